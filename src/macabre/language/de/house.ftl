# Macabre: the words of the house, in German.

unnamed-seat = Spieler { $number }
erased-name = Jemand

## Every page

language = Sprache
light-auto = Licht: automatisch
light-dark = Licht: Kerze
light-light = Licht: Tag
fault-answer = Der Server hat mit { $status } geantwortet.
fault-full = Hier ist gerade alles besetzt; versuch es gleich noch einmal.

## The hall

page-tools = Diese Seite
hall-page = Macabre – mörderische Familienspiele
hall-description = Mörderische Familienspiele voller Geheimnisse, im Browser mit Freunden und Bots.
hall-skip = Zu den Spielen
hall-title = Mörderische Spiele für die ganze Familie
hall-lead = Brett- und Kartenspiele voller Geheimnisse, an einem Tisch in deinem Browser: mit Freunden über einen Link, gegen Bots, oder ein Handy geht reihum. Kostenlos und ohne Anmeldung.
hall-step-choose = Wähle ein Spiel und entscheide, wer mitspielt
hall-step-share = Verschick den Link oder setz ein paar Bots dazu
hall-step-play = Spiel los: Die Einführung begleitet dich durch die erste Partie
hall-choose = Wähle ein Spiel
hall-code-label = Hast du einen Code bekommen?
hall-code = Code
hall-join = Mitspielen
hall-own = Meine Partien
hall-wait = Die Kerzen werden angezündet …
hall-foot = Eigene Texte und Zeichnungen, angeregt von beliebten Familienspielen. Fairer Zufall, den alle nachprüfen können.
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
hall-earlier = Partie { $number } an diesem Tisch
hall-table = Zum Tisch
hall-play-on = Weiterspielen
hall-replay = Noch einmal ansehen
hall-review = Rückblick
hall-studies = Studien
hall-studies-about = Wie sich die Spiele spielen, gemessen an vielen Partien zwischen Bots.

## Every page: what many of them say

brand = Macabre: zur Eingangshalle
page-title = { $title } – Macabre
page-your-turn = ● Du bist dran – { $title }
to-hall = Zur Eingangshalle
close = Schließen
copy = Kopieren
copied = Kopiert
copy-yourself = Markiert: jetzt kopieren
sentence = { $text }.
percent = { $number } %
seat = Platz { $number }
board = Der Spielplan
log = Was geschah
table-picture = Der Tisch mitten in einer Partie
time-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
time-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
guest = Gast
name = Name
name-length = Höchstens { $most } Buchstaben

## Pages that are not there

missing-page = Hier ist nichts – Macabre
missing = Hier ist niemand
missing-why = Diese Adresse führt nirgendwohin. Der Link ist vielleicht alt, oder ein Buchstabe fehlt.
missing-table = Diesen Tisch gibt es nicht
missing-table-why = Der Link ist vielleicht alt, oder ein Buchstabe des Codes stimmt nicht.
missing-match = Diese Partie gibt es nicht
missing-match-why = Der Link ist vielleicht alt, oder jemand hat die Partie löschen lassen.

## Links that are sent to others

preview-hall = Mörderische Familienspiele voller Geheimnisse, im Browser: mit Freunden und Bots.
preview-table = { $game } – ein Tisch bei Macabre
preview-table-about = Nimm Platz oder schau zu. { $summary }

## Bots

level-random = Zufällig
    .about = macht irgendeinen erlaubten Zug
level-greedy = Gierig
    .about = nimmt, was gerade am besten aussieht, und denkt nie voraus
level-easy = Leicht
    .about = denkt ein wenig nach und passt oft nicht auf
level-normal = Normal
    .about = denkt voraus und passt ab und zu nicht auf
level-hard = Schwer
    .about = denkt sorgfältig voraus
level-expert = Meisterhaft
    .about = denkt etwa eine Sekunde nach; am schwersten zu schlagen
