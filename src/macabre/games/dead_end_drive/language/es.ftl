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

## Traps: as titles, and in the middle of a sentence («la trampa de la escalera», «no muestra la escalera»)

trap-stairs = Escalera
    .the = la escalera
    .of = de la escalera
trap-fireplace = Chimenea
    .the = la chimenea
    .of = de la chimenea
trap-chandelier = Lámpara
    .the = la lámpara
    .of = de la lámpara
trap-statue = Estatua
    .the = la estatua
    .of = de la estatua
trap-bookcase = Estantería
    .the = la estantería
    .of = de la estantería
short-stairs = escalera
    .the = la escalera
    .of = de la escalera
short-fireplace = chimenea
    .the = la chimenea
    .of = de la chimenea
short-chandelier = lámpara
    .the = la lámpara
    .of = de la lámpara
short-statue = estatua
    .the = la estatua
    .of = de la estatua
short-bookcase = estantería
    .the = la estantería
    .of = de la estantería

## Cards

card-trap = carta de { $traps }
    .a = una carta de { $traps }
    .the = la carta de { $traps }
card-wild = carta Comodín
    .a = una carta Comodín
    .the = la carta Comodín
card-detective = carta Detective
    .a = una carta Detective
    .the = la carta Detective

## The mansion

furniture-the-dining-table = la mesa del comedor
furniture-the-gold-statue = la estatua de oro
furniture-the-fireplace = la chimenea
furniture-the-bookcase = la estantería
furniture-the-staircase = la escalera
furniture-a-sofa = un sofá
furniture-a-vase = un jarrón
furniture-the-desk = el escritorio
furniture-the-easel = el caballete
furniture-the-piano = el piano
room-bathroom = Cuarto de baño
room-bedroom = Dormitorio
room-billiard-room = Sala de billar
room-conservatory = Invernadero
room-dining-room = Comedor
room-drawing-room = Salón
room-entrance-hall = Vestíbulo
room-gallery = Galería
room-kitchen = Cocina
room-library = Biblioteca
room-music-room = Sala de música
room-study = Despacho
place-plain = { $space }
place-passage = el pasadizo secreto { $space }
    .start = El pasadizo secreto { $space }
place-trap = la trampa { $trap-of } ({ $space })
    .start = La trampa { $trap-of } ({ $space })
seated-on = { $pawn } en { $space }

## Moves

type-place = Sentar a un personaje
type-portrait = Decidir sobre el retrato
type-move = Mover a un personaje
type-lose = Renunciar a un dado
type-play = Jugar una carta de trampa
type-draw = Robar una carta de trampa
type-keep = Quedarse con la carta robada
type-spring = Activar la trampa con la carta robada
ask-pawn = ¿Qué personaje?
ask-die = ¿Con qué número?
ask-to = ¿Adónde?
ask-card = ¿Qué carta?
ask-change = ¿Qué retrato?
part-die = Con un { $die }
part-to =
    { $place ->
        [out] Fuera, por la puerta principal
       *[other] { $place-start }
    }
part-change =
    { $change ->
        [yes] Uno nuevo
       *[no] El mismo
    }
move-place = Sentar a { $pawn } en { $place }
move-portrait =
    { $change ->
        [yes] Cambiar el retrato
       *[no] Dejar el retrato
    }
move-move =
    { $place ->
        [out] Mover a { $pawn } con un { $die } y salir por la puerta principal
       *[other] Mover a { $pawn } con un { $die } hasta { $place }
    }
move-lose = Renunciar al { $die }
move-play = Jugar { $card-the }: la trampa se activa
move-draw = Robar una carta de trampa
move-keep = Quedarse con la carta robada
move-spring = Activar la trampa con la carta robada

## What is to be done, after a name and a colon

