# 13 Dead End Drive.

## Characters

pawn-smothers = Smothers
pawn-dusty = Dusty
pawn-charity = Charity
pawn-lulu = Lulu
pawn-parker = Parker
pawn-clay = Clay
pawn-beauregard = Beauregard
pawn-spritzy = Spritzy
pawn-madame-astra = Madame Astra
pawn-hickory = Hickory
pawn-pierre = Pierre
pawn-poopsie = Poopsie

## Traps: as titles, and in the middle of a sentence

trap-stairs = Stairs
trap-fireplace = Fireplace
trap-chandelier = Chandelier
trap-statue = Statue
trap-bookcase = Bookcase
short-stairs = stairs
short-fireplace = fireplace
short-chandelier = chandelier
short-statue = statue
short-bookcase = bookcase

## Cards

card-trap = { $traps } card
    .a = a { $traps } card
    .the = the { $traps } card
card-wild = Wild card
    .a = a Wild card
    .the = the Wild card
card-detective = Detective card
    .a = a Detective card
    .the = the Detective card

## The mansion

furniture-the-dining-table = the dining table
furniture-the-gold-statue = the gold statue
furniture-the-fireplace = the fireplace
furniture-the-bookcase = the bookcase
furniture-the-staircase = the staircase
furniture-a-sofa = a sofa
furniture-a-vase = a vase
furniture-the-desk = the desk
furniture-the-easel = the easel
furniture-the-piano = the piano
room-bathroom = Bathroom
room-bedroom = Bedroom
room-billiard-room = Billiard Room
room-conservatory = Conservatory
room-dining-room = Dining Room
room-drawing-room = Drawing Room
room-entrance-hall = Entrance Hall
room-gallery = Gallery
room-kitchen = Kitchen
room-library = Library
room-music-room = Music Room
room-study = Study
place-plain = { $space }
place-passage = the secret passage { $space }
    .start = The secret passage { $space }
place-trap = the { $trap } trap ({ $space })
    .start = The { $trap } trap ({ $space })
seated-on = { $pawn } on { $space }

## Moves

type-place = Seat a character
type-portrait = Decide on the portrait
type-move = Move a character
type-lose = Give up a die
type-play = Play a trap card
type-draw = Draw a trap card
type-keep = Keep the card you drew
type-spring = Spring the trap with the card you drew
ask-pawn = Which character?
ask-die = With which count?
ask-to = Where to?
ask-card = Which card?
ask-change = Which portrait?
part-die = With the { $die }
part-to =
    { $place ->
        [out] Out of the front door
       *[other] { $place-start }
    }
part-change =
    { $change ->
        [yes] A new one
       *[no] The same
    }
move-place = Seat { $pawn } on { $place }
move-portrait =
    { $change ->
        [yes] Change the portrait
       *[no] Keep the portrait
    }
move-move =
    { $place ->
        [out] Move { $pawn } out of the front door with the { $die }
       *[other] Move { $pawn } to { $place } with the { $die }
    }
move-lose = Give up the { $die }
move-play = Play { $card-the }: the trap is sprung
move-draw = Draw a trap card
move-keep = Keep the card you drew
move-spring = Spring the trap with the card you drew

## What is to be done, after a name and a colon

task-seating = seat a pawn on a red chair
task-portrait = change the portrait on the wall, or keep it, after this double
task-roll = roll the dice
task-one-die =
    { $another ->
        [yes]
            { $seated ->
                [yes] move another pawn off the chairs with the { $die }
               *[no] move another pawn with the { $die }
            }
       *[no]
            { $seated ->
                [yes] move a pawn off the chairs with the { $die }
               *[no] move a pawn with the { $die }
            }
    }
task-two-dice =
    { $seated ->
        [yes] move a pawn off the chairs with the { $first } and another with the { $second }
       *[no] move a pawn with the { $first } and another with the { $second }
    }
