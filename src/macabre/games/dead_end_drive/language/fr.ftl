# 13 Dead End Drive.

## Characters

pawn-smothers = Smothers
pawn-dusty = Dusty
pawn-charity = Charity
pawn-lulu = Lulu
pawn-parker = Parker
pawn-clay = Clay
pawn-beauregard = Beauregard
pawn-spritzy = Spritzy
pawn-madame-astra = Madame Astra
pawn-hickory = Hickory
pawn-pierre = Pierre
pawn-poopsie = Poopsie

## Traps: as titles, and in the middle of a sentence ("le piège de l'escalier", "ne montre pas l'escalier")

trap-stairs = Escalier
    .the = l'escalier
    .of = de l'escalier
trap-fireplace = Cheminée
    .the = la cheminée
    .of = de la cheminée
trap-chandelier = Lustre
    .the = le lustre
    .of = du lustre
trap-statue = Statue
    .the = la statue
    .of = de la statue
trap-bookcase = Bibliothèque
    .the = la bibliothèque
    .of = de la bibliothèque
short-stairs = escalier
    .the = l'escalier
    .of = de l'escalier
short-fireplace = cheminée
    .the = la cheminée
    .of = de la cheminée
short-chandelier = lustre
    .the = le lustre
    .of = du lustre
short-statue = statue
    .the = la statue
    .of = de la statue
short-bookcase = bibliothèque
    .the = la bibliothèque
    .of = de la bibliothèque

## Cards

card-trap = carte { $traps }
    .a = une carte { $traps }
    .the = la carte { $traps }
card-wild = carte Joker
    .a = une carte Joker
    .the = la carte Joker
card-detective = carte Détective
    .a = une carte Détective
    .the = la carte Détective

## The mansion

furniture-the-dining-table = la table de la salle à manger
furniture-the-gold-statue = la statue en or
furniture-the-fireplace = la cheminée
furniture-the-bookcase = la bibliothèque
furniture-the-staircase = l'escalier
furniture-a-sofa = un canapé
furniture-a-vase = un vase
furniture-the-desk = le bureau
furniture-the-easel = le chevalet
furniture-the-piano = le piano
room-bathroom = Salle de bains
room-bedroom = Chambre
room-billiard-room = Salle de billard
room-conservatory = Véranda
room-dining-room = Salle à manger
room-drawing-room = Grand salon
room-entrance-hall = Hall d'entrée
room-gallery = Galerie
room-kitchen = Cuisine
room-library = Bibliothèque
room-music-room = Salon de musique
room-study = Bureau
place-plain = { $space }
place-passage = le passage secret { $space }
    .start = Le passage secret { $space }
place-trap = le piège { $trap-of } ({ $space })
    .start = Le piège { $trap-of } ({ $space })
seated-on = { $pawn } en { $space }

## Moves

type-place = Asseoir un personnage
type-portrait = Décider du portrait
type-move = Déplacer un personnage
type-lose = Renoncer à un dé
type-play = Jouer une carte Piège
type-draw = Piocher une carte Piège
type-keep = Garder la carte piochée
type-spring = Déclencher le piège avec la carte piochée
ask-pawn = Quel personnage ?
ask-die = De combien ?
ask-to = Où ?
ask-card = Quelle carte ?
ask-change = Quel portrait ?
part-die = De { $die }
part-to =
    { $place ->
        [out] Dehors, par la porte d'entrée
       *[other] { $place-start }
    }
part-change =
    { $change ->
        [yes] Un nouveau
       *[no] Le même
    }
move-place = Asseoir { $pawn } en { $place }
move-portrait =
    { $change ->
        [yes] Changer le portrait
       *[no] Garder le portrait
    }
move-move =
    { $place ->
        [out] Déplacer { $pawn } de { $die } et sortir par la porte d'entrée
       *[other] Déplacer { $pawn } de { $die } vers { $place }
    }
move-lose = Renoncer au { $die }
move-play = Jouer { $card-the } : le piège se déclenche
move-draw = Piocher une carte Piège
move-keep = Garder la carte piochée
move-spring = Déclencher le piège avec la carte piochée

