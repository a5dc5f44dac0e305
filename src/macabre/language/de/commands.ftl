# Macabre: was Befehle ausgeben, und die Berichte von Studien. Die Seiten im Browser brauchen nichts davon.

## Studies: what is measured, and where

figure-interval = { $value } ({ $low } bis { $high })
study-all-together = alle zusammen
study-people = Menschen
study-bots = Bots: { $bot }
study-bot-budget = { $bot }:{ $budget }
study-move = Zug
study-seat = Platz { $seat }
study-nobody-wins = niemand gewinnt
study-shared = mehrere gewinnen gemeinsam
study-decisions = Entscheidungen
study-minutes = Minuten
study-forced = erzwungen
study-legal-moves = mögliche Züge
study-lead-changes = Führungswechsel
study-decided-after = entschieden nach
study-above = { $better } vor { $worse }
study-own-choices = die Wahl der Bots selbst
study-as-it-is = wie bisher
study-same-again = noch einmal dasselbe
study-as-in-the-box = wie in der Schachtel

## Studies: charts

study-title-seats = Anteil der Siege nach Platz
study-title-endings = Wie Partien enden
study-title-length = Entscheidungen in einer Partie
study-title-minutes = Geschätzte Minuten einer Partie unter Menschen
study-title-forced = Entscheidungen mit nur einem möglichen Zug
study-title-options = Mögliche Züge bei einer Entscheidung
study-title-leads = Führungswechsel in einer Partie
study-title-decided = Teil der Partie, nach dem sie entschieden ist
study-title-curve = Gewinnchance im Lauf der Partie, für den späteren Sieg
study-title-alone = Was jede Art Zufall allein entscheidet
study-title-others = Wie oft jemand anders gewinnt, wenn nur dieser Zufall anders ist
study-title-chosen = { $heading }: wie oft gewählt, wenn zur Wahl
study-title-used = { $heading }: so oft in hundert Entscheidungen
study-title-won = { $heading }: Anteil derer, die gewonnen haben
study-title-bots = Anteil der Siege nach Bot, für einen Platz
study-title-places = Mittlerer Rang nach Bot, 1 ist der Sieg
study-title-higher = Wie oft der bessere Bot vorn liegt
study-title-of = { $title }: { $more }
study-title-some = { $title } (die höchsten und niedrigsten von { $count })
study-what-changes = was sich ändert
study-title-heat = { $heading }, so oft in 100 Entscheidungen: { $table }
study-title-lengths = Wie lange Partien dauern, in Entscheidungen
study-title-lengths-of = Wie lange Partien dauern, in Entscheidungen: { $table }
study-median = { $name }: Median { $median }, die Hälfte { $low } bis { $high }
study-deepest = Die kräftigste Farbe ist { $most }.
study-made =
    { $iterations ->
        [none] { $game }, { $seats } Plätze; Bots { $bots }; { $matches } Partien je Tisch, Startzahl { $seed }; { $sides }; macabre { $release }, Regeln { $rules }, Quellen { $sources }
       *[other] { $game }, { $seats } Plätze; Bots { $bots } mit { $iterations } Versuchen; { $matches } Partien je Tisch, Startzahl { $seed }; { $sides }; macabre { $release }, Regeln { $rules }, Quellen { $sources }
    }
study-side = Hausregeln { $options }, Spielplan { $board }
study-against = { " gegen " }

## Studies: the report

study-title = { $game }: eine Studie
study-title-against = { $game }: was { $setting } ändert
study-title-sweep = { $game }: { $count } Einstellungen
study-parts = Abschnitte
study-stands-out = Was auffällt
study-ask-seats = Ist ein Platz im Vorteil?
study-about-seats = Auf allen Plätzen spielen gleiche Bots; die gestrichelte Linie ist ein gleicher Anteil für alle.
study-ask-length = Wie lange dauert es, und wie viel gibt es zu entscheiden?
study-about-length = Die Entscheidungen aller Plätze zusammen; die gestrichelte Linie ist der Median. Erzwungen ist ein Zug, zu dem es keinen anderen gibt. Die Minuten gelten für Menschen und folgen aus einer Tabelle mit Sekunden je Zug: eine Schätzung, wenn die Tabelle nicht deine eigene ist.
study-ask-skill = Liegen bessere Bots weiter vorn?
study-about-skill = Alle Bots an einem Tisch; jede Ausgangslage wird reihum gespielt, bis alle überall gesessen haben.
study-ask-endings = Wie enden Partien?
study-about-endings = Auf alle Arten, die die Regeln kennen, und ohne Sieg.
study-ask-lead = Wechselt die Führung, und wann fällt die Entscheidung?
study-about-lead = Die ersten { $matches } Partien jedes Tisches wurden von je { $moments } Stellen aus { $times }-mal zu Ende gespielt, von Bots derselben Art (von gierigen, wo Bots sonst suchen). Die Führung wechselt, wenn jemand anders davon deutlich mehr gewinnt; entschieden ist eine Partie, sobald der spätere Sieg in mehr als der Hälfte eintritt und es dabei bleibt.
study-ask-luck = Welcher Zufall entscheidet?
study-about-luck = Partien werden paarweise gespielt, und jede noch einmal mit einer Art Zufall aus der anderen des Paares. Wie genau das Ergebnis diesem Zufall folgt, ist das, was er allein entscheidet; was bis 100 % fehlt, entscheiden mehrere Arten zusammen. Wie oft jemand anders gewinnt, zeigt, wie viel daran hängt (gestrichelt: so oft, als wäre aller Zufall anders).
study-ask-uses = Welche Karten, Felder und Fallen werden genutzt, und von wem?
study-about-uses = Wie oft etwas gewählt wird, wo auch anderes möglich war; wie oft es in hundert Entscheidungen vorkommt, aus welchem Grund auch immer; und wie oft von denen, die gewonnen haben. Mehr als ein gleicher Anteil (gestrichelt) heißt, dass es mit dem Sieg zusammengeht, nicht, dass es hilft.
study-not-changed = Hier ändert sich nichts, was diese Partien zeigen könnten.
study-not-played = Dazu wurde nichts gespielt; verschiedene Bots an einem Tisch würden es zeigen.
study-from-to = Von Einstellung zu Einstellung
study-from-to-about = Alle Einstellungen werden mit demselben Zufall gespielt. Senkrechte Linien sind 95-%-Intervalle, eine gestrichelte Linie steht dort, wo alles gleich wäre.
study-charts = Alle Schaubilder
study-numbers = Alle Zahlen
study-with-intervals = Mit 95-%-Intervallen
study-numbers-with-intervals = Alle Zahlen, mit 95-%-Intervallen
study-nearest = Am nächsten am Gewünschten:
study-besides = Außerdem:
study-value = Wert
study-table = Tisch
study-measure = was gemessen wurde
study-of = von
study-difference = Unterschied
study-outliers = Sehenswerte Partien
study-outliers-about = Ein Druck darauf zeigt die Partie, Schritt für Schritt.
study-replay-close = Schließen
study-replay-back = Zurück
study-replay-next = Weiter
study-replay-decision = Entscheidung
study-replay-save = Die Aufzeichnung speichern
study-replay-table = Der Tisch
outlier-longest = Die längste
outlier-shortest = Die kürzeste
outlier-lead-changes = Die meisten Führungswechsel
outlier-comeback = Die größte Aufholjagd
outlier-soonest-decided = Am frühesten entschieden
outlier-upset = Die größte Überraschung
outlier-decisions =
    { $count ->
        [one] { $count } Entscheidung
       *[other] { $count } Entscheidungen
    }
