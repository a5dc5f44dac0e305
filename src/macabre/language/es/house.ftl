# Macabre: the words of the house.

unnamed-seat = Jugador { $number }

## Every page

language = Idioma
light-auto = Luz: automática
light-dark = Luz: vela
light-light = Luz: día
fault-answer = El servidor ha respondido { $status }.

## The hall

page-tools = Esta página
hall-page = Macabre – juegos mortales para la familia
hall-description = Juegos de familia mortales y llenos de secretos, para jugar en el navegador con amigos y bots.
hall-skip = Ir a los juegos
hall-title = Juegos mortales para la familia
hall-lead = Juegos de mesa y de cartas llenos de secretos, en una mesa de tu navegador: con amigos mediante un enlace, contra bots o pasándoos un teléfono. Gratis y sin cuenta.
hall-step-choose = Elige un juego y con quién te sientas
hall-step-share = Comparte el enlace, o sienta a unos bots
hall-step-play = Juega: los consejos te guían en tu primera partida
hall-choose = Elige un juego
hall-code-label = ¿Te han dado un código?
hall-code = Código
hall-join = Entrar
hall-own = Mis partidas
hall-wait = Se están encendiendo las velas …
hall-foot = Palabras y dibujos propios, inspirados en juegos de familia muy queridos. Un azar limpio que cualquiera puede comprobar.
hall-players =
    { $range ->
        [one]
            { $low ->
                [one] { $low } jugador
               *[other] { $low } jugadores
            }
       *[many] { $low }–{ $high } jugadores
    }
hall-minutes = { $low }–{ $high } min
hall-age = a partir de { $age } años
hall-weight-light = fácil
hall-weight-medium = medio
hall-weight-heavy = difícil
hall-play-now = Jugar ya
hall-set = Poner una mesa
hall-rules = Reglas
hall-silent = El servidor no responde. Vuelve a cargar la página dentro de un momento.
hall-older = Mostrar partidas más antiguas
hall-free-seat = el asiento { $number } está libre
hall-seat = asiento { $number }
hall-won =
    { $count ->
        [0] No ganó nadie
        [one] Ganó { $winners }
       *[other] Ganaron { $winners }
    }
hall-turn = Turno de { $seats }
hall-not-begun = Sin empezar
hall-since = desde { $when }
hall-table = La mesa
hall-play-on = Seguir jugando
hall-replay = Ver de nuevo
hall-review = Análisis

## Lists

list-comma = { ", " }
list-and = { $first } y { $last }
list-or = { $first } o { $last }
list-plain = { $first }, { $last }

## Moves that are refused in every game

refuse-seat = no le toca a { $seat }
refuse-over = la partida ha terminado
refuse-chance = el azar no puede hacer eso ahora
refuse-chance-move = el azar no puede hacer «{ $move }» ahora
nothing-to-undo =
    { $seat ->
        [none] aún no se ha decidido nada
       *[other] { $seat } aún no ha decidido nada
    }

## Hints

hint-not-your-turn = no le toca a { $seat }, así que no hay consejo
hint-wins = con esto se gana al momento
hint-only = no se puede hacer otra cosa
hint-holds-back = esto frena a { $seat }, que si no ganaría más a menudo
hint-better =
    { $points ->
        [one] mejor que la siguiente por { $points } punto
       *[other] mejor que la siguiente por { $points } puntos
    }
hint-others = hay otras más o menos igual de buenas
hint-worse =
    { $points ->
        [one] peor por { $points } punto
       *[other] peor por { $points } puntos
    }
hint-equal = más o menos igual de buena

## Reviews

review-not-over = solo se analiza una partida terminada
review-title = { $game }: las posibilidades de ganar de cada cual
review-description = { $game }: las posibilidades de cada cual, jugada a jugada
review-page = { $game }: análisis
review-heading = { $game }: las posibilidades de ganar de cada cual, del reparto al final
review-truly = en realidad
review-could-know = por lo que se sabía
review-true = Lo que había en realidad
review-known = Lo que cada cual podía saber
review-turns = Momentos decisivos
review-no-turns = Ninguna jugada cambió la partida de golpe.
review-decision = decisión
review-move = jugada
review-chance = azar
review-best = parecía lo mejor entonces
review-made-by = { $seat }: { $move }
review-this = esta
review-better =
    { $points ->
        [one] { $move } ({ $points } punto más de posibilidades)
       *[other] { $move } ({ $points } puntos más de posibilidades)
    }
review-made = Las posibilidades son estimaciones: desde cada posición se probaron unas { $iterations } continuaciones.

## What the table refuses

