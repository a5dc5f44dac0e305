# Cluedo, the card game.

## Cards

picture-dagger = 短剣
picture-candlestick = 燭台
picture-revolver = リボルバー
picture-rope = ロープ
picture-lead-piping = 鉛パイプ
picture-spanner = スパナ
picture-mustard = マスタード大佐
picture-plum = プラム教授
picture-green = グリーン牧師
picture-peacock = ピーコック夫人
picture-scarlett = ミス・スカーレット
picture-white = ホワイト夫人
short-dagger = 短剣
short-candlestick = 燭台
short-revolver = リボルバー
short-rope = ロープ
short-lead-piping = 鉛パイプ
short-spanner = スパナ
short-mustard = マスタード
short-plum = プラム
short-green = グリーン
short-peacock = ピーコック
short-scarlett = スカーレット
short-white = ホワイト
card = { $picture }の{ $number }
nobody = だれも選ばない
score =
    { $seat-person ->
        [you] あなた { $points }点
       *[other] { $seat } { $points }点
    }

## Moves

type-play = カードを出す
type-draw = カードを引く
type-miss = だれかを1回休みにする
type-swap = 手札を交換する
ask-card = どのカード？
ask-player = どのプレイヤー？
move-play = { $card }を出す
move-draw = カードを1枚引く
move-miss =
    { $player ->
        [none] だれも休みにしない
       *[other] { $player }を1回休みにする
    }
move-swap = { $player }と手札を交換する

## What is to be done, after a name and a colon

task-play = 同じ絵か同じ数字のカードを出す。なければ1枚引く
task-miss = 短剣で1回休みにする相手を選ぶ（選ばなくてもよい）
task-swap = リボルバーで手札を交換する相手を選ぶ
task-over = ゲーム終了

## Events

event-play =
    { $seat-person ->
        [you] あなた
       *[other] { $seat }
    }は{ $card }を出しました。
event-draw =
    { $seat-person ->
        [you] あなた
       *[other] { $seat }
    }は出せるカードがないので、1枚引きます。
event-miss =
    { $seat-person ->
        [you] あなた
       *[other] { $seat }
    }は{ $picture }を{ $player-person ->
        [none] だれにも使いませんでした。
        [you] あなたに使いました。
       *[other] { $player }に使いました。
    }
event-swap =
    { $seat-person ->
        [you] あなた
       *[other] { $seat }
    }は{ $player-person ->
        [you] あなた
       *[other] { $player }
    }と手札を交換しました。
event-again =
    { $picture }の効果で、もう一度{ $seat-person ->
        [you] あなた
       *[other] { $seat }
    }の番です。
event-missed =
    { $seat-person ->
        [you] あなた
       *[other] { $seat }
    }は{ $picture }で{ $left ->
        [0] 1回休みです。
       *[other] 1回休みです。休みはあと{ $left }回あります。
    }
event-shuffled = 山札がなくなりました。一番上の1枚を残して捨て札を切り直し、{ $cards }枚の新しい山札にします。
event-round-won =
    { $seat-person ->
        [you] あなた
       *[other] { $seat }
    }が手札を出しきり、第{ $round }ラウンドは終わりです。{ $points }点獲得！
event-nothing = 引けるカードがありません。
event-nothing-more = 出せないカードで、山札ももうありません。
event-drawn =
    { $card ->
        [none] { "" }
       *[other] 引いたのは{ $card }です。
    }
event-dealt = { "" }
event-drawn-on =
    出せないカードなので、{ $seat-person ->
        [you] あなた
       *[other] { $seat }
    }はもう1枚引きます。
event-fits =
    出せるカードなので、{ $seat-person ->
        [you] あなた
       *[other] { $seat }
    }はそれを出さなければなりません。
event-start =
    { $seat-person ->
        [you] あなた
       *[other] { $seat }
    }から始めることに決まりました。
