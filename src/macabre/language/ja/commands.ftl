# Macabre：コマンドの表示と、調査レポートのことば。ブラウザのページでは使いません。

## Studies: what is measured, and where

figure-interval = { $value }（{ $low }〜{ $high }）
study-all-together = 全員いっしょ
study-people = 人間
study-bots = { $bot }ボット
study-bot-budget = { $bot }:{ $budget }
study-move = 手
study-seat = 席{ $seat }
study-nobody-wins = 勝者なし
study-shared = 複数の勝者
study-decisions = 手数
study-minutes = 分
study-forced = 選べない手
study-legal-moves = 打てる手
study-lead-changes = 首位の交代
study-decided-after = 決まるまで
study-above = { $better }が{ $worse }より上
study-own-choices = ボット自身の選び方
study-as-it-is = 今のまま
study-same-again = 同じもの
study-as-in-the-box = 箱のまま

## Studies: charts

study-title-seats = 席ごとの勝率
study-title-endings = ゲームの終わり方
study-title-length = 1ゲームの手数
study-title-minutes = 人が遊ぶときの時間（分、推定）
study-title-forced = 手が1つしかなかった割合
study-title-options = 1回に選べる手の数
study-title-leads = 1ゲームでの首位の交代
study-title-decided = どこまで進むと勝負が決まるか
study-title-curve = 勝者の勝率の動き
study-title-alone = それぞれの運だけで決まる割合
study-title-others = その運だけを変えたとき、勝者が変わる割合
study-title-chosen = { $heading }：選べるときに選んだ割合
study-title-used = { $heading }：100手あたりの使用回数
study-title-won = { $heading }：使ったのが勝者だった割合
study-title-bots = ボットごとの勝率（1席あたり）
study-title-places = ボットごとの平均順位（1が勝者）
study-title-higher = 強いボットが上になる割合
study-title-of = { $title }：{ $more }
study-title-some = { $title }（{ $count }個のうち上位と下位）
study-what-changes = 変わったところ
study-title-heat = { $heading }、100手あたりの使用回数：{ $table }
study-title-lengths = ゲームの長さ（手数）
study-title-lengths-of = ゲームの長さ（手数）：{ $table }
study-median = { $name }：中央値{ $median }、半分は{ $low }〜{ $high }
study-deepest = いちばん濃い色は{ $most }。
study-made =
    { $iterations ->
        [none] { $game }、{ $seats }人、ボット { $bots }、1テーブル{ $matches }ゲーム、シード { $seed }、{ $sides }、macabre { $release }、ルール { $rules }、ソース { $sources }
       *[other] { $game }、{ $seats }人、ボット { $bots }（試行{ $iterations }回）、1テーブル{ $matches }ゲーム、シード { $seed }、{ $sides }、macabre { $release }、ルール { $rules }、ソース { $sources }
    }
study-side = ハウスルール { $options }、ボード { $board }
study-against = { " 対 " }

## Studies: the report

study-title = { $game }：調査
study-title-against = { $game }：{ $setting }で変わること
study-title-sweep = { $game }：{ $count }通りの設定
study-parts = 目次
study-stands-out = 目立つところ
study-ask-seats = 有利な席はある？
study-about-seats = どの席も同じ種類のボットが遊びます。点線は全員が同じ割合のときです。
study-ask-length = どのくらい時間がかかり、どれだけ考えることがある？
study-about-length = 全員の手数の合計です。点線は中央値です。選べない手とは、ほかに打てる手がない手のことです。時間は人が遊ぶときのもので、1手ごとの秒数の表から出します。自分の表を使わないかぎり、おおよその値です。
study-ask-skill = 強いボットは上に行く？
study-about-skill = 全種類のボットが1つのテーブルで遊びます。同じ配り方を席を入れかえながら、全員がすべての席に座るまで遊びます。
study-ask-endings = ゲームはどう終わる？
study-about-endings = ルールにある終わり方と、勝者なしの終わり方です。
study-ask-lead = 首位は入れかわる？　いつ決まる？
study-about-lead = 各テーブルの最初の{ $matches }ゲームを、それぞれ{ $moments }か所から{ $times }回ずつ、同じ種類のボットが最後まで遊びました（先読みするボットのところは「よくばり」で）。別の人がはっきり多く勝つようになると、首位の交代です。勝者が半分より多く勝つようになり、最後までそのままなら、そこで決まったと数えます。
study-ask-luck = どの運が決める？
study-about-luck = ゲームは2つ1組で遊び、運を1種類だけもう一方のものと取りかえて、もう一度遊びます。結果がその運にどれだけ従うかが、その運だけで決まる割合です。100 %に足りない分は、いくつかの運がいっしょに決めています。勝者が変わる割合は、その運にどれだけかかっているかを表します（点線はすべての運が違うとき）。
study-ask-uses = どのカード、マス、ワナを、だれが使う？
study-about-uses = ほかにも選べたときにそれを選んだ割合、100手あたりに使われた回数（理由は問わない）、そのうち勝者が使った割合です。点線より多ければ勝ちといっしょに起きているということで、役に立つとはかぎりません。
study-not-changed = このゲーム数で見えるほどの変化はありません。
study-not-played = これを調べるゲームはしていません。何種類かのボットが1つのテーブルで遊べば分かります。
study-from-to = 設定ごとの違い
study-from-to-about = どの設定も同じ配り方で遊びます。縦線は95 %区間、点線は差がないときの値です。
study-charts = すべてのグラフ
study-numbers = すべての数字
study-with-intervals = 95 %区間つき
study-numbers-with-intervals = すべての数字（95 %区間つき）
study-nearest = 望みにいちばん近いもの：
study-besides = そのほか：
study-value = 値
study-table = テーブル
study-measure = 項目
study-of = 対象
study-difference = 差
study-outliers = 見てみたいゲーム
study-outliers-about = 押すと、そのゲームを1手ずつ見られます。
study-replay-close = 閉じる
study-replay-back = 戻る
study-replay-next = 進む
study-replay-decision = 手
study-replay-save = 記録を保存
study-replay-table = テーブル
outlier-longest = いちばん長いゲーム
outlier-shortest = いちばん短いゲーム
outlier-lead-changes = 首位の交代がいちばん多いゲーム
outlier-comeback = いちばんの大逆転
outlier-soonest-decided = いちばん早く決まったゲーム
outlier-upset = いちばんの番狂わせ
outlier-decisions = { $count }手
outlier-times = { $count }回
outlier-from = { $chance }から
outlier-after = { $part }進んだところ
outlier-wins = 「{ $bot }」ボットの勝ち
outlier-more = { $note }、配り方{ $deal }、{ $names }

