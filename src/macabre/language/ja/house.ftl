# Macabre: the words of the house.

unnamed-seat = プレイヤー{ $number }
erased-name = だれか

## Every page

language = 言語
light-auto = 明かり：自動
light-dark = 明かり：ろうそく
light-light = 明かり：昼
fault-answer = サーバーの返答：{ $status }
fault-full = 今は満員です。少し待ってからもう一度どうぞ。

## The hall

page-tools = このページ
hall-page = Macabre – 命がけのファミリーゲーム
hall-description = 秘密だらけの、ちょっと怖いファミリーゲーム。ブラウザで、友だちともボットとも遊べます。
hall-skip = ゲーム一覧へ
hall-title = 命がけのファミリーゲーム
hall-lead = 秘密だらけのボードゲームとカードゲームを、ブラウザの中のテーブルで。リンクを送って友だちと、ボットを相手に、または1台のスマホを回して遊べます。無料で、登録もいりません。
hall-step-choose = ゲームと、いっしょに遊ぶ相手を選ぶ
hall-step-share = リンクを送るか、ボットを座らせる
hall-step-play = 遊ぶ：初めてのゲームは手引きが案内します
hall-choose = ゲームを選ぶ
hall-code-label = コードをもらいましたか？
hall-code = コード
hall-join = 参加する
hall-own = 自分のゲーム
hall-wait = ろうそくに火をともしています…
hall-foot = 昔から愛されてきたファミリーゲームをもとに、文章も絵も自分たちで作りました。運が公平かどうかは、だれでも確かめられます。
hall-players =
    { $range ->
        [one] { $low }人
       *[many] { $low }〜{ $high }人
    }
hall-minutes = { $low }〜{ $high }分
hall-age = { $age }歳以上
hall-weight-light = かんたん
hall-weight-medium = ふつう
hall-weight-heavy = じっくり
hall-play-now = すぐに遊ぶ
hall-set = テーブルを用意する
hall-rules = ルール
hall-silent = サーバーから返事がありません。少し待ってから、ページを読み込み直してください。
hall-older = 前のゲームも見る
hall-free-seat = 席{ $number }は空いています
hall-seat = 席{ $number }
hall-won =
    { $count ->
        [0] 勝者なし
       *[other] { $winners }の勝ち
    }
hall-turn = 手番：{ $seats }
hall-not-begun = まだ始まっていません
hall-since = { $when }から
hall-earlier = このテーブルの{ $number }回目のゲーム
hall-table = テーブルへ
hall-play-on = 続きを遊ぶ
hall-replay = リプレイ
hall-review = 振り返り
hall-studies = 調査
hall-studies-about = ボットどうしの多くの対戦から、それぞれのゲームの特徴を調べました。

## Every page: what many of them say

brand = Macabre：ロビーへ
page-title = { $title } – Macabre
page-your-turn = ● あなたの番 – { $title }
to-hall = ロビーへ
close = 閉じる
copy = コピー
copied = コピーしました
copy-yourself = 選択しました。コピーしてください
sentence = { $text }。
percent = { $number }%
seat = 席{ $number }
board = 盤面
log = これまでの出来事
table-picture = ゲーム中のテーブル
time-seconds = { $count }秒
time-minutes = { $count }分
guest = ゲスト
name = 名前
name-length = { $most }文字まで

## Pages that are not there

missing-page = 何もありません – Macabre
missing = ここにはだれもいません
missing-why = このアドレスはどこにもつながっていません。リンクが古いか、文字が抜けているようです。
missing-table = そのテーブルはありません
missing-table-why = リンクが古いか、コードの文字が間違っているようです。
missing-match = そのゲームはありません
missing-match-why = リンクが古いか、だれかがゲームを消したようです。

## Links that are sent to others

preview-hall = 秘密だらけの、ちょっと怖いファミリーゲーム。ブラウザで、友だちともボットとも。
preview-table = { $game } – Macabreのテーブル
preview-table-about = 席につくことも、見物することもできます。{ $summary }

## Bots

level-random = でたらめ
    .about = できる手をどれでも選びます
level-greedy = よくばり
    .about = その場でいちばんよさそうな手を選び、先のことは考えません
level-easy = よわい
    .about = 少し考えますが、よくうっかりします
level-normal = ふつう
    .about = 先を考えますが、ときどきうっかりします
level-hard = つよい
    .about = 先をていねいに考えます
level-expert = 名人
    .about = 1秒ほど考えます。いちばん手ごわい相手です
bot-outside = Macabreの外から来たボットです。動かなくなったら「{ level-greedy }」が続けます
bot-tag = ボット：{ $bot }
bot-fault =
    { $fault ->
        [late] ボットの{ $seat }は時間がかかりすぎました。「{ level-greedy }」が続けます。
        [illegal] ボットの{ $seat }はできない手を選びました。「{ level-greedy }」が続けます。
        [gone] ボットの{ $seat }はもう使えません。「{ level-greedy }」が続けます。
       *[failed] ボットの{ $seat }が動かなくなりました。「{ level-greedy }」が続けます。
    }

