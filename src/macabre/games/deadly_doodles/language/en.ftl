# Deadly Doodles.

## Cards: by name, in the middle of a sentence, at its beginning, and counted

card-straight = straight passage
    .a = a straight passage
    .the = the straight passage
    .start = Straight passage
card-corner = corner
    .a = a corner
    .the = the corner
    .start = Corner
card-t = T-junction
    .a = a T-junction
    .the = the T-junction
    .start = T-junction
card-cross = crossing
    .a = a crossing
    .the = the crossing
    .start = Crossing
card-dead-end = dead end
    .a = a dead end
    .the = the dead end
    .start = Dead end
card-trap = trap
    .a = a trap
    .the = the trap
    .start = Trap
card-draw-2 = Draw 2
    .a = a Draw 2
    .the = the Draw 2
    .start = Draw 2
cards-straight =
    { $count ->
        [one] a straight passage
       *[other] { $count } straight passages
    }
cards-corner =
    { $count ->
        [one] a corner
       *[other] { $count } corners
    }
cards-t =
    { $count ->
        [one] a T-junction
       *[other] { $count } T-junctions
    }
cards-cross =
    { $count ->
        [one] a crossing
       *[other] { $count } crossings
    }
cards-dead-end =
    { $count ->
        [one] a dead end
       *[other] { $count } dead ends
    }
cards-trap =
    { $count ->
        [one] a trap
       *[other] { $count } traps
    }

## Sides of a room, and what lies in rooms

side-N = north
    .start = North
    .entryway = the north entryway
side-E = east
    .start = East
    .entryway = the east entryway
side-S = south
    .start = South
    .entryway = the south entryway
side-W = west
    .start = West
    .entryway = the west entryway
thing-loot = the loot
thing-dragon = the dragon
thing-weapon = weapon { $pair }
    .pair = { $pair }
thing-monster = monster { $pair }

## Points

gain =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
loss =
    { $points ->
        [one] −{ $points } point
       *[other] −{ $points } points
    }
person =
    { $seat-person ->
        [you] you
       *[other] { $seat }
    }
score =
    { $seat-person ->
        [you] you { $points }
       *[other] { $seat } { $points }
    }

## The score sheet: each item, and what is counted

item-loot = Loot
item-weapons = Weapons
item-slain = Slain
item-mauled = Mauled
item-entryways = Unused entryways
item-marked = Marked
item-traps = Traps
about-loot = each bag entered, doubled if you entered the dragon's room
about-weapons = each weapon entered
about-slain = each monster entered whose weapon you have
about-mauled = each monster entered without its weapon
about-entryways = each entryway your path does not touch
about-marked = each segment that could not be drawn
about-traps = each trap that hit you

## Moves

type-draw = Draw a path
type-trap = Set a trap
type-mark = Give up a card
type-no-trap = Set no trap
ask-card = Which card?
ask-room = Into which room?
ask-ends = Open to which sides?
part-card = { $card-start }
part-side = { $side-start }
move-draw = Draw { $card-a } in { $room }, open to the { $ends }
move-trap = Set a trap in { $room }
move-mark = Give up { $card-the } and lose 2 points
move-no-trap = Set no trap

## What is to be done, after a name and a colon

task-draw = draw all the cards in play, each on their own map
task-draw-yours =
    { $count ->
        [one] draw your last card
       *[other] draw your { $count } cards on your map, in any order
    }
task-over = the match is over

## Events

event-draw =
    { $points ->
        [none]
            { $seat-person ->
                [you] You draw { $card-a } in { $room }, open to the { $ends }: it { touched }.
               *[other] { $seat } draws { $card-a } in { $room }, open to the { $ends }: it { touched }.
            }
       *[other]
            { $seat-person ->
                [you] You draw { $card-a } in { $room }, open to the { $ends }: it { touched } ({ $points }).
               *[other] { $seat } draws { $card-a } in { $room }, open to the { $ends }: it { touched } ({ $points }).
            }
    }
# What a segment joins, links and enters, after "it". It always joins or links something.
touched =
    { $joined ->
        [none]
            { $entered ->
                [none] links { $entryways-entryway }
               *[other] links { $entryways-entryway } and { touched-thing }
            }
       *[other]
            { $entryways ->
                [none]
                    { $entered ->
                        [none] joins { $joined }
                       *[other] joins { $joined } and { touched-thing }
                    }
               *[other]
                    { $entered ->
                        [none] joins { $joined } and links { $entryways-entryway }
                       *[other] joins { $joined }, links { $entryways-entryway } and { touched-thing }
                    }
            }
    }
touched-thing =
    { $too_late ->
        [yes] reaches { $entered }, too late for monster { $entered-pair }
       *[other] reaches { $entered }
    }
event-trap =
    { $seat-person ->
        [you] You set a trap in { $room }.
       *[other] { $seat } sets a trap in { $room }.
    }