task-double =
    { $seated ->
        [yes] move two pawns off the chairs with a { $die } each, or one with the total of { $total }
       *[no] move two pawns with a { $die } each, or one with the total of { $total }
    }
task-trap = spring the { $trap } trap under { $pawn }, or draw a card
task-drawn = keep the card just drawn, or spring the trap if it matches
task-over = { "" }

## Events

event-place =
    { $seat-person ->
        [you] You seat { $pawn } on { $target }.
       *[other] { $seat } seats { $pawn } on { $target }.
    }
event-placed = { "" }
event-seated = The pawns sit down: { $places }.
event-detective-starts = The Detective starts on step { $steps } of his path, { $left } from the door.
event-dealt =
    { $character ->
        [none] { "" }
       *[other]
            { $seat-person ->
                [you] You are dealt { $character }.
               *[other] { $seat } is dealt { $character }.
            }
    }
event-start-roll =
    { $seat-person ->
        [you] You roll { $total } for the first turn.
       *[other] { $seat } rolls { $total } for the first turn.
    }
event-start =
    { $seat-person ->
        [you] You begin.
       *[other] { $seat } begins.
    }
event-shown =
    { $alive ->
        [no] { $name } has been knocked off, so that portrait is taken away.
       *[yes]
            { $why ->
                [start] Aunt Agatha's portrait comes down, and { $name }'s is the first on the wall.
                [double] The double brings up the next portrait: { $name }'s.
               *[knocked-off] That portrait comes down; { $name }'s is next.
            }
    }
event-roll =
    { $seat-person ->
        [you]
            { $double ->
                [yes] You roll { $dice }, a double.
               *[no] You roll { $dice }.
            }
       *[other]
            { $double ->
                [yes] { $seat } rolls { $dice }, a double.
               *[no] { $seat } rolls { $dice }.
            }
    }
event-portrait =
    { $seat-person ->
        [you]
            { $change ->
                [yes] You change the portrait.
               *[no] You keep the portrait.
            }
       *[other]
            { $change ->
                [yes] { $seat } changes the portrait.
               *[no] { $seat } keeps the portrait.
            }
    }
event-move =
    { $seat-person ->
        [you]
            { $target ->
                [out] You move { $pawn } from { $from } out of the front door with the { $die }!
               *[other]
                    { $trap ->
                        [none] You move { $pawn } from { $from } to { $target } with the { $die }.
                       *[other] You move { $pawn } from { $from } to { $target } with the { $die }, onto the { $trap } trap.
                    }
            }
       *[other]
            { $target ->
                [out] { $seat } moves { $pawn } from { $from } out of the front door with the { $die }!
               *[other]
                    { $trap ->
                        [none] { $seat } moves { $pawn } from { $from } to { $target } with the { $die }.
                       *[other] { $seat } moves { $pawn } from { $from } to { $target } with the { $die }, onto the { $trap } trap.
                    }
            }
    }
event-lose =
    { $seat-person ->
        [you] No pawn can use the { $die }: you lose that die.
       *[other] No pawn can use the { $die }: { $seat } loses that die.
    }
event-play =
    { $seat-person ->
        [you] You play { $card-a }: the trap is sprung!
       *[other] { $seat } plays { $card-a }: the trap is sprung!
    }
event-draw =
    { $seat-person ->
        [you]
            { $nothing ->
                [yes] You should draw, but no trap cards are left.
               *[none] You draw a trap card.
            }
       *[other]
            { $nothing ->
                [yes] { $seat } should draw, but no trap cards are left.
               *[none] { $seat } draws a trap card.
            }
    }
event-drawn =
    { $card ->
        [none] { "" }
       *[other] It is { $card-a }.
    }
event-keep =
    { $seat-person ->
        [you] You say that it is the wrong card, and keep it.
       *[other] { $seat } says that it is the wrong card, and keeps it.
    }
event-spring =
    { $seat-person ->
        [you] You drew { $card-a }: the trap is sprung!
       *[other] { $seat } drew { $card-a }: the trap is sprung!
    }
