# Macabre: the words of the house.

unnamed-seat = Joueur { $number }
erased-name = Quelqu'un

## Every page

language = Langue
light-auto = Lumière : auto
light-dark = Lumière : bougie
light-light = Lumière : jour
fault-answer = Le serveur a répondu { $status }.
fault-full = C'est complet pour le moment ; réessaie dans un instant.

## The hall

page-tools = Cette page
hall-page = Macabre – des jeux mortels en famille
hall-description = Des jeux de société mortels et pleins de secrets, à jouer dans le navigateur entre amis et avec des bots.
hall-skip = Aller aux jeux
hall-title = Des jeux mortels pour toute la famille
hall-lead = Des jeux de plateau et de cartes pleins de secrets, à une table dans ton navigateur : entre amis grâce à un lien, contre des bots, ou en se passant un téléphone. C'est gratuit et sans compte.
hall-step-choose = Choisis un jeu et qui s'assied avec toi
hall-step-share = Envoie le lien, ou invite des bots
hall-step-play = Joue : les premiers pas te guident pendant ta première partie
hall-choose = Choisis un jeu
hall-code-label = On t'a donné un code ?
hall-code = Code
hall-join = Rejoindre
hall-own = Mes parties
hall-wait = On allume les bougies…
hall-foot = Nos propres mots et nos propres dessins, inspirés de jeux de société très aimés. Un hasard honnête que tout le monde peut vérifier.
hall-players =
    { $range ->
        [one]
            { $low ->
                [one] { $low } joueur
               *[other] { $low } joueurs
            }
       *[many] { $low } à { $high } joueurs
    }
hall-minutes = { $low } à { $high } min
hall-age = dès { $age } ans
hall-weight-light = facile
hall-weight-medium = moyen
hall-weight-heavy = corsé
hall-play-now = Jouer maintenant
hall-set = Ouvrir une table
hall-rules = Règles
hall-silent = Le serveur ne répond pas. Recharge la page dans un instant.
hall-older = Montrer les parties plus anciennes
hall-free-seat = la place { $number } est libre
hall-seat = place { $number }
hall-won =
    { $count ->
        [0] Personne n'a gagné
        [one] { $winners } a gagné
       *[other] { $winners } ont gagné
    }
hall-turn = À jouer : { $seats }
hall-not-begun = Pas commencée
hall-since = depuis { $when }
hall-earlier = Partie { $number } de cette table
hall-table = La table
hall-play-on = Continuer
hall-replay = Revoir
hall-review = Analyser
hall-studies = Études
hall-studies-about = Comment les jeux se jouent, mesuré sur de nombreuses parties entre bots.

## Every page: what many of them say

brand = Macabre : retour au hall
page-title = { $title } – Macabre
page-your-turn = ● À toi de jouer – { $title }
to-hall = Retour au hall
close = Fermer
copy = Copier
copied = Copié
copy-yourself = Sélectionné : copie-le maintenant
sentence = { $text }.
percent = { $number } %
seat = Place { $number }
board = Le plateau
log = Ce qui s'est passé
table-picture = La table au milieu d'une partie
time-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
time-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
guest = Invité
name = Nom
name-length = { $most } lettres au plus

## Pages that are not there

missing-page = Rien ici – Macabre
missing = Il n'y a personne ici
missing-why = Cette adresse ne mène nulle part. Le lien est peut-être ancien, ou il y manque une lettre.
missing-table = Cette table n'existe pas
missing-table-why = Le lien est peut-être ancien, ou une lettre du code est fausse.
missing-match = Cette partie n'existe pas
missing-match-why = Le lien est peut-être ancien, ou quelqu'un a fait effacer la partie.

## Links that are sent to others

preview-hall = Des jeux de société mortels et pleins de secrets, dans le navigateur : entre amis et avec des bots.
preview-table = { $game } – une table chez Macabre
preview-table-about = Prends une place, ou regarde. { $summary }

## Bots

level-random = Au hasard
    .about = joue n'importe quel coup permis
level-greedy = Glouton
    .about = prend ce qui semble le mieux sur le moment et ne prévoit jamais rien
level-easy = Facile
    .about = réfléchit un peu et fait souvent des étourderies
level-normal = Normal
    .about = prévoit, avec une étourderie de temps en temps
level-hard = Difficile
    .about = prévoit avec soin
level-expert = Expert
    .about = réfléchit environ une seconde ; le plus dur à battre
bot-outside = ne vient pas de Macabre ; s'il échoue, « { level-greedy } » prend la suite
bot-tag = bot : { $bot }
bot-fault =
    { $fault ->
        [late] Le bot { $seat } a mis trop de temps ; « { level-greedy } » prend la suite.
        [illegal] Le bot { $seat } a joué un coup interdit ; « { level-greedy } » prend la suite.
        [gone] Le bot { $seat } n'est plus disponible ; « { level-greedy } » prend la suite.
       *[failed] Le bot { $seat } a échoué ; « { level-greedy } » prend la suite.
    }

## Setting a table