## Setting a table

setting-title = テーブルを用意する：{ $game }
setting-name = あなたの名前
setting-players = 何人で遊びますか？
setting-others = ほかにだれが遊びますか？
setting-alone = ひとりで遊びます。
setting-by-link = 友だち（リンクで）
setting-here = 友だち（この端末で）
setting-bot = ボット：{ $bot }
setting-friend = 席{ $number }の友だちの名前
setting-friend-name = 友だち{ $number }
setting-own-seat = 席1：あなた
setting-options = ハウスルールと持ち時間
setting-clock = 持ち時間
setting-no-clock = なし
setting-clock-each = 1手につき{ $time }
setting-clock-about = 1手にかけられる時間です。過ぎたら、ほかの人はボットに続けさせることができます。
setting-stand-in = 代わりのボット
setting-stand-in-about = だれかが抜けたときに続けるボットです。ほかの人は30秒たったら頼めます。
setting-own-board = 自分で作ったボードやカード
setting-own-picture = 自分で作ったボードやカードの、ゲーム開始時の様子
setting-file = ファイル
setting-file-about = { $file }をもとに書き換えてください。間違いがあれば、何行目かをお知らせします。
setting-game-file = ゲームのファイル
setting-file-good = このファイルで遊べます。見た目はこうなります：
setting-file-bad = このファイルではまだ遊べません：
setting-file-help = ただの文字のファイルです。名前と数字を変え、かっこ、引用符、等号はそのままにしてください。それから、もう一度ファイルを選んでください。
setting-make = テーブルを用意する

## House rules

option-changed = 変更
option-none = このゲームにハウスルールはありません。
option-chance = 運で決める
option-off = なし

## The table

table-page = テーブル – Macabre
table-heading = テーブル
table-skip = 手の一覧へ
table-seats = 席
table-agreed = 決まっていること
table-gestures = ジェスチャー
table-house-rules = ハウスルール
table-invite = 招待する、見物してもらう
table-match = ゲーム
table-mixing = 全員のブラウザで乱数を混ぜています。
table-game = このゲームについて
table-players = プレイヤー
table-aids = 手を選ぶための手助け
table-hint = ヒント
tabs = テーブルの各部分
tab-play = ゲーム
tab-log = 記録
tab-table = テーブル
sound-on = 音あり
sound-off = 音なし
table-whole = テーブル

## The table: seats

seat-bot = ボット
seat-you = あなた
seat-free = 空席
seat-must-act = の番です
seat-thinks = 考え中
seat-here =
    { $acts ->
        [yes] ● います、この人の番です
       *[no] ● います
    }
seat-away =
    { $acts ->
        [yes] ○ いません、この人の番です
       *[no] ○ いません
    }
seat-substitute = 代わりのボット：{ $bot }
seat-sit = ここに座る
seat-friend = この端末の友だち
seat-put-bot = ボットを座らせる
seat-which-bot = どのボット
seat-remove-bot = ボットを外す
seat-stand = 席を離れる
seat-return = 自分で続ける
seat-leaving = しばらく離れますか？
seat-leaving-about = いつページを閉じても、席はあなたのものです。その間、ボットが代わりに遊べます。
seat-let-play = 代わりに遊ばせる
seat-replace = ボットに続けさせる：{ $bot }
seat-once = 飛ばす：ボットが1回だけ決める
seat-once-for = 飛ばす：{ $name }の代わりにボットが1回だけ決める
seat-wait = あと{ $seconds }秒でボットが続けられます
name-ask = だれが座りますか？
name-sit = 座る
name-not-now = 今はやめる

## The table: gathering

gather = ゲームを始める前に
gather-begin = ゲームを始める
gather-all = 全員そろいました。だれが始めてもかまいません。
gather-full = 席は全部埋まりました。見物できます。テーブルのだれかが始めると、ゲームが始まります。
gather-waits = あと{ $count }人です。友だちにリンクを送るか、空いている席にボットを座らせてください。そろえば始められます。
gather-waits-for-you = あと{ $count }人です。遊ぶなら、空いている席で「{ seat-sit }」を押してください。見物もできます。
agreed-clock = 持ち時間：1手につき{ $time }
agreed-no-clock = 持ち時間なし
agreed-usual-board = いつものボードやカード
agreed-own-board = 自分で作ったボードやカード
agreed-option = { $name }：{ $value }
agreed-usual-rules = いつものハウスルール
invite-send = このリンクを送ってください。開いた人は席につくことも、見物することもできます。
invite-link = このテーブルへのリンク
invite-share = 共有
invite-words = 私のテーブルで遊びませんか。
invite-code = または、ロビーでコード{ $code }を入力してください。
invite-network = Macabreを閉じるまで、同じネットワークの人みんなが使えます。
invite-here-only = このリンクはこのコンピューターでしか使えません。
invite-start = ほかの人を入れるには、{ $command }でMacabreを起動し、表示されたアドレスを開いてください。
invite-may = 許可すれば、同じネットワークのスマホやコンピューターからも遊べます。
invite-let = このネットワークの人を入れる
invite-qr = テーブル{ $code }へのリンクのQRコード