event-mark =
    { $seat-person ->
        [you] You have nowhere to draw { $card-a }, so you mark it ({ $points }).
       *[other] { $seat } cannot draw { $card-a } and marks it ({ $points }).
    }
event-no-trap =
    { $seat-person ->
        [you] You have no room for a trap.
       *[other] { $seat } has no room for a trap.
    }
# Only the last card is worth a line, or a round would fill the log.
event-used =
    { $left ->
        [0]
            { $seat-person ->
                [you] You are done with this round.
               *[other] { $seat } is done with this round.
            }
       *[other] { "" }
    }
event-turn-up = Draw 2: two more cards are turned up.
event-round =
    { $last ->
        [yes] Round { $round }, the last: { $cards }.
       *[other] Round { $round }: { $cards }.
    }
event-paths = Round { $round } is over, and all paths are shown.
event-sprung =
    { $clash ->
        [yes]
            { $seat-person ->
                [you] You are hit by your own trap in { $room }, since somebody else set one there too.
               *[other] { $seat } is hit by their own trap in { $room }, since somebody else set one there too.
            }
       *[other]
            { $seat-person ->
                [you]
                    { $hit ->
                        [none] Your trap in { $room } hits nobody.
                       *[other] Your trap in { $room } hits { $hit }.
                    }
               *[other]
                    { $hit ->
                        [none] { $seat }'s trap in { $room } hits nobody.
                       *[other] { $seat }'s trap in { $room } hits { $hit }.
                    }
            }
    }
event-scores = Scores: { $sheet }.
verdict-alone =
    { $seat-person ->
        [you] You explored the dungeon alone and scored { $points }.
       *[other] { $seat } explored the dungeon alone and scored { $points }.
    }
verdict-shared =
    { $points ->
        [one] The highest score is shared by { $winners }: { $points } point each.
       *[other] The highest score is shared by { $winners }: { $points } points each.
    }
verdict =
    { $seat-person ->
        [you] You have the most points: { $points }, { $more } ahead of the next player.
       *[other] { $seat } has the most points: { $points }, { $more } ahead of the next player.
    }

## Refusals

refuse-without-traps = this match is played without Trap cards
refuse-none-left = you have no { $card } left this round
refuse-no-segment = a Trap is not a path segment: set it in an empty room
refuse-shape-straight = a straight passage has two opposite ends, not { $ends }
refuse-shape-corner = a corner has two neighbouring ends, not { $ends }
refuse-shape-t = a T-junction has three ends, not { $ends }
refuse-shape-cross = a crossing has four ends, not { $ends }
refuse-shape-dead-end = a dead end has one end, not { $ends }
refuse-drawn-already = you have already drawn in { $room }
refuse-own-trap = your own trap is in { $room }
refuse-wall = there is a wall on the { $side } side of { $room }
refuse-first-segment = your first segment must have an end on an entryway
refuse-joins-nothing = with these ends a segment in { $room } joins neither your path nor an entryway
refuse-trap-on-thing = a trap needs an empty room, and { $room } has { $thing }
refuse-trap-on-trap = a trap needs an empty room, and { $room } has your other trap
refuse-trap-on-segment = a trap needs an empty room, and { $room } has a segment
refuse-room-for-trap = there is still an empty room for your trap
refuse-can-draw = you can still draw { $cards-a }

## House rules

option-open_paths = whether everybody sees the others' paths, but not their traps, when a round ends (DOO-21)
    .name = Open paths
option-without_traps = the two Trap cards are left out, as when you play alone (DOO-22)
    .name = Without traps
option-number_of_rounds = how many rounds are played; fewer make a shorter match (DOO-23)
    .name = Number of rounds
option-weapon_first = a weapon helps only against a monster that you meet in the same round or later (DOO-24)
    .name = Weapon first

## Studies: what they count, how matches end, what luck is drawn for

counted-card = Card
counted-room = Room
counted-trap = Trap
ending-played-to-the-end = played to the end
luck-cards = the cards turned up

## The picture in the terminal; a trap has five places, an item of the sheet sixteen

terminal-round =
    { $deck ->
        [one] Round { $round } of { $rounds }, { $deck } card in the deck
       *[other] Round { $round } of { $rounds }, { $deck } cards in the deck
    }
terminal-in-play = In play: { $cards }
terminal-left =
    { $cards ->
        [none] Left to draw: nothing
       *[other] Left to draw: { $cards }
    }
terminal-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
terminal-done = done
terminal-so-far = so far
terminal-trap = trap
terminal-item-loot = loot
terminal-item-weapons = weapons
terminal-item-slain = monsters slain
terminal-item-mauled = monsters unslain
terminal-item-entryways = entryways free
terminal-item-marked = marked
terminal-item-traps = traps
terminal-total = total
terminal-legend =
    $ loot  * dragon
    a–f weapons  A–F monsters
    ▼ ◀ ▲ ▶ entryways
