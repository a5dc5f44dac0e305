# Dead House.

## Cards, sides, pawns and places

card-slappy = Slappy
card-miss-me = Miss Me?
card-number = Card { $card }
special-possession = Possession
special-steal = Steal
special-reanimate = Reanimate

# The letter by which pawns are marked in the terminal is one place wide, and each side has another.
side-camera = Camera
    .letter = C
side-hand = Hand
    .letter = H
side-mummy = Mummy
    .letter = M
side-ghost = Ghost
    .letter = G
pawn = pawn { $number }
    .start = Pawn { $number }
pawn-of =
    { $seat-person ->
        [you] your pawn { $number }
       *[other] { $seat }'s pawn { $number }
    }
    .start =
        { $seat-person ->
            [you] Your pawn { $number }
           *[other] { $seat }'s pawn { $number }
        }
place-home = Home Base
place-house = Dead House
place-square = square { $number }
place-gravestone = gravestone { $number }
squares =
    { $steps ->
        [one] { $steps } square
       *[other] { $steps } squares
    }

## Moves

type-move = Move a pawn
type-back = Push an opponent's pawn back
type-split = Divide a card between two pawns
type-swap = Swap two pawns
type-special = Play a special card
type-discard = Discard a card
ask-card = Which card?
ask-pawn = Which of your pawns?
ask-player = Which player?
ask-with = With which pawn?
ask-replace = Which pawn is sent home?
ask-parts = Which pawns go how far?
chosen-pawn = { $pawn-start }
move-move =
    { $way ->
        [back]
            { $named ->
                [no] { $pawn-start } goes { squares } back
               *[yes] { $pawn-start } goes { squares } back with “{ $card }”
            }
       *[forward]
            { $named ->
                [no] { $pawn-start } goes { squares } forward
               *[yes] { $pawn-start } goes { squares } forward with “{ $card }”
            }
    }
move-back =
    { $named ->
        [no] { $pawn-start } goes { squares } back
       *[yes] { $pawn-start } goes { squares } back with “{ $card }”
    }
move-split = { $first-start } goes { squares } forward, then { $second } goes { $rest }
move-swap = { $pawn-start } and { $with } change places with “{ $card }”
move-special =
    { $card ->
        [steal] Steal: swap hands with { $player }
        [reanimate] Reanimate: all cards are shuffled and dealt again
       *[possession] Possession: { $pawn } takes the place of { $replace }
    }
move-discard = Discard “{ $card }”

## What is to be done, after a name and a colon

task-turn =
    { $special ->
        [yes] play a card and move as it says; a special card may come first
       *[no] play a card and move as it says
    }
task-over = the match is over

## Events

event-start =
    { $seat-person ->
        [you] You begin.
       *[other] { $seat } begins.
    }
event-dealt = { "" }
event-drawn =
    { $card ->
        [none] { "" }
       *[other]
            { $seat-person ->
                [you] You draw “{ $card }”.
               *[other] { $seat } draws “{ $card }”.
            }
    }
event-again =
    { $seat-person ->
        [you] You landed on Take Another Turn and take one.
       *[other] { $seat } landed on Take Another Turn and takes one.
    }
event-move =
    { $seat-person ->
        [you] You play “{ $card }” with { $pawn }.
       *[other] { $seat } plays “{ $card }” with { $pawn }.
    }
event-back =
    { $seat-person ->
        [you] You play “{ $card }” and push { $pawn } back.
       *[other] { $seat } plays “{ $card }” and pushes { $pawn } back.
    }
event-split =
    { $seat-person ->
        [you] You divide a { $whole }: { $steps } for { $first }, then { $rest } for { $second }.
       *[other] { $seat } divides a { $whole }: { $steps } for { $first }, then { $rest } for { $second }.
    }
event-swap =
    { $seat-person ->
        [you] You play “{ $card }”: { $pawn } and { $with } change places.
       *[other] { $seat } plays “{ $card }”: { $pawn } and { $with } change places.
    }
event-special =
    { $seat-person ->
        [you]
            { $card ->
                [steal] You play Steal and swap hands with { $player }.
                [reanimate] You play Reanimate: all cards are shuffled and dealt again.
               *[possession] You play Possession: { $pawn } takes the place of { $replace }.
            }
       *[other]
            { $card ->
                [steal]
                    { $player-person ->
                        [you] { $seat } plays Steal and swaps hands with you.
                       *[other] { $seat } plays Steal and swaps hands with { $player }.
                    }
                [reanimate] { $seat } plays Reanimate: all cards are shuffled and dealt again.
               *[possession] { $seat } plays Possession: { $pawn } takes the place of { $replace }.
            }
    }
