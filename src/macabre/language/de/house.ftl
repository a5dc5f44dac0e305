# Macabre: the words of the house, in German.

unnamed-seat = Spieler { $number }

## Every page

language = Sprache
light-auto = Licht: automatisch
light-dark = Licht: Kerze
light-light = Licht: Tag
fault-answer = Der Server hat mit { $status } geantwortet.

## The hall

page-tools = Diese Seite
hall-page = Macabre – mörderische Familienspiele
hall-description = Mörderische Familienspiele voller Geheimnisse, im Browser mit Freunden und Bots.
hall-skip = Zu den Spielen
hall-title = Mörderische Spiele für die ganze Familie
hall-lead = Brett- und Kartenspiele voller Geheimnisse, an einem Tisch in deinem Browser: mit Freunden über einen Link, gegen Bots, oder ein Handy geht reihum. Kostenlos und ohne Anmeldung.
hall-step-choose = Wähle ein Spiel und wer mitspielt
hall-step-share = Verschicke den Link oder setz ein paar Bots dazu
hall-step-play = Spiel los: Tipps führen dich durch die erste Partie
hall-choose = Wähle ein Spiel
hall-code-label = Hast du einen Code bekommen?
hall-code = Code
hall-join = Mitspielen
hall-own = Meine Partien
hall-wait = Die Kerzen werden angezündet …
hall-foot = Eigene Texte und Zeichnungen, angeregt von beliebten Familienspielen. Ehrliches Glück, das alle nachprüfen können.
hall-players =
    { $range ->
        [one]
            { $low ->
                [one] { $low } Person
               *[other] { $low } Personen
            }
       *[many] { $low }–{ $high } Personen
    }
hall-minutes = { $low }–{ $high } Min.
hall-age = ab { $age } Jahren
hall-weight-light = leicht
hall-weight-medium = mittel
hall-weight-heavy = anspruchsvoll
hall-play-now = Sofort spielen
hall-set = Tisch eröffnen
hall-rules = Regeln
hall-silent = Der Server antwortet nicht. Lade die Seite gleich noch einmal.
hall-older = Ältere Partien zeigen
hall-free-seat = Platz { $number } ist frei
hall-seat = Platz { $number }
hall-won =
    { $count ->
        [0] Niemand hat gewonnen
        [one] { $winners } hat gewonnen
       *[other] { $winners } haben gewonnen
    }
hall-turn = Am Zug: { $seats }
hall-not-begun = Noch nicht begonnen
hall-since = seit { $when }
hall-table = Zum Tisch
hall-play-on = Weiterspielen
hall-replay = Noch einmal ansehen
hall-review = Rückblick

## Lists

list-comma = { ", " }
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
list-plain = { $first }, { $last }

## Moves that are refused in every game; a sentence after a colon begins with a capital

refuse-seat =
    { $seat-person ->
        [you] Du bist nicht am Zug
       *[other] { $seat } ist nicht am Zug
    }
refuse-over = Die Partie ist vorbei
refuse-chance = Das kann der Zufall jetzt nicht tun
refuse-chance-move = „{ $move }“ kann der Zufall jetzt nicht tun
nothing-to-undo =
    { $seat ->
        [none] Es ist noch nichts entschieden
       *[other]
            { $seat-person ->
                [you] Du hast noch nichts entschieden
               *[other] { $seat } hat noch nichts entschieden
            }
    }

## Hints

hint-not-your-turn =
    { $seat-person ->
        [you] Du bist nicht am Zug, darum gibt es keinen Tipp
       *[other] { $seat } ist nicht am Zug, darum gibt es keinen Tipp
    }
hint-wins = gewinnt sofort
hint-only = etwas anderes geht nicht
hint-holds-back = bremst { $seat }; sonst würde { $seat } öfter gewinnen
hint-better =
    { $points ->
        [one] { $points } Prozentpunkt besser als der nächstbeste Zug
       *[other] { $points } Prozentpunkte besser als der nächstbeste Zug
    }
hint-others = andere Züge sind etwa gleich gut
hint-worse =
    { $points ->
        [one] { $points } Prozentpunkt schlechter
       *[other] { $points } Prozentpunkte schlechter
    }
hint-equal = etwa gleich gut

## Reviews

