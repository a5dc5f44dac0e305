# Macabre : ce que les commandes affichent, et les rapports d'études. Les pages du navigateur n'en ont pas besoin.

## Studies: what is measured, and where

figure-interval = { $value } (de { $low } à { $high })
study-all-together = tous ensemble
study-people = des humains
study-bots = bots : { $bot }
study-bot-budget = { $bot }:{ $budget }
study-move = Coup
study-seat = place { $seat }
study-nobody-wins = personne ne gagne
study-shared = victoire partagée
study-decisions = décisions
study-minutes = minutes
study-forced = coups forcés
study-legal-moves = coups possibles
study-lead-changes = changements de leader
study-decided-after = jouée après
study-above = { $better } devant { $worse }
study-own-choices = les choix des bots eux-mêmes
study-as-it-is = tel quel
study-same-again = la même chose
study-as-in-the-box = comme dans la boîte

## Studies: charts

study-title-seats = Part des victoires par place
study-title-endings = Comment les parties finissent
study-title-length = Décisions dans une partie
study-title-minutes = Minutes d'une partie entre humains (estimation)
study-title-forced = Décisions où un seul coup est possible
study-title-options = Coups possibles à chaque décision
study-title-leads = Changements de leader dans une partie
study-title-decided = Part de la partie après laquelle elle est jouée
study-title-curve = Les chances du futur vainqueur au fil de la partie
study-title-alone = Ce que chaque sorte de hasard décide à elle seule
study-title-others = Le vainqueur change quand seul ce hasard change
study-title-chosen = { $heading } : choisi combien de fois, quand c'est possible
study-title-used = { $heading } : utilisations pour cent décisions
study-title-won = { $heading } : part des utilisations qui sont celles du vainqueur
study-title-bots = Part des victoires par bot, pour une place
study-title-places = Rang moyen par bot, 1 pour le vainqueur
study-title-higher = Combien de fois le meilleur bot finit devant
study-title-of = { $title } : { $more }
study-title-some = { $title } (les plus hauts et les plus bas sur { $count })
study-what-changes = ce qui change
study-title-heat = { $heading }, utilisations pour 100 décisions : { $table }
study-title-lengths = Durée des parties, en décisions
study-title-lengths-of = Durée des parties, en décisions : { $table }
study-median = { $name } : médiane { $median }, la moitié de { $low } à { $high }
study-deepest = La couleur la plus forte vaut { $most }.
study-made =
    { $iterations ->
        [none] { $game }, { $seats } joueurs ; bots { $bots } ; { $matches } parties par table, graine { $seed } ; { $sides } ; macabre { $release }, règles { $rules }, sources { $sources }
       *[other] { $game }, { $seats } joueurs ; bots { $bots } avec { $iterations } essais ; { $matches } parties par table, graine { $seed } ; { $sides } ; macabre { $release }, règles { $rules }, sources { $sources }
    }
study-side = règles maison { $options }, plateau { $board }
study-against = { " contre " }

## Studies: the report

study-title = { $game } : une étude
study-title-against = { $game } : ce que change { $setting }
study-title-sweep = { $game } : { $count } réglages
study-parts = Parties du rapport
study-stands-out = Ce qui se remarque
study-ask-seats = Une place est-elle avantagée ?
study-about-seats = Des bots tous pareils occupent toutes les places ; le trait pointillé est une part égale pour chacun.
study-ask-length = Combien de temps cela dure-t-il, et combien y a-t-il à décider ?
study-about-length = Les décisions de toutes les places ensemble ; le trait pointillé est la médiane. Un coup forcé est un coup sans autre choix. Les minutes sont celles d'humains, d'après un tableau de secondes par coup : une estimation, sauf si le tableau est le tien.
study-ask-skill = Les meilleurs bots finissent-ils devant ?
study-about-skill = Tous les bots à une table ; chaque donne est jouée en tournant, jusqu'à ce que chacun ait occupé toutes les places.
study-ask-endings = Comment les parties finissent-elles ?
study-about-endings = De toutes les façons prévues par les règles, et sans vainqueur.
study-ask-lead = Le leader change-t-il, et quand la partie est-elle jouée ?
study-about-lead = Les { $matches } premières parties de chaque table ont été reprises { $times } fois depuis { $moments } moments chacune, par des bots de la même sorte (par des bots gloutons là où ils chercheraient). Le leader change quand un autre en gagne nettement plus ; une partie est jouée dès que son vainqueur en gagne plus de la moitié, et ce jusqu'au bout.
study-ask-luck = Quel hasard décide ?
study-about-luck = Les parties vont par deux, et chacune est rejouée avec une sorte de hasard prise à l'autre. La façon dont le résultat suit ce hasard, c'est ce qu'il décide à lui seul ; ce qui manque pour faire 100 % est décidé par plusieurs sortes ensemble. La fréquence à laquelle le vainqueur change dit tout ce qui en dépend (pointillé : comme si tout le hasard était différent).
study-ask-uses = Quelles cartes, quelles cases et quels pièges servent, et à qui ?
study-about-uses = Combien de fois une chose est choisie quand on pouvait choisir autre chose, combien de fois elle sert pour cent décisions, quelle qu'en soit la raison, et quelle part de ces fois revient au vainqueur. Plus qu'une part égale (pointillé) veut dire que cela va avec la victoire, pas que cela aide.
study-not-changed = Rien ne change ici que ces parties puissent montrer.
study-not-played = Rien n'a été joué qui puisse le dire ; il faudrait des bots de plusieurs sortes à une table.
study-from-to = D'un réglage à l'autre
study-from-to-about = Tous les réglages sont joués avec les mêmes donnes. Les traits verticaux sont des intervalles à 95 % ; un trait pointillé marque l'égalité.
study-charts = Tous les graphiques
study-numbers = Tous les chiffres
study-with-intervals = Avec les intervalles à 95 %
study-numbers-with-intervals = Tous les chiffres, avec les intervalles à 95 %
study-nearest = Au plus près de ce qui était voulu :
study-besides = Et aussi :
study-value = valeur
study-table = table
study-measure = mesure
study-of = de
study-difference = différence
study-outliers = Des parties à regarder
study-outliers-about = Appuie sur l'une d'elles pour la revoir pas à pas.
study-replay-close = Fermer
study-replay-back = En arrière
study-replay-next = En avant
study-replay-decision = Décision
study-replay-save = Enregistrer la transcription
study-replay-table = La table
outlier-longest = La plus longue
outlier-shortest = La plus courte
outlier-lead-changes = Le plus de changements de leader
outlier-comeback = La plus belle remontée
outlier-soonest-decided = La plus vite jouée
outlier-upset = La plus grosse surprise
outlier-decisions =
    { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    }
