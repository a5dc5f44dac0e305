# Deadly Doodles.

## Cards: by name, in the middle of a sentence, at its beginning, and counted

card-straight = couloir droit
    .a = un couloir droit
    .the = le couloir droit
    .start = Couloir droit
card-corner = coude
    .a = un coude
    .the = le coude
    .start = Coude
card-t = jonction en T
    .a = une jonction en T
    .the = la jonction en T
    .start = Jonction en T
card-cross = croisement
    .a = un croisement
    .the = le croisement
    .start = Croisement
card-dead-end = cul-de-sac
    .a = un cul-de-sac
    .the = le cul-de-sac
    .start = Cul-de-sac
card-trap = piège
    .a = un piège
    .the = le piège
    .start = Piège
card-draw-2 = Pioche 2
    .a = une carte Pioche 2
    .the = la carte Pioche 2
    .start = Pioche 2
cards-straight =
    { $count ->
        [one] un couloir droit
       *[other] { $count } couloirs droits
    }
cards-corner =
    { $count ->
        [one] un coude
       *[other] { $count } coudes
    }
cards-t =
    { $count ->
        [one] une jonction en T
       *[other] { $count } jonctions en T
    }
cards-cross =
    { $count ->
        [one] un croisement
       *[other] { $count } croisements
    }
cards-dead-end =
    { $count ->
        [one] un cul-de-sac
       *[other] { $count } culs-de-sac
    }
cards-trap =
    { $count ->
        [one] un piège
       *[other] { $count } pièges
    }

## Sides of a room ("vers le nord", "l'entrée du nord", "un mur au nord"), and what lies in rooms

side-N = nord
    .start = Nord
    .the = le nord
    .of = du nord
    .at = au nord
side-E = est
    .start = Est
    .the = l'est
    .of = de l'est
    .at = à l'est
side-S = sud
    .start = Sud
    .the = le sud
    .of = du sud
    .at = au sud
side-W = ouest
    .start = Ouest
    .the = l'ouest
    .of = de l'ouest
    .at = à l'ouest
thing-loot = le butin
    .to = au butin
thing-dragon = le dragon
    .to = au dragon
thing-weapon = l'arme { $pair }
    .to = à l'arme { $pair }
    .pair = { $pair }
thing-monster = le monstre { $pair }
    .to = au monstre { $pair }

## Points

gain =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
loss =
    { $points ->
        [one] −{ $points } point
       *[other] −{ $points } points
    }
person =
    { $seat-person ->
        [you] toi
       *[other] { $seat }
    }
score =
    { $seat-person ->
        [you] toi { $points }
       *[other] { $seat } { $points }
    }

## The score sheet: each item, and what is counted

item-loot = Butin
item-weapons = Armes
item-slain = Monstres vaincus
item-mauled = Morsures
item-entryways = Entrées inutilisées
item-marked = Cases cochées
item-traps = Pièges
about-loot = chaque sac de butin atteint ; le double si tu as atteint la salle du dragon
about-weapons = chaque arme atteinte
about-slain = chaque monstre atteint dont tu as l'arme
about-mauled = chaque monstre atteint sans son arme
about-entryways = chaque entrée que ton chemin n'utilise pas
about-marked = chaque tronçon qui n'a pas pu être tracé
about-traps = chaque piège qui t'attrape

## Moves

type-draw = Tracer un tronçon
type-trap = Tendre un piège
type-mark = Renoncer à une carte
type-no-trap = Ne pas tendre de piège
ask-card = Quelle carte ?
ask-room = Dans quelle salle ?
ask-ends = Vers quels côtés ?
part-card = { $card-start }
part-side = { $side-start }
move-draw = Tracer { $card-a } en { $room }, vers { $ends-the }
move-trap = Tendre un piège en { $room }
move-mark = Renoncer à tracer { $card-the } et perdre 2 points
move-no-trap = Ne pas tendre de piège

## What is to be done, after a name and a colon

task-draw = tracer toutes les cartes en jeu, chacun sur son plan
task-draw-yours =
    { $count ->
        [one] trace ta dernière carte
       *[other] trace tes { $count } cartes sur ton plan, dans l'ordre de ton choix
    }
task-over = la partie est terminée

## Events

