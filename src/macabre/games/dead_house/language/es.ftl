# Dead House.

## Cards, sides, pawns and places

card-slappy = Slappy
card-miss-me = ¿Me echabas de menos?
card-number = Carta { $card }
special-possession = Posesión
special-steal = Hurto
special-reanimate = Reanimación

# The letter by which pawns are marked in the terminal is one place wide, and each side has another.
side-camera = Cámara
    .letter = C
side-hand = Mano verde
    .letter = V
side-mummy = Momia
    .letter = M
side-ghost = Fantasma
    .letter = F
pawn = peón { $number }
    .the = el peón { $number }
    .start = El peón { $number }
    .alone = Peón { $number }
pawn-of =
    { $seat-person ->
        [you] tu peón { $number }
       *[other] el peón { $number } de { $seat }
    }
    .start =
        { $seat-person ->
            [you] Tu peón { $number }
           *[other] El peón { $number } de { $seat }
        }
    .alone =
        { $seat-person ->
            [you] Tu peón { $number }
           *[other] Peón { $number } de { $seat }
        }
place-home = Base
    .the = su Base
place-house = Dead House
    .the = Dead House
place-square = casilla { $number }
    .the = la casilla { $number }
place-gravestone = tumba { $number }
    .the = la tumba { $number }
squares =
    { $steps ->
        [one] { $steps } casilla
       *[other] { $steps } casillas
    }

## Moves

type-move = Mover un peón
type-back = Hacer retroceder un peón rival
type-split = Repartir una carta entre dos peones
type-swap = Intercambiar dos peones
type-special = Jugar una carta especial
type-discard = Descartar una carta
ask-card = ¿Qué carta?
ask-pawn = ¿Cuál de tus peones?
ask-player = ¿Quién?
ask-with = ¿Con qué peón?
ask-replace = ¿Qué peón vuelve a su Base?
ask-parts = ¿Qué peones, y cuánto avanzan?
chosen-pawn = { $pawn-alone }
move-move =
    { $way ->
        [back]
            { $named ->
                [no] { $pawn-start } retrocede { squares }
               *[yes] { $pawn-start } retrocede { squares } con «{ $card }»
            }
       *[forward]
            { $named ->
                [no] { $pawn-start } avanza { squares }
               *[yes] { $pawn-start } avanza { squares } con «{ $card }»
            }
    }
move-back =
    { $named ->
        [no] { $pawn-start } retrocede { squares }
       *[yes] { $pawn-start } retrocede { squares } con «{ $card }»
    }
move-split = { $first-start } avanza { squares }, y luego { $second-the } avanza { $rest }
move-swap = { $pawn-start } y { $with-the } cambian de sitio con «{ $card }»
move-special =
    { $card ->
        [steal] Hurto: cambiar la mano con { $player }
        [reanimate] Reanimación: se barajan todas las cartas y se vuelven a repartir
       *[possession] Posesión: { $pawn-the } ocupa el lugar donde está { $replace-the }
    }
move-discard = Descartar «{ $card }»

## What is to be done, after a name and a colon

task-turn =
    { $special ->
        [yes] juega una carta y mueve como diga; antes puedes jugar una carta especial
       *[no] juega una carta y mueve como diga
    }
task-over = la partida ha terminado

## Events

event-start =
    { $seat-person ->
        [you] Empiezas tú.
       *[other] Empieza { $seat }.
    }
event-dealt = { "" }
event-drawn =
    { $card ->
        [none] { "" }
       *[other]
            { $seat-person ->
                [you] Robas «{ $card }».
               *[other] { $seat } roba «{ $card }».
            }
    }
event-again =
    { $seat-person ->
        [you] Has caído en Repite turno: te toca otra vez.
       *[other] { $seat } ha caído en Repite turno y juega otra vez.
    }
event-move =
    { $seat-person ->
        [you] Juegas «{ $card }» con { $pawn-the }.
       *[other] { $seat } juega «{ $card }» con { $pawn-the }.
    }