task-seating = sienta un peón en una silla roja
task-portrait = cambia el retrato de la pared o déjalo, tras este doble
task-roll = tira los dados
task-one-die =
    { $another ->
        [yes]
            { $seated ->
                [yes] mueve con un { $die } otro peón que aún esté sentado
               *[no] mueve otro peón con un { $die }
            }
       *[no]
            { $seated ->
                [yes] mueve con un { $die } un peón que aún esté sentado
               *[no] mueve un peón con un { $die }
            }
    }
task-two-dice =
    { $seated ->
        [yes] mueve un peón que aún esté sentado con un { $first } y otro con un { $second }
       *[no] mueve un peón con un { $first } y otro con un { $second }
    }
task-double =
    { $seated ->
        [yes] mueve dos peones que aún estén sentados con un { $die } cada uno, o uno solo con { $total }
       *[no] mueve dos peones con un { $die } cada uno, o uno solo con { $total }
    }
task-trap = activa la trampa { $trap-of } contra { $pawn }, o roba una carta
task-drawn = quédate con la carta que acabas de robar, o activa la trampa si coincide
task-over = { "" }

## Events

event-place =
    { $seat-person ->
        [you] Sientas a { $pawn } en { $target }.
       *[other] { $seat } sienta a { $pawn } en { $target }.
    }
event-placed = { "" }
event-seated = Los peones toman asiento: { $places }.
event-detective-starts = El Detective empieza en el paso { $steps } de su camino, a { $left } de la puerta.
event-dealt =
    { $character ->
        [none] { "" }
       *[other]
            { $seat-person ->
                [you] Te toca { $character }.
               *[other] A { $seat } le toca { $character }.
            }
    }
event-start-roll =
    { $seat-person ->
        [you] Sacas { $total } para ver quién empieza.
       *[other] { $seat } saca { $total } para ver quién empieza.
    }
event-start =
    { $seat-person ->
        [you] Empiezas tú.
       *[other] Empieza { $seat }.
    }
event-shown =
    { $alive ->
        [no] { $name } ya no vive: se descuelga su retrato.
       *[yes]
            { $why ->
                [start] Se descuelga el retrato de la tía Ágata: el primero de la pared es el de { $name }.
                [double] El doble trae el retrato siguiente: el de { $name }.
               *[knocked-off] Se descuelga el retrato de la víctima: el siguiente es el de { $name }.
            }
    }
event-roll =
    { $seat-person ->
        [you]
            { $double ->
                [yes] Sacas { $dice }: un doble.
               *[no] Sacas { $dice }.
            }
       *[other]
            { $double ->
                [yes] { $seat } saca { $dice }: un doble.
               *[no] { $seat } saca { $dice }.
            }
    }
event-portrait =
    { $seat-person ->
        [you]
            { $change ->
                [yes] Cambias el retrato.
               *[no] Dejas el retrato.
            }
       *[other]
            { $change ->
                [yes] { $seat } cambia el retrato.
               *[no] { $seat } deja el retrato.
            }
    }
event-move =
    { $seat-person ->
        [you]
            { $target ->
                [out] ¡Mueves a { $pawn } con un { $die } de { $from } a la calle, por la puerta principal!
               *[other]
                    { $trap ->
                        [none] Mueves a { $pawn } con un { $die } de { $from } a { $target }.
                       *[other] Mueves a { $pawn } con un { $die } de { $from } a { $target }, a la trampa { $trap-of }.
                    }
            }
       *[other]
            { $target ->
                [out] ¡{ $seat } mueve a { $pawn } con un { $die } de { $from } a la calle, por la puerta principal!
               *[other]
                    { $trap ->
                        [none] { $seat } mueve a { $pawn } con un { $die } de { $from } a { $target }.
                       *[other] { $seat } mueve a { $pawn } con un { $die } de { $from } a { $target }, a la trampa { $trap-of }.
                    }
            }
    }
event-lose =
    { $seat-person ->
        [you] Ningún peón puede moverse con un { $die }: pierdes el dado.
       *[other] Ningún peón puede moverse con un { $die }: { $seat } pierde el dado.
    }
