# Deadly Doodles.

## Cards: by name, and counted

card-straight = まっすぐな道
card-corner = 曲がり角
card-t = T字路
card-cross = 十字路
card-dead-end = 行き止まり
card-trap = ワナ
card-draw-2 = ドロー2
cards-straight = まっすぐな道{ $count }枚
cards-corner = 曲がり角{ $count }枚
cards-t = T字路{ $count }枚
cards-cross = 十字路{ $count }枚
cards-dead-end = 行き止まり{ $count }枚
cards-trap = ワナ{ $count }枚

## Sides of a room, and what lies in rooms

side-N = 北
side-E = 東
side-S = 南
side-W = 西
thing-loot = お宝
thing-dragon = ドラゴン
thing-weapon = 武器{ $pair }
    .pair = { $pair }
thing-monster = モンスター{ $pair }

## Points

gain = +{ $points }点
loss = −{ $points }点
person =
    { $seat-person ->
        [you] あなた
       *[other] { $seat }
    }
score =
    { $seat-person ->
        [you] あなた { $points }点
       *[other] { $seat } { $points }点
    }

## The score sheet: each item, and what is counted

item-loot = お宝
item-weapons = 武器
item-slain = 倒した敵
item-mauled = 倒せなかった敵
item-entryways = 使わなかった入口
item-marked = 描けなかった道
item-traps = ワナ
about-loot = 入ったお宝の部屋の数。ドラゴンの部屋にも入っていれば2倍
about-weapons = 入った武器の部屋の数
about-slain = 合う武器も取った、モンスターの部屋の数
about-mauled = 合う武器を取らなかった、モンスターの部屋の数
about-entryways = 自分の道が通じていない入口の数
about-marked = 描けなかった道の数
about-traps = かかったワナの数

## Moves

type-draw = 道を描く
type-trap = ワナを仕掛ける
type-mark = カードをあきらめる
type-no-trap = ワナを仕掛けない
ask-card = どのカード？
ask-room = どの部屋に？
ask-ends = どの方角につなぐ？
part-card = { $card }
part-side = { $side }
move-draw = { $room }に{ $card }を描く（向き：{ $ends }）
move-trap = { $room }にワナを仕掛ける
move-mark = { $card }をあきらめて2点失う
move-no-trap = ワナを仕掛けない

## What is to be done, after a name and a colon

task-draw = 場のカードを全部、それぞれ自分の地図に描く
task-draw-yours =
    { $count ->
        [1] 最後の1枚を描く
       *[other] 残り{ $count }枚を、好きな順に自分の地図に描く
    }
task-over = ゲーム終了

## Events

event-draw =
    { $seat-person ->
        [you] あなた
       *[other] { $seat }
    }は{ $room }に{ $card }を描き（向き：{ $ends }）、{ touched }{ $points ->
        [none] 。
       *[other] （{ $points }）。
    }
# What a segment joins, links and enters, at the end of the sentence. It always joins or links something.
touched =
    { $joined ->
        [none]
            { $entered ->
                [none] { $entryways }の入口につなげました
               *[other] { $entryways }の入口につなげ、{ touched-thing }
            }
       *[other]
            { $entryways ->
                [none]
                    { $entered ->
                        [none] { $joined }につなげました
                       *[other] { $joined }につなげ、{ touched-thing }
                    }
               *[other]
                    { $entered ->
                        [none] { $joined }と、{ $entryways }の入口につなげました
                       *[other] { $joined }と、{ $entryways }の入口につなげ、{ touched-thing }
                    }
            }
    }
touched-thing =
    { $too_late ->
        [yes] { $entered }の部屋に入りましたが、モンスター{ $entered-pair }には間に合いませんでした
       *[other] { $entered }の部屋に入りました
    }
event-trap =
    { $seat-person ->
        [you] あなた
       *[other] { $seat }
    }は{ $room }にワナを仕掛けました。
event-mark =
    { $seat-person ->
        [you] あなた
       *[other] { $seat }
    }は{ $card }を描けないので、得点表に印をつけました（{ $points }）。
event-no-trap =
    { $seat-person ->
        [you] あなた
       *[other] { $seat }
    }にはワナを仕掛けられる部屋がありません。
# Only the last card is worth a line, or a round would fill the log.
event-used =
    { $left ->
        [0]
            { $seat-person ->
                [you] あなたはこのラウンドを描き終えました。
               *[other] { $seat }はこのラウンドを描き終えました。
            }
       *[other] { "" }
    }
event-turn-up = ドロー2：もう2枚めくります。
event-round =
    { $last ->
        [yes] 第{ $round }ラウンド（最終ラウンド）：{ $cards }。
       *[other] 第{ $round }ラウンド：{ $cards }。
    }
