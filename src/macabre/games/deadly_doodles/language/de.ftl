# Deadly Doodles, in German.

## Cards: by name, in the middle of a sentence, at its beginning, denied, and counted

card-straight = Gerade
    .a = eine Gerade
    .the = die Gerade
    .start = Gerade
    .no = keine Gerade
card-corner = Kurve
    .a = eine Kurve
    .the = die Kurve
    .start = Kurve
    .no = keine Kurve
card-t = T-Stück
    .a = ein T-Stück
    .the = das T-Stück
    .start = T-Stück
    .no = kein T-Stück
card-cross = Kreuzung
    .a = eine Kreuzung
    .the = die Kreuzung
    .start = Kreuzung
    .no = keine Kreuzung
card-dead-end = Sackgasse
    .a = eine Sackgasse
    .the = die Sackgasse
    .start = Sackgasse
    .no = keine Sackgasse
card-trap = Falle
    .a = eine Falle
    .the = die Falle
    .start = Falle
    .no = keine Falle
card-draw-2 = Zwei dazu
    .a = ein „Zwei dazu“
    .the = das „Zwei dazu“
    .start = Zwei dazu
    .no = kein „Zwei dazu“
cards-straight =
    { $count ->
        [one] eine Gerade
       *[other] { $count } Geraden
    }
cards-corner =
    { $count ->
        [one] eine Kurve
       *[other] { $count } Kurven
    }
cards-t =
    { $count ->
        [one] ein T-Stück
       *[other] { $count } T-Stücke
    }
cards-cross =
    { $count ->
        [one] eine Kreuzung
       *[other] { $count } Kreuzungen
    }
cards-dead-end =
    { $count ->
        [one] eine Sackgasse
       *[other] { $count } Sackgassen
    }
cards-trap =
    { $count ->
        [one] eine Falle
       *[other] { $count } Fallen
    }

## Sides of a room, and what lies in rooms

side-N = Norden
    .start = Norden
side-E = Osten
    .start = Osten
side-S = Süden
    .start = Süden
side-W = Westen
    .start = Westen
thing-loot = die Beute
thing-dragon = der Drache
    .acc = den Drachen
thing-weapon = Waffe { $pair }
    .pair = { $pair }
thing-monster = Monster { $pair }

## Points

gain =
    { $points ->
        [one] +{ $points } Punkt
       *[other] +{ $points } Punkte
    }
loss =
    { $points ->
        [one] −{ $points } Punkt
       *[other] −{ $points } Punkte
    }
person =
    { $seat-person ->
        [you] du
       *[other] { $seat }
    }
    .object =
        { $seat-person ->
            [you] dich
           *[other] { $seat }
        }
score =
    { $seat-person ->
        [you] du { $points }
       *[other] { $seat } { $points }
    }

## The score sheet: each item, and what is counted

item-loot = Beute
item-weapons = Waffen
item-slain = Besiegt
item-mauled = Unbesiegt
item-entryways = Freie Eingänge
item-marked = Angekreuzt
item-traps = Fallen
about-loot = jede erreichte Beute, doppelt, wenn du beim Drachen warst
about-weapons = jede erreichte Waffe
about-slain = jedes erreichte Monster, dessen Waffe du hast
about-mauled = jedes erreichte Monster ohne seine Waffe
about-entryways = jeder Eingang ohne Weg von dir
about-marked = jedes Wegstück, das sich nicht zeichnen ließ
about-traps = jede Falle, die dich getroffen hat

## Moves

type-draw = Wegstück zeichnen
type-trap = Falle stellen
type-mark = Karte ankreuzen
type-no-trap = Keine Falle stellen
ask-card = Welche Karte?
ask-room = In welchen Raum?
ask-ends = Nach welchen Seiten offen?
part-card = { $card-start }
part-side = { $side-start }
move-draw = { $card-start } in { $room } zeichnen, offen nach { $ends }
move-trap = Eine Falle in { $room } stellen
move-mark = { $card-start } ankreuzen und 2 Punkte verlieren
move-no-trap = Keine Falle stellen

## What is to be done, after a name and a colon

task-draw = alle ausliegenden Karten auf dem eigenen Plan einzeichnen
task-draw-yours =
    { $count ->
        [one] die letzte Karte einzeichnen
       *[other] noch { $count } Karten auf dem eigenen Plan einzeichnen, in beliebiger Reihenfolge
    }
task-over = die Partie ist vorbei

## Events

event-draw =
    { $points ->
        [none]
            { $seat-person ->
                [you] Du zeichnest { $card-a } in { $room }, offen nach { $ends }: Das Wegstück { touched }.
               *[other] { $seat } zeichnet { $card-a } in { $room }, offen nach { $ends }: Das Wegstück { touched }.
            }
       *[other]
            { $seat-person ->
                [you] Du zeichnest { $card-a } in { $room }, offen nach { $ends }: Das Wegstück { touched } ({ $points }).
               *[other] { $seat } zeichnet { $card-a } in { $room }, offen nach { $ends }: Das Wegstück { touched } ({ $points }).
            }
    }
