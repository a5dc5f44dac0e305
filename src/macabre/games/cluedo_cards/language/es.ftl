# Cluedo, the card game.

## Cards

picture-dagger = Puñal
    .the = el Puñal
    .start = El Puñal
picture-candlestick = Candelabro
    .the = el Candelabro
    .start = El Candelabro
picture-revolver = Revólver
    .the = el Revólver
    .start = El Revólver
picture-rope = Cuerda
    .the = la Cuerda
    .start = La Cuerda
picture-lead-piping = Tubería de plomo
    .the = la Tubería de plomo
    .start = La Tubería de plomo
picture-spanner = Llave inglesa
    .the = la Llave inglesa
    .start = La Llave inglesa
picture-mustard = Coronel Rubio
picture-plum = Profesor Mora
picture-green = Padre Prado
picture-peacock = Señora Celeste
picture-scarlett = Señorita Amapola
picture-white = Señora Blanco
short-dagger = Puñal
short-candlestick = Candelabro
short-revolver = Revólver
short-rope = Cuerda
short-lead-piping = Tubería
short-spanner = Llave inglesa
short-mustard = Rubio
short-plum = Mora
short-green = Prado
short-peacock = Celeste
short-scarlett = Amapola
short-white = Blanco
card = { $picture } { $number }
nobody = Nadie
score =
    { $seat-person ->
        [you] tú { $points }
       *[other] { $seat } { $points }
    }

## Moves

type-play = Jugar una carta
type-draw = Robar una carta
type-miss = Hacer que alguien pierda un turno
type-swap = Cambiar la mano
ask-card = ¿Qué carta?
ask-player = ¿Quién?
move-play = Jugar { $card }
move-draw = Robar una carta
move-miss =
    { $player ->
        [none] Nadie pierde un turno
       *[other] { $player } pierde un turno
    }
move-swap = Cambiar la mano con { $player }

## What is to be done, after a name and a colon

task-play = juega una carta con la misma imagen o el mismo número, o roba si no te vale ninguna
task-miss = elige quién pierde un turno por el Puñal, o nadie
task-swap = elige con quién cambias la mano por el Revólver
task-over = la partida ha terminado

## Events

event-play =
    { $seat-person ->
        [you] Juegas { $card }.
       *[other] { $seat } juega { $card }.
    }
event-draw =
    { $seat-person ->
        [you] No te vale ninguna carta y tienes que robar.
       *[other] A { $seat } no le vale ninguna carta y tiene que robar.
    }
event-miss =
    { $seat-person ->
        [you]
            { $player ->
                [none] No usas { $picture-the } contra nadie.
               *[other] Usas { $picture-the } contra { $player }.
            }
       *[other]
            { $player-person ->
                [none] { $seat } no usa { $picture-the } contra nadie.
                [you] { $seat } usa { $picture-the } contra ti.
               *[other] { $seat } usa { $picture-the } contra { $player }.
            }
    }
event-swap =
    { $seat-person ->
        [you] Cambias la mano con { $player }.
       *[other]
            { $player-person ->
                [you] { $seat } cambia la mano contigo.
               *[other] { $seat } cambia la mano con { $player }.
            }
    }
event-again =
    { $seat-person ->
        [you] { $picture-start } te da otro turno.
       *[other] { $picture-start } da otro turno a { $seat }.
    }
event-missed =
    { $left ->
        [0]
            { $seat-person ->
                [you] Pierdes un turno por { $picture-the }.
               *[other] { $seat } pierde un turno por { $picture-the }.
            }
       *[other]
            { $seat-person ->
                [you] Pierdes un turno por { $picture-the }, y aún tienes que perder { $left } más.
               *[other] { $seat } pierde un turno por { $picture-the }, y aún tiene que perder { $left } más.
            }
    }
event-shuffled =
    { $cards ->
        [one] El mazo está vacío: se barajan los descartes, menos la carta de arriba, y forman un mazo nuevo de { $cards } carta.
       *[other] El mazo está vacío: se barajan los descartes, menos la carta de arriba, y forman un mazo nuevo de { $cards } cartas.
    }
event-round-won =
    { $seat-person ->
        [you] Has jugado tu última carta y la ronda { $round } se acaba: { $points } puntos.
       *[other] { $seat } ha jugado su última carta y la ronda { $round } se acaba: { $points } puntos.
    }
event-nothing = No queda nada que robar.
event-nothing-more = Esta no vale, y el mazo está vacío.
event-drawn =
    { $card ->
        [none] { "" }
       *[other] Es { $card }.
    }
event-dealt = { "" }
event-drawn-on =
    { $seat-person ->
        [you] Esta no vale: robas otra carta.
       *[other] Esta no vale: { $seat } roba otra carta.
    }
event-fits =
    { $seat-person ->
        [you] Esta vale: tienes que jugarla.
       *[other] Esta vale: { $seat } tiene que jugarla.
    }
