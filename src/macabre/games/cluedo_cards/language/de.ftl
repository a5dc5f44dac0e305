# Cluedo, the card game, in German.

## Cards: in the accusative and the genitive, and at the beginning of a sentence

picture-dagger = Dolch
    .the = der Dolch
    .start = Der Dolch
    .acc = den Dolch
    .gen = des Dolchs
picture-candlestick = Leuchter
    .the = der Leuchter
    .start = Der Leuchter
    .acc = den Leuchter
    .gen = des Leuchters
picture-revolver = Revolver
    .the = der Revolver
    .start = Der Revolver
    .acc = den Revolver
    .gen = des Revolvers
picture-rope = Seil
    .the = das Seil
    .start = Das Seil
    .acc = das Seil
    .gen = des Seils
picture-lead-piping = Heizungsrohr
    .the = das Heizungsrohr
    .start = Das Heizungsrohr
    .acc = das Heizungsrohr
    .gen = des Heizungsrohrs
picture-spanner = Rohrzange
    .the = die Rohrzange
    .start = Die Rohrzange
    .acc = die Rohrzange
    .gen = der Rohrzange
picture-mustard = Oberst von Gatow
picture-plum = Professor Bloom
picture-green = Reverend Grün
picture-peacock = Baronin von Porz
picture-scarlett = Fräulein Gloria
picture-white = Frau Weiß
short-dagger = Dolch
short-candlestick = Leuchter
short-revolver = Revolver
short-rope = Seil
short-lead-piping = Heizungsrohr
short-spanner = Rohrzange
short-mustard = Gatow
short-plum = Bloom
short-green = Grün
short-peacock = Porz
short-scarlett = Gloria
short-white = Weiß
card = { $picture } { $number }
nobody = Niemand
score =
    { $seat-person ->
        [you] du { $points }
       *[other] { $seat } { $points }
    }

## Moves

type-play = Karte legen
type-draw = Karte ziehen
type-miss = Jemanden aussetzen lassen
type-swap = Handkarten tauschen
ask-card = Welche Karte?
ask-player = Wer?
move-play = { $card } legen
move-draw = Eine Karte ziehen
move-miss =
    { $player ->
        [none] Niemand setzt aus
       *[other] { $player } setzt aus
    }
move-swap = Handkarten mit { $player } tauschen

## What is to be done, after a name and a colon

task-play = eine Karte mit gleichem Bild oder gleicher Zahl legen oder, wenn keine passt, eine ziehen
task-miss = entscheiden, wer wegen des Dolchs aussetzt, wenn überhaupt jemand
task-swap = wegen des Revolvers mit jemandem die Handkarten tauschen
task-over = die Partie ist vorbei

## Events

event-play =
    { $seat-person ->
        [you] Du legst { $card }.
       *[other] { $seat } legt { $card }.
    }
event-draw =
    { $seat-person ->
        [you] Du hast keine passende Karte und musst ziehen.
       *[other] { $seat } hat keine passende Karte und muss ziehen.
    }
event-miss =
    { $seat-person ->
        [you]
            { $player ->
                [none] Du setzt { $picture-acc } nicht ein.
               *[other] Du setzt { $picture-acc } gegen { $player } ein.
            }
       *[other]
            { $player-person ->
                [none] { $seat } setzt { $picture-acc } nicht ein.
                [you] { $seat } setzt { $picture-acc } gegen dich ein.
               *[other] { $seat } setzt { $picture-acc } gegen { $player } ein.
            }
    }
event-swap =
    { $seat-person ->
        [you] Du tauschst die Handkarten mit { $player }.
       *[other]
            { $player-person ->
                [you] { $seat } tauscht die Handkarten mit dir.
               *[other] { $seat } tauscht die Handkarten mit { $player }.
            }
    }
event-again =
    { $seat-person ->
        [you] Durch { $picture-acc } bist du noch einmal dran.
       *[other] Durch { $picture-acc } ist { $seat } noch einmal dran.
    }
