# 13 Dead End Drive.

## Characters

pawn-smothers = スマザーズ
pawn-dusty = ダスティ
pawn-charity = チャリティ
pawn-lulu = ルル
pawn-parker = パーカー
pawn-clay = クレイ
pawn-beauregard = ボーリガード
pawn-spritzy = スプリッツィ
pawn-madame-astra = マダム・アストラ
pawn-hickory = ヒッコリー
pawn-pierre = ピエール
pawn-poopsie = プープシー

## Traps: as titles, and in the middle of a sentence

trap-stairs = 階段
trap-fireplace = 暖炉
trap-chandelier = シャンデリア
trap-statue = 彫像
trap-bookcase = 本棚
short-stairs = 階段
short-fireplace = 暖炉
short-chandelier = シャンデリア
short-statue = 彫像
short-bookcase = 本棚

## Cards

card-trap = { $traps }のカード
card-wild = ワイルドカード
card-detective = 探偵カード

## The mansion

furniture-the-dining-table = 食卓
furniture-the-gold-statue = 金の彫像
furniture-the-fireplace = 暖炉
furniture-the-bookcase = 本棚
furniture-the-staircase = 階段
furniture-a-sofa = ソファー
furniture-a-vase = 花瓶
furniture-the-desk = 机
furniture-the-easel = イーゼル
furniture-the-piano = ピアノ
room-bathroom = 浴室
room-bedroom = 寝室
room-billiard-room = ビリヤード室
room-conservatory = 温室
room-dining-room = 食堂
room-drawing-room = 応接間
room-entrance-hall = 玄関ホール
room-gallery = 画廊
room-kitchen = 台所
room-library = 図書室
room-music-room = 音楽室
room-study = 書斎
place-plain = { $space }
place-passage = 隠し通路（{ $space }）
place-trap = { $trap }のワナ（{ $space }）
seated-on = { $pawn }は{ $space }

## Moves

type-place = キャラクターを座らせる
type-portrait = 肖像画をどうするか決める
type-move = キャラクターを動かす
type-lose = サイコロの目をあきらめる
type-play = ワナカードを使う
type-draw = ワナカードを引く
type-keep = 引いたカードを手札に入れる
type-spring = 引いたカードでワナを作動させる
ask-pawn = どのキャラクター？
ask-die = 何マス？
ask-to = どこへ？
ask-card = どのカード？
ask-change = 肖像画は？
part-die = { $die }マス
part-to =
    { $place ->
        [out] 玄関から外へ
       *[other] { $place }
    }
part-change =
    { $change ->
        [yes] 掛けかえる
       *[no] そのまま
    }
move-place = { $pawn }を{ $place }に座らせる
move-portrait =
    { $change ->
        [yes] 肖像画を掛けかえる
       *[no] 肖像画をそのままにする
    }
move-move =
    { $place ->
        [out] { $pawn }を{ $die }の目で玄関から外へ出す
       *[other] { $pawn }を{ $die }マス動かして{ $place }へ
    }
move-lose = { $die }の目をあきらめる
move-play = { $card }を使ってワナを作動させる
move-draw = ワナカードを1枚引く
move-keep = 引いたカードを手札に入れる
move-spring = 引いたカードでワナを作動させる

## What is to be done, after a name and a colon

task-seating = コマを1つ、赤い椅子に座らせる
task-portrait = ゾロ目なので、肖像画を掛けかえるか、そのままにするか決める
task-roll = サイコロを振る
task-one-die =
    { $another ->
        [yes]
            { $seated ->
                [yes] 椅子に座っている別のコマを{ $die }マス動かす
               *[no] 別のコマを{ $die }マス動かす
            }
       *[no]
            { $seated ->
                [yes] 椅子に座っているコマを{ $die }マス動かす
               *[no] コマを1つ、{ $die }マス動かす
            }
    }
task-two-dice =
    { $seated ->
        [yes] 椅子に座っているコマを1つは{ $first }マス、もう1つは{ $second }マス動かす
       *[no] コマを1つは{ $first }マス、もう1つは{ $second }マス動かす
    }
task-double =
    { $seated ->
        [yes] 椅子に座っているコマを2つ、{ $die }マスずつ動かす。または1つだけ{ $total }マス動かす
       *[no] コマを2つ、{ $die }マスずつ動かす。または1つだけ{ $total }マス動かす
    }
