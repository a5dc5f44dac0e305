# Cluedo, the card game.

## Cards

picture-dagger = Dagger
    .the = the Dagger
    .start = The Dagger
picture-candlestick = Candlestick
    .the = the Candlestick
    .start = The Candlestick
picture-revolver = Revolver
    .the = the Revolver
    .start = The Revolver
picture-rope = Rope
    .the = the Rope
    .start = The Rope
picture-lead-piping = Lead Piping
    .the = the Lead Piping
    .start = The Lead Piping
picture-spanner = Spanner
    .the = the Spanner
    .start = The Spanner
picture-mustard = Colonel Mustard
picture-plum = Professor Plum
picture-green = Reverend Green
picture-peacock = Mrs Peacock
picture-scarlett = Miss Scarlett
picture-white = Mrs White
short-dagger = Dagger
short-candlestick = Candlestick
short-revolver = Revolver
short-rope = Rope
short-lead-piping = Lead Piping
short-spanner = Spanner
short-mustard = Mustard
short-plum = Plum
short-green = Green
short-peacock = Peacock
short-scarlett = Scarlett
short-white = White
card = { $picture } { $number }
nobody = Nobody
score =
    { $seat-person ->
        [you] you { $points }
       *[other] { $seat } { $points }
    }

## Moves

type-play = Lay a card
type-draw = Draw a card
type-miss = Make somebody miss a turn
type-swap = Swap hands
ask-card = Which card?
ask-player = Which player?
move-play = Lay { $card }
move-draw = Draw a card
move-miss =
    { $player ->
        [none] Nobody misses a turn
       *[other] { $player } misses a turn
    }
move-swap = Swap hands with { $player }

## What is to be done, after a name and a colon

task-play = lay a card with the same picture or number, or draw if none fits
task-miss = choose who misses a turn because of the Dagger, or nobody
task-swap = choose whose hand to swap with
task-over = the match is over

## Events

event-play =
    { $seat-person ->
        [you] You lay { $card }.
       *[other] { $seat } lays { $card }.
    }
event-draw =
    { $seat-person ->
        [you] You have no card that fits and must draw.
       *[other] { $seat } has no card that fits and must draw.
    }
event-miss =
    { $seat-person ->
        [you]
            { $player ->
                [none] You use { $picture-the } on nobody.
               *[other] You use { $picture-the } on { $player }.
            }
       *[other]
            { $player-person ->
                [none] { $seat } uses { $picture-the } on nobody.
                [you] { $seat } uses { $picture-the } on you.
               *[other] { $seat } uses { $picture-the } on { $player }.
            }
    }
event-swap =
    { $seat-person ->
        [you] You swap hands with { $player }.
       *[other]
            { $player-person ->
                [you] { $seat } swaps hands with you.
               *[other] { $seat } swaps hands with { $player }.
            }
    }
event-again =
    { $seat-person ->
        [you] { $picture-start } gives you another turn.
       *[other] { $picture-start } gives { $seat } another turn.
    }
event-missed =
    { $left ->
        [0]
            { $seat-person ->
                [you] You miss a turn because of { $picture-the }.
               *[other] { $seat } misses a turn because of { $picture-the }.
            }
       *[other]
            { $seat-person ->
                [you] You miss a turn because of { $picture-the }, and must miss { $left } more.
               *[other] { $seat } misses a turn because of { $picture-the }, and must miss { $left } more.
            }
    }
event-shuffled = The draw pile is empty: all discards except the top card are shuffled into a new pile of { $cards }.
event-round-won =
    { $seat-person ->
        [you] You have laid your last card, so round { $round } is over: { $points } points.
       *[other] { $seat } has laid the last card, so round { $round } is over: { $points } points.
    }
event-nothing = There is nothing to draw.
event-nothing-more = It does not fit, and the draw pile is empty.
event-drawn =
    { $card ->
        [none] { "" }
       *[other] It is { $card }.
    }
event-dealt = { "" }
event-drawn-on =
    { $seat-person ->
        [you] It does not fit, so you draw another card.
       *[other] It does not fit, so { $seat } draws another card.
    }