event-missed =
    { $left ->
        [0]
            { $seat-person ->
                [you] Du setzt wegen { $picture-gen } aus.
               *[other] { $seat } setzt wegen { $picture-gen } aus.
            }
       *[other]
            { $seat-person ->
                [you] Du setzt wegen { $picture-gen } aus und danach noch { $left }-mal.
               *[other] { $seat } setzt wegen { $picture-gen } aus und danach noch { $left }-mal.
            }
    }
event-shuffled =
    { $cards ->
        [one] Der Nachziehstapel ist leer: Alle abgelegten Karten bis auf die oberste werden gemischt und bilden einen neuen mit { $cards } Karte.
       *[other] Der Nachziehstapel ist leer: Alle abgelegten Karten bis auf die oberste werden gemischt und bilden einen neuen mit { $cards } Karten.
    }
event-round-won =
    { $seat-person ->
        [you] Du hast deine letzte Karte gelegt, damit endet Runde { $round }: { $points } Punkte.
       *[other] { $seat } hat die letzte Handkarte gelegt, damit endet Runde { $round }: { $points } Punkte.
    }
event-nothing = Es gibt nichts mehr zu ziehen.
event-nothing-more = Sie passt nicht, und der Nachziehstapel ist leer.
event-drawn =
    { $card ->
        [none] { "" }
       *[other] Es ist { $card }.
    }
event-dealt = { "" }
event-drawn-on =
    { $seat-person ->
        [you] Sie passt nicht, also ziehst du noch eine Karte.
       *[other] Sie passt nicht, also zieht { $seat } noch eine Karte.
    }
event-fits =
    { $seat-person ->
        [you] Sie passt, also musst du sie legen.
       *[other] Sie passt, also muss { $seat } sie legen.
    }
event-start =
    { $seat-person ->
        [you] Das Los fällt auf dich: Du fängst an.
       *[other] Das Los fällt auf { $seat }: { $seat } fängt an.
    }
event-round =
    { $won_last ->
        [yes]
            { $starter-person ->
                [you] Runde { $round }: Die Karten werden ausgeteilt, { $card } wird aufgedeckt, und nach deinem Sieg in der letzten Runde beginnst du.
               *[other] Runde { $round }: Die Karten werden ausgeteilt, { $card } wird aufgedeckt, und nach dem Sieg in der letzten Runde beginnt { $starter }.
            }
       *[other]
            { $starter-person ->
                [you] Runde { $round }: Die Karten werden ausgeteilt, { $card } wird aufgedeckt, du beginnst.
               *[other] Runde { $round }: Die Karten werden ausgeteilt, { $card } wird aufgedeckt, { $starter } beginnt.
            }
    }
event-void = Niemand kann legen oder ziehen: Runde { $round } zählt nicht.
event-miniature =
    { $lost ->
        [0]
            { $seat-person ->
                [you] Du deckst deine Miniatur auf: { $miniature }.
               *[other] { $seat } deckt die eigene Miniatur auf: { $miniature }.
            }
        [one]
            { $seat-person ->
                [you] Du deckst deine Miniatur auf: { $miniature }. Die letzte Karte war { $card }, das kostet dich { $lost } Punkt.
               *[other] { $seat } deckt die eigene Miniatur auf: { $miniature }. Die letzte Karte war { $card }, das kostet { $lost } Punkt.
            }
       *[other]
            { $seat-person ->
                [you] Du deckst deine Miniatur auf: { $miniature }. Die letzte Karte war { $card }, das kostet dich { $lost } Punkte.
               *[other] { $seat } deckt die eigene Miniatur auf: { $miniature }. Die letzte Karte war { $card }, das kostet { $lost } Punkte.
            }
    }
event-round-end =
    { $winner-person ->
        [you] Du gewinnst Runde { $round }. Punktestand: { $scores }.
       *[other] { $winner } gewinnt Runde { $round }. Punktestand: { $scores }.
    }
event-won =
    { $seat-person ->
        [you] Du hast { $points } Punkte, erreichst damit das Ziel von { $target } und gewinnst.
       *[other] { $seat } hat { $points } Punkte, erreicht damit das Ziel von { $target } und gewinnt.
    }
verdict =
    { $seat-person ->
        [you] Du hast Runde { $round } gewonnen und { $points } Punkte erreicht: Das Ziel waren { $target }.
       *[other] { $seat } hat Runde { $round } gewonnen und { $points } Punkte erreicht: Das Ziel waren { $target }.
    }