## Studies: sentences

summary-seat = 「{ $table }」のテーブルでは、{ $seat }の勝率は{ $wins }です。平等なら{ $even }です。
summary-no-seat = はっきり有利な席はありません。
summary-length = 「{ $table }」のテーブルでは、1ゲームは{ $length }手です。そのうち{ $forced }は、手が1つしかありません。
summary-minutes = 人が遊べば、このようなゲームは{ $minutes }分ほどです（{ $table }）。
summary-decided = 「{ $table }」のテーブルでは、{ $part }進んだところで勝負が決まります。
summary-higher = 1つのテーブルで、{ $label }になるのは、同点を除く{ $share }です。運だけなら50 %です。
summary-luck = 「{ $table }」のテーブルで、1種類の運だけで決まる割合：{ $kinds }。
summary-never = { $heading }：{ $table }は{ $names }を、選べても選びません。
summary-winners-more = { $heading }：「{ $table }」のテーブルでは、勝者は{ $names }を平均より多く使います。
summary-winners-less = { $heading }：「{ $table }」のテーブルでは、勝者は{ $names }を平均より少なく使います。
summary-and-more = { $names }、ほか{ $count }個
summary-no-difference = このゲーム数では違いは見えません。
summary-by-chance = 比べた{ $figures }個の数字のうち、{ $expected }個ほどは偶然だけでもこのくらいはっきり見えます。
summary-changes = { $title }、{ $label }：{ $changes }。
summary-changed-at = { $change }（{ $table }）、もとは{ $before }
summary-points = { $change }ポイント
summary-changed-uses = { $title }：{ $changes }。
study-range = { $title }、{ $label }（{ $table }）：{ $low_setting }の{ $low }から、{ $high_setting }の{ $high }まで。
wanted-minutes = { $figure }分
wanted-decisions = { $figure }手
wanted-seat = いちばん有利な席 { $figure }
wanted-forced = 選べない手 { $figure }
wanted-decided = 決まるまで { $figure }
wanted-lead-changes = 首位の交代 { $figure }回
wanted-found = { $name }：{ $said }。
wanted-as-is = { $name }：{ $said }（望みどおり）。
study-done = レポートは { $file } です。数字、グラフ、ゲームも同じ場所にあります。
study-writing = レポートを書いています
install-parquet = Parquetを使うには：pip install "macabre[parquet]"
install-ratings = レーティングを使うには：pip install "macabre[ratings]"

## Series and simulations

head-bot = ボット
head-seat = 席
head-wins = 勝ち
head-share = 割合
head-interval = 95 %区間
head-rank = 順位
head-lead = リード
head-mean-score = 平均点
range = { $low }〜{ $high }
range-or-more = { $low }以上
arena-means = 勝ちは同じボット1体あたりです。順位、ほかのいちばんに対するリード、1手の計算時間は平均です。
arena-cut-off = { $count }ゲームは{ $limit }手で打ち切りました。
arena-chart = { $game }：勝率と95 %区間
arena-by-seat = 席ごと（どのボットも同じ回数座った）。点線は同じ割合
arena-deals = { $deals }通りの配り方を、{ $seats }つの席を入れかえながら（{ $matches }ゲーム）、シード { $seed }
arena-budget =
    { $iterations ->
        [none] 考える時間はレベルごと
       *[other] 1手に試行{ $iterations }回
    }
arena-options = ハウスルール：{ $options }
arena-own-board = 自作のボード
arena-made = macabre { $release }、ルール { $rules }、ソース { $sources }
simulate-title = { $game }：{ $count }ゲーム
simulate-length = 長さ（手数）：半分のゲームは{ $low }〜{ $high }、中央値{ $median }
simulate-scores = 全席の得点：{ $scores }
simulate-endings = ゲームの終わり方
simulate-cut-off = 上限で打ち切り
simulate-time = { $matches }ゲーム、{ $decisions }手、計算時間{ $seconds }秒。
simulate-csv = すべてのゲームは { $file } にあります。

## Replays, best scores and boards

replay-help = Enter：次へ。b：戻る。数字：その手へ。e：最後へ。q：やめる。
replay-begin = { $game }、{ $players }人、{ $decisions }手。
replay-at = [{ $last }手中{ $number }]
best-is = { $score }点。このボードでの自己ベストは{ $best }点です。
best-new = { $score }点。このボードでの自己ベストです。
best-before = { $score }点。このボードでの自己ベストを更新しました。これまでは{ $before }点でした。
board-copied = { $file } は { $game } のボードです。書きかえたら、`macabre board check { $file }` で正しいか確かめられます。
board-good = { $file }：{ $game } のボードとして使えます。

## What a match's file proves