terminal-board-legend = $ loot   * dragon   a–f weapons   A–F their monsters   ▼ ◀ ▲ ▶ entryways

## The drawing in the browser

drawing-map = The map
drawing-your-map = Your map
drawing-map-of = The map of { $name }
drawing-all-secret = All maps are secret until the end
drawing-back = Back to my map
drawing-key-turn = turn the card
drawing-round = Round { $round } of { $rounds }
drawing-deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
drawing-done = You have used all your cards. The others are still drawing.
drawing-stuck = None of your cards fits anywhere. Tap each card to lay it aside: a path card costs 2 points (DOO-10).
drawing-pick = Pick a card, then a room that lights up.
drawing-which-card = Which card goes into { $room }?
drawing-turn-on = It fits nowhere this way round. Keep turning it.
drawing-set-trap = Set the trap in an empty room: anyone who draws there is hit.
drawing-rooms =
    { $count ->
        [one] This way round it fits into one room.
       *[other] This way round it fits into { $count } rooms.
    }
drawing-wheel = or the wheel turns it.
drawing-used = { $card }, already used
drawing-open = { $card }, open to { $ends }
drawing-turn = Turn
drawing-turn-left = Turn the card to the left
drawing-turn-right = Turn the card to the right, key R
drawing-unpick = Put the card back
drawing-with = { $what } ({ $thing })
drawing-turn-into = { $card }: turn it to fit into { $room }
drawing-why = { $card }: why can’t it go into { $room }?
drawing-picked = { $room } is picked; now pick a card
drawing-pick-room = Pick { $room }, then a card
drawing-others = The other maps
drawing-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
drawing-finished = done
drawing-secret = This map is secret
drawing-enlarge = Enlarge { $name }'s map
drawing-score = The score
drawing-so-far = The score so far
drawing-your-score = Your score so far
drawing-total = Total
drawing-won = won:
drawing-item = { $points } for { $about } ({ $clause })
drawing-each = { $points } each
drawing-reckoning = The reckoning
drawing-again = Show it again
drawing-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
drawing-alone = { $name } came out with { $points }
drawing-you-alone = You came out with { $points }
drawing-you-win = You win with { $points }
drawing-win =
    { $count ->
        [one] { $names } wins with { $points }
       *[other] { $names } win with { $points }
    }
drawing-summary = { $whose }. { $columns } columns by { $rows } rows. Drawn: { $drawn }. Not entered: { $things }. Entryways: { $doors }.
drawing-drawn = { $room } { $what } in round { $round }
drawing-in = { $thing } in { $room }
drawing-nothing = nothing

## For a first match

primer-goal = Draw a path through your dungeon that takes loot, and monsters together with their weapons, in any order. There are seven rounds, unless you agreed on fewer; the most points win.
primer-draw = Choose a card, turn it, and draw it in a room that lights up: the first at an entryway, each later one joined to your path or at another entryway.
primer-trap = Set a trap in an empty room where you think others will walk: it costs each of them 3 points at the end.
primer-mark = You cannot draw any of the cards you have left: mark each of them and lose 2 points for it.
primer-no-trap = There is no empty room for the trap: nothing happens.
primer-beware = A monster brings 4 points if your path also takes the weapon with its letter, before the monster or after it (unless you agreed that weapons come first); without the weapon it costs 2.

## Maps of your own

board-columns = the map begins with a line of column letters like “   A B C”
board-no-rows = the map has no rows
board-rooms = a map has at most { $most } rooms, not { $found }
board-row = row { $row } begins with its number, two characters wide, not with '{ $found }'
board-sign-wall = a wall here is { $mark }, not '{ $sign }'
board-sign-entryway = an entryway here is { $mark }, not '{ $sign }'
board-sign-blank = only blanks belong between the columns, not '{ $sign }'
board-no-room = '{ $sign }' is not a room; a room is one of { $signs }
board-long-line = this line is longer than the columns go
board-thing-monster = monster { $pair }
board-thing-weapon = weapon { $pair }
board-thing-loot = loot
board-thing-dragon = the dragon
board-twice = { $thing } is there twice
board-missing =
    { $other ->
        [none] { $thing } is missing
       *[other] { $thing } is missing, which { $other } needs
    }
board-no-entryway = the map has no entryway, so nothing can be reached
board-lost =
    { $thing ->
        [none] { $room } cannot be reached: no passage leads out of { $rooms } to a room with an entryway
       *[other] { $thing } in { $room } cannot be reached: no passage leads out of { $rooms } to a room with an entryway
    }
board-no-deck = the table [deck] is missing
board-cards-of-kind =
    { $wanted ->
        [none] { $kind } must be 0 or more, not { $found }
       *[other] { $kind } must be { $wanted }, not { $found }
    }
board-cards = a deck has { $count } cards, not { $found }