event-start =
    { $seat-person ->
        [you] El azar decide que empieces tú.
       *[other] El azar decide que empiece { $seat }.
    }
event-round =
    { $won_last ->
        [yes]
            { $starter-person ->
                [you] Ronda { $round }: se reparten las cartas, la primera boca arriba es { $card }, y empiezas tú por haber ganado la ronda anterior.
               *[other] Ronda { $round }: se reparten las cartas, la primera boca arriba es { $card }, y empieza { $starter } por haber ganado la ronda anterior.
            }
       *[other]
            { $starter-person ->
                [you] Ronda { $round }: se reparten las cartas, la primera boca arriba es { $card }, y empiezas tú.
               *[other] Ronda { $round }: se reparten las cartas, la primera boca arriba es { $card }, y empieza { $starter }.
            }
    }
event-void = Nadie puede jugar ni robar: la ronda { $round } es nula.
event-miniature =
    { $lost ->
        [0]
            { $seat-person ->
                [you] Das la vuelta a tu miniatura: { $miniature }.
               *[other] { $seat } da la vuelta a su miniatura: { $miniature }.
            }
        [one]
            { $seat-person ->
                [you] Das la vuelta a tu miniatura: { $miniature }. Pierdes { $lost } punto, porque la última carta era { $card }.
               *[other] { $seat } da la vuelta a su miniatura: { $miniature }. Pierde { $lost } punto, porque la última carta era { $card }.
            }
       *[other]
            { $seat-person ->
                [you] Das la vuelta a tu miniatura: { $miniature }. Pierdes { $lost } puntos, porque la última carta era { $card }.
               *[other] { $seat } da la vuelta a su miniatura: { $miniature }. Pierde { $lost } puntos, porque la última carta era { $card }.
            }
    }
event-round-end =
    { $winner-person ->
        [you] Ganas la ronda { $round }. Puntuación: { $scores }.
       *[other] { $winner } gana la ronda { $round }. Puntuación: { $scores }.
    }
event-won =
    { $seat-person ->
        [you] Con una puntuación de { $points }, llegas a la meta de { $target } y ganas la partida.
       *[other] Con una puntuación de { $points }, { $seat } llega a la meta de { $target } y gana la partida.
    }
verdict =
    { $seat-person ->
        [you] Has ganado la ronda { $round } y tu puntuación es { $points }: la meta era { $target }.
       *[other] { $seat } ha ganado la ronda { $round } y su puntuación es { $points }: la meta era { $target }.
    }

## Refusals

refuse-dagger-waits = el Puñal espera: di quién pierde un turno, o nadie
refuse-revolver-waits = el Revólver espera: di con quién cambias la mano
refuse-draw = tienes que jugar si puedes, y una de tus cartas vale
refuse-weapon-first =
    { $move ->
        [miss] juega primero un Puñal; después eliges a otra persona
       *[swap] juega primero un Revólver; después eliges a otra persona
    }
refuse-yourself =
    { $move ->
        [miss] elige a otra persona: no puedes usar el Puñal contra ti
       *[swap] elige a otra persona: no puedes usar el Revólver contra ti
    }
refuse-no-player = en esta mesa no hay ningún { $player }
refuse-not-in-hand = { $card } no está en tu mano
refuse-no-fit = { $card } no tiene ni la imagen ni el número de { $top }

## House rules

option-target = cuántos puntos hacen falta para ganar la partida; cada ronda da 3 a quien la gana (CLU-15, CLU-17)
    .name = Puntos para ganar
option-first_player = quién empieza la primera ronda (CLU-6)
    .name = Quién empieza
option-penalty = lo que pierdes si tu miniatura muestra la imagen de la última carta (CLU-16, CLU-21)
    .name = Penalización
    .miniature = los puntos de la miniatura
    .card = el número de la última carta
option-draw_until_one_fits = si no puedes jugar, robas hasta que una carta valga, y la juegas (CLU-22)
    .name = Robar hasta poder jugar
option-miniatures = si cada cual tiene una miniatura, que puede costar puntos al final de una ronda (CLU-23)
    .name = Miniaturas
option-winner_starts = quien gana una ronda empieza la siguiente (CLU-24)
    .name = Empieza quien gana

## Studies: what they count, how matches end, what luck is drawn for

counted-card = Carta
counted-picture = Imagen
counted-player = Quién pierde el turno
ending-played-to-the-end = jugada hasta el final
luck-start = quién empieza
luck-deal = el reparto
luck-pile = el mazo
luck-miniature = las miniaturas

## The picture in the terminal

terminal-round = Ronda { $round }, meta { $target } puntos; mazo { $pile }
terminal-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
terminal-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
terminal-misses =
    { $count ->
        [one] pierde { $count } turno
       *[other] pierde { $count } turnos
    }