## What is to be done, after a name and a colon

task-seating = asseoir un pion sur une chaise rouge
task-portrait = changer le portrait au mur ou le garder, après ce double
task-roll = lancer les dés
task-one-die =
    { $another ->
        [yes]
            { $seated ->
                [yes] déplacer de { $die } un autre pion encore assis
               *[no] déplacer un autre pion de { $die }
            }
       *[no]
            { $seated ->
                [yes] déplacer de { $die } un pion encore assis
               *[no] déplacer un pion de { $die }
            }
    }
task-two-dice =
    { $seated ->
        [yes] déplacer un pion encore assis de { $first } et un autre de { $second }
       *[no] déplacer un pion de { $first } et un autre de { $second }
    }
task-double =
    { $seated ->
        [yes] déplacer deux pions encore assis de { $die } chacun, ou un seul de { $total }
       *[no] déplacer deux pions de { $die } chacun, ou un seul de { $total }
    }
task-trap = déclencher le piège { $trap-of } contre { $pawn }, ou piocher une carte
task-drawn = garder la carte piochée, ou déclencher le piège si elle correspond
task-over = { "" }

## Events

event-place =
    { $seat-person ->
        [you] Tu assieds { $pawn } en { $target }.
       *[other] { $seat } assied { $pawn } en { $target }.
    }
event-placed = { "" }
event-seated = Les pions prennent place : { $places }.
event-detective-starts = Le Détective commence au pas { $steps } de son chemin, à { $left } pas de la porte.
event-dealt =
    { $character ->
        [none] { "" }
       *[other]
            { $seat-person ->
                [you] Tu reçois { $character }.
               *[other] { $seat } reçoit { $character }.
            }
    }
event-start-roll =
    { $seat-person ->
        [you] Tu fais { $total } pour savoir qui commence.
       *[other] { $seat } fait { $total } pour savoir qui commence.
    }
event-start =
    { $seat-person ->
        [you] Tu commences.
       *[other] { $seat } commence.
    }
event-shown =
    { $alive ->
        [no] { $name } n'est plus de ce monde : son portrait est décroché.
       *[yes]
            { $why ->
                [start] Le portrait de tante Agathe est décroché : le premier au mur montre { $name }.
                [double] Grâce au double, le portrait suivant apparaît : { $name }.
               *[knocked-off] Le portrait de la victime est décroché ; le suivant montre { $name }.
            }
    }
event-roll =
    { $seat-person ->
        [you]
            { $double ->
                [yes] Tu fais { $dice } : un double.
               *[no] Tu fais { $dice }.
            }
       *[other]
            { $double ->
                [yes] { $seat } fait { $dice } : un double.
               *[no] { $seat } fait { $dice }.
            }
    }
event-portrait =
    { $seat-person ->
        [you]
            { $change ->
                [yes] Tu changes le portrait.
               *[no] Tu gardes le portrait.
            }
       *[other]
            { $change ->
                [yes] { $seat } change le portrait.
               *[no] { $seat } garde le portrait.
            }
    }
event-move =
    { $seat-person ->
        [you]
            { $target ->
                [out] Tu déplaces { $pawn } de { $die } : de { $from } jusque dehors, par la porte d'entrée !
               *[other]
                    { $trap ->
                        [none] Tu déplaces { $pawn } de { $die } : de { $from } à { $target }.
                       *[other] Tu déplaces { $pawn } de { $die } : de { $from } à { $target }, sur le piège { $trap-of }.
                    }
            }
       *[other]
            { $target ->
                [out] { $seat } déplace { $pawn } de { $die } : de { $from } jusque dehors, par la porte d'entrée !
               *[other]
                    { $trap ->
                        [none] { $seat } déplace { $pawn } de { $die } : de { $from } à { $target }.
                       *[other] { $seat } déplace { $pawn } de { $die } : de { $from } à { $target }, sur le piège { $trap-of }.
                    }
            }
    }
event-lose =
    { $seat-person ->
        [you] Aucun pion ne peut avancer de { $die } : tu perds ce dé.
       *[other] Aucun pion ne peut avancer de { $die } : { $seat } perd ce dé.
    }