event-paths = 第{ $round }ラウンドが終わり、みんなの道が公開されました。
event-sprung =
    { $clash ->
        [yes]
            { $seat-person ->
                [you] あなた
               *[other] { $seat }
            }は{ $room }で自分のワナにかかりました。同じ部屋にワナを仕掛けた人がほかにもいたからです。
       *[other]
            { $seat-person ->
                [you] あなた
               *[other] { $seat }
            }が{ $room }に仕掛けたワナには、{ $hit ->
                [none] だれもかかりませんでした。
               *[other] { $hit }がかかりました。
            }
    }
event-scores = 得点：{ $sheet }。
verdict-alone =
    { $seat-person ->
        [you] あなたはひとりでダンジョンを探検し、{ $points }点を取りました。
       *[other] { $seat }はひとりでダンジョンを探検し、{ $points }点を取りました。
    }
verdict-shared = { $winners }が{ $points }点ずつで、そろって1位です。
verdict =
    { $seat-person ->
        [you] 1位は{ $points }点のあなた。2位と{ $more }点差です。
       *[other] 1位は{ $points }点の{ $seat }。2位と{ $more }点差です。
    }

## Refusals

refuse-without-traps = このゲームではワナのカードを使いません
refuse-none-left = このラウンドで使える{ $card }はもう残っていません
refuse-no-segment = ワナは道ではありません。空いた部屋に仕掛けてください
refuse-shape-straight = まっすぐな道は、向かい合う2方向につながります。{ $ends }ではいけません
refuse-shape-corner = 曲がり角は、隣り合う2方向につながります。{ $ends }ではいけません
refuse-shape-t = T字路は3方向につながります。{ $ends }ではいけません
refuse-shape-cross = 十字路は4方向につながります。{ $ends }ではいけません
refuse-shape-dead-end = 行き止まりは1方向だけにつながります。{ $ends }ではいけません
refuse-drawn-already = { $room }にはもう描いてあります
refuse-own-trap = { $room }には自分のワナがあります
refuse-wall = { $room }の{ $side }側は壁です
refuse-first-segment = 最初の道は、入口につなげてください
refuse-joins-nothing = その向きでは、{ $room }の道は自分の道にも入口にもつながりません
refuse-trap-on-thing = ワナは空いた部屋にだけ仕掛けられます。{ $room }は{ $thing }の部屋です
refuse-trap-on-trap = ワナは空いた部屋にだけ仕掛けられます。{ $room }にはもう1つの自分のワナがあります
refuse-trap-on-segment = ワナは空いた部屋にだけ仕掛けられます。{ $room }には道が描いてあります
refuse-room-for-trap = ワナを仕掛けられる部屋がまだあります
refuse-can-draw = まだ{ $cards }が使えます

## House rules

option-open_paths = ラウンドが終わるたびに、みんなの道を公開する。ワナは見せない（DOO-21）
    .name = 道の公開
option-without_traps = ひとりで遊ぶときのように、2枚のワナのカードを抜く（DOO-22）
    .name = ワナなし
option-number_of_rounds = ラウンドを減らして、短いゲームにする（DOO-23）
    .name = ラウンド数
option-weapon_first = 武器は、同じラウンドかそれよりあとに出会うモンスターにだけ効く（DOO-24）
    .name = 武器が先

## Studies: what they count, how matches end, what luck is drawn for

counted-card = カード
counted-room = 部屋
counted-trap = ワナ
ending-played-to-the-end = 最後まで遊んだ
luck-cards = めくられるカード

## The picture in the terminal; a trap has five places, an item of the sheet sixteen

terminal-round = 第{ $round }ラウンド（全{ $rounds }ラウンド）　山札{ $deck }枚
terminal-in-play = 場のカード：{ $cards }
terminal-left =
    { $cards ->
        [none] 残りのカード：なし
       *[other] 残りのカード：{ $cards }
    }
terminal-points = { $points }点
terminal-done = 完了
terminal-so-far = 今の得点
terminal-trap = ワナ
terminal-item-loot = お宝
terminal-item-weapons = 武器
terminal-item-slain = 倒した敵
terminal-item-mauled = 倒せなかった敵
terminal-item-entryways = 使わない入口
terminal-item-marked = 描けなかった道
terminal-item-traps = ワナ
terminal-total = 合計
terminal-legend =
    $ お宝  * ドラゴン
    a–f 武器  A–F モンスター
    ▼ ◀ ▲ ▶ 入口
terminal-board-legend = $ お宝   * ドラゴン   a–f 武器   A–F 合うモンスター   ▼ ◀ ▲ ▶ 入口

## The drawing in the browser