event-fits =
    { $seat-person ->
        [you] It fits, so you must lay it.
       *[other] It fits, so { $seat } must lay it.
    }
event-start =
    { $seat-person ->
        [you] You are chosen to start.
       *[other] { $seat } is chosen to start.
    }
event-round =
    { $won_last ->
        [yes]
            { $starter-person ->
                [you] Round { $round }: the cards are dealt, { $card } is turned up, and you start, having won the last one.
               *[other] Round { $round }: the cards are dealt, { $card } is turned up, and { $starter } starts, having won the last one.
            }
       *[other]
            { $starter-person ->
                [you] Round { $round }: the cards are dealt, { $card } is turned up, and you start.
               *[other] Round { $round }: the cards are dealt, { $card } is turned up, and { $starter } starts.
            }
    }
event-void = Nobody can play or draw, so round { $round } is void.
event-miniature =
    { $lost ->
        [0]
            { $seat-person ->
                [you] You turn up the miniature with { $miniature }.
               *[other] { $seat } turns up the miniature with { $miniature }.
            }
       *[other]
            { $seat-person ->
                [you] You turn up the miniature with { $miniature }, and lose { $lost }, since the last card was { $card }.
               *[other] { $seat } turns up the miniature with { $miniature }, and loses { $lost }, since the last card was { $card }.
            }
    }
event-round-end =
    { $winner-person ->
        [you] You win round { $round }. Scores: { $scores }.
       *[other] { $winner } wins round { $round }. Scores: { $scores }.
    }
event-won =
    { $seat-person ->
        [you]
            { $points ->
                [one] You have { $points } point, reach the target of { $target } and win.
               *[other] You have { $points } points, reach the target of { $target } and win.
            }
       *[other]
            { $points ->
                [one] { $seat } has { $points } point, reaches the target of { $target } and wins.
               *[other] { $seat } has { $points } points, reaches the target of { $target } and wins.
            }
    }
verdict =
    { $seat-person ->
        [you]
            { $points ->
                [one] You won round { $round } and have { $points } point: the target is { $target }.
               *[other] You won round { $round } and have { $points } points: the target is { $target }.
            }
       *[other]
            { $points ->
                [one] { $seat } won round { $round } and has { $points } point: the target is { $target }.
               *[other] { $seat } won round { $round } and has { $points } points: the target is { $target }.
            }
    }

## Refusals

refuse-dagger-waits = the Dagger waits: say who misses a turn, or nobody
refuse-revolver-waits = the Revolver waits: say whose hand you swap with
refuse-draw = you must play if you can, and one of your cards fits
refuse-weapon-first =
    { $move ->
        [miss] lay a Dagger first; then you choose another player
       *[swap] lay a Revolver first; then you choose another player
    }
refuse-yourself =
    { $move ->
        [miss] choose another player: you cannot use the Dagger on yourself
       *[swap] choose another player: you cannot use the Revolver on yourself
    }
refuse-no-player = there is no { $player } at this table
refuse-not-in-hand = { $card } is not in your hand
refuse-no-fit = { $card } has neither the picture nor the number of { $top }

## House rules

option-target = how many points win the match; winning a round scores 3 (CLU-15, CLU-17)
    .name = Points to win
option-first_player = who starts the first round (CLU-6)
    .name = First player
option-penalty = what you lose if your miniature shows the picture of the last card (CLU-16, CLU-21)
    .name = Penalty
    .miniature = the points on the miniature
    .card = the number on the last card
option-draw_until_one_fits = if you cannot play, you draw until you have a card that fits, and lay it (CLU-22)
    .name = Draw until one fits
option-miniatures = whether everybody has a miniature, which may cost points when a round ends (CLU-23)
    .name = Miniatures
option-winner_starts = the winner of a round starts the next one (CLU-24)
    .name = Winner starts

## Studies: what they count, how matches end, what luck is drawn for

counted-card = Card
counted-picture = Picture
counted-player = Player
ending-played-to-the-end = played to the end
luck-start = who starts
luck-deal = the deal
luck-pile = the draw pile
luck-miniature = the miniatures

## The picture in the terminal

terminal-round = Round { $round }, first to { $target } points; draw pile { $pile }
terminal-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
terminal-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
terminal-misses =
    { $count ->
        [one] misses { $count } turn
       *[other] misses { $count } turns
    }