event-play =
    { $seat-person ->
        [you] Juegas { $card-a }: ¡la trampa se activa!
       *[other] { $seat } juega { $card-a }: ¡la trampa se activa!
    }
event-draw =
    { $seat-person ->
        [you]
            { $nothing ->
                [yes] Querrías robar, pero no quedan cartas de trampa.
               *[none] Robas una carta de trampa.
            }
       *[other]
            { $nothing ->
                [yes] { $seat } querría robar, pero no quedan cartas de trampa.
               *[none] { $seat } roba una carta de trampa.
            }
    }
event-drawn =
    { $card ->
        [none] { "" }
       *[other] Es { $card-a }.
    }
event-keep =
    { $seat-person ->
        [you] Dices que no es la carta adecuada y te la quedas.
       *[other] { $seat } dice que no es la carta adecuada y se la queda.
    }
event-spring =
    { $seat-person ->
        [you] Has robado { $card-a }: ¡la trampa se activa!
       *[other] { $seat } ha robado { $card-a }: ¡la trampa se activa!
    }
event-detective =
    { $seat-person ->
        [you] Robas una carta Detective: el Detective avanza al paso { $steps }.
       *[other] { $seat } roba una carta Detective: el Detective avanza al paso { $steps }.
    }
event-reshuffled = Se barajan los descartes ({ $cards }) y forman un mazo nuevo.
event-knocked-off =
    { $owner-person ->
        [none] { $pawn } muere; nadie muestra la carta.
        [you] { $pawn } muere: era de los tuyos.
       *[other] { $pawn } muere: era un personaje de { $owner }.
    }
event-out =
    { $seat-person ->
        [you]
            { $cards ->
                [none]
                    { $die_lost ->
                        [yes] Ya no te quedan personajes: estás fuera de juego y se pierde el otro dado.
                       *[no] Ya no te quedan personajes: estás fuera de juego.
                    }
               *[other]
                    { $die_lost ->
                        [yes] Ya no te quedan personajes: estás fuera de juego, descartas { $cards-a } y se pierde el otro dado.
                       *[no] Ya no te quedan personajes: estás fuera de juego y descartas { $cards-a }.
                    }
            }
       *[other]
            { $cards ->
                [none]
                    { $die_lost ->
                        [yes] A { $seat } ya no le quedan personajes: está fuera de juego y se pierde el otro dado.
                       *[no] A { $seat } ya no le quedan personajes: está fuera de juego.
                    }
               *[other]
                    { $die_lost ->
                        [yes] A { $seat } ya no le quedan personajes: está fuera de juego, descarta { $cards-a } y se pierde el otro dado.
                       *[no] A { $seat } ya no le quedan personajes: está fuera de juego y descarta { $cards-a }.
                    }
            }
    }
event-secret =
    { $seat-person ->
        [you] Tu carta secreta es { $character }.
       *[other] La carta secreta de { $seat } es { $character }.
    }
event-over =
    { $seat-person ->
        [none] Se han acabado los turnos: nadie hereda.
        [you]
            { $how ->
                [escape] { $pawn } ha salido de la casa: heredas tú.
                [last-alive] { $pawn } sigue con vida y a nadie más le quedan peones: heredas tú.
               *[detective] Llega el Detective y en la pared está el retrato de { $pawn }: heredas tú.
            }
       *[other]
            { $how ->
                [escape] { $pawn } ha salido de la casa: hereda { $seat }.
                [last-alive] { $pawn } sigue con vida y a nadie más le quedan peones: hereda { $seat }.
               *[detective] Llega el Detective y en la pared está el retrato de { $pawn }: hereda { $seat }.
            }
    }
