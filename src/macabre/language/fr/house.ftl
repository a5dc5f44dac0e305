# Macabre: the words of the house.

unnamed-seat = Joueur { $number }

## Every page

language = Langue
light-auto = Lumière : auto
light-dark = Lumière : bougie
light-light = Lumière : jour
fault-answer = Le serveur a répondu { $status }.

## The hall

page-tools = Cette page
hall-page = Macabre – des jeux mortels en famille
hall-description = Des jeux de famille mortels et pleins de secrets, à jouer dans le navigateur entre amis et avec des bots.
hall-skip = Aller aux jeux
hall-title = Des jeux mortels pour toute la famille
hall-lead = Des jeux de plateau et de cartes pleins de secrets, à une table dans ton navigateur : entre amis grâce à un lien, contre des bots, ou en se passant un téléphone. C'est gratuit et sans compte.
hall-step-choose = Choisis un jeu et qui s'assied avec toi
hall-step-share = Envoie le lien, ou invite des bots
hall-step-play = Joue : des conseils te guident pendant ta première partie
hall-choose = Choisis un jeu
hall-code-label = On t'a donné un code ?
hall-code = Code
hall-join = Rejoindre
hall-own = Mes parties
hall-wait = On allume les bougies …
hall-foot = Nos propres mots et nos propres dessins, inspirés de jeux de famille bien-aimés. Un hasard honnête que tout le monde peut vérifier.
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
hall-set = Dresser une table
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
hall-table = La table
hall-play-on = Continuer
hall-replay = Revoir
hall-review = Analyser

## Lists

list-comma = { ", " }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
list-plain = { $first }, { $last }

## Moves that are refused in every game

refuse-seat = ce n'est pas à { $seat } de jouer
refuse-over = la partie est terminée
refuse-chance = le hasard ne peut pas faire cela maintenant
refuse-chance-move = le hasard ne peut pas faire « { $move } » maintenant
nothing-to-undo =
    { $seat ->
        [none] rien n'a encore été décidé
       *[other] { $seat } n'a encore rien décidé
    }

## Hints

hint-not-your-turn = ce n'est pas à { $seat } de jouer : il n'y a donc pas de conseil
hint-wins = ce coup gagne tout de suite
hint-only = il n'y a rien d'autre à faire
hint-holds-back = ce coup freine { $seat }, qui sinon gagnerait plus souvent
hint-better =
    { $points ->
        [one] meilleur que le suivant de { $points } point
       *[other] meilleur que le suivant de { $points } points
    }
hint-others = d'autres coups se valent à peu près
hint-worse =
    { $points ->
        [one] moins bon de { $points } point
       *[other] moins bon de { $points } points
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
review-chance = hasard
review-best = semblait le meilleur alors
review-made-by = { $seat } : { $move }
review-this = celui-ci
review-better =
    { $points ->
        [one] { $move } (une chance meilleure de { $points } point)
       *[other] { $move } (une chance meilleure de { $points } points)
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
refuse-board-outdated = les règles ont changé et n'admettent plus le plateau de cette table ; dresse une nouvelle table
refuse-rules-outdated = les règles ont changé : { $fault } ; dresse une nouvelle table
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
       *[other] ce n'est pas à toi de jouer : { $seats } passent d'abord
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
refuse-doubt =
    { $cut ->
        [yes] le journal de cette table n'est pas celui qui a été annoncé : quelqu'un en a vu { $seen } entrées, et il est revenu avec { $had } ; dresse une nouvelle table
       *[no] le journal de cette table n'est pas celui qui a été annoncé : quelqu'un a vu une autre entrée { $seen } ; dresse une nouvelle table
    }

## Requests that fail

fault-no-page = il n'y a rien à cette adresse
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
fault-long-link = ce lien est trop long pour être dessiné
fault-no-network = on ne peut pas ouvrir l'accès au réseau depuis ici
fault-long-request = une demande a au plus { $most } octets
fault-cut-off = la demande a été interrompue
fault-many-tables = { $count } tables dressées d'ici sont ouvertes ; continue à jouer à l'une d'elles
fault-large-tables = les tables dressées d'ici prennent trop de place ; continue à jouer à l'une d'elles
fault-storage = les tables ne peuvent pas être enregistrées pour l'instant ; réessaie
fault-too-busy = tant de monde joue ici que les coups se font attendre ; réessaie dans quelques minutes
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
        [one] { $winners } gagne.
       *[other] { $winners } gagnent.
    }
status-sentence = { $text }.
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
games-none-or = aucun, ou de { $low } à { $high }
games-range = de { $low } à { $high }
games-chance = le hasard décide
rules-in-a-minute = En une minute
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
        [one] { $count } coup qui commence par « { $kind } » (tape : moves { $kind } WORD, pour en lire en toutes lettres) :
       *[other] { $count } coups qui commencent par « { $kind } » (tape : moves { $kind } WORD, pour en lire quelques-uns en toutes lettres) :
    }
terminal-which = Cela peut désigner { $count } coups : { $moves }
terminal-allowed = Ce coup est permis.
terminal-no-preview = Il n'y a rien de plus à en montrer.
terminal-hint = Les chances de gagner, d'après ce que tu peux savoir :
terminal-choose = il reste quelque chose à choisir
terminal-numbers = les coups sont numérotés de 1 à { $last }
terminal-save-where = dis où : save FILE
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
        [one] { $winners } gagne.
       *[other] { $winners } gagnent ensemble.
    }
terminal-help =
    Tape le numéro d'un coup, son texte, ou le début des mots écrits à côté.
    { "  ?            cette aide              ? MOVE    pourquoi un coup n'est pas permis, et quelle règle le dit" }
    { "  moves WORD   les coups avec un mot   table     redessiner la table" }
    { "  show MOVE    à quoi ressemblerait un coup, par exemple le trajet d'un pion" }
    { "  log          ce qui s'est passé      rules [CLAUSE]" }
    { "  hint         les meilleurs coups pour toi, avec les chances de gagner et pourquoi" }
    { "  undo         reprendre ta dernière décision" }
    { "  all          jouer tous les coups qui vont de soi, là où le jeu en a" }
    { "  save FILE    garder la partie ; `macabre play --load FILE` la continue" }
    { "  quit         quitter (ou Ctrl-D)" }