setting-title = Ouvrir une table : { $game }
setting-name = Ton nom
setting-players = Combien de joueurs ?
setting-others = Qui d'autre joue ?
setting-alone = Tu joues en solitaire.
setting-by-link = Quelqu'un, par le lien
setting-here = Quelqu'un, sur cet appareil
setting-bot = Bot : { $bot }
setting-friend = Nom pour la place { $number }
setting-friend-name = Invité { $number }
setting-own-seat = Place 1 : toi
setting-options = Règles maison et pendule
setting-clock = Pendule
setting-no-clock = Aucune
setting-clock-each = { $time } par coup
setting-clock-about = Le temps que peut prendre chaque coup. Ensuite, les autres peuvent laisser un bot continuer.
setting-stand-in = Remplaçant
setting-stand-in-about = Le bot qui prend la suite quand quelqu'un s'en va. Les autres peuvent le demander au bout d'une demi-minute.
setting-own-board = Ton propre plateau ou tes propres cartes
setting-own-picture = Ton plateau ou tes cartes, au début d'une partie
setting-file = Le fichier
setting-file-about = Pars du { $file } et modifie-le. Si quelque chose y est faux, la ligne t'est indiquée.
setting-game-file = fichier du jeu
setting-file-good = On peut jouer avec ce fichier. Voici à quoi il ressemble :
setting-file-bad = On ne peut pas encore jouer avec ce fichier :
setting-file-help = C'est du texte simple : change les noms et les nombres, et laisse les crochets, les guillemets et les signes égal où ils sont. Puis choisis le fichier à nouveau.
setting-make = Ouvrir la table

## House rules

option-changed = changée
option-none = Ce jeu n'a pas de règles maison.
option-chance = le sort décide
option-off = aucune

## The table

table-page = Une table – Macabre
table-heading = Une table
table-skip = Aller aux coups
table-seats = Places
table-agreed = Ce qui est convenu
table-gestures = Gestes
table-house-rules = Règles maison
table-invite = Inviter, ou laisser regarder
table-match = La partie
table-mixing = Vous mélangez le hasard, tous ensemble.
table-game = Le jeu
table-players = Joueurs
table-aids = De l'aide pour ton coup
table-hint = Un conseil
tabs = Parties de la table
tab-play = Jeu
tab-log = Journal
tab-table = Table
sound-on = Son activé
sound-off = Son coupé
table-whole = La table

## The table: seats

seat-bot = bot
seat-you = toi
seat-free = libre
seat-must-act = doit jouer
seat-thinks = réfléchit
seat-here =
    { $acts ->
        [yes] ● à table, doit jouer
       *[no] ● à table
    }
seat-away =
    { $acts ->
        [yes] ○ en pause, doit jouer
       *[no] ○ en pause
    }
seat-substitute = un bot joue : { $bot }
seat-sit = S'asseoir ici
seat-friend = Quelqu'un sur cet appareil
seat-put-bot = Mettre un bot ici
seat-which-bot = Quel bot
seat-remove-bot = Enlever le bot
seat-stand = Quitter cette place
seat-return = Reprendre moi-même
seat-leaving = Tu t'absentes ?
seat-leaving-about = Ferme la page quand tu veux : la place reste à toi. En attendant, un bot peut jouer à ta place.
seat-let-play = Le laisser jouer pour moi
seat-replace = Laisser un bot continuer : { $bot }
seat-once = Passer : un bot décide une fois
seat-once-for = Passer : un bot décide une fois pour { $name }
seat-wait = Un bot pourra continuer dans { $seconds } s
name-ask = Qui s'assied ?
name-sit = S'asseoir
name-not-now = Pas maintenant

## The table: gathering

gather = Autour de la table
gather-begin = Commencer la partie
gather-all = Tout le monde est là : n'importe qui peut lancer la partie.
gather-full = Toutes les places sont prises. Tu peux regarder : la partie débute quand quelqu'un à la table la commence.
gather-waits =
    { $count ->
        [one] Il manque encore un joueur. Envoie le lien à quelqu'un, ou mets un bot à la place libre ; ensuite, on peut commencer.
       *[other] Il manque encore { $count } joueurs. Envoie le lien, ou mets des bots aux places libres ; ensuite, on peut commencer.
    }
gather-waits-for-you =
    { $count ->
        [one] Il manque encore un joueur. Appuie sur « { seat-sit } » à la place libre pour jouer, ou reste pour regarder.
       *[other] Il manque encore { $count } joueurs. Appuie sur « { seat-sit } » à une place libre pour jouer, ou reste pour regarder.
    }
agreed-clock = Pendule : { $time } par coup
agreed-no-clock = Pas de pendule
agreed-usual-board = Le plateau ou les cartes habituels
agreed-own-board = Un plateau ou des cartes à vous
agreed-option = { $name } : { $value }
agreed-usual-rules = Les règles maison habituelles
invite-send = Envoie ce lien : qui l'ouvre peut prendre une place, ou regarder.
invite-link = Lien vers cette table
invite-share = Partager
invite-words = Prends une place à ma table.
invite-code = Ou tape le code { $code } dans le hall.
invite-network = Il marche pour tout le monde sur ton réseau, jusqu'à ce que Macabre soit fermé.
invite-here-only = Ce lien ne marche que sur cet ordinateur.
invite-start = Pour laisser entrer les autres, lance Macabre avec { $command } et ouvre l'adresse affichée.
invite-may = Les téléphones et les ordinateurs du même réseau peuvent aussi jouer, si tu le permets.
invite-let = Laisser jouer les autres sur ce réseau
invite-qr = Code QR du lien vers la table { $code }

## The table: the line above the board, and what happens meanwhile