outlier-times = { $count }-mal
outlier-from = von { $chance } aus
outlier-after = nach { $part } der Partie
outlier-wins = der Bot „{ $bot }“ gewinnt
outlier-more = { $note }; Ausgangslage { $deal }, { $names }

## Studies: sentences

summary-seat = Am Tisch „{ $table }“ gewinnt { $seat } { $wins }; ausgeglichen wären { $even }.
summary-no-seat = Kein Platz ist messbar im Vorteil.
summary-length = Am Tisch „{ $table }“ hat eine Partie { $length } Entscheidungen; bei { $forced } davon gibt es nur einen möglichen Zug.
summary-minutes = Menschen bräuchten für eine solche Partie etwa { $minutes } Minuten ({ $table }).
summary-decided = Am Tisch „{ $table }“ ist nach { $part } der Partie alles entschieden.
summary-higher = An einem Tisch liegt { $label }, und zwar in { $share } aller Vergleiche ohne Gleichstand; Zufall allein: 50 %.
summary-luck = Was eine Art Zufall allein entscheidet, am Tisch „{ $table }“: { $kinds }.
summary-never = { $heading }: Am Tisch „{ $table }“ wird nie gewählt, obwohl es möglich wäre: { $names }.
summary-winners-more = { $heading }: Am Tisch „{ $table }“ nutzt, wer gewinnt, { $names } mehr als im Durchschnitt.
summary-winners-less = { $heading }: Am Tisch „{ $table }“ nutzt, wer gewinnt, { $names } weniger als im Durchschnitt.
summary-and-more = { $names } und { $count } weitere
summary-no-difference = Diese Partien zeigen keinen Unterschied.
summary-by-chance = Von { $figures } verglichenen Zahlen sähen etwa { $expected } schon durch Zufall so deutlich aus.
summary-changes = { $title }, { $label }: { $changes }.
summary-changed-at = { $change } ({ $table }), vorher { $before }
summary-points = { $change } Prozentpunkte
summary-changed-uses = { $title }: { $changes }.
study-range = { $title }, { $label } ({ $table }): von { $low } bei { $low_setting } bis { $high } bei { $high_setting }.
wanted-minutes = { $figure } Minuten
wanted-decisions = { $figure } Entscheidungen
wanted-seat = { $figure } für den besten Platz
wanted-forced = { $figure } aller Entscheidungen erzwungen
wanted-decided = { $figure } der Partie bis zur Entscheidung
wanted-lead-changes = { $figure } Führungswechsel
wanted-found = { $name }: { $said }.
wanted-as-is = { $name }: { $said } (wie gewünscht).
study-done = Der Bericht ist { $file }; seine Zahlen, Schaubilder und Partien liegen daneben.
study-writing = Der Bericht wird geschrieben
install-parquet = Für Parquet: pip install "macabre[parquet]"
install-ratings = Für Wertungen: pip install "macabre[ratings]"

## Series and simulations

head-bot = Bot
head-seat = Platz
head-wins = Siege
head-share = Anteil
head-interval = 95-%-Intervall
head-rank = Rang
head-lead = Vorsprung
head-mean-score = Punkte im Mittel
range = { $low } bis { $high }
range-or-more = ab { $low }
arena-means = Siege gelten für einen Bot dieser Art; Rang, Vorsprung vor dem Besten der anderen und Rechenzeit je Entscheidung sind Mittelwerte.
arena-cut-off =
    { $count ->
        [one] { $count } Partie wurde nach { $limit } Entscheidungen abgebrochen.
       *[other] { $count } Partien wurden nach { $limit } Entscheidungen abgebrochen.
    }
arena-chart = { $game }: Anteil der Siege, mit 95-%-Intervallen
arena-by-seat = Nach Platz, auf dem jeder Bot gleich oft saß; gestrichelt: ein gleicher Anteil
arena-deals = { $deals }-mal ausgeteilt, jedes Mal reihum auf allen { $seats } Plätzen ({ $matches } Partien); Startzahl { $seed }
arena-budget =
    { $iterations ->
        [none] jede Stufe mit ihrer eigenen Bedenkzeit
       *[other] { $iterations } Versuche je Entscheidung
    }
arena-options = Hausregeln: { $options }
arena-own-board = ein eigener Spielplan
arena-made = macabre { $release }, Regeln { $rules }, Quellen { $sources }
simulate-title =
    { $count ->
        [one] { $game }: { $count } Partie
       *[other] { $game }: { $count } Partien
    }
simulate-length = Länge in Entscheidungen: die Hälfte aller Partien zwischen { $low } und { $high }, Median { $median }
simulate-scores = Punkte aller Plätze: { $scores }
simulate-endings = Wie die Partien endeten
simulate-cut-off = an der Grenze abgebrochen
simulate-time =
    { $matches ->
        [one] { $matches } Partie, { $decisions } Entscheidungen in { $seconds } Sekunden Rechenzeit.
       *[other] { $matches } Partien, { $decisions } Entscheidungen in { $seconds } Sekunden Rechenzeit.
    }
simulate-csv = Alle Partien stehen in { $file }.

## Replays, best scores and boards

replay-help = Eingabetaste: weiter. b: zurück. Eine Zahl: zu diesem Schritt. e: ans Ende. q: aufhören.
replay-begin =
    { $decisions ->
        [one] { $game }, { $players } Personen, { $decisions } Entscheidung.
       *[other] { $game }, { $players } Personen, { $decisions } Entscheidungen.
    }
replay-at = [{ $number } von { $last }]
best-is =
    { $score ->
        [one] { $score } Punkt; deine Bestleistung auf diesem Spielplan ist { $best }.
       *[other] { $score } Punkte; deine Bestleistung auf diesem Spielplan ist { $best }.
    }
best-new =
    { $score ->
        [one] { $score } Punkt: deine Bestleistung auf diesem Spielplan.
       *[other] { $score } Punkte: deine Bestleistung auf diesem Spielplan.
    }
best-before =
    { $score ->
        [one] { $score } Punkt: deine neue Bestleistung auf diesem Spielplan; bisher waren es { $before }.
       *[other] { $score } Punkte: deine neue Bestleistung auf diesem Spielplan; bisher waren es { $before }.
    }
