# Last Candle.

## Moves: what a button says, and what the type is called by itself

move-stay = Stay
move-leave = Leave
type-stay = Stay
type-leave = Leave

## What is to be done, after a name and a colon; one for each phase

task-speak = stay or leave
task-over = the match is over

## Events, one for each type; nothing is said to those who are not told the card, and whoever acts is "you"

event-dealt =
    { $card ->
        [none] { "" }
       *[other]
            { $seat-person ->
                [you] You are dealt the { $card }.
               *[other] { $seat } is dealt the { $card }.
            }
    }
event-stay =
    { $seat-person ->
        [you] You stay.
       *[other] { $seat } stays.
    }
event-leave =
    { $seat-person ->
        [you] You leave.
       *[other] { $seat } leaves.
    }
event-shown =
    { $seat-person ->
        [you] You show the { $card }.
       *[other] { $seat } shows the { $card }.
    }

## Refusals

refuse-word = stay or leave
board-cards = cards must be { $low } to { $high }