event-round =
    { $won_last ->
        [yes]
            { $starter-person ->
                [you] 第{ $round }ラウンド：カードを配り、{ $card }をめくりました。前のラウンドに勝ったあなたから始めます。
               *[other] 第{ $round }ラウンド：カードを配り、{ $card }をめくりました。前のラウンドに勝った{ $starter }から始めます。
            }
       *[other]
            { $starter-person ->
                [you] 第{ $round }ラウンド：カードを配り、{ $card }をめくりました。あなたから始めます。
               *[other] 第{ $round }ラウンド：カードを配り、{ $card }をめくりました。{ $starter }から始めます。
            }
    }
event-void = だれも出すことも引くこともできません。第{ $round }ラウンドは無効です。
event-miniature =
    { $seat-person ->
        [you] あなた
       *[other] { $seat }
    }のミニチュアは{ $lost ->
        [0] { $miniature }でした。
       *[other] { $miniature }でした。最後のカードが{ $card }だったので、{ $lost }点失います。
    }
event-round-end =
    { $winner-person ->
        [you] 第{ $round }ラウンドはあなたの勝ち。得点：{ $scores }。
       *[other] 第{ $round }ラウンドは{ $winner }の勝ち。得点：{ $scores }。
    }
event-won =
    { $seat-person ->
        [you] あなた
       *[other] { $seat }
    }は{ $points }点。目標の{ $target }点に届き、ゲームに勝ちました。
verdict =
    { $seat-person ->
        [you] あなた
       *[other] { $seat }
    }が第{ $round }ラウンドに勝って{ $points }点になり、目標の{ $target }点に届きました。

## Refusals

refuse-dagger-waits = 先に短剣です。1回休みにする相手を選ぶか、だれも選ばないと決めてください
refuse-revolver-waits = 先にリボルバーです。手札を交換する相手を選んでください
refuse-draw = 出せるカードがあるときは、出さなければなりません
refuse-weapon-first =
    { $move ->
        [miss] まず短剣を出してください。相手を選ぶのはそのあとです
       *[swap] まずリボルバーを出してください。相手を選ぶのはそのあとです
    }
refuse-yourself =
    { $move ->
        [miss] 短剣は自分には使えません。ほかのプレイヤーを選んでください
       *[swap] リボルバーは自分には使えません。ほかのプレイヤーを選んでください
    }
refuse-no-player = { $player }はここにはいません
refuse-not-in-hand = { $card }は手札にありません
refuse-no-fit = { $card }は、{ $top }と絵も数字も違います

## House rules

option-target = 何点取ればゲームに勝つか。ラウンドに勝つと3点（CLU-15、CLU-17）
    .name = 勝利に必要な点
option-first_player = 最初のラウンドをだれから始めるか（CLU-6）
    .name = 最初の番
option-penalty = 最後のカードの絵が自分のミニチュアにあるとき、何点失うか（CLU-16、CLU-21）
    .name = 失点
    .miniature = ミニチュアの点数
    .card = 最後のカードの数字
option-draw_until_one_fits = 出せるカードがなければ、出せるものが来るまで引き、それを出す（CLU-22）
    .name = 出せるまで引く
option-miniatures = ラウンドの終わりに失点のもとになるミニチュアを、全員に配るかどうか（CLU-23）
    .name = ミニチュア
option-winner_starts = ラウンドに勝った人が、次のラウンドを始める（CLU-24）
    .name = 勝者から始める

## Studies: what they count, how matches end, what luck is drawn for

counted-card = カード
counted-picture = 絵
counted-player = 休みにする人
ending-played-to-the-end = 最後まで遊んだ
luck-start = だれから始めるか
luck-deal = 最初の手札
luck-pile = 山札
luck-miniature = ミニチュア

## The picture in the terminal

terminal-round = 第{ $round }ラウンド　{ $target }点先取　山札{ $pile }枚
terminal-points = { $points }点
terminal-cards = { $count }枚
terminal-misses = { $count }回休み
terminal-known = わかっている手札：{ $cards }
terminal-miniature = ミニチュア：{ $pictures }（{ $points }点）
terminal-top =
    { $under ->
        [none] 捨て札の一番上：
       *[other] 捨て札の一番上（その下は{ $under }）：
    }
terminal-hand = あなたの手札：

## The drawing in the browser

