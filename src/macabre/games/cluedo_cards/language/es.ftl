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
score = { $seat } { $points }

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
            { $player ->
                [none] { $seat } no usa { $picture-the } contra nadie.
               *[other] { $seat } usa { $picture-the } contra { $player }.
            }
    }
event-swap =
    { $seat-person ->
        [you] Cambias la mano con { $player }.
       *[other] { $seat } cambia la mano con { $player }.
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
        [yes] Ronda { $round }: se reparten las cartas, la primera boca arriba es { $card }, y empieza { $starter } por haber ganado la ronda anterior.
       *[other] Ronda { $round }: se reparten las cartas, la primera boca arriba es { $card }, y empieza { $starter }.
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
event-round-end = { $winner } gana la ronda { $round }. Puntuación: { $scores }.
event-won =
    { $seat-person ->
        [you] Con { $points } puntos, llegas a la meta de { $target } y ganas la partida.
       *[other] Con { $points } puntos, { $seat } llega a la meta de { $target } y gana la partida.
    }
verdict =
    { $seat-person ->
        [you] Has ganado la ronda { $round } y tienes { $points } puntos: la meta era { $target }.
       *[other] { $seat } ha ganado la ronda { $round } y tiene { $points } puntos: la meta era { $target }.
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

option-target = cuántos puntos ganan la partida; cada ronda da 3 a quien la gana (CLU-15, CLU-17)
    .name = puntos para ganar
option-first_player = quién empieza la primera ronda (CLU-6)
    .name = quién empieza
option-penalty = lo que pierdes si tu miniatura muestra la imagen de la última carta (CLU-16, CLU-21)
    .name = penalización
    .miniature = los puntos de la miniatura
    .card = el número de la última carta
option-draw_until_one_fits = si no puedes jugar, robas hasta que una carta valga, y la juegas (CLU-22)
    .name = robar hasta que una valga
option-miniatures = si cada cual tiene una miniatura, que puede costar puntos al final de una ronda (CLU-23)
    .name = miniaturas
option-winner_starts = quien gana una ronda empieza la siguiente (CLU-24)
    .name = empieza quien gana

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