# What a segment joins, links and enters, after "Das Wegstück". It always joins or links something.
touched =
    { $joined ->
        [none]
            { $entered ->
                [none] nutzt den Eingang im { $entryways }
               *[other] nutzt den Eingang im { $entryways } und { touched-thing }
            }
       *[other]
            { $entryways ->
                [none]
                    { $entered ->
                        [none] schließt an { $joined } an
                       *[other] schließt an { $joined } an und { touched-thing }
                    }
               *[other]
                    { $entered ->
                        [none] schließt an { $joined } an und nutzt den Eingang im { $entryways }
                       *[other] schließt an { $joined } an, nutzt den Eingang im { $entryways } und { touched-thing }
                    }
            }
    }
touched-thing =
    { $too_late ->
        [yes] erreicht { $entered-acc }, zu spät für Monster { $entered-pair }
       *[other] erreicht { $entered-acc }
    }
event-trap =
    { $seat-person ->
        [you] Du stellst eine Falle in { $room }.
       *[other] { $seat } stellt eine Falle in { $room }.
    }
event-mark =
    { $seat-person ->
        [you] Du kannst { $card-no } zeichnen und kreuzt die Karte an ({ $points }).
       *[other] { $seat } kann { $card-no } zeichnen und kreuzt die Karte an ({ $points }).
    }
event-no-trap =
    { $seat-person ->
        [you] Du hast keinen Raum mehr für eine Falle.
       *[other] { $seat } hat keinen Raum mehr für eine Falle.
    }
# Only the last card is worth a line, or a round would fill the log.
event-used =
    { $left ->
        [0]
            { $seat-person ->
                [you] Du bist mit dieser Runde fertig.
               *[other] { $seat } ist mit dieser Runde fertig.
            }
       *[other] { "" }
    }
event-turn-up = Zwei dazu: Zwei weitere Karten werden aufgedeckt.
event-round =
    { $last ->
        [yes] Runde { $round }, die letzte: { $cards }.
       *[other] Runde { $round }: { $cards }.
    }
event-paths = Runde { $round } ist vorbei, und alle Wege werden gezeigt.
event-sprung =
    { $clash ->
        [yes]
            { $seat-person ->
                [you] Dich trifft deine eigene Falle in { $room }, denn dort steht noch eine andere.
               *[other] { $seat } tappt in die eigene Falle in { $room }, denn dort steht noch eine andere.
            }
       *[other]
            { $seat-person ->
                [you]
                    { $hit ->
                        [none] Deine Falle in { $room } trifft niemanden.
                       *[other] Deine Falle in { $room } trifft { $hit-object }.
                    }
               *[other]
                    { $hit ->
                        [none] Die Falle von { $seat } in { $room } trifft niemanden.
                       *[other] Die Falle von { $seat } in { $room } trifft { $hit-object }.
                    }
            }
    }
event-scores = Punktestand: { $sheet }.
verdict-alone =
    { $seat-person ->
        [you]
            { $points ->
                [one] Du hast das Verlies allein erkundet und { $points } Punkt geholt.
               *[other] Du hast das Verlies allein erkundet und { $points } Punkte geholt.
            }
       *[other]
            { $points ->
                [one] { $seat } hat das Verlies allein erkundet und { $points } Punkt geholt.
               *[other] { $seat } hat das Verlies allein erkundet und { $points } Punkte geholt.
            }
    }
verdict-shared =
    { $points ->
        [one] Den Sieg mit je { $points } Punkt teilen sich { $winners }.
       *[other] Den Sieg mit je { $points } Punkten teilen sich { $winners }.
    }
verdict =
    { $seat-person ->
        [you] Du hast die meisten Punkte: { $points }, das sind { $more } mehr als der zweite Platz.
       *[other] { $seat } hat die meisten Punkte: { $points }, das sind { $more } mehr als der zweite Platz.
    }

## Refusals