your-turn = À toi
talk-over = La partie est finie.
talk-hands-over = { $name } regarde encore. Ensuite, l'appareil passe à { $next }.
line-broken = La liaison avec la table est coupée. Nouvel essai ; rien n'est perdu.
line-restart = Le serveur redémarre. Nouvel essai ; rien n'est perdu.
hand-over = Passer l'appareil
hand-over-to = Passer l'appareil à { $name }
curtain-up = Je suis { $name } : montrer mon côté
curtain-about = Tous les autres regardent ailleurs.
clock-late =
    { $count ->
        [one] Temps écoulé pour { $names }.
       *[other] Temps écoulé pour { $names }.
    }
clock-wait = Attendre
undo = Reprendre
undo-ask = Demander à reprendre
undo-asked = Tu as demandé à reprendre ton coup. Les autres doivent être d'accord.
undo-asks = { $name } demande à reprendre un coup.
undo-question = { $name } voudrait reprendre le dernier coup. Ce que le hasard a fait depuis ne compte plus : les dés et les cartes sont tirés à nouveau.
undo-allow = Permettre
undo-refuse = Non
change-undone = Le dernier coup a été repris.
change-refused = Les autres préfèrent continuer : rien n'est repris.
scene = Ce qui vient de se passer
scene-ended = Comment ça a fini
scene-round-over = La manche est finie.
scene-go-on = Continuer
scene-waiting = On attend { $names }. La partie reprend dans { $seconds } s au plus tard.
emote-gasp = Oh !
emote-laugh = Rire
emote-think = Hum
emote-applause = Bravo
emote-hurry = Vite
emote-sorry = Pardon
emote-made = { $name } : { $emote }
emotes-hide = Cacher les gestes
own-about = Ton nom est gardé avec cette table et ses parties. Tu peux le faire effacer : tu t'appelles alors « Somebody ». Quand plus personne n'a de nom, la table et ses parties sont supprimées.
own-erase = Effacer le nom { $name }
own-sure = Effacer le nom { $name } pour toujours ?
own-yes = L'effacer
own-no = Le garder

## The table: how it ended

outcome-you = Tu as gagné !
outcome-won =
    { $count ->
        [one] { $names } a gagné
       *[other] { $names } ont gagné
    }
outcome-nobody = La partie est finie : personne n'a gagné
outcome-alone-you =
    { $score ->
        [one] Tu finis avec { $score } point
       *[other] Tu finis avec { $score } points
    }
outcome-alone =
    { $score ->
        [one] { $name } finit avec { $score } point
       *[other] { $name } finit avec { $score } points
    }
outcome-replay = Revoir la partie
outcome-review = Analyser la partie
outcome-fair = Était-ce honnête ?
outdated-watch = Revoir ce qui s'est passé
rematch = Revanche
rematch-new-rules = Revanche avec les nouvelles règles
rematch-begun = Une revanche a commencé.
rematch-last = La partie précédente :
best-first =
    { $score ->
        [one] { $score } point : ton record sur ce plateau.
       *[other] { $score } points : ton record sur ce plateau.
    }
best-new =
    { $score ->
        [one] { $score } point : ton nouveau record sur ce plateau. L'ancien était { $before }.
       *[other] { $score } points : ton nouveau record sur ce plateau. L'ancien était { $before }.
    }
best-other =
    { $score ->
        [one] { $score } point ; ton record sur ce plateau est { $best }.
       *[other] { $score } points ; ton record sur ce plateau est { $best }.
    }

## The table: moves

moves = Tes coups
moves-count = Tes coups ({ $count })
moves-one = Ton coup
moves-heading = { $type } : { $part }
moves-list = Tous les coups en liste
moves-list-count = Tous les coups en liste ({ $count })
moves-filter = Filtrer
moves-filter-label = Filtrer les coups
moves-all = Tout en liste
moves-chores = Jouer tous ces coups
moves-no-match = Aucun coup ne correspond au filtre.
moves-later = Tes coups s'affichent ici dès que la partie est lancée.
moves-wait = Tu n'as rien à faire pour le moment.
moves-watch = Tu regardes.
moves-left =
    { $count ->
        [one] encore { $count } coup
       *[other] encore { $count } coups
    }
moves-behind =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
choose-anew = { $part } : choisir à nouveau
ask-type = Que veux-tu faire ?
ask-field = Choisis : { $field }
confirm = Confirmer le coup
confirm-yes = Jouer
confirm-no = Pas ça
hint = Conseil
hint-thinks = Réflexion…
hint-about = Tes chances de gagner, d'après ce que tu sais :
hint-none-turn = Pas de conseil : ce n'est pas à toi de jouer.
hint-none-chores = Pas de conseil : peu importe ce que tu choisis ici.
hint-none-only = Pas de conseil : tu n'as qu'un coup possible.
why = Pourquoi ?
why-heading = Pourquoi je ne peux pas … ?
why-type = Que voudrais-tu faire ?
why-asked = { $words } ?
why-nothing = Tout ce que tu pourrais faire maintenant est permis.
why-allowed = C'est permis maintenant.
why-rule = La règle
primer = Premiers pas
primer-now = Ce que tu peux faire
primer-rule = La règle correspondante
primer-aim = Ton but
primer-beware = Attention
primer-rules = Toutes les règles
primer-on = Premiers pas pour ce jeu
primer-off = Arrêter les premiers pas

