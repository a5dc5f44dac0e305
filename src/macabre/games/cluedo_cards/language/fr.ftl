# Cluedo, the card game.

## Cards

picture-dagger = Poignard
    .the = le Poignard
    .start = Le Poignard
picture-candlestick = Chandelier
    .the = le Chandelier
    .start = Le Chandelier
picture-revolver = Revolver
    .the = le Revolver
    .start = Le Revolver
picture-rope = Corde
    .the = la Corde
    .start = La Corde
picture-lead-piping = Matraque
    .the = la Matraque
    .start = La Matraque
picture-spanner = Clé anglaise
    .the = la Clé anglaise
    .start = La Clé anglaise
picture-mustard = Colonel Moutarde
picture-plum = Professeur Violet
picture-green = Docteur Olive
picture-peacock = Madame Pervenche
picture-scarlett = Mademoiselle Rose
picture-white = Madame Leblanc
short-dagger = Poignard
short-candlestick = Chandelier
short-revolver = Revolver
short-rope = Corde
short-lead-piping = Matraque
short-spanner = Clé anglaise
short-mustard = Moutarde
short-plum = Violet
short-green = Olive
short-peacock = Pervenche
short-scarlett = Rose
short-white = Leblanc
card = { $picture } { $number }
nobody = Personne
score =
    { $seat-person ->
        [you] toi { $points }
       *[other] { $seat } { $points }
    }

## Moves

type-play = Poser une carte
type-draw = Piocher une carte
type-miss = Faire passer son tour à quelqu'un
type-swap = Échanger sa main
ask-card = Quelle carte ?
ask-player = Qui ?
move-play = Poser { $card }
move-draw = Piocher une carte
move-miss =
    { $player ->
        [none] Personne ne passe son tour
       *[other] { $player } passe son tour
    }
move-swap = Échanger sa main avec { $player }

## What is to be done, after a name and a colon

task-play = poser une carte de même image ou de même numéro, ou piocher si aucune ne convient
task-miss = choisir qui passe son tour à cause du Poignard, ou personne
task-swap = choisir avec qui échanger sa main grâce au Revolver
task-over = la partie est terminée

## Events

event-play =
    { $seat-person ->
        [you] Tu poses { $card }.
       *[other] { $seat } pose { $card }.
    }
event-draw =
    { $seat-person ->
        [you] Aucune de tes cartes ne convient : tu dois piocher.
       *[other] { $seat } n'a aucune carte qui convient et doit piocher.
    }
event-miss =
    { $seat-person ->
        [you]
            { $player ->
                [none] Tu n'utilises { $picture-the } contre personne.
               *[other] Tu utilises { $picture-the } contre { $player }.
            }
       *[other]
            { $player-person ->
                [none] { $seat } n'utilise { $picture-the } contre personne.
                [you] { $seat } utilise { $picture-the } contre toi.
               *[other] { $seat } utilise { $picture-the } contre { $player }.
            }
    }
event-swap =
    { $seat-person ->
        [you] Tu échanges ta main avec { $player }.
       *[other]
            { $player-person ->
                [you] { $seat } échange sa main avec toi.
               *[other] { $seat } échange sa main avec { $player }.
            }
    }
event-again =
    { $seat-person ->
        [you] { $picture-start } te permet de rejouer.
       *[other] { $picture-start } permet à { $seat } de rejouer.
    }
event-missed =
    { $left ->
        [0]
            { $seat-person ->
                [you] { $picture-start } te fait passer ton tour.
               *[other] { $picture-start } fait passer son tour à { $seat }.
            }
       *[other]
            { $seat-person ->
                [you] { $picture-start } te fait passer ton tour ; il t'en reste { $left } à passer.
               *[other] { $picture-start } fait passer son tour à { $seat }, qui doit encore en passer { $left }.
            }
    }
event-shuffled =
    { $cards ->
        [one] La pioche est vide : la défausse, sauf la carte du dessus, est mélangée et forme une nouvelle pioche de { $cards } carte.
       *[other] La pioche est vide : la défausse, sauf la carte du dessus, est mélangée et forme une nouvelle pioche de { $cards } cartes.
    }
event-round-won =
    { $seat-person ->
        [you] Tu as posé ta dernière carte et la manche { $round } s'arrête là : { $points } points.
       *[other] { $seat } a posé sa dernière carte et la manche { $round } s'arrête là : { $points } points.
    }
event-nothing = Il n'y a plus rien à piocher.
event-nothing-more = Elle ne convient pas, et la pioche est vide.
event-drawn =
    { $card ->
        [none] { "" }
       *[other] C'est { $card }.
    }
event-dealt = { "" }
event-drawn-on =
    { $seat-person ->
        [you] Elle ne convient pas : tu pioches encore une carte.
       *[other] Elle ne convient pas : { $seat } pioche encore une carte.
    }
event-fits =
    { $seat-person ->
        [you] Elle convient : tu dois la poser.
       *[other] Elle convient : { $seat } doit la poser.
    }
