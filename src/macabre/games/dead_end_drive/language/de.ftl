# 13 Dead End Drive, in German.

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

## Traps: always named in quotation marks, so that a mansion of one's own can call them as it likes

trap-stairs = Treppe
trap-fireplace = Kamin
trap-chandelier = Kronleuchter
trap-statue = Statue
trap-bookcase = Bücherregal
short-stairs = Treppe
short-fireplace = Kamin
short-chandelier = Kronleuchter
short-statue = Statue
short-bookcase = Bücherregal

## Cards

card-trap = Karte „{ $traps }“
    .a = eine Karte „{ $traps }“
    .nom = eine Karte „{ $traps }“
    .the = die Karte „{ $traps }“
card-wild = Joker
    .a = einen Joker
    .nom = ein Joker
    .the = den Joker
card-detective = Detektivkarte
    .a = eine Detektivkarte
    .nom = eine Detektivkarte
    .the = die Detektivkarte

## The mansion; where a place is gone to, it brings its preposition

furniture-the-dining-table = der Esstisch
furniture-the-gold-statue = die goldene Statue
furniture-the-fireplace = der Kamin
furniture-the-bookcase = das Bücherregal
furniture-the-staircase = die Treppe
furniture-a-sofa = ein Sofa
furniture-a-vase = eine Vase
furniture-the-desk = der Schreibtisch
furniture-the-easel = die Staffelei
furniture-the-piano = das Klavier
room-bathroom = Badezimmer
room-bedroom = Schlafzimmer
room-billiard-room = Billardzimmer
room-conservatory = Wintergarten
room-dining-room = Speisezimmer
room-drawing-room = Salon
room-entrance-hall = Eingangshalle
room-gallery = Galerie
room-kitchen = Küche
room-library = Bibliothek
room-music-room = Musikzimmer
room-study = Arbeitszimmer
place-plain = { $space }
    .to = auf { $space }
place-passage = Geheimgang { $space }
    .start = Geheimgang { $space }
    .to = auf den Geheimgang { $space }
place-trap = Falle „{ $trap }“ ({ $space })
    .start = Falle „{ $trap }“ ({ $space })
    .to = auf die Falle „{ $trap }“ ({ $space })
seated-on = { $pawn } auf { $space }

## Moves

type-place = Figur hinsetzen
type-portrait = Über das Porträt entscheiden
type-move = Figur ziehen
type-lose = Würfel verfallen lassen
type-play = Fallenkarte ausspielen
type-draw = Fallenkarte ziehen
type-keep = Gezogene Karte behalten
type-spring = Falle mit der gezogenen Karte auslösen
ask-pawn = Welche Figur?
ask-die = Wie weit?
ask-to = Wohin?
ask-card = Welche Karte?
ask-change = Welches Porträt?
part-die = Um { $die }
part-to =
    { $place ->
        [out] Zur Haustür hinaus
       *[other] { $place-start }
    }
part-change =
    { $change ->
        [yes] Ein neues
       *[no] Dasselbe
    }
move-place = { $pawn } { $place-to } setzen
move-portrait =
    { $change ->
        [yes] Das Porträt wechseln
       *[no] Das Porträt hängen lassen
    }
move-move =
    { $place ->
        [out] { $pawn } um { $die } zur Haustür hinausziehen
       *[other] { $pawn } um { $die } { $place-to } ziehen
    }
move-lose = Die { $die } verfallen lassen
move-play = { $card } ausspielen: Die Falle schnappt zu
move-draw = Eine Fallenkarte ziehen
move-keep = Die gezogene Karte behalten
move-spring = Mit der gezogenen Karte die Falle auslösen

## What is to be done, after a name and a colon

task-seating = eine Figur auf einen roten Stuhl setzen
task-portrait = nach diesem Pasch das Porträt an der Wand wechseln oder hängen lassen
task-roll = würfeln
task-one-die =
    { $another ->
        [yes]
            { $seated ->
                [yes] eine andere sitzende Figur um { $die } ziehen
               *[no] eine andere Figur um { $die } ziehen
            }
       *[no]
            { $seated ->
                [yes] eine sitzende Figur um { $die } ziehen
               *[no] eine Figur um { $die } ziehen
            }
    }