bot-outside = kommt nicht von Macabre; wenn er versagt, spielt „{ level-greedy }“ weiter
bot-tag = Bot: { $bot }
bot-fault =
    { $fault ->
        [late] Der Bot { $seat } hat zu lange gebraucht; „{ level-greedy }“ spielt weiter.
        [illegal] Der Bot { $seat } hat einen verbotenen Zug gemacht; „{ level-greedy }“ spielt weiter.
        [gone] Den Bot { $seat } gibt es nicht mehr; „{ level-greedy }“ spielt weiter.
       *[failed] Der Bot { $seat } hat versagt; „{ level-greedy }“ spielt weiter.
    }

## Setting a table

setting-title = Tisch eröffnen: { $game }
setting-name = Dein Name
setting-players = Zu wievielt?
setting-others = Wer spielt noch mit?
setting-alone = Du spielst allein.
setting-by-link = Jemand über den Link
setting-here = Jemand an diesem Gerät
setting-bot = Bot: { $bot }
setting-friend = Name für Platz { $number }
setting-friend-name = Gast { $number }
setting-own-seat = Platz 1: du
setting-options = Hausregeln und Uhr
setting-clock = Uhr
setting-no-clock = Keine
setting-clock-each = { $time } je Zug
setting-clock-about = Wie lange jeder Zug dauern darf. Danach können die anderen einen Bot weiterspielen lassen.
setting-stand-in = Vertretung
setting-stand-in-about = Der Bot, der weiterspielt, wenn jemand geht. Die anderen können nach einer halben Minute darum bitten.
setting-own-board = Eigener Spielplan oder eigene Karten
setting-own-picture = Dein eigener Spielplan oder deine Karten zu Beginn einer Partie
setting-file = Die Datei dazu
setting-file-about = Nimm { $file } und ändere sie. Wenn etwas darin nicht stimmt, erfährst du, in welcher Zeile.
setting-game-file = die Datei des Spiels
setting-file-good = Mit dieser Datei kannst du spielen. So sieht sie aus:
setting-file-bad = Mit dieser Datei kannst du noch nicht spielen:
setting-file-help = Es ist reiner Text: Ändere Namen und Zahlen, und lass Klammern, Anführungszeichen und Gleichheitszeichen, wo sie sind. Wähle die Datei dann noch einmal aus.
setting-make = Tisch eröffnen

## House rules

option-changed = geändert
option-none = Dieses Spiel hat keine Hausregeln.
option-chance = der Zufall entscheidet
option-off = keine

## The table

table-page = Ein Tisch – Macabre
table-heading = Ein Tisch
table-skip = Zu den Zügen
table-seats = Plätze
table-agreed = Was vereinbart ist
table-gestures = Gesten
table-house-rules = Hausregeln
table-invite = Einladen oder zuschauen lassen
table-match = Die Partie
table-mixing = Ihr alle mischt den Zufall.
table-game = Das Spiel
table-players = Wer mitspielt
table-aids = Hilfe bei deinem Zug
table-hint = Ein Tipp
tabs = Teile des Tisches
tab-play = Spiel
tab-log = Protokoll
tab-table = Tisch
sound-on = Ton an
sound-off = Ton aus
table-whole = Der Tisch

## The table: seats

seat-bot = Bot
seat-you = du
seat-free = frei
seat-must-act = ist dran
seat-thinks = denkt nach
seat-here =
    { $acts ->
        [yes] ● da, ist dran
       *[no] ● da
    }
seat-away =
    { $acts ->
        [yes] ○ weg, ist dran
       *[no] ○ weg
    }
seat-substitute = Bot spielt: { $bot }
seat-sit = Hier sitzen
seat-friend = Jemand an diesem Gerät
seat-put-bot = Bot hierher setzen
seat-which-bot = Welcher Bot
seat-remove-bot = Bot wegnehmen
seat-stand = Platz verlassen
seat-return = Selbst weiterspielen
seat-leaving = Eine Weile weg?
seat-leaving-about = Schließ die Seite, wann du willst: Der Platz bleibt deiner. Solange kann ein Bot für dich spielen.
seat-let-play = Für mich spielen lassen
seat-replace = Einen Bot weiterspielen lassen: { $bot }
seat-once = Weiter: Ein Bot entscheidet einmal
seat-once-for = Weiter: Ein Bot entscheidet einmal für { $name }
seat-wait = In { $seconds } s darf ein Bot weiterspielen
name-ask = Wer setzt sich?
name-sit = Hinsetzen
name-not-now = Jetzt nicht