## The table: the line above the board, and what happens meanwhile

your-turn = あなたの番
talk-over = ゲームは終わりました。
talk-hands-over = まだ{ $name }の画面です。次は{ $next }に渡します。
line-broken = テーブルとの接続が切れました。つなぎ直しています。何も失われません。
line-restart = サーバーが再起動しています。つなぎ直しています。何も失われません。
hand-over = 渡す
hand-over-to = { $name }に渡す
curtain-up = { $name }です：自分の画面を見る
curtain-about = ほかの人は見ないでください。
clock-late = { $names }の時間切れです。
clock-wait = 待つ
undo = 取り消す
undo-ask = 待ったを頼む
undo-asked = 待ったを頼みました。ほかの人の同意が必要です。
undo-asks = { $name }が待ったを頼んでいます。
undo-question = { $name }が最後の手を取り消したいと言っています。そのあとのサイコロやカードは、同じにはなりません。
undo-allow = 認める
undo-refuse = 認めない
change-undone = 最後の手を取り消しました。
change-refused = ほかの人は先へ進みたいそうです。待ったはなしです。
scene = 今起きたこと
scene-ended = 結末を見る
scene-round-over = ラウンドが終わりました。
scene-go-on = 先へ進む
scene-waiting = { $names }を待っています。遅くとも{ $seconds }秒後に再開します。
emote-gasp = えっ
emote-laugh = 笑う
emote-think = うーん
emote-applause = 拍手
emote-hurry = 早く
emote-sorry = ごめん
emote-made = { $name }：{ $emote }
emotes-hide = ジェスチャーを隠す
own-about = あなたの名前は、このテーブルとそのゲームとともに保存されています。消すこともでき、その後は「Somebody」と呼ばれます。名前のある人がいなくなると、テーブルとそのゲームは削除されます。
own-erase = { $name }という名前を消す
own-sure = { $name }という名前を完全に消しますか？
own-yes = 消す
own-no = 残す

## The table: how it ended

outcome-you = あなたの勝ち！
outcome-won = { $names }の勝ち
outcome-nobody = ゲームは終わりました。勝者はいません
outcome-alone-you = { $score }点で終わりました
outcome-alone = { $name }は{ $score }点で終わりました
outcome-replay = リプレイを見る
outcome-review = ゲームを振り返る
outcome-fair = 公平でしたか？
outdated-watch = 何が起きたかを見る
rematch = もう一度遊ぶ
rematch-new-rules = 新しいルールでもう一度遊ぶ
rematch-begun = 次のゲームが始まりました。
rematch-last = 前のゲーム：
best-first = { $score }点。このボードでの自己最高です。
best-new = { $score }点。このボードでの自己最高を更新しました。これまでは{ $before }点でした。
best-other = { $score }点。このボードでの自己最高は{ $best }点です。

## The table: moves

moves = あなたの手
moves-count = あなたの手（{ $count }）
moves-one = あなたの手
moves-heading = { $type }：{ $part }
moves-list = すべての手の一覧
moves-list-count = すべての手の一覧（{ $count }）
moves-filter = 絞り込む
moves-filter-label = 手を絞り込む
moves-all = 全部を一覧に
moves-chores = これを全部する
moves-no-match = 当てはまる手がありません。
moves-later = ゲームが始まると、ここに手が並びます。
moves-wait = 今はすることがありません。
moves-watch = 見物中です。
moves-left = あと{ $count }手
moves-behind = { $count }手
choose-anew = { $part }：選び直す
ask-type = 何をしますか？
ask-field = 選んでください：{ $field }
confirm = 手を確認する
confirm-yes = する
confirm-no = やめる
hint = ヒント
hint-thinks = 考え中…
hint-about = あなたにわかる範囲での、勝つ見込み：
hint-none-turn = ヒントはありません。あなたの番ではありません。
hint-none-chores = ヒントはありません。どれを選んでも同じです。
hint-none-only = ヒントはありません。できる手は一つだけです。
why = なぜだめ？
why-heading = なぜできないの…？
why-type = 何をしたいですか？
why-asked = { $words }？
why-nothing = 今できそうなことは、どれも許されています。
why-allowed = それは今できます。
why-rule = ルール
primer = 手引き
primer-now = 今できること
primer-rule = もとになるルール
primer-aim = 目的
primer-beware = 注意
primer-rules = すべてのルール
primer-on = このゲームの手引き
primer-off = 手引きを消す

