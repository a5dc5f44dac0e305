# Deadly Doodles.

## Cards: by name, in the middle of a sentence, at its beginning, and counted

card-straight = pasillo recto
    .a = un pasillo recto
    .the = el pasillo recto
    .start = Pasillo recto
    .none = ningún pasillo recto
card-corner = curva
    .a = una curva
    .the = la curva
    .start = Curva
    .none = ninguna curva
card-t = cruce en T
    .a = un cruce en T
    .the = el cruce en T
    .start = Cruce en T
    .none = ningún cruce en T
card-cross = encrucijada
    .a = una encrucijada
    .the = la encrucijada
    .start = Encrucijada
    .none = ninguna encrucijada
card-dead-end = callejón sin salida
    .a = un callejón sin salida
    .the = el callejón sin salida
    .start = Callejón sin salida
    .none = ningún callejón sin salida
card-trap = trampa
    .a = una trampa
    .the = la trampa
    .start = Trampa
    .none = ninguna trampa
card-draw-2 = Roba 2
    .a = una carta Roba 2
    .the = la carta Roba 2
    .start = Roba 2
    .none = ninguna carta Roba 2
cards-straight =
    { $count ->
        [one] un pasillo recto
       *[other] { $count } pasillos rectos
    }
cards-corner =
    { $count ->
        [one] una curva
       *[other] { $count } curvas
    }
cards-t =
    { $count ->
        [one] un cruce en T
       *[other] { $count } cruces en T
    }
cards-cross =
    { $count ->
        [one] una encrucijada
       *[other] { $count } encrucijadas
    }
cards-dead-end =
    { $count ->
        [one] un callejón sin salida
       *[other] { $count } callejones sin salida
    }
cards-trap =
    { $count ->
        [one] una trampa
       *[other] { $count } trampas
    }

## Sides of a room («hacia el norte», «la entrada del norte», «un muro al norte»), and what lies in rooms

side-N = norte
    .start = Norte
    .the = el norte
    .of = del norte
    .at = al norte
side-E = este
    .start = Este
    .the = el este
    .of = del este
    .at = al este
side-S = sur
    .start = Sur
    .the = el sur
    .of = del sur
    .at = al sur
side-W = oeste
    .start = Oeste
    .the = el oeste
    .of = del oeste
    .at = al oeste
thing-loot = el botín
    .to = al botín
thing-dragon = el dragón
    .to = al dragón
thing-weapon = el arma { $pair }
    .to = al arma { $pair }
    .pair = { $pair }
thing-monster = el monstruo { $pair }
    .to = al monstruo { $pair }

## Points

gain =
    { $points ->
        [one] +{ $points } punto
       *[other] +{ $points } puntos
    }
loss =
    { $points ->
        [one] −{ $points } punto
       *[other] −{ $points } puntos
    }
person =
    { $seat-person ->
        [you] tú
       *[other] { $seat }
    }
    .object =
        { $seat-person ->
            [you] ti
           *[other] { $seat }
        }
score =
    { $seat-person ->
        [you] tú { $points }
       *[other] { $seat } { $points }
    }

## The score sheet: each item, and what is counted

item-loot = Botín
item-weapons = Armas
item-slain = Monstruos vencidos
item-mauled = Zarpazos
item-entryways = Entradas sin usar
item-marked = Casillas marcadas
item-traps = Trampas
about-loot = cada saco de botín alcanzado; el doble si has llegado a la sala del dragón
about-weapons = cada arma alcanzada
about-slain = cada monstruo alcanzado cuya arma tienes
about-mauled = cada monstruo alcanzado sin su arma
about-entryways = cada entrada que tu camino no usa
about-marked = cada tramo que no se pudo dibujar
about-traps = cada trampa en la que caes

## Moves

type-draw = Dibujar un tramo
type-trap = Poner una trampa
type-mark = Renunciar a una carta
type-no-trap = No poner trampa
ask-card = ¿Qué carta?
ask-room = ¿En qué sala?
ask-ends = ¿Hacia qué lados?
part-card = { $card-start }
part-side = { $side-start }
move-draw = Dibujar { $card-a } en { $room }, hacia { $ends-the }
move-trap = Poner una trampa en { $room }
move-mark = Renunciar a dibujar { $card-the } y perder 2 puntos
move-no-trap = No poner trampa

## What is to be done, after a name and a colon

