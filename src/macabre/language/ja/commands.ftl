# Macabre：コマンドの表示と、調査レポートのことば。ブラウザのページでは使いません。

## Studies: what is measured, and where

figure-interval = { $value }（{ $low }～{ $high }）
study-all-together = 全員いっしょ
study-people = 人間
study-bots = { $bot }ボット
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
study-median = { $name }：中央値{ $median }、半分は{ $low }～{ $high }
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
study-about-lead = 各テーブルの最初の{ $matches }ゲームを、それぞれ{ $moments }か所から{ $times }回ずつ、同じ種類のボットが最後まで遊びました（先読みするボットのところは greedy で）。別の人がはっきり多く勝つようになると、首位の交代です。勝者が半分より多く勝つようになり、最後までそのままなら、そこで決まったと数えます。
study-ask-luck = どの運が決める？
study-about-luck = ゲームは2つ1組で遊び、運を1種類だけもう一方のものと取りかえて、もう一度遊びます。結果がその運にどれだけ従うかが、その運だけで決まる割合です。100 %に足りない分は、いくつかの運がいっしょに決めています。勝者が変わる割合は、その運にどれだけかかっているかを表します（点線はすべての運が違うとき）。
study-ask-uses = どのカード、マス、わなを、だれが使う？
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
outlier-wins = { $bot }ボットの勝ち
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
install-parquet = Parquetを使うには：pip install 'macabre[parquet]'
install-ratings = レーティングを使うには：pip install 'macabre[ratings]'

## Series and simulations

head-bot = ボット
head-seat = 席
head-wins = 勝ち
head-share = 割合
head-interval = 95 %区間
head-rank = 順位
head-lead = リード
head-mean-score = 平均点
range = { $low }～{ $high }
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
simulate-length = 長さ（手数）：半分のゲームは{ $low }～{ $high }、中央値{ $median }
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