review-not-over = Einen Rückblick gibt es erst, wenn die Partie vorbei ist
review-title = { $game }: die Gewinnchancen aller
review-description = { $game }: die Gewinnchancen aller, Zug für Zug
review-page = { $game }: Rückblick
review-heading = { $game }: die Gewinnchancen aller, vom Austeilen bis zum Schluss
review-truly = tatsächlich
review-could-know = nach eigenem Wissen
review-true = Wie es tatsächlich stand
review-known = Was man selbst wissen konnte
review-turns = Wendepunkte
review-no-turns = Kein einzelner Zug hat die Partie gewendet.
review-decision = Entscheidung
review-move = Zug
review-chance = Chance
review-best = sah am besten aus
review-made-by = { $seat }: { $move }
review-this = dieser Zug
review-better =
    { $points ->
        [one] { $move } ({ $points } Prozentpunkt mehr Chance)
       *[other] { $move } ({ $points } Prozentpunkte mehr Chance)
    }
review-made = Die Chancen sind geschätzt: Von jeder Stellung aus wurden etwa { $iterations } Fortsetzungen durchgespielt.

## What the table refuses

refuse-no-seat = An diesem Tisch gibt es keinen Platz { $number }
refuse-not-yours = Das ist nicht dein Platz
refuse-taken = Dieser Platz ist besetzt
refuse-namesake = { $name } heißt hier schon jemand
refuse-name-long = Ein Name hat 1 bis { $most } sichtbare Buchstaben
refuse-name-marks = Ein Buchstabe hat höchstens { $most } Zusatzzeichen
refuse-token = Das Geheimwort eines Platzes hat 32 bis 128 Zeichen
refuse-stand = Die Partie läuft schon; solange du weg bist, kann ein Bot für dich spielen
refuse-erased = Dein Name ist schon gelöscht
refuse-sit-first = Setz dich zuerst
refuse-no-bot = Es gibt keinen Bot „{ $bot }“, nur { $bots }
refuse-begun = Die Partie hat schon begonnen
refuse-free-seats = Es sind noch Plätze frei
refuse-board-outdated = Die Regeln haben sich geändert und erlauben den Spielplan dieses Tisches nicht mehr; bitte eröffne einen neuen Tisch
refuse-rules-outdated = Die Regeln haben sich geändert: { $fault }; bitte eröffne einen neuen Tisch
refuse-no-salt = Gerade wird kein Zufallswert gebraucht
refuse-salt-promised = Der Zufallswert ist schon zugesagt
refuse-promise = Eine Zusage hat 64 hexadezimale Ziffern
refuse-salt-shown = Der Zufallswert liegt schon offen
refuse-salt = Ein Zufallswert hat 32 bis 128 hexadezimale Ziffern
refuse-other-salt = Das ist nicht der zugesagte Zufallswert
refuse-no-salt-awaited = Gerade wird auf keinen Zufallswert gewartet
refuse-no-match = Es läuft keine Partie
refuse-nothing-to-undo = Gerade lässt sich nichts zurücknehmen
refuse-no-decision = Du hast noch keinen Zug gemacht
refuse-undo-asked = Es ist schon gefragt, ob ein Zug zurückgenommen werden darf
refuse-undo-refused = Die anderen sind dagegen; spiel weiter
refuse-undo-away = { $seat } ist nicht da und kann dem Zurücknehmen nicht zustimmen
refuse-no-undo = Niemand hat dich gefragt, ob ein Zug zurückgenommen werden darf
refuse-agreed = Du hast schon zugestimmt
refuse-nobody-there = Auf diesem Platz sitzt niemand, für den ein Bot spielen könnte
refuse-substituted = Für { $seat } spielt schon ein Bot
refuse-present = { $seat } ist da
refuse-just-gone = { $seat } ist gerade erst gegangen; warte ein wenig
refuse-no-substitute = Für dich spielt kein Bot
refuse-gesture = Es gibt keine Geste „{ $gesture }“
refuse-not-playing = Das ist nicht dein Platz, oder es läuft keine Partie
refuse-not-your-turn =
    { $count ->
        [one] Du bist nicht am Zug: Erst ist { $seats } dran
       *[other] Du bist nicht am Zug: Erst sind { $seats } dran
    }