event-draw =
    { $points ->
        [none]
            { $seat-person ->
                [you] Tu traces { $card-a } en { $room }, vers { $ends-the } : ce tronçon { touched }.
               *[other] { $seat } trace { $card-a } en { $room }, vers { $ends-the } : ce tronçon { touched }.
            }
       *[other]
            { $seat-person ->
                [you] Tu traces { $card-a } en { $room }, vers { $ends-the } : ce tronçon { touched } ({ $points }).
               *[other] { $seat } trace { $card-a } en { $room }, vers { $ends-the } : ce tronçon { touched } ({ $points }).
            }
    }
# What a segment joins, links and enters, after "ce tronçon". It always joins or links something.
touched =
    { $joined ->
        [none]
            { $entered ->
                [none] touche l'entrée { $entryways-of }
               *[other] touche l'entrée { $entryways-of } et { touched-thing }
            }
       *[other]
            { $entryways ->
                [none]
                    { $entered ->
                        [none] rejoint { $joined }
                       *[other] rejoint { $joined } et { touched-thing }
                    }
               *[other]
                    { $entered ->
                        [none] rejoint { $joined } et touche l'entrée { $entryways-of }
                       *[other] rejoint { $joined }, touche l'entrée { $entryways-of } et { touched-thing }
                    }
            }
    }
touched-thing =
    { $too_late ->
        [yes] mène { $entered-to }, trop tard pour le monstre { $entered-pair }
       *[other] mène { $entered-to }
    }
event-trap =
    { $seat-person ->
        [you] Tu tends un piège en { $room }.
       *[other] { $seat } tend un piège en { $room }.
    }
event-mark =
    { $seat-person ->
        [you] Tu ne peux tracer { $card-the } nulle part et coches une case ({ $points }).
       *[other] { $seat } ne peut tracer { $card-the } nulle part et coche une case ({ $points }).
    }
event-no-trap =
    { $seat-person ->
        [you] Tu n'as plus de salle pour un piège.
       *[other] { $seat } n'a plus de salle pour un piège.
    }
# Only the last card is worth a line, or a round would fill the log.
event-used =
    { $left ->
        [0]
            { $seat-person ->
                [you] Tu as fini cette manche.
               *[other] { $seat } a fini cette manche.
            }
       *[other] { "" }
    }
event-turn-up = Pioche 2 : deux cartes de plus sont retournées.
event-round =
    { $last ->
        [yes] Manche { $round }, la dernière : { $cards }.
       *[other] Manche { $round } : { $cards }.
    }
event-paths = La manche { $round } est terminée, et tous les chemins sont montrés.
event-sprung =
    { $clash ->
        [yes]
            { $seat-person ->
                [you] Tu tombes dans ton propre piège en { $room }, car quelqu'un d'autre y a aussi tendu le sien.
               *[other] { $seat } tombe dans son propre piège en { $room }, car quelqu'un d'autre y a aussi tendu le sien.
            }
       *[other]
            { $seat-person ->
                [you]
                    { $hit ->
                        [none] Ton piège en { $room } n'attrape personne.
                       *[other] Ton piège en { $room } se referme sur { $hit }.
                    }
               *[other]
                    { $hit ->
                        [none] Le piège tendu par { $seat } en { $room } n'attrape personne.
                       *[other] Le piège tendu par { $seat } en { $room } se referme sur { $hit }.
                    }
            }
    }
event-scores = Scores : { $sheet }.
verdict-alone =
    { $seat-person ->
        [you]
            { $points ->
                [one] Tu as exploré le donjon en solitaire et marqué { $points } point.
               *[other] Tu as exploré le donjon en solitaire et marqué { $points } points.
            }
       *[other]
            { $points ->
                [one] { $seat } a exploré le donjon en solitaire et marqué { $points } point.
               *[other] { $seat } a exploré le donjon en solitaire et marqué { $points } points.
            }
    }
verdict-shared =
    { $points ->
        [one] La victoire, avec { $points } point chacun, est partagée entre { $winners }.
       *[other] La victoire, avec { $points } points chacun, est partagée entre { $winners }.
    }
verdict =
    { $seat-person ->
        [you] Tu as le plus de points : { $points }, soit { $more } de plus que le score suivant.
       *[other] { $seat } a le plus de points : { $points }, soit { $more } de plus que le score suivant.
    }

## Refusals