outlier-times = { $count } fois
outlier-from = en partant de { $chance }
outlier-after = après { $part } de la partie
outlier-wins = le bot « { $bot } » gagne
outlier-more = { $note } ; donne { $deal }, { $names }

## Studies: sentences

summary-seat = À la table « { $table } », { $seat } gagne { $wins } ; l'égalité serait { $even }.
summary-no-seat = Aucune place n'a d'avantage mesurable.
summary-length = À la table « { $table } », une partie compte { $length } décisions ; dans { $forced } d'entre elles, un seul coup est possible.
summary-minutes = Des humains mettraient environ { $minutes } minutes pour une telle partie ({ $table }).
summary-decided = À la table « { $table } », la partie est jouée après { $part } de sa durée.
summary-higher = À une table, { $label } dans { $share } des rencontres sans égalité ; le hasard seul : 50 %.
summary-luck = Ce qu'une sorte de hasard décide à elle seule, à la table « { $table } » : { $kinds }.
summary-never = { $heading } : à la table « { $table } », jamais { $names }, alors que c'était possible.
summary-winners-more = { $heading } : à la table « { $table } », les vainqueurs utilisent { $names } plus que la moyenne.
summary-winners-less = { $heading } : à la table « { $table } », les vainqueurs utilisent { $names } moins que la moyenne.
summary-and-more = { $names } et { $count } de plus
summary-no-difference = Ces parties ne montrent aucune différence.
summary-by-chance = Sur { $figures } chiffres comparés, { $expected } environ paraîtraient aussi nets par pur hasard.
summary-changes = { $title }, { $label } : { $changes }.
summary-changed-at = { $change } ({ $table }), contre { $before } avant
summary-points = { $change } points
summary-changed-uses = { $title } : { $changes }.
study-range = { $title }, { $label } ({ $table }) : de { $low } avec { $low_setting } à { $high } avec { $high_setting }.
wanted-minutes = { $figure } minutes
wanted-decisions = { $figure } décisions
wanted-seat = { $figure } pour la meilleure place
wanted-forced = { $figure } de coups forcés
wanted-decided = { $figure } de la partie avant qu'elle soit jouée
wanted-lead-changes = { $figure } changements de leader
wanted-found = { $name } : { $said }.
wanted-as-is = { $name } : { $said } (comme voulu).
study-done = Le rapport est { $file } ; ses chiffres, ses graphiques et ses parties sont à côté.
study-writing = Rédaction du rapport
install-parquet = Pour Parquet : pip install "macabre[parquet]"
install-ratings = Pour les classements : pip install "macabre[ratings]"

## Series and simulations

head-bot = bot
head-seat = place
head-wins = victoires
head-share = part
head-interval = intervalle à 95 %
head-rank = rang
head-lead = avance
head-mean-score = score moyen
range = { $low } à { $high }
range-or-more = { $low } ou plus
arena-means = Les victoires sont celles d'un seul exemplaire ; le rang, l'avance sur le meilleur des autres et le temps de calcul par décision sont des moyennes.
arena-cut-off =
    { $count ->
        [one] { $count } partie a été arrêtée après { $limit } décisions.
       *[other] { $count } parties ont été arrêtées après { $limit } décisions.
    }
arena-chart = { $game } : part des victoires, avec les intervalles à 95 %
arena-by-seat = Par place, où chaque bot s'est assis aussi souvent ; pointillé : une part égale
arena-deals = { $deals } donnes, chacune jouée aux { $seats } places à tour de rôle ({ $matches } parties) ; graine { $seed }
arena-budget =
    { $iterations ->
        [none] chaque niveau avec son propre temps de réflexion
       *[other] { $iterations } essais par décision
    }
arena-options = règles maison : { $options }
arena-own-board = un plateau à soi
arena-made = macabre { $release }, règles { $rules }, sources { $sources }
simulate-title =
    { $count ->
        [one] { $game } : { $count } partie
       *[other] { $game } : { $count } parties
    }
simulate-length = Durée en décisions : la moitié des parties entre { $low } et { $high }, médiane { $median }
simulate-scores = Scores de toutes les places : { $scores }
simulate-endings = Comment les parties ont fini
simulate-cut-off = arrêtée à la limite
simulate-time =
    { $matches ->
        [one] { $matches } partie, { $decisions } décisions en { $seconds } secondes de calcul.
       *[other] { $matches } parties, { $decisions } décisions en { $seconds } secondes de calcul.
    }
simulate-csv = Toutes les parties sont dans { $file }.

## Replays, best scores and boards

replay-help = Entrée : la suite. b : en arrière. Un nombre : aller à cette étape. e : à la fin. q : quitter.
replay-begin =
    { $decisions ->
        [one] { $game }, { $players } joueurs, { $decisions } décision.
       *[other] { $game }, { $players } joueurs, { $decisions } décisions.
    }
replay-at = [{ $number } sur { $last }]
best-is =
    { $score ->
        [one] { $score } point ; ton record sur ce plateau est { $best }.
       *[other] { $score } points ; ton record sur ce plateau est { $best }.
    }
best-new =
    { $score ->
        [one] { $score } point : ton record sur ce plateau.
       *[other] { $score } points : ton record sur ce plateau.
    }
best-before =
    { $score ->
        [one] { $score } point : ton nouveau record sur ce plateau ; c'était { $before }.
       *[other] { $score } points : ton nouveau record sur ce plateau ; c'était { $before }.
    }