refuse-no-hint = Du bist nicht am Zug, darum gibt es keinen Tipp
refuse-many-hints = Gerade wollen viele einen Tipp; versuch es gleich noch einmal
refuse-hint-begun = Über einen Tipp wird schon nachgedacht
refuse-hint-failed = Gerade gibt es keinen Tipp; versuch es noch einmal
refuse-message = Diese Nachricht ist nicht zu lesen
refuse-hello = Du hast dich schon angemeldet
refuse-questions = Zu viele Fragen auf einmal; warte einen Augenblick
refuse-command-id = Die Kennung eines Befehls hat 8 bis 64 Buchstaben und Ziffern
refuse-storage = Der Tisch lässt sich gerade nicht speichern; versuch es noch einmal
refuse-reading = Die Tische lassen sich gerade nicht lesen; versuch es noch einmal
refuse-no-table = Zu diesem Code gibt es keinen Tisch
refuse-deleted = Diesen Tisch gibt es nicht mehr
refuse-busy = An diesem Tisch ist zu viel los; versuch es noch einmal
refuse-failed = An diesem Tisch ist etwas schiefgegangen; es hat sich nichts geändert
refuse-outdated =
    { $over ->
        [yes]
            { $release ->
                [none] Diese Partie wurde mit einer früheren Version von Macabre gespielt, und die Regeln haben sich seitdem geändert
               *[other] Diese Partie wurde mit Macabre { $release } gespielt, und die Regeln haben sich seitdem geändert
            }
       *[no]
            { $release ->
                [none] Diese Partie wurde mit einer früheren Version von Macabre begonnen, und die Regeln haben sich seitdem geändert; sie bleibt aufbewahrt, wie sie stand, und jene Version könnte sie fortsetzen
               *[other] Diese Partie wurde mit Macabre { $release } begonnen, und die Regeln haben sich seitdem geändert; sie bleibt aufbewahrt, wie sie stand, und jene Version könnte sie fortsetzen
            }
    }
refuse-other-key = Das Protokoll dieses Tisches ist nicht das, das du gesehen hast: Was dein Browser davon weiß, wurde nicht hier versiegelt
refuse-doubt =
    { $cut ->
        [yes] Das Protokoll dieses Tisches stimmt nicht mehr: Jemand hat schon { $seen } Einträge gesehen, jetzt sind es { $had }; bitte eröffne einen neuen Tisch
       *[no] Das Protokoll dieses Tisches stimmt nicht mehr: Jemand hat einen anderen Eintrag { $seen } gesehen; bitte eröffne einen neuen Tisch
    }

## Requests that fail

fault-no-page = Unter dieser Adresse gibt es nichts
fault-no-description = Diese Anfrage beschreibt keinen Tisch
fault-no-key = Das ist kein Schlüssel zu einem Platz
fault-old-board = Die heutigen Regeln erlauben diesen Spielplan nicht
fault-no-match = Diese Partie gibt es nicht
fault-no-book = Zu { $game } gibt es kein Regelheft
fault-no-step = Diesen Schritt gibt es nicht
fault-no-review =
    { $unfinished ->
        [yes] Diese Partie wurde nicht zu Ende gespielt, darum gibt es keinen Rückblick
       *[no] Diese Partie wurde nach anderen Regeln gespielt, darum gibt es keinen Rückblick
    }
fault-many-reviews = Gerade laufen zu viele Rückblicke; versuch es später noch einmal
fault-no-board = Das ist kein Spielplan
fault-too-many-boards = Zu viele Spielpläne; warte ein wenig
fault-many-boards = Gerade werden viele Spielpläne gelesen; versuch es gleich noch einmal
fault-long-link = Dieser Link ist zu lang für ein Bild
fault-no-network = Aus diesem Netz kommt man hier nicht herein
fault-long-request = Eine Anfrage hat höchstens { $most } Bytes
fault-cut-off = Die Anfrage brach mittendrin ab
fault-many-tables = Von hier aus sind schon { $count } Tische eröffnet; spiel an einem davon weiter
fault-large-tables = Die Tische, die von hier aus eröffnet wurden, brauchen zu viel Platz; spiel an einem davon weiter
fault-storage = Die Tische lassen sich gerade nicht speichern; versuch es noch einmal
fault-too-busy = Hier spielen gerade so viele, dass Züge auf sich warten lassen; versuch es in ein paar Minuten noch einmal
fault-unknown = Hier ist etwas schiefgegangen; es hat sich nichts geändert

## Replays

replay-unfinished = Diese Partie wurde nicht zu Ende gespielt: Zu sehen ist, was alle sehen konnten, soweit es gespeichert ist
replay-other-rules =
    { $release ->
        [none] Diese Partie wurde mit einer früheren Version von Macabre und nach anderen Regeln als heute gespielt; zu sehen ist, was damals gespeichert wurde
       *[other] Diese Partie wurde mit Macabre { $release } und nach anderen Regeln als heute gespielt; zu sehen ist, was damals gespeichert wurde
    }