event-play =
    { $seat-person ->
        [you] Tu joues { $card-a } : le piège se déclenche !
       *[other] { $seat } joue { $card-a } : le piège se déclenche !
    }
event-draw =
    { $seat-person ->
        [you]
            { $nothing ->
                [yes] Tu voudrais piocher, mais il ne reste aucune carte Piège.
               *[none] Tu pioches une carte Piège.
            }
       *[other]
            { $nothing ->
                [yes] { $seat } voudrait piocher, mais il ne reste aucune carte Piège.
               *[none] { $seat } pioche une carte Piège.
            }
    }
event-drawn =
    { $card ->
        [none] { "" }
       *[other] C'est { $card-a }.
    }
event-keep =
    { $seat-person ->
        [you] Tu dis que ce n'est pas la bonne carte et tu la gardes.
       *[other] { $seat } dit que ce n'est pas la bonne carte et la garde.
    }
event-spring =
    { $seat-person ->
        [you] Tu as pioché { $card-a } : le piège se déclenche !
       *[other] { $seat } a pioché { $card-a } : le piège se déclenche !
    }
event-detective =
    { $seat-person ->
        [you] Tu pioches une carte Détective : le Détective avance d'un pas ({ $steps }).
       *[other] { $seat } pioche une carte Détective : le Détective avance d'un pas ({ $steps }).
    }
event-reshuffled = Les { $cards } cartes de la défausse sont mélangées et forment une nouvelle pioche.
event-knocked-off =
    { $owner-person ->
        [none] { $pawn } succombe ; personne ne montre la carte.
        [you] { $pawn } succombe : ce personnage était à toi.
       *[other] { $pawn } succombe : ce personnage était à { $owner }.
    }
event-out =
    { $seat-person ->
        [you]
            { $cards ->
                [none]
                    { $die_lost ->
                        [yes] Tu n'as plus aucun personnage : te voilà hors jeu, et l'autre dé est perdu.
                       *[no] Tu n'as plus aucun personnage : te voilà hors jeu.
                    }
               *[other]
                    { $die_lost ->
                        [yes] Tu n'as plus aucun personnage : te voilà hors jeu. Tu défausses { $cards-a }, et l'autre dé est perdu.
                       *[no] Tu n'as plus aucun personnage : te voilà hors jeu. Tu défausses { $cards-a }.
                    }
            }
       *[other]
            { $cards ->
                [none]
                    { $die_lost ->
                        [yes] { $seat } n'a plus aucun personnage et se retrouve hors jeu ; l'autre dé est perdu.
                       *[no] { $seat } n'a plus aucun personnage et se retrouve hors jeu.
                    }
               *[other]
                    { $die_lost ->
                        [yes] { $seat } n'a plus aucun personnage, se retrouve hors jeu et défausse { $cards-a } ; l'autre dé est perdu.
                       *[no] { $seat } n'a plus aucun personnage, se retrouve hors jeu et défausse { $cards-a }.
                    }
            }
    }
event-secret =
    { $seat-person ->
        [you] Ta carte secrète est { $character }.
       *[other] { $seat } a pour carte secrète { $character }.
    }
event-over =
    { $seat-person ->
        [none] Il n'y a plus de tours à jouer : personne n'hérite.
        [you]
            { $how ->
                [escape] { $pawn } a quitté la maison : tu hérites.
                [last-alive] { $pawn } vit encore, et plus personne d'autre n'a de pion : tu hérites.
               *[detective] Le Détective arrive, et c'est { $pawn } qui est au mur : tu hérites.
            }
       *[other]
            { $how ->
                [escape] { $pawn } a quitté la maison : { $seat } hérite.
                [last-alive] { $pawn } vit encore, et plus personne d'autre n'a de pion : { $seat } hérite.
               *[detective] Le Détective arrive, et c'est { $pawn } qui est au mur : { $seat } hérite.
            }
    }
