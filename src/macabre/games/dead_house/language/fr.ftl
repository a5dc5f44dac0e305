# Dead House.

## Cards, sides, pawns and places

card-slappy = Slappy
card-miss-me = Je t'ai manqué ?
card-number = Carte { $card }
special-possession = Possession
special-steal = Vol
special-reanimate = Réanimation

# The letter by which pawns are marked in the terminal is one place wide, and each side has another.
side-camera = Appareil photo
    .letter = A
side-hand = Main verte
    .letter = V
side-mummy = Momie
    .letter = M
side-ghost = Fantôme
    .letter = F
pawn = pion { $number }
    .the = le pion { $number }
    .start = Le pion { $number }
    .alone = Pion { $number }
pawn-of =
    { $seat-person ->
        [you] ton pion { $number }
       *[other] le pion { $number } ({ $seat })
    }
    .start =
        { $seat-person ->
            [you] Ton pion { $number }
           *[other] Le pion { $number } ({ $seat })
        }
    .alone =
        { $seat-person ->
            [you] Ton pion { $number }
           *[other] Pion { $number } ({ $seat })
        }
place-home = Base
    .from = de sa Base
    .to = à sa Base
    .on = sur sa Base
place-house = Dead House
    .from = de Dead House
    .to = à Dead House
    .on = dans Dead House
place-square = case { $number }
    .from = de la case { $number }
    .to = à la case { $number }
    .on = sur la case { $number }
place-gravestone = tombe { $number }
    .from = de la tombe { $number }
    .to = à la tombe { $number }
    .on = sur la tombe { $number }
squares =
    { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }

## Moves

type-move = Déplacer un pion
type-back = Faire reculer un pion adverse
type-split = Partager une carte entre deux pions
type-swap = Échanger deux pions
type-special = Jouer une carte spéciale
type-discard = Défausser une carte
ask-card = Quelle carte ?
ask-pawn = Lequel de tes pions ?
ask-player = Qui ?
ask-with = Avec quel pion ?
ask-replace = Quel pion renvoyer à sa Base ?
ask-parts = Quels pions, et de combien ?
chosen-pawn = { $pawn-alone }
move-move =
    { $way ->
        [back]
            { $named ->
                [no] { $pawn-start } recule de { squares }
               *[yes] { $pawn-start } recule de { squares } avec « { $card } »
            }
       *[forward]
            { $named ->
                [no] { $pawn-start } avance de { squares }
               *[yes] { $pawn-start } avance de { squares } avec « { $card } »
            }
    }
move-back =
    { $named ->
        [no] { $pawn-start } recule de { squares }
       *[yes] { $pawn-start } recule de { squares } avec « { $card } »
    }
move-split = { $first-start } avance de { squares }, puis { $second-the } de { $rest }
move-swap = { $pawn-start } et { $with-the } échangent leurs places avec « { $card } »
move-special =
    { $card ->
        [steal] Vol : échanger sa main avec { $player }
        [reanimate] Réanimation : toutes les cartes sont mélangées et redistribuées
       *[possession] Possession : { $pawn-the } prend la place occupée par { $replace-the }
    }
move-discard = Défausser « { $card } »

## What is to be done, after a name and a colon

task-turn =
    { $special ->
        [yes] jouer une carte et déplacer un pion comme elle l'indique ; une carte spéciale peut la précéder
       *[no] jouer une carte et déplacer un pion comme elle l'indique
    }
task-over = la partie est terminée

## Events

event-start =
    { $seat-person ->
        [you] Tu commences.
       *[other] { $seat } commence.
    }
event-dealt = { "" }
event-drawn =
    { $card ->
        [none] { "" }
       *[other]
            { $seat-person ->
                [you] Tu pioches « { $card } ».
               *[other] { $seat } pioche « { $card } ».
            }
    }
event-again =
    { $seat-person ->
        [you] Tu es sur une case Rejoue : c'est encore à toi.
       *[other] { $seat } est sur une case Rejoue et joue encore.
    }
event-move =
    { $seat-person ->
        [you] Tu joues « { $card } » avec { $pawn-the }.
       *[other] { $seat } joue « { $card } » avec { $pawn-the }.
    }