board-copied = { $file } est le plateau de { $game } ; modifie-le, et `macabre board check { $file }` dira s'il est bon.
board-good = { $file } : un bon plateau pour { $game }.

## What a match's file proves

proof-steps =
    { $count ->
        [one] L'unique pas suit les règles.
       *[other] Les { $count } pas suivent tous les règles.
    }
proof-draws-seed =
    { $count ->
        [one] L'unique tirage découle de la graine.
       *[other] Les { $count } tirages découlent tous de la graine.
    }
proof-draws-key =
    { $count ->
        [one] L'unique tirage découle de la clé.
       *[other] Les { $count } tirages découlent tous de la clé.
    }
proof-noted =
    { $count ->
        [one] C'est bien la partie de l'empreinte que tu as notée.
       *[other] C'est bien la partie des { $count } empreintes que tu as notées.
    }
proof-fingerprint = Son empreinte après { $steps } pas est { $digits } : qui a regardé peut la comparer.
proof-secret = Le secret est bien celui qui a été promis.
proof-secret-salts = Le secret est bien celui qui a été promis ; de même les sels de ces places, qui connaissent le leur : { $seats }.
proof-burnt =
    { $count ->
        [one] { $count } donne a été annulée avant, et le secret montré alors est bien celui qui a été promis.
       *[other] { $count } donnes ont été annulées avant, et le secret montré alors est bien celui qui a été promis.
    }
proof-salted = Tous ceux qui étaient à la table ont donné un sel : personne n'a pu choisir ce hasard seul.
proof-not = Pas prouvé : { $doubt }.
proof-unfinished = le fichier s'arrête avant la fin de la partie
proof-other-rules = que les coups suivent les règles, car voici ce que c'est : { $other } ; { $release } peut le vérifier
proof-by-hand = le hasard a été joué à la main dans cette partie, rien n'a été promis
proof-seeded = rien n'a été promis : qui a commencé cette partie a choisi sa graine et pouvait connaître chaque tirage
proof-unrevealed = le secret n'est pas révélé : la partie n'était pas finie, et ses tirages ne peuvent pas être vérifiés

## Aide : sa mise en page, et les fautes de frappe

usage = Usage : { $command }
usage-options = OPTIONS
usage-command = COMMANDE
usage-args = ARGUMENTS
heading-argument = Arguments :
heading-option = Options :
heading-command = Commandes :
usage-required = obligatoire
usage-default = par défaut : { $value }
usage-no-option =
    { $meant ->
        [none] il n'y a pas d'option { $option } ; --help les montre toutes
       *[other] il n'y a pas d'option { $option } ; voulais-tu dire { $meant } ?
    }
usage-missing = il manque { $name } ; --help dit ce qu'il faut
usage-bad-value =
    { $limits ->
        [none] { $option } ne peut pas avoir cette valeur ; --help dit ce qui est possible
       *[other] { $option } ne peut pas avoir cette valeur ; possible : { $limits }
    }
usage-no-value = { $option } demande une valeur
usage-extra = { $arguments } est de trop ici ; --help dit ce qu'il faut
usage-no-command =
    { $command ->
        [none] dis quoi faire : { $commands }
       *[other] il n'y a pas de commande { $command } ; il y a { $commands }
    }

## Aide : les commandes

help-macabre = Quatre jeux de famille mortels, pleins de secrets : joue dans le terminal, ouvre un hall pour les navigateurs, lis les règles, fais jouer des bots.
help-version = Afficher la version.
help-language = Parler cette langue, par exemple fr ou es ; sinon celle du système.
help-help = Afficher cette aide.
help-needs-numba = Demande Numba et NumPy : pip install "macabre[fast]"
help-games = Afficher les jeux, pour combien de joueurs ils sont, et leurs règles maison.
help-rules = Afficher les règles d'un jeu, ou un seul article.
help-play = Jouer une partie dans le terminal. Les humains prennent les premières places, les bots les autres.
help-serve = Ouvrir le hall et ses tables aux navigateurs, jusqu'à Ctrl-C.
help-site = Écrire un hall sans serveur : un dossier de fichiers pour n'importe quel hébergeur. Tout se passe dans le navigateur.
help-replay = Revoir pas à pas une partie enregistrée.
help-review = Analyser une partie : les chances de chacun coup par coup, et les tournants.
help-verify = Vérifier chaque promesse, chaque tirage et chaque coup d'une partie. Le code de sortie est 1 s'il reste quelque chose à prouver.
help-modules = Construire les modules qui jouent sans compilateur. Ceux qui sont à jour restent.
help-prepare = Compiler tous les jeux pour Numba maintenant, pour que personne n'attende plus tard.
help-simulate = Faire jouer beaucoup de parties à des bots. Affiche les victoires par place, avec intervalles, et la durée des parties.
help-arena = Faire jouer aux bots les mêmes donnes à toutes les places, et les classer, avec intervalles.
help-study = Faire jouer des bots et écrire un rapport : places, durée, habileté, hasard, et ce qui sert.
help-check = Vérifier qu'un jeu tient ses promesses : coups permis, secrets, mondes possibles, jeu compilé et plus encore.
help-bench = Mesurer combien de décisions cette machine joue par seconde de processeur, en compilé et en Python.
help-benchmark = Faire jouer aux bots les mêmes séries dans les quatre jeux, et afficher un tableau avec intervalles.
help-board = Tes propres plateaux et paquets de cartes.
help-board-copy = Copier le plateau ou le paquet d'un jeu dans un nouveau fichier, pour le changer.
help-board-check = Dire si un plateau est jouable ; sinon, pourquoi et où.
help-board-draw = Afficher un plateau.
help-tables = Les tables enregistrées sur un serveur.
help-tables-list = Afficher toutes les tables, les dernières utilisées à la fin.
help-tables-show = Afficher une table : son jeu, qui y était, quelles parties sont finies. Aucune main n'est montrée.
help-tables-export = Écrire dans un fichier JSON tout ce qui est enregistré d'une table : journal, noms, parties finies.
help-tables-delete = Supprimer des tables et tout ce qui en est enregistré. Les personnes assises là en sont averties.
help-tables-expire = Supprimer les tables inutilisées depuis longtemps, comme un serveur le fait chaque heure.
help-tables-backup = Copier toute la base de données, telle qu'elle est, dans un nouveau fichier SQLite.
help-tables-restore = Faire une nouvelle base à partir d'une sauvegarde. Une base existante n'est pas touchée.
help-new = Commencer ton propre jeu ou ton propre bot.
help-new-game = Écrire un petit jeu complet, jouable, qui réussit toutes les vérifications. Ensuite, fais-en le tien.
help-new-bot = Écrire un petit bot, en un fichier, qui sait jouer tout de suite.