event-discard =
    { $seat-person ->
        [you] None of your cards can be used, so you discard “{ $card }”.
       *[other] { $seat } can use no card and discards “{ $card }”.
    }

# Where a pawn came to: after each square that led it on, if there is any.
way =
    { $via ->
        [none] { $place }
       *[other] { $via }
    }
led-by-ahead-3 = square { $square }, Move Ahead 3, so on to { $then }
led-by-gnome-blue = square { $square }, a blue gnome, so on to { $then }

# Sent home by a gnome or by another pawn, or moved: to a square that gives another turn, or one that does not act on it.
event-moved =
    { $by ->
        [gnome] { $pawn-start } is sent home from { $from }: the gnome sweeps it away.
        [none]
            { $rests ->
                [none] { $pawn-start } goes from { $from } to { way }.
                [again] { $pawn-start } goes from { $from } to { way }, Take Another Turn.
                [gnome-blue] { $pawn-start } goes from { $from } to { way }, a blue gnome, and rests there, since it was pushed.
               *[ahead-3]
                    { $pushed ->
                        [yes] { $pawn-start } goes from { $from } to { way }, Move Ahead 3, and rests there, since it was pushed.
                       *[no] { $pawn-start } goes from { $from } to { way }, Move Ahead 3, and stays there, or it would pass its turn-off.
                    }
            }
       *[other] { $pawn-start } is sent home from { $from }: { $by } takes its place.
    }
event-starts-out = { $pawn-start } starts on { $place }.
event-reshuffled = The deck is empty: the discards are shuffled into a new one.
event-limit =
    { $turns ->
        [one] After { $turns } turn the match ends without a winner.
       *[other] After { $turns } turns the match ends without a winner.
    }
enough-pawns =
    { $pawns ->
        [1] one pawn
        [2] two pawns
       *[other] all three pawns
    }
event-won =
    { $seat-person ->
        [you] You have { enough-pawns } in Dead House and win.
       *[other] { $seat } has { enough-pawns } in Dead House and wins.
    }
verdict =
    { $seat-person ->
        [you] You were the first to bring { enough-pawns } into Dead House.
       *[other] { $seat } was the first to bring { enough-pawns } into Dead House.
    }
verdict-limit = After { $turns } turns nobody has brought { enough-pawns } into Dead House.

## Refusals

refuse-no-player = there is no { $player } at this table
refuse-no-card = “{ $card }” is not in your hand
refuse-no-specials = this match is played without special cards
refuse-second-special = you have already played a special card this turn
refuse-used-special = you have used { $card } already, and each special card works only once
refuse-steal-from-yourself = you swap hands with an opponent, not with yourself
refuse-replaced =
    { $where ->
        [home] the pawn to be replaced is at Home Base, not on the track
       *[safe] the pawn to be replaced is in its safety zone or Dead House, not on the track
    }
refuse-not-at-home = your { $pawn } is not at Home Base
refuse-on-track = your { $pawn } is on the track already
refuse-in-dead-house = your { $pawn } is in Dead House and never moves again
refuse-back-from-home = your { $pawn } is at Home Base and cannot move back
refuse-too-far = your { $pawn } needs exactly { $left } to enter Dead House, and { $steps } is too many
refuse-no-push = “{ $card }” does not push opponents' pawns back
refuse-push-own = you push an opponent's pawn back, not one of your own
refuse-push-home = that pawn is at Home Base, not on the track
refuse-their-dead-house = that pawn is in Dead House and never moves again
refuse-safe = a pawn in its safety zone cannot be moved by others
refuse-undivided = no card worth { $steps } can be divided
refuse-split-one-pawn = divide the card between two different pawns
refuse-split-nothing = each of the two pawns must move at least 1
refuse-split =
    { $which ->
        [first] both pawns must be able to move, and the first cannot: { $why }
       *[second] both pawns must be able to move, and the second cannot: { $why }
    }
refuse-no-swap = “{ $card }” does not swap pawns
refuse-swap-own =
    { $where ->
        [home] your { $pawn } is at Home Base, not on the track
       *[safe] your { $pawn } is in its safety zone or Dead House, not on the track
    }