## The table: help

help = ヘルプ
help-line = 盤面の上の行に、だれが何をする番かがいつも出ています。
help-press = 盤面で光っているものを押してください。まずカードかコマ、次に行き先です。タッチ画面では、手を進める前に確認があります。
help-why = 光っていないものを押すと、なぜできないかがわかります。ほかのことは「{ why }」で選べます。
help-hint = 「{ hint }」はよい手を示し、「{ undo }」は最後の手を取り消します。どの手も一覧のボタンから選べます。
help-keys = キーボード
help-use-keys = これらのキーを使う
help-ask-first = 手を進める前に必ず確認する
key-number = 番号で手を選ぶ
key-moves = 手の一覧へ（その後は矢印キー）
key-filter = 手を絞り込む
key-back = 一つ前に戻る
key-hint = ヒント
key-undo = 取り消す
key-why = なぜできないの…？
key-log = 記録へ
key-sound = 音のあり・なし
pace = 速さ
pace-calm = ゆっくり
pace-normal = ふつう
pace-brisk = 速い
pace-about = ボットは、いちばんゆっくりな人に合わせます。クリックするか、スペースキーかEscキーを押すと、すぐに先へ進みます。

## Games that have no drawing of their own, and values of moves that have no words

plain-picture = 文字だけのテーブル
plain-player = プレイヤー
plain-hand = 手札
plain-left = 引くカード
plain-yours = あなたの{ $what }
plain-other = { $name }：{ $what }
plain-discards = 捨て札のいちばん上（{ $count }枚）
plain-usable = （使えます）
card-hidden = 裏向き
value-nothing = なし
value-nobody = だれでもない
value-yes = はい
value-no = いいえ
value-of = { $field } { $value }

## Replays and reviews in the browser

replay-page = リプレイ – Macabre
replay-heading = リプレイ
replay-title = { $game }：リプレイ
replay-skip = 操作ボタンへ
replay-steps = ゲームを順番に
replay-who = 遊んだ人
replay-hands = リプレイでは手札がすべて見えます。ゲーム中に一度もめくられなかったものは裏向きのままです。
replay-step = 全{ $count }場面の{ $at }番目
replay-first = 最初へ
replay-back = 1つ戻る
replay-on = 1つ進む
replay-last = 最後へ
replay-run = 再生
replay-stop = 止める
replay-key-step = 1つ戻る・進む、
replay-key-ends = 最初と最後、
replay-key-run = 再生・停止
replay-about = このゲームについて
replay-nothing = ここでは何も起きていません。
replay-before = まだ何も起きていません。
replay-ends = 記録はここまでです。
replay-link = この場面へのリンク
replay-file = ファイルをダウンロード
replay-unchecked = 最後まで遊ばなかったゲームは確かめられません。
lookback = このゲームを振り返る
lookback-about = 一手ごとの全員の勝つ見込みと、流れが変わったところを調べます。1分ほどかかります。
lookback-progress = 振り返り：{ $count }手中{ $done }手
lookback-chart =
    { $side ->
        [true] 全員の勝つ見込み（本当の状況）
       *[known] 全員の勝つ見込み（それぞれにわかる範囲）
    }
lookback-then = その後：{ $luck }
lookback-after = { $made }の後
lookback-change = { $name }：{ $before } → { $after }
lookback-better = そのときよさそうだった手：{ $move }。見込みは{ $points }ポイント上でした。
lookback-best = そのとき、これよりよさそうな手はありませんでした。

## Rules in the browser

rules-page = ルール – Macabre
rules-title = { $game }：ルール
rules-skip = ルールへ
rules-headings = 見出し
rules-picture = { $game }のゲーム中のテーブル
rules-back = テーブルに戻る
rules-print = 印刷
rules-by-number = 番号順のすべてのルール
rules-kinds = 「{ clause-rule }」は説明書にあるもの、「{ clause-ruling }」は説明書が決めていないことを決めたもの、「{ clause-reconstruction }」は失われたか、印刷されなかったものを補ったものです。「{ clause-other-wording }」と「{ clause-house-rule }」は、ゲームの前に相談して選べます。
example-show = 見る
example-again = もう一度見る

## Fair luck