proof-steps = { $count }手すべてがルールどおりです。
proof-draws-seed = { $count }回の偶然すべてがシードから決まります。
proof-draws-key = { $count }回の偶然すべてが鍵から決まります。
proof-noted = 書きとめた指紋{ $count }個と同じゲームです。
proof-fingerprint = { $steps }手のあとの指紋は { $digits } です。見ていた人は比べられます。
proof-secret = 秘密は約束したとおりのものです。
proof-secret-salts = 秘密は約束したとおりのものです。次の席のソルトもそうで、本人が確かめられます：{ $seats }。
proof-burnt = その前に{ $count }回の配り直しがあり、そのとき見せた秘密も約束したとおりのものです。
proof-salted = テーブルにいた全員がソルトを出しました。だれも一人でこの運を選べませんでした。
proof-not = 証明されていないこと：{ $doubt }。
proof-unfinished = ゲームが終わる前にファイルが終わっています
proof-other-rules = 手がルールどおりかどうか。これは{ $other }なので、{ $release }で確かめられます
proof-by-hand = このゲームの偶然は手で決めたもので、何も約束していません
proof-seeded = 何も約束していません。このゲームを始めた人がシードを選び、すべての偶然を知ることができました
proof-unrevealed = 秘密が明かされていません。ゲームが終わっておらず、偶然を確かめられません

## ヘルプ：見出しと、入力の間違い

usage = 使い方：{ $command }
usage-options = オプション
usage-command = コマンド
usage-args = 引数
heading-argument = 引数：
heading-option = オプション：
heading-command = コマンド：
usage-required = 必須
usage-default = 省略時：{ $value }
usage-no-option =
    { $meant ->
        [none] { $option } というオプションはありません。--help で一覧を見られます
       *[other] { $option } というオプションはありません。{ $meant } のことですか？
    }
usage-missing = { $name } がありません。必要なものは --help で見られます
usage-bad-value =
    { $limits ->
        [none] { $option } にその値は使えません。使える値は --help で見られます
       *[other] { $option } にその値は使えません。使えるのは{ $limits }です
    }
usage-no-value = { $option } には値が必要です
usage-extra = { $arguments } は余分です。必要なものは --help で見られます
usage-no-command =
    { $command ->
        [none] 何をするか選んでください：{ $commands }
       *[other] { $command } というコマンドはありません。あるのは { $commands } です
    }

## ヘルプ：コマンド

help-macabre = 秘密だらけの、命がけのファミリーゲーム4つ。ターミナルで遊ぶ、ブラウザ用のロビーを開く、ルールを読む、ボットに遊ばせる。
help-version = バージョンを表示する。
help-language = 使う言語（jaやenなど）。省略するとシステムの言語。
help-help = このヘルプを表示する。
help-needs-numba = NumbaとNumPyが必要です：pip install "macabre[fast]"
help-games = ゲームの一覧を、人数とハウスルールつきで表示する。
help-rules = ゲームのルールをすべて、または1項目だけ表示する。
help-play = ターミナルで遊ぶ。人が先の席に、ボットが残りの席に座ります。
help-serve = ブラウザ用にロビーとテーブルを開く。Ctrl-Cで閉じます。
help-site = サーバーのいらないロビーを書き出す。どのウェブサーバーにも置けるファイルのフォルダで、すべてブラウザの中で動きます。
help-replay = 保存したゲームを1手ずつ見る。
help-review = ゲームを振り返る：全員の勝つ見込みを1手ごとに、そして分かれ目を表示します。
help-verify = ゲームの約束、偶然、手をすべて確かめる。証明できないものが残ると終了コードは1です。
help-modules = コンパイラなしで動くモジュールを作る。最新のものはそのままです。
help-prepare = すべてのゲームを今Numbaでコンパイルしておく。あとで待たずにすみます。
help-simulate = ボットに何度も遊ばせる。席ごとの勝ち数（区間つき）と、ゲームの長さを表示します。
help-arena = ボットに同じ配りを全部の席で遊ばせ、順位を区間つきで表示する。
help-study = ボットに遊ばせて報告書を書く：席、長さ、腕前、運、何が使われたか。
help-check = ゲームが約束を守るか調べる：合法な手、秘密、ありうる世界、コンパイルした動きなど。
help-bench = CPU1秒あたりに何回決められるかを測る（コンパイル版とPython版）。
help-benchmark = 4つのゲームで同じシリーズをボットに遊ばせ、区間つきの表を1つ表示する。
help-board = 自分で作るボードと山札。
help-board-copy = ゲームのボードや山札を新しいファイルに写す。それを書きかえて使います。
help-board-check = ボードで遊べるか調べる。遊べないときは、理由と場所を示します。
help-board-draw = ボードを表示する。
help-tables = サーバーに保存されたテーブル。
help-tables-list = テーブルの一覧を、最近使ったものを最後にして表示する。
help-tables-show = テーブルを1つ表示する：ゲーム、座った人、終わったゲーム。手札は表示しません。
help-tables-export = テーブルについて保存されたものをすべてJSONファイルに書き出す：ログ、名前、終わったゲーム。
help-tables-delete = テーブルを、保存されたものごと削除する。座っている人には知らせます。
help-tables-expire = 長いあいだ使われていないテーブルを削除する。サーバーは1時間ごとに行います。
help-tables-backup = 今のデータベース全体を新しいSQLiteファイルに写す。
help-tables-restore = バックアップから新しいデータベースを作る。すでにあるものには触れません。
help-new = 自分のゲームやボットを作りはじめる。
help-new-game = 小さくても完全なゲームを書き出す。すぐ遊べて、すべての検査に通ります。あとは自分のゲームに作りかえてください。
help-new-bot = すぐ遊べる小さなボットを1つのファイルに書き出す。

## ヘルプ：オプション

