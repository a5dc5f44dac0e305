# Dead House.

## Cards, sides, pawns and places

card-slappy = スラッピー
card-miss-me = さびしかった？
card-number = { $card }のカード
special-possession = のりうつり
special-steal = 横取り
special-reanimate = よみがえり

# The letter by which pawns are marked in the terminal is one place wide, and each side has another.
side-camera = カメラ
    .letter = C
side-hand = ハンド
    .letter = H
side-mummy = ミイラ
    .letter = M
side-ghost = ゴースト
    .letter = G
pawn = { $number }番のコマ
pawn-of =
    { $seat-person ->
        [you] あなた
       *[other] { $seat }
    }の{ $number }番のコマ
place-home = ホーム
place-house = Dead House
place-square = { $number }番のマス
place-gravestone = { $number }番目の墓石
squares = { $steps }マス

## Moves

type-move = コマを動かす
type-back = 相手のコマを押し戻す
type-split = カードの数を2つのコマに分ける
type-swap = 2つのコマを入れかえる
type-special = 特別カードを使う
type-discard = カードを捨てる
ask-card = どのカード？
ask-pawn = 自分のどのコマ？
ask-player = どのプレイヤー？
ask-with = どのコマと？
ask-replace = どのコマをホームに戻す？
ask-parts = どのコマを何マス？
chosen-pawn = { $pawn }
move-move =
    { $way ->
        [back]
            { $named ->
                [no] { $pawn }を{ squares }戻す
               *[yes] 「{ $card }」で{ $pawn }を{ squares }戻す
            }
       *[forward]
            { $named ->
                [no] { $pawn }を{ squares }進める
               *[yes] 「{ $card }」で{ $pawn }を{ squares }進める
            }
    }
move-back =
    { $named ->
        [no] { $pawn }を{ squares }押し戻す
       *[yes] 「{ $card }」で{ $pawn }を{ squares }押し戻す
    }
move-split = { $first }を{ squares }、続けて{ $second }を{ $rest }マス進める
move-swap = 「{ $card }」で{ $pawn }と{ $with }を入れかえる
move-special =
    { $card ->
        [steal] 横取り：{ $player }と手札を交換する
        [reanimate] よみがえり：全部のカードを切って配り直す
       *[possession] のりうつり：{ $pawn }を{ $replace }の場所に置く
    }
move-discard = 「{ $card }」を捨てる

## What is to be done, after a name and a colon

task-turn =
    { $special ->
        [yes] カードを1枚出し、そのとおりにコマを動かす（先に特別カードを使ってもよい）
       *[no] カードを1枚出し、そのとおりにコマを動かす
    }
task-over = ゲーム終了

## Events

event-start =
    { $seat-person ->
        [you] あなた
       *[other] { $seat }
    }から始めます。
event-dealt = { "" }
event-drawn =
    { $card ->
        [none] { "" }
       *[other]
            { $seat-person ->
                [you] あなた
               *[other] { $seat }
            }は「{ $card }」を引きました。
    }
event-again =
    { $seat-person ->
        [you] あなた
       *[other] { $seat }
    }は「もう1回」に止まったので、もう一度手番です。
event-move =
    { $seat-person ->
        [you] あなた
       *[other] { $seat }
    }は「{ $card }」で{ $pawn }を動かします。
event-back =
    { $seat-person ->
        [you] あなた
       *[other] { $seat }
    }は「{ $card }」で{ $pawn }を押し戻します。
event-split =
    { $seat-person ->
        [you] あなた
       *[other] { $seat }
    }は{ $whole }を分け、{ $first }を{ $steps }マス、続けて{ $second }を{ $rest }マス進めます。
event-swap =
    { $seat-person ->
        [you] あなた
       *[other] { $seat }
    }は「{ $card }」で{ $pawn }と{ $with }を入れかえました。
event-special =
    { $seat-person ->
        [you] あなた
       *[other] { $seat }
    }は{ $card ->
        [steal]
            「横取り」を使い、{ $player-person ->
                [you] あなた
               *[other] { $player }
            }と手札を交換しました。
        [reanimate] 「よみがえり」を使いました。全部のカードを切って配り直します。
       *[possession] 「のりうつり」を使い、{ $pawn }を{ $replace }の場所に置きました。
    }
event-discard =
    { $seat-person ->
        [you] あなた
       *[other] { $seat }
    }は使えるカードがないので、「{ $card }」を捨てました。

# Where a pawn came to: after each square that led it on, if there is any.
way =
    { $via ->
        [none] { $place }
       *[other] { $via }
    }
led-by-ahead-3 = { $square }番のマス（3マス進む）を経て{ $then }
led-by-gnome-blue = { $square }番のマス（青いノーム）を経て{ $then }