refuse-no-seat = en esta mesa no hay asiento { $number }
refuse-not-yours = ese asiento no es tuyo
refuse-taken = ese asiento está ocupado
refuse-namesake = ya hay alguien que se llama { $name }
refuse-name-long = un nombre tiene de 1 a { $most } letras visibles
refuse-name-marks = una letra lleva como mucho { $most } signos
refuse-token = el secreto de un asiento tiene de 32 a 128 letras
refuse-stand = la partida ha empezado; un bot puede jugar por ti mientras no estés
refuse-erased = tu nombre ya está borrado
refuse-sit-first = primero siéntate
refuse-no-bot = no hay ningún bot «{ $bot }»; hay { $bots }
refuse-begun = la partida ya ha empezado
refuse-free-seats = aún quedan asientos libres
refuse-board-outdated = las reglas han cambiado y ya no permiten el tablero de esta mesa; pon una mesa nueva
refuse-rules-outdated = las reglas han cambiado: { $fault }; pon una mesa nueva
refuse-no-salt = ahora no se pide ninguna sal
refuse-salt-promised = la sal ya está prometida
refuse-promise = una promesa tiene 64 cifras hexadecimales
refuse-salt-shown = la sal ya se ha mostrado
refuse-salt = una sal tiene de 32 a 128 cifras hexadecimales
refuse-other-salt = esa no es la sal que se prometió
refuse-no-salt-awaited = no se espera ninguna sal
refuse-no-match = no hay ninguna partida en marcha
refuse-nothing-to-undo = ahora no hay nada que deshacer
refuse-no-decision = aún no has hecho ninguna jugada
refuse-undo-asked = ya se ha pedido deshacer una jugada
refuse-undo-refused = los demás han dicho que no; sigue jugando
refuse-undo-away = { $seat } no está y no puede aceptar que se deshaga la jugada
refuse-no-undo = nadie te ha pedido que aceptes deshacer una jugada
refuse-agreed = ya has aceptado
refuse-nobody-there = en ese asiento no hay nadie a quien un bot pueda sustituir
refuse-substituted = ya juega un bot por { $seat }
refuse-present = { $seat } está aquí
refuse-just-gone = { $seat } acaba de irse; espera un poco
refuse-no-substitute = ningún bot juega por ti
refuse-gesture = no hay ningún gesto «{ $gesture }»
refuse-not-playing = ese asiento no es tuyo, o no hay ninguna partida en marcha
refuse-not-your-turn =
    { $count ->
        [one] no te toca: antes va { $seats }
       *[other] no te toca: antes van { $seats }
    }
refuse-no-hint = no te toca, así que no hay consejo
refuse-many-hints = ahora mismo se piden muchos consejos; inténtalo dentro de un momento
refuse-hint-begun = ya se está pensando un consejo
refuse-hint-failed = ahora mismo no hay consejo posible; inténtalo otra vez
refuse-message = ese mensaje no se puede leer
refuse-hello = ya has saludado
refuse-questions = demasiadas preguntas a la vez; espera un momento
refuse-command-id = el identificador de una orden tiene de 8 a 64 letras y cifras
refuse-storage = la mesa no se puede guardar ahora mismo; inténtalo otra vez
refuse-reading = las mesas no se pueden leer ahora mismo; inténtalo otra vez
refuse-no-table = ninguna mesa tiene ese código
refuse-deleted = esta mesa se ha borrado
refuse-busy = la mesa está demasiado ocupada; inténtalo otra vez
refuse-failed = algo ha fallado en esta mesa; no ha cambiado nada
refuse-outdated =
    { $over ->
        [yes]
            { $release ->
                [none] esta partida se jugó con una versión anterior de Macabre, y las reglas han cambiado desde entonces
               *[other] esta partida se jugó con Macabre { $release }, y las reglas han cambiado desde entonces
            }
       *[no]
            { $release ->
                [none] esta partida se empezó con una versión anterior de Macabre, y las reglas han cambiado desde entonces; se conserva como estaba, y con esa versión se podría seguir
               *[other] esta partida se empezó con Macabre { $release }, y las reglas han cambiado desde entonces; se conserva como estaba, y con esa versión se podría seguir
            }
    }
refuse-other-key = el diario de esta mesa no es el que viste: lo que este navegador recuerda de él no se selló aquí
refuse-doubt =
    { $cut ->
        [yes] el diario de esta mesa no es el que se contó: alguien vio { $seen } entradas, y ha vuelto con { $had }; pon una mesa nueva
       *[no] el diario de esta mesa no es el que se contó: alguien vio otra entrada { $seen }; pon una mesa nueva
    }

## Requests that fail

fault-no-page = en esta dirección no hay nada
fault-no-description = esa petición no describe una mesa
fault-no-key = esa no es la llave de un asiento
fault-old-board = las reglas de hoy no permiten este tablero
fault-no-match = esa partida no existe
fault-no-book = no hay libro de reglas de { $game }
fault-no-step = ese paso no existe
fault-no-review =
    { $unfinished ->
        [yes] esta partida no se terminó, así que no se puede analizar
       *[no] esta partida se jugó con otras reglas, así que no se puede analizar
    }