board-copied = { $file } ist der Spielplan von { $game }; ändere ihn, und `macabre board check { $file }` sagt, ob er stimmt.
board-good = { $file }: ein guter Spielplan für { $game }.

## What a match's file proves

proof-steps =
    { $count ->
        [one] Der einzige Schritt folgt aus den Regeln.
       *[other] Alle { $count } Schritte folgen aus den Regeln.
    }
proof-draws-seed =
    { $count ->
        [one] Der einzige Zufallsschritt folgt aus der Startzahl.
       *[other] Alle { $count } Zufallsschritte folgen aus der Startzahl.
    }
proof-draws-key =
    { $count ->
        [one] Der einzige Zufallsschritt folgt aus dem Schlüssel.
       *[other] Alle { $count } Zufallsschritte folgen aus dem Schlüssel.
    }
proof-noted =
    { $count ->
        [one] Es ist die Partie mit dem Fingerabdruck, den du notiert hast.
       *[other] Es ist die Partie mit den { $count } Fingerabdrücken, die du notiert hast.
    }
proof-fingerprint = Ihr Fingerabdruck nach { $steps } Schritten ist { $digits }: Wer zugeschaut hat, kann ihn vergleichen.
proof-secret = Das Geheimnis ist das versprochene.
proof-secret-salts = Das Geheimnis ist das versprochene; ebenso die Zufallswerte dieser Plätze, die ihren eigenen kennen: { $seats }.
proof-burnt =
    { $count ->
        [one] { $count }-mal wurde vorher ein Austeilen verworfen, und das dabei gezeigte Geheimnis ist das versprochene.
       *[other] { $count }-mal wurde vorher ein Austeilen verworfen, und das dabei gezeigte Geheimnis ist das versprochene.
    }
proof-salted = Alle am Tisch haben einen Zufallswert gegeben: Niemand konnte diesen Zufall allein aussuchen.
proof-not = Nicht bewiesen: { $doubt }.
proof-unfinished = Die Datei endet, bevor die Partie vorbei war
proof-other-rules = dass die Züge aus den Regeln folgen, denn das ist { $other }: { $release } kann es prüfen
proof-by-hand = Der Zufall wurde in dieser Partie von Hand gespielt, und darüber wurde nichts versprochen
proof-seeded = Nichts wurde versprochen: Wer diese Partie begonnen hat, hat ihre Startzahl gewählt und konnte jeden Zufallsschritt kennen
proof-unrevealed = Das Geheimnis ist nicht aufgedeckt: Die Partie war nicht vorbei, und ihr Zufall lässt sich nicht prüfen

## Hilfe: ihr Aufbau, und was falsch getippt wurde

usage = Aufruf: { $command }
usage-options = OPTIONEN
usage-command = BEFEHL
usage-args = ANGABEN
heading-argument = Angaben:
heading-option = Optionen:
heading-command = Befehle:
usage-required = nötig
usage-default = sonst: { $value }
usage-no-option =
    { $meant ->
        [none] Die Option { $option } gibt es nicht; --help zeigt alle
       *[other] Die Option { $option } gibt es nicht; meinst du { $meant }?
    }
usage-missing = { $name } fehlt; --help sagt, was nötig ist
usage-bad-value =
    { $limits ->
        [none] Dieser Wert passt nicht zu { $option }; --help sagt, was möglich ist
       *[other] Dieser Wert passt nicht zu { $option }; möglich ist { $limits }
    }
usage-no-value = { $option } braucht einen Wert
usage-extra = { $arguments } ist hier zu viel; --help sagt, was nötig ist
usage-no-command =
    { $command ->
        [none] Sag, was geschehen soll: { $commands }
       *[other] Den Befehl { $command } gibt es nicht, nur { $commands }
    }

## Hilfe: Befehle

help-macabre = Vier mörderische Familienspiele mit Geheimnissen: im Terminal spielen, eine Eingangshalle für Browser öffnen, Regeln lesen, Bots spielen lassen.
help-version = Die Version zeigen.
help-language = Diese Sprache sprechen, etwa de oder fr; sonst die des Systems.
help-help = Diese Hilfe zeigen.
help-needs-numba = Braucht Numba und NumPy: pip install "macabre[fast]"
help-games = Alle Spiele zeigen, für wie viele sie sind, und ihre Hausregeln.
help-rules = Die Regeln eines Spiels zeigen, oder eine davon.
help-play = Eine Partie im Terminal spielen. Menschen sitzen auf den ersten Plätzen, Bots auf den übrigen.
help-serve = Die Eingangshalle und ihre Tische für Browser öffnen, bis du Strg-C drückst.
help-site = Eine Eingangshalle ohne Server schreiben: ein Ordner mit Dateien für jeden Webspace. Alles läuft im Browser.
help-replay = Eine gespeicherte Partie Schritt für Schritt ansehen.
help-review = Auf eine Partie zurückblicken: alle Gewinnchancen Zug für Zug, und die Wendepunkte.
help-verify = Jedes Versprechen, jeden Zufall und jeden Zug einer Partie prüfen. Bleibt etwas unbewiesen, ist der Rückgabewert 1.
help-modules = Die Module bauen, die ohne Compiler spielen. Was aktuell ist, bleibt.
help-prepare = Alle Spiele jetzt für Numba übersetzen, damit später niemand wartet.
help-simulate = Bots viele Partien spielen lassen. Zeigt Siege je Platz mit Intervallen, und wie lange Partien dauern.
help-arena = Bots dieselben Ausgangslagen auf allen Plätzen spielen lassen und eine Rangliste mit Intervallen zeigen.
help-study = Bots ein Spiel spielen lassen und einen Bericht schreiben: Plätze, Dauer, Können, Glück, und was benutzt wird.
help-check = Prüfen, ob ein Spiel hält, was es verspricht: erlaubte Züge, Geheimnisse, mögliche Welten, übersetztes Spiel und mehr.
help-bench = Messen, wie viele Entscheidungen dieser Rechner je CPU-Sekunde spielt, übersetzt und in Python.
help-benchmark = Bots in allen vier Spielen dieselben Serien spielen lassen und eine Tabelle mit Intervallen zeigen.
help-board = Eigene Spielpläne und Kartenstapel.
help-board-copy = Den Spielplan oder Stapel eines Spiels in eine neue Datei kopieren, um ihn zu ändern.
help-board-check = Sagen, ob man auf einem Spielplan spielen kann; wenn nicht, warum und wo.
help-board-draw = Einen Spielplan zeigen.
help-tables = Die Tische, die ein Server gespeichert hat.
help-tables-list = Alle Tische zeigen, die zuletzt benutzten am Ende.
help-tables-show = Einen Tisch zeigen: sein Spiel, wer dort saß, welche Partien zu Ende sind. Handkarten werden nicht gezeigt.
help-tables-export = Alles, was von einem Tisch gespeichert ist, in eine JSON-Datei schreiben: Protokoll, Namen, beendete Partien.
help-tables-delete = Tische mit allem löschen, was von ihnen gespeichert ist. Wer dort sitzt, erfährt es.
help-tables-expire = Tische löschen, die lange niemand benutzt hat; ein Server tut das jede Stunde.
help-tables-backup = Die ganze Datenbank, wie sie jetzt ist, in eine neue SQLite-Datei kopieren.
help-tables-restore = Aus einer Sicherung eine neue Datenbank machen. Eine, die schon da ist, bleibt unberührt.
help-new = Ein eigenes Spiel oder einen eigenen Bot beginnen.
help-new-game = Ein kleines, vollständiges Spiel schreiben, das man spielen kann und das jede Prüfung besteht. Dann mach dein eigenes daraus.
help-new-bot = Einen kleinen Bot schreiben, eine einzige Datei, die sofort spielen kann.