terminal-known = conocidas: { $cards }
terminal-miniature = miniatura: { $pictures } ({ $points })
terminal-top =
    { $under ->
        [none] Encima de los descartes:
       *[other] Encima de los descartes (debajo { $under }):
    }
terminal-hand = Tu mano:

## The drawing in the browser

drawing-table =
    { $cards ->
        [one] La mesa de juego. { $hands } Queda { $cards } carta por robar.
       *[other] La mesa de juego. { $hands } Quedan { $cards } cartas por robar.
    }
drawing-player =
    { $cards ->
        [one] { $name } tiene { $cards } carta en la mano y { $points } de { $target } puntos.
       *[other] { $name } tiene { $cards } cartas en la mano y { $points } de { $target } puntos.
    }
drawing-card = { $card }.
drawing-note-miss = Alguien pierde un turno
drawing-note-next-misses = El siguiente pierde un turno
drawing-note-swap = Cambia la mano
drawing-note-again = Otro turno
drawing-does-miss = Eliges quién pierde un turno.
drawing-does-next-misses = Quien va después pierde un turno.
drawing-does-swap = Cambias la mano con quien tú elijas.
drawing-does-again = Juegas otro turno.
drawing-can-be-laid = Puedes jugarla.
drawing-no-fit = No vale.
drawing-touch = Toca una carta para leer qué hace.
drawing-point = Señala una carta para leer qué hace.
drawing-laid =
    { $cards ->
        [one] { $cards } en descartes
       *[other] { $cards } en descartes
    }
drawing-to-draw = { $cards } por robar
drawing-round = Ronda { $round }
drawing-top = Encima: { $card }.
drawing-fits = Vale cualquier carta de { $picture } y cualquier { $number }.
drawing-you = { $name } (tú)
drawing-of = de { $target }
drawing-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
drawing-misses =
    { $count ->
        [one] pierde un turno
       *[other] pierde { $count } turnos
    }
drawing-ask-miss = Pierde un turno
drawing-ask-swap = Cambiar la mano
drawing-miniature =
    { $points ->
        [one] miniatura: { $pictures }; { $points } punto
       *[other] miniatura: { $pictures }; { $points } puntos
    }
drawing-miniature-mark = miniatura
drawing-face-down = una miniatura, boca abajo
drawing-secret = Una miniatura: nadie la conoce hasta que acaba la ronda
drawing-wins = { $name } gana la ronda { $round }
drawing-you-win = Ganas la ronda { $round }
drawing-next-round = Siguiente ronda
drawing-last-round = La ronda anterior
drawing-last-void = Nadie podía jugar ni robar: la ronda fue nula.
drawing-last-won = { $name } la ganó con { $card }.

## For a first match

primer-goal = Quédate sin cartas antes que nadie: así ganas la ronda. Se juega hasta que alguien tiene puntos suficientes para ganar.
primer-play = Juega una carta que brille: tiene la misma imagen o el mismo número que la de encima. Si un arma hace algo, lo dice su carta.
primer-draw = Ninguna de tus cartas vale, así que roba una. Te la quedas para tu próximo turno.
primer-draw-until-one-fits = Ninguna de tus cartas vale, así que robas hasta que una valga y la juegas enseguida.
primer-miss = Tu Puñal puede costarle un turno a alguien: elige a quien tenga menos cartas, o a nadie.
primer-swap = Tu Revólver cambia toda tu mano por la de otra persona: cuantas menos cartas recibas, mejor.
primer-beware = Cada cual tiene una miniatura, una carta con tres imágenes, boca abajo. Al acabar la ronda se les da la vuelta: si la tuya muestra la imagen de la última carta, pierdes los puntos que lleva, aunque hayas ganado.
primer-beware-number = Cada cual tiene una miniatura, una carta con tres imágenes, boca abajo. Al acabar la ronda se les da la vuelta: si la tuya muestra la imagen de la última carta, pierdes tantos puntos como el número de esa carta, aunque hayas ganado.
primer-beware-no-miniatures = En esta mesa no hay miniaturas: quien se queda sin cartas primero gana 3 puntos, y nadie los pierde.

## Mazos propios

board-picture = «{ $picture }» debe ser una sola palabra que no tenga otra imagen
board-many-pictures = un mazo tiene como mucho { $most } imágenes
board-effect = no hay ningún efecto «{ $effect }»; hay { $effects }
board-number = { $picture } no puede tener el número { $number }: cada uno va de 1 a { $most } y aparece una sola vez
board-many-cards = un mazo tiene como mucho { $most } cartas
board-no-picture = no hay ninguna imagen { $picture }
board-miniature = una miniatura muestra cada imagen una sola vez
board-points = los puntos van de 0 a 100, no { $points }
board-count = se anuncian { $stated } cartas, pero las imágenes tienen { $found }
board-deal = { $cards } cartas no bastan para repartir { $dealt } a cada uno de los { $players } jugadores y descubrir una
board-miniatures = tiene que haber de { $low } a { $high } miniaturas, no { $found }
