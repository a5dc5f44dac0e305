# Macabre : ce que les commandes affichent, et les rapports d'études. Les pages du navigateur n'en ont pas besoin.

## Studies: what is measured, and where

figure-interval = { $value } (de { $low } à { $high })
study-all-together = tous ensemble
study-people = des humains
study-bots = bots { $bot }
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
outlier-wins = le bot { $bot } gagne
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
install-parquet = Pour Parquet : pip install 'macabre[parquet]'
install-ratings = Pour les classements : pip install 'macabre[ratings]'

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

replay-help = Entrée : la suite. b : en arrière. Un nombre : aller à ce pas. e : à la fin. q : quitter.
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