task-trap = { $pawn }を{ $trap }のワナにかけるか、カードを1枚引く
task-drawn = 引いたカードを手札に入れる。合っていれば、それでワナを作動させてもよい
task-over = { "" }

## Events

event-place =
    { $seat-person ->
        [you] あなた
       *[other] { $seat }
    }は{ $pawn }を{ $target }に座らせました。
event-placed = { "" }
event-seated = コマが全部、赤い椅子に座りました：{ $places }。
event-detective-starts = 探偵は{ $steps }歩目から始めます。玄関まであと{ $left }歩です。
event-dealt =
    { $character ->
        [none] { "" }
       *[other]
            { $seat-person ->
                [you] あなた
               *[other] { $seat }
            }に{ $character }のカードが配られました。
    }
event-start-roll =
    { $seat-person ->
        [you] あなた
       *[other] { $seat }
    }は順番決めで{ $total }を出しました。
event-start =
    { $seat-person ->
        [you] あなた
       *[other] { $seat }
    }から始めます。
event-shown =
    { $alive ->
        [no] すでに消された{ $name }の肖像画は外されました。
       *[yes]
            { $why ->
                [start] アガサおばさんの肖像画を外します。最初に壁に掛かったのは{ $name }です。
                [double] ゾロ目で肖像画が掛けかわりました。次は{ $name }です。
               *[knocked-off] 消された人の肖像画が外されました。次は{ $name }です。
            }
    }
event-roll =
    { $seat-person ->
        [you] あなた
       *[other] { $seat }
    }は{ $double ->
        [yes] { $dice }を出しました。ゾロ目です。
       *[no] { $dice }を出しました。
    }
event-portrait =
    { $seat-person ->
        [you] あなた
       *[other] { $seat }
    }は肖像画を{ $change ->
        [yes] 掛けかえることにしました。
       *[no] そのままにしました。
    }
event-move =
    { $seat-person ->
        [you] あなた
       *[other] { $seat }
    }は{ $pawn }を{ $from }から{ $target ->
        [out] { $die }の目で玄関の外へ出しました！
       *[other]
            { $trap ->
                [none] { $target }まで{ $die }マス動かしました。
               *[other] { $target }まで{ $die }マス動かしました。{ $trap }のワナの上です。
            }
    }
event-lose =
    { $die }マス動けるコマがないので、{ $seat-person ->
        [you] あなた
       *[other] { $seat }
    }はその目を失います。
event-play =
    { $seat-person ->
        [you] あなた
       *[other] { $seat }
    }は{ $card }を使いました。ワナが作動します！
event-draw =
    { $seat-person ->
        [you] あなた
       *[other] { $seat }
    }は{ $nothing ->
        [yes] ワナカードを引こうとしましたが、1枚も残っていません。
       *[none] ワナカードを1枚引きました。
    }
event-drawn =
    { $card ->
        [none] { "" }
       *[other] 引いたのは{ $card }です。
    }
event-keep =
    { $seat-person ->
        [you] あなた
       *[other] { $seat }
    }は「違うカードだった」と言って、手札に入れました。
event-spring =
    { $seat-person ->
        [you] あなた
       *[other] { $seat }
    }が引いたのは{ $card }。ワナが作動します！
event-detective =
    { $seat-person ->
        [you] あなた
       *[other] { $seat }
    }は探偵カードを引きました。探偵が{ $steps }歩目に進みます。
event-reshuffled = 捨て札{ $cards }枚を切り直し、新しい山札にします。
event-knocked-off =
    { $owner-person ->
        [none] { $pawn }が消されました。カードはだれも見せません。
        [you] { $pawn }が消されました。あなたのキャラクターでした。
       *[other] { $pawn }が消されました。{ $owner }のキャラクターでした。
    }
event-out =
    { $seat-person ->
        [you] あなた
       *[other] { $seat }
    }は最後のキャラクターを失い、{ $cards ->
        [none] 脱落です。
       *[other] 脱落です。{ $cards }を捨て札にします。
    }{ $die_lost ->
        [yes] 残ったサイコロの目も失います。
       *[no] { "" }
    }