## The table: help

help = Aide
help-line = La ligne au-dessus du plateau dit toujours qui doit faire quoi.
help-press = Touche ce qui brille sur le plateau, ou clique dessus : d'abord une carte ou un pion, puis sa destination. Sur un écran tactile, on te demande confirmation avant chaque coup.
help-why = Appuie sur ce qui ne brille pas, et tu sauras pourquoi. « { why } » montre tout le reste.
help-hint = « { hint } » montre de bons coups, « { undo } » annule ton dernier coup. Chaque coup est aussi un bouton de la liste.
help-keys = Au clavier
help-use-keys = Utiliser ces touches
help-ask-first = Toujours demander avant de jouer un coup
key-number = choisir un coup par son numéro
key-moves = aux coups, puis les flèches
key-filter = filtrer les coups
key-back = un choix en arrière
key-hint = conseil
key-undo = reprendre
key-why = pourquoi je ne peux pas … ?
key-log = au journal
key-sound = son activé ou coupé
pace = Rythme
pace-calm = Tranquille
pace-normal = Normal
pace-brisk = Vif
pace-about = Les bots suivent le rythme le plus tranquille de la table. Clique, ou appuie sur Espace ou Échap, pour continuer tout de suite.

## Games that have no drawing of their own, and values of moves that have no words

plain-picture = La table en simples caractères
plain-player = Joueur
plain-hand = main
plain-left = cartes à piocher
plain-yours = À toi : { $what }
plain-other = { $name } : { $what }
plain-discards = Dessus de la défausse ({ $count })
plain-usable = (utilisable)
card-hidden = face cachée
value-nothing = rien
value-nobody = personne
value-yes = oui
value-no = non
value-of = { $field } { $value }

## Replays and reviews in the browser

replay-page = Revoir – Macabre
replay-heading = Revoir la partie
replay-title = { $game } : revoir
replay-skip = Aller aux commandes
replay-steps = La partie, pas à pas
replay-who = Qui a joué
replay-hands = Ici, toutes les mains sont visibles. Ce qui n'a jamais été retourné pendant la partie reste face cachée.
replay-step = Étape { $at } sur { $count }
replay-first = Au début
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-last = À la fin
replay-run = Lecture
replay-stop = Pause
replay-key-step = un pas,
replay-key-ends = début et fin,
replay-key-run = lecture ou pause
replay-about = Cette partie
replay-nothing = Il n'y a rien à dire de cette étape.
replay-before = Avant la première étape.
replay-ends = L'enregistrement s'arrête ici.
replay-link = Lien vers cette étape
replay-file = Télécharger le fichier
replay-unchecked = Une partie qui n'est pas allée jusqu'au bout ne peut pas être vérifiée.
lookback = Analyser cette partie
lookback-about = Les chances de chacun, coup par coup, et où la partie a basculé. Cela prend environ une minute.
lookback-progress = Analyse : { $done } coups sur { $count }
lookback-chart =
    { $side ->
        [true] Les chances de gagner de chacun, comme elles étaient vraiment
       *[known] Les chances de gagner de chacun, d'après ce que chacun pouvait savoir
    }
lookback-then = Puis : { $luck }
lookback-after = Après { $made }
lookback-change = { $name } : { $before } → { $after }
lookback-better =
    { $points ->
        [one] Un meilleur coup à ce moment-là : { $move }. Les chances de gagner étaient meilleures de { $points } point de pourcentage.
       *[other] Un meilleur coup à ce moment-là : { $move }. Les chances de gagner étaient meilleures de { $points } points de pourcentage.
    }
lookback-best = Aucun autre coup ne semblait meilleur à ce moment-là.

## Rules in the browser

rules-page = Règles – Macabre
rules-title = { $game } : règles
rules-skip = Aller aux règles
rules-headings = Titres
rules-picture = La table au milieu d'une partie : { $game }
rules-back = Retour à la table
rules-print = Imprimer
rules-by-number = Toutes les règles par numéro
rules-kinds = « { clause-rule } » est dans le livret imprimé, « { clause-ruling } » tranche ce qu'il laisse ouvert, « { clause-reconstruction } » complète ce qui est perdu ou n'a jamais été imprimé. « { clause-other-wording } » et « { clause-house-rule } » sont des choix à convenir avant la partie.
example-show = Montrer
example-again = Montrer encore

## Fair luck