terminal-known = known: { $cards }
terminal-miniature = miniature: { $pictures } ({ $points })
terminal-top =
    { $under ->
        [none] On top of the discard pile:
       *[other] On top of the discard pile (below it { $under }):
    }
terminal-hand = Your hand:

## The drawing in the browser

drawing-table =
    { $cards ->
        [one] The card table. { $hands } There is one card to draw.
       *[other] The card table. { $hands } There are { $cards } cards to draw.
    }
drawing-player =
    { $cards ->
        [one] { $name } holds one card and has { $points } of { $target } points.
       *[other] { $name } holds { $cards } cards and has { $points } of { $target } points.
    }
drawing-card = { $card }.
drawing-note-miss = Somebody misses a turn
drawing-note-next-misses = Next player misses a turn
drawing-note-swap = Swap hands
drawing-note-again = Another turn
drawing-does-miss = You choose who misses a turn.
drawing-does-next-misses = The next player misses a turn.
drawing-does-swap = You swap hands with a player of your choice.
drawing-does-again = You take another turn.
drawing-can-be-laid = You can lay it.
drawing-no-fit = It does not fit.
drawing-touch = Touch a card to read what it does.
drawing-point = Point at a card to read what it does.
drawing-laid = { $cards } laid
drawing-to-draw = { $cards } to draw
drawing-round = Round { $round }
drawing-top = On top: { $card }.
drawing-fits = Any { $picture } fits, and any { $number }.
drawing-you = { $name } (you)
drawing-of = of { $target }
drawing-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
drawing-misses =
    { $count ->
        [one] misses a turn
       *[other] misses { $count } turns
    }
drawing-ask-miss = Misses a turn
drawing-ask-swap = Swap hands
drawing-miniature =
    { $points ->
        [one] miniature: { $pictures }; { $points } point
       *[other] miniature: { $pictures }; { $points } points
    }
drawing-miniature-mark = miniature
drawing-face-down = a miniature, face down
drawing-secret = A miniature: nobody knows it until the round ends
drawing-wins = { $name } wins round { $round }
drawing-you-win = You win round { $round }
drawing-next-round = Next round
drawing-last-round = The last round
drawing-last-void = Nobody could play or draw: the round was void.
drawing-last-won = { $name } won it with { $card }.

## For a first match

primer-goal = Be the first to get rid of all your cards: that wins the round. You play rounds until somebody has enough points to win.
primer-play = Lay a glowing card: it has the same picture or number as the one on top. If a weapon does something, its card says so.
primer-draw = None of your cards fits, so draw one. You keep it for your next turn.
primer-draw-until-one-fits = None of your cards fits, so you draw until one does, and lay it at once.
primer-miss = Your Dagger may cost somebody a turn: choose the player with the fewest cards, or nobody.
primer-swap = Your Revolver swaps your whole hand with another player’s: the fewer cards you get, the better.
primer-beware = Each of you has a miniature, a card with three pictures, face down. When the round ends, they are turned up: if yours shows the picture of the last card, you lose the points on it, even if you won.
primer-beware-number = Each of you has a miniature, a card with three pictures, face down. When the round ends, they are turned up: if yours shows the picture of the last card, you lose as many points as the number on that card, even if you won.
primer-beware-no-miniatures = There are no miniatures at this table: the first player to get rid of all their cards scores 3, and nobody loses points.

## Decks of your own

board-picture = '{ $picture }' must be one word that no other picture has
board-many-pictures = a deck has at most { $most } pictures
board-effect = the effect '{ $effect }' is not one of { $effects }
board-number = { $picture } cannot have the number { $number }: numbers run from 1 to { $most }, each only once
board-many-cards = a deck has at most { $most } cards
board-no-picture = there is no picture { $picture }
board-miniature = a miniature shows each picture once
board-points = points must be 0 to 100, not { $points }
board-count = it says { $stated } cards, but the pictures add up to { $found }
board-deal = { $cards } cards are not enough to deal { $dealt } to each of { $players } players and turn one up
board-miniatures = there must be { $low } to { $high } miniatures, not { $found }