task-draw = dibujar todas las cartas en juego, cada cual en su mapa
task-draw-yours =
    { $count ->
        [one] dibuja tu última carta
       *[other] dibuja tus { $count } cartas en tu mapa, en el orden que quieras
    }
task-over = la partida ha terminado

## Events

event-draw =
    { $points ->
        [none]
            { $seat-person ->
                [you] Dibujas { $card-a } en { $room }, hacia { $ends-the }: el tramo { touched }.
               *[other] { $seat } dibuja { $card-a } en { $room }, hacia { $ends-the }: el tramo { touched }.
            }
       *[other]
            { $seat-person ->
                [you] Dibujas { $card-a } en { $room }, hacia { $ends-the }: el tramo { touched } ({ $points }).
               *[other] { $seat } dibuja { $card-a } en { $room }, hacia { $ends-the }: el tramo { touched } ({ $points }).
            }
    }
# What a segment joins, links and enters, after "el tramo". It always joins or links something.
touched =
    { $joined ->
        [none]
            { $entered ->
                [none] conecta la entrada { $entryways-of }
               *[other] conecta la entrada { $entryways-of } y { touched-thing }
            }
       *[other]
            { $entryways ->
                [none]
                    { $entered ->
                        [none] se une a { $joined }
                       *[other] se une a { $joined } y { touched-thing }
                    }
               *[other]
                    { $entered ->
                        [none] se une a { $joined } y conecta la entrada { $entryways-of }
                       *[other] se une a { $joined }, conecta la entrada { $entryways-of } y { touched-thing }
                    }
            }
    }
touched-thing =
    { $too_late ->
        [yes] lleva { $entered-to }, demasiado tarde para el monstruo { $entered-pair }
       *[other] lleva { $entered-to }
    }
event-trap =
    { $seat-person ->
        [you] Pones una trampa en { $room }.
       *[other] { $seat } pone una trampa en { $room }.
    }
event-mark =
    { $seat-person ->
        [you] No puedes dibujar { $card-the } y marcas una casilla ({ $points }).
       *[other] { $seat } no puede dibujar { $card-the } y marca una casilla ({ $points }).
    }
event-no-trap =
    { $seat-person ->
        [you] No te queda sala para una trampa.
       *[other] A { $seat } no le queda sala para una trampa.
    }
# Only the last card is worth a line, or a round would fill the log.
event-used =
    { $left ->
        [0]
            { $seat-person ->
                [you] Has acabado esta ronda.
               *[other] { $seat } ha acabado esta ronda.
            }
       *[other] { "" }
    }
event-turn-up = Roba 2: se descubren dos cartas más.
event-round =
    { $last ->
        [yes] Ronda { $round }, la última: { $cards }.
       *[other] Ronda { $round }: { $cards }.
    }
event-paths = La ronda { $round } ha terminado, y se muestran todos los caminos.
event-sprung =
    { $clash ->
        [yes]
            { $seat-person ->
                [you] Caes en tu propia trampa en { $room }, porque alguien más puso otra allí.
               *[other] { $seat } cae en su propia trampa en { $room }, porque alguien más puso otra allí.
            }
       *[other]
            { $seat-person ->
                [you]
                    { $hit ->
                        [none] Nadie cae en tu trampa en { $room }.
                       *[other] Tu trampa en { $room } se cierra sobre { $hit-object }.
                    }
               *[other]
                    { $hit ->
                        [none] Nadie cae en la trampa de { $seat } en { $room }.
                       *[other] La trampa de { $seat } en { $room } se cierra sobre { $hit-object }.
                    }
            }
    }
event-scores = Puntuación: { $sheet }.
verdict-alone =
    { $seat-person ->
        [you]
            { $points ->
                [one] Has explorado la mazmorra en solitario: { $points } punto.
               *[other] Has explorado la mazmorra en solitario: { $points } puntos.
            }
       *[other]
            { $points ->
                [one] { $seat } ha explorado la mazmorra en solitario: { $points } punto.
               *[other] { $seat } ha explorado la mazmorra en solitario: { $points } puntos.
            }
    }
verdict-shared =
    { $points ->
        [one] Victoria compartida, con { $points } punto: { $winners }.
       *[other] Victoria compartida, con { $points } puntos: { $winners }.
    }
verdict =
    { $seat-person ->
        [you] Tienes más puntos que nadie: { $points }, { $more } más que la puntuación siguiente.
       *[other] { $seat } tiene más puntos que nadie: { $points }, { $more } más que la puntuación siguiente.
    }