event-back =
    { $seat-person ->
        [you] Tu joues « { $card } » et fais reculer { $pawn-the }.
       *[other] { $seat } joue « { $card } » et fait reculer { $pawn-the }.
    }
event-split =
    { $seat-person ->
        [you] Tu partages un { $whole } : { $steps } pour { $first-the }, puis { $rest } pour { $second-the }.
       *[other] { $seat } partage un { $whole } : { $steps } pour { $first-the }, puis { $rest } pour { $second-the }.
    }
event-swap =
    { $seat-person ->
        [you] Tu joues « { $card } » : { $pawn-the } et { $with-the } échangent leurs places.
       *[other] { $seat } joue « { $card } » : { $pawn-the } et { $with-the } échangent leurs places.
    }
event-special =
    { $seat-person ->
        [you]
            { $card ->
                [steal] Tu joues Vol et échanges ta main avec { $player }.
                [reanimate] Tu joues Réanimation : toutes les cartes sont mélangées et redistribuées.
               *[possession] Tu joues Possession : { $pawn-the } prend la place occupée par { $replace-the }.
            }
       *[other]
            { $card ->
                [steal]
                    { $player-person ->
                        [you] { $seat } joue Vol et échange sa main avec toi.
                       *[other] { $seat } joue Vol et échange sa main avec { $player }.
                    }
                [reanimate] { $seat } joue Réanimation : toutes les cartes sont mélangées et redistribuées.
               *[possession] { $seat } joue Possession : { $pawn-the } prend la place occupée par { $replace-the }.
            }
    }
event-discard =
    { $seat-person ->
        [you] Aucune de tes cartes n'est jouable : tu défausses « { $card } ».
       *[other] { $seat } n'a aucune carte jouable et défausse « { $card } ».
    }

# Where a pawn came to: after each square that led it on, if there is any.
way =
    { $via ->
        [none] { $place-to }
       *[other] { $via }
    }
led-by-ahead-3 = à la case { $square }, Avance de 3, puis { $then-to }
led-by-gnome-blue = à la case { $square }, un gnome bleu, puis { $then-to }

# Sent home by a gnome or by another pawn, or moved: to a square that gives another turn, or one that does not act on it.
event-moved =
    { $by ->
        [gnome] { $pawn-start } retourne { $from-from } à sa Base : le gnome l'a balayé.
        [none]
            { $rests ->
                [none] { $pawn-start } va { $from-from } { way }.
                [again] { $pawn-start } va { $from-from } { way }, Rejoue.
                [gnome-blue] { $pawn-start } va { $from-from } { way }, un gnome bleu, et y reste, car on l'a poussé.
               *[ahead-3]
                    { $pushed ->
                        [yes] { $pawn-start } va { $from-from } { way }, Avance de 3, et y reste, car on l'a poussé.
                       *[no] { $pawn-start } va { $from-from } { way }, Avance de 3, et y reste pour ne pas dépasser sa bifurcation.
                    }
            }
       *[other] { $pawn-start } retourne { $from-from } à sa Base : { $by-the } prend sa place.
    }
event-starts-out = { $pawn-start } commence { $place-on }.
event-reshuffled = La pioche est vide : la défausse est mélangée et forme une nouvelle pioche.
event-limit =
    { $turns ->
        [one] Après { $turns } tour, la partie s'arrête sans que personne ne gagne.
       *[other] Après { $turns } tours, la partie s'arrête sans que personne ne gagne.
    }
enough-pawns =
    { $pawns ->
        [1] un pion
        [2] deux pions
       *[other] ses trois pions
    }
    .yours =
        { $pawns ->
            [1] un pion
            [2] deux pions
           *[other] tes trois pions
        }
event-won =
    { $seat-person ->
        [you] Tu as { enough-pawns.yours } dans Dead House : c'est gagné !
       *[other] { $seat } a { enough-pawns } dans Dead House et gagne.
    }
verdict =
    { $seat-person ->
        [you] Avant tout le monde, tu as amené { enough-pawns.yours } dans Dead House.
       *[other] Avant tout le monde, { $seat } a amené { enough-pawns } dans Dead House.
    }
verdict-limit = Après { $turns } tours, personne n'a amené { enough-pawns } dans Dead House.