fair = 公平な運
fair-brief = サイコロもカードも、だれかが勝手に操ることはできません
fair-brief-doubt = すべては証明できません
fair-before = 配る前に、サーバーは自分の秘密をハッシュ値で約束し、全員のブラウザがそれぞれのソルトを加えます。
fair-about = ゲームの運はすべて、配る前に、サーバーと全員のブラウザがいっしょに決めます。ソルトを加えた人には、サーバーも含めてだれも結果を選べなかったことがわかります。
fair-over = ゲームが終わり、秘密が公開されました。
fair-awaits = { $names }のソルトを待っています。
fair-mixed = { $names }のソルトを混ぜました。
fair-no-salts = ソルトは求められませんでした。
fair-changed = サーバーが配る前に約束を変えました。このブラウザのソルトは公開しません。
fair-figures = 数値
fair-promise = 配る前のサーバーの約束
fair-secret = そのもとになる秘密
fair-fingerprint = ここまでのゲームの指紋
fair-mark = { $digits }（{ $step }番目の後。テーブルの全員が同じです）
fair-no-mark = まだありません
fair-later = ゲームが終わると、運の結果をだれでもここで確かめられます。
fair-more = 何が証明され、何が証明されないか
check = このゲームを確かめる
check-failed = ゲームを確かめられませんでした。{ $why }
check-good = すべて合っています。
check-open = 矛盾はありませんが、すべてが証明されたわけではありません。
check-bad = 合わないところがあります。
check-proves = これで、どのカードもサイコロも、配る前のサーバーの約束と、上に名前のある人たちのソルトから決まったことが証明されます。自分のソルトが入っていれば、だれもあなたの運を選んでいません。ただし、サーバーがゲーム中に手札をのぞいたり、ほかの人のソルトをでっち上げたりすることまでは防げません。
doubt-shorter = このテーブルの記録は、このブラウザが見たものと違います。{ $had }件あったのに、今は{ $has }件です
doubt-other = このテーブルの記録は、このブラウザが見たものと違います
doubt-step = サーバーの伝えるこのゲームの{ $step }番目の場面が、前と違います
verify-no-promise = このゲームは約束にもとづいていないので、確かめることがありません。
verify-not-over = 秘密はまだ公開されていません。ゲームが終わると確かめられます。
verify-whole = 記録はそろっています。
verify-cut = 記録が変えられたか、切れています。チェックサムが合いません。
verify-secret = サーバーの秘密は約束どおりです。
verify-other-secret = サーバーの秘密は約束と違います。
verify-salt = { $name }のソルトは約束どおりです。
verify-other-salt = { $name }のソルトは約束と違います。
verify-burnt-secret = 捨てられた配り{ $deal }の秘密は約束と違います。
verify-old = この記録は古い形式です。だれが座り、だれがソルトを出したかが書かれていないので、主催者がこの配りを操れたかもしれません。
verify-all-salted = 座っていた全員がソルトを出しました。
verify-burnt = { $names }が約束したソルトを公開しなかったので、配り{ $deal }は捨てられました。主催者が手を貸せば、この配りと次の配りのどちらかを選べたことになります。
verify-nobody = この配りには人が座っていなかったので、だれもソルトを出していません。主催者が一人で選べたかもしれません。
verify-none-salted = { $names }も、ほかのだれもソルトを出していません。主催者が一人でこの配りを選べたかもしれません。
verify-missing = { $names }はソルトを出していません。{ $salted }が手を貸せば、主催者がこの配りを操れたかもしれません。
verify-promise = 約束は、このブラウザが配る前に見たものと同じです。
verify-other-promise = このブラウザが配る前に見た約束とは違います。
verify-own = このブラウザのソルト（席{ $number }）は混ぜられています。これなしには、だれもこの配りを選べませんでした。
verify-own-missing = このブラウザのソルト（席{ $number }）が混ぜられていません。
verify-own-late = このブラウザのソルト（席{ $number }）は間に合わず、混ぜられていません。
verify-hidden = このブラウザは配り{ $deals }が捨てられたのを見ましたが、記録にはありません。
verify-burnt-promise = 捨てられた配り{ $deal }の前にこのブラウザが見た約束とは違います。
verify-blamed = このブラウザは捨てられた配り{ $deal }のソルト（席{ $number }）を公開しましたが、記録では公開していないことになっています。
verify-no-print = 記録の指紋がありません。
verify-other-print = 記録が変えられています。指紋が合いません。
verify-unseen = このブラウザはゲームを見ていないので、このとおりに進んだかどうかはわかりません。見ていた人は指紋を比べられます：{ $count }番目の後で{ $digits }。
verify-other-match = このブラウザが見たゲームとは、遅くとも{ $step }番目から違います。
verify-seen = このブラウザが見たゲームと同じです（{ $count }のうち{ $step }番目まで）。
verify-bad-draw = 運の結果が正しい形で書かれていません。
verify-skipped = { $step }番目は「{ $purpose }」の次の数を使っていません。
verify-other-draw = { $step }番目：鍵から出る結果が、実際と違います。
verify-draws = { $count }回の運の結果はすべて鍵から出たものです。

## Lists

list-comma = 、
move-in-parts = { $type }：{ $parts }
list-and = { $first }と{ $last }
list-or = { $first }、または{ $last }
list-plain = { $first }、{ $last }

## Moves that are refused in every game

refuse-seat =
    { $seat-person ->
        [you] あなたの手番ではありません
       *[other] { $seat }の手番ではありません
    }