fair = Hasard honnête
fair-brief = des dés et des cartes que personne ne peut diriger seul
fair-brief-doubt = tout ne peut pas être prouvé
fair-before = Avant la donne, le serveur promet son secret par une empreinte, et le navigateur de chaque joueur y ajoute son propre sel, un nombre tiré au hasard.
fair-about = Tout le hasard d'une partie est fixé avant la donne, par le serveur et les navigateurs des joueurs ensemble. Si tu ajoutes un sel, tu sais que personne, pas même le serveur, n'a pu choisir ce qui tombe.
fair-over = La partie est finie, et le secret est montré.
fair-awaits = On attend encore le sel : { $names }.
fair-mixed = Sels mélangés : { $names }.
fair-no-salts = Aucun sel n'a été demandé.
fair-changed = Le serveur a changé sa promesse avant la donne : le sel de ce navigateur reste caché.
fair-figures = Les chiffres
fair-promise = La promesse du serveur, faite avant la donne
fair-secret = Le secret ainsi promis
fair-fingerprint = L'empreinte de la partie jusqu'ici
fair-mark = { $digits } après l'étape { $step } ; tout le monde à la table a la même
fair-no-mark = aucune pour l'instant
fair-later = Quand la partie est finie, chacun peut vérifier ici tout ce que le hasard a fait.
fair-more = Ce qui est prouvé, et ce qui ne l'est pas
check = Vérifier cette partie
check-failed = La partie n'a pas pu être vérifiée. { $why }
check-good = Tout concorde.
check-open = Rien ne s'y oppose, mais tout n'est pas prouvé.
check-bad = Quelque chose ne concorde pas.
check-proves = Cela prouve que chaque carte et chaque dé découlent de ce que le serveur a promis avant la donne et des sels des personnes nommées ci-dessus. Si ton propre sel en fait partie, personne n'a choisi ta chance. Cela n'empêche pas un serveur de regarder les mains pendant la partie, ni d'inventer les sels des autres.
doubt-shorter =
    { $had ->
        [one] le journal de cette table n'est pas celui que ce navigateur a vu : il avait { $had } entrée, il en a maintenant { $has }
       *[other] le journal de cette table n'est pas celui que ce navigateur a vu : il avait { $had } entrées, il en a maintenant { $has }
    }
doubt-other = le journal de cette table n'est pas celui que ce navigateur a vu
doubt-step = le serveur raconte maintenant autrement l'étape { $step } de cette partie
verify-no-promise = Cette partie ne découle d'aucune promesse, il n'y a donc rien à vérifier.
verify-not-over = Le secret n'est pas encore montré : une partie se vérifie quand elle est finie.
verify-whole = L'enregistrement est entier.
verify-cut = L'enregistrement a été modifié ou coupé : sa somme de contrôle ne concorde pas.
verify-secret = Le secret du serveur est celui qu'il a promis.
verify-other-secret = Le secret du serveur n'est pas celui qu'il a promis.
verify-salt = Sel promis et sel montré sont identiques : { $name }.
verify-other-salt = Sel promis et sel montré ne sont pas identiques : { $name }.
verify-burnt-secret = Le secret de la donne annulée { $deal } n'est pas celui qui a été promis.
verify-old = Cet enregistrement est d'une forme plus ancienne : il ne dit pas qui était à la table ni qui a donné un sel. L'hôte aurait donc pu diriger cette donne.
verify-all-salted = Tout le monde à la table a donné un sel.
verify-burnt = La donne { $deal } a été annulée, car le sel promis n'a pas été montré ({ $names }) : avec l'aide de l'hôte, c'était choisir entre cette donne et la suivante.
verify-nobody = Personne n'était à la table pour cette donne, donc personne n'a donné de sel : l'hôte aurait pu la choisir seul.
verify-none-salted = Ni { $names } ni personne d'autre n'a donné de sel : l'hôte aurait pu choisir cette donne seul.
verify-missing = { $names } : aucun sel. L'hôte aurait pu diriger cette donne avec la complicité de qui en a donné un ({ $salted }).
verify-promise = La promesse est celle que ce navigateur a vue avant la donne.
verify-other-promise = Ce navigateur a vu une autre promesse avant la donne.
verify-own = Le sel de ce navigateur (place { $number }) a été mélangé : sans lui, personne ne pouvait choisir cette donne.
verify-own-missing = Le sel de ce navigateur (place { $number }) n'a pas été mélangé.
verify-own-late = Le sel de ce navigateur (place { $number }) est arrivé trop tard et n'a pas été mélangé.
verify-hidden =
    { $count ->
        [one] Ce navigateur a vu que la donne { $deals } a été annulée, et l'enregistrement ne le dit pas.
       *[other] Ce navigateur a vu que les donnes { $deals } ont été annulées, et l'enregistrement ne le dit pas.
    }
verify-burnt-promise = Ce navigateur a vu une autre promesse avant la donne annulée { $deal }.
verify-blamed = Ce navigateur a bien montré son sel (place { $number }) pour la donne annulée { $deal }, et l'enregistrement dit que non.
verify-no-print = Il manque l'empreinte de l'enregistrement.
verify-other-print = L'enregistrement a été modifié : son empreinte ne concorde pas.
verify-unseen =
    { $count ->
        [one] Ce navigateur n'a pas vu la partie et ne peut pas dire si elle a été jouée ainsi. Qui l'a vue peut comparer son empreinte : { $digits } après { $count } pas.
       *[other] Ce navigateur n'a pas vu la partie et ne peut pas dire si elle a été jouée ainsi. Qui l'a vue peut comparer son empreinte : { $digits } après { $count } pas.
    }
verify-other-match = Ce navigateur a vu une autre partie, au plus tard à partir de l'étape { $step }.
verify-seen = C'est la partie que ce navigateur a vue, autant qu'il l'a suivie (étape { $step } sur { $count }).
verify-bad-draw = Un tirage n'est pas écrit comme il le devrait.
verify-skipped = L'étape { $step } n'utilise pas le nombre suivant de « { $purpose } ».
verify-other-draw = Étape { $step } : la clé donne un autre résultat que celui qui est arrivé.
verify-draws =
    { $count ->
        [one] Le seul tirage découle de la clé.
       *[other] Les { $count } tirages découlent de la clé.
    }

## Lists