drawing-map = 地図
drawing-your-map = あなたの地図
drawing-map-of = { $name }の地図
drawing-all-secret = 地図はどれも終わりまで秘密です
drawing-back = 自分の地図に戻る
drawing-key-turn = カードを回す
drawing-round = 第{ $round }ラウンド（全{ $rounds }ラウンド）
drawing-deck = 山札{ $count }枚
drawing-done = カードを全部使いました。ほかの人はまだ描いています。
drawing-stuck = 残りのカードはどこにも描けません。1枚ずつ押して、わきに置いてください。道1枚につき2点失います（DOO-10）。
drawing-pick = カードを選び、次に光っている部屋を選んでください。
drawing-which-card = { $room }にはどのカードを描きますか？
drawing-turn-on = この向きではどこにも描けません。回してください。
drawing-set-trap = 空いている部屋にワナを仕掛けます。そこに道を描いた人がかかります。
drawing-rooms = この向きなら{ $count }つの部屋に描けます。
drawing-wheel = キーかホイールで回せます。
drawing-used = { $card }（使用済み）
drawing-open = { $card }、向き：{ $ends }
drawing-turn = 回す
drawing-turn-left = カードを左に回す
drawing-turn-right = カードを右に回す（Rキー）
drawing-unpick = カードを戻す
drawing-with = { $what }（{ $thing }）
drawing-turn-into = { $card }：{ $room }に描けるように回す
drawing-why = { $card }：なぜ{ $room }に描けないの？
drawing-picked = { $room }を選びました。次にカードを選んでください
drawing-pick-room = { $room }を選び、次にカードを選ぶ
drawing-others = ほかの地図
drawing-left = 残り{ $count }枚
drawing-finished = 完了
drawing-secret = この地図は秘密です
drawing-enlarge = { $name }の地図を大きく見る
drawing-score = 得点
drawing-so-far = ここまでの得点
drawing-your-score = あなたのここまでの得点
drawing-total = 合計
drawing-won = 勝者：
drawing-item = { $points }点：{ $about }（{ $clause }）
drawing-each = 1つ{ $points }点
drawing-reckoning = 得点計算
drawing-again = もう一度見る
drawing-points =
    { $count ->
       *[other] { $points }点
    }
drawing-alone = { $name }は{ $points }で脱出しました
drawing-you-alone = { $points }で脱出しました
drawing-you-win = { $points }であなたの勝ち
drawing-win =
    { $count ->
       *[other] { $points }で{ $names }の勝ち
    }
drawing-summary = { $whose }。{ $columns }列{ $rows }行です。描いたもの：{ $drawn }。まだ入っていない部屋：{ $things }。入口：{ $doors }。
drawing-drawn = { $room } { $what }（第{ $round }ラウンド）
drawing-in = { $room }の{ $thing }
drawing-nothing = なし

## For a first match

primer-goal = ダンジョンに道を描き、お宝を集め、モンスターとその武器をそろえましょう。順番は自由です。7ラウンド（ハウスルールで減らせます）遊んで、得点の多い人が勝ちます。
primer-draw = カードを選んで回し、光っている部屋に描きます。最初は入口に、その後は自分の道につなげるか、別の入口に描きます。
primer-trap = ほかの人が通りそうな、空いている部屋にワナを仕掛けます。かかった人は、終わりに3点ずつ失います。
primer-mark = 残ったカードはどれも描けません。1枚ずつ印をつけ、そのたびに2点失います。
primer-no-trap = ワナを仕掛ける部屋がないので、何も起こりません。
primer-beware = 同じ文字の武器も道で取れば、モンスターは4点になります。武器は先でも後でもかまいません（武器が先のハウスルールを除く）。武器がなければ2点失います。

## 自分で作る地図

board-columns = 地図は「   A B C」のような列の文字の行で始まります
board-no-rows = 地図に行がありません
board-rooms = 地図の部屋は{ $most }室までです（{ $found }室あります）
board-row = { $row }行目は、2文字分の行番号で始まります（「{ $found }」ではなく）
board-sign-wall = ここの壁は { $mark } です（「{ $sign }」ではなく）
board-sign-entryway = ここの入口は { $mark } です（「{ $sign }」ではなく）
board-sign-blank = 列と列の間は空白だけです（「{ $sign }」ではなく）
board-no-room = 「{ $sign }」は部屋ではありません。使えるのは { $signs } です
board-long-line = この行は列からはみ出しています
board-thing-monster = モンスター{ $pair }
board-thing-weapon = 武器{ $pair }
board-thing-loot = お宝
board-thing-dragon = ドラゴン
board-twice = { $thing }が2つあります
board-missing =
    { $other ->
        [none] { $thing }がありません
       *[other] { $other }に必要な{ $thing }がありません
    }
board-no-entryway = 地図に入口がないので、どこにも行けません
board-lost =
    { $thing ->
        [none] { $room }に行けません。{ $rooms }から入口のある部屋への通路がありません
       *[other] { $room }の{ $thing }に行けません。{ $rooms }から入口のある部屋への通路がありません
    }
board-no-deck = 表 [deck] がありません
board-cards-of-kind =
    { $wanted ->
        [none] { $kind } は0以上です（{ $found }ではなく）
       *[other] { $kind } は{ $wanted }です（{ $found }ではなく）
    }
board-cards = 山札は{ $count }枚です（{ $found }枚あります）