## What a table says

status-waiting =
    { $count ->
        [one] Es fehlt noch eine Person.
       *[other] Es fehlen noch { $count } Personen.
    }
status-full = Alle Plätze sind besetzt: Ihr könnt anfangen.
status-mixing = Jeder Browser gibt etwas Zufall dazu, damit niemand das Austeilen beeinflussen kann.
status-won =
    { $count ->
        [0] Niemand gewinnt.
        [one]
            { $winners-person ->
                [you] Du gewinnst.
               *[other] { $winners } gewinnt.
            }
       *[other] { $winners } gewinnen.
    }
status-sentence = { $text }.
status-task = { $seats }: { $task }.

## The terminal

fault-no-language = Es gibt keine Sprache „{ $language }“, nur { $languages }
fault-many-bots = Für { $count } Bots ist an einem Tisch für { $players } kein Platz
fault-many-names = Zu viele Namen: { $names } statt höchstens { $people }
games-line = { $title }, { $low } bis { $high } Personen
games-none-or = none (ohne) oder { $low } bis { $high }
games-range = { $low } bis { $high }
games-chance = der Zufall entscheidet
rules-in-a-minute = In einer Minute erklärt
terminal-greeting = { $game }: { $players }.
terminal-ask-help = Tippe ? für Hilfe.
terminal-player =
    { $bot ->
        [none]
            { $seat-person ->
                [you] du
               *[other] { $seat }
            }
       *[other] { $seat } (Bot: { $bot })
    }
seat-label =
    { $seat-person ->
        [you] Du
       *[other] { $seat }
    }
terminal-curtain = Jetzt ist { $seat } dran. Alle anderen schauen weg; { $seat } drückt die Eingabetaste.
terminal-task =
    { $seat-person ->
        [you] Du bist dran: { $task }.
       *[other] { $seat }: { $task }.
    }
terminal-no-move = Kein Zug enthält „{ $word }“.
terminal-many =
    { $count ->
        [one] { $count } Zug, der mit „{ $kind }“ beginnt (mit moves { $kind } WORT liest du einige davon in Worten):
       *[other] { $count } Züge, die mit „{ $kind }“ beginnen (mit moves { $kind } WORT liest du einige davon in Worten):
    }
terminal-which = Das könnten { $count } Züge sein: { $moves }
terminal-allowed = Dieser Zug ist erlaubt.
terminal-no-preview = Mehr gibt es dazu nicht zu zeigen.
terminal-hint = Deine Gewinnchance nach allem, was du weißt:
terminal-choose = Es gibt noch etwas zu entscheiden
terminal-numbers = Die Züge haben die Nummern 1 bis { $last }
terminal-save-where = Sag, wohin: save DATEI
terminal-saved = Gespeichert. Weiter geht es mit: macabre play --load { $file }
terminal-leave = Du stehst vom Tisch auf.
terminal-choose-game = Macabre: vier mörderische Spiele. Welches soll es sein?
terminal-number = Eine Zahl von 1 bis { $last } [{ $usual }]:
terminal-none-of-them = „{ $answer }“ ist nicht dabei.
terminal-how-many = Wie viele spielen mit, du eingeschlossen ({ $low } bis { $high }) [{ $usual }]:
terminal-players = { $game } ist für { $low } bis { $high } Personen.
terminal-won =
    { $count ->
        [0] Niemand gewinnt.
        [one]
            { $winners-person ->
                [you] Du gewinnst.
               *[other] { $winners } gewinnt.
            }
       *[other] { $winners } gewinnen gemeinsam.
    }
terminal-help =
    Tippe die Nummer eines Zuges, seinen Text oder den Anfang der Worte daneben.
    { "  ?            diese Hilfe           ? ZUG     warum ein Zug nicht erlaubt ist, mit der Regel" }
    { "  moves WORT   Züge mit einem Wort   table     den Tisch noch einmal zeigen" }
    { "  show ZUG     wie ein Zug aussähe, zum Beispiel der Weg einer Figur" }
    { "  log          was bisher geschah    rules [REGEL]" }
    { "  hint         deine besten Züge, mit Gewinnchance und Begründung" }
    { "  undo         deine letzte Entscheidung zurücknehmen" }
    { "  all          alle Züge machen, bei denen es nichts zu überlegen gibt" }
    { "  save DATEI   die Partie aufheben; `macabre play --load DATEI` setzt sie fort" }
    { "  quit         aufhören (oder Strg-D)" }