task-two-dice =
    { $seated ->
        [yes] eine sitzende Figur um { $first } ziehen und eine andere um { $second }
       *[no] eine Figur um { $first } ziehen und eine andere um { $second }
    }
task-double =
    { $seated ->
        [yes] zwei sitzende Figuren um je { $die } ziehen oder eine um { $total }
       *[no] zwei Figuren um je { $die } ziehen oder eine um { $total }
    }
task-trap = die Falle „{ $trap }“ unter { $pawn } auslösen oder eine Karte ziehen
task-drawn = die gezogene Karte behalten oder, wenn sie passt, die Falle auslösen
task-over = { "" }

## Events

event-place =
    { $seat-person ->
        [you] Du setzt { $pawn } auf { $target }.
       *[other] { $seat } setzt { $pawn } auf { $target }.
    }
event-placed = { "" }
event-seated = Die Figuren nehmen Platz: { $places }.
event-detective-starts = Der Detektiv beginnt auf Schritt { $steps } seines Weges; bis zur Tür fehlen noch { $left }.
event-dealt =
    { $character ->
        [none] { "" }
       *[other]
            { $seat-person ->
                [you] Du bekommst { $character }.
               *[other] { $seat } bekommt { $character }.
            }
    }
event-start-roll =
    { $seat-person ->
        [you] Du würfelst { $total } um den ersten Zug.
       *[other] { $seat } würfelt { $total } um den ersten Zug.
    }
event-start =
    { $seat-person ->
        [you] Du beginnst.
       *[other] { $seat } beginnt.
    }
event-shown =
    { $alive ->
        [no] Das Porträt von { $name } verschwindet aus dem Rahmen, denn { $name } ist schon aus dem Weg geräumt.
       *[yes]
            { $why ->
                [start] Tante Agathas Porträt wird abgehängt: Als Erstes hängt nun { $name } an der Wand.
                [double] Der Pasch bringt das nächste Porträt: { $name }.
               *[knocked-off] Das Porträt des Opfers wird abgehängt: Als Nächstes hängt { $name } an der Wand.
            }
    }
event-roll =
    { $seat-person ->
        [you]
            { $double ->
                [yes] Du würfelst { $dice }, einen Pasch.
               *[no] Du würfelst { $dice }.
            }
       *[other]
            { $double ->
                [yes] { $seat } würfelt { $dice }, einen Pasch.
               *[no] { $seat } würfelt { $dice }.
            }
    }
event-portrait =
    { $seat-person ->
        [you]
            { $change ->
                [yes] Du wechselst das Porträt.
               *[no] Du lässt das Porträt hängen.
            }
       *[other]
            { $change ->
                [yes] { $seat } wechselt das Porträt.
               *[no] { $seat } lässt das Porträt hängen.
            }
    }
event-move =
    { $seat-person ->
        [you]
            { $target ->
                [out] Du ziehst { $pawn } um { $die } von { $from } zur Haustür hinaus!
               *[other]
                    { $trap ->
                        [none] Du ziehst { $pawn } um { $die } von { $from } auf { $target }.
                       *[other] Du ziehst { $pawn } um { $die } von { $from } auf { $target }, die Falle „{ $trap }“.
                    }
            }
       *[other]
            { $target ->
                [out] { $seat } zieht { $pawn } um { $die } von { $from } zur Haustür hinaus!
               *[other]
                    { $trap ->
                        [none] { $seat } zieht { $pawn } um { $die } von { $from } auf { $target }.
                       *[other] { $seat } zieht { $pawn } um { $die } von { $from } auf { $target }, die Falle „{ $trap }“.
                    }
            }
    }
event-lose =
    { $seat-person ->
        [you] Keine Figur kann um { $die } ziehen: Dein Würfel verfällt.
       *[other] Keine Figur kann um { $die } ziehen: Der Würfel von { $seat } verfällt.
    }
event-play =
    { $seat-person ->
        [you] Du spielst { $card-a } aus: Die Falle schnappt zu!
       *[other] { $seat } spielt { $card-a } aus: Die Falle schnappt zu!
    }
event-draw =
    { $seat-person ->
        [you]
            { $nothing ->
                [yes] Du willst ziehen, aber es ist keine Fallenkarte mehr da.
               *[none] Du ziehst eine Fallenkarte.
            }
       *[other]
            { $nothing ->
                [yes] { $seat } will ziehen, aber es ist keine Fallenkarte mehr da.
               *[none] { $seat } zieht eine Fallenkarte.
            }
    }