## The table: gathering

gather = Kommt zusammen
gather-begin = Partie beginnen
gather-all = Alle sind da: Wer mag, beginnt die Partie.
gather-full = Alle Plätze sind besetzt. Du kannst zuschauen: Es geht los, sobald jemand am Tisch die Partie beginnt.
gather-waits =
    { $count ->
        [one] Eine Person fehlt noch. Schick jemandem den Link oder setz einen Bot auf den freien Platz; dann kann es losgehen.
       *[other] { $count } Personen fehlen noch. Verschick den Link oder setz Bots auf die freien Plätze; dann kann es losgehen.
    }
gather-waits-for-you =
    { $count ->
        [one] Eine Person fehlt noch. Drück am freien Platz auf „{ seat-sit }“, um mitzuspielen, oder bleib und schau zu.
       *[other] { $count } Personen fehlen noch. Drück an einem freien Platz auf „{ seat-sit }“, um mitzuspielen, oder bleib und schau zu.
    }
agreed-clock = Uhr: { $time } je Zug
agreed-no-clock = Keine Uhr
agreed-usual-board = Der übliche Spielplan oder die üblichen Karten
agreed-own-board = Ein eigener Spielplan oder eigene Karten
agreed-option = { $name }: { $value }
agreed-usual-rules = Die üblichen Hausregeln
invite-send = Verschick diesen Link: Wer ihn öffnet, kann Platz nehmen oder zuschauen.
invite-link = Link zu diesem Tisch
invite-share = Teilen
invite-words = Setz dich an meinen Tisch.
invite-code = Oder gib in der Eingangshalle den Code { $code } ein.
invite-network = Er gilt für alle in deinem Netzwerk, bis Macabre beendet wird.
invite-here-only = Dieser Link geht nur an diesem Computer.
invite-start = Damit andere hereinkönnen, starte Macabre mit { $command } und öffne die Adresse, die dann genannt wird.
invite-may = Auch Handys und Computer im selben Netzwerk können mitspielen, wenn du es erlaubst.
invite-let = Andere in diesem Netzwerk mitspielen lassen
invite-qr = QR-Code des Links zum Tisch { $code }

## The table: the line above the board, and what happens meanwhile

your-turn = Du bist dran
talk-over = Die Partie ist vorbei.
talk-hands-over = Das ist noch die Seite von { $name }. Das Gerät geht an { $next }.
line-broken = Die Verbindung zum Tisch ist abgerissen. Neuer Versuch; nichts geht verloren.
line-restart = Der Server startet neu. Neuer Versuch; nichts geht verloren.
hand-over = Weitergeben
hand-over-to = An { $name } weitergeben
curtain-up = Ich bin { $name }: meine Seite zeigen
curtain-about = Alle anderen schauen weg.
clock-late =
    { $count ->
        [one] Die Zeit von { $names } ist um.
       *[other] Die Zeit von { $names } ist um.
    }
clock-wait = Warten
undo = Zurücknehmen
undo-ask = Um Zurücknehmen bitten
undo-asked = Du möchtest deinen Zug zurücknehmen. Die anderen müssen zustimmen.
undo-asks = { $name } möchte einen Zug zurücknehmen.
undo-question = { $name } möchte den letzten Zug zurücknehmen. Was der Zufall seither getan hat, gilt nicht mehr: Würfel und Karten fallen neu.
undo-allow = Erlauben
undo-refuse = Nein
change-undone = Der letzte Zug wurde zurückgenommen.
change-refused = Die anderen möchten weiterspielen: Nichts wird zurückgenommen.
scene = Was gerade geschehen ist
scene-ended = Wie es ausging
scene-round-over = Die Runde ist zu Ende.
scene-go-on = Weiter
scene-waiting = Es fehlt noch: { $names }. Spätestens in { $seconds } s geht es weiter.
emote-gasp = Huch
emote-laugh = Lachen
emote-think = Hm
emote-applause = Applaus
emote-hurry = Schneller
emote-sorry = Tut mir leid
emote-made = { $name }: { $emote }
emotes-hide = Gesten ausblenden
own-about = Dein Name bleibt bei diesem Tisch und seinen Partien gespeichert. Du kannst ihn löschen lassen: Von da an heißt du „Somebody“. Wenn niemand mehr einen Namen hat, werden der Tisch und seine Partien gelöscht.
own-erase = Den Namen { $name } löschen
own-sure = Den Namen { $name } für immer löschen?
own-yes = Löschen
own-no = Behalten