# Sent home by a gnome or by another pawn, or moved: to a square that gives another turn, or one that does not act on it.
event-moved =
    { $by ->
        [gnome] { $pawn }はノームに追い払われ、{ $from }からホームに戻されました。
        [none]
            { $rests ->
                [none] { $pawn }は{ $from }から{ way }に移りました。
                [again] { $pawn }は{ $from }から{ way }に移りました。「もう1回」のマスです。
                [gnome-blue] { $pawn }は{ $from }から{ way }に移りました。青いノームのマスですが、押し戻されてきたのでそこに止まります。
               *[ahead-3]
                    { $pushed ->
                        [yes] { $pawn }は{ $from }から{ way }に移りました。「3マス進む」のマスですが、押し戻されてきたのでそこに止まります。
                       *[no] { $pawn }は{ $from }から{ way }に移りました。「3マス進む」のマスですが、分かれ道を通り過ぎてしまうのでそこに止まります。
                    }
            }
       *[other] { $pawn }は{ $by }に場所を取られ、{ $from }からホームに戻されました。
    }
event-starts-out = { $pawn }は{ $place }から始めます。
event-reshuffled = 山札がなくなりました。捨て札を切り直して新しい山札にします。
event-limit = 手番が{ $turns }回過ぎたので、勝者なしで終わります。
enough-pawns =
    { $pawns ->
        [1] コマを1つ
        [2] コマを2つ
       *[other] 3つのコマをすべて
    }
event-won =
    { $seat-person ->
        [you] あなた
       *[other] { $seat }
    }は{ enough-pawns }Dead Houseに入れ、勝ちました。
verdict =
    { $seat-person ->
        [you] あなた
       *[other] { $seat }
    }が一番早く、{ enough-pawns }Dead Houseに入れました。
verdict-limit = 手番が{ $turns }回過ぎても、{ enough-pawns }Dead Houseに入れた人はいませんでした。

## Refusals

refuse-no-player = { $player }はここにはいません
refuse-no-card = 「{ $card }」は手札にありません
refuse-no-specials = このゲームでは特別カードを使いません
refuse-second-special = この手番ではもう特別カードを使いました
refuse-used-special = 「{ $card }」はもう使いました。特別カードは1回ずつしか使えません
refuse-steal-from-yourself = 手札の交換は相手とするもので、自分とはできません
refuse-replaced =
    { $where ->
        [home] 追い出すコマはホームにいて、コースに出ていません
       *[safe] 追い出すコマは安全地帯かDead Houseにいて、コースの上にはいません
    }
refuse-not-at-home = あなたの{ $pawn }はホームにいません
refuse-on-track = あなたの{ $pawn }はもうコースの上にいます
refuse-in-dead-house = あなたの{ $pawn }はDead Houseに入っていて、もう動きません
refuse-back-from-home = あなたの{ $pawn }はホームにいるので、戻れません
refuse-too-far = あなたの{ $pawn }がDead Houseに入るには、ちょうど{ $left }マス必要です。{ $steps }マスでは行き過ぎます
refuse-no-push = 「{ $card }」では相手のコマを押し戻せません
refuse-push-own = 押し戻せるのは相手のコマで、自分のコマではありません
refuse-push-home = そのコマはホームにいて、コースに出ていません
refuse-their-dead-house = そのコマはDead Houseに入っていて、もう動きません
refuse-safe = 安全地帯にいるコマを、ほかのプレイヤーが動かすことはできません
refuse-undivided = 分けて使える{ $steps }のカードはありません
refuse-split-one-pawn = 別々の2つのコマに分けてください
refuse-split-nothing = 2つのコマを、それぞれ1マス以上動かしてください
refuse-split =
    { $which ->
        [first] 2つとも動けなければ分けられません。1つ目のコマが動けません：{ $why }
       *[second] 2つとも動けなければ分けられません。2つ目のコマが動けません：{ $why }
    }
refuse-no-swap = 「{ $card }」ではコマを入れかえられません
refuse-swap-own =
    { $where ->
        [home] あなたの{ $pawn }はホームにいて、コースに出ていません
       *[safe] あなたの{ $pawn }は安全地帯かDead Houseにいて、コースの上にはいません
    }
refuse-swap-other =
    { $where ->
        [home] 入れかえる相手のコマはホームにいて、コースに出ていません
       *[safe] 入れかえる相手のコマは安全地帯かDead Houseにいて、コースの上にはいません
    }
refuse-swap-itself = 入れかえるには、別のコマを選んでください
refuse-not-nearest = 入れかえられるのは、すぐ前にいる{ $pawn }だけです
refuse-discard = 使えるカードがあるときは、使わなければなりません

## House rules

option-first_player = だれから始めるか（HOU-4）
    .name = 最初の番
option-turn_limit = この回数の手番が過ぎたら、勝者なしで終わる（HOU-4）
    .name = 手番の上限