event-drawn =
    { $card ->
        [none] { "" }
       *[other] Es ist { $card-nom }.
    }
event-keep =
    { $seat-person ->
        [you] Du sagst, es sei die falsche Karte, und behältst sie.
       *[other] { $seat } sagt, es sei die falsche Karte, und behält sie.
    }
event-spring =
    { $seat-person ->
        [you] Du hast { $card-a } gezogen: Die Falle schnappt zu!
       *[other] { $seat } hat { $card-a } gezogen: Die Falle schnappt zu!
    }
event-detective =
    { $seat-person ->
        [you] Du ziehst eine Detektivkarte: Der Detektiv macht seinen { $steps }. Schritt.
       *[other] { $seat } zieht eine Detektivkarte: Der Detektiv macht seinen { $steps }. Schritt.
    }
event-reshuffled = Die { $cards } abgelegten Karten werden gemischt und bilden einen neuen Stapel.
event-knocked-off =
    { $owner-person ->
        [none] { $pawn } ist aus dem Weg geräumt; niemand zeigt die Karte.
        [you] { $pawn } ist aus dem Weg geräumt: eine Figur von dir.
       *[other] { $pawn } ist aus dem Weg geräumt: eine Figur von { $owner }.
    }
event-out =
    { $seat-person ->
        [you]
            { $cards ->
                [none]
                    { $die_lost ->
                        [yes] Du hast deinen letzten Charakter verloren und scheidest aus; dein anderer Würfel verfällt.
                       *[no] Du hast deinen letzten Charakter verloren und scheidest aus.
                    }
               *[other]
                    { $die_lost ->
                        [yes] Du hast deinen letzten Charakter verloren, scheidest aus und legst ab: { $cards }. Dein anderer Würfel verfällt.
                       *[no] Du hast deinen letzten Charakter verloren, scheidest aus und legst ab: { $cards }.
                    }
            }
       *[other]
            { $cards ->
                [none]
                    { $die_lost ->
                        [yes] { $seat } hat den letzten Charakter verloren und scheidet aus; der andere Würfel verfällt.
                       *[no] { $seat } hat den letzten Charakter verloren und scheidet aus.
                    }
               *[other]
                    { $die_lost ->
                        [yes] { $seat } hat den letzten Charakter verloren, scheidet aus und legt ab: { $cards }. Der andere Würfel verfällt.
                       *[no] { $seat } hat den letzten Charakter verloren, scheidet aus und legt ab: { $cards }.
                    }
            }
    }
event-secret =
    { $seat-person ->
        [you] Deine geheime Karte ist { $character }.
       *[other] Die geheime Karte von { $seat } ist { $character }.
    }
event-over =
    { $seat-person ->
        [none] Die Züge sind aufgebraucht: Niemand erbt.
        [you]
            { $how ->
                [escape] { $pawn } hat das Haus verlassen: Du erbst.
                [last-alive] { $pawn } lebt, und sonst hat niemand mehr eine Figur: Du erbst.
               *[detective] Das Porträt von { $pawn } hängt an der Wand, als der Detektiv eintrifft: Du erbst.
            }
       *[other]
            { $how ->
                [escape] { $pawn } hat das Haus verlassen: { $seat } erbt.
                [last-alive] { $pawn } lebt, und sonst hat niemand mehr eine Figur: { $seat } erbt.
               *[detective] Das Porträt von { $pawn } hängt an der Wand, als der Detektiv eintrifft: { $seat } erbt.
            }
    }
verdict =
    { $seat-person ->
        [none] Die Züge waren aufgebraucht, bevor jemand erben konnte.
        [you]
            { $how ->
                [escape] { $pawn } kam zur Haustür hinaus, während das eigene Porträt an der Wand hing, und gehört dir.
                [last-alive] { $pawn } lebt und gehört dir, und sonst hat niemand mehr einen Charakter.
               *[detective] Der Detektiv traf ein, als das Porträt von { $pawn } an der Wand hing, und { $pawn } gehört dir.
            }
       *[other]
            { $how ->
                [escape] { $pawn } kam zur Haustür hinaus, während das eigene Porträt an der Wand hing, und gehört { $seat }.
                [last-alive] { $pawn } lebt und gehört { $seat }, und sonst hat niemand mehr einen Charakter.
               *[detective] Der Detektiv traf ein, als das Porträt von { $pawn } an der Wand hing, und { $pawn } gehört { $seat }.
            }
    }