verdict =
    { $seat-person ->
        [none] Il n'y avait plus de tours à jouer, et personne n'a pu hériter.
        [you]
            { $how ->
                [escape] { $pawn }, dont le portrait était au mur, a passé la porte d'entrée, et ce personnage est à toi.
                [last-alive] { $pawn } vit encore, ce personnage est à toi, et plus personne d'autre n'en a.
               *[detective] Le Détective est arrivé alors que { $pawn } était au mur, et ce personnage est à toi.
            }
       *[other]
            { $how ->
                [escape] { $pawn }, dont le portrait était au mur, a passé la porte d'entrée, et ce personnage est à { $seat }.
                [last-alive] { $pawn } vit encore, ce personnage est à { $seat }, et plus personne d'autre n'en a.
               *[detective] Le Détective est arrivé alors que { $pawn } était au mur, et ce personnage est à { $seat }.
            }
    }

## Refusals: whose turn it is

refuse-out =
    { $seat-person ->
        [you] tu n'as plus aucun personnage : tu es hors jeu
       *[other] { $seat } n'a plus aucun personnage et est hors jeu
    }

## Refusals: seating and portraits

refuse-all-seated = chaque pion a déjà sa chaise
refuse-seat-first = il faut d'abord asseoir les pions, un par personne à tour de rôle
refuse-sits = { $pawn } a déjà sa place en { $space }
refuse-no-chair = { $space } n'est pas une chaise rouge
refuse-portrait-first = tu as fait un double : décide d'abord du portrait
refuse-portrait-decided = tu as déjà décidé du portrait pendant ce tour
refuse-no-double = seul un double te permet de changer le portrait

## Refusals: cards

refuse-no-trap = tu ne viens pas d'amener un pion sur une case Piège
refuse-trap-first = { $pawn } est sur un piège : règle cela avant de déplacer un autre pion
refuse-drawn-card = la carte que tu as piochée ne montre pas { $trap-the }
refuse-drawn-first = décide d'abord de la carte piochée : garde-la, ou déclenche le piège si elle correspond
refuse-not-drawn = tu n'as pas encore pioché
refuse-other-card = tu as pioché une carte : elle seule compte maintenant
refuse-spring-it = c'est la carte que tu as piochée : déclenche le piège avec elle, ou garde-la
refuse-keep-it = c'est la carte que tu as piochée, et elle ne montre pas { $trap-the } : garde-la
refuse-detective = une carte Détective ne se garde jamais : elle est défaussée dès qu'elle est piochée
refuse-not-in-hand = cette carte n'est pas dans ta main
refuse-wrong-card = cette carte ne montre pas { $trap-the }
refuse-held-card = tu as pioché pendant ce tour : tu ne peux plus jouer une carte que tu avais déjà

## Refusals: dice and pawns

refuse-no-die-left = tu n'as plus de { $die } auquel renoncer
refuse-lose = tu ne peux pas renoncer au { $die } : { $pawn } peut avancer d'autant
refuse-knocked-off = { $pawn } n'est plus de ce monde
refuse-moved = tu as déjà déplacé { $pawn } pendant ce tour ; l'autre dé est pour un autre pion
refuse-not-sitting = { $pawn } est encore sur une chaise rouge : tant qu'elles ne sont pas toutes vides, seuls les pions assis se déplacent
refuse-total = il faut un double pour déplacer un seul pion du total des deux dés
refuse-total-used = tu as déjà utilisé un dé : tu ne peux plus jouer le total
refuse-die-used = tu as déjà utilisé le { $die }
refuse-no-die = aucun dé ne montre { $die }

## Refusals: where a pawn may go

refuse-not-heir = seul le personnage au mur, { $pawn }, peut quitter la maison
refuse-leaving = il faut au moins { $count } pour que { $pawn } sorte par la porte d'entrée
refuse-door-blocked = d'autres pions barrent la route entre { $pawn } et la porte d'entrée
refuse-door-far =
    { $count ->
        [one] { $pawn } est à plus de { $count } case de la porte d'entrée
       *[other] { $pawn } est à plus de { $count } cases de la porte d'entrée
    }