## Hilfe: Optionen

help-game = Die Kennung des Spiels; `macabre games` zeigt alle.
help-option = Eine Hausregel; mehrfach möglich.
help-board-file = Ein eigener Spielplan oder Stapel.
help-seed = Wiederholt den Zufall einer früheren Partie.
help-luck-seed = Eine andere Zahl gibt anderen Zufall.
help-deals-seed = Eine andere Zahl gibt andere Ausgangslagen.
help-bots = Bots, durch Kommas getrennt: { $bots }, die aus anderen Paketen, und eigene als ./mine.py:Bot oder module:object.
help-csv = Für jede Partie eine Zeile schreiben.
help-limit = Eine Partie nach so vielen Entscheidungen abbrechen.
help-out = Wohin alles kommt. Derselbe Befehl macht dort weiter, wo er unterbrochen wurde.
help-jobs = Wie viele Prozesse; sonst einer je Kern.
help-ray = Ein Ray-Cluster; „local“ startet hier einen.
help-iterations = Wie lange suchende Bots nachdenken dürfen.
help-finished-file = Die Mitschrift einer beendeten Partie.
help-new-file = Eine neue Datei; es darf sie noch nicht geben.
help-play-game = Die Kennung des Spiels; ohne sie wirst du gefragt.
help-play-players = Wie viele Plätze, Bots mitgezählt.
help-play-bots = Bots für die letzten Plätze, durch Kommas getrennt: { $bots }, die aus anderen Paketen, und eigene als ./mine.py:Bot oder module:object. „none“, wenn nur Menschen spielen.
help-play-names = Die Namen der Menschen, durch Kommas getrennt.
help-play-load = Eine gespeicherte Partie weiterspielen.
help-rules-clause = Die Nummer einer Regel, etwa CLU-9.
help-replay-file = Eine Mitschrift, wie `save` sie schreibt.
help-replay-seat = Mit den Augen dieses Platzes; sonst siehst du alles.
help-review-html = Eine Seite für den Browser schreiben.
help-review-iterations = Wie viele Fortsetzungen aus jeder Lage versucht werden.
help-verify-noted = Ein Fingerabdruck, den der Tisch nach einem Schritt gezeigt hat: beweist, dass es dieselbe Partie ist. Mehrfach möglich.
help-simulate-matches = Wie viele Partien.
help-simulate-players = Wie viele Plätze; sonst so viele, wie Bots genannt sind.
help-arena-bots = Ein Bot je Platz, durch Kommas getrennt: { $bots }, und eigene als ./mine.py:Bot. 3xgreedy sind drei davon, expert:4000 hat ein eigenes Budget; „cheater“ sieht alles, „uniform“ vermutet nichts.
help-arena-deals = Wie oft ausgeteilt wird; jede Ausgangslage wird reihum auf allen Plätzen gespielt.
help-arena-above = Aufhören, sobald das Intervall des ersten Bots darüber liegt.
help-arena-chart = Das Ergebnis zeichnen.
help-study-bots = Arten von Bots, die schwächste zuerst, durch Kommas getrennt: { $bots }, und eigene als ./mine.py:Bot; hard:300 hat ein eigenes Budget. Jede Art spielt unter ihresgleichen, dann alle an einem Tisch.
help-study-matches = Wie viele Partien an jedem Tisch.
help-study-players = Wie viele Plätze; sonst so viele, wie das Spiel erlaubt.
help-study-against = Mit einem anderen Spielplan oder einer Hausregel vergleichen, bei gleichem Zufall. NAME=3..12 oder NAME=1|5|10 probiert jeden Wert, mehrere Dateien jeden Plan, mehrere Namen jede Verbindung.
help-study-wanted = Wie eine Partie sein soll, etwa minutes=20..30 oder seat=..27: zeigt, was dem am nächsten kommt.
help-study-people = Partien, die Menschen gespielt haben: Mitschriften oder ein Ordner davon.
help-study-seconds = Eine eigene Tabelle, wie viele Sekunden Menschen für einen Zug brauchen.
help-check-only = Nur diese Prüfung; mehrfach möglich. Sonst alle.
help-check-record = Zuerst die Musterpartien und Zählungen neu schreiben.
help-benchmark-bots = Bots, durch Kommas getrennt: Namen wie greedy oder expert:250, die aus anderen Paketen, und eigene als ./mine.py:Bot oder module:object.
help-benchmark-quick = Eine kürzere Reihe: dauert Minuten statt einer Stunde.
help-board-toml = Eine TOML-Datei, deren erster Schlüssel game = "…" ist.
help-board-new = Wohin; die Datei darf es noch nicht geben.
help-modules-games = Welche Spiele; ohne Angabe alle.
help-modules-again = Auch bauen, was aktuell ist.
help-modules-checked = Jeden Index prüfen: langsamer, findet aber Fehler in Regeln.
help-new-name = Kleinbuchstaben, Ziffern und Bindestriche, etwa night-watch.
help-new-in = Wo es entstehen soll.
help-site-folder = Wohin; vorhandene Dateien werden überschrieben.
help-site-pyodide = Wo Pyodide liegt; sonst holt npm es einmal.
help-site-study = Der Bericht einer Studie oder ihr Ordner, den die Eingangshalle zeigen soll; darf mehrmals angegeben werden.
help-database = sqlite:///DATEI oder postgresql://…
help-keep-unbegun = Wie lange ein Tisch bleibt, an dem keine Partie begonnen hat; 0: für immer.
help-keep-idle = Wie lange ein Tisch bleibt, an dem keine Partie zu Ende ging; 0: für immer.
help-keep-finished = Wie lange ein Tisch bleibt, an dem eine Partie zu Ende ging; 0: für immer.
help-serve-host = Die Adresse, an der gelauscht wird.
help-serve-port = Der Port, an dem gelauscht wird.
help-serve-workers = Serverprozesse; mehr als einer braucht PostgreSQL.
help-serve-lan = Andere im lokalen Netz mitspielen lassen.
help-serve-pace = Wie lange Bots zu überlegen scheinen: 1 ist üblich; bei 0 antworten sie sofort, und man merkt, wann sie keine Wahl hatten.
help-serve-origin = Eine Adresse, deren Seiten hier spielen dürfen; mehrfach möglich.
help-serve-open = Die Eingangshalle im Browser öffnen.
help-serve-metrics = Hier Messwerte für Prometheus geben; jeder Prozess nimmt den nächsten Port.
help-serve-bot = Einen eigenen Bot an den Tischen anbieten, als ./mine.py:Bot oder module:object; mehrfach möglich. Installierte stehen ohnehin zur Wahl.
help-serve-bot-seconds = Sekunden, die ein solcher Bot für jede Entscheidung hat.
help-serve-bot-megabytes = Megabytes Speicher, die ein solcher Bot benutzen darf.
help-serve-most-tables = Wie viele Tische von einer Adresse aus zugleich offen sein dürfen.
help-serve-most-megabytes = Wie viele Megabytes sie in der Datenbank brauchen dürfen.
help-serve-most-entries = Wie viele Einträge das Protokoll eines Tisches haben darf.
help-table-code = Der Code eines Tisches.
help-table-codes = Codes von Tischen.
help-backup-file = Eine Sicherung.
help-tables-yes = Nicht nachfragen.
help-tables-secrets = Auch während einer Partie exportieren, wenn das Protokoll alle Handkarten zeigt.