event-detective =
    { $seat-person ->
        [you] You draw a Detective card: the Detective takes step { $steps }.
       *[other] { $seat } draws a Detective card: the Detective takes step { $steps }.
    }
event-reshuffled = The { $cards } discards are shuffled into a new pile.
event-knocked-off =
    { $owner-person ->
        [none] { $pawn } is knocked off; nobody shows the card.
        [you] { $pawn }, one of yours, is knocked off.
       *[other] { $pawn } is knocked off: one of { $owner }'s.
    }
event-out =
    { $seat-person ->
        [you]
            { $cards ->
                [none]
                    { $die_lost ->
                        [yes] You have lost your last character and are out, and lose the other die.
                       *[no] You have lost your last character and are out.
                    }
               *[other]
                    { $die_lost ->
                        [yes] You have lost your last character and are out, discarding { $cards }, and lose the other die.
                       *[no] You have lost your last character and are out, discarding { $cards }.
                    }
            }
       *[other]
            { $cards ->
                [none]
                    { $die_lost ->
                        [yes] { $seat } has lost their last character and is out, and loses the other die.
                       *[no] { $seat } has lost their last character and is out.
                    }
               *[other]
                    { $die_lost ->
                        [yes] { $seat } has lost their last character and is out, discarding { $cards }, and loses the other die.
                       *[no] { $seat } has lost their last character and is out, discarding { $cards }.
                    }
            }
    }
event-secret =
    { $seat-person ->
        [you] Your secret card is { $character }.
       *[other] { $seat }'s secret card is { $character }.
    }
event-over =
    { $seat-person ->
        [none] The turns have run out: nobody inherits.
        [you]
            { $how ->
                [escape] { $pawn } has left the house: you inherit.
                [last-alive] { $pawn } is alive, and nobody else has a pawn left: you inherit.
               *[detective] { $pawn }'s portrait is on the wall as the Detective arrives: you inherit.
            }
       *[other]
            { $how ->
                [escape] { $pawn } has left the house: { $seat } inherits.
                [last-alive] { $pawn } is alive, and nobody else has a pawn left: { $seat } inherits.
               *[detective] { $pawn }'s portrait is on the wall as the Detective arrives: { $seat } inherits.
            }
    }
verdict =
    { $seat-person ->
        [none] The turns have run out before anybody could inherit.
        [you]
            { $how ->
                [escape] { $pawn } is yours, and left by the front door while the portrait hung on the wall.
                [last-alive] { $pawn } is yours and still alive; nobody else has a character left.
               *[detective] The Detective arrived while the portrait of { $pawn } hung on the wall, and { $pawn } is yours.
            }
       *[other]
            { $how ->
                [escape] { $pawn } is { $seat }'s, and left by the front door while the portrait hung on the wall.
                [last-alive] { $pawn } is { $seat }'s and still alive; nobody else has a character left.
               *[detective] The Detective arrived while the portrait of { $pawn } hung on the wall, and { $pawn } is { $seat }'s.
            }
    }

## Refusals: whose turn it is

refuse-out =
    { $seat-person ->
        [you] you have lost your last character and are out
       *[other] { $seat } has lost their last character and is out
    }

## Refusals: seating and portraits

refuse-all-seated = every pawn already has a chair
refuse-seat-first = seat the pawns first, one each in turn
refuse-sits = { $pawn } already sits on { $space }
refuse-no-chair = { $space } is not a red chair
refuse-portrait-first = you rolled a double: first decide about the portrait
refuse-portrait-decided = you have already decided about the portrait this turn
refuse-no-double = only a double lets you change the portrait

## Refusals: cards