## Refusals

refuse-dagger-waits = Der Dolch wartet: Sag, wer aussetzt, oder dass niemand aussetzt
refuse-revolver-waits = Der Revolver wartet: Sag, mit wem du die Handkarten tauschst
refuse-draw = Wer legen kann, muss legen, und eine deiner Karten passt
refuse-weapon-first =
    { $move ->
        [miss] Leg zuerst einen Dolch; dann wählst du, wer aussetzt
       *[swap] Leg zuerst einen Revolver; dann wählst du, mit wem du tauschst
    }
refuse-yourself =
    { $move ->
        [miss] Wähle jemand anderen: Gegen dich selbst kannst du den Dolch nicht einsetzen
       *[swap] Wähle jemand anderen: Mit dir selbst kannst du nicht tauschen
    }
refuse-no-player = { $player } spielt hier nicht mit
refuse-not-in-hand = { $card } hast du nicht auf der Hand
refuse-no-fit = { $card } hat weder das Bild noch die Zahl von { $top }

## House rules

option-target = mit wie vielen Punkten die Partie gewonnen ist; eine gewonnene Runde bringt 3 (CLU-15, CLU-17)
    .name = Punkte zum Sieg
option-first_player = wer die erste Runde beginnt (CLU-6)
    .name = Wer beginnt
option-penalty = was du verlierst, wenn deine Miniatur das Bild der letzten Karte zeigt (CLU-16, CLU-21)
    .name = Abzug
    .miniature = die Punkte auf der Miniatur
    .card = die Zahl auf der letzten Karte
option-draw_until_one_fits = wer nicht legen kann, zieht, bis eine Karte passt, und legt sie (CLU-22)
    .name = Ziehen, bis eine passt
option-miniatures = ob alle eine Miniatur haben, die am Ende einer Runde Punkte kosten kann (CLU-23)
    .name = Miniaturen
option-winner_starts = wer eine Runde gewinnt, beginnt die nächste (CLU-24)
    .name = Wer gewinnt, beginnt

## Studies: what they count, how matches end, what luck is drawn for

counted-card = Karte
counted-picture = Bild
counted-player = Wer aussetzt
ending-played-to-the-end = zu Ende gespielt
luck-start = wer anfängt
luck-deal = das Austeilen
luck-pile = der Nachziehstapel
luck-miniature = die Miniaturen

## The picture in the terminal

terminal-round = Runde { $round }, Ziel { $target } Punkte; Nachziehstapel { $pile }
terminal-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
terminal-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
terminal-misses = setzt { $count }-mal aus
terminal-known = bekannt: { $cards }
terminal-miniature = Miniatur: { $pictures } ({ $points })
terminal-top =
    { $under ->
        [none] Oben auf dem Ablagestapel:
       *[other] Oben auf dem Ablagestapel (darunter { $under }):
    }
terminal-hand = Deine Handkarten:

## The drawing in the browser

drawing-table =
    { $cards ->
        [one] Der Kartentisch. { $hands } Auf dem Nachziehstapel liegt noch eine Karte.
       *[other] Der Kartentisch. { $hands } Auf dem Nachziehstapel liegen { $cards } Karten.
    }
drawing-player =
    { $cards ->
        [one] { $name } hat eine Karte auf der Hand und { $points } von { $target } Punkten.
       *[other] { $name } hat { $cards } Karten auf der Hand und { $points } von { $target } Punkten.
    }