## Refusals

refuse-without-traps = esta partida se juega sin cartas de trampa
refuse-none-left = no te queda { $card-none } en esta ronda
refuse-no-segment = una trampa no es un tramo: ponla en una sala vacía
refuse-shape-straight = un pasillo recto tiene dos extremos opuestos, y no { $ends-the }
refuse-shape-corner = una curva tiene dos extremos vecinos, y no { $ends-the }
refuse-shape-t = un cruce en T tiene tres extremos, y no { $ends-the }
refuse-shape-cross = una encrucijada tiene cuatro extremos, y no { $ends-the }
refuse-shape-dead-end = un callejón sin salida tiene un solo extremo, y no { $ends-the }
refuse-drawn-already = ya has dibujado en { $room }
refuse-own-trap = tu propia trampa está en { $room }
refuse-wall = hay un muro { $side-at } de { $room }
refuse-first-segment = tu primer tramo tiene que tocar una entrada
refuse-joins-nothing = con esos extremos, un tramo en { $room } no se une a tu camino ni a una entrada
refuse-trap-on-thing = una trampa necesita una sala vacía, y en { $room } está { $thing }
refuse-trap-on-trap = una trampa necesita una sala vacía, y en { $room } está tu otra trampa
refuse-trap-on-segment = una trampa necesita una sala vacía, y en { $room } hay un tramo
refuse-room-for-trap = aún queda una sala vacía para tu trampa
refuse-can-draw = aún puedes dibujar { $cards-a }

## House rules

option-open_paths = al acabar cada ronda se ven los caminos de los demás, pero no sus trampas (DOO-21)
    .name = Caminos a la vista
option-without_traps = se quitan las dos cartas de trampa, como en solitario (DOO-22)
    .name = Sin trampas
option-number_of_rounds = menos rondas hacen una partida más corta (DOO-23)
    .name = Número de rondas
option-weapon_first = un arma solo sirve contra un monstruo que encuentres en la misma ronda o después (DOO-24)
    .name = Primero el arma

## Studies: what they count, how matches end, what luck is drawn for

counted-card = Carta
counted-room = Sala
counted-trap = Trampa
ending-played-to-the-end = jugada hasta el final
luck-cards = las cartas que salen

## The picture in the terminal; a trap has five places, an item of the sheet sixteen

terminal-round = Ronda { $round } de { $rounds }, mazo { $deck }
terminal-in-play = En juego: { $cards }
terminal-left =
    { $cards ->
        [none] Queda por dibujar: nada
       *[other] Queda por dibujar: { $cards }
    }
terminal-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
terminal-done = listo
terminal-so-far = parcial
terminal-trap = cepo
terminal-item-loot = botín
terminal-item-weapons = armas
terminal-item-slain = vencidos
terminal-item-mauled = zarpazos
terminal-item-entryways = entradas libres
terminal-item-marked = marcadas
terminal-item-traps = trampas
terminal-total = total
terminal-legend =
    $ botín  * dragón
    a–f armas  A–F monstruos
    ▼ ◀ ▲ ▶ entradas
terminal-board-legend = $ botín   * dragón   a–f armas   A–F sus monstruos   ▼ ◀ ▲ ▶ entradas

## The drawing in the browser

drawing-map = El mapa
drawing-your-map = Tu mapa
drawing-map-of = El mapa de { $name }
drawing-all-secret = Todos los mapas son secretos hasta el final
drawing-back = Volver a mi mapa
drawing-key-turn = girar la carta
drawing-round = Ronda { $round } de { $rounds }
drawing-deck =
    { $count ->
        [one] { $count } carta en el mazo
       *[other] { $count } cartas en el mazo
    }
drawing-done = Has usado todas tus cartas. Los demás siguen dibujando.
drawing-stuck = Ninguna de tus cartas cabe en ningún sitio. Toca cada una para apartarla: un tramo cuesta 2 puntos (DOO-10).
drawing-pick = Elige una carta y luego una sala iluminada.
drawing-which-card = ¿Qué carta va en { $room }?
drawing-turn-on = Así girada no cabe en ningún sitio. Gírala más.
drawing-set-trap = Pon la trampa en una sala vacía: atrapa a quien dibuje allí.
drawing-rooms =
    { $count ->
        [one] Así cabe en una sala.
       *[other] Así cabe en { $count } salas.
    }