## Was Befehle für Betreiber und Entwickler sagen

serve-open = Macabre ist offen: { $address } (Strg-C schließt)
site-made = { $folder }: { $size } MB. Zum Ausprobieren: `python -m http.server -d { $folder }`.
site-left-out = Nicht dabei: { $games }. Ein Spiel von außerhalb braucht einen Server.
review-working = Rückblick auf { $file }
modules-building = Wird gebaut
modules-built = { $file }: { $size } Bytes
check-passed = { $game }: Alle Prüfungen sind bestanden, und die eigenen Tests des Spiels
check-some-passed = { $game }: bestanden: { $checks }
prepare-working = Wird übersetzt
prepare-begun = Jetzt wird übersetzt: { $games }. Das kann einige Minuten dauern.
prepare-done = { $games } in { $seconds } s übersetzt.
bench-title = Entscheidungen je CPU-Sekunde, zufällig gespielt, alle Plätze besetzt
bench-game = Spiel
bench-bytes = Zustand, Bytes
bench-compiled = übersetzt
bench-python = Match in Python
bench-working = Wird gemessen
benchmark-suite = Reihe { $suite }: { $deals }-mal ausgeteilt je Serie, jedes Mal auf allen { $seats } Plätzen, Startzahl { $seed }.
benchmark-against = gegen drei { $opponent }
benchmark-all = alle Spiele
benchmark-itself = derselbe Bot
benchmark-metric = Die Zahl ist der Anteil der Siege des Bots; ein gemeinsamer Sieg wird geteilt, und eine abgebrochene Partie gewinnt niemand. Ein gleicher Anteil wäre { $even }; Intervalle sind 95 %.
benchmark-files = Die Tabelle ist { $table }, und für Programme { $data }.
new-game-made = { $folder } ist ein Spiel. So spielst und prüfst du es:
new-game-guide = Dann mach dein eigenes daraus: „Your first game“ in der Dokumentation ({ $page }) zeigt, wie.
new-bot-made = { $file } ist ein Bot. Lass ihn spielen:
new-bot-guide = Dann mach ihn besser und setz ihn an einen Tisch: „Your first bot“ in der Dokumentation ({ $page }) zeigt, wie.
tables-code = Code
tables-game = Spiel
tables-phase = Stand
tables-entries = Einträge
tables-matches = Partien
tables-size = KB
tables-touched = zuletzt benutzt
tables-all = Tische: { $count }, mit { $size } KB an Einträgen und Partien.
tables-one = { $code }: { $game }, { $phase }, { $entries } Einträge, { $size } KB
tables-times = eröffnet { $opened }, zuletzt benutzt { $touched } (UTC)
tables-person = hingesetzt mit Eintrag { $entry }: { $name }
tables-match = beendet { $at }: Partie { $match }
tables-unreadable = unlesbar
tables-exported = { $file } enthält die { $entries } Einträge von { $code }.
tables-sure = { $codes } für immer löschen?
tables-deleted = Gelöscht: { $codes }.
tables-expired = Gelöschte Tische: { $count }.
tables-backing-up = Wird gesichert
tables-backed-up = { $file } ist eine Sicherung von { $at } (UTC); `macabre tables restore` liest sie.
tables-restoring = Wird wiederhergestellt
tables-restored = Wiederhergestellt.

## Fehler: wo, und was mit Dateien ist

fault-at = { $place }: { $fault }
place =
    { $name ->
        [none] { place-lines }
       *[other]
            { $line ->
                [none] { $name }
               *[other] { $name }, { place-lines }
            }
    }
place-lines =
    { $column ->
        [none] Zeile { $line }
       *[other] Zeile { $line }, Spalte { $column }
    }
fault-unreadable =
    { $file } lässt sich nicht lesen: { $why ->
        [FileNotFoundError] Die Datei gibt es nicht
        [IsADirectoryError] Das ist ein Ordner
        [PermissionError] Dir fehlt die Berechtigung
        [UnicodeDecodeError] Das ist kein Text in UTF-8
       *[other] Die Datei ist beschädigt oder von anderer Art ({ $why })
    }
fault-unwritable =
    { $file } lässt sich nicht schreiben: { $why ->
        [FileNotFoundError] Den Ordner gibt es nicht
        [IsADirectoryError] Das ist ein Ordner
        [PermissionError] Dir fehlt die Berechtigung
       *[other] Das System verweigert es ({ $why })
    }
fault-exists = { $file } gibt es schon; nenn einen neuen Namen
fault-no-folder =
    Der Ordner { $folder } lässt sich nicht anlegen: { $why ->
        [FileExistsError] Es gibt schon eine Datei mit diesem Namen
        [NotADirectoryError] Ein Teil des Pfads ist eine Datei
        [PermissionError] Dir fehlt die Berechtigung
       *[other] Das System verweigert es ({ $why })
    }
fault-data-folder = Der Ordner { $folder } lässt sich nicht anlegen ({ $why }); nenn einen anderen in $MACABRE_DATA

## Fehler: Spiele, Bots und Partien

fault-needs-numba = Das braucht Numba und NumPy: pip install "macabre[fast]"
fault-no-game =
    { $meant ->
        [none] Das Spiel „{ $game }“ gibt es nicht, nur { $games }
       *[other] Das Spiel „{ $game }“ gibt es nicht; meinst du { $meant }?
    }