fault-many-reviews = ahora mismo se analizan demasiadas partidas; inténtalo dentro de un rato
fault-no-board = eso no es un tablero
fault-too-many-boards = demasiados tableros; espera un poco
fault-many-boards = ahora mismo se leen muchos tableros; inténtalo dentro de un momento
fault-long-link = ese enlace es demasiado largo para dibujarlo
fault-no-network = desde aquí no se puede abrir el acceso a la red
fault-long-request = una petición tiene como mucho { $most } bytes
fault-cut-off = la petición se ha cortado
fault-many-tables = hay { $count } mesas abiertas que se pusieron desde aquí; sigue jugando en una de ellas
fault-large-tables = las mesas que se pusieron desde aquí ocupan demasiado; sigue jugando en una de ellas
fault-storage = las mesas no se pueden guardar ahora mismo; inténtalo otra vez
fault-too-busy = aquí juega tanta gente que las jugadas tardan; inténtalo dentro de unos minutos
fault-unknown = algo ha fallado aquí; no ha cambiado nada

## Replays

replay-unfinished = esta partida no se terminó: se muestra como todos podían verla, hasta donde se guardó
replay-other-rules =
    { $release ->
        [none] esta partida se jugó con una versión anterior de Macabre, con reglas distintas de las de hoy; lo que se muestra de ella se guardó entonces
       *[other] esta partida se jugó con Macabre { $release }, con reglas distintas de las de hoy; lo que se muestra de ella se guardó entonces
    }

## What a table says

status-waiting =
    { $count ->
        [one] Falta una persona por sentarse.
       *[other] Faltan { $count } personas por sentarse.
    }
status-full = Todos los asientos están ocupados: empezad cuando queráis.
status-mixing = Cada navegador añade su parte de azar, para que nadie pueda amañar el reparto.
status-won =
    { $count ->
        [0] No gana nadie.
        [one] Gana { $winners }.
       *[other] Ganan { $winners }.
    }
status-sentence = { $text }.
status-task = { $seats }: { $task }.

## The terminal

fault-no-language = no hay ningún idioma «{ $language }»; hay { $languages }
fault-many-bots = { $count } bots no caben en una mesa para { $players }
fault-many-names =
    { $people ->
        [one] se dieron { $names } nombres para { $people } persona
       *[other] se dieron { $names } nombres para { $people } personas
    }
games-line = { $title }, de { $low } a { $high } jugadores
games-none-or = ninguno, o de { $low } a { $high }
games-range = de { $low } a { $high }
games-chance = decide el azar
rules-in-a-minute = En un minuto
terminal-greeting = { $game }: { $players }.
terminal-ask-help = Escribe ? para ver la ayuda.
terminal-player =
    { $bot ->
        [none]
            { $seat-person ->
                [you] tú
               *[other] { $seat }
            }
       *[other] { $seat } (bot: { $bot })
    }
seat-label =
    { $seat-person ->
        [you] Tú
       *[other] { $seat }
    }
terminal-curtain = Le toca a { $seat }. Los demás miran a otro lado; { $seat } pulsa Intro.
terminal-task =
    { $seat-person ->
        [you] Te toca: { $task }.
       *[other] { $seat }: { $task }.
    }
terminal-no-move = Ninguna jugada contiene «{ $word }».
terminal-many =
    { $count ->
        [one] { $count } jugada que empieza por «{ $kind }» (escribe: moves { $kind } WORD, para leerla con palabras):
       *[other] { $count } jugadas que empiezan por «{ $kind }» (escribe: moves { $kind } WORD, para leer algunas con palabras):
    }
terminal-which = Eso puede ser { $count } jugadas: { $moves }
terminal-allowed = Esa jugada está permitida.
terminal-no-preview = No hay nada más que mostrar de ella.
terminal-hint = Las posibilidades de ganar, por lo que puedes saber:
terminal-choose = aún queda algo por elegir
terminal-numbers = las jugadas van numeradas del 1 al { $last }
terminal-save-where = di dónde: save FILE
terminal-saved = Guardada. Para seguir: macabre play --load { $file }
terminal-leave = Te levantas de la mesa.
terminal-choose-game = Macabre: cuatro juegos mortales. ¿A cuál jugamos?
terminal-number = Un número del 1 al { $last } [{ $usual }]:
terminal-none-of-them = «{ $answer }» no está entre ellos.
terminal-how-many = Cuántos jugadores, contándote a ti (de { $low } a { $high }) [{ $usual }]:
terminal-players = { $game } es para { $low } a { $high } jugadores.
terminal-won =
    { $count ->
        [0] No gana nadie.
        [one] Gana { $winners }.
       *[other] Ganan { $winners } a la vez.
    }
terminal-help =
    Escribe el número de una jugada, su texto, o el principio de las palabras que lleva al lado.
    { "  ?            esta ayuda                   ? MOVE    por qué no se permite una jugada, y qué regla lo dice" }
    { "  moves WORD   las jugadas con una palabra  table     dibujar la mesa otra vez" }
    { "  show MOVE    cómo quedaría una jugada, por ejemplo el camino de un peón" }
    { "  log          lo que ha pasado             rules [CLAUSE]" }
    { "  hint         tus mejores jugadas, con las posibilidades de ganar y por qué" }
    { "  undo         deshacer tu última decisión" }
    { "  all          hacer todas las jugadas que no hay que pensar, si el juego las tiene" }
    { "  save FILE    guardar la partida; `macabre play --load FILE` la continúa" }
    { "  quit         salir (o Ctrl-D)" }