refuse-without-traps = In dieser Partie gibt es keine Fallenkarten
refuse-none-left = Du hast in dieser Runde { $card-no } mehr
refuse-no-segment = Eine Falle ist kein Wegstück: Stell sie in einen leeren Raum
refuse-shape-straight = Eine Gerade ist nach zwei gegenüberliegenden Seiten offen, nicht nach { $ends }
refuse-shape-corner = Eine Kurve ist nach zwei benachbarten Seiten offen, nicht nach { $ends }
refuse-shape-t = Ein T-Stück ist nach drei Seiten offen, nicht nach { $ends }
refuse-shape-cross = Eine Kreuzung ist nach allen vier Seiten offen, nicht nach { $ends }
refuse-shape-dead-end = Eine Sackgasse ist nur nach einer Seite offen, nicht nach { $ends }
refuse-drawn-already = In { $room } hast du schon gezeichnet
refuse-own-trap = In { $room } steht deine eigene Falle
refuse-wall = Im { $side } von { $room } ist eine Wand
refuse-first-segment = Dein erstes Wegstück muss an einem Eingang beginnen
refuse-joins-nothing = So schließt ein Wegstück in { $room } weder an deinen Weg noch an einen Eingang an
refuse-trap-on-thing = Eine Falle braucht einen leeren Raum, und in { $room } ist schon { $thing }
refuse-trap-on-trap = Eine Falle braucht einen leeren Raum, und in { $room } steht schon deine andere
refuse-trap-on-segment = Eine Falle braucht einen leeren Raum, und in { $room } ist ein Wegstück
refuse-room-for-trap = Es gibt noch einen leeren Raum für deine Falle
refuse-can-draw = Es passt noch etwas auf deinen Plan: { $cards-a }

## House rules

option-open_paths = am Ende jeder Runde sehen alle die Wege der anderen, aber nicht deren Fallen (DOO-21)
    .name = Offene Wege
option-without_traps = die beiden Fallenkarten bleiben aus dem Spiel, wie wenn man allein spielt (DOO-22)
    .name = Ohne Fallen
option-number_of_rounds = mit weniger Runden ist die Partie kürzer (DOO-23)
    .name = Zahl der Runden
option-weapon_first = eine Waffe hilft nur gegen ein Monster, auf das du in derselben Runde oder später triffst (DOO-24)
    .name = Erst die Waffe

## Studies: what they count, how matches end, what luck is drawn for

counted-card = Karte
counted-room = Raum
counted-trap = Falle
ending-played-to-the-end = zu Ende gespielt
luck-cards = die aufgedeckten Karten

## The picture in the terminal; a trap has five places, an item of the sheet sixteen

terminal-round =
    { $deck ->
        [one] Runde { $round } von { $rounds }, { $deck } Karte im Stapel
       *[other] Runde { $round } von { $rounds }, { $deck } Karten im Stapel
    }
terminal-in-play = Es liegen aus: { $cards }
terminal-left =
    { $cards ->
        [none] Noch zu zeichnen: nichts
       *[other] Noch zu zeichnen: { $cards }
    }
terminal-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
terminal-done = fertig
terminal-so-far = bisher
terminal-trap = Falle
terminal-item-loot = Beute
terminal-item-weapons = Waffen
terminal-item-slain = Monster besiegt
terminal-item-mauled = unbesiegt
terminal-item-entryways = Eingänge frei
terminal-item-marked = angekreuzt
terminal-item-traps = Fallen
terminal-total = Summe
terminal-legend =
    $ Beute  * Drache
    a–f Waffen  A–F Monster
    ▼ ◀ ▲ ▶ Eingänge
terminal-board-legend = $ Beute   * Drache   a–f Waffen   A–F ihre Monster   ▼ ◀ ▲ ▶ Eingänge

## The drawing in the browser