## Refusals: whose turn it is

refuse-out =
    { $seat-person ->
        [you] Du hast deinen letzten Charakter verloren und bist ausgeschieden
       *[other] { $seat } hat den letzten Charakter verloren und ist ausgeschieden
    }

## Refusals: seating and portraits

refuse-all-seated = Alle Figuren sitzen schon
refuse-seat-first = Zuerst setzt ihr reihum je eine Figur auf einen Stuhl
refuse-sits = { $pawn } sitzt schon auf { $space }
refuse-no-chair = { $space } ist kein roter Stuhl
refuse-portrait-first = Du hast einen Pasch gewürfelt: Entscheide zuerst über das Porträt
refuse-portrait-decided = Über das Porträt hast du in diesem Zug schon entschieden
refuse-no-double = Nur bei einem Pasch darfst du das Porträt wechseln

## Refusals: cards

refuse-no-trap = Du hast gerade keine Figur auf eine Falle gezogen
refuse-trap-first = { $pawn } steht auf einer Falle: Kümmere dich darum, bevor du die andere Figur ziehst
refuse-drawn-card = Die gezogene Karte passt nicht zur Falle „{ $trap }“
refuse-drawn-first = Entscheide zuerst über die gezogene Karte: Behalte sie oder löse die Falle aus, wenn sie passt
refuse-not-drawn = Du hast noch keine Karte gezogen
refuse-other-card = Du hast eine Karte gezogen: Jetzt zählt nur diese
refuse-spring-it = Das ist die gezogene Karte: Löse damit die Falle aus oder behalte sie
refuse-keep-it = Das ist die gezogene Karte, und sie passt nicht zur Falle „{ $trap }“: Behalte sie
refuse-detective = Eine Detektivkarte kommt nie auf die Hand: Sie wird gleich nach dem Ziehen abgelegt
refuse-not-in-hand = Diese Karte hast du nicht auf der Hand
refuse-wrong-card = Diese Karte passt nicht zur Falle „{ $trap }“
refuse-held-card = Du hast in diesem Zug eine Karte gezogen und darfst darum keine ausspielen, die du schon vorher hattest

## Refusals: dice and pawns

refuse-no-die-left = Du hast keine { $die } mehr, die verfallen könnte
refuse-lose = Du darfst die { $die } nicht verfallen lassen: { $pawn } kann so weit ziehen
refuse-knocked-off = { $pawn } ist aus dem Weg geräumt
refuse-moved = { $pawn } hast du in diesem Zug schon gezogen; der andere Würfel gilt für eine andere Figur
refuse-not-sitting = { $pawn } sitzt noch auf einem roten Stuhl: Bis alle leer sind, ziehen nur Figuren, die noch sitzen
refuse-total = Nur bei einem Pasch darf eine Figur die Summe beider Würfel ziehen
refuse-total-used = Einen Würfel hast du schon benutzt, darum kannst du die Summe nicht mehr ziehen
refuse-die-used = Die { $die } hast du schon benutzt
refuse-no-die = Kein Würfel zeigt { $die }

## Refusals: where a pawn may go

refuse-not-heir = Das Haus verlassen darf nur, wessen Porträt an der Wand hängt: { $pawn }
refuse-leaving = { $pawn } braucht mindestens { $count }, um zur Haustür hinauszukommen
refuse-door-blocked = Andere Figuren versperren { $pawn } den Weg zur Haustür
refuse-door-far =
    { $count ->
        [one] { $pawn } ist mehr als { $count } Feld von der Haustür entfernt
       *[other] { $pawn } ist mehr als { $count } Felder von der Haustür entfernt
    }