## Aide : les options

help-game = L'identifiant du jeu ; `macabre games` les montre.
help-option = Une règle maison ; peut se répéter.
help-board-file = Ton propre plateau ou paquet.
help-seed = Répète le hasard d'une partie précédente.
help-luck-seed = Une autre graine donne un autre hasard.
help-deals-seed = Une autre graine donne d'autres donnes.
help-bots = Des bots, séparés par des virgules : { $bots }, ceux d'autres paquets, et les tiens sous la forme ./mine.py:Bot ou module:object.
help-csv = Écrire une ligne par partie.
help-limit = Arrêter une partie après ce nombre de décisions.
help-out = Où tout est rangé. La même commande reprend là où elle s'est arrêtée.
help-jobs = Combien de processus ; par défaut un par cœur.
help-ray = Une grappe Ray ; « local » en démarre une ici.
help-iterations = Combien de temps les bots qui cherchent peuvent réfléchir.
help-finished-file = La transcription d'une partie finie.
help-new-file = Un nouveau fichier ; il ne doit pas exister.
help-play-game = L'identifiant du jeu ; sans lui, on te le demande.
help-play-players = Combien de places, bots compris.
help-play-bots = Des bots pour les dernières places, séparés par des virgules : { $bots }, ceux d'autres paquets, et les tiens sous la forme ./mine.py:Bot ou module:object. « none » pour ne jouer qu'entre humains.
help-play-names = Les noms des humains, séparés par des virgules.
help-play-load = Reprendre une partie enregistrée.
help-rules-clause = Le numéro d'un article, comme CLU-9.
help-replay-file = Une transcription, telle que `save` l'écrit.
help-replay-seat = La revoir depuis cette place ; par défaut, on voit tout.
help-review-html = Écrire une page pour le navigateur.
help-review-iterations = Combien de suites sont essayées depuis chaque position.
help-verify-noted = Une empreinte que la table a montrée après un pas, pour prouver que c'est la même partie. Peut se répéter.
help-simulate-matches = Combien de parties.
help-simulate-players = Combien de places ; par défaut, autant que de bots.
help-arena-bots = Un bot par place, séparés par des virgules : { $bots }, et les tiens sous la forme ./mine.py:Bot. 3xgreedy en fait trois, expert:4000 a son propre budget ; « cheater » voit tout, « uniform » ne suppose rien.
help-arena-deals = Combien de donnes ; chacune est jouée dans toutes les rotations.
help-arena-above = S'arrêter dès que l'intervalle du premier bot est au-dessus.
help-arena-chart = Dessiner le résultat.
help-study-bots = Des sortes de bots, la plus faible d'abord, séparées par des virgules : { $bots }, et les tiens sous la forme ./mine.py:Bot ; hard:300 a son propre budget. Chaque sorte joue entre pairs, puis toutes à une même table.
help-study-matches = Combien de parties à chaque table.
help-study-players = Combien de places ; par défaut, le maximum du jeu.
help-study-against = Comparer avec un autre plateau ou une règle maison, sur le même hasard. NAME=3..12 ou NAME=1|5|10 essaie chaque valeur, plusieurs fichiers chaque plateau, plusieurs noms toutes les combinaisons.
help-study-wanted = Ce que devrait être une partie, comme minutes=20..30 ou seat=..27 : montre les réglages les plus proches.
help-study-people = Des parties jouées par des humains : des transcriptions, ou un dossier qui en contient.
help-study-seconds = Ton propre tableau des secondes que prend un coup.
help-check-only = Cette vérification seulement ; peut se répéter. Par défaut toutes.
help-check-record = Réécrire d'abord les parties de référence et les comptes.
help-benchmark-bots = Des bots, séparés par des virgules : des noms comme greedy ou expert:250, ceux d'autres paquets, et les tiens sous la forme ./mine.py:Bot ou module:object.
help-benchmark-quick = Une suite de quelques minutes au lieu d'une heure.
help-board-toml = Un fichier TOML dont la première clé est game = "…".
help-board-new = Où l'écrire ; le fichier ne doit pas exister.
help-modules-games = Quels jeux ; tous si aucun n'est nommé.
help-modules-again = Construire aussi ce qui est à jour.
help-modules-checked = Vérifier chaque indice : plus lent, mais trouve les fautes dans les règles.
help-new-name = Des minuscules, des chiffres et des tirets, comme night-watch.
help-new-in = Où le créer.
help-site-folder = Où l'écrire ; les fichiers présents sont remplacés.
help-site-pyodide = Où se trouve Pyodide ; sinon npm le télécharge une fois.
help-site-study = Le rapport d'une étude, ou son dossier, à montrer dans le hall ; peut être répété.
help-database = sqlite:///FICHIER ou postgresql://…
help-keep-unbegun = Combien de jours garder une table où aucune partie n'a commencé ; 0 : toujours.
help-keep-idle = Combien de jours garder une table où aucune partie n'est finie ; 0 : toujours.
help-keep-finished = Combien de jours garder une table où une partie est finie ; 0 : toujours.
help-serve-host = L'adresse d'écoute.
help-serve-port = Le port d'écoute.
help-serve-workers = Nombre de processus ; au-delà d'un, il faut PostgreSQL.
help-serve-lan = Laisser entrer les autres du réseau local.
help-serve-pace = Combien de temps les bots semblent réfléchir : 1 d'habitude ; avec 0 ils répondent aussitôt, et on voit quand ils n'avaient pas le choix.
help-serve-origin = Une adresse dont les pages peuvent jouer ici ; peut se répéter.
help-serve-open = Ouvrir le hall dans le navigateur.
help-serve-metrics = Donner ici des mesures pour Prometheus ; chaque processus prend le port suivant.
help-serve-bot = Proposer ton propre bot aux tables, sous la forme ./mine.py:Bot ou module:object ; peut se répéter. Les bots installés sont proposés de toute façon.
help-serve-bot-seconds = Secondes dont un tel bot dispose pour chaque décision.
help-serve-bot-megabytes = Mégaoctets de mémoire qu'un tel bot peut utiliser.
help-serve-most-tables = Nombre de tables ouvertes à la fois depuis une adresse.
help-serve-most-megabytes = Mégaoctets qu'elles peuvent prendre dans la base.
help-serve-most-entries = Nombre d'entrées du journal d'une table.
help-table-code = Le code d'une table.
help-table-codes = Les codes des tables.
help-backup-file = Une sauvegarde.
help-tables-yes = Ne pas demander confirmation.
help-tables-secrets = Exporter même pendant une partie, quand le journal montre toutes les mains.