verdict =
    { $seat-person ->
        [none] Se acabaron los turnos antes de que nadie pudiera heredar.
        [you]
            { $how ->
                [escape] { $pawn }, con su retrato en la pared, salió por la puerta principal, y es un personaje tuyo.
                [last-alive] { $pawn } sigue con vida, es un personaje tuyo, y a nadie más le quedan.
               *[detective] El Detective llegó con el retrato de { $pawn } en la pared, y es un personaje tuyo.
            }
       *[other]
            { $how ->
                [escape] { $pawn }, con su retrato en la pared, salió por la puerta principal, y es un personaje de { $seat }.
                [last-alive] { $pawn } sigue con vida, es un personaje de { $seat }, y a nadie más le quedan.
               *[detective] El Detective llegó con el retrato de { $pawn } en la pared, y es un personaje de { $seat }.
            }
    }

## Refusals: whose turn it is

refuse-out =
    { $seat-person ->
        [you] ya no te quedan personajes: estás fuera de juego
       *[other] a { $seat } ya no le quedan personajes: está fuera de juego
    }

## Refusals: seating and portraits

refuse-all-seated = cada peón tiene ya su silla
refuse-seat-first = primero se sientan los peones, uno por persona y por turno
refuse-sits = { $pawn } ya tiene su silla en { $space }
refuse-no-chair = { $space } no es una silla roja
refuse-portrait-first = has sacado un doble: decide primero sobre el retrato
refuse-portrait-decided = ya has decidido sobre el retrato en este turno
refuse-no-double = solo un doble te deja cambiar el retrato

## Refusals: cards

refuse-no-trap = no acabas de llevar un peón a una casilla de trampa
refuse-trap-first = { $pawn } está en una trampa: resuélvela antes de mover otro peón
refuse-drawn-card = la carta que has robado no muestra { $trap-the }
refuse-drawn-first = decide primero sobre la carta robada: quédatela, o activa la trampa si coincide
refuse-not-drawn = aún no has robado ninguna carta
refuse-other-card = has robado una carta: ahora solo cuenta esa
refuse-spring-it = esa es la carta que has robado: activa la trampa con ella, o quédatela
refuse-keep-it = esa es la carta que has robado, y no muestra { $trap-the }: quédatela
refuse-detective = una carta Detective nunca se guarda: se descarta en cuanto se roba
refuse-not-in-hand = esa carta no está en tu mano
refuse-wrong-card = esa carta no muestra { $trap-the }
refuse-held-card = has robado en este turno: ya no puedes jugar una carta que tenías antes

## Refusals: dice and pawns

refuse-no-die-left = no te queda ningún { $die } al que renunciar
refuse-lose = no puedes renunciar al { $die }: { $pawn } puede moverse con él
refuse-knocked-off = { $pawn } ya no vive
refuse-moved = ya has movido a { $pawn } en este turno; el otro dado es para otro peón
refuse-not-sitting = { $pawn } sigue en una silla roja: hasta que estén todas vacías, solo se mueven los peones sentados
refuse-total = solo con un doble puede un peón mover el total de los dos dados
refuse-total-used = ya has usado un dado: no puedes mover el total
refuse-die-used = ya has usado el { $die }
refuse-no-die = ningún dado muestra un { $die }

## Refusals: where a pawn may go

refuse-not-heir = solo puede salir de la casa quien está en la pared: { $pawn }
refuse-leaving = { $pawn } necesita al menos un { $count } para salir por la puerta principal
refuse-door-blocked = otros peones cierran a { $pawn } el paso a la puerta principal
refuse-door-far =
    { $count ->
        [one] { $pawn } está a más de { $count } casilla de la puerta principal
       *[other] { $pawn } está a más de { $count } casillas de la puerta principal
    }