refuse-own-space = { $pawn } est en { $space } ; un pion ne passe pas deux fois par la même case
refuse-trap-too-early = tant qu'un pion est assis sur une chaise rouge, aucun ne peut s'arrêter sur un piège
refuse-chair = { $space } est une chaise rouge, et aucun pion ne peut s'y arrêter
refuse-twice = pour atteindre { $space }, { $pawn } devrait passer deux fois par la même case
refuse-crossing = { $pawn } ne peut passer par des chaises vides que si aucun autre déplacement complet n'est possible
refuse-pawn-in-way = un autre pion barre la route entre { $pawn } et { $space }
refuse-furniture-in-way = un meuble barre la route entre { $pawn } et { $space }
refuse-wall-in-way = un mur barre la route entre { $pawn } et { $space }
refuse-passages = pour atteindre { $space }, { $pawn } devrait prendre plus d'une fois les passages secrets
refuse-closer = { $pawn } doit avancer de { $count }, ni plus ni moins, et { $space } est plus près
refuse-diagonal = il faut au moins { $count } pour que { $pawn } atteigne { $space } : un pion n'avance jamais en diagonale
refuse-unreachable = { $pawn } ne peut pas atteindre { $space } en comptant exactement { $count }
refuse-taken = { $pawn } occupe { $space }
refuse-furnished = { $furniture } occupe { $space }

## House rules

option-after_drawing = après avoir pioché une carte Piège, tu ne peux plus jouer une carte que tu avais déjà : pendant combien de temps (DED-25)
    .name = Après la pioche
    .turn = jusqu'à la fin du tour
    .pawn = jusqu'à ce que tu déplaces l'autre pion
option-seating = qui place les pions sur les chaises rouges avant la partie (DED-39)
    .name = Placement des pions
    .chance = le hasard, dans n'importe quel ordre
    .players = tout le monde, un pion chacun à tour de rôle
option-open_characters = les cartes Personnage sont face visible pour tout le monde ; à deux, chacun en a six, et aucune n'est secrète (DED-40)
    .name = Personnages visibles
option-detective_path = la part de son chemin que le Détective doit parcourir avant la fin de la partie (DED-41)
    .name = Chemin du Détective
    .whole = tout le chemin
    .half = la moitié
option-turn_limit = nombre de tours après lequel la partie s'arrête sans que personne ne gagne (DED-38)
    .name = Limite de tours

## Studies: what they count, how matches end, what luck is drawn for

counted-card = Carte
counted-character-moved = Personnage déplacé
counted-portrait = Portrait
counted-space = Case
counted-trap-entered = Entrée sur un piège
counted-trap-sprung = Piège déclenché
counted-victim = Victime
ending-escape = l'héritier passe la porte d'entrée
ending-last-alive = seuls les personnages d'un joueur sont en vie
ending-detective = le Détective arrive
ending-turn-limit = plus de tours à jouer
luck-place = qui est assis où
luck-deal = les personnages distribués
luck-start = qui commence
luck-portrait = l'ordre des portraits
luck-roll = les dés
luck-pile = les cartes Piège
luck-secret = les cartes secrètes

## The picture in the terminal

terminal-legend = { $chair } chaise rouge   { $passage } passage   { $furniture } meuble   { $door } porte d'entrée   { $portrait } portrait   { $yours } à toi
terminal-outside = dehors
terminal-turn =
    { $moved ->
        [none] Tour { $turn }, { $seat }   dés { $dice }
       *[other] Tour { $turn }, { $seat }   dés { $dice }   déjà déplacé : { $moved }
    }
terminal-portrait =
    { $back ->
        [none] Portrait { $portrait }, { $left } dans le cadre
       *[other] Portrait { $portrait }, { $left } dans le cadre ; au fond { $back }
    }
terminal-detective = Détective { $path } { $steps } sur { $all }
terminal-pile =
    { $discards ->
        [none] Cartes Piège : pioche { $pile } ; défausse vide
       *[other] Cartes Piège : pioche { $pile } ; défausse { $discards }
    }
terminal-pending = { $pawn } est sur le piège { $trap-of }
terminal-out = hors jeu
terminal-characters =
    { $count ->
        [one] { $count } personnage
       *[other] { $count } personnages
    }