list-comma = { ", " }
move-in-parts = { $type } : { $parts }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
list-plain = { $first }, { $last }

## Moves that are refused in every game

refuse-seat =
    { $seat-person ->
        [you] ce n'est pas à toi de jouer
       *[other] ce n'est pas à { $seat } de jouer
    }
refuse-over = la partie est terminée
refuse-chance = le hasard ne peut pas faire cela maintenant
refuse-chance-move = le hasard ne peut pas faire « { $move } » maintenant
nothing-to-undo =
    { $seat ->
        [none] rien n'a encore été décidé
       *[other]
            { $seat-person ->
                [you] tu n'as encore rien décidé
               *[other] { $seat } n'a encore rien décidé
            }
    }

## Hints

hint-not-your-turn =
    { $seat-person ->
        [you] ce n'est pas à toi de jouer : il n'y a donc pas de conseil
       *[other] ce n'est pas à { $seat } de jouer : il n'y a donc pas de conseil
    }
hint-wins = ce coup gagne tout de suite
hint-only = il n'y a rien d'autre à faire
hint-holds-back = ce coup freine { $seat }, qui sinon gagnerait plus souvent
hint-better =
    { $points ->
        [one] meilleur que le suivant de { $points } point de pourcentage
       *[other] meilleur que le suivant de { $points } points de pourcentage
    }
hint-others = d'autres coups le valent à peu près
hint-worse =
    { $points ->
        [one] moins bon de { $points } point de pourcentage
       *[other] moins bon de { $points } points de pourcentage
    }
hint-equal = à peu près aussi bon

## Reviews

review-not-over = on n'analyse qu'une partie terminée
review-title = { $game } : les chances de gagner de chacun
review-description = { $game } : les chances de chacun, coup par coup
review-page = { $game } : analyse
review-heading = { $game } : les chances de gagner de chacun, de la distribution à la fin
review-truly = en réalité
review-could-know = d'après ce qu'on savait
review-true = La situation réelle
review-known = Ce que chacun pouvait savoir
review-turns = Les tournants
review-no-turns = Aucun coup n'a fait basculer la partie à lui seul.
review-decision = décision
review-move = coup
review-chance = chance
review-best = semblait le meilleur
review-made-by = { $seat } : { $move }
review-this = celui-ci
review-better =
    { $points ->
        [one] { $move } (chances meilleures de { $points } point)
       *[other] { $move } (chances meilleures de { $points } points)
    }
review-made = Ces chances sont des estimations : depuis chaque position, environ { $iterations } suites ont été essayées.

## What the table refuses

refuse-no-seat = il n'y a pas de place { $number } à cette table
refuse-not-yours = cette place n'est pas à toi
refuse-taken = cette place est prise
refuse-namesake = quelqu'un s'appelle déjà { $name }
refuse-name-long = un nom a de 1 à { $most } lettres visibles
refuse-name-marks = une lettre porte au plus { $most } signes
refuse-token = le secret d'une place a de 32 à 128 lettres
refuse-stand = la partie a commencé ; un bot peut jouer pour toi en ton absence
refuse-erased = ton nom est déjà effacé
refuse-sit-first = prends d'abord une place
refuse-no-bot = il n'y a pas de bot « { $bot } » ; il y a { $bots }
refuse-begun = la partie a déjà commencé
refuse-free-seats = toutes les places ne sont pas encore prises
refuse-board-outdated = les règles ont changé et n'admettent plus le plateau de cette table ; ouvre une nouvelle table
refuse-rules-outdated = les règles ont changé : { $fault } ; ouvre une nouvelle table
refuse-no-salt = aucun sel n'est demandé maintenant
refuse-salt-promised = le sel est déjà promis
refuse-promise = une promesse a 64 chiffres hexadécimaux
refuse-salt-shown = le sel est déjà montré
refuse-salt = un sel a de 32 à 128 chiffres hexadécimaux
refuse-other-salt = ce n'est pas le sel qui a été promis
refuse-no-salt-awaited = aucun sel n'est attendu
refuse-no-match = aucune partie n'est en cours
refuse-nothing-to-undo = il n'y a rien à reprendre maintenant
refuse-no-decision = tu n'as pas encore joué de coup
refuse-undo-asked = quelqu'un a déjà demandé à reprendre un coup
refuse-undo-refused = les autres n'ont pas voulu ; continue à jouer
refuse-undo-away = { $seat } n'est pas là et ne peut pas accepter la reprise du coup
refuse-no-undo = personne ne t'a demandé d'accepter la reprise d'un coup
refuse-agreed = tu as déjà accepté
refuse-nobody-there = il n'y a personne à cette place qu'un bot puisse remplacer
refuse-substituted = un bot joue déjà pour { $seat }
refuse-present = { $seat } est là
refuse-just-gone = { $seat } vient tout juste de partir ; attends un peu
refuse-no-substitute = aucun bot ne joue pour toi
refuse-gesture = il n'y a pas de geste « { $gesture } »
refuse-not-playing = cette place n'est pas à toi, ou aucune partie n'est en cours
refuse-not-your-turn =
    { $count ->
        [one] ce n'est pas à toi de jouer : c'est d'abord à { $seats }
       *[other] ce n'est pas à toi de jouer : { $seats } jouent d'abord
    }