refuse-own-space = { $pawn } está en { $space }; no se pasa dos veces por la misma casilla
refuse-trap-too-early = mientras quede un peón en una silla roja, ninguno puede acabar en una trampa
refuse-chair = { $space } es una silla roja, y ningún peón puede acabar ahí
refuse-twice = para llegar a { $space }, { $pawn } tendría que pasar dos veces por la misma casilla
refuse-crossing = { $pawn } solo puede cruzar sillas vacías si no tiene otro movimiento completo
refuse-pawn-in-way = otro peón cierra a { $pawn } el paso a { $space }
refuse-furniture-in-way = un mueble cierra a { $pawn } el paso a { $space }
refuse-wall-in-way = una pared cierra a { $pawn } el paso a { $space }
refuse-passages = para llegar a { $space }, { $pawn } tendría que usar los pasadizos secretos más de una vez
refuse-closer = { $pawn } tiene que moverse { $count } casillas, ni más ni menos, y { $space } está más cerca
refuse-diagonal = { $pawn } necesita al menos un { $count } para llegar a { $space }: nunca se mueve en diagonal
refuse-unreachable = { $pawn } no puede llegar a { $space } con { $count } exactos
refuse-taken = { $pawn } ocupa { $space }
refuse-furnished = { $furniture } ocupa { $space }

## House rules

option-after_drawing = tras robar una carta de trampa no puedes jugar una que ya tenías: durante cuánto tiempo (DED-25)
    .name = Después de robar
    .turn = el resto del turno
    .pawn = hasta que muevas el otro peón
option-seating = quién coloca los peones en las sillas rojas antes de la partida (DED-39)
    .name = Colocar los peones
    .chance = el azar, en cualquier orden
    .players = todos, un peón cada vez y por turno
option-open_characters = las cartas de personaje están boca arriba a la vista de todos; si juegan dos, cada cual tiene seis y ninguna es secreta (DED-40)
    .name = Personajes a la vista
option-detective_path = cuánto de su camino tiene que recorrer el Detective hasta que acabe la partida (DED-41)
    .name = Camino del Detective
    .whole = todo
    .half = la mitad
option-turn_limit = número de turnos tras el que la partida acaba sin que gane nadie (DED-38)
    .name = Límite de turnos

## Studies: what they count, how matches end, what luck is drawn for

counted-card = Carta
counted-character-moved = Personaje movido
counted-portrait = Retrato
counted-space = Casilla
counted-trap-entered = Trampa pisada
counted-trap-sprung = Trampa activada
counted-victim = Víctima
ending-escape = quien hereda sale por la puerta principal
ending-last-alive = solo quedan con vida personajes de una persona
ending-detective = llega el Detective
ending-turn-limit = se acaban los turnos
luck-place = quién se sienta dónde
luck-deal = los personajes repartidos
luck-start = quién empieza
luck-portrait = el orden de los retratos
luck-roll = los dados
luck-pile = las cartas de trampa
luck-secret = las cartas secretas

## The picture in the terminal

terminal-legend = { $chair } silla roja   { $passage } pasadizo   { $furniture } mueble   { $door } puerta principal   { $portrait } retrato   { $yours } tuyo
terminal-outside = fuera
terminal-turn =
    { $moved ->
        [none] Turno { $turn }, { $seat }   dados { $dice }
       *[other] Turno { $turn }, { $seat }   dados { $dice }   ya movido: { $moved }
    }
terminal-portrait =
    { $back ->
        [none] Retrato { $portrait }, { $left } en el marco
       *[other] Retrato { $portrait }, { $left } en el marco; al fondo { $back }
    }
terminal-detective = Detective { $path } { $steps } de { $all }
terminal-pile =
    { $discards ->
        [none] Cartas de trampa: mazo { $pile }; sin descartes
       *[other] Cartas de trampa: mazo { $pile }; descartes { $discards }
    }
terminal-pending = { $pawn } está en la trampa { $trap-of }
terminal-out = fuera de juego
terminal-characters =
    { $count ->
        [one] { $count } personaje
       *[other] { $count } personajes
    }
terminal-trap-cards =
    { $count ->
        [one] { $count } carta de trampa
       *[other] { $count } cartas de trampa
    }