refuse-own-space = { $pawn } steht auf { $space }; in einem Zug darf kein Feld zweimal betreten werden
refuse-trap-too-early = Solange noch eine Figur auf einem roten Stuhl sitzt, darf kein Zug auf einer Falle enden
refuse-chair = { $space } ist ein roter Stuhl, und dort darf kein Zug enden
refuse-twice = { $pawn } käme nur nach { $space }, wenn ein Feld zweimal betreten würde
refuse-crossing = { $pawn } darf nur dann über leere rote Stühle ziehen, wenn sonst kein voller Zug möglich ist
refuse-pawn-in-way = Eine andere Figur versperrt { $pawn } den Weg nach { $space }
refuse-furniture-in-way = Möbel versperren { $pawn } den Weg nach { $space }
refuse-wall-in-way = Eine Wand versperrt { $pawn } den Weg nach { $space }
refuse-passages = { $pawn } käme nur nach { $space }, wenn die Geheimgänge mehr als einmal benutzt würden
refuse-closer = { $pawn } muss um volle { $count } ziehen, und { $space } ist näher
refuse-diagonal = { $pawn } braucht mindestens { $count } bis { $space }: Schräg wird nie gezogen
refuse-unreachable = { $pawn } kann { $space } mit genau { $count } nicht erreichen
refuse-taken = { $pawn } steht auf { $space }
refuse-furnished = Auf { $space } steht { $furniture }

## House rules

option-after_drawing = wer eine Fallenkarte gezogen hat, darf keine ausspielen, die vorher schon auf der Hand war: wie lange das gilt (DED-25)
    .name = Nach dem Ziehen
    .turn = bis zum Ende des Zuges
    .pawn = bis die andere Figur gezogen wird
option-seating = wer die Figuren vor der Partie auf die roten Stühle setzt (DED-39)
    .name = Figuren aufstellen
    .chance = der Zufall, in beliebiger Reihenfolge
    .players = alle reihum, je eine Figur
option-open_characters = die Charakterkarten liegen offen für alle da, und zu zweit habt ihr je sechs, keine davon geheim (DED-40)
    .name = Offene Charaktere
option-detective_path = wie viel seines Weges der Detektiv gehen muss, bis die Partie vorbei ist (DED-41)
    .name = Weg des Detektivs
    .whole = den ganzen
    .half = den halben
option-turn_limit = nach so vielen Zügen endet die Partie ohne Sieg (DED-38)
    .name = Höchstzahl der Züge

## Studies: what they count, how matches end, what luck is drawn for

counted-card = Karte
counted-character-moved = Gezogene Figur
counted-portrait = Porträt
counted-space = Feld
counted-trap-entered = Betretene Falle
counted-trap-sprung = Ausgelöste Falle
counted-victim = Opfer
ending-escape = wer erbt, geht zur Haustür hinaus
ending-last-alive = nur noch Charaktere einer Person leben
ending-detective = der Detektiv trifft ein
ending-turn-limit = die Züge sind aufgebraucht
luck-place = wer wo sitzt
luck-deal = die ausgeteilten Charaktere
luck-start = wer beginnt
luck-portrait = die Reihenfolge der Porträts
luck-roll = die Würfel
luck-pile = die Fallenkarten
luck-secret = die geheimen Karten

## The picture in the terminal

terminal-legend = { $chair } roter Stuhl   { $passage } Geheimgang   { $furniture } Möbel   { $door } Haustür   { $portrait } Porträt   { $yours } gehört dir
terminal-outside = draußen
terminal-turn =
    { $moved ->
        [none] Zug { $turn }, { $seat }   Würfel { $dice }
       *[other] Zug { $turn }, { $seat }   Würfel { $dice }   schon gezogen: { $moved }
    }
terminal-portrait =
    { $back ->
        [none] Porträt { $portrait }, { $left } im Rahmen
       *[other] Porträt { $portrait }, { $left } im Rahmen; ganz hinten { $back }
    }
terminal-detective = Detektiv { $path } { $steps } von { $all }
terminal-pile =
    { $discards ->
        [none] Fallenkarten: Stapel { $pile }; abgelegt keine
       *[other] Fallenkarten: Stapel { $pile }; abgelegt { $discards }
    }
terminal-pending = { $pawn } steht auf der Falle „{ $trap }“
terminal-out = ausgeschieden
terminal-characters =
    { $count ->
        [one] { $count } Charakter
       *[other] { $count } Charaktere
    }
terminal-trap-cards =
    { $count ->
        [one] { $count } Fallenkarte
       *[other] { $count } Fallenkarten
    }