event-start =
    { $seat-person ->
        [you] Le sort te désigne pour commencer.
       *[other] Le sort désigne { $seat } pour commencer.
    }
event-round =
    { $won_last ->
        [yes]
            { $starter-person ->
                [you] Manche { $round } : les cartes sont distribuées, la première retournée est { $card }, et tu commences, car tu as gagné la manche précédente.
               *[other] Manche { $round } : les cartes sont distribuées, la première retournée est { $card }, et { $starter } commence après avoir gagné la manche précédente.
            }
       *[other]
            { $starter-person ->
                [you] Manche { $round } : les cartes sont distribuées, la première retournée est { $card }, et tu commences.
               *[other] Manche { $round } : les cartes sont distribuées, la première retournée est { $card }, et { $starter } commence.
            }
    }
event-void = Personne ne peut ni jouer ni piocher : la manche { $round } est nulle.
event-miniature =
    { $lost ->
        [0]
            { $seat-person ->
                [you] Tu retournes ta miniature : { $miniature }.
               *[other] { $seat } retourne sa miniature : { $miniature }.
            }
        [one]
            { $seat-person ->
                [you] Tu retournes ta miniature : { $miniature }. Tu perds { $lost } point, car la dernière carte était { $card }.
               *[other] { $seat } retourne sa miniature : { $miniature }, et perd { $lost } point, car la dernière carte était { $card }.
            }
       *[other]
            { $seat-person ->
                [you] Tu retournes ta miniature : { $miniature }. Tu perds { $lost } points, car la dernière carte était { $card }.
               *[other] { $seat } retourne sa miniature : { $miniature }, et perd { $lost } points, car la dernière carte était { $card }.
            }
    }
event-round-end =
    { $winner-person ->
        [you] Tu gagnes la manche { $round }. Scores : { $scores }.
       *[other] { $winner } gagne la manche { $round }. Scores : { $scores }.
    }
event-won =
    { $seat-person ->
        [you] Avec { $points } points, tu atteins l'objectif de { $target } et gagnes la partie.
       *[other] Avec { $points } points, { $seat } atteint l'objectif de { $target } et gagne la partie.
    }
verdict =
    { $seat-person ->
        [you] Tu as gagné la manche { $round } et tu as { $points } points : l'objectif était { $target }.
       *[other] { $seat } a gagné la manche { $round } et a { $points } points : l'objectif était { $target }.
    }

## Refusals

refuse-dagger-waits = le Poignard attend : dis qui passe son tour, ou personne
refuse-revolver-waits = le Revolver attend : dis avec qui tu échanges ta main
refuse-draw = tu dois jouer si tu le peux, et une de tes cartes convient
refuse-weapon-first =
    { $move ->
        [miss] pose d'abord un Poignard ; ensuite, tu choisis la personne visée
       *[swap] pose d'abord un Revolver ; ensuite, tu choisis la personne visée
    }
refuse-yourself =
    { $move ->
        [miss] choisis quelqu'un d'autre : tu ne peux pas utiliser le Poignard contre toi
       *[swap] choisis quelqu'un d'autre : tu ne peux pas utiliser le Revolver contre toi
    }
refuse-no-player = { $player } n'est pas à cette table
refuse-not-in-hand = { $card } n'est pas dans ta main
refuse-no-fit = { $card } n'a ni l'image ni le numéro de { $top }

## House rules

option-target = combien de points il faut pour gagner la partie ; une manche en rapporte 3 (CLU-15, CLU-17)
    .name = Points pour gagner
option-first_player = qui commence la première manche (CLU-6)
    .name = Premier joueur
option-penalty = ce que tu perds si ta miniature montre l'image de la dernière carte (CLU-16, CLU-21)
    .name = Pénalité
    .miniature = les points de la miniature
    .card = le numéro de la dernière carte
option-draw_until_one_fits = si tu ne peux pas jouer, tu pioches jusqu'à ce qu'une carte convienne, et tu la poses (CLU-22)
    .name = Piocher jusqu'à pouvoir jouer
option-miniatures = si chacun a une miniature, qui peut coûter des points à la fin d'une manche (CLU-23)
    .name = Miniatures
option-winner_starts = qui gagne une manche commence la suivante (CLU-24)
    .name = Le gagnant commence

## Studies: what they count, how matches end, what luck is drawn for

counted-card = Carte
counted-picture = Image
counted-player = Qui passe son tour
ending-played-to-the-end = jouée jusqu'au bout
luck-start = qui commence
luck-deal = la distribution
luck-pile = la pioche
luck-miniature = les miniatures

## The picture in the terminal

terminal-round = Manche { $round }, objectif { $target } points ; pioche { $pile }
terminal-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
terminal-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
terminal-misses =
    { $count ->
        [one] passe { $count } tour
       *[other] passe { $count } tours
    }