terminal-secrets = Cartas secretas: { $first }; { $second }
terminal-secret = { $seat } { $characters }
terminal-hand =
    { $cards ->
        [none] Tus cartas de trampa: ninguna
       *[other] Tus cartas de trampa: { $cards }
    }
terminal-several = { $count } { $card }
terminal-drawn = Has robado: { $card }

## The drawing in the browser

drawing-summary = La mansión. Peones: { $pawns }. Trampas: { $traps }. Pasadizos secretos: { $passages }. La puerta principal está en { $door }. El Detective ha dado { $steps } de { $all } pasos.
drawing-map = La mansión desde arriba
drawing-on = { $thing } en { $space }
drawing-outside = { $pawn } fuera
drawing-unseated = { $pawn } sin silla
drawing-on-wall = en la pared
drawing-yours = de los tuyos
drawing-whose = de { $name }
drawing-moved = ya se ha movido este turno
drawing-passage = Pasadizo secreto, { $space }
drawing-trap = Trampa: { $trap }, { $space }
drawing-the-detective = El Detective
drawing-doormat = FIN
drawing-grave = { $pawn } descansa en paz
drawing-closer = Más cerca
drawing-whole = Toda la casa
drawing-wild = Comodín
drawing-detective = Detective
drawing-characters = Tus personajes
drawing-secret-card = Una carta secreta
drawing-trap-cards = Tus cartas de trampa
drawing-no-cards = Aún ninguna: recibes una al mover un peón a una trampa.
drawing-pile =
    { $count ->
        [one] { $count } carta de trampa
       *[other] { $count } cartas de trampa
    }
drawing-discarded = { $count } en descartes
drawing-cast = Los personajes
drawing-fates = Qué fue de cada cual
drawing-no-chair = aún sin silla
drawing-killed = murió
drawing-got-out = logró salir
drawing-inside = sigue dentro
drawing-holders = Quién tiene qué
drawing-out = fuera de juego: sin personajes vivos
drawing-held =
    { $count ->
        [one] { $count } personaje
       *[other] { $count } personajes
    }
drawing-held-secret =
    { $count ->
        [one] { $count } secreto
       *[other] { $count } secretos
    }
drawing-held-cards =
    { $count ->
        [one] { $count } carta de trampa
       *[other] { $count } cartas de trampa
    }
drawing-held-known = { $held }: { $cards }
drawing-agatha = Tía Ágata
drawing-frame = En la pared: el retrato de { $name }
drawing-portrait-of = El retrato de { $name }
drawing-behind =
    { $count ->
        [0] ninguno detrás
       *[other] { $count } detrás
    }
drawing-behind-last = al fondo { $names }
drawing-both = ambos: { $total }
drawing-by = con { $die }
drawing-move-by = Mover con { $die }
drawing-used = { $die }, ya usado
drawing-turn = Le toca a { $name }.
drawing-double = ¡Un doble! ¿Cambiar el retrato de la pared?
drawing-caught = { $pawn } está en una trampa: { $trap }.
drawing-play-or-draw = Juega una carta o roba una.
drawing-draw = Roba una carta.
drawing-right = La carta es tuya: puedes activar la trampa con ella.
drawing-wrong = La carta es tuya, pero no es la correcta.
drawing-pick = Elige cualquier peón, sea de quien sea.
drawing-pick-chair = Elige un peón del césped: cada cual sienta uno por turno.
drawing-which-chair = ¿En qué silla roja se sienta { $pawn }?
drawing-where = ¿Adónde va { $pawn }?
drawing-by-which =
    { $space ->
        [out] { $pawn } por la puerta principal: ¿con qué número?
       *[other] { $pawn } a { $space }: ¿con qué número?
    }
drawing-to-by =
    { $space ->
        [out] { $pawn } por la puerta principal con { $die }.
       *[other] { $pawn } a { $space } con { $die }.
    }