terminal-secrets = Geheime Karten: { $first }; { $second }
terminal-secret = { $seat } { $characters }
terminal-hand =
    { $cards ->
        [none] Deine Fallenkarten: keine
       *[other] Deine Fallenkarten: { $cards }
    }
terminal-several = { $count } { $card }
terminal-drawn = Gezogen: { $card }

## The drawing in the browser

drawing-summary = Die Villa. Figuren: { $pawns }. Fallen: { $traps }. Geheimgänge: { $passages }. Die Haustür ist bei { $door }. Der Detektiv hat { $steps } von { $all } Schritten getan.
drawing-map = Die Villa von oben
drawing-on = { $thing } auf { $space }
drawing-outside = { $pawn } im Freien
drawing-unseated = { $pawn } ohne Stuhl
drawing-on-wall = an der Wand
drawing-yours = deine
drawing-whose = gehört { $name }
drawing-moved = in diesem Zug schon gezogen
drawing-passage = Geheimgang, { $space }
drawing-trap = Falle „{ $trap }“, { $space }
drawing-the-detective = Der Detektiv
drawing-doormat = GAME OVER
drawing-grave = { $pawn } wurde aus dem Weg geräumt
drawing-closer = Näher ran
drawing-whole = Ganzes Haus
drawing-wild = Joker
drawing-detective = Detektiv
drawing-characters = Deine Charaktere
drawing-secret-card = Eine geheime Karte
drawing-trap-cards = Deine Fallenkarten
drawing-no-cards = Noch keine: Du bekommst eine, wenn du eine Figur auf eine Falle ziehst.
drawing-pile = { $count } im Stapel
drawing-discarded = { $count } abgelegt
drawing-cast = Die Charaktere
drawing-fates = Was aus allen wurde
drawing-no-chair = noch kein Stuhl
drawing-killed = tot
drawing-got-out = entkommen
drawing-inside = noch im Haus
drawing-holders = Wer was hat
drawing-out = ausgeschieden: alle Charaktere tot
drawing-held =
    { $count ->
        [one] { $count } Charakter
       *[other] { $count } Charaktere
    }
drawing-held-secret = { $count } geheim
drawing-held-cards =
    { $count ->
        [one] { $count } Fallenkarte
       *[other] { $count } Fallenkarten
    }
drawing-held-known = { $held }: { $cards }
drawing-agatha = Tante Agatha
drawing-frame = An der Wand: das Porträt von { $name }
drawing-portrait-of = Das Porträt von { $name }
drawing-behind =
    { $count ->
        [0] keins dahinter
       *[other] { $count } dahinter
    }
drawing-behind-last = ganz hinten { $names }
drawing-both = beide: { $total }
drawing-by = um { $die }
drawing-move-by = Um { $die } ziehen
drawing-used = { $die }, verbraucht
drawing-turn = { $name } ist am Zug.
drawing-double = Ein Pasch! Das Porträt an der Wand wechseln?
drawing-caught = { $pawn } steht auf der Falle „{ $trap }“.
drawing-play-or-draw = Spiel eine Karte aus oder zieh eine.
drawing-draw = Zieh eine Karte.
drawing-right = Die Karte gehört dir: Du kannst mit ihr die Falle auslösen.
drawing-wrong = Die Karte gehört dir, aber es ist die falsche.
drawing-pick = Wähle irgendeine Figur, egal, wem sie gehört.
drawing-pick-chair = Wähle eine Figur vom Rasen: Ihr setzt reihum je eine.
drawing-which-chair = Auf welchen roten Stuhl kommt { $pawn }?
drawing-where = Wohin geht { $pawn }?
drawing-by-which =
    { $space ->
        [out] { $pawn } zur Haustür hinaus: mit welcher Zahl?
       *[other] { $pawn } nach { $space }: mit welcher Zahl?
    }
drawing-to-by =
    { $space ->
        [out] { $pawn } mit { $die } zur Haustür hinaus.
       *[other] { $pawn } mit { $die } nach { $space }.
    }
drawing-drop = Andere Figur
drawing-end-secret = Niemand hatte die entscheidende Karte offen: Alle geheimen Karten werden aufgedeckt.
drawing-end-living = Die lebenden Charaktere der siegreichen Seite werden aufgedeckt.
drawing-end-card = Die entscheidende Karte wird aufgedeckt.
drawing-end-others = Alle anderen Karten bleiben verdeckt.
drawing-end-others-secret = Alle anderen Karten bleiben verdeckt, auch die geheimen.
drawing-end-undecided = Die geheimen Karten haben nichts entschieden und bleiben verdeckt.