## Refusals

refuse-no-player = { $player } n'est pas à cette table
refuse-no-card = tu n'as pas de carte { $card } en main
refuse-no-specials = cette partie se joue sans cartes spéciales
refuse-second-special = tu as déjà joué une carte spéciale pendant ce tour
refuse-used-special = tu as déjà utilisé { $card }, et chaque carte spéciale ne sert qu'une fois
refuse-steal-from-yourself = échange ta main avec quelqu'un d'autre, pas avec toi
refuse-replaced =
    { $where ->
        [home] le pion à remplacer est à sa Base, pas sur le parcours
       *[safe] le pion à remplacer est dans sa zone sûre ou dans Dead House, pas sur le parcours
    }
refuse-not-at-home = ton { $pawn } n'est pas à sa Base
refuse-on-track = ton { $pawn } est déjà sur le parcours
refuse-in-dead-house = ton { $pawn } est dans Dead House et n'en bouge plus
refuse-back-from-home = ton { $pawn } est à sa Base et ne peut pas reculer
refuse-too-far = il faut exactement { $left } à ton { $pawn } pour entrer dans Dead House, et { $steps }, c'est trop
refuse-no-push = { $card } ne fait pas reculer les pions adverses
refuse-push-own = fais reculer un pion adverse, pas un des tiens
refuse-push-home = ce pion est à sa Base, pas sur le parcours
refuse-their-dead-house = ce pion est dans Dead House et n'en bouge plus
refuse-safe = un pion dans sa zone sûre ne peut pas être déplacé par les autres
refuse-undivided = il n'y a pas de carte { $steps } qui se partage
refuse-split-one-pawn = partage la carte entre deux pions différents
refuse-split-nothing = chacun des deux pions doit avancer d'au moins 1
refuse-split =
    { $which ->
        [first] les deux pions doivent pouvoir bouger, et le premier ne le peut pas : { $why }
       *[second] les deux pions doivent pouvoir bouger, et le second ne le peut pas : { $why }
    }
refuse-no-swap = { $card } n'échange pas de pions
refuse-swap-own =
    { $where ->
        [home] ton { $pawn } est à sa Base, pas sur le parcours
       *[safe] ton { $pawn } est dans sa zone sûre ou dans Dead House, pas sur le parcours
    }
refuse-swap-other =
    { $where ->
        [home] l'autre pion est à sa Base, pas sur le parcours
       *[safe] l'autre pion est dans sa zone sûre ou dans Dead House, pas sur le parcours
    }
refuse-swap-itself = un pion échange sa place avec un autre, pas avec lui-même
refuse-not-nearest = l'échange se fait avec le premier pion devant lui : { $pawn-the }
refuse-discard = tu dois jouer une carte si tu le peux, et une des tiennes est jouable

## House rules

option-first_player = qui commence (HOU-4)
    .name = Premier joueur
option-turn_limit = nombre de tours après lequel la partie s'arrête sans que personne ne gagne (HOU-4)
    .name = Limite de tours
option-ahead_at_turn_off = ce que fait un pion que la case Avance de 3 mènerait au-delà de sa bifurcation (HOU-10)
    .name = Avance de 3 à la bifurcation
    .pass = il continue sur le parcours
    .stay = il reste sur la case
option-squares_catch_pushed = si les cases agissent aussi sur un pion poussé par quelqu'un d'autre (HOU-12)
    .name = Cases et pions poussés
option-possession_with = lequel de tes pions peut prendre la place d'un autre par Possession (HOU-23, HOU-29)
    .name = Possession
    .home = un pion de ta Base
    .off-track = un pion de ta Base ou d'une de tes tombes
option-pawns_to_win = combien de tes pions doivent être dans Dead House pour gagner (HOU-27, HOU-30)
    .name = Pions pour gagner
option-special_cards = si chacun reçoit les cartes spéciales Possession, Vol et Réanimation (HOU-31)
    .name = Cartes spéciales
option-pawn_starts_out = le premier pion de chacun est dès le début sur sa case Départ (HOU-32)
    .name = Premier pion en jeu

## The board: squares and special cards, what they do, and what house rules add to that