help-game = ゲームのID。`macabre games` で一覧を見られます。
help-option = ハウスルール。繰り返し指定できます。
help-board-file = 自分で作ったボードや山札。
help-seed = 前のゲームと同じ運を繰り返す。
help-luck-seed = 数を変えると運が変わります。
help-deals-seed = 数を変えると配りが変わります。
help-bots = ボット（コンマ区切り）：{ $bots }、ほかのパッケージのもの、自分のもの（./mine.py:Bot または module:object）。
help-csv = ゲームごとに1行書き出す。
help-limit = この回数決めたところで打ち切る。
help-out = 置き場所。同じコマンドで、止めたところから続けられます。
help-jobs = プロセスの数。省略するとコアの数。
help-ray = Rayクラスタ。「local」ならここで始めます。
help-iterations = 探索するボットが考える量。
help-finished-file = 終わったゲームの記録。
help-new-file = 新しいファイル。まだないものを指定します。
help-play-game = ゲームのID。省略すると尋ねます。
help-play-players = 席の数。ボットも数えます。
help-play-bots = あとの席のボット（コンマ区切り）：{ $bots }、ほかのパッケージのもの、自分のもの（./mine.py:Bot または module:object）。人だけなら「none」。
help-play-names = 人の名前（コンマ区切り）。
help-play-load = 保存したゲームの続きを遊ぶ。
help-rules-clause = ルール番号。たとえばCLU-9。
help-replay-file = `save` で書いた記録。
help-replay-seat = この席から見えたとおりに見る。省略するとすべて見えます。
help-review-html = ブラウザ用のページを書き出す。
help-review-iterations = それぞれの場面から何通り先を試すか。
help-verify-noted = ある手のあとでテーブルが示した指紋。同じゲームだと証明できます。繰り返し指定できます。
help-simulate-matches = ゲームの回数。
help-simulate-players = 席の数。省略するとボットの数。
help-arena-bots = 席ごとのボット（コンマ区切り）：{ $bots }、自分のもの（./mine.py:Bot）。3xgreedy は3体、expert:4000 は考える量を指定。「cheater」はすべて見え、「uniform」は何も推理しません。
help-arena-deals = 配る回数。それぞれ全部の席で遊びます。
help-arena-above = 最初のボットの区間がこれを超えたら終わる。
help-arena-chart = 結果を図にする。
help-study-bots = ボットの種類を弱い順に（コンマ区切り）：{ $bots }、自分のもの（./mine.py:Bot）。hard:300 は考える量を指定。同じ種類どうしで遊び、そのあと全種類で遊びます。
help-study-matches = テーブルごとのゲームの回数。
help-study-players = 席の数。省略するとそのゲームの最大人数。
help-study-against = 別のボードやハウスルールと、同じ運で比べる。NAME=3..12 や NAME=1|5|10 は値を1つずつ、複数のファイルはボードを1枚ずつ、複数の名前はすべての組み合わせを試します。
help-study-wanted = 望ましいゲーム。たとえば minutes=20..30 や seat=..27。いちばん近い設定を表示します。
help-study-people = 人が遊んだゲーム：記録、またはそのフォルダ。
help-study-seconds = 人が1手に何秒かけるかの、自分の表。
help-check-only = この検査だけ行う。繰り返し指定できます。省略するとすべて。
help-check-record = 先に手本のゲームと数を書き直す。
help-benchmark-bots = ボット（コンマ区切り）：greedy や expert:250 などの名前、ほかのパッケージのもの、自分のもの（./mine.py:Bot または module:object）。
help-benchmark-quick = 1時間ではなく数分ですませる。
help-board-toml = 最初のキーが game = "…" のTOMLファイル。
help-board-new = 書き込む場所。まだないファイルを指定します。
help-modules-games = どのゲームか。省略するとすべて。
help-modules-again = 最新のものも作り直す。
help-modules-checked = 添字をすべて調べる。遅くなりますが、ルールの誤りが見つかります。
help-new-name = 小文字、数字、ハイフン。たとえばnight-watch。
help-new-in = 作る場所。
help-site-folder = 書き込む場所。あるファイルは上書きします。
help-site-pyodide = Pyodideの場所。省略するとnpmが一度だけ取り寄せます。
help-site-study = ロビーに表示する調査レポート、またはそのフォルダー。繰り返し指定できます。
help-database = sqlite:///ファイル または postgresql://…
help-keep-unbegun = ゲームが始まらなかったテーブルを残す日数。0なら、ずっと。
help-keep-idle = ゲームが終わらなかったテーブルを残す日数。0なら、ずっと。
help-keep-finished = ゲームが終わったテーブルを残す日数。0なら、ずっと。
help-serve-host = 待ち受けるアドレス。
help-serve-port = 待ち受けるポート。
help-serve-workers = サーバーのプロセス数。2つ以上にはPostgreSQLが必要です。
help-serve-lan = 同じネットワークの人も入れるようにする。
help-serve-pace = ボットが考えて見える時間：1がふつう。0だとすぐ答えるので、選択肢がなかったことがわかってしまいます。
help-serve-origin = ここで遊べるページのアドレス。繰り返し指定できます。
help-serve-open = ブラウザでロビーを開く。
help-serve-metrics = ここでPrometheus用の数値を出す。プロセスごとに次のポートを使います。
help-serve-bot = 自分のボットをテーブルで選べるようにする（./mine.py:Bot または module:object）。繰り返し指定できます。インストールしたものはいつも選べます。
help-serve-bot-seconds = そのボットが1回決めるのに使える秒数。
help-serve-bot-megabytes = そのボットが使えるメモリ（MB）。
help-serve-most-tables = 1つのアドレスから同時に開けるテーブルの数。
help-serve-most-megabytes = それらがデータベースで使える量（MB）。
help-serve-most-entries = 1つのテーブルのログの件数。
help-table-code = テーブルのコード。
help-table-codes = テーブルのコード（いくつでも）。
help-backup-file = バックアップ。
help-tables-yes = 確認せずに実行する。
help-tables-secrets = ログに全員の手札が出るゲーム中でも書き出す。