event-secret =
    { $seat-person ->
        [you] あなた
       *[other] { $seat }
    }の秘密のカードは{ $character }でした。
event-over =
    { $seat-person ->
        [none] 手番の上限に達しました。遺産はだれのものにもなりません。
        [you]
            { $how ->
                [escape] { $pawn }が屋敷を出ました。遺産はあなたのものです。
                [last-alive] 生き残ったのは{ $pawn }。ほかの人のコマはもうありません。遺産はあなたのものです。
               *[detective] 探偵が着いたとき、壁の肖像画は{ $pawn }でした。遺産はあなたのものです。
            }
       *[other]
            { $how ->
                [escape] { $pawn }が屋敷を出ました。遺産は{ $seat }のものです。
                [last-alive] 生き残ったのは{ $pawn }。ほかの人のコマはもうありません。遺産は{ $seat }のものです。
               *[detective] 探偵が着いたとき、壁の肖像画は{ $pawn }でした。遺産は{ $seat }のものです。
            }
    }
verdict =
    { $seat-person ->
        [none] だれも遺産を手に入れないまま、手番の上限に達しました。
        [you]
            { $how ->
                [escape] 肖像画の主{ $pawn }が玄関から外に出ました。あなたのキャラクターです。
                [last-alive] 生き残った{ $pawn }はあなたのキャラクターで、ほかの人のキャラクターはもういません。
               *[detective] 探偵が着いたとき、壁の肖像画は{ $pawn }でした。あなたのキャラクターです。
            }
       *[other]
            { $how ->
                [escape] 肖像画の主{ $pawn }が玄関から外に出ました。{ $seat }のキャラクターです。
                [last-alive] 生き残った{ $pawn }は{ $seat }のキャラクターで、ほかの人のキャラクターはもういません。
               *[detective] 探偵が着いたとき、壁の肖像画は{ $pawn }でした。{ $seat }のキャラクターです。
            }
    }

## Refusals: whose turn it is

refuse-out =
    { $seat-person ->
        [you] あなた
       *[other] { $seat }
    }は最後のキャラクターを失い、脱落しています

## Refusals: seating and portraits

refuse-all-seated = コマはもう全部、椅子に座っています
refuse-seat-first = まず全員で順番に1つずつ、コマを座らせてください
refuse-sits = { $pawn }はもう{ $space }に座っています
refuse-no-chair = { $space }は赤い椅子ではありません
refuse-portrait-first = ゾロ目が出ました。まず肖像画をどうするか決めてください
refuse-portrait-decided = この手番の肖像画はもう決めました
refuse-no-double = 肖像画を掛けかえられるのは、ゾロ目のときだけです

## Refusals: cards

refuse-no-trap = コマをワナのマスに動かした直後ではありません
refuse-trap-first = { $pawn }がワナの上にいます。別のコマを動かす前に、どうするか決めてください
refuse-drawn-card = 引いたカードに{ $trap }は描かれていません
refuse-drawn-first = まず引いたカードをどうするか決めてください。手札に入れるか、合っていればワナを作動させます
refuse-not-drawn = まだカードを引いていません
refuse-other-card = カードを引いたので、今使えるのはそのカードだけです
refuse-spring-it = それは今引いたカードです。それでワナを作動させるか、手札に入れてください
refuse-keep-it = それは今引いたカードで、{ $trap }は描かれていません。手札に入れてください
refuse-detective = 探偵カードは手札に持てません。引いたらすぐ捨て札にします
refuse-not-in-hand = そのカードは手札にありません
refuse-wrong-card = そのカードに{ $trap }は描かれていません
refuse-held-card = この手番にカードを引いたので、前から持っていたカードは使えません

## Refusals: dice and pawns

refuse-no-die-left = あきらめられる{ $die }の目が残っていません
refuse-lose = { $die }の目はあきらめられません。{ $pawn }がその分動けます
refuse-knocked-off = { $pawn }はもう消されました
refuse-moved = { $pawn }はこの手番でもう動かしました。残りの目では別のコマを動かしてください
refuse-not-sitting = { $pawn }がまだ赤い椅子に座っています。椅子が全部空くまで、動かせるのは座っているコマだけです
refuse-total = 1つのコマを2つの目の合計だけ動かせるのは、ゾロ目のときだけです
refuse-total-used = すでに片方の目を使ったので、合計で動かすことはできません
refuse-die-used = { $die }の目はもう使いました
refuse-no-die = { $die }の目は出ていません