refuse-no-trap = you have not just moved a pawn onto a trap space
refuse-trap-first = { $pawn } stands on a trap: deal with that before you move another pawn
refuse-drawn-card = the card you drew does not show the { $trap }
refuse-drawn-first = first decide about the card you drew: keep it, or spring the trap if it matches
refuse-not-drawn = you have drawn no card yet
refuse-other-card = you have drawn a card: only that one counts now
refuse-spring-it = that is the card you drew: spring the trap with it, or keep it
refuse-keep-it = that is the card you drew, and it does not show the { $trap }: keep it
refuse-detective = a Detective card is never held: it is discarded when it is drawn
refuse-not-in-hand = that card is not in your hand
refuse-wrong-card = that card does not show the { $trap }
refuse-held-card = you have drawn a card this turn, so you may not play one you already held

## Refusals: dice and pawns

refuse-no-die-left = you have no { $die } left to give up
refuse-lose = you may not give up the { $die }: { $pawn } can move that far
refuse-knocked-off = { $pawn } has been knocked off
refuse-moved = you have already moved { $pawn } this turn; the other die is for a different pawn
refuse-not-sitting = { $pawn } still sits on a red chair: until the chairs are empty, only pawns that sit may move
refuse-total = only on a double may one pawn move the total of both dice
refuse-total-used = you have used one of the dice, so you can no longer move their total
refuse-die-used = you have already used the { $die }
refuse-no-die = no die shows { $die }

## Refusals: where a pawn may go

refuse-not-heir = only { $pawn }, whose portrait is on the wall, may leave the house
refuse-leaving = { $pawn } needs a count of at least { $count } to leave by the front door
refuse-door-blocked = other pawns block { $pawn }'s way to the front door
refuse-door-far =
    { $count ->
        [one] { $pawn } is more than { $count } space from the front door
       *[other] { $pawn } is more than { $count } spaces from the front door
    }
refuse-own-space = { $pawn } stands on { $space }; a space may not be used twice in one move
refuse-trap-too-early = while a pawn still sits on a red chair no pawn may end on a trap space
refuse-chair = { $space } is a red chair, and no move may end on one
refuse-twice = { $pawn } could reach { $space } only by using a space twice in one move
refuse-crossing = { $pawn } may cross empty red chairs only when it has no other full move
refuse-pawn-in-way = another pawn is in { $pawn }'s way to { $space }
refuse-furniture-in-way = furniture is in { $pawn }'s way to { $space }
refuse-wall-in-way = a wall is in { $pawn }'s way to { $space }
refuse-passages = { $pawn } could reach { $space } only by using the secret passages more than once
refuse-closer = { $pawn } must move the full count of { $count }, and { $space } is closer
refuse-diagonal = { $pawn } needs a count of at least { $count } to reach { $space }: pawns never move diagonally
refuse-unreachable = { $pawn } cannot reach { $space } with a count of exactly { $count }
refuse-taken = { $pawn } stands on { $space }
refuse-furnished = { $furniture } stands on { $space }

## House rules

option-after_drawing = how long after drawing a trap card you may not play one you already held (DED-25)
    .name = After drawing
    .turn = for the rest of the turn
    .pawn = until you move the other pawn
option-seating = who puts the pawns on the red chairs before the match (DED-39)
    .name = Seating
    .chance = chance, in any order
    .players = the players, one pawn each in turn
option-open_characters = character cards lie face up for all to see, and two players have six each, none of them secret (DED-40)
    .name = Open characters
option-detective_path = how much of his path the Detective walks before the match ends (DED-41)
    .name = Detective’s path
    .whole = all of it
    .half = half of it
option-turn_limit = after this many turns the match ends without a winner (DED-38)
    .name = Turn limit

## Studies: what they count, how matches end, what luck is drawn for

counted-card = Card
counted-character-moved = Character moved
counted-portrait = Portrait
counted-space = Space
counted-trap-entered = Trap entered
counted-trap-sprung = Trap sprung
counted-victim = Victim
ending-escape = the heir leaves by the front door
ending-last-alive = one player's characters are the last alive
ending-detective = the Detective arrives
ending-turn-limit = the turns run out
luck-place = who sits where
luck-deal = the characters dealt
luck-start = who begins
luck-portrait = the order of the portraits
luck-roll = the dice
luck-pile = the trap cards
luck-secret = the secret cards