refuse-no-hint = ce n'est pas à toi de jouer : il n'y a donc pas de conseil
refuse-many-hints = on demande beaucoup de conseils en ce moment ; réessaie dans un instant
refuse-hint-begun = un conseil est déjà en préparation
refuse-hint-failed = aucun conseil n'est possible pour l'instant ; réessaie
refuse-message = ce message est illisible
refuse-hello = tu as déjà dit bonjour
refuse-questions = trop de questions à la fois ; attends un instant
refuse-command-id = l'identifiant d'une commande a de 8 à 64 lettres et chiffres
refuse-storage = la table ne peut pas être enregistrée pour l'instant ; réessaie
refuse-reading = les tables ne peuvent pas être lues pour l'instant ; réessaie
refuse-no-table = aucune table n'a ce code
refuse-deleted = cette table a été supprimée
refuse-busy = cette table est trop occupée ; réessaie
refuse-failed = un problème est survenu à cette table ; rien n'a changé
refuse-outdated =
    { $over ->
        [yes]
            { $release ->
                [none] cette partie a été jouée avec une version antérieure de Macabre, et les règles ont changé depuis
               *[other] cette partie a été jouée avec Macabre { $release }, et les règles ont changé depuis
            }
       *[no]
            { $release ->
                [none] cette partie a été commencée avec une version antérieure de Macabre, et les règles ont changé depuis ; elle est gardée telle quelle, et cette version pourrait la continuer
               *[other] cette partie a été commencée avec Macabre { $release }, et les règles ont changé depuis ; elle est gardée telle quelle, et cette version pourrait la continuer
            }
    }
refuse-other-key = le journal de cette table n'est pas celui que tu as vu : ce que ce navigateur en a retenu n'a pas été scellé ici
refuse-other-command = cet identifiant est celui d'une autre commande ; choisis-en un nouveau
refuse-full = le journal de cette table est plein ; ouvre une nouvelle table
refuse-nearly-full = le journal de cette table est presque plein ; le reste est pour les coups
refuse-many-gestures = trop de gestes à la fois ; attends un instant
refuse-other-thought = le bot réfléchissait encore à une position passée
refuse-not-stored = les tables ne peuvent pas être enregistrées pour l'instant ; d'ici là, personne ne peut jouer
refuse-broken = cette table est hors service : { $why } ; ouvre une nouvelle table
broken-unreadable = son journal est illisible
broken-changed = son journal n'est pas celui qui a été écrit
broken-secret = le secret de sa donne n'est pas celui qui avait été promis
broken-snapshot = ce qui en a été gardé ne correspond pas à son journal
refuse-doubt =
    { $cut ->
        [yes] le journal de cette table a changé : quelqu'un en a vu { $seen } entrées, il en reste { $had } ; ouvre une nouvelle table
       *[no] le journal de cette table a changé : quelqu'un a vu une autre entrée { $seen } ; ouvre une nouvelle table
    }

## Requests that fail

fault-no-page = il n'y a rien à cette adresse
fault-other-name = ce serveur ne répond pas à ce nom ; son hôte peut l'autoriser avec --origin
fault-other-site = cette requête ne vient pas de ce site
fault-too-often = trop de requêtes ; attends un instant
fault-no-description = cette demande ne décrit pas une table
fault-no-key = ce n'est pas la clé d'une place
fault-old-board = les règles d'aujourd'hui n'admettent pas ce plateau
fault-no-match = cette partie n'existe pas
fault-no-book = il n'y a pas de livret de règles pour { $game }
fault-no-step = cette étape n'existe pas
fault-no-review =
    { $unfinished ->
        [yes] cette partie n'est pas allée jusqu'au bout : elle ne peut pas être analysée
       *[no] cette partie a été jouée avec d'autres règles : elle ne peut pas être analysée
    }
fault-many-reviews = trop de parties sont en cours d'analyse ; réessaie dans un moment
fault-no-board = ce n'est pas un plateau
fault-too-many-boards = trop de plateaux ; attends un peu
fault-many-boards = beaucoup de plateaux sont en cours de lecture ; réessaie dans un instant
fault-long-link = ce lien est trop long pour un code QR
fault-no-network = seul l'ordinateur de l'hôte peut ouvrir cette table au réseau
fault-clock = la pendule va de { $low } à { $high } secondes
fault-offline = cet ordinateur n'est sur aucun réseau pour l'instant
fault-network = impossible d'ouvrir l'accès au réseau ({ $why })
fault-long-request = une demande a au plus { $most } octets
fault-cut-off = la demande a été interrompue
fault-many-tables = { $count } de tes tables sont encore ouvertes ; continue à l'une d'elles
fault-large-tables = tes tables prennent trop de place ; continue à l'une d'elles
fault-storage = les tables ne peuvent pas être enregistrées pour l'instant ; réessaie
fault-too-busy = tant de monde joue ici que les coups se font attendre ; réessaie dans quelques minutes
fault-unknown = un problème est survenu ici ; rien n'a changé

## Replays

replay-unfinished = cette partie n'est pas allée jusqu'au bout : on la montre comme tout le monde pouvait la voir, autant qu'elle a été enregistrée
replay-other-rules =
    { $release ->
        [none] cette partie a été jouée avec une version antérieure de Macabre, selon d'autres règles qu'aujourd'hui ; ce qu'on en montre a été enregistré à l'époque
       *[other] cette partie a été jouée avec Macabre { $release }, selon d'autres règles qu'aujourd'hui ; ce qu'on en montre a été enregistré à l'époque
    }