fault-no-clause = { $game } hat keine Regel { $clause }; es gibt { $first } bis { $last }
fault-players = { $game } ist für { $low } bis { $high } Personen, nicht für { $players }
fault-options = Optionen sind ein dict aus Namen und Werten, nicht { $kind }
fault-no-option =
    { $options ->
        [none] { $game } hat keine Option „{ $option }“, überhaupt keine
       *[other] { $game } hat keine Option „{ $option }“, sondern { $options }
    }
fault-option = Die Option „{ $option }“ kann nicht { $value } sein; möglich: { $allowed }
fault-option-seat = Die Option „{ $option }“ kann nicht { $value } sein: Die Plätze sind 0 bis { $last }
fault-option-form = Eine Option schreibt man NAME=WERT, nicht „{ $text }“
fault-chance = Der Zufall ist 'auto' oder 'manual', nicht { $value }
fault-seed = Eine Startzahl ist eine ganze Zahl mit höchstens 1.000 Bits
fault-record-size = Ein Zustand von { $game } hat { $size } Bytes, wie eine Partie sie gibt
fault-record = Das ist kein Zustand von { $game } nach Regelfassung { $rules }
fault-which-seat =
    { $seats ->
        [none] Der Zufall ist dran
       *[other] Sag, welcher Platz: { $seats } kommt infrage
    }
fault-no-seat = Den Platz { $seat } gibt es nicht; die Plätze sind 0 bis { $last }
fault-no-transcript = Eine Partie, die mittendrin begann, hat keine Mitschrift: Niemand weiß, was vorher war
fault-bots-named = Genannte Bots: { $bots }; Plätze: { $seats }
fault-bot-place = „{ $place }“ sagt nicht, wo ein Bot ist; schreib ./mine.py:Bot oder module:object
fault-bot-python = { $file } ist kein Python: Zeile { $line } lässt sich nicht lesen
fault-bot-file = eine Datei { $file } gibt es nicht
fault-no-report = unter { $file } liegt kein Bericht; `macabre study` schreibt einen
fault-strange-report = { $file } ist kein Bericht einer Studie; `macabre study` schreibt einen
fault-bot-module = Ein Python-Modul { $module } gibt es nicht, weder hier noch installiert
fault-bot-name = Der Name eines Bots hat 1 bis 24 Kleinbuchstaben, Ziffern und Bindestriche, anders als „{ $name }“; schreib name=DATEI
fault-bot-taken = Einen Bot „{ $name }“ gibt es schon; gib deinem einen anderen Namen: other-{ $name }=DATEI
fault-bot-name-new = Der Name eines Bots hat Kleinbuchstaben, Ziffern und Bindestriche und ist keiner von unseren, anders als „{ $name }“
fault-bot-loading = { $place } lässt sich nicht laden: { $why }
fault-source = Die Quelle von { $name } lässt sich nicht lesen
fault-policy = Das wurde für { $wanted } gelernt, nicht für { $here }
fault-entrant = „{ $text }“ ist kein Bot; schreib greedy, 3xgreedy für drei davon, expert:4000 für ein Budget oder ./mine.py:Bot für einen eigenen
fault-no-machine = Die Maschine „{ $machine }“ gibt es nicht, nur { $machines }
fault-machine = { $game } läuft hier nicht mit { $machine }, aber mit { $machines }
fault-module = Das Modul von { $game } ist veraltet; ruf zuerst `macabre modules` auf
fault-game-name = Der Name eines Spiels hat Kleinbuchstaben, Ziffern und Bindestriche, etwa night-watch, anders als „{ $name }“
fault-game-taken = Ein Spiel { $name } gibt es schon; nimm einen anderen Namen
fault-module-building = Das Modul von { $game } lässt sich nicht bauen: { $why }
fault-no-check = Die Prüfung { $check } gibt es nicht; es gibt { $checks }
bot-missing =
    { $others ->
        [none] Darin ist kein { $thing }
       *[other] Darin ist kein { $thing }; schreib { $others } hinter den Namen
    }
bot-chooses-not = { $thing } hat kein choose(sight), und ein Aufruf davon ergibt auch nichts, das es hätte
bot-late = Es hat zu lange gedauert
bot-ended = Sein Prozess ist zu Ende gegangen
fault-pyodide-folder = In { $folder } fehlt { $missing }; es muss der Ordner des npm-Pakets pyodide sein
fault-no-npm = Pyodide wird mit npm geholt, und das fehlt hier; installiere es, oder nenn mit --pyodide einen Ordner
fault-npm = npm konnte pyodide { $version } nicht holen; nenn mit --pyodide einen Ordner, in dem es liegt
fault-pyodide = Was npm geholt hat, ist nicht das pyodide { $version }, das diese Version kennt

## Fehler: getippte Züge

typed-form = „{ $text }“ passt nicht zur Form „{ $form }“
typed-kind = Ein Zug ist ein dict oder ein Text, nicht { $kind }
typed-no-type = Einen Zug der Art { $type } gibt es nicht; es gibt { $types }
typed-no-field = Ein Zug der Art „{ $type }“ hat kein Feld „{ $field }“
typed-needs-field = Ein Zug der Art „{ $type }“ braucht das Feld „{ $field }“
typed-field = „{ $field }“ { $fault }
misfit-number = muss eine Zahl von { $first } bis { $last } sein, nicht { $given }
misfit-range = muss zwischen { $first } und { $last } liegen, anders als { $given }
misfit-choice = muss eins von diesen sein: { $choices }; nicht { $given }
misfit-shape = muss aussehen wie { $example }, nicht wie { $given }
misfit-pair = muss aussehen wie { $form }, mit Zahlen bis { $first } und bis { $second }, nicht wie { $given }
misfit-deck = stimmt nicht: { $card } gibt es in diesem Spiel nicht
typed-number = Eine Aktion ist eine ganze Zahl, nicht { $given }
typed-no-action = Eine Aktion { $action } gibt es nicht

## Fehler: Lernumgebungen