event-back =
    { $seat-person ->
        [you] Juegas «{ $card }» y haces retroceder { $pawn-the }.
       *[other] { $seat } juega «{ $card }» y hace retroceder { $pawn-the }.
    }
event-split =
    { $seat-person ->
        [you] Repartes un { $whole }: { $steps } para { $first-the }, y luego { $rest } para { $second-the }.
       *[other] { $seat } reparte un { $whole }: { $steps } para { $first-the }, y luego { $rest } para { $second-the }.
    }
event-swap =
    { $seat-person ->
        [you] Juegas «{ $card }»: { $pawn-the } y { $with-the } cambian de sitio.
       *[other] { $seat } juega «{ $card }»: { $pawn-the } y { $with-the } cambian de sitio.
    }
event-special =
    { $seat-person ->
        [you]
            { $card ->
                [steal] Juegas Hurto y cambias la mano con { $player }.
                [reanimate] Juegas Reanimación: se barajan todas las cartas y se vuelven a repartir.
               *[possession] Juegas Posesión: { $pawn-the } ocupa el lugar donde estaba { $replace-the }.
            }
       *[other]
            { $card ->
                [steal]
                    { $player-person ->
                        [you] { $seat } juega Hurto y cambia la mano contigo.
                       *[other] { $seat } juega Hurto y cambia la mano con { $player }.
                    }
                [reanimate] { $seat } juega Reanimación: se barajan todas las cartas y se vuelven a repartir.
               *[possession] { $seat } juega Posesión: { $pawn-the } ocupa el lugar donde estaba { $replace-the }.
            }
    }
event-discard =
    { $seat-person ->
        [you] No puedes usar ninguna carta y descartas «{ $card }».
       *[other] { $seat } no puede usar ninguna carta y descarta «{ $card }».
    }

# Where a pawn came to: after each square that led it on, if there is any.
way =
    { $via ->
        [none] { $place-the }
       *[other] { $via }
    }
led-by-ahead-3 = la casilla { $square }, Avanza 3, y de ahí a { $then-the }
led-by-gnome-blue = la casilla { $square }, un gnomo azul, y de ahí a { $then-the }

# Sent home by a gnome or by another pawn, or moved: to a square that gives another turn, or one that does not act on it.
event-moved =
    { $by ->
        [gnome] { $pawn-start } vuelve de { $from-the } a su Base: el gnomo lo barre.
        [none]
            { $rests ->
                [none] { $pawn-start } va de { $from-the } a { way }.
                [again] { $pawn-start } va de { $from-the } a { way }, Repite turno.
                [gnome-blue] { $pawn-start } va de { $from-the } a { way }, un gnomo azul, y se queda ahí, porque lo han empujado.
               *[ahead-3]
                    { $pushed ->
                        [yes] { $pawn-start } va de { $from-the } a { way }, Avanza 3, y se queda ahí, porque lo han empujado.
                       *[no] { $pawn-start } va de { $from-the } a { way }, Avanza 3, y se queda ahí para no pasarse de su desvío.
                    }
            }
       *[other] { $pawn-start } vuelve de { $from-the } a su Base: { $by-the } ocupa su lugar.
    }
event-starts-out = { $pawn-start } empieza en { $place-the }.
event-reshuffled = El mazo está vacío: se barajan los descartes y forman uno nuevo.
event-limit =
    { $turns ->
        [one] Tras { $turns } turno, la partida acaba sin que gane nadie.
       *[other] Tras { $turns } turnos, la partida acaba sin que gane nadie.
    }
enough-pawns =
    { $pawns ->
        [1] un peón
        [2] dos peones
       *[other] los tres peones
    }
event-won =
    { $seat-person ->
        [you] Tienes { enough-pawns } en Dead House y ganas.
       *[other] { $seat } tiene { enough-pawns } en Dead House y gana.
    }
verdict =
    { $seat-person ->
        [you] Has llevado { enough-pawns } a Dead House antes que nadie.
       *[other] { $seat } ha llevado { enough-pawns } a Dead House antes que nadie.
    }
verdict-limit = Se llegó al límite de turnos ({ $turns }): nadie ha llevado { enough-pawns } a Dead House.

## Refusals