refuse-over = ゲームはもう終わっています
refuse-chance = 今は運にまかせる場面ではありません
refuse-chance-move = 今、運が「{ $move }」を起こすことはできません
nothing-to-undo =
    { $seat ->
        [none] まだだれも何も決めていません
       *[other]
            { $seat-person ->
                [you] あなたはまだ何も決めていません
               *[other] { $seat }はまだ何も決めていません
            }
    }

## Hints

hint-not-your-turn =
    { $seat-person ->
        [you] あなたの手番ではないので、ヒントはありません
       *[other] { $seat }の手番ではないので、ヒントはありません
    }
hint-wins = これですぐに勝ちです
hint-only = ほかにできることはありません
hint-holds-back = 放っておくと勝ちそうな{ $seat }を止められます
hint-better = 次によい手より{ $points }ポイント上です
hint-others = ほかにも同じくらいよい手があります
hint-worse = 一番よい手より{ $points }ポイント下です
hint-equal = 同じくらいよい手です

## Reviews

review-not-over = 振り返りは、ゲームが終わってからできます
review-title = { $game }：みんなの勝つ見込み
review-description = { $game }：一手ごとに見る、みんなの勝つ見込み
review-page = { $game }：振り返り
review-heading = { $game }：始まりから終わりまでの、みんなの勝つ見込み
review-truly = 実際
review-could-know = 本人に見えた範囲
review-true = 実際の形勢
review-known = 本人に見えた範囲での形勢
review-turns = 勝負の分かれ目
review-no-turns = 一手で形勢が大きく動いた場面はありませんでした。
review-decision = 何手目
review-move = 選んだ手
review-chance = 見込み
review-best = そのときの最善手
review-made-by = { $seat }：{ $move }
review-this = この手
review-better = { $move }（見込みが{ $points }ポイント上）
review-made = 勝つ見込みは推定です。どの場面からも、その先の進め方をおよそ{ $iterations }通り試しています。

## What the table refuses

refuse-no-seat = このテーブルに席{ $number }はありません
refuse-not-yours = そこはあなたの席ではありません
refuse-taken = その席はもうふさがっています
refuse-namesake = { $name }という名前の人がもういます
refuse-name-long = 名前は、目に見える文字で1〜{ $most }文字にしてください
refuse-name-marks = 1つの文字につけられる記号は{ $most }個までです
refuse-token = 席の合言葉は32〜128文字です
refuse-stand = ゲームはもう始まっています。席をはずす間は、ボットに代わってもらえます
refuse-erased = あなたの名前はもう消してあります
refuse-sit-first = まず席についてください
refuse-no-bot = 「{ $bot }」というボットはいません。選べるのは{ $bots }です
refuse-begun = ゲームはもう始まっています
refuse-free-seats = まだ空いている席があります
refuse-board-outdated = ルールが変わり、このテーブルのボードは使えなくなりました。新しいテーブルを用意してください
refuse-rules-outdated = ルールが変わりました（{ $fault }）。新しいテーブルを用意してください
refuse-no-salt = 今はソルトを出す場面ではありません
refuse-salt-promised = ソルトの約束はもう済んでいます
refuse-promise = 約束の値は16進数で64桁です
refuse-salt-shown = ソルトはもう公開されています
refuse-salt = ソルトは16進数で32〜128桁です
refuse-other-salt = 約束したソルトと違います
refuse-no-salt-awaited = 今はソルトを待っていません
refuse-no-match = 進行中のゲームはありません
refuse-nothing-to-undo = 今は取り消せるものがありません
refuse-no-decision = あなたはまだ手を選んでいません
refuse-undo-asked = もう「待った」がかかっています
refuse-undo-refused = 「待った」は断られました。このまま続けてください
refuse-undo-away = { $seat }が席をはずしているので、「待った」の返事をもらえません
refuse-no-undo = あなたに「待った」を頼んでいる人はいません
refuse-agreed = あなたはもう「待った」を認めています
refuse-nobody-there = その席には、ボットが代わる相手がいません
refuse-substituted = { $seat }の代わりにもうボットが入っています
refuse-present = { $seat }は席にいます
refuse-just-gone = { $seat }は席をはずしたばかりです。もう少し待ってください
refuse-no-substitute = あなたの代わりをしているボットはいません
refuse-gesture = 「{ $gesture }」というジェスチャーはありません
refuse-not-playing = あなたの席ではないか、ゲームが始まっていません
refuse-not-your-turn = あなたの手番ではありません。先に{ $seats }の番です
refuse-no-hint = あなたの手番ではないので、ヒントはありません
refuse-many-hints = 今はヒントが混み合っています。少し待ってからもう一度どうぞ
refuse-hint-begun = ヒントはもう考えているところです
refuse-hint-failed = 今はヒントを出せません。もう一度試してください
refuse-message = そのメッセージは読み取れません
refuse-hello = あいさつはもう済んでいます
refuse-questions = 一度にたくさん聞きすぎです。少し待ってください
refuse-command-id = コマンドのIDは8〜64文字の英数字です
refuse-storage = 今はテーブルを保存できません。もう一度試してください
refuse-reading = 今はテーブルを読み出せません。もう一度試してください
refuse-no-table = そのコードのテーブルはありません
refuse-deleted = このテーブルは削除されました
refuse-busy = テーブルが混み合っています。もう一度試してください
refuse-failed = このテーブルで問題が起きました。何も変わっていません
refuse-outdated =
    { $over ->
        [yes]
            { $release ->
                [none] このゲームは以前のMacabreで遊んだもので、その後ルールが変わりました
               *[other] このゲームはMacabre { $release }で遊んだもので、その後ルールが変わりました
            }
       *[no]
            { $release ->
                [none] このゲームは以前のMacabreで始めたもので、その後ルールが変わりました。途中のまま保存してあり、その版でなら続けられます
               *[other] このゲームはMacabre { $release }で始めたもので、その後ルールが変わりました。途中のまま保存してあり、その版でなら続けられます
            }
    }