## The picture in the terminal

terminal-legend = { $chair } red chair   { $passage } passage   { $furniture } furniture   { $door } front door   { $portrait } portrait   { $yours } yours
terminal-outside = out
terminal-turn =
    { $moved ->
        [none] Turn { $turn }, { $seat }   dice { $dice }
       *[other] Turn { $turn }, { $seat }   dice { $dice }   already moved: { $moved }
    }
terminal-portrait =
    { $back ->
        [none] Portrait { $portrait }, { $left } in the frame
       *[other] Portrait { $portrait }, { $left } in the frame; at the back { $back }
    }
terminal-detective = Detective { $path } { $steps } of { $all }
terminal-pile =
    { $discards ->
        [none] Trap cards: pile { $pile }; discards none
       *[other] Trap cards: pile { $pile }; discards { $discards }
    }
terminal-pending = { $pawn } stands on the { $trap } trap
terminal-out = out
terminal-characters =
    { $count ->
        [one] { $count } character
       *[other] { $count } characters
    }
terminal-trap-cards =
    { $count ->
        [one] { $count } trap card
       *[other] { $count } trap cards
    }
terminal-secrets = Secret cards: { $first }; { $second }
terminal-secret = { $seat } { $characters }
terminal-hand =
    { $cards ->
        [none] Your trap cards: none
       *[other] Your trap cards: { $cards }
    }
terminal-several = { $count } { $card }
terminal-drawn = You drew: { $card }

## The drawing in the browser

drawing-summary = The mansion. Pawns: { $pawns }. Traps: { $traps }. Secret passages: { $passages }. The front door is at { $door }. The Detective has taken { $steps } of { $all } steps.
drawing-map = The mansion from above
drawing-on = { $thing } on { $space }
drawing-outside = { $pawn } outside
drawing-unseated = { $pawn } without a chair
drawing-on-wall = on the wall
drawing-yours = yours
drawing-whose = { $name }’s
drawing-moved = moved this turn
drawing-passage = Secret passage, { $space }
drawing-trap = { $trap } trap, { $space }
drawing-the-detective = The Detective
drawing-doormat = GAME OVER
drawing-grave = { $pawn } was knocked off
drawing-closer = Closer look
drawing-whole = Whole house
drawing-wild = Wild
drawing-detective = Detective
drawing-characters = Your characters
drawing-secret-card = A secret card
drawing-trap-cards = Your trap cards
drawing-no-cards = None yet: you get one by moving a pawn onto a trap.
drawing-pile =
    { $count ->
        [one] { $count } trap card
       *[other] { $count } trap cards
    }
drawing-discarded = { $count } discarded
drawing-cast = The characters
drawing-fates = What became of them all
drawing-no-chair = no chair yet
drawing-killed = knocked off
drawing-got-out = got out
drawing-inside = still inside
drawing-holders = Who holds what
drawing-out = out: no characters left
drawing-held =
    { $count ->
        [one] { $count } character
       *[other] { $count } characters
    }
drawing-held-secret = { $count } secret
drawing-held-cards =
    { $count ->
        [one] { $count } trap card
       *[other] { $count } trap cards
    }
drawing-held-known = { $held }: { $cards }
drawing-agatha = Aunt Agatha
drawing-frame = On the wall: the portrait of { $name }
drawing-portrait-of = The portrait of { $name }
drawing-behind =
    { $count ->
        [0] none behind it
       *[other] { $count } more behind it
    }