## The table: how it ended

outcome-you = Du hast gewonnen!
outcome-won =
    { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gewonnen
    }
outcome-nobody = Die Partie ist vorbei: Niemand hat gewonnen
outcome-alone-you =
    { $score ->
        [one] Du kommst auf { $score } Punkt
       *[other] Du kommst auf { $score } Punkte
    }
outcome-alone =
    { $score ->
        [one] { $name } kommt auf { $score } Punkt
       *[other] { $name } kommt auf { $score } Punkte
    }
outcome-replay = Partie noch einmal ansehen
outcome-review = Rückblick auf die Partie
outcome-fair = War es fair?
outdated-watch = Ansehen, was geschah
rematch = Revanche
rematch-new-rules = Revanche nach den neuen Regeln
rematch-begun = Eine Revanche hat begonnen.
rematch-last = Die letzte Partie:
best-first =
    { $score ->
        [one] { $score } Punkt: dein bestes Ergebnis auf diesem Plan.
       *[other] { $score } Punkte: dein bestes Ergebnis auf diesem Plan.
    }
best-new =
    { $score ->
        [one] { $score } Punkt: dein neues bestes Ergebnis auf diesem Plan. Bisher war es { $before }.
       *[other] { $score } Punkte: dein neues bestes Ergebnis auf diesem Plan. Bisher war es { $before }.
    }
best-other =
    { $score ->
        [one] { $score } Punkt; dein bestes Ergebnis auf diesem Plan ist { $best }.
       *[other] { $score } Punkte; dein bestes Ergebnis auf diesem Plan ist { $best }.
    }

## The table: moves

moves = Deine Züge
moves-count = Deine Züge ({ $count })
moves-one = Dein Zug
moves-heading = { $type }: { $part }
moves-list = Alle Züge als Liste
moves-list-count = Alle Züge als Liste ({ $count })
moves-filter = Filtern
moves-filter-label = Die Züge filtern
moves-all = Alle in einer Liste
moves-chores = Alle diese Züge machen
moves-no-match = Kein Zug passt zum Filter.
moves-later = Hier stehen deine Züge, sobald die Partie läuft.
moves-wait = Gerade gibt es für dich nichts zu tun.
moves-watch = Du schaust zu.
moves-left =
    { $count ->
        [one] noch { $count } Zug
       *[other] noch { $count } Züge
    }
moves-behind =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
choose-anew = { $part }: neu wählen
ask-type = Was willst du tun?
ask-field = Wähle: { $field }
confirm = Zug bestätigen
confirm-yes = Machen
confirm-no = Doch nicht
hint = Tipp
hint-thinks = Denkt nach …
hint-about = Deine Gewinnchance nach allem, was du weißt:
hint-none-turn = Es gibt keinen Tipp: Du bist nicht dran.
hint-none-chores = Es gibt keinen Tipp: Es ist gleich, was davon du wählst.
hint-none-only = Es gibt keinen Tipp: Du hast nur einen Zug.
why = Warum nicht?
why-heading = Warum geht das nicht …?
why-type = Was würdest du gern tun?
why-asked = { $words }?
why-nothing = Alles, was du jetzt tun könntest, ist erlaubt.
why-allowed = Das ist jetzt erlaubt.
why-rule = Die Regel
primer = Einführung
primer-now = Was du jetzt tun kannst
primer-rule = Die Regel dazu
primer-aim = Dein Ziel
primer-beware = Vorsicht
primer-rules = Alle Regeln
primer-on = Einführung in dieses Spiel
primer-off = Einführung abschalten

## The table: help