refuse-other-key = このテーブルの記録は、あなたが見ていたものと違います。このブラウザが覚えている記録は、ここで封をしたものではありません
refuse-other-command = そのIDは別のコマンドのものです。新しいIDを選んでください
refuse-full = このテーブルの記録はいっぱいです。新しいテーブルを用意してください
refuse-nearly-full = このテーブルの記録はもうすぐいっぱいです。残りはゲームを進めるために取ってあります
refuse-many-gestures = 一度にジェスチャーが多すぎます。少し待ってください
refuse-other-thought = ボットが考えていたのは前の局面です
refuse-not-stored = 今はテーブルを保存できません。保存できるようになるまで、ゲームは進みません
refuse-broken = このテーブルは使えません：{ $why }。新しいテーブルを用意してください
broken-unreadable = 記録を読み取れません
broken-changed = 記録が、書かれたときのものと違います
broken-secret = 配りの秘密の値が、約束したものと違います
broken-snapshot = 保存した状態が記録と合いません
refuse-doubt =
    { $cut ->
        [yes] このテーブルの記録が変わっています。{ $seen }件まで見た人がいるのに、今は{ $had }件しかありません。新しいテーブルを用意してください
       *[no] このテーブルの記録が変わっています。{ $seen }件目に別の内容を見た人がいます。新しいテーブルを用意してください
    }

## Requests that fail

fault-no-page = このアドレスには何もありません
fault-other-name = このサーバーはその名前では応答しません。運営する人は --origin で許可できます
fault-other-site = このリクエストは、このサイトから送られたものではありません
fault-too-often = リクエストが多すぎます。少し待ってください
fault-no-description = テーブルの内容が正しく書かれていません
fault-no-key = それは席の鍵ではありません
fault-old-board = 今のルールでは、このボードは使えません
fault-no-match = そのようなゲームはありません
fault-no-book = { $game }のルールブックはありません
fault-no-step = そのような場面はありません
fault-no-review =
    { $unfinished ->
        [yes] このゲームは最後まで遊んでいないので、振り返れません
       *[no] このゲームは違うルールで遊んだものなので、振り返れません
    }
fault-many-reviews = 振り返りが混み合っています。しばらくしてからもう一度どうぞ
fault-no-board = それはボードではありません
fault-too-many-boards = ボードが多すぎます。少し待ってください
fault-many-boards = ボードの読み込みが混み合っています。少し待ってからもう一度どうぞ
fault-long-link = リンクが長すぎて、QRコードにできません
fault-no-network = このテーブルをネットワークに開けるのは、主催者のコンピューターだけです
fault-clock = 持ち時間は{ $low }〜{ $high }秒です
fault-offline = このコンピューターは今、ネットワークにつながっていません
fault-network = ネットワークからの入口を開けません（{ $why }）
fault-long-request = 一度に送れるのは{ $most }バイトまでです
fault-cut-off = 送信が途中で切れました
fault-many-tables = あなたのテーブルが{ $count }卓開いています。そのどれかで続きを遊んでください
fault-large-tables = あなたのテーブルが場所を取りすぎています。そのどれかで続きを遊んでください
fault-storage = 今はテーブルを保存できません。もう一度試してください
fault-too-busy = 今は遊んでいる人が多く、手の反映に時間がかかっています。数分後にもう一度どうぞ
fault-unknown = 問題が起きました。何も変わっていません

## Replays

replay-unfinished = このゲームは途中までです。保存されたところまでを、みんなに見えていた形で表示します
replay-other-rules =
    { $release ->
        [none] このゲームは以前のMacabreで、今とは違うルールで遊んだものです。そのとき保存した内容を表示します
       *[other] このゲームはMacabre { $release }で、今とは違うルールで遊んだものです。そのとき保存した内容を表示します
    }