## Refusals: where a pawn may go

refuse-not-heir = 屋敷から出られるのは、肖像画が掛かっている{ $pawn }だけです
refuse-leaving = { $pawn }が玄関から出るには、{ $count }以上の目が必要です
refuse-door-blocked = 玄関へ向かう{ $pawn }の道を、ほかのコマがふさいでいます
refuse-door-far = { $pawn }は玄関から{ $count }マスより遠くにいます
refuse-own-space = { $pawn }は今{ $space }にいます。1回の移動で同じマスは2度使えません
refuse-trap-too-early = 赤い椅子に座っているコマがあるうちは、ワナのマスで止まれません
refuse-chair = { $space }は赤い椅子です。椅子の上では止まれません
refuse-twice = { $pawn }が{ $space }に行くには、1回の移動で同じマスを2度使うことになります
refuse-crossing = { $pawn }が空いた赤い椅子の上を通れるのは、ほかに目の数だけ動く道がないときだけです
refuse-pawn-in-way = { $space }へ向かう{ $pawn }の道を、ほかのコマがふさいでいます
refuse-furniture-in-way = { $space }へ向かう{ $pawn }の道を、家具がふさいでいます
refuse-wall-in-way = { $space }へ向かう{ $pawn }の道を、壁がふさいでいます
refuse-passages = { $pawn }が{ $space }に行くには、隠し通路を2度以上使うことになります
refuse-closer = { $pawn }はちょうど{ $count }マス動かなければなりません。{ $space }は近すぎます
refuse-diagonal = { $pawn }が{ $space }に行くには、{ $count }以上の目が必要です。ななめには動けません
refuse-unreachable = { $pawn }はちょうど{ $count }マスでは{ $space }に行けません
refuse-taken = { $space }には{ $pawn }がいます
refuse-furnished = { $space }には{ $furniture }があります

## House rules

option-after_drawing = ワナカードを引いたあと、前から持っていたカードをいつまで使えないか（DED-25）
    .name = カードを引いた後
    .turn = その手番の終わりまで
    .pawn = もう1つのコマを動かすまで
option-seating = 始める前に、だれがコマを赤い椅子に座らせるか（DED-39）
    .name = コマの配置
    .chance = 運で決める
    .players = プレイヤーが順番に1つずつ
option-open_characters = キャラクターカードを全員に見えるように表にする。2人なら6枚ずつ持ち、秘密のカードはなし（DED-40）
    .name = キャラクターの公開
option-detective_path = 探偵がどれだけ歩けばゲームが終わるか（DED-41）
    .name = 探偵の道のり
    .whole = 道のり全部
    .half = 道のりの半分
option-turn_limit = この回数の手番が過ぎたら、勝者なしで終わる（DED-38）
    .name = 手番の上限

## Studies: what they count, how matches end, what luck is drawn for

counted-card = カード
counted-character-moved = 動かしたキャラクター
counted-portrait = 肖像画
counted-space = マス
counted-trap-entered = 踏んだワナ
counted-trap-sprung = 作動したワナ
counted-victim = 消されたキャラクター
ending-escape = 肖像画の主が玄関から出た
ending-last-alive = 1人のキャラクターだけが生き残った
ending-detective = 探偵が着いた
ending-turn-limit = 手番の上限に達した
luck-place = コマの座る椅子
luck-deal = 配られるキャラクター
luck-start = だれから始めるか
luck-portrait = 肖像画の順番
luck-roll = サイコロ
luck-pile = ワナカード
luck-secret = 秘密のカード

## The picture in the terminal

terminal-legend = { $chair } 赤い椅子   { $passage } 隠し通路   { $furniture } 家具   { $door } 玄関   { $portrait } 肖像画の主   { $yours } 自分のコマ
terminal-outside = 外
terminal-turn =
    { $moved ->
        [none] 手番{ $turn }：{ $seat }   サイコロ { $dice }
       *[other] 手番{ $turn }：{ $seat }   サイコロ { $dice }   動かしたコマ：{ $moved }
    }