option-ahead_at_turn_off = 「3マス進む」で自分の分かれ道を通り過ぎてしまうとき、コマをどうするか（HOU-10）
    .name = 分かれ道での「3マス進む」
    .pass = そのままコースを進む
    .stay = そのマスに止まる
option-squares_catch_pushed = ほかのプレイヤーに押し戻されたコマにも、マスの効果があるかどうか（HOU-12）
    .name = 押されたコマとマス
option-possession_with = 「のりうつり」に使える自分のコマ（HOU-23、HOU-29）
    .name = のりうつり
    .home = ホームにいるコマ
    .off-track = ホームか墓石にいるコマ
option-pawns_to_win = いくつのコマをDead Houseに入れれば勝ちか（HOU-27、HOU-30）
    .name = 勝利に必要なコマ
option-special_cards = 全員が特別カード「のりうつり」「横取り」「よみがえり」を持つかどうか（HOU-31）
    .name = 特別カード
option-pawn_starts_out = 全員の1番のコマを、初めからスタートのマスに置く（HOU-32）
    .name = 最初のコマは出発済み

## The board: squares and special cards, what they do, and what house rules add to that

kind-plain = マス
kind-ahead-3 = 3マス進む
kind-turn-off = 分かれ道
kind-start = スタート
kind-gnome-blue = 青いノーム
kind-gnome-red = 赤いノーム
kind-again = もう1回
text-plain = 何も起こりません。
text-ahead-3 = 自分で動かしたコマがここに止まったら、すぐにもう3マス進みます。
text-turn-off = このマスと同じ色のコマは、ここで曲がって自分の墓石に向かいます。
text-start = このマスと同じ色のコマは、ここからコースに出ます。ここを1マス目と数えます。
text-gnome-blue = 自分で動かしたコマがここに止まったら、点線に沿って次の赤いノームまで進みます。間にいるコマは、すべてホームに戻されます。
text-gnome-red = 手前の青いノームから来たコマが着くマスです。ほかの止まり方では何も起こりません。
text-again = 自分のカードで自分のコマがここに止まったら、カードを引いて、もう一度手番を行います。
text-possession = 自分のホームのコマ1つが、コースの上の好きなコマを追い出してその場所に立ちます。追い出されたコマはホームに戻ります。
text-steal = 相手1人と手札を交換します。
text-reanimate = 全部のカードを集めて切り、配り直します。
note-ahead-3-ahead_at_turn_off-pass = 自分の分かれ道では曲がらず、通り過ぎます。
note-ahead-3-ahead_at_turn_off-stay = 自分の分かれ道を通り過ぎてしまうときは、ここに止まります。
note-ahead-3-squares_catch_pushed-true = ここに押し戻されてきたコマも同じです。
note-gnome-blue-squares_catch_pushed-true = ここに押し戻されてきたコマも同じです。
note-possession-possession_with-off-track = 自分の墓石にいるコマも使えます。

# What a card does: one use, or several with "or" before the last.
card-text = { $uses }。
use-forward = コマを1つ{ $steps }マス進める
use-back = コマを1つ{ $steps }マス戻す
use-push = 相手のコマを1つ{ $steps }マス押し戻す
use-divide = { $steps }を自分のコマ2つに分ける
use-swap-any = コースの上の自分のコマ1つを、ほかの好きなコマと入れかえる
use-swap-next = コースの上の自分のコマ1つを、すぐ前にいるコマと入れかえる

## Studies: what they count, how matches end, what luck is drawn for

counted-card = カード
counted-square = マス
square-of-kind = { $number }（{ $kind }）
ending-three-pawns-in-dead-house = 3つのコマがDead Houseに入った
ending-the-limit-of-turns = 手番の上限に達した
ending-as-many-pawns-in-dead-house-as-were-agreed = 決めた数のコマがDead Houseに入った
luck-start = だれから始めるか
luck-deal = 最初の手札
luck-deck = 山札

## The picture in the terminal

terminal-letter = { $side-letter }
terminal-seat = { $letter } { $seat }（{ $home }、スタート{ $start }、分かれ道{ $turn_off }）
terminal-zone = ホーム { $home }  ⌂ { $stones } ▟▙ { $house }
terminal-known = わかっている手札：{ $cards }
terminal-legend = » 3マス進む   ⌂ 分かれ道   ○ スタート   ▼ 青いノーム   ▲ 赤いノーム   ↻ もう1回
terminal-typed = 「move 6 0」のように入力するときは、♟{ $letter }1を0、♟{ $letter }2を1、♟{ $letter }3を2と書きます。
terminal-deck =
    { $recent ->
        [none] 山札{ $deck }枚   捨て札{ $discards }枚
       *[other] 山札{ $deck }枚   捨て札{ $discards }枚（新しい順に{ $recent }）
    }