refuse-without-traps = cette partie se joue sans cartes Piège
refuse-none-left = il ne te reste plus de { $card } dans cette manche
refuse-no-segment = un Piège n'est pas un tronçon : tends-le dans une salle vide
refuse-shape-straight = un couloir droit a deux bouts opposés, et non { $ends-the }
refuse-shape-corner = un coude a deux bouts voisins, et non { $ends-the }
refuse-shape-t = une jonction en T a trois bouts, et non { $ends-the }
refuse-shape-cross = un croisement a quatre bouts, et non { $ends-the }
refuse-shape-dead-end = un cul-de-sac a un seul bout, et non { $ends-the }
refuse-drawn-already = tu as déjà tracé un tronçon en { $room }
refuse-own-trap = ton propre piège est en { $room }
refuse-wall = il y a un mur { $side-at } de { $room }
refuse-first-segment = ton premier tronçon doit toucher une entrée
refuse-joins-nothing = avec ces bouts, un tronçon en { $room } ne rejoint ni ton chemin ni une entrée
refuse-trap-on-thing = un piège se tend dans une salle vide, et en { $room } il y a { $thing }
refuse-trap-on-trap = un piège se tend dans une salle vide, et en { $room } il y a ton autre piège
refuse-trap-on-segment = un piège se tend dans une salle vide, et en { $room } il y a un tronçon
refuse-room-for-trap = il reste une salle vide pour ton piège
refuse-can-draw = tu peux encore tracer { $cards-a }

## House rules

option-open_paths = à la fin de chaque manche, chacun voit les chemins des autres, mais pas leurs pièges (DOO-21)
    .name = Chemins visibles
option-without_traps = les deux cartes Piège sont retirées, comme en solitaire (DOO-22)
    .name = Sans pièges
option-number_of_rounds = moins de manches font une partie plus courte (DOO-23)
    .name = Nombre de manches
option-weapon_first = une arme ne sert que contre un monstre rencontré dans la même manche ou plus tard (DOO-24)
    .name = L'arme d'abord

## Studies: what they count, how matches end, what luck is drawn for

counted-card = Carte
counted-room = Salle
counted-trap = Piège
ending-played-to-the-end = jouée jusqu'au bout
luck-cards = les cartes révélées

## The picture in the terminal; a trap has five places, an item of the sheet sixteen

terminal-round = Manche { $round } sur { $rounds }, pioche { $deck }
terminal-in-play = En jeu : { $cards }
terminal-left =
    { $cards ->
        [none] Reste à tracer : rien
       *[other] Reste à tracer : { $cards }
    }
terminal-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
terminal-done = fini
terminal-so-far = en cours
terminal-trap = piège
terminal-item-loot = butin
terminal-item-weapons = armes
terminal-item-slain = monstres vaincus
terminal-item-mauled = morsures
terminal-item-entryways = entrées libres
terminal-item-marked = cases cochées
terminal-item-traps = pièges
terminal-total = total
terminal-legend =
    $ butin  * dragon
    a–f armes  A–F monstres
    ▼ ◀ ▲ ▶ entrées
terminal-board-legend = $ butin   * dragon   a–f armes   A–F leurs monstres   ▼ ◀ ▲ ▶ entrées

## The drawing in the browser

