# Macabre: was Befehle ausgeben, und die Berichte von Studien. Die Seiten im Browser brauchen nichts davon.

## Studies: what is measured, and where

figure-interval = { $value } ({ $low } bis { $high })
study-all-together = alle zusammen
study-people = Menschen
study-bots = { $bot }-Bots
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
outlier-wins = der { $bot }-Bot gewinnt
outlier-more = { $note }; Ausgangslage { $deal }, { $names }

## Studies: sentences

summary-seat = Am Tisch „{ $table }“ gewinnt { $seat } { $wins }; ausgeglichen wären { $even }.
summary-no-seat = Kein Platz ist messbar im Vorteil.
summary-length = Am Tisch „{ $table }“ hat eine Partie { $length } Entscheidungen; bei { $forced } davon gibt es nur einen möglichen Zug.
summary-minutes = Menschen bräuchten für eine solche Partie etwa { $minutes } Minuten ({ $table }).
summary-decided = Am Tisch „{ $table }“ ist nach { $part } der Partie alles entschieden.
summary-higher = An einem Tisch liegt { $label }, und zwar in { $share } aller Vergleiche ohne Gleichstand; Zufall allein: 50 %.
summary-luck = Was eine Art Zufall allein entscheidet, am Tisch „{ $table }“: { $kinds }.
summary-never = { $heading }: { $table } wählen nie { $names }, obwohl sie könnten.
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
install-parquet = Für Parquet: pip install 'macabre[parquet]'
install-ratings = Für Wertungen: pip install 'macabre[ratings]'

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
        [one] { $count } Austeilen wurde vorher verworfen, und das dabei gezeigte Geheimnis ist das versprochene.
       *[other] { $count }-mal Austeilen wurde vorher verworfen, und das dabei gezeigte Geheimnis ist das versprochene.
    }
proof-salted = Alle am Tisch haben einen Zufallswert gegeben: Niemand konnte diesen Zufall allein aussuchen.
proof-not = Nicht bewiesen: { $doubt }.
proof-unfinished = Die Datei endet, bevor die Partie vorbei war
proof-other-rules = dass die Züge aus den Regeln folgen, denn das ist { $other }: { $release } kann es prüfen
proof-by-hand = Der Zufall wurde in dieser Partie von Hand gespielt, und darüber wurde nichts versprochen
proof-seeded = Nichts wurde versprochen: Wer diese Partie begonnen hat, hat ihre Startzahl gewählt und konnte jeden Zufallsschritt kennen
proof-unrevealed = Das Geheimnis ist nicht aufgedeckt: Die Partie war nicht vorbei, und ihr Zufall lässt sich nicht prüfen
