# Dead House, in German.

## Cards, sides, pawns and places; a place brings its preposition where a pawn comes from it or goes to it

card-slappy = Slappy
card-miss-me = Vermisst du mich?
card-number = Karte { $card }
special-possession = Besessenheit
special-steal = Diebstahl
special-reanimate = Wiederbelebung

# The letter by which pawns are marked in the terminal is one place wide, and each side has another.
side-camera = Kamera
    .letter = K
side-hand = Hand
    .letter = H
side-mummy = Mumie
    .letter = M
side-ghost = Geist
    .letter = G
pawn = Figur { $number }
    .start = Figur { $number }
pawn-of =
    { $seat-person ->
        [you] deine Figur { $number }
       *[other] Figur { $number } von { $seat }
    }
    .start =
        { $seat-person ->
            [you] Deine Figur { $number }
           *[other] Figur { $number } von { $seat }
        }
    .dat =
        { $seat-person ->
            [you] deiner Figur { $number }
           *[other] Figur { $number } von { $seat }
        }
place-home = Basis
    .from = aus der Basis
    .to = in die Basis
place-house = Dead House
    .from = aus dem Dead House
    .to = ins Dead House
place-square = Feld { $number }
    .from = von Feld { $number }
    .to = auf Feld { $number }
place-gravestone = Grabstein { $number }
    .from = von Grabstein { $number }
    .to = auf Grabstein { $number }
squares =
    { $steps ->
        [one] { $steps } Feld
       *[other] { $steps } Felder
    }

## Moves

type-move = Figur ziehen
type-back = Gegnerische Figur zurückschieben
type-split = Karte auf zwei Figuren aufteilen
type-swap = Zwei Figuren vertauschen
type-special = Sonderkarte ausspielen
type-discard = Karte ablegen
ask-card = Welche Karte?
ask-pawn = Welche deiner Figuren?
ask-player = Wer?
ask-with = Mit welcher Figur?
ask-replace = Welche Figur muss in die Basis?
ask-parts = Welche Figuren ziehen wie weit?
chosen-pawn = { $pawn-start }
move-move =
    { $way ->
        [back]
            { $named ->
                [no] { $pawn-start } zieht { squares } zurück
               *[yes] { $pawn-start } zieht mit „{ $card }“ { squares } zurück
            }
       *[forward]
            { $named ->
                [no] { $pawn-start } zieht { squares } vor
               *[yes] { $pawn-start } zieht mit „{ $card }“ { squares } vor
            }
    }
move-back =
    { $named ->
        [no] { $pawn-start } muss { squares } zurück
       *[yes] { $pawn-start } muss wegen „{ $card }“ { squares } zurück
    }
move-split = { $first-start } zieht { squares } vor, danach { $second } noch { $rest }
move-swap = { $pawn-start } und { $with } tauschen mit „{ $card }“ die Plätze
move-special =
    { $card ->
        [steal] Diebstahl: die Handkarten mit { $player } tauschen
        [reanimate] Wiederbelebung: alle Karten mischen und neu austeilen
       *[possession] Besessenheit: { $pawn } nimmt den Platz von { $replace-dat } ein
    }
move-discard = „{ $card }“ ablegen

## What is to be done, after a name and a colon

task-turn =
    { $special ->
        [yes] eine Karte ausspielen und die Figuren ziehen, wie sie es sagt; vorher darf eine Sonderkarte kommen
       *[no] eine Karte ausspielen und die Figuren ziehen, wie sie es sagt
    }
task-over = die Partie ist vorbei

## Events

event-start =
    { $seat-person ->
        [you] Du beginnst.
       *[other] { $seat } beginnt.
    }
event-dealt = { "" }
event-drawn =
    { $card ->
        [none] { "" }
       *[other]
            { $seat-person ->
                [you] Du ziehst die Karte „{ $card }“.
               *[other] { $seat } zieht die Karte „{ $card }“.
            }
    }
event-again =
    { $seat-person ->
        [you] Du bist auf „Noch ein Zug“ gelandet und gleich wieder dran.
       *[other] { $seat } ist auf „Noch ein Zug“ gelandet und gleich wieder dran.
    }
event-move =
    { $seat-person ->
        [you] Du spielst „{ $card }“ für { $pawn } aus.
       *[other] { $seat } spielt „{ $card }“ für { $pawn } aus.
    }
event-back =
    { $seat-person ->
        [you] Du spielst „{ $card }“ aus und schiebst { $pawn } zurück.
       *[other] { $seat } spielt „{ $card }“ aus und schiebt { $pawn } zurück.
    }