terminal-held =
    { $specials ->
        [none] { $letter } { $seat }：{ terminal-hand-size }、特別カードなし
       *[other] { $letter } { $seat }：{ terminal-hand-size }、特別カードは{ $specials }
    }
terminal-hand-size = 手札{ $count }枚
terminal-hand = あなたの手札：

## The drawing in the browser

drawing-board = ボード
drawing-bot = { $name }（ボット）
drawing-player = { $name }：{ $places }。手札{ $cards }枚。
drawing-home-of = { $name }のホーム
drawing-taken = { $place }（{ $pawns }がいます）
drawing-square = { $title }（{ $number }番のマス）：{ $text }
drawing-card = { $title }：{ $text }
drawing-forward = { $count }進む
drawing-back = { $count }戻る
drawing-or-push = または{ $count }押し戻す
drawing-or-divide = または分ける
drawing-or-swap-any = または入れかえ
drawing-or-swap-next = または前と入れかえ
drawing-hand = あなたの手札
drawing-specials = あなたの特別カード
drawing-known = { $name }：わかっているカード
drawing-deck = 山札：{ $cards }
drawing-played = 捨て札：{ $cards }
drawing-used = 使用済み
drawing-unusable = 今は使えません。
drawing-pick-card = カードを選ぶと、行き先がわかります。
drawing-pick-place = 次に、光っている場所を選んでください。
drawing-pick-either = カードか、光っている場所を選んでください。
drawing-legend = ボードの見かた
drawing-legend-ask = ボードの見かた
drawing-legend-gravestones = 墓石
    .text = 同じ色のコマだけが入れます。ほかの人には動かせません。
drawing-legend-bot = 名前の横のこのマーク
    .text = ボットが遊んでいます。
drawing-legend-holdings = ホームの中
    .text = 手札の枚数です。塗りつぶした星は、残っている特別カードです。
drawing-close = 閉じる

## For a first match

primer-goal = 3つのコマにコースを1周させ、5つの墓石を通って、ちょうどの数でDead Houseに入れましょう。
primer-goal-1 = 1つのコマにコースを1周させ、5つの墓石を通って、ちょうどの数でDead Houseに入れましょう。
primer-goal-2 = 2つのコマにコースを1周させ、5つの墓石を通って、ちょうどの数でDead Houseに入れましょう。
primer-move = カードを出してコマを1つ動かし、それから1枚引きます。進むカードなら、どれでもコマをホームから出せます。ほかのコマのいるマスに止まると、そのコマはホームに戻されます。
primer-back = 1のカードでは、コースにいるほかの人のコマを1マス押し戻すこともできます。そこにいたコマはホームに戻されます。
primer-split = 5のカードは、あなたの2つのコマで分けて使えます。
primer-swap = 「スラッピー」：12マス進むかわりに、コースにいるあなたのコマと、コースにいるほかのどのコマとでも場所を入れかえられます。
primer-swap-miss-me = 「さびしかった？」：12マス進むかわりに、コースにいるあなたのコマと、すぐ前のコマの場所を入れかえられます。
primer-special = カードを出す前に、特別カードを1枚使えます。どれもゲーム中に1度しか使えないので、ここぞというときまで取っておきましょう。
primer-discard = 使えるカードがありません。1枚捨てて、1枚引きます。
primer-beware = 青いノームに注意しましょう。そこに止まったコマは赤いノームまですべり、途中のコマはみなホームに戻されます。

## 自分で作るボード

board-range = 「{ $key }」は{ $low }〜{ $high }です（{ $value }ではなく）
board-no-track = 表 [track] がありません
board-square = マスは0〜{ $last }の数です（{ $square } ではなく）
board-square-taken = { $square }番のマスを { $kind } にはできません。もう { $taken } です
board-many-sides = 側は{ $count }つまでです
board-sides = 側は{ $count }つ必要です（{ $found }つあります）
board-blue-gnome = 青いノームには、行き先になる赤いノームが必要です
board-endless-way = { $square }番のマスから、コマがいつまでも先へ送られてしまいます
board-card-name = 「{ $name }」は、ほかのカードと重ならない1語でなければなりません
board-many-kinds = カードは{ $most }種類までです
board-many-cards = 山札は{ $most }枚までです
board-direction = カードはコマを進めるか戻すかの、どちらかです
board-swap = 'swap' は "any" か "next" です（{ $value } ではなく）
board-divide = 分けられるのは、2〜{ $last }マス進むカードだけです
board-divided = { $steps }を分けるカードがもうあります
board-count = { $stated }枚と書かれていますが、{ $found }枚あります
board-deal = { $cards }枚では、{ $players }人に{ $dealt }枚ずつ配るには足りません
board-many-choices = このカードでは、1手番の選択肢が多すぎます
board-no-way = どのカードを使っても、{ $side }からDead Houseに入れません