## 運営者や作り手のためのコマンドの表示

serve-open = Macabreを開きました：{ $address } （Ctrl-Cで閉じます）
site-made = { $folder }：{ $size } MB。試すには `python -m http.server -d { $folder }`。
site-left-out = 含まれないもの：{ $games }。外部のゲームにはサーバーが必要です。
review-working = { $file }を振り返っています
modules-building = 作成中
modules-built = { $file }：{ $size }バイト
check-passed = { $game }：すべての検査と、ゲーム自身のテストに合格しました
check-some-passed = { $game }：{ $checks } に合格しました
prepare-working = コンパイル中
prepare-begun = { $games } をコンパイルしています。数分かかることがあります。
prepare-done = { $games } を{ $seconds }秒でコンパイルしました。
bench-title = CPU1秒あたりに決めた回数（でたらめに遊び、席は最大）
bench-game = ゲーム
bench-bytes = 状態（バイト）
bench-compiled = コンパイル版
bench-python = PythonのMatch
bench-working = 測定中
benchmark-suite = { $suite }：シリーズごとに{ $deals }回配り、それぞれ{ $seats }席すべてで遊ぶ。シード{ $seed }。
benchmark-against = { $opponent } 3人が相手
benchmark-all = 全ゲーム
benchmark-itself = 自分自身
benchmark-metric = 数値はボットの勝率です。同時に勝ったときは分け合い、打ち切られたゲームに勝者はいません。互角なら{ $even }、区間は95 %です。
benchmark-files = 表は { $table }、プログラム用は { $data } です。
new-game-made = { $folder } にゲームができました。遊んで、調べるには：
new-game-guide = あとは自分のゲームに作りかえてください。やり方は文書の「Your first game」（{ $page }）にあります。
new-bot-made = { $file } にボットができました。遊ばせるには：
new-bot-guide = あとは強くして、テーブルに座らせてください。やり方は文書の「Your first bot」（{ $page }）にあります。
tables-code = コード
tables-game = ゲーム
tables-phase = 段階
tables-entries = ログ
tables-matches = 終了
tables-size = KB
tables-touched = 最終使用
tables-all = テーブル：{ $count }、ログとゲームは計{ $size } KB。
tables-one = { $code }：{ $game }、{ $phase }、ログ{ $entries }件、{ $size } KB
tables-times = 開始 { $opened }、最終使用 { $touched }（UTC）
tables-person = ログ{ $entry }で着席：{ $name }
tables-match = 終了 { $at }：ゲーム { $match }
tables-unreadable = 読めません
tables-exported = { $file } に { $code } のログ{ $entries }件を書き出しました。
tables-sure = { $codes } を完全に削除しますか？
tables-deleted = 削除しました：{ $codes }。
tables-expired = 削除したテーブル：{ $count }。
tables-backing-up = バックアップ中
tables-backed-up = { $file } は { $at }（UTC）のバックアップです。`macabre tables restore` で戻せます。
tables-restoring = 復元中
tables-restored = 復元しました。

## 誤り：場所とファイル

fault-at = { $place }：{ $fault }
place =
    { $name ->
        [none] { place-lines }
       *[other]
            { $line ->
                [none] { $name }
               *[other] { $name }、{ place-lines }
            }
    }
place-lines =
    { $column ->
        [none] { $line }行目
       *[other] { $line }行目{ $column }字目
    }
fault-unreadable =
    { $file } を読めません：{ $why ->
        [FileNotFoundError] そのファイルはありません
        [IsADirectoryError] フォルダです
        [PermissionError] 読む権限がありません
        [UnicodeDecodeError] UTF-8のテキストではありません
       *[other] 壊れているか、種類が違います（{ $why }）
    }
fault-unwritable =
    { $file } に書けません：{ $why ->
        [FileNotFoundError] そのフォルダがありません
        [IsADirectoryError] フォルダです
        [PermissionError] 書く権限がありません
       *[other] システムに拒まれました（{ $why }）
    }
fault-exists = { $file } はもうあります。別の名前にしてください
fault-no-folder =
    フォルダ { $folder } を作れません：{ $why ->
        [FileExistsError] 同じ名前のファイルがあります
        [NotADirectoryError] パスの途中にファイルがあります
        [PermissionError] 作る権限がありません
       *[other] システムに拒まれました（{ $why }）
    }
fault-data-folder = フォルダ { $folder } を作れません（{ $why }）。$MACABRE_DATA に別のフォルダを指定してください

## 誤り：ゲーム、ボット

fault-needs-numba = NumbaとNumPyが必要です：pip install "macabre[fast]"
fault-no-game =
    { $meant ->
        [none] 「{ $game }」というゲームはありません。あるのは { $games } です
       *[other] 「{ $game }」というゲームはありません。{ $meant } のことですか？
    }
fault-no-clause = { $game } に { $clause } というルール番号はありません。{ $first }から{ $last }までです
fault-players = { $game } は{ $low }〜{ $high }人用です（{ $players }ではできません）
fault-options = オプションは名前と値のdictです（{ $kind }ではありません）
fault-no-option =
    { $options ->
        [none] { $game } に「{ $option }」というオプションはありません。オプションは1つもありません
       *[other] { $game } に「{ $option }」というオプションはありません。あるのは { $options } です
    }