kind-plain = Case
kind-ahead-3 = Avance de 3
kind-turn-off = Bifurcation
kind-start = Départ
kind-gnome-blue = Gnome bleu
kind-gnome-red = Gnome rouge
kind-again = Rejoue
text-plain = Il ne se passe rien ici.
text-ahead-3 = Si tu amènes ton pion ici, il avance aussitôt de 3 cases.
text-turn-off = Les pions de la couleur de la case tournent ici vers leurs tombes.
text-start = Les pions de la couleur de la case entrent ici : c'est la première case qu'ils comptent.
text-gnome-blue = Si tu amènes ton pion ici, il suit les points jusqu'au gnome rouge suivant ; tous les pions entre les deux retournent à leur Base.
text-gnome-red = Les pions y arrivent depuis le gnome bleu qui précède ; pour les autres, c'est une case ordinaire.
text-again = Si ta carte amène ton pion ici, pioche, puis joue encore un tour complet.
text-possession = Un pion de ta Base prend la place de n'importe quel pion du parcours, qui retourne à sa Base.
text-steal = Échange ta main avec quelqu'un d'autre.
text-reanimate = Toutes les cartes sont mélangées ensemble et redistribuées.
note-ahead-3-ahead_at_turn_off-pass = Il dépasse sa bifurcation sans jamais la prendre.
note-ahead-3-ahead_at_turn_off-stay = Il reste ici s'il devait dépasser sa bifurcation.
note-ahead-3-squares_catch_pushed-true = De même pour un pion poussé jusqu'ici.
note-gnome-blue-squares_catch_pushed-true = De même pour un pion poussé jusqu'ici.
note-possession-possession_with-off-track = Un pion sur une de tes tombes le peut aussi.

# What a card does: one use, or several with "ou" before the last.
card-text = { $uses }.
use-forward = Avance un pion de { $steps }
use-back = Recule un pion de { $steps }
use-push = fais reculer un pion adverse de { $steps }
use-divide = partage le { $steps } entre deux de tes pions
use-swap-any = échange un de tes pions sur le parcours avec n'importe quel autre
use-swap-next = échange un de tes pions sur le parcours avec le premier devant lui

## Studies: what they count, how matches end, what luck is drawn for

counted-card = Carte
counted-square = Case
square-of-kind = { $number } : { $kind }
ending-three-pawns-in-dead-house = trois pions dans Dead House
ending-the-limit-of-turns = plus de tours à jouer
ending-as-many-pawns-in-dead-house-as-were-agreed = autant de pions dans Dead House que convenu
luck-start = qui commence
luck-deal = la distribution
luck-deck = la pioche

## The picture in the terminal

terminal-letter = { $side-letter }
terminal-seat = { $letter } { $seat } ({ $home }, départ { $start }, bifurcation { $turn_off })
terminal-zone = base { $home }  ⌂ { $stones } ▟▙ { $house }
terminal-known = cartes connues : { $cards }
terminal-legend = » avance de 3   ⌂ bifurcation   ○ départ   ▼ gnome bleu   ▲ gnome rouge   ↻ rejoue
terminal-typed = Dans un coup tapé comme « move 6 0 », ♟{ $letter }1 est 0, ♟{ $letter }2 est 1 et ♟{ $letter }3 est 2.
terminal-deck =
    { $recent ->
        [none] pioche { $deck }   défausse { $discards }, les dernières d'abord : aucune
       *[other] pioche { $deck }   défausse { $discards }, les dernières d'abord : { $recent }
    }
terminal-held =
    { $specials ->
        [none] { $letter } { $seat } : { terminal-hand-size }, cartes spéciales : aucune
       *[other] { $letter } { $seat } : { terminal-hand-size }, cartes spéciales : { $specials }
    }
terminal-hand-size =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
terminal-hand = Ta main :

## The drawing in the browser

drawing-board = Le plateau
drawing-bot = { $name }, un bot
drawing-player =
    { $cards ->
        [one] { $name } : { $places } ; { $cards } carte.
       *[other] { $name } : { $places } ; { $cards } cartes.
    }