drawing-wheel = o la rueda la giran.
drawing-used = { $card }, carta ya usada
drawing-open = { $card }, extremos: { $ends }
drawing-turn = Girar
drawing-turn-left = Girar la carta a la izquierda
drawing-turn-right = Girar la carta a la derecha, tecla R
drawing-unpick = Devolver la carta
drawing-with = { $what } ({ $thing })
drawing-turn-into = { $card }: girar para que quepa en { $room }
drawing-why = { $card }: ¿por qué no en { $room }?
drawing-picked = Sala elegida: { $room }; ahora elige una carta
drawing-pick-room = Elegir { $room } y luego una carta
drawing-others = Los otros mapas
drawing-left =
    { $count ->
        [one] queda { $count } carta
       *[other] quedan { $count } cartas
    }
drawing-finished = ha acabado
drawing-secret = Este mapa es secreto
drawing-enlarge = Ver en grande el mapa de { $name }
drawing-score = La puntuación
drawing-so-far = Puntos hasta ahora
drawing-your-score = Tus puntos hasta ahora
drawing-total = Total
drawing-won = victoria:
drawing-item = { $points }: { $about } ({ $clause })
drawing-each = { $points } por unidad
drawing-reckoning = El recuento
drawing-again = Contarlo otra vez
drawing-points =
    { $count ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
drawing-alone = { $name } sale con { $points }
drawing-you-alone = Sales con { $points }
drawing-you-win = Ganas con { $points }
drawing-win =
    { $count ->
        [one] { $names } gana con { $points }
       *[other] { $names } ganan con { $points }
    }
drawing-summary = { $whose }. { $columns } columnas por { $rows } filas. Dibujado: { $drawn }. Sin visitar: { $things }. Entradas: { $doors }.
drawing-drawn = { $room } { $what }, ronda { $round }
drawing-in = { $thing } en { $room }
drawing-nothing = nada

## For a first match

primer-goal = Dibuja en tu mazmorra un camino que recoja botín y pase por los monstruos y por sus armas, en cualquier orden. Se juegan siete rondas, salvo que se haya acordado otra cosa; gana quien tenga más puntos.
primer-draw = Elige una carta, gírala y dibújala en una sala iluminada: la primera en una entrada, y cada una de las demás unida a tu camino o en otra entrada.
primer-trap = Pon una trampa en una sala vacía por la que creas que pasarán los demás: al final les cuesta 3 puntos a cada uno.
primer-mark = No puedes dibujar ninguna de las cartas que te quedan: marca cada una y pierde 2 puntos por ella.
primer-no-trap = No hay ninguna sala vacía para la trampa: no pasa nada.
primer-beware = Un monstruo da 4 puntos si tu camino recoge también el arma con su letra, antes o después del monstruo (salvo que se haya acordado que el arma va primero); sin el arma cuesta 2.

## Mapas propios

board-columns = el mapa empieza con una línea de letras de columnas como «   A B C»
board-no-rows = el mapa no tiene filas
board-rooms = un mapa tiene como mucho { $most } salas, no { $found }
board-row = la fila { $row } empieza con su número, a dos caracteres, no con «{ $found }»
board-sign-wall = aquí un muro es { $mark }, no «{ $sign }»
board-sign-entryway = aquí una entrada es { $mark }, no «{ $sign }»
board-sign-blank = entre las columnas solo van espacios, no «{ $sign }»
board-no-room = «{ $sign }» no es una sala; una sala es uno de { $signs }
board-long-line = esta línea se sale de las columnas
board-thing-monster = monstruo { $pair }
board-thing-weapon = arma { $pair }
board-thing-loot = botín
board-thing-dragon = dragón
board-twice = dos veces en el mapa: { $thing }
board-missing =
    { $other ->
        [none] falta: { $thing }
       *[other] falta: { $thing }, que va con { $other }
    }
board-no-entryway = el mapa no tiene ninguna entrada, así que no se puede llegar a nada
board-lost =
    { $thing ->
        [none] a { $room } no se puede llegar: ningún paso lleva de { $rooms } a una sala con entrada
       *[other] a { $room } ({ $thing }) no se puede llegar: ningún paso lleva de { $rooms } a una sala con entrada
    }
board-no-deck = falta la tabla [deck]
board-cards-of-kind =
    { $wanted ->
        [none] { $kind } es 0 o más, no { $found }
       *[other] { $kind } es { $wanted }, no { $found }
    }
board-cards = un mazo tiene { $count } cartas, no { $found }