drawing-drop = Otro personaje
drawing-end-secret = Nadie tenía a la vista la carta ganadora: se descubren todas las cartas secretas.
drawing-end-living = Se descubren los personajes vivos de quien gana.
drawing-end-card = Se descubre la carta ganadora.
drawing-end-others = Las demás cartas siguen boca abajo.
drawing-end-others-secret = Las demás cartas siguen boca abajo, también las secretas.
drawing-end-undecided = Las cartas secretas no decidieron nada y siguen boca abajo.

## For a first match

primer-goal = Cuatro de los doce personajes son tuyos, o tres si juegan cuatro; nadie más sabe cuáles, salvo que se juegue con personajes a la vista. (Si juegan dos, cada cual tiene además otros dos que ni siquiera ve hasta el final.) Heredas si uno de ellos sale por la puerta principal mientras su retrato está en la pared, si es el último vivo, o si su retrato está en la pared cuando llega el Detective.
primer-place = Pon cualquier peón en una silla roja libre: nadie sabe todavía de quién será.
primer-portrait = Un doble: primero puedes cambiar el retrato. Cámbialo si el heredero de la pared no es tuyo.
primer-move = Mueve cualquier peón, tuyo o no, todo lo que marca un dado; el otro dado es para otro peón. Lleva a los rivales a las trampas y a los tuyos hacia la puerta, sin mostrar cuáles son.
primer-lose = Ningún peón puede usar este dado, así que se pierde.
primer-play = El peón que has movido está en una trampa. Una carta de esa trampa, o un Comodín, la activa: el peón desaparece para siempre.
primer-draw = Puedes robar una carta de trampa aunque tengas una que coincide: nadie sabe lo que tienes, y así sirve de farol.
primer-keep = Quédate con la carta y di que no es la correcta. Quizá hasta sea verdad.
primer-spring = La carta que has robado vale: puedes activar la trampa enseguida.
primer-beware = Hasta que no quede nadie en las sillas, solo se mueven los peones que siguen sentados, y ninguno puede acabar en una trampa.

## Mansiones propias

board-strange-line = no es una fila como ' 9 . . h', ni guiones para las paredes, ni los nombres de las columnas
board-spaces = una mansión tiene de 1 a { $most } casillas, no { $found }
board-row = es la fila { $number }, contando desde la entrada; debe empezar por { $number }
board-no-space = «{ $mark }» no es una casilla; cada fila tiene { $columns }
board-between = entre dos casillas va un espacio o una barra, no «{ $mark }»
board-dash = un guion va entre dos casillas, una encima de la otra
board-pawns = hacen falta { $count } peones con nombres distintos
board-trap-name = «{ $name }» debe ser una sola palabra que no tenga otra trampa ni otro tipo de carta
board-many-traps = una mansión tiene como mucho { $most } trampas
board-cards = un mazo tiene de 1 a { $most } cartas, no { $found }
board-copies = hay de 0 a { $most } cartas de este tipo, no { $found }
board-kinds = cada tipo de carta figura una vez, y hay como mucho { $most }
board-no-kind = no hay ningún tipo «{ $kind }»; hay detective, wild y trap
board-card-traps = una carta muestra una o más de las trampas { $traps }
board-chairs = hacen falta { $count } sillas rojas, no { $found }
board-passages = hay más de { $most } pasadizos secretos
board-trap-once = la trampa { $trap } ({ $mark }) debe estar una vez
board-no-trap = no hay ninguna trampa { $mark }
board-no-furniture = [furniture] no nombra «{ $mark }»
board-furniture = un mueble es una sola letra, no «{ $mark }»
board-door = la puerta principal no puede estar en «{ $door }»: debe ser una casilla a la que puedan entrar los peones
board-door-row = la puerta principal está al sur de una casilla de la fila 1
board-steps = detective_steps va de 1 a { $most }, no { $found }
board-lost = a { $space } no se puede llegar desde la puerta principal
