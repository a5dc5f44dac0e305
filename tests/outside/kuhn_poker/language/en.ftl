# Kuhn poker.

type-pass = Pass
type-bet = Bet
move-pass = Pass
move-bet = Bet
task-speak = pass or bet
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
event-pass =
    { $seat-person ->
        [you] You: pass.
       *[other] { $seat }: pass.
    }
event-bet =
    { $seat-person ->
        [you] You: bet.
       *[other] { $seat }: bet.
    }
event-shown =
    { $seat-person ->
        [you] You show the { $card }.
       *[other] { $seat } shows the { $card }.
    }
verdict =
    { $seat-person ->
        [you] You take the pot of { $chips } chips.
       *[other] { $seat } takes the pot of { $chips } chips.
    }
refuse-word = pass or bet