env-not-installed = { $package } ist nicht installiert: pip install "macabre[{ $extra }]"
env-no-observation = { $game } gibt keine Beobachtung an, also gibt es davon keine Lernumgebung
env-other-seats = Es gibt { $seats } andere Plätze, also braucht es { $seats } Bots, nicht { $bots }
env-no-reward = Die Belohnung { $reward } gibt es nicht; es gibt { $rewards }
env-limit = Die Grenze ist eine Zahl von Entscheidungen, mindestens 1, nicht { $limit }
env-forbidden = Die Maske von { $who } verbietet die Aktion { $action }
env-match-forbidden = Partie { $match }: Die Maske verbietet { $given }; keine Partie ist weitergegangen
env-in-turns = { $game } wird der Reihe nach gespielt, also können nicht alle zugleich handeln
env-together = Wo alle zugleich handeln, ist kein Platz für Bots
env-bots = Bots sind { $seats } Namen, mit None für jeden Platz, der lernt, nicht { $bots }
env-matches = Ein Stapel hat mindestens 1 Partie, nicht { $matches }
env-seed = Eine Startzahl ist eine ganze Zahl
env-step = Ein Schritt braucht { $wanted } ganze Zahlen, nicht { $given } vom Typ { $kind }
env-factors = Nicht jede dieser Auswahlen von { $names } ist eine Aktion
env-save = Das hat keine Lernumgebung gespeichert, oder es ist nicht alles
env-other-save = Das hat eine andere Lernumgebung gespeichert ({ $other }), nicht { $own }
env-slow-bot = Der Bot „{ $bot }“ denkt zu lange für einen Stapel; random und greedy nicht
env-policies-together = Strategien antworten immer nur für einen Platz einer Partie, also geht kein Stapel mit together=True
env-policies-masks = Strategien wählen nach Masken, also geht kein Stapel mit masks=False
env-policy-bot = Auf Platz { $seat } spielt der Bot „{ $bot }“; schreib dort None unter die Bots, dann bekommt ihn die Strategie
env-tree-players = Ein Baum ist für 2 Personen, nicht für { $players }
env-tree-size = Diese Lage hat mehr als { $most } Stellungen; ein Baum ist für kleinere
env-tree-deals = In dieser Stellung sind mehr als { $most } Verteilungen möglich

## Fehler: Serien und Studien

fault-deals = Eine Serie wird 1- bis { $most }-mal ausgeteilt, nicht { $deals }-mal
fault-matches = Eine Studie hat 2 bis { $most } Partien an jedem Tisch, nicht { $matches }
fault-other-code = { $file } wurde mit anderen Regeln, Bots, Plänen oder einem anderen Compiler gespielt; beginn in einem anderen Ordner
fault-other-series = { $file } gehört zu einem anderen Lauf (anders: { $names }); beginn in einem anderen Ordner
fault-process-ended = Ein Prozess wurde von außen beendet; was fertig war, ist noch da
fault-no-ray = Ray ist nicht installiert: pip install "macabre[ray]"
fault-ray = Unter { $address } antwortet kein Ray-Cluster ({ $why })
fault-wanted = Einen Wunsch schreibt man minutes=20..30 oder seat=..27, nicht „{ $text }“; möglich: { $kinds }
fault-seconds = { $file } muss sagen, wie viele Sekunden ein Zug dauert: eine Zahl für jede Art und für '{ $usual }'
fault-ladder = Eine Studie braucht einen oder mehrere Bots, jeden einmal, den schwächsten zuerst
fault-many-kinds = { $kinds } Arten von Bots passen nicht an einen Tisch für { $seats }
fault-people = { $file } ist eine Partie { $game } zu { $players }, nicht { $wanted } zu { $seats }
fault-people-options = { $file } wurde mit { $played } gespielt, die Studie hat { $studied }
fault-people-board = { $file } wurde mit einem anderen Spielplan oder Kartenstapel gespielt als dem der Studie
fault-not-over = Die Partie in { $file } ist nicht zu Ende
fault-settings = Eine Studie vergleicht höchstens { $most } Einstellungen, nicht { $settings }
fault-range = Ein Bereich geht aufwärts: { $right }, nicht { $text }

## Fehler: Server und Datenbanken

fault-workers = Mehrere Prozesse brauchen eine PostgreSQL-Datenbank: --database postgresql://…
fault-origin = Eine Herkunft ist eine Adresse wie https://play.example, nicht „{ $given }“
fault-port = Auf { $host }, Port { $port } kann nicht gelauscht werden ({ $why }); nimm einen anderen --port
fault-metrics = Messwerte gibt es an einem Port, etwa --metrics 9113, nicht „{ $text }“
fault-lock = Die Sperre { $file } lässt sich nicht öffnen ({ $why })
fault-served =
    { $server ->
        [none] Die Tische in { $file } gehören schon einem anderen Server; schließ ihn zuerst
       *[other] Die Tische in { $file } gehören schon einem anderen Server ({ $server }); schließ ihn zuerst
    }
fault-stored = Was dort gespeichert ist, lässt sich nicht lesen ({ $why })
fault-secrets = An { $code } wird gerade gespielt, und das Protokoll zeigt alle Handkarten; --secrets exportiert es trotzdem
fault-not-deleted = Nicht vorhandene Tische: { $missing }; gelöschte Tische: { $deleted }
fault-storage = Die Datenbank lässt sich gerade nicht lesen oder schreiben ({ $why })
fault-no-table = Den Tisch { $code } gibt es nicht
fault-database =
    { $database ->
        [none] Die Datenbank ist nicht zu gebrauchen: { $why }
       *[other] Die Datenbank { $database } ist nicht zu gebrauchen: { $why }
    }
unfit-no-folder = Den Ordner { $folder } gibt es nicht
unfit-no-file = Das ist keine Datei
unfit-not-there = Diese Datei gibt es nicht
unfit-read-only = Sie ist schreibgeschützt
unfit-folder-read-only = In den Ordner { $folder } darf dieser Benutzer nicht schreiben
unfit-open-to-all = Andere können { $file } lesen, und das lässt sich von hier nicht ändern; ruf chmod 600 dafür auf
unfit-damaged = Sie ist beschädigt
unfit-damaged-restore = Sie ist beschädigt; stell eine Sicherung wieder her
unfit-no-backup = Das ist keine Sicherung von Tischen
unfit-odd = Darin ist etwas ({ $what }), das keine Sicherung hat
unfit-not-empty = Darin sind schon Tische; nichts wird überschrieben
unfit-locked = Ein anderes Programm hält sie gesperrt
unfit-disk = Ihre Festplatte versagt
unfit-full = Ihre Festplatte ist voll
unfit-unopened = Sie lässt sich nicht öffnen
unfit-no-sqlite = Die Datei ist keine SQLite-Datenbank
unfit-address = Schreib sqlite:///DATEI oder postgresql://BENUTZER@RECHNER/NAME
unfit-no-driver = Ihr Treiber ist nicht installiert: pip install "macabre[postgres]"
unfit-kind = Sie ist weder SQLite noch PostgreSQL
unfit-sqlite-file = Eine SQLite-Datenbank ist eine Datei: Schreib sqlite:///DATEI
unfit-older = Sie stammt von einer älteren Version; `macabre serve` bringt sie auf den neuesten Stand
unfit-newer = Sie stammt von einer neueren Version von Macabre; nimm diese, oder eine andere Datenbank
unfit-versions = Ihre Tabellen sind nicht vollständig (sie haben mehrere Fassungen); stell eine Sicherung wieder her
unfit-no-version = Ihre Tabellen sind nicht vollständig ({ $tables } ohne Fassung); stell eine Sicherung wieder her
unfit-not-whole = Ihre Tabellen sind nicht vollständig ({ $what } fehlt); stell eine Sicherung wieder her

## Fehler: Spielpläne