help = Hilfe
help-line = In der Zeile über dem Spielplan steht immer, wer was tun muss.
help-press = Tipp oder klick auf dem Spielplan an, was leuchtet: erst eine Karte oder Figur, dann wohin. Am Touchscreen wirst du vor jedem Zug gefragt.
help-why = Drück auf etwas, das nicht leuchtet, und du erfährst, warum es nicht geht. Alles andere findest du unter „{ why }“.
help-hint = „{ hint }“ zeigt gute Züge, „{ undo }“ nimmt deinen letzten Zug zurück. Jeder Zug ist auch ein Knopf in der Liste.
help-keys = Mit der Tastatur
help-use-keys = Diese Tasten benutzen
help-ask-first = Vor jedem Zug nachfragen
key-number = einen Zug nach seiner Nummer wählen
key-moves = zu den Zügen, dann Pfeiltasten
key-filter = die Züge filtern
key-back = einen Schritt zurück
key-hint = Tipp
key-undo = zurücknehmen
key-why = warum geht das nicht …?
key-log = zum Protokoll
key-sound = Ton an oder aus
pace = Tempo
pace-calm = Gemütlich
pace-normal = Normal
pace-brisk = Flott
pace-about = Die Bots richten sich nach dem gemütlichsten Tempo am Tisch. Klick oder drück die Leertaste oder Esc, um gleich weiterzumachen.

## Games that have no drawing of their own, and values of moves that have no words

plain-picture = Der Tisch in einfachen Zeichen
plain-player = Wer
plain-hand = Handkarten
plain-left = Karten zum Ziehen
plain-yours = Für dich: { $what }
plain-other = { $name }: { $what }
plain-discards = Oben auf dem Ablagestapel ({ $count })
plain-usable = (kann benutzt werden)
card-hidden = verdeckt
value-nothing = nichts
value-nobody = niemand
value-yes = ja
value-no = nein
value-of = { $field } { $value }

## Replays and reviews in the browser

replay-page = Noch einmal ansehen – Macabre
replay-heading = Wiederholung
replay-title = { $game }: noch einmal ansehen
replay-skip = Zur Steuerung
replay-steps = Die Partie Schritt für Schritt
replay-who = Wer gespielt hat
replay-hands = Hier liegen alle Handkarten offen. Was in der Partie nie aufgedeckt wurde, bleibt verdeckt.
replay-step = Schritt { $at } von { $count }
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-last = Zum Ende
replay-run = Abspielen
replay-stop = Anhalten
replay-key-step = ein Schritt,
replay-key-ends = Anfang und Ende,
replay-key-run = abspielen oder anhalten
replay-about = Über diese Partie
replay-nothing = Zu diesem Schritt gibt es nichts zu erzählen.
replay-before = Vor dem ersten Schritt.
replay-ends = Hier endet die Aufzeichnung.
replay-link = Link zu diesem Schritt
replay-file = Datei herunterladen
replay-unchecked = Eine Partie, die nicht zu Ende gespielt wurde, lässt sich nicht prüfen.
lookback = Auf diese Partie zurückblicken
lookback-about = Alle Gewinnchancen, Zug um Zug, und wo sich die Partie gewendet hat. Das dauert etwa eine Minute.
lookback-progress = Rückblick: { $done } von { $count } Zügen
lookback-chart =
    { $side ->
        [true] Alle Gewinnchancen, wie es wirklich stand
       *[known] Alle Gewinnchancen, soweit man sie am eigenen Platz kennen konnte
    }
lookback-then = Dann: { $luck }
lookback-after = Nach { $made }
lookback-change = { $name }: { $before } → { $after }
lookback-better =
    { $points ->
        [one] Sah damals besser aus: { $move }. Die Gewinnchance war um { $points } Prozentpunkt höher.
       *[other] Sah damals besser aus: { $move }. Die Gewinnchance war um { $points } Prozentpunkte höher.
    }
lookback-best = Kein anderer Zug sah damals besser aus.

## Rules in the browser