drawing-home-of = Base : { $name }
drawing-taken = { $place }, où se trouve { $pawns }
drawing-square = { $title } (case { $number }). { $text }
drawing-card = { $title } : { $text }
drawing-forward = Avance de { $count }
drawing-back = Recule de { $count }
drawing-or-push = ou repousse de { $count }
drawing-or-divide = ou partage
drawing-or-swap-any = ou échange deux pions
drawing-or-swap-next = ou échange avec le suivant
drawing-hand = Ta main
drawing-specials = Tes cartes spéciales
drawing-known = { $name } : cartes que tu connais
drawing-deck = Pioche : { $cards }
drawing-played = Jouées : { $cards }
drawing-used = jouée
drawing-unusable = Tu ne peux pas t'en servir maintenant.
drawing-pick-card = Choisis une carte pour voir où elle mène.
drawing-pick-place = Choisis maintenant une case éclairée.
drawing-pick-either = Choisis une carte ou une case éclairée.
drawing-legend = Ce qu'il y a sur le plateau
drawing-legend-ask = Légende
drawing-legend-gravestones = Tombes
    .text = Seuls les pions de leur couleur y vont, et personne d'autre ne peut les déplacer.
drawing-legend-bot = Ce signe à côté d'un nom
    .text = C'est un bot qui joue.
drawing-legend-holdings = Dans une Base
    .text = Combien de cartes il y a en main, et une étoile pleine pour chaque carte spéciale restante.
drawing-close = Fermer

## For a first match

primer-goal = Amène tes trois pions au bout du parcours, par tes cinq tombes, puis dans Dead House au compte exact.
primer-goal-1 = Amène un de tes pions au bout du parcours, par tes cinq tombes, puis dans Dead House au compte exact.
primer-goal-2 = Amène deux de tes pions au bout du parcours, par tes cinq tombes, puis dans Dead House au compte exact.
primer-move = Joue une carte et déplace un de tes pions, puis pioche. Toute carte qui fait avancer sort un pion de la Base. Si tu finis sur un autre pion, il rentre à sa Base.
primer-back = Un 1 peut aussi faire reculer d'une case le pion d'un autre joueur sur le parcours ; qui s'y trouve rentre à sa Base.
primer-split = Tu peux partager un 5 entre deux de tes pions.
primer-swap = Slappy : au lieu d'avancer de 12, ton pion sur le parcours peut changer de place avec n'importe quel autre pion du parcours.
primer-swap-miss-me = Je t'ai manqué ? : au lieu d'avancer de 12, ton pion sur le parcours peut changer de place avec le pion le plus proche devant lui.
primer-special = Avant ta carte, tu peux jouer une carte spéciale. Chacune ne sert qu'une fois dans la partie, alors attends le bon moment.
primer-discard = Tu ne peux utiliser aucune de tes cartes : défausses-en une et pioches-en une autre.
primer-beware = Les gnomes bleus balaient : un pion qui finit là glisse jusqu'au gnome rouge et renvoie à leur Base tous ceux qu'il croise.

## Tes propres plateaux

board-range = « { $key } » va de { $low } à { $high }, pas { $value }
board-no-track = il manque la table [track]
board-square = une case est un nombre de 0 à { $last }, pas { $square }
board-square-taken = la case { $square } ne peut pas être { $kind } : elle est déjà { $taken }
board-many-sides = il y a { $count } côtés, pas plus
board-sides = il faut { $count } côtés, pas { $found }
board-blue-gnome = un gnome bleu a besoin d'un gnome rouge où mener
board-endless-way = depuis la case { $square }, un pion avancerait sans fin
board-card-name = « { $name } » doit être un seul mot, qu'aucune autre carte n'a
board-many-kinds = une pioche a au plus { $most } sortes de cartes
board-many-cards = une pioche a au plus { $most } cartes
board-direction = une carte fait avancer un pion, ou le fait reculer
board-swap = 'swap' est "any" ou "next", pas { $value }
board-divide = seul un nombre de 2 à { $last } vers l'avant peut être partagé
board-divided = une autre carte partage déjà { $steps }
board-count = { $stated } cartes sont annoncées, mais il y en a { $found }
board-deal = { $cards } cartes ne suffisent pas pour en donner { $dealt } à chacun des { $players } joueurs
board-many-choices = ces cartes laissent trop de choix en un tour
board-no-way = aucune carte ne mène dans Dead House un pion du côté { $side }