event-split =
    { $seat-person ->
        [you] Du teilst eine { $whole } auf: { $steps } für { $first }, danach { $rest } für { $second }.
       *[other] { $seat } teilt eine { $whole } auf: { $steps } für { $first }, danach { $rest } für { $second }.
    }
event-swap =
    { $seat-person ->
        [you] Du spielst „{ $card }“ aus: { $pawn-start } und { $with } tauschen die Plätze.
       *[other] { $seat } spielt „{ $card }“ aus: { $pawn-start } und { $with } tauschen die Plätze.
    }
event-special =
    { $seat-person ->
        [you]
            { $card ->
                [steal] Du spielst Diebstahl aus und tauschst die Handkarten mit { $player }.
                [reanimate] Du spielst Wiederbelebung aus: Alle Karten werden gemischt und neu ausgeteilt.
               *[possession] Du spielst Besessenheit aus: { $pawn-start } nimmt den Platz von { $replace-dat } ein.
            }
       *[other]
            { $card ->
                [steal]
                    { $player-person ->
                        [you] { $seat } spielt Diebstahl aus und tauscht die Handkarten mit dir.
                       *[other] { $seat } spielt Diebstahl aus und tauscht die Handkarten mit { $player }.
                    }
                [reanimate] { $seat } spielt Wiederbelebung aus: Alle Karten werden gemischt und neu ausgeteilt.
               *[possession] { $seat } spielt Besessenheit aus: { $pawn-start } nimmt den Platz von { $replace-dat } ein.
            }
    }
event-discard =
    { $seat-person ->
        [you] Du kannst keine Karte nutzen und legst „{ $card }“ ab.
       *[other] { $seat } kann keine Karte nutzen und legt „{ $card }“ ab.
    }

# Where a pawn came to: after each square that led it on, if there is any.
way =
    { $via ->
        [none] { $place-to }
       *[other] { $via-to }
    }
led-by-ahead-3 = auf Feld { $square } („3 Felder vor“) und gleich weiter { $then-to }
led-by-gnome-blue = auf Feld { $square } (blauer Gnom) und gleich weiter { $then-to }

# Sent home by a gnome or by another pawn, or moved: to a square that gives another turn, or one that does not act on it.
event-moved =
    { $by ->
        [gnome] { $pawn-start } muss { $from-from } zurück in die Basis: Der Gnom fegt sie weg.
        [none]
            { $rests ->
                [none] { $pawn-start } kommt { $from-from } { way }.
                [again] { $pawn-start } kommt { $from-from } { way }, „Noch ein Zug“.
                [gnome-blue] { $pawn-start } kommt { $from-from } { way }, auf einen blauen Gnom, und bleibt dort, denn sie wurde geschoben.
               *[ahead-3]
                    { $pushed ->
                        [yes] { $pawn-start } kommt { $from-from } { way }, „3 Felder vor“, und bleibt dort, denn sie wurde geschoben.
                       *[no] { $pawn-start } kommt { $from-from } { way }, „3 Felder vor“, und bleibt dort, sonst käme sie an ihrer Abzweigung vorbei.
                    }
            }
       *[other] { $pawn-start } muss { $from-from } zurück in die Basis: { $by-start } nimmt ihren Platz ein.
    }
event-starts-out = { $pawn-start } beginnt { $place-to }.
event-reshuffled = Der Nachziehstapel ist leer: Die abgelegten Karten werden gemischt und bilden einen neuen.
event-limit =
    { $turns ->
        [one] Nach { $turns } Zug endet die Partie ohne Sieg.
       *[other] Nach { $turns } Zügen endet die Partie ohne Sieg.
    }
enough-pawns =
    { $pawns ->
        [1] eine Figur
        [2] zwei Figuren
       *[other] alle drei Figuren
    }
event-won =
    { $seat-person ->
        [you] Du hast { enough-pawns } im Dead House und gewinnst.
       *[other] { $seat } hat { enough-pawns } im Dead House und gewinnt.
    }
verdict =
    { $seat-person ->
        [you] Du hast vor allen anderen { enough-pawns } ins Dead House gebracht.
       *[other] { $seat } hat vor allen anderen { enough-pawns } ins Dead House gebracht.
    }
verdict-limit = Nach { $turns } Zügen hat niemand { enough-pawns } ins Dead House gebracht.

## Refusals