rules-page = Regeln – Macabre
rules-title = { $game }: Regeln
rules-skip = Zu den Regeln
rules-headings = Überschriften
rules-picture = Der Tisch mitten in einer Partie { $game }
rules-back = Zurück zum Tisch
rules-print = Drucken
rules-by-number = Alle Regeln nach Nummern
rules-kinds = „{ clause-rule }“ steht im gedruckten Heft, „{ clause-ruling }“ klärt, was es offen lässt, „{ clause-reconstruction }“ ergänzt, was verloren ist oder nie gedruckt wurde. „{ clause-other-wording }“ und „{ clause-house-rule }“ könnt ihr vor der Partie vereinbaren.
example-show = Zeigen
example-again = Noch einmal zeigen

## Fair luck

fair = Fairer Zufall
fair-brief = Würfel und Karten, die niemand allein lenken kann
fair-brief-doubt = nicht alles lässt sich beweisen
fair-before = Vor dem Austeilen legt sich der Server durch einen Hashwert auf sein Geheimnis fest (sein Versprechen), und der Browser jeder Person gibt einen eigenen Zufallswert dazu.
fair-about = Der Server und die Browser aller am Tisch legen gemeinsam den ganzen Zufall einer Partie fest, noch bevor ausgeteilt wird. Wer einen Zufallswert dazugibt, weiß: Niemand, auch nicht der Server, konnte aussuchen, was fällt.
fair-over = Die Partie ist vorbei, das Geheimnis ist aufgedeckt.
fair-awaits = Es fehlt noch der Zufallswert von { $names }.
fair-mixed = Gemischt mit den Zufallswerten von { $names }.
fair-no-salts = Um Zufallswerte wurde nicht gebeten.
fair-changed = Der Server hat sein Versprechen vor dem Austeilen geändert: Der Zufallswert dieses Browsers bleibt geheim.
fair-figures = Die Zahlen
fair-promise = Das Versprechen des Servers vor dem Austeilen
fair-secret = Das Geheimnis dahinter
fair-fingerprint = Der Fingerabdruck der Partie bisher
fair-mark = { $digits } nach Schritt { $step }; alle am Tisch haben denselben
fair-no-mark = noch keiner
fair-later = Wenn die Partie vorbei ist, lässt sich hier alles nachprüfen, was der Zufall getan hat.
fair-more = Was bewiesen ist und was nicht
check = Diese Partie prüfen
check-failed = Die Partie konnte nicht geprüft werden. { $why }
check-good = Alles passt.
check-open = Nichts spricht dagegen, aber nicht alles ist bewiesen.
check-bad = Etwas passt nicht.
check-proves = Das beweist, dass jede Karte und jeder Würfel aus dem Versprechen des Servers vor dem Austeilen und aus den Zufallswerten der oben Genannten folgt. Ist dein eigener dabei, hat niemand dein Glück ausgesucht. Es hindert einen Server nicht daran, während der Partie in die Karten zu schauen oder die Zufallswerte anderer zu erfinden.
doubt-shorter =
    { $had ->
        [one] das Protokoll dieses Tisches ist nicht das, das dieser Browser gesehen hat: Es hatte { $had } Eintrag, jetzt hat es { $has }
       *[other] das Protokoll dieses Tisches ist nicht das, das dieser Browser gesehen hat: Es hatte { $had } Einträge, jetzt hat es { $has }
    }