refuse-no-player = en esta mesa no hay ningún { $player }
refuse-no-card = no tienes ninguna carta { $card } en la mano
refuse-no-specials = esta partida se juega sin cartas especiales
refuse-second-special = ya has jugado una carta especial en este turno
refuse-used-special = ya has usado { $card }, y cada carta especial solo sirve una vez
refuse-steal-from-yourself = cambia la mano con otra persona, no contigo
refuse-replaced =
    { $where ->
        [home] el peón que hay que sustituir está en su Base, no en el recorrido
       *[safe] el peón que hay que sustituir está en su zona segura o en Dead House, no en el recorrido
    }
refuse-not-at-home = tu { $pawn } no está en su Base
refuse-on-track = tu { $pawn } ya está en el recorrido
refuse-in-dead-house = tu { $pawn } está en Dead House y ya no se mueve
refuse-back-from-home = tu { $pawn } está en su Base y no puede retroceder
refuse-too-far = tu { $pawn } necesita exactamente { $left } para entrar en Dead House, y { $steps } es demasiado
refuse-no-push = { $card } no hace retroceder peones rivales
refuse-push-own = haz retroceder un peón rival, no uno tuyo
refuse-push-home = ese peón está en su Base, no en el recorrido
refuse-their-dead-house = ese peón está en Dead House y ya no se mueve
refuse-safe = nadie puede mover un peón ajeno que está en su zona segura
refuse-undivided = no hay ninguna carta de { $steps } que se pueda repartir
refuse-split-one-pawn = reparte la carta entre dos peones distintos
refuse-split-nothing = cada uno de los dos peones tiene que avanzar al menos 1
refuse-split =
    { $which ->
        [first] los dos peones tienen que poder moverse, y el primero no puede: { $why }
       *[second] los dos peones tienen que poder moverse, y el segundo no puede: { $why }
    }
refuse-no-swap = { $card } no intercambia peones
refuse-swap-own =
    { $where ->
        [home] tu { $pawn } está en su Base, no en el recorrido
       *[safe] tu { $pawn } está en su zona segura o en Dead House, no en el recorrido
    }
refuse-swap-other =
    { $where ->
        [home] el otro peón está en su Base, no en el recorrido
       *[safe] el otro peón está en su zona segura o en Dead House, no en el recorrido
    }
refuse-swap-itself = un peón cambia de sitio con otro, no consigo mismo
refuse-not-nearest = el cambio es con el primer peón que tiene delante: { $pawn-the }
refuse-discard = tienes que usar una carta si puedes, y una de las tuyas se puede usar

## House rules

option-first_player = quién empieza (HOU-4)
    .name = Quién empieza
option-turn_limit = número de turnos tras el que la partida acaba sin que gane nadie (HOU-4)
    .name = Límite de turnos
option-ahead_at_turn_off = qué hace un peón al que Avanza 3 llevaría más allá de su desvío (HOU-10)
    .name = Avanza 3 en el desvío
    .pass = sigue por el recorrido
    .stay = se queda en la casilla
option-squares_catch_pushed = si las casillas actúan también sobre un peón que empuja otra persona (HOU-12)
    .name = Casillas y peones empujados
option-possession_with = cuál de tus peones puede ocupar el lugar de otro con Posesión (HOU-23, HOU-29)
    .name = Posesión
    .home = uno de tu Base
    .off-track = uno de tu Base o de una de tus tumbas
option-pawns_to_win = cuántos de tus peones tienen que estar en Dead House para ganar (HOU-27, HOU-30)
    .name = Peones para ganar
option-special_cards = si cada cual tiene las cartas especiales Posesión, Hurto y Reanimación (HOU-31)
    .name = Cartas especiales
option-pawn_starts_out = el primer peón de cada cual está desde el principio en su casilla de Salida (HOU-32)
    .name = Primer peón en juego

## The board: squares and special cards, what they do, and what house rules add to that