terminal-known = connues : { $cards }
terminal-miniature = miniature : { $pictures } ({ $points })
terminal-top =
    { $under ->
        [none] Sur la défausse :
       *[other] Sur la défausse (en dessous { $under }) :
    }
terminal-hand = Ta main :

## The drawing in the browser

drawing-table =
    { $cards ->
        [one] La table de jeu. { $hands } Il reste { $cards } carte à piocher.
       *[other] La table de jeu. { $hands } Il reste { $cards } cartes à piocher.
    }
drawing-player =
    { $cards ->
        [one] { $name } a { $cards } carte en main ; score : { $points } sur { $target }.
       *[other] { $name } a { $cards } cartes en main ; score : { $points } sur { $target }.
    }
drawing-card = { $card }.
drawing-note-miss = Quelqu'un passe son tour
drawing-note-next-misses = Le suivant passe son tour
drawing-note-swap = Échange ta main
drawing-note-again = Rejoue
drawing-does-miss = Tu choisis qui passe son tour.
drawing-does-next-misses = La personne suivante passe son tour.
drawing-does-swap = Tu échanges ta main avec la personne de ton choix.
drawing-does-again = Tu rejoues.
drawing-can-be-laid = Tu peux la poser.
drawing-no-fit = Elle ne convient pas.
drawing-touch = Touche une carte pour lire son effet.
drawing-point = Pointe une carte pour lire son effet.
drawing-laid =
    { $cards ->
        [one] { $cards } posée
       *[other] { $cards } posées
    }
drawing-to-draw = { $cards } à piocher
drawing-round = Manche { $round }
drawing-top = Sur la pile : { $card }.
drawing-fits = Conviennent : toute carte { $picture } et tout { $number }.
drawing-you = { $name } (toi)
drawing-of = sur { $target }
drawing-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
drawing-misses =
    { $count ->
        [one] passe son tour
       *[other] passe { $count } tours
    }
drawing-ask-miss = Passe son tour
drawing-ask-swap = Échanger
drawing-miniature =
    { $points ->
        [one] miniature : { $pictures } ; { $points } point
       *[other] miniature : { $pictures } ; { $points } points
    }
drawing-miniature-mark = miniature
drawing-face-down = une miniature, face cachée
drawing-secret = Une miniature : personne ne la connaît avant la fin de la manche
drawing-wins = { $name } gagne la manche { $round }
drawing-you-win = Tu gagnes la manche { $round }
drawing-next-round = Manche suivante
drawing-last-round = La manche précédente
drawing-last-void = Personne ne pouvait jouer ni piocher : la manche était nulle.
drawing-last-won = { $name } l'a gagnée avec { $card }.

## For a first match

primer-goal = Débarrasse-toi de toutes tes cartes avant tout le monde : tu gagnes alors la manche. On joue jusqu'à ce que quelqu'un ait assez de points pour gagner.
primer-play = Pose une carte qui brille : elle a la même image ou le même numéro que celle du dessus. Si une arme a un effet, il est écrit sur la carte.
primer-draw = Aucune de tes cartes ne convient, alors pioches-en une. Tu la gardes pour ton prochain tour.
primer-draw-until-one-fits = Aucune de tes cartes ne convient : tu pioches jusqu'à ce qu'une carte convienne, et tu la poses aussitôt.
primer-miss = Ton Poignard peut faire passer son tour à quelqu'un : choisis qui a le moins de cartes, ou personne.
primer-swap = Ton Revolver échange toute ta main avec celle d'une autre personne : moins tu reçois de cartes, mieux c'est.
primer-beware = Chacun a une miniature, une carte à trois images, face cachée. À la fin de la manche, on les retourne : si la tienne montre l'image de la dernière carte, tu perds les points inscrits dessus, même si tu as gagné.
primer-beware-number = Chacun a une miniature, une carte à trois images, face cachée. À la fin de la manche, on les retourne : si la tienne montre l'image de la dernière carte, tu perds autant de points que le numéro de cette carte, même si tu as gagné.
primer-beware-no-miniatures = Pas de miniatures à cette table : qui se débarrasse le premier de toutes ses cartes marque 3 points, et personne n'en perd.

## Tes propres paquets de cartes

board-picture = « { $picture } » doit être un seul mot, qu'aucune autre image n'a
board-many-pictures = un paquet a au plus { $most } images
board-effect = il n'y a pas d'effet « { $effect } » ; il y a { $effects }
board-number = { $picture } ne peut pas avoir le numéro { $number } : chacun va de 1 à { $most } et n'apparaît qu'une fois
board-many-cards = un paquet a au plus { $most } cartes
board-no-picture = il n'y a pas d'image { $picture }
board-miniature = une miniature montre chaque image une seule fois
board-points = les points vont de 0 à 100, pas { $points }
board-count = { $stated } cartes sont annoncées, mais les images en ont { $found }
board-deal = { $cards } cartes ne suffisent pas pour en donner { $dealt } à chacun des { $players } joueurs et en retourner une
board-miniatures = il faut de { $low } à { $high } miniatures, pas { $found }