## Ce que disent les commandes pour qui tient un serveur ou crée un jeu

serve-open = Macabre est ouvert : { $address } (Ctrl-C pour fermer)
site-made = { $folder } : { $size } Mo. Pour l'essayer : `python -m http.server -d { $folder }`.
site-left-out = Laissés de côté : { $games }. Un jeu venu d'ailleurs a besoin d'un serveur.
review-working = Analyse de { $file }
modules-building = Construction
modules-built = { $file } : { $size } octets
check-passed = { $game } : toutes les vérifications sont passées, ainsi que les tests du jeu
check-some-passed = { $game } : vérifications passées : { $checks }
prepare-working = Compilation
prepare-begun = Compilation en cours : { $games }. Cela peut prendre quelques minutes.
prepare-done = { $games } : compilation faite en { $seconds } s.
bench-title = Décisions par seconde de processeur, au hasard, toutes places prises
bench-game = jeu
bench-bytes = état, octets
bench-compiled = compilé
bench-python = Match en Python
bench-working = Mesure
benchmark-suite = Suite { $suite } : { $deals } donnes par série, chacune jouée aux { $seats } places, graine { $seed }.
benchmark-against = contre trois { $opponent }
benchmark-all = tous les jeux
benchmark-itself = lui-même
benchmark-metric = Le chiffre est la part de victoires du bot ; une victoire commune est partagée, et une partie interrompue n'a pas de vainqueur. Une part égale serait { $even } ; les intervalles sont à 95 %.
benchmark-files = Le tableau est { $table }, et pour les programmes { $data }.
new-game-made = { $folder } est un jeu. Pour y jouer et le vérifier :
new-game-guide = Ensuite, fais-en le tien : « Your first game » dans la documentation ({ $page }) montre comment.
new-bot-made = { $file } est un bot. Fais-le jouer :
new-bot-guide = Ensuite, améliore-le et assieds-le à une table : « Your first bot » dans la documentation ({ $page }) montre comment.
tables-code = code
tables-game = jeu
tables-phase = état
tables-entries = entrées
tables-matches = parties
tables-size = ko
tables-touched = dernier usage
tables-all = Tables : { $count }, avec { $size } ko d'entrées et de parties.
tables-one = { $code } : { $game }, { $phase }, { $entries } entrées, { $size } ko
tables-times = ouverte { $opened }, dernier usage { $touched } (UTC)
tables-person = entrée { $entry }, à table : { $name }
tables-match = finie { $at } : partie { $match }
tables-unreadable = illisible
tables-exported = { $file } contient les { $entries } entrées de { $code }.
tables-sure = Supprimer { $codes } pour toujours ?
tables-deleted = Supprimé : { $codes }.
tables-expired = Tables supprimées : { $count }.
tables-backing-up = Sauvegarde
tables-backed-up = { $file } est une sauvegarde de { $at } (UTC) ; `macabre tables restore` la lit.
tables-restoring = Restauration
tables-restored = Restauré.

## Fautes : où, et dans quels fichiers

fault-at = { $place } : { $fault }
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
        [none] ligne { $line }
       *[other] ligne { $line }, colonne { $column }
    }
fault-unreadable =
    impossible de lire { $file } : { $why ->
        [FileNotFoundError] ce fichier n'existe pas
        [IsADirectoryError] c'est un dossier
        [PermissionError] tu n'en as pas le droit
        [UnicodeDecodeError] ce n'est pas du texte en UTF-8
       *[other] il est abîmé, ou d'un autre type ({ $why })
    }
fault-unwritable =
    impossible d'écrire { $file } : { $why ->
        [FileNotFoundError] ce dossier n'existe pas
        [IsADirectoryError] c'est un dossier
        [PermissionError] tu n'en as pas le droit
       *[other] le système refuse ({ $why })
    }
fault-exists = { $file } existe déjà ; choisis un autre nom
fault-no-folder =
    impossible de créer le dossier { $folder } : { $why ->
        [FileExistsError] un fichier porte déjà ce nom
        [NotADirectoryError] une partie du chemin est un fichier
        [PermissionError] tu n'en as pas le droit
       *[other] le système refuse ({ $why })
    }
fault-data-folder = impossible de créer le dossier { $folder } ({ $why }) ; donne-en un autre dans $MACABRE_DATA

## Fautes : jeux, bots et parties

fault-needs-numba = il faut Numba et NumPy : pip install "macabre[fast]"
fault-no-game =
    { $meant ->
        [none] il n'y a pas de jeu « { $game } » ; il y a { $games }
       *[other] il n'y a pas de jeu « { $game } » ; voulais-tu dire { $meant } ?
    }