## What a table says

status-waiting =
    { $count ->
        [one] Il manque encore une personne.
       *[other] Il manque encore { $count } personnes.
    }
status-full = Toutes les places sont prises : commencez quand vous voulez.
status-mixing = Chaque navigateur ajoute sa part de hasard, pour que personne ne puisse truquer la donne.
status-won =
    { $count ->
        [0] Personne ne gagne.
        [one]
            { $winners-person ->
                [you] Tu gagnes.
               *[other] { $winners } gagne.
            }
       *[other] { $winners } gagnent.
    }
status-task = { $seats } : { $task }.

## The terminal

fault-no-language = il n'y a pas de langue « { $language } » ; il y a { $languages }
fault-many-bots = { $count } bots, c'est trop pour une table de { $players }
fault-many-names =
    { $people ->
        [one] { $names } noms ont été donnés pour { $people } personne
       *[other] { $names } noms ont été donnés pour { $people } personnes
    }
games-line = { $title }, de { $low } à { $high } joueurs
games-none-or = none (aucun), ou de { $low } à { $high }
games-range = de { $low } à { $high }
games-chance = le hasard décide
rules-in-a-minute = En une minute
clause-rule = Règle
clause-ruling = Précision
clause-reconstruction = Reconstitution
clause-other-wording = Autre lecture
clause-house-rule = Règle maison
clause-named = « { $name } »
terminal-greeting = { $game } : { $players }.
terminal-ask-help = Tape « ? » pour obtenir de l'aide.
terminal-player =
    { $bot ->
        [none]
            { $seat-person ->
                [you] toi
               *[other] { $seat }
            }
       *[other] { $seat } (bot : { $bot })
    }
seat-label =
    { $seat-person ->
        [you] Toi
       *[other] { $seat }
    }
terminal-curtain = C'est à { $seat }. Les autres détournent les yeux ; { $seat } appuie sur Entrée.
terminal-task =
    { $seat-person ->
        [you] À toi : { $task }.
       *[other] { $seat } : { $task }.
    }
terminal-no-move = Aucun coup ne contient « { $word } ».
terminal-many =
    { $count ->
        [one] { $count } coup qui commence par « { $kind } » (tape : moves { $kind } MOT, pour en lire en toutes lettres) :
       *[other] { $count } coups qui commencent par « { $kind } » (tape : moves { $kind } MOT, pour en lire quelques-uns en toutes lettres) :
    }
terminal-which = Cela peut désigner { $count } coups : { $moves }
terminal-allowed = Ce coup est permis.
terminal-no-preview = Il n'y a rien de plus à en montrer.
terminal-hint = Les chances de gagner, d'après ce que tu peux savoir :
terminal-choose = il reste quelque chose à choisir
terminal-numbers = les coups sont numérotés de 1 à { $last }
terminal-save-where = dis où : save FICHIER
terminal-saved = Enregistré. Pour continuer : macabre play --load { $file }
terminal-leave = Tu quittes la table.
terminal-choose-game = Macabre : quatre jeux mortels. Auquel veux-tu jouer ?
terminal-number = Un nombre de 1 à { $last } [{ $usual }] :
terminal-none-of-them = « { $answer } » n'en fait pas partie.
terminal-how-many = Combien de joueurs, en te comptant ({ $low } à { $high }) [{ $usual }] :
terminal-players = { $game } se joue de { $low } à { $high }.
terminal-won =
    { $count ->
        [0] Personne ne gagne.
        [one]
            { $winners-person ->
                [you] Tu gagnes.
               *[other] { $winners } gagne.
            }
       *[other] { $winners } gagnent ensemble.
    }
terminal-help =
    Tape le numéro d'un coup, son texte, ou le début des mots écrits à côté.
    { "  ?            cette aide              ? COUP    pourquoi un coup n'est pas permis, et quelle règle le dit" }
    { "  moves MOT    les coups avec un mot   table     redessiner la table" }
    { "  show COUP    à quoi ressemblerait un coup, par exemple le trajet d'un pion" }
    { "  log          ce qui s'est passé      rules [RÈGLE]" }
    { "  hint         les meilleurs coups pour toi, avec les chances de gagner et pourquoi" }
    { "  undo         reprendre ta dernière décision" }
    { "  all          jouer tous les coups qui vont de soi, là où le jeu en a" }
    { "  save FICHIER garder la partie ; `macabre play --load FICHIER` la continue" }
    { "  quit         quitter (ou Ctrl-D)" }

## A hall without a server

invite-nobody = Ici, tout le monde joue sur cet appareil : passez-le de main en main, ou invitez des bots.
site-scripts = Macabre fonctionne dans ton navigateur. Autorise-le à exécuter des scripts.
site-cannot = Ce navigateur ne peut pas ouvrir le hall : il lui faut WebAssembly. Tu peux quand même lire les règles.
site-failed = Le hall n'a pas pu s'ouvrir ; recharge la page pour réessayer. Tu peux quand même lire les règles.
site-forgets = Ce navigateur ne garde rien : ce que tu joues ici disparaît quand la fenêtre se ferme.
site-elsewhere = Tu joues à cette table dans une autre fenêtre ; ici, tu ne fais que regarder.
site-play-here = Jouer plutôt ici