drawing-card = { $card }.
drawing-note-miss = Jemand setzt aus
drawing-note-next-misses = Wer folgt, setzt aus
drawing-note-swap = Karten tauschen
drawing-note-again = Noch einmal
drawing-does-miss = Du wählst, wer aussetzt.
drawing-does-next-misses = Wer als Nächstes dran wäre, setzt aus.
drawing-does-swap = Du tauschst die Handkarten mit jemandem deiner Wahl.
drawing-does-again = Du bist noch einmal dran.
drawing-can-be-laid = Du kannst sie legen.
drawing-no-fit = Sie passt nicht.
drawing-touch = Tipp eine Karte an, um zu lesen, was sie tut.
drawing-point = Zeig auf eine Karte, um zu lesen, was sie tut.
drawing-laid = { $cards } gelegt
drawing-to-draw = noch { $cards }
drawing-round = Runde { $round }
drawing-top = Oben liegt { $card }.
drawing-fits = Es passt jede Karte mit { $picture } und jede { $number }.
drawing-you = { $name } (du)
drawing-of = von { $target }
drawing-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
drawing-misses =
    { $count ->
        [one] setzt aus
       *[other] setzt { $count }-mal aus
    }
drawing-ask-miss = Setzt aus
drawing-ask-swap = Karten tauschen
drawing-miniature =
    { $points ->
        [one] Miniatur: { $pictures }; { $points } Punkt
       *[other] Miniatur: { $pictures }; { $points } Punkte
    }
drawing-miniature-mark = Miniatur
drawing-face-down = eine verdeckte Miniatur
drawing-secret = Eine Miniatur: Niemand kennt sie, bis die Runde endet
drawing-wins = { $name } gewinnt Runde { $round }
drawing-you-win = Du gewinnst Runde { $round }
drawing-next-round = Nächste Runde
drawing-last-round = Die vorige Runde
drawing-last-void = Niemand konnte legen oder ziehen: Die Runde zählte nicht.
drawing-last-won = { $name } hat sie mit { $card } gewonnen.

## For a first match

primer-goal = Werde vor allen anderen alle Karten los: Damit gewinnst du die Runde. Gespielt wird, bis jemand genug Punkte für den Sieg hat.
primer-play = Leg eine leuchtende Karte: Sie hat das gleiche Bild oder die gleiche Zahl wie die oberste. Was eine Waffe bewirkt, steht auf der Karte.
primer-draw = Keine deiner Karten passt, also zieh eine. Du behältst sie für deinen nächsten Zug.
primer-draw-until-one-fits = Keine deiner Karten passt, also ziehst du, bis eine passt, und legst sie sofort.
primer-miss = Mit deinem Dolch kannst du jemanden aussetzen lassen: am besten, wer die wenigsten Karten hat. Du kannst auch darauf verzichten.
primer-swap = Mit deinem Revolver tauschst du alle Handkarten mit jemandem: je weniger du bekommst, desto besser.
primer-beware = Vor jedem von euch liegt verdeckt eine Miniatur, eine Karte mit drei Bildern. Am Ende der Runde werden sie aufgedeckt: Zeigt deine das Bild der letzten Karte, verlierst du die Punkte darauf, auch wenn du gewonnen hast.
primer-beware-number = Vor jedem von euch liegt verdeckt eine Miniatur, eine Karte mit drei Bildern. Am Ende der Runde werden sie aufgedeckt: Zeigt deine das Bild der letzten Karte, verlierst du so viele Punkte, wie deren Zahl angibt, auch wenn du gewonnen hast.
primer-beware-no-miniatures = An diesem Tisch gibt es keine Miniaturen: Wer zuerst alle Karten los ist, bekommt 3 Punkte, und niemand verliert welche.

## Eigene Kartenstapel

board-picture = „{ $picture }“ muss ein einziges Wort sein, das kein anderes Bild hat
board-many-pictures = Ein Stapel hat höchstens { $most } Bilder
board-effect = Die Wirkung „{ $effect }“ gibt es nicht, nur { $effects }
board-number = { $picture } kann nicht die Zahl { $number } haben: Jede ist 1 bis { $most } und kommt nur einmal vor
board-many-cards = Ein Stapel hat höchstens { $most } Karten
board-no-picture = Das Bild { $picture } gibt es nicht
board-miniature = Eine Miniatur zeigt jedes Bild nur einmal
board-points = Punkte sind 0 bis 100, nicht { $points }
board-count = Angegeben sind { $stated } Karten, die Bilder haben aber { $found }
board-deal = { $cards } Karten reichen nicht, um an { $players } Personen je { $dealt } auszuteilen und eine aufzudecken
board-miniatures = Es müssen { $low } bis { $high } Miniaturen sein, nicht { $found }