drawing-behind-last = at the back { $names }
drawing-both = both: { $total }
drawing-by = with the { $die }
drawing-move-by = Move with the { $die }
drawing-used = { $die }, used
drawing-turn = It is { $name }'s turn.
drawing-double = A double! Change the portrait on the wall?
drawing-caught = { $pawn } stands on the { $trap } trap.
drawing-play-or-draw = Play a card, or draw one.
drawing-draw = Draw a card.
drawing-right = The card you drew matches: you may spring the trap, or keep it.
drawing-wrong = The card you drew does not match: keep it.
drawing-pick = Pick any pawn, no matter whose.
drawing-pick-chair = Pick a pawn from the lawn: you seat one, then the next player does.
drawing-which-chair = Which red chair does { $pawn } sit on?
drawing-where = Where does { $pawn } go?
drawing-by-which =
    { $space ->
        [out] { $pawn } out of the front door: with which count?
       *[other] { $pawn } to { $space }: with which count?
    }
drawing-to-by =
    { $space ->
        [out] { $pawn } out of the front door with the { $die }.
       *[other] { $pawn } to { $space } with the { $die }.
    }
drawing-drop = Another character
drawing-end-secret = Nobody holds the winning card in hand, so all secret cards are turned up.
drawing-end-living = The winner’s living characters are turned up.
drawing-end-card = The winning card is turned up.
drawing-end-others = All other cards stay face down.
drawing-end-others-secret = All other cards stay face down, the secret ones too.
drawing-end-undecided = The secret cards did not decide the match and stay face down.

## For a first match

primer-goal = Four of the twelve characters are yours, or three with four players; nobody else knows which, unless you agreed on open characters. (Two players have two more each that even they cannot see before the end.) You inherit if one of yours leaves by the front door while its portrait hangs in the frame, if it is the last alive, or if its portrait hangs there when the Detective arrives.
primer-place = Put any pawn on any free red chair: nobody knows yet whose it will be.
primer-portrait = You rolled a double: you may change the portrait first. Change it if the heir on the wall is not one of yours.
primer-move = Move any pawn, yours or not, the full count of one die; the other die is for another pawn. Bring opponents’ pawns onto traps and your own towards the door, without showing whose they are.
primer-lose = No pawn can use this die, so it is lost.
primer-play = The pawn you moved stands on a trap. A card of that trap, or a Wild one, springs it: the pawn is gone for good.
primer-draw = Draw a trap card, even if you hold the right one: nobody knows what you have, and you may be bluffing.
primer-keep = Keep the card and say that it is the wrong one. It may even be true.
primer-spring = The card you drew matches: you may spring the trap at once.
primer-beware = Until every chair is empty, you may only move pawns that still sit, and none may end on a trap.

## Mansions of your own

board-strange-line = this is neither a row such as ' 9 . . h', nor dashes for walls, nor the columns' names
board-spaces = a mansion has 1 to { $most } spaces, not { $found }
board-row = this is row { $number }, counted from the front; it must begin with { $number }
board-no-space = '{ $mark }' is not a space; each row has { $columns } of them
board-between = only a blank or a bar can stand between two spaces, not '{ $mark }'
board-dash = a dash must stand between two spaces, one above the other
board-pawns = there must be { $count } pawns, each with a name of its own
board-trap-name = '{ $name }' must be one word that no other trap or kind of card has
board-many-traps = a mansion has at most { $most } traps
board-cards = a deck has 1 to { $most } cards, not { $found }
board-copies = there are 0 to { $most } cards of this kind, not { $found }
board-kinds = each kind of card is listed once, and there are at most { $most }
board-no-kind = the kind '{ $kind }' is not one of detective, wild, trap
board-card-traps = a card shows one or more of the traps { $traps }
board-chairs = there must be { $count } red chairs, not { $found }
board-passages = there are more than { $most } secret passages
board-trap-once = the trap { $trap } ({ $mark }) must be there once
board-no-trap = there is no trap { $mark }
board-no-furniture = [furniture] does not name '{ $mark }'
board-furniture = a piece of furniture is one letter, not '{ $mark }'
board-door = the front door cannot be at '{ $door }': it must be a space that pawns can enter
board-door-row = the front door is on the south side of a space in row 1
board-steps = detective_steps must be 1 to { $most }, not { $found }
board-lost = { $space } cannot be reached from the front door