refuse-no-player = { $player } spielt hier nicht mit
refuse-no-card = Du hast keine Karte „{ $card }“ auf der Hand
refuse-no-specials = In dieser Partie gibt es keine Sonderkarten
refuse-second-special = Du hast in diesem Zug schon eine Sonderkarte ausgespielt
refuse-used-special = { $card } hast du schon benutzt, und jede Sonderkarte wirkt nur einmal
refuse-steal-from-yourself = Die Handkarten tauschst du mit jemand anderem, nicht mit dir selbst
refuse-replaced =
    { $where ->
        [home] Die Figur, die weichen soll, ist in der Basis und nicht auf dem Rundweg
       *[safe] Die Figur, die weichen soll, ist in ihrer Sicherheitszone oder im Dead House und nicht auf dem Rundweg
    }
refuse-not-at-home = Deine { $pawn } ist nicht in der Basis
refuse-on-track = Deine { $pawn } ist schon auf dem Rundweg
refuse-in-dead-house = Deine { $pawn } ist im Dead House und zieht nie wieder
refuse-back-from-home = Deine { $pawn } ist in der Basis und kann nicht rückwärts ziehen
refuse-too-far = Deine { $pawn } braucht genau { $left } bis ins Dead House, und { $steps } ist zu viel
refuse-no-push = Mit „{ $card }“ schiebt man keine gegnerischen Figuren zurück
refuse-push-own = Du schiebst eine gegnerische Figur zurück, keine eigene
refuse-push-home = Diese Figur ist in der Basis und nicht auf dem Rundweg
refuse-their-dead-house = Diese Figur ist im Dead House und zieht nie wieder
refuse-safe = Eine Figur in ihrer Sicherheitszone können andere nicht bewegen
refuse-undivided = Es gibt keine Karte mit { $steps }, die sich aufteilen lässt
refuse-split-one-pawn = Teile die Karte auf zwei verschiedene Figuren auf
refuse-split-nothing = Jede der beiden Figuren muss mindestens 1 Feld ziehen
refuse-split =
    { $which ->
        [first] Beide Figuren müssen ziehen können, und die erste kann es nicht: { $why }
       *[second] Beide Figuren müssen ziehen können, und die zweite kann es nicht: { $why }
    }
refuse-no-swap = Mit „{ $card }“ vertauscht man keine Figuren
refuse-swap-own =
    { $where ->
        [home] Deine { $pawn } ist in der Basis und nicht auf dem Rundweg
       *[safe] Deine { $pawn } ist in ihrer Sicherheitszone oder im Dead House und nicht auf dem Rundweg
    }
refuse-swap-other =
    { $where ->
        [home] Die andere Figur ist in der Basis und nicht auf dem Rundweg
       *[safe] Die andere Figur ist in ihrer Sicherheitszone oder im Dead House und nicht auf dem Rundweg
    }
refuse-swap-itself = Eine Figur tauscht den Platz mit einer anderen, nicht mit sich selbst
refuse-not-nearest = Getauscht wird mit der nächsten Figur vor ihr: { $pawn }
refuse-discard = Wer eine Karte nutzen kann, muss das tun, und eine deiner Karten lässt sich nutzen

## House rules

option-first_player = wer beginnt (HOU-4)
    .name = Wer beginnt
option-turn_limit = nach so vielen Zügen endet die Partie ohne Sieg (HOU-4)
    .name = Höchstzahl der Züge
option-ahead_at_turn_off = was eine Figur tut, die „3 Felder vor“ an ihrer eigenen Abzweigung vorbeiführen würde (HOU-10)
    .name = 3 Felder vor an der Abzweigung
    .pass = sie zieht auf dem Rundweg weiter
    .stay = sie bleibt auf dem Feld
option-squares_catch_pushed = ob Felder auch auf eine Figur wirken, die jemand anderes schiebt (HOU-12)
    .name = Felder wirken auf Geschobene
option-possession_with = welche deiner Figuren durch Besessenheit den Platz einer anderen einnehmen darf (HOU-23, HOU-29)
    .name = Besessenheit
    .home = eine in der Basis
    .off-track = eine in der Basis oder auf einem Grabstein
option-pawns_to_win = wie viele deiner Figuren für den Sieg im Dead House sein müssen (HOU-27, HOU-30)
    .name = Figuren zum Sieg
option-special_cards = ob alle die Sonderkarten Besessenheit, Diebstahl und Wiederbelebung haben (HOU-31)
    .name = Sonderkarten
option-pawn_starts_out = bei allen steht die erste Figur von Anfang an auf ihrem Startfeld (HOU-32)
    .name = Erste Figur steht schon

## The board: squares and special cards, what they do, and what house rules add to that