## What a table says

status-waiting = あと{ $count }人が席につくのを待っています。
status-full = 全員がそろいました。いつでも始められます。
status-mixing = みんなのブラウザで乱数を混ぜています。これで、だれも配り方を細工できません。
status-won =
    { $count ->
        [0] 勝者はいません。
       *[other] { $winners }の勝ちです。
    }
status-task = { $seats }：{ $task }

## The terminal

fault-no-language = 「{ $language }」という言語はありません。選べるのは{ $languages }です
fault-many-bots = { $players }人のテーブルにボット{ $count }体は座れません
fault-many-names = { $people }人に対して、名前が{ $names }個あります
games-line = { $title }（{ $low }〜{ $high }人）
games-none-or = none、または{ $low }〜{ $high }
games-range = { $low }〜{ $high }
games-chance = 運で決める
rules-in-a-minute = 1分でわかるルール
clause-rule = ルール
clause-ruling = 裁定
clause-reconstruction = 復元
clause-other-wording = 別の読み方
clause-house-rule = ハウスルール
clause-named = 「{ $name }」
terminal-greeting = { $game }：{ $players }
terminal-ask-help = ?と入力すると使い方が出ます。
terminal-player =
    { $bot ->
        [none]
            { $seat-person ->
                [you] あなた
               *[other] { $seat }
            }
       *[other] { $seat }（ボット：{ $bot }）
    }
seat-label =
    { $seat-person ->
        [you] あなた
       *[other] { $seat }
    }
terminal-curtain = 次は{ $seat }の番です。ほかの人は目をそらしてください。{ $seat }はEnterキーを押してください。
terminal-task =
    { $seat-person ->
        [you] あなたの番：{ $task }
       *[other] { $seat }の番：{ $task }
    }
terminal-no-move = 「{ $word }」を含む手はありません。
terminal-many = 「{ $kind }」で始まる手が{ $count }通りあります（moves { $kind } 言葉 と入力すると、一部を言葉で読めます）：
terminal-which = 当てはまる手が{ $count }通りあります：{ $moves }
terminal-allowed = その手は選べます。
terminal-no-preview = これ以上お見せできるものはありません。
terminal-hint = 今わかる範囲での勝つ見込み：
terminal-choose = まだ選ぶことが残っています
terminal-numbers = 手の番号は1〜{ $last }です
terminal-save-where = 保存先も入力してください：save 名前
terminal-saved = 保存しました。続きを遊ぶには：macabre play --load { $file }
terminal-leave = テーブルを離れます。
terminal-choose-game = Macabre：命がけのゲームが4つ。どれで遊びますか？
terminal-number = 番号（1〜{ $last }）[{ $usual }]：
terminal-none-of-them = 「{ $answer }」は選択肢にありません。
terminal-how-many = あなたを入れて何人で遊びますか（{ $low }〜{ $high }）[{ $usual }]：
terminal-players = { $game }は{ $low }〜{ $high }人用です。
terminal-won =
    { $count ->
        [0] 勝者はいません。
        [1]
            { $winners-person ->
                [you] あなたの勝ちです。
               *[other] { $winners }の勝ちです。
            }
       *[other] { $winners }がそろって勝ちです。
    }
terminal-help =
    手の番号、手そのもの、または横に出ている言葉の初めの部分を入力してください。
    { "  ?            この使い方              ? 手      手を選べない理由とルール番号" }
    { "  moves 言葉   その言葉を含む手        table     テーブルをもう一度表示" }
    { "  show 手      その手でどうなるか（コマの通り道など）" }
    { "  log          これまでの出来事        rules [番号]" }
    { "  hint         おすすめの手と、その勝つ見込みと理由" }
    { "  undo         最後に決めたことを取り消す" }
    { "  all          考えなくてよい手をまとめて済ませる（そういう手があるゲームで）" }
    { "  save 名前    ゲームを保存（`macabre play --load 名前` で再開）" }
    { "  quit         テーブルを離れる（Ctrl-Dでも）" }

## A hall without a server

invite-nobody = ここでは全員がこの端末で遊びます。端末を回すか、ボットを座らせてください。
site-scripts = Macabreはブラウザの中で動きます。スクリプトの実行を許可してください。
site-cannot = このブラウザではロビーを開けません。WebAssemblyが必要です。ルールを読むことはできます。
site-failed = ロビーを開けませんでした。ページを再読み込みしてもう一度お試しください。ルールを読むことはできます。
site-forgets = このブラウザには何も保存されません。ウィンドウを閉じると、ここで遊んだ内容は消えます。
site-elsewhere = このテーブルは別のウィンドウで開かれていて、そちらで遊んでいます。ここでは見物だけです。
site-play-here = こちらで遊ぶ