terminal-trap-cards =
    { $count ->
        [one] { $count } carte Piège
       *[other] { $count } cartes Piège
    }
terminal-secrets = Cartes secrètes : { $first } ; { $second }
terminal-secret = { $seat } { $characters }
terminal-hand =
    { $cards ->
        [none] Tes cartes Piège : aucune
       *[other] Tes cartes Piège : { $cards }
    }
terminal-several = { $count } { $card }
terminal-drawn = Tu as pioché : { $card }

## The drawing in the browser

drawing-summary = Le manoir. Pions : { $pawns }. Pièges : { $traps }. Passages secrets : { $passages }. La porte d'entrée est en { $door }. Le Détective a fait { $steps } pas sur { $all }.
drawing-map = Le manoir vu d'en haut
drawing-on = { $thing } en { $space }
drawing-outside = { $pawn } dehors
drawing-unseated = { $pawn } sans chaise
drawing-on-wall = au mur
drawing-yours = à toi
drawing-whose = à { $name }
drawing-moved = a déjà bougé ce tour-ci
drawing-passage = Passage secret, { $space }
drawing-trap = Piège { $trap }, { $space }
drawing-the-detective = Le Détective
drawing-doormat = GAME OVER
drawing-grave = { $pawn } n'est plus de ce monde
drawing-closer = De plus près
drawing-whole = Tout le manoir
drawing-wild = Joker
drawing-detective = Détective
drawing-characters = Tes personnages
drawing-secret-card = Une carte secrète
drawing-trap-cards = Tes cartes Piège
drawing-no-cards = Aucune pour l'instant : tu en reçois une en déplaçant un pion sur un piège.
drawing-pile =
    { $count ->
        [one] { $count } carte Piège
       *[other] { $count } cartes Piège
    }
drawing-discarded =
    { $count ->
        [one] { $count } défaussée
       *[other] { $count } défaussées
    }
drawing-cast = Les personnages
drawing-fates = Ce qu'ils sont devenus
drawing-no-chair = pas encore de chaise
drawing-killed = a succombé
drawing-got-out = a pu sortir
drawing-inside = encore dedans
drawing-holders = Qui a quoi
drawing-out = hors jeu : plus aucun personnage
drawing-held =
    { $count ->
        [one] { $count } personnage
       *[other] { $count } personnages
    }
drawing-held-secret =
    { $count ->
        [one] { $count } secret
       *[other] { $count } secrets
    }
drawing-held-cards =
    { $count ->
        [one] { $count } carte Piège
       *[other] { $count } cartes Piège
    }
drawing-held-known = { $held } : { $cards }
drawing-agatha = Tante Agathe
drawing-frame = Au mur, le portrait : { $name }
drawing-portrait-of = Portrait : { $name }
drawing-behind =
    { $count ->
        [0] aucun derrière
       *[other] { $count } derrière
    }
drawing-behind-last = tout au fond { $names }
drawing-both = les deux : { $total }
drawing-by = de { $die }
drawing-move-by = Déplacer de { $die }
drawing-used = { $die }, déjà pris
drawing-turn = C'est à { $name } de jouer.
drawing-double = Un double ! Changer le portrait au mur ?
drawing-caught = { $pawn } se trouve sur le piège { $trap }.
drawing-play-or-draw = Joue une carte ou pioches-en une.
drawing-draw = Pioche une carte.
drawing-right = La carte est à toi : tu peux déclencher le piège avec elle.
drawing-wrong = La carte est à toi, mais ce n'est pas la bonne.
drawing-pick = Choisis un pion, à toi ou non.
drawing-pick-chair = Choisis un pion sur la pelouse : chacun en assoit un à son tour.
drawing-which-chair = Sur quelle chaise rouge va { $pawn } ?
drawing-where = Où va { $pawn } ?
drawing-by-which =
    { $space ->
        [out] { $pawn } par la porte d'entrée : de combien ?
       *[other] { $pawn } en { $space } : de combien ?
    }
drawing-to-by =
    { $space ->
        [out] { $pawn } par la porte d'entrée, de { $die }.
       *[other] { $pawn } en { $space }, de { $die }.
    }