kind-plain = Feld
kind-ahead-3 = 3 Felder vor
kind-turn-off = Abzweigung
kind-start = Start
kind-gnome-blue = Blauer Gnom
kind-gnome-red = Roter Gnom
kind-again = Noch ein Zug
text-plain = Hier passiert nichts.
text-ahead-3 = Wer die eigene Figur hierher zieht, zieht sie gleich 3 Felder weiter.
text-turn-off = Figuren in der Farbe des Feldes biegen hier zu ihren Grabsteinen ab.
text-start = Figuren in der Farbe des Feldes kommen hier ins Spiel; es zählt schon als erstes Feld.
text-gnome-blue = Wer die eigene Figur hierher zieht, folgt den Punkten zum nächsten roten Gnom; alle Figuren dazwischen müssen zurück in die Basis.
text-gnome-red = Hierher kommen Figuren vom blauen Gnom davor; wer sonst hier landet, bleibt stehen.
text-again = Landest du mit eigener Karte und eigener Figur hier, ziehst du eine Karte nach und bist noch einmal dran.
text-possession = Eine Figur aus deiner Basis nimmt den Platz einer beliebigen Figur auf dem Rundweg ein; diese muss zurück in ihre Basis.
text-steal = Tausche die Handkarten mit jemand anderem.
text-reanimate = Alle Karten werden zusammengemischt und neu ausgeteilt.
note-ahead-3-ahead_at_turn_off-pass = An der eigenen Abzweigung geht es dabei immer vorbei, nie hinein.
note-ahead-3-ahead_at_turn_off-stay = Die Figur bleibt hier, wenn sie sonst an der eigenen Abzweigung vorbeikäme.
note-ahead-3-squares_catch_pushed-true = Das gilt auch für eine Figur, die hierher geschoben wird.
note-gnome-blue-squares_catch_pushed-true = Das gilt auch für eine Figur, die hierher geschoben wird.
note-possession-possession_with-off-track = Das geht auch mit einer Figur auf einem deiner Grabsteine.

# What a card does: one use, or several with "or" before the last.
card-text = { $uses }.
use-forward = Zieh eine Figur um { $steps } vor
use-back = Zieh eine Figur um { $steps } zurück
use-push = schieb eine gegnerische Figur um { $steps } zurück
use-divide = teile die { $steps } auf zwei deiner Figuren auf
use-swap-any = tausche eine deiner Figuren auf dem Rundweg mit einer beliebigen anderen
use-swap-next = tausche eine deiner Figuren auf dem Rundweg mit der nächsten vor ihr

## Studies: what they count, how matches end, what luck is drawn for

counted-card = Karte
counted-square = Feld
square-of-kind = { $number }: { $kind }
ending-three-pawns-in-dead-house = drei Figuren im Dead House
ending-the-limit-of-turns = die Züge sind aufgebraucht
ending-as-many-pawns-in-dead-house-as-were-agreed = so viele Figuren im Dead House wie vereinbart
luck-start = wer beginnt
luck-deal = das Austeilen
luck-deck = der Nachziehstapel

## The picture in the terminal

terminal-letter = { $side-letter }
terminal-seat = { $letter } { $seat } ({ $home }, Start { $start }, Abzweig { $turn_off })
terminal-zone = Basis { $home }  ⌂ { $stones } ▟▙ { $house }
terminal-known = bekannte Karten: { $cards }
terminal-legend = » 3 vor   ⌂ Abzweigung   ○ Start   ▼ blauer Gnom   ▲ roter Gnom   ↻ noch ein Zug
terminal-typed = In einem getippten Zug wie „move 6 0“ ist ♟{ $letter }1 die 0, ♟{ $letter }2 die 1 und ♟{ $letter }3 die 2.
terminal-deck =
    { $recent ->
        [none] Nachziehstapel { $deck }   abgelegt { $discards }, die letzten zuerst: keine
       *[other] Nachziehstapel { $deck }   abgelegt { $discards }, die letzten zuerst: { $recent }
    }
terminal-held =
    { $specials ->
        [none] { $letter } { $seat }: { terminal-hand-size }, Sonderkarten: keine
       *[other] { $letter } { $seat }: { terminal-hand-size }, Sonderkarten: { $specials }
    }
terminal-hand-size =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
terminal-hand = Deine Handkarten:

## The drawing in the browser

drawing-board = Der Spielplan
drawing-bot = { $name }, ein Bot
drawing-player =
    { $cards ->
        [one] { $name }: { $places }; eine Karte.
       *[other] { $name }: { $places }; { $cards } Karten.
    }