fault-no-clause = { $game } n'a pas d'article { $clause } ; ils vont de { $first } à { $last }
fault-players = { $game } se joue de { $low } à { $high }, pas à { $players }
fault-options = les options sont un dict de noms et de valeurs, pas { $kind }
fault-no-option =
    { $options ->
        [none] { $game } n'a pas d'option « { $option } », ni aucune autre
       *[other] { $game } n'a pas d'option « { $option } » ; il a { $options }
    }
fault-option = l'option « { $option } » ne peut pas être { $value } ; possible : { $allowed }
fault-option-seat = l'option « { $option } » ne peut pas être { $value } : les places vont de 0 à { $last }
fault-option-form = une option s'écrit NOM=VALEUR, pas « { $text } »
fault-chance = le hasard est 'auto' ou 'manual', pas { $value }
fault-seed = une graine est un nombre entier d'au plus 1 000 bits
fault-record-size = un état de { $game } a { $size } octets, tels qu'une partie les donne
fault-record = ce n'est pas un état de { $game } selon les règles { $rules }
fault-which-seat =
    { $seats ->
        [none] c'est au hasard de jouer
       *[other] dis quelle place : { $seats } peut jouer
    }
fault-no-seat = il n'y a pas de place { $seat } ; les places vont de 0 à { $last }
fault-no-transcript = une partie commencée au milieu n'a pas de transcription : personne ne sait ce qui a précédé
fault-bots-named = bots nommés : { $bots } ; places : { $seats }
fault-bot-place = « { $place } » ne dit pas où est un bot ; écris ./mine.py:Bot ou module:object
fault-bot-python = { $file } n'est pas du Python : la ligne { $line } est illisible
fault-bot-file = le fichier { $file } n'existe pas
fault-no-report = il n'y a pas de rapport à lire dans { $file } ; `macabre study` en écrit un
fault-strange-report = { $file } n'est pas le rapport d'une étude ; `macabre study` en écrit un
fault-bot-module = il n'y a pas de module Python { $module }, ni ici ni installé
fault-bot-name = le nom d'un bot a de 1 à 24 minuscules, chiffres et tirets, pas « { $name } » ; écris nom=FICHIER
fault-bot-taken = il y a déjà un bot « { $name } » ; donne un autre nom au tien : other-{ $name }=FICHIER
fault-bot-name-new = le nom d'un bot a des minuscules, des chiffres et des tirets, et n'est pas l'un des nôtres ; « { $name } » ne convient pas
fault-bot-loading = impossible de charger { $place } : { $why }
fault-source = impossible de lire la source de { $name }
fault-policy = ceci a été appris pour { $wanted }, pas pour { $here }
fault-entrant = « { $text } » n'est pas un bot ; écris greedy, 3xgreedy pour en avoir trois, expert:4000 pour un budget, ou ./mine.py:Bot pour un des tiens
fault-no-machine = il n'y a pas de machine « { $machine } » ; il y a { $machines }
fault-machine = { $game } ne tourne pas ici sur { $machine }, mais sur { $machines }
fault-module = le module de { $game } n'est pas à jour ; lance d'abord `macabre modules`
fault-game-name = le nom d'un jeu a des minuscules, des chiffres et des tirets, comme night-watch, pas « { $name } »
fault-game-taken = il y a déjà un jeu { $name } ; choisis un autre nom
fault-module-building = impossible de construire le module de { $game } : { $why }
fault-no-check = il n'y a pas de vérification { $check } ; il y a { $checks }
bot-missing =
    { $others ->
        [none] il n'y a pas de { $thing } dedans
       *[other] il n'y a pas de { $thing } dedans ; écris { $others } après son nom
    }
bot-chooses-not = { $thing } n'a pas de choose(sight), et son appel ne donne rien qui en ait
bot-late = c'est trop long
bot-ended = son processus s'est arrêté
fault-pyodide-folder = { $folder } n'a pas { $missing } ; ce doit être le dossier du paquet npm pyodide
fault-no-npm = Pyodide se télécharge avec npm, qui manque ici ; installe-le, ou indique un dossier avec --pyodide
fault-npm = npm n'a pas pu télécharger pyodide { $version } ; indique avec --pyodide un dossier qui le contient
fault-pyodide = ce que npm a téléchargé n'est pas le pyodide { $version } que connaît cette version

## Fautes : coups tapés

typed-form = « { $text } » n'a pas la forme « { $form } »
typed-kind = un coup est un dict ou un texte, pas { $kind }
typed-no-type = il n'y a pas de coup de type { $type } ; il y a { $types }
typed-no-field = un coup de type « { $type } » n'a pas de champ « { $field } »
typed-needs-field = un coup de type « { $type } » demande le champ « { $field } »
typed-field = « { $field } » { $fault }
misfit-number = doit être un nombre de { $first } à { $last }, pas { $given }
misfit-range = doit aller de { $first } à { $last }, ce n'est pas le cas de { $given }
misfit-choice = doit être l'un de ceux-ci : { $choices } ; pas { $given }
misfit-shape = doit ressembler à { $example }, pas à { $given }
misfit-pair = doit ressembler à { $form }, avec des nombres jusqu'à { $first } et { $second }, pas à { $given }
misfit-deck = ne va pas : { $card } n'est pas dans le jeu de cartes
typed-number = une action est un nombre entier, pas { $given }
typed-no-action = il n'y a pas d'action { $action }

## Fautes : environnements d'apprentissage