fault-option = オプション「{ $option }」を { $value } にはできません。できるのは{ $allowed }です
fault-option-seat = オプション「{ $option }」を { $value } にはできません。席は0〜{ $last }です
fault-option-form = オプションは 名前=値 と書きます（「{ $text }」ではなく）
fault-chance = chanceは 'auto' か 'manual' です（{ $value } ではなく）
fault-seed = シードは1000ビットまでの整数です
fault-record-size = { $game } の状態は、ゲームが返す{ $size }バイトです
fault-record = これはルール第{ $rules }版の { $game } の状態ではありません
fault-which-seat =
    { $seats ->
        [none] 今は運の番です
       *[other] どの席か指定してください：{ $seats }
    }
fault-no-seat = 席{ $seat }はありません。席は0〜{ $last }です
fault-no-transcript = 途中から始めたゲームに記録はありません。その前に何があったか、だれにもわかりません
fault-bots-named = { $seats }席に対して、ボットが{ $bots }体あります
fault-bot-place = 「{ $place }」ではボットの場所がわかりません。./mine.py:Bot か module:object と書いてください
fault-bot-python = { $file } はPythonではありません。{ $line }行目が読めません
fault-bot-file = { $file } というファイルはありません
fault-no-report = { $file } にレポートがありません。`macabre study` で作成できます
fault-strange-report = { $file } は調査のレポートではありません。`macabre study` で作成できます
fault-bot-module = Pythonのモジュール { $module } は、ここにもインストール先にもありません
fault-bot-name = ボットの名前は小文字、数字、ハイフンで1〜24字です（「{ $name }」は使えません）。名前=ファイル と書いてください
fault-bot-taken = 「{ $name }」というボットはもういます。別の名前にしてください：other-{ $name }=ファイル
fault-bot-name-new = ボットの名前は小文字、数字、ハイフンで、もとからあるものと同じにはできません（「{ $name }」は使えません）
fault-bot-loading = { $place } を読み込めません：{ $why }
fault-source = { $name } のソースを読めません
fault-policy = これは { $wanted } 用に学習したもので、{ $here } 用ではありません
fault-entrant = 「{ $text }」というボットはありません。greedy、3体なら 3xgreedy、考える量つきなら expert:4000、自分のものなら ./mine.py:Bot と書きます
fault-no-machine = 「{ $machine }」という実行環境はありません。あるのは { $machines } です
fault-machine = { $game } はここでは { $machine } で動きません。{ $machines } なら動きます
fault-module = { $game } のモジュールが古くなっています。先に `macabre modules` を実行してください
fault-game-name = ゲームの名前は night-watch のように小文字、数字、ハイフンです（「{ $name }」は使えません）
fault-game-taken = { $name } というゲームはもうあります。別の名前にしてください
fault-module-building = { $game } のモジュールを作れません：{ $why }
fault-no-check = { $check } という検査はありません。あるのは { $checks } です
bot-missing =
    { $others ->
        [none] { $thing } がありません
       *[other] { $thing } がありません。名前のあとに { $others } と書いてください
    }
bot-chooses-not = { $thing } には choose(sight) がなく、呼び出してそれを持つものを作ることもできません
bot-late = 時間がかかりすぎました
bot-ended = プロセスが終了しました
fault-pyodide-folder = { $folder } に { $missing } がありません。npmパッケージ pyodide のフォルダーを指定してください
fault-no-npm = Pyodideの取得にはnpmが必要ですが、ここにはありません。インストールするか、--pyodide でフォルダーを指定してください
fault-npm = npmで pyodide { $version } を取得できませんでした。それがあるフォルダーを --pyodide で指定してください
fault-pyodide = npmが取得したものは、この版が知っている pyodide { $version } ではありません

## 誤り：入力された手

typed-form = 「{ $text }」は「{ $form }」の形になっていません
typed-kind = 手はdictか文字列で表します（{ $kind }ではありません）
typed-no-type = { $type } という手はありません。あるのは { $types } です
typed-no-field = 「{ $type }」という手に「{ $field }」という項目はありません
typed-needs-field = 「{ $type }」という手には「{ $field }」という項目が必要です
typed-field = 「{ $field }」{ $fault }
misfit-number = は{ $first }〜{ $last }の数です（{ $given } ではありません）
misfit-range = は{ $first }〜{ $last }のどれかです（{ $given } ではありません）
misfit-choice = は次のどれかです：{ $choices }（{ $given } ではありません）
misfit-shape = は { $example } のように書きます（{ $given } ではありません）
misfit-pair = は { $form } のように、{ $first }までと{ $second }までの数で書きます（{ $given } ではありません）
misfit-deck = が違います：{ $card } というカードはありません
typed-number = アクションは整数です（{ $given } ではありません）
typed-no-action = アクション { $action } はありません

## 誤り：学習環境