drawing-home-of = Basis von { $name }
drawing-taken = { $place }, darauf { $pawns }
drawing-square = { $title } (Feld { $number }). { $text }
drawing-card = { $title }: { $text }
drawing-forward = { $count } vor
drawing-back = { $count } zurück
drawing-or-push = oder { $count } schieben
drawing-or-divide = oder aufteilen
drawing-or-swap-any = oder zwei tauschen
drawing-or-swap-next = oder mit nächster tauschen
drawing-hand = Deine Handkarten
drawing-specials = Deine Sonderkarten
drawing-known = { $name }: Karten, die du kennst
drawing-deck = Stapel: { $cards }
drawing-played = Gespielt: { $cards }
drawing-used = benutzt
drawing-unusable = Du kannst sie jetzt nicht nutzen.
drawing-pick-card = Wähle eine Karte, um zu sehen, wohin sie führt.
drawing-pick-place = Wähle jetzt ein leuchtendes Feld.
drawing-pick-either = Wähle eine Karte oder ein leuchtendes Feld.
drawing-legend = Was auf dem Spielplan ist
drawing-legend-ask = Was ist was?
drawing-legend-gravestones = Grabsteine
    .text = Hierher kommen nur Figuren der gleichen Farbe, und andere können sie hier nicht bewegen.
drawing-legend-bot = Dieses Zeichen neben einem Namen
    .text = Hier spielt ein Bot.
drawing-legend-holdings = In einer Basis
    .text = Wie viele Handkarten es dort gibt, und ein voller Stern für jede übrige Sonderkarte.
drawing-close = Schließen

## For a first match

primer-goal = Bring deine drei Figuren einmal um den Rundweg, über deine fünf Grabsteine und mit genauer Zahl ins Dead House.
primer-goal-1 = Bring eine deiner Figuren einmal um den Rundweg, über deine fünf Grabsteine und mit genauer Zahl ins Dead House.
primer-goal-2 = Bring zwei deiner Figuren einmal um den Rundweg, über deine fünf Grabsteine und mit genauer Zahl ins Dead House.
primer-move = Spiel eine Karte aus und zieh mit einer deiner Figuren; danach ziehst du eine Karte nach. Mit jeder Vorwärtskarte kommt eine Figur aus der Basis. Endest du auf einer anderen Figur, muss sie zurück in die Basis.
primer-back = Mit einer 1 kannst du auch eine fremde Figur auf dem Rundweg ein Feld zurückschieben; wer dort steht, muss zurück in die Basis.
primer-split = Eine 5 kannst du auf zwei deiner Figuren aufteilen.
primer-swap = Slappy: Statt 12 vorzugehen, kann deine Figur auf dem Rundweg mit jeder anderen dort den Platz tauschen.
primer-swap-miss-me = Vermisst du mich?: Statt 12 vorzugehen, kann deine Figur auf dem Rundweg mit der nächsten vor ihr den Platz tauschen.
primer-special = Vor deiner Karte kannst du eine Sonderkarte ausspielen. Jede wirkt nur einmal in der Partie, also warte auf einen guten Moment.
primer-discard = Du kannst keine deiner Karten nutzen: Leg eine ab und zieh eine andere.
primer-beware = Blaue Gnome fegen: Eine Figur, die dort endet, rutscht bis zum roten Gnom und schickt alle dazwischen zurück in die Basis.

## Eigene Spielpläne

board-range = „{ $key }“ ist { $low } bis { $high }, nicht { $value }
board-no-track = Die Tabelle [track] fehlt
board-square = Ein Feld ist eine Zahl von 0 bis { $last }, nicht { $square }
board-square-taken = Feld { $square } kann nicht { $kind } sein: Es ist schon { $taken }
board-many-sides = Es gibt { $count } Seiten, nicht mehr
board-sides = Es müssen { $count } Seiten sein, nicht { $found }
board-blue-gnome = Ein blauer Gnom braucht einen roten Gnom, zu dem er führt
board-endless-way = Von Feld { $square } käme eine Figur immer weiter vor und nie zur Ruhe
board-card-name = „{ $name }“ muss ein einziges Wort sein, das keine andere Karte hat
board-many-kinds = Ein Stapel hat höchstens { $most } Kartenarten
board-many-cards = Ein Stapel hat höchstens { $most } Karten
board-direction = Eine Karte bewegt eine Figur entweder vor oder zurück
board-swap = 'swap' ist "any" oder "next", nicht { $value }
board-divide = Nur eine Zahl von 2 bis { $last } nach vorn lässt sich aufteilen
board-divided = Eine andere Karte teilt schon { $steps } auf
board-count = Angegeben sind { $stated } Karten, es sind aber { $found }
board-deal = { $cards } Karten reichen nicht, um an { $players } Personen je { $dealt } auszuteilen
board-many-choices = Diese Karten lassen in einem Zug zu viele Möglichkeiten
board-no-way = Mit diesen Karten kommt keine Figur von { $side } ins Dead House