env-not-installed = { $package } n'est pas installé : pip install "macabre[{ $extra }]"
env-no-observation = { $game } ne déclare pas d'observation : il n'en existe donc pas d'environnement
env-other-seats = il y a { $seats } autres places : il faut donc { $seats } bots, pas { $bots }
env-no-reward = il n'y a pas de récompense { $reward } ; il y a { $rewards }
env-limit = la limite est un nombre de décisions, au moins 1, pas { $limit }
env-forbidden = le masque de { $who } interdit l'action { $action }
env-match-forbidden = partie { $match } : le masque interdit { $given } ; aucune partie n'a continué
env-in-turns = { $game } se joue à tour de rôle : les places ne peuvent pas agir ensemble
env-together = là où toutes les places agissent ensemble, il n'y a pas de place pour des bots
env-bots = les bots sont { $seats } noms, avec None pour chaque place qui apprend, pas { $bots }
env-matches = un lot a au moins 1 partie, pas { $matches }
env-seed = une graine est un nombre entier
env-step = un pas demande { $wanted } nombres entiers, pas { $given } de type { $kind }
env-factors = ces choix de { $names } ne sont pas tous des actions
env-save = ce n'est pas ce qu'un environnement a enregistré, ou pas en entier
env-other-save = c'est un autre environnement qui l'a enregistré ({ $other }), pas { $own }
env-slow-bot = le bot « { $bot } » réfléchit trop longtemps pour un lot ; random et greedy, non
env-policies-together = les politiques répondent pour une seule place d'une partie à la fois : le lot ne peut pas être fait avec together=True
env-policies-masks = les politiques choisissent d'après les masques : le lot ne peut pas être fait avec masks=False
env-policy-bot = le bot « { $bot } » joue à la place { $seat } ; mets None à cet endroit parmi les bots, et la politique l'aura
env-tree-players = un arbre est pour 2 joueurs, pas { $players }
env-tree-size = ce cadre a plus de { $most } positions ; un arbre est fait pour de plus petits
env-tree-deals = plus de { $most } donnes sont possibles dans cette position

## Fautes : séries et études

fault-deals = une série a de 1 à { $most } donnes, pas { $deals }
fault-matches = une étude a de 2 à { $most } parties à chaque table, pas { $matches }
fault-other-code = { $file } a été joué avec d'autres règles, bots, plateau ou compilateur ; commence dans un autre dossier
fault-other-series = { $file } vient d'un autre essai (ce qui change : { $names }) ; commence dans un autre dossier
fault-process-ended = un processus a été arrêté de l'extérieur ; ce qui était fini est gardé
fault-no-ray = Ray n'est pas installé : pip install "macabre[ray]"
fault-ray = aucune grappe Ray ne répond à { $address } ({ $why })
fault-wanted = un souhait s'écrit minutes=20..30 ou seat=..27, pas « { $text } » ; possible : { $kinds }
fault-seconds = { $file } doit dire combien de secondes prend un coup : un nombre pour chaque type, et pour '{ $usual }'
fault-ladder = une étude demande un ou plusieurs bots, chacun nommé une fois, le plus faible d'abord
fault-many-kinds = { $kinds } sortes de bots ne tiennent pas à une table de { $seats }
fault-people = { $file } est une partie de { $game } à { $players }, pas de { $wanted } à { $seats }
fault-people-options = { $file } a été jouée avec { $played }, l'étude a { $studied }
fault-people-board = { $file } a été jouée avec un autre plateau ou un autre paquet que ceux de l'étude
fault-not-over = la partie dans { $file } n'est pas finie
fault-settings = une étude compare au plus { $most } réglages, pas { $settings }
fault-range = un intervalle va en montant : { $right }, pas { $text }

## Fautes : serveurs et bases de données

fault-workers = plusieurs processus demandent une base PostgreSQL : --database postgresql://…
fault-origin = une origine est une adresse comme https://play.example, pas « { $given } »
fault-port = impossible d'écouter sur { $host }, port { $port } ({ $why }) ; choisis un autre --port
fault-metrics = les mesures se donnent à un port, comme --metrics 9113, pas « { $text } »
fault-lock = impossible d'ouvrir le verrou { $file } ({ $why })
fault-served =
    { $server ->
        [none] un autre serveur sert déjà les tables de { $file } ; ferme-le d'abord
       *[other] un autre serveur ({ $server }) sert déjà les tables de { $file } ; ferme-le d'abord
    }
fault-stored = ce qui y est enregistré est illisible ({ $why })
fault-secrets = une partie se joue à { $code }, et son journal montre toutes les mains ; --secrets l'exporte quand même
fault-not-deleted = tables introuvables : { $missing } ; tables supprimées : { $deleted }
fault-storage = la base ne peut être ni lue ni écrite pour l'instant ({ $why })
fault-no-table = il n'y a pas de table { $code }
fault-database =
    { $database ->
        [none] la base de données est inutilisable : { $why }
       *[other] la base { $database } est inutilisable : { $why }
    }
unfit-no-folder = il n'y a pas de dossier { $folder }
unfit-no-file = ce n'est pas un fichier
unfit-not-there = ce fichier n'existe pas
unfit-read-only = elle est en lecture seule
unfit-folder-read-only = ce compte ne peut pas écrire dans le dossier { $folder }
unfit-open-to-all = d'autres peuvent lire { $file }, et nous ne pouvons pas le changer ; lance chmod 600 dessus
unfit-damaged = elle est endommagée
unfit-damaged-restore = elle est endommagée ; restaure une sauvegarde
unfit-no-backup = ce n'est pas une sauvegarde de tables
unfit-odd = elle contient un élément ({ $what }) qu'aucune sauvegarde n'a
unfit-not-empty = elle contient déjà des tables ; rien n'est remplacé
unfit-locked = un autre programme la verrouille
unfit-disk = son disque est en panne
unfit-full = son disque est plein
unfit-unopened = elle ne s'ouvre pas
unfit-no-sqlite = le fichier n'est pas une base SQLite
unfit-address = écris sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM
unfit-no-driver = son pilote n'est pas installé : pip install "macabre[postgres]"
unfit-kind = ce n'est ni SQLite ni PostgreSQL
unfit-sqlite-file = une base SQLite est un fichier : écris sqlite:///FICHIER
unfit-older = elle vient d'une version plus ancienne ; `macabre serve` la met à jour
unfit-newer = elle vient d'une version plus récente de Macabre ; prends celle-ci, ou une autre base
unfit-versions = ses tables ne sont pas complètes (elles ont plusieurs versions) ; restaure une sauvegarde
unfit-no-version = ses tables ne sont pas complètes ({ $tables } sans version) ; restaure une sauvegarde
unfit-not-whole = ses tables ne sont pas complètes (il manque { $what }) ; restaure une sauvegarde