refuse-swap-other =
    { $where ->
        [home] the other pawn is at Home Base, not on the track
       *[safe] the other pawn is in its safety zone or Dead House, not on the track
    }
refuse-swap-itself = a pawn swaps places with another one, not with itself
refuse-not-nearest = it swaps with the nearest pawn ahead: { $pawn }
refuse-discard = you must use a card if you can, and one of yours can be used

## House rules

option-first_player = who begins (HOU-4)
    .name = First player
option-turn_limit = the match ends without a winner after this many turns (HOU-4)
    .name = Turn limit
option-ahead_at_turn_off = what happens when Move Ahead 3 would carry a pawn past its own turn-off (HOU-10)
    .name = Move Ahead 3 at a turn-off
    .pass = goes on along the track
    .stay = stays on the square
option-squares_catch_pushed = whether squares also act on a pawn that another player pushes (HOU-12)
    .name = Squares catch pushed pawns
option-possession_with = which of your pawns may take another's place by Possession (HOU-23, HOU-29)
    .name = Possession
    .home = one at Home Base
    .off-track = one at Home Base or on a gravestone
option-pawns_to_win = how many of your pawns must be in Dead House to win (HOU-27, HOU-30)
    .name = Pawns to win
option-special_cards = whether everybody has the special cards Possession, Steal and Reanimate (HOU-31)
    .name = Special cards
option-pawn_starts_out = whether everybody's first pawn begins on its start square (HOU-32)
    .name = First pawn starts out

## The board: squares and special cards, what they do, and what house rules add to that

kind-plain = Square
kind-ahead-3 = Move Ahead 3
kind-turn-off = Turn-off
kind-start = Start
kind-gnome-blue = Blue gnome
kind-gnome-red = Red gnome
kind-again = Take Another Turn
text-plain = Nothing happens here.
text-ahead-3 = A pawn moved here by its own player goes on 3 squares at once.
text-turn-off = Pawns of the square's colour turn in here to their gravestones.
text-start = Pawns of the square's colour enter here: it is the first space they count.
text-gnome-blue = A pawn that its player moves here goes along the dots to the next red gnome; every pawn between goes home.
text-gnome-red = Pawns come here from the blue gnome before it; any other pawn that lands here stays here.
text-again = If your own card brings your pawn here, draw, then take another whole turn.
text-possession = A pawn from your Home Base takes the place of any pawn on the track, which goes home.
text-steal = Swap hands with an opponent.
text-reanimate = All cards are shuffled together and dealt again.
note-ahead-3-ahead_at_turn_off-pass = It goes past its own turn-off, never in.
note-ahead-3-ahead_at_turn_off-stay = It stays here if it would pass its own turn-off.
note-ahead-3-squares_catch_pushed-true = So does a pawn that is pushed here.
note-gnome-blue-squares_catch_pushed-true = So does a pawn that is pushed here.
note-possession-possession_with-off-track = A pawn on one of your gravestones can do so too.

# What a card does: one use, or several with "or" before the last.
card-text = { $uses }.
use-forward = Move a pawn forward { $steps }
use-back = Move a pawn back { $steps }
use-push = push an opponent's pawn back { $steps }
use-divide = divide the { $steps } between two of your pawns
use-swap-any = swap one of your pawns on the track with any other
use-swap-next = swap one of your pawns on the track with the nearest ahead

## Studies: what they count, how matches end, what luck is drawn for

counted-card = Card
counted-square = Square
square-of-kind = { $number }: { $kind }
ending-three-pawns-in-dead-house = three pawns in Dead House
ending-the-limit-of-turns = the turns run out
ending-as-many-pawns-in-dead-house-as-were-agreed = the agreed number of pawns in Dead House
luck-start = who begins
luck-deal = the deal
luck-deck = the deck

## The picture in the terminal

terminal-letter = { $side-letter }
terminal-seat = { $letter } { $seat } ({ $home }, start { $start }, turn-off { $turn_off })
terminal-zone = home { $home }  ⌂ { $stones } ▟▙ { $house }
terminal-known = known cards: { $cards }
terminal-legend = » ahead 3   ⌂ turn-off   ○ start   ▼ blue gnome   ▲ red gnome   ↻ another turn
terminal-typed = In a typed move such as “move 6 0” ♟{ $letter }1 is 0, ♟{ $letter }2 is 1 and ♟{ $letter }3 is 2.
terminal-deck =
    { $recent ->
        [none] deck { $deck }   discards { $discards }, newest first: none
       *[other] deck { $deck }   discards { $discards }, newest first: { $recent }
    }