kind-plain = Casilla
kind-ahead-3 = Avanza 3
kind-turn-off = Desvío
kind-start = Salida
kind-gnome-blue = Gnomo azul
kind-gnome-red = Gnomo rojo
kind-again = Repite turno
text-plain = Aquí no pasa nada.
text-ahead-3 = Si caes aquí con tu peón, avanza enseguida 3 casillas más.
text-turn-off = Los peones del color de la casilla se desvían aquí hacia sus tumbas.
text-start = Los peones del color de la casilla entran por aquí: es la primera casilla que cuentan.
text-gnome-blue = Si caes aquí con tu peón, sigue los puntos hasta el siguiente gnomo rojo; todos los peones que haya entre los dos vuelven a su Base.
text-gnome-red = Aquí llegan los peones desde el gnomo azul anterior; para los demás es una casilla cualquiera.
text-again = Si caes aquí con tu peón gracias a tu carta, roba y juega otro turno completo.
text-possession = Un peón de tu Base ocupa el lugar de cualquier peón del recorrido, que vuelve a su Base.
text-steal = Cambia la mano con otra persona.
text-reanimate = Se barajan juntas todas las cartas y se vuelven a repartir.
note-ahead-3-ahead_at_turn_off-pass = Pasa de largo su desvío, nunca entra.
note-ahead-3-ahead_at_turn_off-stay = Se queda aquí si fuera a pasarse de su desvío.
note-ahead-3-squares_catch_pushed-true = Lo mismo vale para un peón empujado hasta aquí.
note-gnome-blue-squares_catch_pushed-true = Lo mismo vale para un peón empujado hasta aquí.
note-possession-possession_with-off-track = También puede hacerlo un peón de una de tus tumbas.

# What a card does: one use, or several with "o" before the last.
card-text = { $uses }.
use-forward = Avanza { $steps } con un peón
use-back = Retrocede { $steps } con un peón
use-push = haz retroceder { $steps } a un peón rival
use-divide = reparte el { $steps } entre dos de tus peones
use-swap-any = intercambia un peón tuyo del recorrido con cualquier otro
use-swap-next = intercambia un peón tuyo del recorrido con el primero que tenga delante

## Studies: what they count, how matches end, what luck is drawn for

counted-card = Carta
counted-square = Casilla
square-of-kind = { $number }: { $kind }
ending-three-pawns-in-dead-house = tres peones en Dead House
ending-the-limit-of-turns = se acaban los turnos
ending-as-many-pawns-in-dead-house-as-were-agreed = tantos peones en Dead House como se acordó
luck-start = quién empieza
luck-deal = el reparto
luck-deck = el mazo

## The picture in the terminal

terminal-letter = { $side-letter }
terminal-seat = { $letter } { $seat } ({ $home }, salida { $start }, desvío { $turn_off })
terminal-zone = base { $home }  ⌂ { $stones } ▟▙ { $house }
terminal-known = cartas conocidas: { $cards }
terminal-legend = » avanza 3   ⌂ desvío   ○ salida   ▼ gnomo azul   ▲ gnomo rojo   ↻ repite turno
terminal-typed = En una jugada escrita como «move 6 0», ♟{ $letter }1 es 0, ♟{ $letter }2 es 1 y ♟{ $letter }3 es 2.
terminal-deck =
    { $recent ->
        [none] mazo { $deck }   descartes { $discards }, los últimos primero: ninguno
       *[other] mazo { $deck }   descartes { $discards }, los últimos primero: { $recent }
    }
terminal-held =
    { $specials ->
        [none] { $letter } { $seat }: { terminal-hand-size }, cartas especiales: ninguna
       *[other] { $letter } { $seat }: { terminal-hand-size }, cartas especiales: { $specials }
    }
terminal-hand-size =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
terminal-hand = Tu mano:

## The drawing in the browser

drawing-board = El tablero
drawing-bot = { $name }, un bot
drawing-player =
    { $cards ->
        [one] { $name }: { $places }; { $cards } carta.
       *[other] { $name }: { $places }; { $cards } cartas.
    }