doubt-other = das Protokoll dieses Tisches ist nicht das, das dieser Browser gesehen hat
doubt-step = der Server erzählt Schritt { $step } dieser Partie jetzt anders
verify-no-promise = Diese Partie beruht auf keinem Versprechen, also gibt es nichts zu prüfen.
verify-not-over = Das Geheimnis ist noch nicht aufgedeckt: Prüfen lässt sich eine Partie erst, wenn sie vorbei ist.
verify-whole = Die Aufzeichnung ist vollständig.
verify-cut = Die Aufzeichnung wurde geändert oder abgeschnitten: Ihre Prüfsumme passt nicht.
verify-secret = Das Geheimnis des Servers ist das versprochene.
verify-other-secret = Das Geheimnis des Servers ist nicht das versprochene.
verify-salt = Der Zufallswert von { $name } ist der versprochene.
verify-other-salt = Der Zufallswert von { $name } ist nicht der versprochene.
verify-burnt-secret = Das Geheimnis des verworfenen Austeilens { $deal } ist nicht das versprochene.
verify-old = Diese Aufzeichnung hat eine ältere Form: Sie sagt nicht, wer am Tisch saß und wer davon einen Zufallswert gab. Wer den Server betreibt, hätte dieses Austeilen also lenken können.
verify-all-salted = Alle am Tisch haben einen Zufallswert gegeben.
verify-burnt = Das Austeilen { $deal } wurde verworfen, weil der versprochene Zufallswert von { $names } nicht aufgedeckt wurde: Mit Hilfe des Servers ließ sich so zwischen diesem Austeilen und dem nächsten wählen.
verify-nobody = Bei diesem Austeilen saß kein Mensch am Tisch, also gab niemand einen Zufallswert: Wer den Server betreibt, hätte es allein aussuchen können.
verify-none-salted = Von { $names } kam kein Zufallswert, und auch sonst von niemandem: Wer den Server betreibt, hätte dieses Austeilen allein aussuchen können.
verify-missing = Von { $names } kam kein Zufallswert: Wer den Server betreibt, hätte dieses Austeilen zusammen mit { $salted } lenken können.
verify-promise = Das Versprechen ist das, das dieser Browser vor dem Austeilen gesehen hat.
verify-other-promise = Dieser Browser hat vor dem Austeilen ein anderes Versprechen gesehen.
verify-own = Der eigene Zufallswert dieses Browsers (Platz { $number }) ist eingemischt: Ohne ihn konnte niemand dieses Austeilen aussuchen.
verify-own-missing = Der eigene Zufallswert dieses Browsers (Platz { $number }) ist nicht eingemischt.
verify-own-late = Der eigene Zufallswert dieses Browsers (Platz { $number }) kam zu spät und ist nicht eingemischt.
verify-hidden =
    { $count ->
        [one] Dieser Browser hat gesehen, dass das Austeilen { $deals } verworfen wurde, und die Aufzeichnung verschweigt es.
       *[other] Dieser Browser hat gesehen, dass mehrmals neu ausgeteilt wurde (verworfen: { $deals }), und die Aufzeichnung verschweigt es.
    }
verify-burnt-promise = Dieser Browser hat vor dem verworfenen Austeilen { $deal } ein anderes Versprechen gesehen.
verify-blamed = Dieser Browser hat seinen Zufallswert (Platz { $number }) für das verworfene Austeilen { $deal } gezeigt, und die Aufzeichnung bestreitet es.
verify-no-print = Der Aufzeichnung fehlt der Fingerabdruck.
verify-other-print = Die Aufzeichnung wurde geändert: Ihr Fingerabdruck passt nicht.
verify-unseen =
    { $count ->
        [one] Dieser Browser hat die Partie nicht gesehen und kann nicht sagen, ob sie so gespielt wurde. Wer dabei war, kann den Fingerabdruck vergleichen: { $digits } nach { $count } Schritt.
       *[other] Dieser Browser hat die Partie nicht gesehen und kann nicht sagen, ob sie so gespielt wurde. Wer dabei war, kann den Fingerabdruck vergleichen: { $digits } nach { $count } Schritten.
    }
verify-other-match = Dieser Browser hat eine andere Partie gesehen, spätestens ab Schritt { $step }.
verify-seen = Es ist die Partie, die dieser Browser gesehen hat, soweit er dabei war (Schritt { $step } von { $count }).
verify-bad-draw = Ein Zufallsschritt ist nicht so geschrieben, wie er sein sollte.
verify-skipped = Schritt { $step } nimmt nicht die nächste Zahl für „{ $purpose }“.
verify-other-draw = Schritt { $step }: Der Schlüssel ergibt etwas anderes, als geschehen ist.
verify-draws =
    { $count ->
        [one] Der einzige Zufallsschritt folgt aus dem Schlüssel.
       *[other] Alle { $count } Zufallsschritte folgen aus dem Schlüssel.
    }

## Lists