terminal-portrait =
    { $back ->
        [none] 肖像画：{ $portrait }（額の中に{ $left }枚）
       *[other] 肖像画：{ $portrait }（額の中に{ $left }枚、後ろは{ $back }）
    }
terminal-detective = 探偵 { $path } { $all }歩のうち{ $steps }歩
terminal-pile =
    { $discards ->
        [none] ワナカード：山札{ $pile }枚、捨て札なし
       *[other] ワナカード：山札{ $pile }枚、捨て札は{ $discards }
    }
terminal-pending = { $pawn }が{ $trap }のワナの上にいます
terminal-out = 脱落
terminal-characters = キャラクター{ $count }人
terminal-trap-cards = ワナカード{ $count }枚
terminal-secrets = 秘密のカード：{ $first }／{ $second }
terminal-secret = { $seat }は{ $characters }
terminal-hand =
    { $cards ->
        [none] あなたのワナカード：なし
       *[other] あなたのワナカード：{ $cards }
    }
terminal-several = { $card }が{ $count }枚
terminal-drawn = 引いたカード：{ $card }

## The drawing in the browser

drawing-summary = 屋敷です。コマ：{ $pawns }。ワナ：{ $traps }。隠し通路：{ $passages }。玄関は{ $door }です。探偵は{ $all }歩のうち{ $steps }歩進みました。
drawing-map = 上から見た屋敷
drawing-on = { $thing }（{ $space }）
drawing-outside = { $pawn }（屋敷の外）
drawing-unseated = { $pawn }（椅子なし）
drawing-on-wall = 肖像画の主
drawing-yours = あなたのもの
drawing-whose = { $name }のもの
drawing-moved = この手番に動いた
drawing-passage = 隠し通路（{ $space }）
drawing-trap = { $trap }のワナ（{ $space }）
drawing-the-detective = 探偵
drawing-doormat = ゲーム終了
drawing-grave = { $pawn }は消された
drawing-closer = 近くで見る
drawing-whole = 屋敷全体
drawing-wild = ワイルド
drawing-detective = 探偵
drawing-characters = あなたのキャラクター
drawing-secret-card = 秘密のカード
drawing-trap-cards = あなたのワナカード
drawing-no-cards = まだありません。コマをワナに動かすと、引けます。
drawing-pile = 山札{ $count }枚
drawing-discarded = 捨て札{ $count }枚
drawing-cast = キャラクター
drawing-fates = それぞれの運命
drawing-no-chair = まだ椅子なし
drawing-killed = 消された
drawing-got-out = 脱出した
drawing-inside = 屋敷の中
drawing-holders = みんなの持ち札
drawing-out = 脱落：キャラクターが全員消された
drawing-held = キャラクター{ $count }人
drawing-held-secret = 秘密{ $count }枚
drawing-held-cards = ワナカード{ $count }枚
drawing-held-known = { $held }：{ $cards }
drawing-agatha = アガサおばさん
drawing-frame = 壁の肖像画：{ $name }
drawing-portrait-of = { $name }の肖像画
drawing-behind =
    { $count ->
        [0] 後ろにはなし
       *[other] 後ろに{ $count }枚
    }
drawing-behind-last = いちばん後ろは{ $names }
drawing-both = 合計{ $total }
drawing-by = { $die }で
drawing-move-by = { $die }マス動かす
drawing-used = { $die }（使用済み）
drawing-turn = { $name }の番です。
drawing-double = ゾロ目です！肖像画を掛けかえますか？
drawing-caught = { $pawn }が{ $trap }のワナの上にいます。
drawing-play-or-draw = カードを使うか、1枚引いてください。
drawing-draw = カードを1枚引いてください。
drawing-right = 引いたカードは手札に入ります。このワナを作動させることもできます。
drawing-wrong = 引いたカードは手札に入りますが、このワナには使えません。
drawing-pick = だれのコマでもかまいません。コマを選んでください。
drawing-pick-chair = 芝生のコマを1つ選んで座らせます。その次は隣の人の番です。
drawing-which-chair = { $pawn }をどの赤い椅子に座らせますか？
drawing-where = { $pawn }をどこへ動かしますか？
drawing-by-which =
    { $space ->
        [out] { $pawn }を玄関の外へ：どの目で動かしますか？
       *[other] { $pawn }を{ $space }へ：どの目で動かしますか？
    }