## Fautes : plateaux

board-yours = ton plateau
board-unreadable =
    impossible de lire ceci : { $why ->
        [FileNotFoundError] ce fichier n'existe pas
        [IsADirectoryError] c'est un dossier
        [PermissionError] tu n'en as pas le droit
        [UnicodeDecodeError] ce n'est pas du texte en UTF-8
       *[other] le système refuse ({ $why })
    }
board-strange = impossible de lire ceci
board-slow = lire ceci demande trop de temps ou de mémoire
board-no-file =
    ce n'est pas un fichier de plateau : { $why ->
        [equals] il manque = après une clé
        [value] ce n'est pas une valeur ; un texte se met entre guillemets
        [twice] c'est dit deux fois
        [bracket] il manque un crochet ou une accolade
        [text] ce texte n'est pas complet
       *[line] cette ligne n'est ni une table, ni une clé avec sa valeur, ni un commentaire
    }
board-endless = ce n'est pas un fichier de plateau : un texte n'a pas de fin
board-bytes = un plateau a au plus { $most } octets, pas { $count }
board-line = une ligne a au plus { $most } caractères, pas { $count }
board-text = un texte a au plus { $most } caractères, pas { $count }
board-atom = une clé ou un nombre a au plus { $most } caractères, pas { $count }
board-dots = une clé a au plus { $most } points
board-deep = ceci est trop profondément imbriqué
board-says = { $text }
board-lacks = il manque « { $key } »
board-kind = « { $key } » doit être { $wanted }, pas { $value }
board-kind-str = un texte
board-kind-int = un nombre entier
board-kind-bool = true ou false
board-kind-list = une liste
board-kind-dict = une table
board-name = un nom a au plus { $most } lettres, toutes visibles ; { $name } ne convient pas
board-lacks-tables = il faut au moins une table { $table }
board-no-table = { $table } doit être une table
board-unknown = il n'y a pas de clé « { $key } » ; il y a { $allowed }
board-not-of = ce n'est pas un plateau de { $game }
board-no-path = un plateau est un chemin ou un plateau chargé, pas { $kind }
board-of-other-game = c'est un plateau de { $other }, pas de { $game }

## Fautes : transcriptions, et promesses sur le hasard

fault-noted = « { $note } » n'est pas un pas, deux-points et de { $least } à 64 chiffres hexadécimaux
fault-other-match = ce n'est pas la partie dont l'empreinte a été notée après l'étape { $step }
transcript-no-text = une transcription est un texte, pas { $kind }
transcript-release =
    { $release ->
        [none] une version antérieure de Macabre
       *[other] Macabre { $release }
    }
transcript-made = une partie de { $game } selon les règles { $rules } ({ $release })
transcript-other-rules = { $made } ; ici, ce sont les règles { $rules }
transcript-other-board = { $made }, sur un plateau qui était alors l'habituel et qui a changé depuis
transcript-board = le plateau dans { $file }
transcript-begin = une transcription commence par la ligne '{ $line }'
transcript-cut-off = la transcription est coupée : sa dernière ligne n'est pas 'end …'
transcript-expected = il faudrait '{ $wanted }', pas '{ $found }'
transcript-number = '{ $key }' demande un nombre, pas '{ $value }'
transcript-value = '{ $text }' n'est pas une valeur
transcript-chance = le hasard est 'manual', 'seed' et un nombre, ou 'fair' et une promesse, pas '{ $value }'
transcript-burnt = une donne annulée a son numéro, sa promesse, son secret, et qui a gardé son sel
transcript-burnt-gap = les donnes annulées ne mènent pas à la donne { $deal }
transcript-seat = la place { $seat } est 'bot', ou 'person' avec la promesse d'un sel et le sel
transcript-salt = un sel a une place, sa promesse et ses chiffres
transcript-secret = un secret a 64 chiffres hexadécimaux
transcript-board-kind = un plateau est 'own' ou 'default', pas '{ $kind }'
transcript-own-board = ce plateau n'est pas celui sur lequel on a joué
transcript-step = ce n'est pas un pas d'une partie : '{ $line }'
transcript-step-number = il faudrait le pas { $wanted }, pas le pas { $found }
transcript-draw-number = ce n'est pas le nombre suivant pour '{ $purpose }'
transcript-weights = '{ $text }' ne sont pas des poids
transcript-outcomes = un tirage a au plus { $most } issues
transcript-draw = pour le hasard, on lit '{ $stated }', mais selon les règles c'est '{ $right }'
transcript-outcome = la clé de la partie donne une autre issue que celle écrite ici
transcript-after-end = quelque chose suit la ligne 'end …'
transcript-length = la fin parle de { $stated } pas, mais il y en a { $found }
transcript-checksum = la transcription a été modifiée : la somme de contrôle ne correspond pas
transcript-fingerprint = la transcription a été modifiée : l'empreinte ne correspond pas
luck-other-secret = le secret n'est pas celui qui a été promis
luck-other-salt = le sel de la place { $seat } n'est pas celui qui a été promis
luck-other-burnt = le secret de la donne annulée { $deal } n'est pas celui qui a été promis
luck-seats =
    { $count ->
        [one] place { $seats }
       *[other] places { $seats }
    }
doubt-unknown-seats = il n'est pas noté qui était là ni qui a donné un sel : l'hôte a pu orienter la donne
doubt-burnt = la donne { $deal } a été annulée faute du sel promis ({ $seats }) : avec l'aide de l'hôte, c'était un choix entre cette donne et la suivante
doubt-no-person = il n'y avait que des bots, donc personne n'a donné de sel : l'hôte seul a pu choisir la donne
doubt-no-salt = pas de sel ({ $seats }), ni de personne d'autre : l'hôte seul a pu choisir cette donne
doubt-some-salts = pas de sel ({ $seats }) : l'hôte a pu orienter cette donne avec l'aide d'autres ({ $others })