list-comma = { ", " }
move-in-parts = { $type }: { $parts }
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
refuse-undo-asked = Es wurde schon gefragt, ob ein Zug zurückgenommen werden darf
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
                [none] Diese Partie wurde mit einer früheren Version von Macabre begonnen, und die Regeln haben sich seitdem geändert; sie bleibt gespeichert, wie sie stand, und lässt sich nur mit jener Version fortsetzen
               *[other] Diese Partie wurde mit Macabre { $release } begonnen, und die Regeln haben sich seitdem geändert; sie bleibt gespeichert, wie sie stand, und lässt sich nur mit jener Version fortsetzen
            }
    }
refuse-other-key = Das Protokoll dieses Tisches ist nicht das, das du gesehen hast: Was dein Browser davon weiß, wurde nicht hier versiegelt
refuse-other-command = Diese Kennung gehört zu einem anderen Befehl; nimm eine neue
refuse-full = Das Protokoll dieses Tisches ist voll; bitte eröffne einen neuen Tisch
refuse-nearly-full = Das Protokoll dieses Tisches ist fast voll; der Rest ist für Züge
refuse-many-gestures = Zu viele Gesten auf einmal; warte einen Augenblick
refuse-other-thought = Der Bot hat noch über eine frühere Stellung nachgedacht
refuse-not-stored = Die Tische lassen sich gerade nicht speichern; so lange geht das Spiel nicht weiter
refuse-broken = Dieser Tisch ist gesperrt: { $why }; bitte eröffne einen neuen
broken-unreadable = Sein Protokoll lässt sich nicht lesen
broken-changed = Sein Protokoll ist nicht das, das geschrieben wurde
broken-secret = Das Geheimnis der Partie ist nicht das versprochene
broken-snapshot = Was von ihm aufgehoben wurde, passt nicht zu seinem Protokoll
refuse-doubt =
    { $cut ->
        [yes] Das Protokoll dieses Tisches stimmt nicht mehr: Jemand hat schon { $seen } Einträge gesehen, jetzt sind es { $had }; bitte eröffne einen neuen Tisch
       *[no] Das Protokoll dieses Tisches stimmt nicht mehr: Jemand hat einen anderen Eintrag { $seen } gesehen; bitte eröffne einen neuen Tisch
    }

## Requests that fail

fault-no-page = Unter dieser Adresse gibt es nichts
fault-other-name = Dieser Server hört nicht auf diesen Namen; wer ihn betreibt, kann ihn mit --origin erlauben
fault-other-site = Diese Anfrage kam nicht von dieser Seite
fault-too-often = Zu viele Anfragen auf einmal; warte einen Moment
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
fault-long-link = Dieser Link ist zu lang für einen QR-Code
fault-no-network = Nur am Computer, auf dem Macabre läuft, lässt sich dieser Tisch für das Netzwerk öffnen
fault-clock = Eine Uhr hat { $low } bis { $high } Sekunden
fault-offline = Dieser Computer ist gerade in keinem Netzwerk
fault-network = Der Zugang für das Netzwerk lässt sich nicht öffnen ({ $why })
fault-long-request = Eine Anfrage hat höchstens { $most } Bytes
fault-cut-off = Die Anfrage ist abgebrochen
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
clause-rule = Regel
clause-ruling = Festlegung
clause-reconstruction = Rekonstruktion
clause-other-wording = Andere Lesart
clause-house-rule = Hausregel
clause-named = „{ $name }“
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

## A hall without a server

invite-nobody = Hier spielen alle an diesem Gerät: Reicht es herum, oder setzt Bots an den Tisch.
site-scripts = Macabre läuft in deinem Browser. Bitte erlaube ihm, Skripte auszuführen.
site-cannot = Dieser Browser kann die Eingangshalle nicht öffnen: Sie braucht WebAssembly. Die Regeln lassen sich trotzdem lesen.
site-failed = Die Eingangshalle ließ sich nicht öffnen; lade die Seite neu, um es noch einmal zu versuchen. Die Regeln lassen sich trotzdem lesen.
site-forgets = Dieser Browser behält nichts: Was hier gespielt wird, ist weg, sobald das Fenster geschlossen wird.
site-elsewhere = Du spielst an diesem Tisch in einem anderen Fenster; hier siehst du nur zu.
site-play-here = Lieber hier spielen