drawing-map = Der Plan
drawing-your-map = Dein Plan
drawing-map-of = Der Plan von { $name }
drawing-all-secret = Alle Pläne sind bis zum Schluss geheim
drawing-back = Zurück zu meinem Plan
drawing-key-turn = die Karte drehen
drawing-round = Runde { $round } von { $rounds }
drawing-deck =
    { $count ->
        [one] { $count } Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
drawing-done = Du hast alle Karten benutzt. Die anderen zeichnen noch.
drawing-stuck = Keine deiner Karten passt irgendwohin. Tipp jede an: Ein Wegstück wird angekreuzt und kostet 2 Punkte (DOO-10).
drawing-pick = Wähle eine Karte, dann einen Raum, der leuchtet.
drawing-which-card = Welche Karte kommt in { $room }?
drawing-turn-on = So gedreht passt sie nirgends. Dreh sie weiter.
drawing-set-trap = Stell die Falle in einen leeren Raum: Wer dort zeichnet, wird getroffen.
drawing-rooms =
    { $count ->
        [one] So passt sie in einen Raum.
       *[other] So passt sie in { $count } Räume.
    }
drawing-wheel = oder das Mausrad dreht sie.
drawing-used = { $card }, schon benutzt
drawing-open = { $card }, offen nach { $ends }
drawing-turn = Drehen
drawing-turn-left = Die Karte nach links drehen
drawing-turn-right = Die Karte nach rechts drehen, Taste R
drawing-unpick = Karte zurücklegen
drawing-with = { $what } ({ $thing })
drawing-turn-into = { $card }: so drehen, dass sie in { $room } passt
drawing-why = { $card }: Warum nicht in { $room }?
drawing-picked = { $room } ist gewählt, jetzt eine Karte wählen
drawing-pick-room = { $room } wählen, dann eine Karte
drawing-others = Die anderen Pläne
drawing-left =
    { $count ->
        [one] noch { $count } Karte
       *[other] noch { $count } Karten
    }
drawing-finished = fertig
drawing-secret = Dieser Plan ist geheim
drawing-enlarge = Den Plan von { $name } groß zeigen
drawing-score = Die Wertung
drawing-so-far = Punkte bisher
drawing-your-score = Deine Punkte bisher
drawing-total = Summe
drawing-won = gewonnen:
drawing-item = { $points }: { $about } ({ $clause })
drawing-each = je { $points }
drawing-reckoning = Die Abrechnung
drawing-again = Noch einmal erzählen
drawing-points =
    { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
drawing-alone = { $name } ist mit { $points } herausgekommen
drawing-you-alone = Du bist mit { $points } herausgekommen
drawing-you-win = Du gewinnst mit { $points }
drawing-win =
    { $count ->
        [one] { $names } gewinnt mit { $points }
       *[other] { $names } gewinnen mit { $points }
    }
drawing-summary = { $whose }. { $columns } Spalten, { $rows } Zeilen. Gezeichnet: { $drawn }. Nicht betreten: { $things }. Eingänge: { $doors }.
drawing-drawn = { $room } { $what } in Runde { $round }
drawing-in = { $thing } in { $room }
drawing-nothing = nichts

## For a first match

primer-goal = Zeichne einen Weg durch dein Verlies, der Beute einsammelt und zu Monstern samt ihren Waffen führt, in beliebiger Reihenfolge. Gespielt werden sieben Runden, wenn ihr nicht weniger vereinbart habt; wer die meisten Punkte hat, gewinnt.
primer-draw = Wähle eine Karte, dreh sie und zeichne sie in einen Raum, der leuchtet: die erste an einem Eingang, jede weitere an deinem Weg oder an einem anderen Eingang.
primer-trap = Stell eine Falle in einen leeren Raum, durch den die anderen wohl gehen werden: Wer dort zeichnet, verliert am Ende 3 Punkte.
primer-mark = Du kannst keine deiner übrigen Karten zeichnen: Kreuz sie an und verlier für jede 2 Punkte.
primer-no-trap = Für die Falle gibt es keinen leeren Raum: Nichts geschieht.
primer-beware = Ein Monster bringt 4 Punkte, wenn dein Weg auch die Waffe mit seinem Buchstaben mitnimmt, vorher oder nachher (wenn ihr nicht vereinbart habt, dass Waffen zuerst kommen); ohne die Waffe kostet es 2.

## Eigene Pläne

board-columns = Der Plan beginnt mit einer Zeile der Spaltenbuchstaben wie „   A B C“
board-no-rows = Der Plan hat keine Reihen
board-rooms = Ein Plan hat höchstens { $most } Räume, nicht { $found }
board-row = Reihe { $row } beginnt mit ihrer Nummer, zwei Zeichen breit, nicht mit „{ $found }“
board-sign-wall = Eine Wand ist hier { $mark }, nicht „{ $sign }“
board-sign-entryway = Ein Eingang ist hier { $mark }, nicht „{ $sign }“
board-sign-blank = Zwischen den Spalten stehen nur Leerzeichen, nicht „{ $sign }“
board-no-room = „{ $sign }“ ist kein Raum; ein Raum ist eines von { $signs }
board-long-line = Diese Zeile reicht über die Spalten hinaus
board-thing-monster = Monster { $pair }
board-thing-weapon = Waffe { $pair }
board-thing-loot = Beute
board-thing-dragon = Der Drache
board-twice = Doppelt auf dem Plan: { $thing }
board-missing =
    { $other ->
        [none] Es fehlt: { $thing }
       *[other] Es fehlt: { $thing }, das Gegenstück zu { $other }
    }
board-no-entryway = Der Plan hat keinen Eingang, also ist nichts zu erreichen
board-lost =
    { $thing ->
        [none] { $room } ist nicht zu erreichen: Kein Durchgang führt aus { $rooms } zu einem Raum mit Eingang
       *[other] { $thing } in { $room } ist nicht zu erreichen: Kein Durchgang führt aus { $rooms } zu einem Raum mit Eingang
    }
board-no-deck = Die Tabelle [deck] fehlt
board-cards-of-kind =
    { $wanted ->
        [none] { $kind } ist 0 oder mehr, nicht { $found }
       *[other] { $kind } ist { $wanted }, nicht { $found }
    }
board-cards = Ein Stapel hat { $count } Karten, nicht { $found }