drawing-drop = Un autre personnage
drawing-end-secret = Personne n'avait la carte gagnante à découvert : toutes les cartes secrètes sont retournées.
drawing-end-living = Les personnages encore en vie du vainqueur sont retournés.
drawing-end-card = La carte gagnante est retournée.
drawing-end-others = Toutes les autres cartes restent face cachée.
drawing-end-others-secret = Toutes les autres cartes restent face cachée, même les secrètes.
drawing-end-undecided = Les cartes secrètes n'ont rien décidé et restent face cachée.

## For a first match

primer-goal = Quatre des douze personnages sont à toi (trois si vous êtes quatre) ; personne d'autre ne sait lesquels, sauf si vous jouez avec les personnages visibles. (À deux, chacun en a deux de plus, qu'il ne voit lui-même qu'à la fin.) Tu hérites si l'un d'eux sort par la porte d'entrée pendant que son portrait est au mur, s'il est le dernier en vie, ou si son portrait est au mur quand le Détective arrive.
primer-place = Mets un pion, n'importe lequel, sur une chaise rouge libre : personne ne sait encore à qui il sera.
primer-portrait = Un double : tu peux d'abord changer le portrait. Change-le si l'héritier au mur n'est pas à toi.
primer-move = Déplace un pion, à toi ou non, du nombre exact d'un dé ; l'autre dé est pour un autre pion. Mène les pions des autres sur les pièges et les tiens vers la porte, sans montrer lesquels sont à toi.
primer-lose = Aucun pion ne peut jouer ce dé : il est perdu.
primer-play = Le pion que tu as déplacé est sur un piège. Une carte de ce piège, ou un Joker, le déclenche : le pion disparaît pour de bon.
primer-draw = Pioche une carte Piège, même si tu as la bonne : personne ne sait ce que tu as, et tu bluffes peut-être.
primer-keep = Garde la carte et dis que ce n'est pas la bonne. C'est peut-être même vrai.
primer-spring = La carte piochée correspond : tu peux déclencher le piège tout de suite.
primer-beware = Tant qu'une chaise est occupée, on ne déplace que les pions encore assis, et aucun ne peut finir sur un piège.

## Tes propres manoirs

board-strange-line = ce n'est ni une rangée comme ' 9 . . h', ni des tirets pour les murs, ni les noms des colonnes
board-spaces = un manoir a de 1 à { $most } cases, pas { $found }
board-row = c'est la rangée { $number }, en partant de l'entrée ; elle doit commencer par { $number }
board-no-space = « { $mark } » n'est pas une case ; chaque rangée en a { $columns }
board-between = entre deux cases, il y a une espace ou une barre, pas « { $mark } »
board-dash = un tiret se met entre deux cases, l'une au-dessus de l'autre
board-pawns = il faut { $count } pions qui portent des noms différents
board-trap-name = « { $name } » doit être un seul mot, qu'aucun autre piège ni aucune sorte de carte n'a
board-many-traps = un manoir a au plus { $most } pièges
board-cards = une pioche a de 1 à { $most } cartes, pas { $found }
board-copies = il y a de 0 à { $most } cartes de cette sorte, pas { $found }
board-kinds = chaque sorte de carte figure une fois, et il y en a au plus { $most }
board-no-kind = il n'y a pas de sorte « { $kind } » ; il y a detective, wild et trap
board-card-traps = une carte montre un ou plusieurs des pièges { $traps }
board-chairs = il faut { $count } chaises rouges, pas { $found }
board-passages = il y a plus de { $most } passages secrets
board-trap-once = le piège { $trap } ({ $mark }) doit être là une fois
board-no-trap = il n'y a pas de piège { $mark }
board-no-furniture = [furniture] ne nomme pas « { $mark } »
board-furniture = un meuble est une seule lettre, pas « { $mark } »
board-door = la porte d'entrée ne peut pas être en « { $door } » : il faut une case où les pions peuvent aller
board-door-row = la porte d'entrée est au sud d'une case de la rangée 1
board-steps = detective_steps va de 1 à { $most }, pas { $found }
board-lost = { $space } ne peut pas être atteint depuis la porte d'entrée