terminal-held =
    { $specials ->
        [none] { $letter } { $seat }: { terminal-hand-size }, special cards: none
       *[other] { $letter } { $seat }: { terminal-hand-size }, special cards: { $specials }
    }
terminal-hand-size =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
terminal-hand = Your hand:

## The drawing in the browser

drawing-board = The board
drawing-bot = { $name }, a bot
drawing-player =
    { $cards ->
        [one] { $name }: { $places }; one card.
       *[other] { $name }: { $places }; { $cards } cards.
    }
drawing-home-of = Home Base of { $name }
drawing-taken = { $place }, with { $pawns } on it
drawing-square = { $title } (square { $number }). { $text }
drawing-card = { $title }: { $text }
drawing-forward = Forward { $count }
drawing-back = Back { $count }
drawing-or-push = or push { $count } back
drawing-or-divide = or divide it
drawing-or-swap-any = or swap any two
drawing-or-swap-next = or swap with next
drawing-hand = Your hand
drawing-specials = Your special cards
drawing-known = { $name }: cards you know
drawing-deck = Deck: { $cards }
drawing-played = Played: { $cards }
drawing-used = used
drawing-unusable = You cannot use it now.
drawing-pick-card = Pick a card to see where it leads.
drawing-pick-place = Now pick a lit place.
drawing-pick-either = Pick a card, or one of the lit places.
drawing-legend = What is on the board
drawing-legend-ask = What is on the board?
drawing-legend-gravestones = Gravestones
    .text = Only pawns of their colour go here, and nobody else can move them.
drawing-legend-bot = This mark beside a name
    .text = A bot is playing.
drawing-legend-holdings = In a Home Base
    .text = How many cards its player holds, and a full star for each special card left.
drawing-close = Close

## For a first match

primer-goal = Bring your three pawns once round the track, through your five gravestones, and into Dead House by exact count.
primer-goal-1 = Bring one of your pawns once round the track, through your five gravestones, and into Dead House by exact count.
primer-goal-2 = Bring two of your pawns once round the track, through your five gravestones, and into Dead House by exact count.
primer-move = Play a card and move one of your pawns; then you draw. Any forward card brings a pawn out of Home Base. If you end on another pawn, it goes home.
primer-back = A 1 may also push another player’s pawn on the track one square back; any pawn standing there goes home.
primer-split = You may share a 5 between two of your pawns.
primer-swap = Slappy: instead of going 12 forward, your pawn on the track may change places with any other pawn there.
primer-swap-miss-me = Miss Me?: instead of going 12 forward, your pawn on the track may change places with the next pawn ahead.
primer-special = Before your card you may play one special card. Each works only once in the match, so wait for a good moment.
primer-discard = You cannot use any of your cards: discard one and draw another.
primer-beware = Blue gnomes sweep: a pawn that ends there slides to the red gnome and sends everybody in between home.

## Boards of your own

board-range = '{ $key }' must be { $low } to { $high }, not { $value }
board-no-track = the table [track] is missing
board-square = a square is a number from 0 to { $last }, not { $square }
board-square-taken = square { $square } cannot be { $kind }: it is already { $taken }
board-many-sides = a board has { $count } sides, no more
board-sides = there must be { $count } sides, not { $found }
board-blue-gnome = a blue gnome needs a red gnome to lead to
board-endless-way = from square { $square } a pawn would be sent ahead for ever
board-card-name = '{ $name }' must be one word that no other card has
board-many-kinds = a deck has at most { $most } kinds of cards
board-many-cards = a deck has at most { $most } cards
board-direction = a card moves a pawn either forward or back
board-swap = 'swap' must be "any" or "next", not { $value }
board-divide = only a forward count from 2 to { $last } can be divided
board-divided = another card already divides { $steps }
board-count = it says { $stated } cards, but there are { $found }
board-deal = { $cards } cards are not enough to deal { $dealt } to each of { $players } players
board-many-choices = these cards leave too many choices in one turn
board-no-way = no cards lead a pawn from { $side } into Dead House