drawing-table = カードのテーブルです。{ $hands }山札は{ $cards }枚です。
drawing-player = { $name }は手札{ $cards }枚、{ $target }点中{ $points }点です。
drawing-card = { $card }。
drawing-note-miss = だれかが1回休み
drawing-note-next-misses = 次の人は1回休み
drawing-note-swap = 手札を交換
drawing-note-again = もう一度
drawing-does-miss = 1回休みにする相手を選べます。
drawing-does-next-misses = 次のプレイヤーは1回休みです。
drawing-does-swap = 好きな相手と手札を交換します。
drawing-does-again = もう一度あなたの番です。
drawing-can-be-laid = 今、出せます。
drawing-no-fit = 今は出せません。
drawing-touch = カードにふれると、効果が読めます。
drawing-point = カードを指すと、効果が読めます。
drawing-laid = 場に{ $cards }枚
drawing-to-draw = 山札{ $cards }枚
drawing-round = 第{ $round }ラウンド
drawing-top = 場のカードは{ $card }。
drawing-fits = 絵が{ $picture }か、数字が{ $number }のカードなら出せます。
drawing-you = { $name }（あなた）
drawing-of = ／{ $target }点
drawing-cards = { $count }枚
drawing-misses = { $count }回休み
drawing-ask-miss = 1回休みにする
drawing-ask-swap = 手札を交換
drawing-miniature = ミニチュア：{ $pictures }、{ $points }点
drawing-miniature-mark = ミニチュア
drawing-face-down = 裏向きのミニチュア
drawing-secret = ミニチュア：ラウンドが終わるまで、だれにもわかりません
drawing-wins = 第{ $round }ラウンドは{ $name }の勝ち
drawing-you-win = 第{ $round }ラウンドはあなたの勝ち
drawing-next-round = 次のラウンドへ
drawing-last-round = 前のラウンド
drawing-last-void = だれも出すことも引くこともできず、無効になりました。
drawing-last-won = { $name }が{ $card }を出して勝ちました。

## For a first match

primer-goal = だれよりも先に手札を全部出しましょう。出しきった人がラウンドに勝ちます。だれかが目標の点数に届くまで、ラウンドを続けます。
primer-play = 光っているカードを出せます。場のカードと絵か数字が同じカードです。凶器に効果があれば、カードに書いてあります。
primer-draw = 出せるカードがないので、1枚引きます。引いたカードは手札に加え、次の手番から使えます。
primer-draw-until-one-fits = 出せるカードがないので、出せるカードが来るまで引き、すぐに出します。
primer-miss = 短剣でだれかを1回休みにできます。手札のいちばん少ない人を選ぶとよいでしょう。だれも選ばなくてもかまいません。
primer-swap = リボルバーで、ほかの人と手札を全部交換します。もらう手札は少ないほど得です。
primer-beware = 全員の前に、絵が3つ描かれたミニチュアが裏向きに置いてあります。ラウンドが終わるとめくります。最後のカードと同じ絵があれば、勝った人でも、そこに書かれた点を失います。
primer-beware-number = 全員の前に、絵が3つ描かれたミニチュアが裏向きに置いてあります。ラウンドが終わるとめくります。最後のカードと同じ絵があれば、勝った人でも、そのカードの数字だけ点を失います。
primer-beware-no-miniatures = このテーブルではミニチュアを使いません。手札を最初に出しきった人が3点もらい、点を失う人はいません。

## 自分で作る山札

board-picture = 「{ $picture }」は、ほかの絵と重ならない1語でなければなりません
board-many-pictures = 絵は{ $most }種類までです
board-effect = 「{ $effect }」という効果はありません。使えるのは { $effects } です
board-number = { $picture } に { $number } という数字はつけられません。1〜{ $most }で、同じものは1枚だけです
board-many-cards = カードは{ $most }枚までです
board-no-picture = { $picture } という絵はありません
board-miniature = ミニチュアに同じ絵は1つだけです
board-points = 点は0〜100です（{ $points }ではなく）
board-count = { $stated }枚と書かれていますが、絵のカードは{ $found }枚あります
board-deal = { $cards }枚では、{ $players }人に{ $dealt }枚ずつ配って1枚めくるには足りません
board-miniatures = ミニチュアは{ $low }〜{ $high }枚必要です（{ $found }枚あります）