board-yours = Dein Spielplan
board-unreadable =
    Das lässt sich nicht lesen: { $why ->
        [FileNotFoundError] Die Datei gibt es nicht
        [IsADirectoryError] Das ist ein Ordner
        [PermissionError] Dir fehlt die Berechtigung
        [UnicodeDecodeError] Das ist kein Text in UTF-8
       *[other] Das System verweigert es ({ $why })
    }
board-strange = Das lässt sich nicht lesen
board-slow = Das zu lesen kostet zu viel Zeit oder Speicher
board-no-file =
    Das ist keine Datei eines Spielplans: { $why ->
        [equals] Nach einem Schlüssel fehlt =
        [value] Das ist kein Wert; ein Text braucht Anführungszeichen
        [twice] Das steht zweimal da
        [bracket] Eine Klammer fehlt
        [text] Dieser Text ist nicht vollständig
       *[line] Diese Zeile ist weder eine Tabelle noch ein Schlüssel mit einem Wert noch ein Kommentar
    }
board-endless = Das ist keine Datei eines Spielplans: Ein Text hat kein Ende
board-bytes = Ein Spielplan hat höchstens { $most } Bytes, nicht { $count }
board-line = Eine Zeile hat höchstens { $most } Zeichen, nicht { $count }
board-text = Ein Text hat höchstens { $most } Zeichen, nicht { $count }
board-atom = Ein Schlüssel oder eine Zahl hat höchstens { $most } Zeichen, nicht { $count }
board-dots = Ein Schlüssel hat höchstens { $most } Punkte
board-deep = Das ist zu tief verschachtelt
board-says = { $text }
board-lacks = „{ $key }“ fehlt
board-kind = „{ $key }“ muss { $wanted } sein, nicht { $value }
board-kind-str = ein Text
board-kind-int = eine ganze Zahl
board-kind-bool = true oder false
board-kind-list = eine Liste
board-kind-dict = eine Tabelle
board-name = Ein Name hat höchstens { $most } Buchstaben, und alle sind zu sehen, anders als bei { $name }
board-lacks-tables = Mindestens eine Tabelle { $table } ist nötig
board-no-table = { $table } muss eine Tabelle sein
board-unknown = Den Schlüssel „{ $key }“ gibt es nicht, nur { $allowed }
board-not-of = Das ist kein Spielplan von { $game }
board-no-path = Ein Spielplan ist ein Pfad oder ein geladener Plan, nicht { $kind }
board-of-other-game = Das ist ein Spielplan von { $other }, nicht von { $game }

## Fehler: Mitschriften, und Versprechen über den Zufall

fault-noted = „{ $note }“ ist kein Schritt, Doppelpunkt und { $least } bis 64 hexadezimale Ziffern
fault-other-match = Das ist nicht die Partie, deren Fingerabdruck nach Schritt { $step } notiert wurde
transcript-no-text = Eine Mitschrift ist ein Text, nicht { $kind }
transcript-release =
    { $release ->
        [none] eine frühere Version von Macabre
       *[other] Macabre { $release }
    }
transcript-made = eine Partie { $game } nach Regelfassung { $rules } ({ $release })
transcript-other-rules = { $made }; hier gilt Fassung { $rules }
transcript-other-board = { $made }, auf einem Spielplan, der damals der übliche war und seither anders ist
transcript-board = Spielplan in { $file }
transcript-begin = Eine Mitschrift beginnt mit der Zeile '{ $line }'
transcript-cut-off = Die Mitschrift ist abgeschnitten: Ihre letzte Zeile ist nicht 'end …'
transcript-expected = Hier sollte '{ $wanted }' stehen, nicht '{ $found }'
transcript-number = '{ $key }' braucht eine Zahl, nicht '{ $value }'
transcript-value = '{ $text }' ist kein Wert
transcript-chance = Der Zufall ist 'manual', 'seed' mit einer Zahl oder 'fair' mit einem Versprechen, nicht '{ $value }'
transcript-burnt = Ein verworfenes Austeilen hat seine Nummer, sein Versprechen, sein Geheimnis, und wer einen Zufallswert zurückhielt
transcript-burnt-gap = Die verworfenen Male führen nicht bis zum Austeilen { $deal }
transcript-seat = Platz { $seat } ist 'bot', oder 'person' mit dem Versprechen eines Zufallswerts und dem Zufallswert
transcript-salt = Ein Zufallswert hat einen Platz, sein Versprechen und seine Ziffern
transcript-secret = Ein Geheimnis hat 64 hexadezimale Ziffern
transcript-board-kind = Ein Spielplan ist 'own' oder 'default', nicht '{ $kind }'
transcript-own-board = Auf diesem Spielplan wurde nicht gespielt
transcript-step = Das ist kein Schritt einer Partie: '{ $line }'
transcript-step-number = Hier sollte Schritt { $wanted } stehen, nicht Schritt { $found }
transcript-draw-number = Das ist nicht die nächste Zahl für '{ $purpose }'
transcript-weights = '{ $text }' sind keine Gewichte
transcript-outcomes = Ein Zufallsschritt hat höchstens { $most } Ausgänge
transcript-draw = Für den Zufall steht hier '{ $stated }', nach den Regeln ist es '{ $right }'
transcript-outcome = Der Schlüssel der Partie gibt etwas anderes, als hier steht
transcript-after-end = Nach der Zeile 'end …' folgt noch etwas
transcript-length = Das Ende spricht von { $stated } Schritten, es sind aber { $found }
transcript-checksum = Die Mitschrift wurde geändert: Die Prüfsumme stimmt nicht
transcript-fingerprint = Die Mitschrift wurde geändert: Der Fingerabdruck stimmt nicht
luck-other-secret = Das Geheimnis ist nicht das versprochene
luck-other-salt = Der Zufallswert von Platz { $seat } ist nicht der versprochene
luck-other-burnt = Das Geheimnis des verworfenen Austeilens { $deal } ist nicht das versprochene
luck-seats =
    { $count ->
        [one] Platz { $seats }
       *[other] den Plätzen { $seats }
    }
doubt-unknown-seats = Es ist nicht festgehalten, wer dort saß und wer einen Zufallswert gab: Wer den Server betreibt, könnte das Austeilen gelenkt haben
doubt-burnt = Das Austeilen { $deal } wurde verworfen, weil der versprochene Zufallswert ausblieb (von { $seats }): Mit Hilfe des Servers war das eine Wahl zwischen diesem und dem nächsten Austeilen
doubt-no-person = Nur Bots saßen dort, also gab niemand einen Zufallswert: Wer den Server betreibt, könnte das Austeilen allein gewählt haben
doubt-no-salt = Von { $seats } kam kein Zufallswert, und auch sonst von niemandem: Wer den Server betreibt, könnte das Austeilen allein gewählt haben
doubt-some-salts = Von { $seats } kam kein Zufallswert: Wer den Server betreibt, könnte das Austeilen mit Hilfe von { $others } gelenkt haben