drawing-map = Le plan
drawing-your-map = Ton plan
drawing-map-of = Le plan : { $name }
drawing-all-secret = Tous les plans sont secrets jusqu'à la fin
drawing-back = Retour à mon plan
drawing-key-turn = tourner la carte
drawing-round = Manche { $round } sur { $rounds }
drawing-deck =
    { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
drawing-done = Tu as utilisé toutes tes cartes. Les autres tracent encore.
drawing-stuck = Aucune de tes cartes ne va nulle part. Touche-les une à une : un tronçon est coché et coûte 2 points (DOO-10).
drawing-pick = Choisis une carte, puis une salle éclairée.
drawing-which-card = Quelle carte va en { $room } ?
drawing-turn-on = Tournée ainsi, elle ne va nulle part. Tourne-la encore.
drawing-set-trap = Tends le piège dans une salle vide : il touche qui trace à cet endroit.
drawing-rooms =
    { $count ->
        [one] Ainsi, elle va dans une salle.
       *[other] Ainsi, elle va dans { $count } salles.
    }
drawing-wheel = ou la molette la tourne.
drawing-used = { $card }, carte déjà utilisée
drawing-open = { $card }, bouts : { $ends }
drawing-turn = Tourner
drawing-turn-left = Tourner la carte vers la gauche
drawing-turn-right = Tourner la carte vers la droite, touche R
drawing-unpick = Reposer la carte
drawing-with = { $what } ({ $thing })
drawing-turn-into = { $card } : la tourner pour qu'elle aille en { $room }
drawing-why = { $card } : pourquoi pas en { $room } ?
drawing-picked = Salle choisie : { $room }, choisis maintenant une carte
drawing-pick-room = Choisir { $room }, puis une carte
drawing-others = Les autres plans
drawing-left =
    { $count ->
        [one] encore { $count } carte
       *[other] encore { $count } cartes
    }
drawing-finished = fini
drawing-secret = Ce plan est secret
drawing-enlarge = Agrandir le plan : { $name }
drawing-score = Le score
drawing-so-far = Le score jusqu'ici
drawing-your-score = Ton score jusqu'ici
drawing-total = Total
drawing-won = victoire :
drawing-item = { $points } : { $about } ({ $clause })
drawing-each = { $points } chacun
drawing-reckoning = Le décompte
drawing-again = Raconter encore
drawing-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
drawing-alone = { $name } ressort avec { $points }
drawing-you-alone = Tu ressors avec { $points }
drawing-you-win = Tu gagnes avec { $points }
drawing-win =
    { $count ->
        [one] { $names } gagne avec { $points }
       *[other] { $names } gagnent avec { $points }
    }
drawing-summary = { $whose }. { $columns } colonnes, { $rows } rangées. Tracé : { $drawn }. Pas encore visité : { $things }. Entrées : { $doors }.
drawing-drawn = { $room } { $what }, manche { $round }
drawing-in = { $thing } en { $room }
drawing-nothing = rien

## For a first match

primer-goal = Trace dans ton donjon un chemin qui ramasse du butin et passe par des monstres et par leurs armes, dans n'importe quel ordre. On joue sept manches, sauf si vous en avez choisi moins ; qui a le plus de points gagne.
primer-draw = Choisis une carte, tourne-la et trace-la dans une salle éclairée : la première à une entrée, chacune des suivantes reliée à ton chemin ou à une autre entrée.
primer-trap = Tends un piège dans une salle vide où tu penses que les autres passeront : qui y trace un chemin perd 3 points à la fin.
primer-mark = Tu ne peux tracer aucune des cartes qui te restent : coche-les et perds 2 points pour chacune.
primer-no-trap = Il n'y a pas de salle vide pour le piège : rien ne se passe.
primer-beware = Un monstre rapporte 4 points si ton chemin prend aussi l'arme qui porte sa lettre, avant ou après lui (sauf si vous avez décidé que l'arme vient d'abord) ; sans l'arme, il en coûte 2.

## Tes propres plans

board-columns = le plan commence par une ligne de lettres de colonnes comme «    A B C »
board-no-rows = le plan n'a pas de rangées
board-rooms = un plan a au plus { $most } salles, pas { $found }
board-row = la rangée { $row } commence par son numéro, sur deux caractères, pas par « { $found } »
board-sign-wall = ici, un mur est { $mark }, pas « { $sign } »
board-sign-entryway = ici, une entrée est { $mark }, pas « { $sign } »
board-sign-blank = entre les colonnes, il n'y a que des espaces, pas « { $sign } »
board-no-room = « { $sign } » n'est pas une salle ; une salle est l'un de { $signs }
board-long-line = cette ligne dépasse les colonnes
board-thing-monster = monstre { $pair }
board-thing-weapon = arme { $pair }
board-thing-loot = butin
board-thing-dragon = dragon
board-twice = deux fois sur le plan : { $thing }
board-missing =
    { $other ->
        [none] il manque : { $thing }
       *[other] il manque : { $thing }, qui va avec { $other }
    }
board-no-entryway = le plan n'a pas d'entrée, rien ne peut donc être atteint
board-lost =
    { $thing ->
        [none] { $room } ne peut pas être atteint : aucun passage ne mène de { $rooms } à une salle avec une entrée
       *[other] { $room } ({ $thing }) ne peut pas être atteint : aucun passage ne mène de { $rooms } à une salle avec une entrée
    }
board-no-deck = il manque la table [deck]
board-cards-of-kind =
    { $wanted ->
        [none] { $kind } est 0 ou plus, pas { $found }
       *[other] { $kind } est { $wanted }, pas { $found }
    }
board-cards = une pioche a { $count } cartes, pas { $found }