env-not-installed = { $package } がインストールされていません：pip install "macabre[{ $extra }]"
env-no-observation = { $game } には観測の定義がないので、学習環境はありません
env-other-seats = ほかの席は{ $seats }つなので、ボットも{ $seats }つ必要です（{ $bots }ではありません）
env-no-reward = { $reward } という報酬はありません。あるのは { $rewards } です
env-limit = 上限は1以上の決定の回数です（{ $limit } ではありません）
env-forbidden = { $who } のマスクはアクション { $action } を禁じています
env-match-forbidden = ゲーム{ $match }：マスクが { $given } を禁じています。どのゲームも進んでいません
env-in-turns = { $game } は順番に遊ぶゲームなので、全員が同時に行動することはできません
env-together = 全員が同時に行動するところにボットは入れません
env-bots = ボットは{ $seats }つの名前で、学習する席はNoneにします（{ $bots } ではありません）
env-matches = バッチには1つ以上のゲームが必要です（{ $matches } ではありません）
env-seed = シードは整数です
env-step = 1ステップには{ $wanted }個の整数が必要です（{ $kind } が{ $given }個ではありません）
env-factors = { $names } の選び方のうち、アクションでないものがあります
env-save = 学習環境が保存したものではないか、一部が欠けています
env-other-save = 別の学習環境（{ $other }）が保存したものです。ここは { $own } です
env-slow-bot = ボット「{ $bot }」はバッチで使うには考える時間が長すぎます。randomとgreedyなら使えます
env-policies-together = 方策は1つのゲームで一度に1席ずつ答えるので、together=True のバッチでは使えません
env-policies-masks = 方策はマスクを見て選ぶので、masks=False のバッチでは使えません
env-policy-bot = 席{ $seat }ではボット「{ $bot }」が遊びます。方策を座らせるには、ボットの並びでその席をNoneにします
env-tree-players = 木は2人用です（{ $players }人ではできません）
env-tree-size = 局面が{ $most }を超えています。木にできるのはもっと小さい設定だけです
env-tree-deals = この局面でありうる配り方が{ $most }を超えています

## 誤り：シリーズと調査

fault-deals = シリーズで配るのは1〜{ $most }回です（{ $deals }回ではできません）
fault-matches = 調査はテーブルごとに2〜{ $most }回です（{ $matches }回ではできません）
fault-other-code = { $file } は別のルール、ボット、ボード、コンパイラで遊んだものです。別のフォルダで始めてください
fault-other-series = { $file } は別の実行のものです（違うところ：{ $names }）。別のフォルダで始めてください
fault-process-ended = プロセスが外から止められました。終わった分は残っています
fault-no-ray = Rayがインストールされていません：pip install "macabre[ray]"
fault-ray = { $address } のRayクラスタが応答しません（{ $why }）
fault-wanted = 望みは minutes=20..30 や seat=..27 のように書きます（「{ $text }」ではなく）。使えるのは { $kinds } です
fault-seconds = { $file } には1手の秒数が必要です：種類ごとの数と、'{ $usual }' の数
fault-ladder = 調査には1体以上のボットが必要です。弱い順に、1度ずつ挙げてください
fault-many-kinds = { $kinds }種類のボットは{ $seats }人のテーブルに座れません
fault-people = { $file } は { $game }（{ $players }人）のゲームで、{ $wanted }（{ $seats }人）ではありません
fault-people-options = { $file } は { $played } で行われましたが、調査は { $studied } です
fault-people-board = { $file } は、調査とは別のボードまたは山札で行われました
fault-not-over = { $file } のゲームは終わっていません
fault-settings = 調査で比べられる設定は{ $most }個までです（{ $settings }個あります）
fault-range = 範囲は小さいほうから書きます：{ $text } ではなく { $right }

## 誤り：サーバーとデータベース

fault-workers = プロセスを2つ以上にするにはPostgreSQLが必要です：--database postgresql://…
fault-origin = originは https://play.example のようなアドレスです（「{ $given }」ではなく）
fault-port = { $host } のポート{ $port }で待ち受けられません（{ $why }）。別の --port にしてください
fault-metrics = 数値を出すポートは --metrics 9113 のように書きます（「{ $text }」ではなく）
fault-lock = ロック { $file } を開けません（{ $why }）
fault-served =
    { $server ->
        [none] { $file } のテーブルは別のサーバーが使っています。先にそちらを閉じてください
       *[other] { $file } のテーブルは別のサーバー（{ $server }）が使っています。先にそちらを閉じてください
    }
fault-stored = 保存されたものを読めません（{ $why }）
fault-secrets = { $code } ではゲーム中で、ログに全員の手札が出ます。それでも書き出すには --secrets をつけてください
fault-not-deleted = 見つからないテーブル：{ $missing }、削除したテーブル：{ $deleted }
fault-storage = 今はデータベースを読み書きできません（{ $why }）
fault-no-table = { $code } というテーブルはありません
fault-database =
    { $database ->
        [none] データベースは使えません：{ $why }
       *[other] データベース { $database } は使えません：{ $why }
    }
unfit-no-folder = フォルダ { $folder } がありません
unfit-no-file = ファイルではありません
unfit-not-there = そのファイルはありません
unfit-read-only = 書き込みできません
unfit-folder-read-only = このユーザーはフォルダ { $folder } に書き込めません
unfit-open-to-all = { $file } をほかの人が読める状態で、ここからは変えられません。chmod 600 を実行してください
unfit-damaged = 壊れています
unfit-damaged-restore = 壊れています。バックアップから復元してください
unfit-no-backup = テーブルのバックアップではありません
unfit-odd = バックアップにはないはずのもの（{ $what }）が入っています
unfit-not-empty = すでにテーブルがあります。上書きはしません
unfit-locked = ほかのプログラムがロックしています
unfit-disk = ディスクに障害があります
unfit-full = ディスクがいっぱいです
unfit-unopened = 開けません
unfit-no-sqlite = SQLiteのファイルではありません
unfit-address = sqlite:///ファイル か postgresql://ユーザー@ホスト/名前 と書いてください
unfit-no-driver = ドライバがインストールされていません：pip install "macabre[postgres]"
unfit-kind = SQLiteでもPostgreSQLでもありません
unfit-sqlite-file = SQLiteのデータベースはファイルです：sqlite:///ファイル と書いてください
unfit-older = 古いバージョンのものです。`macabre serve` で新しくできます
unfit-newer = 新しいバージョンのMacabreのものです。そのバージョンか、別のデータベースを使ってください
unfit-versions = 表が完全ではありません（版が複数あります）。バックアップから復元してください
unfit-no-version = 表が完全ではありません（{ $tables } に版がありません）。バックアップから復元してください
unfit-not-whole = 表が完全ではありません（{ $what } がありません）。バックアップから復元してください

