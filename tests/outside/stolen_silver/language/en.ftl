# Stolen Silver.

type-lay = Lay a card
ask-card = Which card?
move-lay = Lay the { $card }
task-lay = lay a card
task-over = the match is over
event-dealt =
    { $card ->
        [none] { "" }
       *[other]
            { $seat-person ->
                [you] You are dealt the { $card }.
               *[other] { $seat } is dealt the { $card }.
            }
    }
event-lay =
    { $seat-person ->
        [you] You lay the { $card }.
       *[other] { $seat } lays the { $card }.
    }
silver =
    { $pieces ->
        [one] { $pieces } piece of silver
       *[other] { $pieces } pieces of silver
    }
event-taken =
    { $seat-person ->
        [you] { $caught } is caught; you slip away with { silver }.
       *[other]
            { $caught-person ->
                [you] You are caught; { $seat } slips away with { silver }.
               *[other] { $caught } is caught; { $seat } slips away with { silver }.
            }
    }
verdict = { $thieves } got away with { silver }.
refuse-card = the { $card } is not in your hand
terminal-round = Round { $round }
terminal-silver = { $pieces } silver
terminal-hand = Your hand: { $cards }
