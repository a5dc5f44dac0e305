# Macabre: the words of the house.

unnamed-seat = プレイヤー{ $number }

## Every page

language = 言語
light-auto = 明かり：自動
light-dark = 明かり：ろうそく
light-light = 明かり：昼
fault-answer = サーバーの返答：{ $status }

## The hall

page-tools = このページ
hall-page = Macabre – 命がけのファミリーゲーム
hall-description = 秘密だらけの、ちょっと怖いファミリーゲーム。ブラウザで、友だちともボットとも遊べます。
hall-skip = ゲーム一覧へ
hall-title = 命がけのファミリーゲーム
hall-lead = 秘密だらけのボードゲームとカードゲームを、ブラウザの中のテーブルで。リンクを送って友だちと、ボットを相手に、または1台のスマホを回して遊べます。無料で、登録もいりません。
hall-step-choose = ゲームと、いっしょに遊ぶ相手を選ぶ
hall-step-share = リンクを送るか、ボットを座らせる
hall-step-play = 遊ぶ：初めてのゲームはヒントが案内します
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
hall-table = テーブルへ
hall-play-on = 続きを遊ぶ
hall-replay = リプレイ
hall-review = 振り返り

## Lists

list-comma = 、
list-and = { $first }と{ $last }
list-or = { $first }、または{ $last }
list-plain = { $first }、{ $last }

## Moves that are refused in every game

refuse-seat = { $seat }の手番ではありません
refuse-over = ゲームはもう終わっています
refuse-chance = 今は運にまかせる場面ではありません
refuse-chance-move = 今、運が「{ $move }」を起こすことはできません
nothing-to-undo =
    { $seat ->
        [none] まだだれも何も決めていません
       *[other] { $seat }はまだ何も決めていません
    }

## Hints

hint-not-your-turn = { $seat }の手番ではないので、ヒントはありません
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
refuse-board-outdated = ルールが変わり、このテーブルのボードは使えなくなりました。新しいテーブルを作ってください
refuse-rules-outdated = ルールが変わりました（{ $fault }）。新しいテーブルを作ってください
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
refuse-gesture = 「{ $gesture }」というしぐさはありません
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
refuse-doubt =
    { $cut ->
        [yes] このテーブルの記録は、前に伝えたものと違います。{ $seen }件まで見た人がいるのに、{ $had }件しか戻ってきませんでした。新しいテーブルを作ってください
       *[no] このテーブルの記録は、前に伝えたものと違います。{ $seen }件目に別の内容を見た人がいます。新しいテーブルを作ってください
    }

## Requests that fail

fault-no-page = このアドレスには何もありません
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
fault-long-link = リンクが長すぎて、コードの絵にできません
fault-no-network = ネットワーク経由では、ここに入れません
fault-long-request = 一度に送れるのは{ $most }バイトまでです
fault-cut-off = 送信が途中で切れました
fault-many-tables = ここで作ったテーブルが{ $count }卓開いています。そのどれかで続きを遊んでください
fault-large-tables = ここで作ったテーブルが場所を取りすぎています。そのどれかで続きを遊んでください
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
status-sentence = { $text }。
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
terminal-many = 「{ $kind }」で始まる手が{ $count }通りあります（moves { $kind } WORD と入力すると、一部を言葉で読めます）：
terminal-which = 当てはまる手が{ $count }通りあります：{ $moves }
terminal-allowed = その手は選べます。
terminal-no-preview = これ以上お見せできるものはありません。
terminal-hint = 今わかる範囲での勝つ見込み：
terminal-choose = まだ選ぶことが残っています
terminal-numbers = 手の番号は1〜{ $last }です
terminal-save-where = 保存先も入力してください：save FILE
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
        [1] { $winners }の勝ちです。
       *[other] { $winners }がそろって勝ちです。
    }
terminal-help =
    手の番号、手そのもの、または横に出ている言葉の初めの部分を入力してください。
    { "  ?            この使い方              ? MOVE    手を選べない理由とルール番号" }
    { "  moves WORD   その言葉を含む手        table     テーブルをもう一度表示" }
    { "  show MOVE    その手でどうなるか（コマの通り道など）" }
    { "  log          これまでの出来事        rules [CLAUSE]" }
    { "  hint         おすすめの手と、その勝つ見込みと理由" }
    { "  undo         最後に決めたことを取り消す" }
    { "  all          考えなくてよい手をまとめて済ませる（そういう手があるゲームで）" }
    { "  save FILE    ゲームを保存（`macabre play --load FILE` で再開）" }
    { "  quit         テーブルを離れる（Ctrl-Dでも）" }