drawing-to-by =
    { $space ->
        [out] { $pawn }を{ $die }で玄関の外へ。
       *[other] { $pawn }を{ $die }で{ $space }へ。
    }
drawing-drop = ほかのキャラクター
drawing-end-secret = 表のカードでは決まらなかったので、秘密のカードをすべてめくります。
drawing-end-living = 勝った人の生き残ったキャラクターをめくります。
drawing-end-card = 勝負を決めたカードをめくります。
drawing-end-others = ほかのカードは伏せたままです。
drawing-end-others-secret = ほかのカードは、秘密のカードも伏せたままです。
drawing-end-undecided = 秘密のカードは勝負に関係なかったので、伏せたままです。

## For a first match

primer-goal = 12人のキャラクターのうち4人（4人で遊ぶときは3人）があなたのものです。公開のルールでなければ、ほかの人にはわかりません。（2人で遊ぶときは、終わりまで自分でも見られないカードがさらに2枚ずつあります。）あなたのキャラクターが、自分の肖像画が掛かっている間に玄関から出るか、最後まで生き残るか、または探偵が着いたときにその肖像画が掛かっていれば、遺産はあなたのものです。
primer-place = 好きなコマを、空いている赤い椅子に座らせます。だれのものになるかは、まだだれも知りません。
primer-portrait = ゾロ目です。先に肖像画を掛けかえられます。肖像画の主があなたのキャラクターでなければ、掛けかえましょう。
primer-move = 自分のものでもほかの人のものでも、好きなコマをサイコロ1個の目の数だけ動かします。もう1個の目は別のコマに使います。どのコマがあなたのものか悟られないように、相手のコマはワナへ、自分のコマは玄関へ近づけましょう。
primer-lose = この目で動けるコマがないので、この目は使えません。
primer-play = 動かしたコマがワナの上にいます。そのワナのカードかワイルドカードで作動させられます。コマは二度と戻りません。
primer-draw = 合うカードを持っていても、ワナカードを引けます。あなたの手札はだれも知らないので、はったりにもなります。
primer-keep = カードを手札に入れて、「違うカードだった」と言います。本当かもしれません。
primer-spring = 引いたカードはこのワナに合います。すぐに作動させられます。
primer-beware = 椅子がすべて空くまでは、座っているコマしか動かせず、ワナの上に止まることもできません。

## 自分で作る屋敷

board-strange-line = ' 9 . . h' のような横の列でも、壁を表す横線でも、縦の列の名前でもありません
board-spaces = 屋敷のマスは1〜{ $most }個です（{ $found }個あります）
board-row = ここは手前から{ $number }列目なので、{ $number }で始まらなければなりません
board-no-space = 「{ $mark }」はマスではありません。どの横の列にも{ $columns }個必要です
board-between = マスとマスの間は空白か縦線です（「{ $mark }」ではなく）
board-dash = 横線は、上下に並ぶ2つのマスの間に置きます
board-pawns = 名前の違うコマが{ $count }個必要です
board-trap-name = 「{ $name }」は、ほかのワナやカードの種類と重ならない1語でなければなりません
board-many-traps = ワナは{ $most }個までです
board-cards = 山札は1〜{ $most }枚です（{ $found }枚あります）
board-copies = この種類のカードは0〜{ $most }枚です（{ $found }枚あります）
board-kinds = カードの種類は1度ずつ、{ $most }種類までです
board-no-kind = 「{ $kind }」という種類はありません。detective、wild、trap のどれかです
board-card-traps = カードには { $traps } のうち1つ以上のワナが必要です
board-chairs = 赤い椅子は{ $count }脚必要です（{ $found }脚あります）
board-passages = 隠し通路が{ $most }個を超えています
board-trap-once = ワナ { $trap }（{ $mark }）は1か所だけ必要です
board-no-trap = ワナ{ $mark }はありません
board-no-furniture = [furniture] に「{ $mark }」がありません
board-furniture = 家具は1文字です（「{ $mark }」ではなく）
board-door = 玄関を「{ $door }」にはできません。コマが入れるマスでなければなりません
board-door-row = 玄関は1列目のマスの南側です
board-steps = detective_steps は1〜{ $most }です（{ $found }ではなく）
board-lost = { $space }には玄関からたどり着けません