drawing-home-of = Base de { $name }
drawing-taken = { $place }, con { $pawns }
drawing-square = { $title } (casilla { $number }). { $text }
drawing-card = { $title }: { $text }
drawing-forward = Avanza { $count }
drawing-back = Retrocede { $count }
drawing-or-push = o haz retroceder { $count }
drawing-or-divide = o reparte
drawing-or-swap-any = o cambia dos peones
drawing-or-swap-next = o cambia con el siguiente
drawing-hand = Tu mano
drawing-specials = Tus cartas especiales
drawing-known = { $name }: cartas que conoces
drawing-deck = Mazo: { $cards }
drawing-played = Descartes: { $cards }
drawing-used = usada
drawing-unusable = Ahora no puedes usarla.
drawing-pick-card = Elige una carta para ver adónde lleva.
drawing-pick-place = Ahora elige una casilla iluminada.
drawing-pick-either = Elige una carta o una de las casillas iluminadas.
drawing-legend = Qué hay en el tablero
drawing-legend-ask = ¿Qué hay en el tablero?
drawing-legend-gravestones = Tumbas
    .text = Solo entran los peones de su color, y nadie más puede moverlos.
drawing-legend-bot = Esta marca junto a un nombre
    .text = Juega un bot.
drawing-legend-holdings = En una Base
    .text = Cuántas cartas hay en esa mano, y una estrella llena por cada carta especial que queda.
drawing-close = Cerrar

## For a first match

primer-goal = Lleva tus tres peones por todo el recorrido, por tus cinco tumbas y hasta Dead House con el número exacto.
primer-goal-1 = Lleva uno de tus peones por todo el recorrido, por tus cinco tumbas y hasta Dead House con el número exacto.
primer-goal-2 = Lleva dos de tus peones por todo el recorrido, por tus cinco tumbas y hasta Dead House con el número exacto.
primer-move = Juega una carta y mueve uno de tus peones; luego robas. Cualquier carta de avance saca un peón de la Base. Si acabas sobre otro peón, este vuelve a su Base.
primer-back = Un 1 también puede hacer retroceder una casilla al peón de otra persona en el recorrido; quien esté allí vuelve a su Base.
primer-split = Puedes repartir un 5 entre dos de tus peones.
primer-swap = Slappy: en vez de avanzar 12, tu peón del recorrido puede cambiar de sitio con cualquier otro que esté en él.
primer-swap-miss-me = ¿Me echabas de menos?: en vez de avanzar 12, tu peón del recorrido puede cambiar de sitio con el primero que tenga delante.
primer-special = Antes de tu carta puedes jugar una carta especial. Cada una sirve una sola vez en la partida, así que espera un buen momento.
primer-discard = No puedes usar ninguna de tus cartas: descarta una y roba otra.
primer-beware = Los gnomos azules barren: un peón que acaba ahí se desliza hasta el gnomo rojo y manda a su Base a todos los que hay en medio.

## Tableros propios

board-range = «{ $key }» va de { $low } a { $high }, no { $value }
board-no-track = falta la tabla [track]
board-square = una casilla es un número de 0 a { $last }, no { $square }
board-square-taken = la casilla { $square } no puede ser { $kind }: ya es { $taken }
board-many-sides = hay { $count } lados, no más
board-sides = tiene que haber { $count } lados, no { $found }
board-blue-gnome = un gnomo azul necesita un gnomo rojo al que llevar
board-endless-way = desde la casilla { $square } un peón avanzaría sin fin
board-card-name = «{ $name }» debe ser una sola palabra que no tenga otra carta
board-many-kinds = un mazo tiene como mucho { $most } tipos de cartas
board-many-cards = un mazo tiene como mucho { $most } cartas
board-direction = una carta mueve un peón adelante o atrás
board-swap = 'swap' es "any" o "next", no { $value }
board-divide = solo se puede repartir un número de 2 a { $last } hacia delante
board-divided = otra carta ya reparte { $steps }
board-count = se anuncian { $stated } cartas, pero hay { $found }
board-deal = { $cards } cartas no bastan para repartir { $dealt } a cada uno de los { $players } jugadores
board-many-choices = estas cartas dejan demasiadas posibilidades en un turno
board-no-way = ninguna carta lleva un peón de { $side } a Dead House