## 誤り：ボード

board-yours = あなたのボード
board-unreadable =
    読めません：{ $why ->
        [FileNotFoundError] そのファイルはありません
        [IsADirectoryError] フォルダです
        [PermissionError] 読む権限がありません
        [UnicodeDecodeError] UTF-8のテキストではありません
       *[other] システムに拒まれました（{ $why }）
    }
board-strange = 読めません
board-slow = 読むのに時間かメモリがかかりすぎます
board-no-file =
    ボードのファイルではありません：{ $why ->
        [equals] キーの後に = がありません
        [value] 値ではありません。文字列は引用符で囲んでください
        [twice] 同じものが二度書かれています
        [bracket] 括弧が足りません
        [text] 文字列が途中で切れています
       *[line] この行は表でも、キーと値でも、コメントでもありません
    }
board-endless = ボードのファイルではありません：文字列の終わりがありません
board-bytes = ボードは{ $most }バイトまでです（{ $count }バイトあります）
board-line = 1行は{ $most }字までです（{ $count }字あります）
board-text = 文字列は{ $most }字までです（{ $count }字あります）
board-atom = キーや数は{ $most }字までです（{ $count }字あります）
board-dots = キーの点は{ $most }個までです
board-deep = 入れ子が深すぎます
board-says = { $text }
board-lacks = 「{ $key }」がありません
board-kind = 「{ $key }」は{ $wanted }でなければなりません（{ $value } ではなく）
board-kind-str = 文字列
board-kind-int = 整数
board-kind-bool = trueかfalse
board-kind-list = リスト
board-kind-dict = 表
board-name = 名前は、見える文字で{ $most }字までです（{ $name } は使えません）
board-lacks-tables = { $table } が1つ以上必要です
board-no-table = { $table } は表でなければなりません
board-unknown = 「{ $key }」というキーはありません。使えるのは { $allowed } です
board-not-of = これは { $game } のボードではありません
board-no-path = ボードはパスか、読み込んだボードで指定します（{ $kind } ではなく）
board-of-other-game = これは { $other } のボードで、{ $game } のものではありません

## 誤り：記録と、運の約束

fault-noted = 「{ $note }」は、手の番号、コロン、16進{ $least }〜64桁になっていません
fault-other-match = これは、{ $step }手のあとで指紋を書きとめたゲームではありません
transcript-no-text = 記録は文字列です（{ $kind }ではありません）
transcript-release =
    { $release ->
        [none] 以前のMacabre
       *[other] Macabre { $release }
    }
transcript-made = { $game } のルール第{ $rules }版のゲーム（{ $release }）
transcript-other-rules = { $made }（ここは第{ $rules }版）
transcript-other-board = { $made }（当時の標準のボードで、今のものとは違う）
transcript-board = { $file } のボード
transcript-begin = 記録は '{ $line }' という行で始まります
transcript-cut-off = 記録が途中で切れています。最後の行が 'end …' ではありません
transcript-expected = '{ $found }' ではなく '{ $wanted }' のはずです
transcript-number = '{ $key }' には数が必要です（'{ $value }' ではなく）
transcript-value = '{ $text }' は値ではありません
transcript-chance = chanceは 'manual'、'seed' と数、'fair' と約束のどれかです（'{ $value }' ではなく）
transcript-burnt = 捨てられた配りには、番号、約束、秘密、ソルトを出さなかった席が必要です
transcript-burnt-gap = 捨てられた配りが{ $deal }回目の配りにつながっていません
transcript-seat = 席{ $seat }は 'bot' か、'person' とソルトの約束とソルトです
transcript-salt = ソルトには席、約束、数字が必要です
transcript-secret = 秘密は16進64桁です
transcript-board-kind = ボードは 'own' か 'default' です（'{ $kind }' ではなく）
transcript-own-board = このボードは、遊んだときのものではありません
transcript-step = ゲームの手ではありません：'{ $line }'
transcript-step-number = { $found }手目ではなく{ $wanted }手目のはずです
transcript-draw-number = '{ $purpose }' の次の数ではありません
transcript-weights = '{ $text }' は重みではありません
transcript-outcomes = 偶然の結果は{ $most }通りまでです
transcript-draw = 偶然は '{ $stated }' と書かれていますが、ルールでは '{ $right }' です
transcript-outcome = ゲームの鍵から決まる結果が、ここに書かれたものと違います
transcript-after-end = 'end …' の行のあとに何かあります
transcript-length = 終わりには{ $stated }手とありますが、{ $found }手あります
transcript-checksum = 記録が変えられています。チェックサムが合いません
transcript-fingerprint = 記録が変えられています。指紋が合いません
luck-other-secret = 秘密が約束したものと違います
luck-other-salt = 席{ $seat }のソルトが約束したものと違います
luck-other-burnt = 捨てられた配り{ $deal }の秘密が約束したものと違います
luck-seats = 席{ $seats }
doubt-unknown-seats = だれが座り、だれがソルトを出したかが書かれていません。主催者が配りを操れたかもしれません
doubt-burnt = 配り{ $deal }は、{ $seats }が約束のソルトを見せなかったので捨てられました。主催者と組めば、この配りと次の配りのどちらかを選べたことになります
doubt-no-person = ボットしかおらず、だれもソルトを出していません。主催者一人で配りを選べたかもしれません
doubt-no-salt = { $seats }もほかのだれも、ソルトを出していません。主催者一人で配りを選べたかもしれません
doubt-some-salts = { $seats }がソルトを出していません。主催者が{ $others }と組めば配りを操れたかもしれません