## For a first match

primer-goal = Vier der zwölf Charaktere gehören dir, zu viert drei; niemand sonst weiß, welche, außer ihr spielt mit offenen Charakteren. (Zu zweit habt ihr je zwei weitere, die bis zum Schluss auch ihr selbst nicht seht.) Du erbst, wenn einer von ihnen zur Haustür hinausgeht, während sein Porträt an der Wand hängt, wenn er als Letzter am Leben ist oder wenn sein Porträt an der Wand hängt, sobald der Detektiv eintrifft.
primer-place = Setz irgendeine Figur auf einen freien roten Stuhl: Noch weiß niemand, wem sie gehören wird.
primer-portrait = Ein Pasch: Du darfst zuerst das Porträt wechseln. Tu es, wenn an der Wand niemand von dir hängt.
primer-move = Zieh irgendeine Figur, eigene oder fremde, um die volle Zahl eines Würfels; der andere Würfel ist für eine andere Figur. Bring fremde auf Fallen und deine zur Tür, ohne zu verraten, welche deine sind.
primer-lose = Keine Figur kann mit diesem Würfel ziehen, also verfällt er.
primer-play = Die Figur, die du gezogen hast, steht auf einer Falle. Mit einer Karte dieser Falle oder einem Joker schnappt sie zu: Die Figur ist für immer weg.
primer-draw = Zieh eine Fallenkarte, auch wenn du die richtige hast: Niemand weiß, was du hast, und vielleicht bluffst du.
primer-keep = Behalt die Karte und sag, dass es die falsche ist. Vielleicht stimmt das sogar.
primer-spring = Die gezogene Karte passt: Du kannst die Falle sofort auslösen.
primer-beware = Bis alle Stühle leer sind, dürft ihr nur Figuren ziehen, die noch sitzen, und keine darf auf einer Falle enden.

## Eigene Villen

board-strange-line = Das ist weder eine Reihe wie ' 9 . . h', noch sind es Striche für Wände oder die Namen der Spalten
board-spaces = Eine Villa hat 1 bis { $most } Felder, nicht { $found }
board-row = Das ist Reihe { $number }, von vorn gezählt; sie muss mit { $number } beginnen
board-no-space = „{ $mark }“ ist kein Feld; jede Reihe hat { $columns } davon
board-between = Zwischen zwei Feldern steht ein Leerzeichen oder ein senkrechter Strich, nicht „{ $mark }“
board-dash = Ein waagerechter Strich steht zwischen zwei Feldern, die übereinander liegen
board-pawns = Es müssen { $count } Figuren mit verschiedenen Namen sein
board-trap-name = „{ $name }“ muss ein einziges Wort sein, das keine andere Falle oder Kartenart hat
board-many-traps = Eine Villa hat höchstens { $most } Fallen
board-cards = Ein Stapel hat 1 bis { $most } Karten, nicht { $found }
board-copies = Von dieser Art gibt es 0 bis { $most } Karten, nicht { $found }
board-kinds = Jede Kartenart steht nur einmal da, und es gibt höchstens { $most }
board-no-kind = Die Art „{ $kind }“ gibt es nicht, nur detective, wild und trap
board-card-traps = Eine Karte zeigt eine oder mehrere der Fallen { $traps }
board-chairs = Es müssen { $count } rote Stühle sein, nicht { $found }
board-passages = Es gibt mehr als { $most } Geheimgänge
board-trap-once = Die Falle { $trap } ({ $mark }) muss genau einmal da sein
board-no-trap = Eine Falle { $mark } gibt es nicht
board-no-furniture = In [furniture] fehlt „{ $mark }“
board-furniture = Ein Möbelstück ist ein Buchstabe, nicht „{ $mark }“
board-door = Die Haustür kann nicht bei „{ $door }“ sein: Es muss ein Feld sein, das Figuren betreten können
board-door-row = Die Haustür liegt an der Südseite eines Feldes der Reihe 1
board-steps = detective_steps ist 1 bis { $most }, nicht { $found }
board-lost = { $space } ist von der Haustür aus nicht zu erreichen
