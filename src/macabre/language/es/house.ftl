# Macabre: the words of the house.

unnamed-seat = Jugador { $number }
erased-name = Alguien

## Every page

language = Idioma
light-auto = Luz: automática
light-dark = Luz: vela
light-light = Luz: día
fault-answer = El servidor ha respondido { $status }.
fault-full = La casa está llena; inténtalo dentro de un momento.

## The hall

page-tools = Esta página
hall-page = Macabre – juegos mortales para la familia
hall-description = Juegos de familia mortales y llenos de secretos, para jugar en el navegador con amigos y bots.
hall-skip = Ir a los juegos
hall-title = Juegos mortales para la familia
hall-lead = Juegos de mesa y de cartas llenos de secretos, en una mesa de tu navegador: con amigos mediante un enlace, contra bots o pasando un teléfono de mano en mano. Gratis y sin cuenta.
hall-step-choose = Elige un juego y con quién te sientas
hall-step-share = Comparte el enlace, o sienta a unos bots
hall-step-play = Juega: la guía te acompaña en tu primera partida
hall-choose = Elige un juego
hall-code-label = ¿Te han dado un código?
hall-code = Código
hall-join = Entrar
hall-own = Mis partidas
hall-wait = Se están encendiendo las velas…
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
hall-earlier = Partida { $number } de esta mesa
hall-table = La mesa
hall-play-on = Seguir jugando
hall-replay = Ver de nuevo
hall-review = Análisis
hall-studies = Estudios
hall-studies-about = Cómo se juegan los juegos, medido en muchas partidas entre bots.

## Every page: what many of them say

brand = Macabre: al vestíbulo
page-title = { $title } – Macabre
page-your-turn = ● Te toca – { $title }
to-hall = Al vestíbulo
close = Cerrar
copy = Copiar
copied = Copiado
copy-yourself = Seleccionado: ahora cópialo
sentence = { $text }.
percent = { $number } %
seat = Asiento { $number }
board = El tablero
log = Qué ha pasado
table-picture = La mesa en mitad de una partida
time-seconds =
    { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
time-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
guest = Invitado
name = Nombre
name-length = { $most } letras como máximo

## Pages that are not there

missing-page = Aquí no hay nada – Macabre
missing = Aquí no hay nadie
missing-why = Esta dirección no lleva a ninguna parte. Puede que el enlace sea antiguo o que le falte una letra.
missing-table = Esta mesa no existe
missing-table-why = Puede que el enlace sea antiguo o que una letra del código esté mal.
missing-match = Esta partida no existe
missing-match-why = Puede que el enlace sea antiguo o que alguien haya hecho borrar la partida.

## Links that are sent to others

preview-hall = Juegos de familia mortales y llenos de secretos, en el navegador: con amigos y bots.
preview-table = { $game } – una mesa en Macabre
preview-table-about = Siéntate, o mira. { $summary }

## Bots

level-random = Al azar
    .about = hace cualquier jugada permitida
level-greedy = Avaricioso
    .about = toma lo que parece mejor en el momento y nunca piensa por adelantado
level-easy = Fácil
    .about = piensa un poco y se despista a menudo
level-normal = Normal
    .about = piensa por adelantado y se despista de vez en cuando
level-hard = Difícil
    .about = piensa por adelantado con cuidado
level-expert = Experto
    .about = piensa más o menos un segundo; el más difícil de vencer
bot-outside = viene de fuera de Macabre; si falla, sigue jugando «{ level-greedy }»
bot-tag = bot: { $bot }
bot-fault =
    { $fault ->
        [late] El bot { $seat } ha tardado demasiado; sigue jugando «{ level-greedy }».
        [illegal] El bot { $seat } ha hecho una jugada prohibida; sigue jugando «{ level-greedy }».
        [gone] El bot { $seat } ya no está disponible; sigue jugando «{ level-greedy }».
       *[failed] El bot { $seat } ha fallado; sigue jugando «{ level-greedy }».
    }

## Setting a table

setting-title = Poner la mesa: { $game }
setting-name = Tu nombre
setting-players = ¿Cuántos jugadores?
setting-others = ¿Quién más juega?
setting-alone = Juegas en solitario.
setting-by-link = Alguien, con el enlace
setting-here = Alguien, en este dispositivo
setting-bot = Bot: { $bot }
setting-friend = Nombre para el asiento { $number }
setting-friend-name = Invitado { $number }
setting-own-seat = Asiento 1: tú
setting-options = Reglas de la casa y reloj
setting-clock = Reloj
setting-no-clock = Ninguno
setting-clock-each = { $time } por jugada
setting-clock-about = Cuánto puede durar cada jugada. Después, los demás pueden dejar que siga un bot.
setting-stand-in = Suplente
setting-stand-in-about = El bot que sigue jugando cuando alguien se va. Los demás pueden pedirlo al cabo de medio minuto.
setting-own-board = Un tablero o unas cartas propias
setting-own-picture = Tu tablero o tus cartas, al empezar una partida
setting-file = Su archivo
setting-file-about = Parte del { $file } y cámbialo. Si algo está mal, se te dice en qué línea.
setting-game-file = archivo del juego
setting-file-good = Se puede jugar con este archivo. Así queda:
setting-file-bad = Todavía no se puede jugar con este archivo:
setting-file-help = Es texto sin más: cambia nombres y números, y deja los corchetes, las comillas y los signos de igual donde están. Luego elige el archivo otra vez.
setting-make = Poner la mesa

## House rules

option-changed = cambiada
option-none = Este juego no tiene reglas de la casa.
option-chance = decide el azar
option-off = ninguno

## The table

table-page = Una mesa – Macabre
table-heading = Una mesa
table-skip = Ir a las jugadas
table-seats = Asientos
table-agreed = Lo acordado
table-gestures = Gestos
table-house-rules = Reglas de la casa
table-invite = Invitar o dejar mirar
table-match = La partida
table-mixing = Se mezcla el azar entre todos.
table-game = El juego
table-players = Jugadores
table-aids = Ayuda para tu jugada
table-hint = Un consejo
tabs = Partes de la mesa
tab-play = Juego
tab-log = Registro
tab-table = Mesa
sound-on = Con sonido
sound-off = Sin sonido
table-whole = La mesa

## The table: seats

seat-bot = bot
seat-you = tú
seat-free = libre
seat-must-act = tiene que jugar
seat-thinks = está pensando
seat-here =
    { $acts ->
        [yes] ● aquí, tiene que jugar
       *[no] ● aquí
    }
seat-away =
    { $acts ->
        [yes] ○ ausente, tiene que jugar
       *[no] ○ ausente
    }
seat-substitute = juega un bot: { $bot }
seat-sit = Sentarse aquí
seat-friend = Alguien en este dispositivo
seat-put-bot = Poner un bot aquí
seat-which-bot = Qué bot
seat-remove-bot = Quitar el bot
seat-stand = Dejar este asiento
seat-return = Seguir jugando yo
seat-leaving = ¿Te vas un rato?
seat-leaving-about = Cierra la página cuando quieras: el asiento sigue siendo tuyo. Mientras tanto puede jugar un bot por ti.
seat-let-play = Que juegue por mí
seat-replace = Dejar que siga un bot: { $bot }
seat-once = Saltar: un bot decide una vez
seat-once-for = Saltar: un bot decide una vez por { $name }
seat-wait = Un bot podrá seguir dentro de { $seconds } s
name-ask = ¿Quién se sienta?
name-sit = Sentarse
name-not-now = Ahora no

## The table: gathering

gather = Alrededor de la mesa
gather-begin = Empezar la partida
gather-all = Ya está todo el mundo: cualquiera puede empezar.
gather-full = Todos los asientos están ocupados. Puedes mirar: la partida empieza cuando alguien de la mesa lo decida.
gather-waits =
    { $count ->
        [one] Falta un jugador. Manda el enlace a alguien o pon un bot en el asiento libre; después se puede empezar.
       *[other] Faltan { $count } jugadores. Manda el enlace o pon bots en los asientos libres; después se puede empezar.
    }
gather-waits-for-you =
    { $count ->
        [one] Falta un jugador. Pulsa «{ seat-sit }» en el asiento libre para jugar, o quédate a mirar.
       *[other] Faltan { $count } jugadores. Pulsa «{ seat-sit }» en un asiento libre para jugar, o quédate a mirar.
    }
agreed-clock = Reloj: { $time } por jugada
agreed-no-clock = Sin reloj
agreed-usual-board = El tablero o las cartas de siempre
agreed-own-board = Un tablero o unas cartas propias
agreed-option = { $name }: { $value }
agreed-usual-rules = Las reglas de la casa de siempre
invite-send = Manda este enlace: quien lo abra puede sentarse, o mirar.
invite-link = Enlace a esta mesa
invite-share = Compartir
invite-words = Siéntate a mi mesa.
invite-code = O escribe el código { $code } en el vestíbulo.
invite-network = Vale para todos los de tu red hasta que se cierre Macabre.
invite-here-only = Este enlace solo vale en este ordenador.
invite-start = Para dejar entrar a otros, arranca Macabre con { $command } y abre la dirección que te indique.
invite-may = También pueden jugar los teléfonos y ordenadores de la misma red, si los dejas.
invite-let = Dejar jugar a otros de esta red
invite-qr = Código QR del enlace a la mesa { $code }

## The table: the line above the board, and what happens meanwhile

your-turn = Te toca
talk-over = La partida ha terminado.
talk-hands-over = Todavía mira { $name }. Después el dispositivo pasa a { $next }.
line-broken = Se ha cortado la conexión con la mesa. Probando otra vez; no se pierde nada.
line-restart = El servidor se está reiniciando. Probando otra vez; no se pierde nada.
hand-over = Pasar el dispositivo
hand-over-to = Pasar el dispositivo a { $name }
curtain-up = Soy { $name }: mostrar mi lado
curtain-about = Los demás miran a otro lado.
clock-late =
    { $count ->
        [one] A { $names } se le ha acabado el tiempo.
       *[other] A { $names } se les ha acabado el tiempo.
    }
clock-wait = Esperar
undo = Deshacer
undo-ask = Pedir deshacer
undo-asked = Has pedido deshacer tu jugada. Los demás tienen que estar de acuerdo.
undo-asks = { $name } pide deshacer una jugada.
undo-question = { $name } querría deshacer la última jugada. Lo que ha hecho el azar desde entonces ya no vale: los dados se tirarán y las cartas saldrán de nuevo.
undo-allow = Permitirlo
undo-refuse = No
change-undone = Se ha deshecho la última jugada.
change-refused = Los demás prefieren seguir: no se deshace nada.
scene = Lo que acaba de pasar
scene-ended = Cómo ha acabado
scene-round-over = La ronda ha terminado.
scene-go-on = Seguir
scene-waiting = Esperando a { $names }. La partida sigue en { $seconds } s como máximo.
emote-gasp = ¡Oh!
emote-laugh = Risa
emote-think = Hum
emote-applause = Aplauso
emote-hurry = Deprisa
emote-sorry = Lo siento
emote-made = { $name }: { $emote }
emotes-hide = Ocultar los gestos
own-about = Tu nombre se guarda con esta mesa y sus partidas. Puedes hacer que se borre: desde entonces te llamas «Somebody». Cuando ya nadie tiene nombre, se borran la mesa y sus partidas.
own-erase = Borrar el nombre { $name }
own-sure = ¿Borrar el nombre { $name } para siempre?
own-yes = Borrarlo
own-no = Conservarlo

## The table: how it ended

outcome-you = ¡Has ganado!
outcome-won =
    { $count ->
        [one] Ha ganado { $names }
       *[other] Han ganado { $names }
    }
outcome-nobody = La partida ha terminado: no ha ganado nadie
outcome-alone-you =
    { $score ->
        [one] Acabas con { $score } punto
       *[other] Acabas con { $score } puntos
    }
outcome-alone =
    { $score ->
        [one] { $name } acaba con { $score } punto
       *[other] { $name } acaba con { $score } puntos
    }
outcome-replay = Ver de nuevo la partida
outcome-review = Analizar la partida
outcome-fair = ¿Fue limpia?
outdated-watch = Ver lo que pasó
rematch = Revancha
rematch-new-rules = Revancha con las reglas nuevas
rematch-begun = Ha empezado una revancha.
rematch-last = La partida anterior:
best-first =
    { $score ->
        [one] { $score } punto: tu mejor resultado en este tablero.
       *[other] { $score } puntos: tu mejor resultado en este tablero.
    }
best-new =
    { $score ->
        [one] { $score } punto: tu mejor resultado hasta ahora en este tablero. Antes era { $before }.
       *[other] { $score } puntos: tu mejor resultado hasta ahora en este tablero. Antes era { $before }.
    }
best-other =
    { $score ->
        [one] { $score } punto; tu mejor resultado en este tablero es { $best }.
       *[other] { $score } puntos; tu mejor resultado en este tablero es { $best }.
    }

## The table: moves

moves = Tus jugadas
moves-count = Tus jugadas ({ $count })
moves-one = Tu jugada
moves-heading = { $type }: { $part }
moves-list = Todas las jugadas en una lista
moves-list-count = Todas las jugadas en una lista ({ $count })
moves-filter = Filtrar
moves-filter-label = Filtrar las jugadas
moves-all = Todo en una lista
moves-chores = Hacer todas estas jugadas
moves-no-match = Ninguna jugada pasa el filtro.
moves-later = Tus jugadas aparecen aquí en cuanto empiece la partida.
moves-wait = Ahora mismo no tienes nada que hacer.
moves-watch = Estás mirando.
moves-left =
    { $count ->
        [one] queda { $count } jugada
       *[other] quedan { $count } jugadas
    }
moves-behind =
    { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }
choose-anew = { $part }: elegir otra vez
ask-type = ¿Qué vas a hacer?
ask-field = Elige: { $field }
confirm = Confirmar la jugada
confirm-yes = Hacerlo
confirm-no = Mejor no
hint = Consejo
hint-thinks = Pensando…
hint-about = Tus posibilidades de ganar, hasta donde puedes saber:
hint-none-turn = No hay consejo: no te toca.
hint-none-chores = No hay consejo: da igual cuál de estas elijas.
hint-none-only = No hay consejo: solo tienes una jugada.
why = ¿Por qué no?
why-heading = ¿Por qué no puedo …?
why-type = ¿Qué te gustaría hacer?
why-asked = ¿{ $words }?
why-nothing = Todo lo que podrías hacer ahora está permitido.
why-allowed = Eso está permitido ahora.
why-rule = La regla
primer = Guía
primer-now = Lo que puedes hacer ahora
primer-rule = La regla que hay detrás
primer-aim = Tu objetivo
primer-beware = Cuidado
primer-rules = Todas las reglas
primer-on = Guía para este juego
primer-off = Apagar la guía

## The table: help

help = Ayuda
help-line = La línea de encima del tablero dice siempre quién tiene que hacer qué.
help-press = Toca o haz clic en lo que brilla en el tablero: primero una carta o un peón, después adónde va. En una pantalla táctil se te pregunta antes de hacer la jugada.
help-why = Pulsa algo que no brille y verás por qué no se puede. «{ why }» muestra todo lo demás.
help-hint = «{ hint }» muestra buenas jugadas, «{ undo }» anula tu última jugada. Cada jugada es también un botón de la lista.
help-keys = Con el teclado
help-use-keys = Usar estas teclas
help-ask-first = Preguntar siempre antes de hacer una jugada
key-number = elegir una jugada por su número
key-moves = a las jugadas, luego las flechas
key-filter = filtrar las jugadas
key-back = una elección atrás
key-hint = consejo
key-undo = deshacer
key-why = ¿por qué no puedo …?
key-log = al registro
key-sound = con o sin sonido
pace = Ritmo
pace-calm = Tranquilo
pace-normal = Normal
pace-brisk = Vivo
pace-about = Los bots siguen el ritmo más tranquilo de la mesa. Haz clic, o pulsa Espacio o Esc, para seguir enseguida.

## Games that have no drawing of their own, and values of moves that have no words

plain-picture = La mesa en caracteres sencillos
plain-player = Jugador
plain-hand = mano
plain-left = cartas por robar
plain-yours = Para ti: { $what }
plain-other = { $name }: { $what }
plain-discards = Encima de los descartes ({ $count })
plain-usable = (se puede usar)
card-hidden = boca abajo
value-nothing = nada
value-nobody = nadie
value-yes = sí
value-no = no
value-of = { $field } { $value }

## Replays and reviews in the browser

replay-page = Ver de nuevo – Macabre
replay-heading = Repetición
replay-title = { $game }: ver de nuevo
replay-skip = Ir a los mandos
replay-steps = La partida, paso a paso
replay-who = Quién jugó
replay-hands = Aquí todas las manos están a la vista. Lo que nunca se descubrió en la partida sigue boca abajo.
replay-step = Paso { $at } de { $count }
replay-first = Al principio
replay-back = Un paso atrás
replay-on = Un paso adelante
replay-last = Al final
replay-run = Reproducir
replay-stop = Parar
replay-key-step = un paso,
replay-key-ends = principio y final,
replay-key-run = reproducir o parar
replay-about = Sobre esta partida
replay-nothing = No hay nada que contar de este paso.
replay-before = Antes del primer paso.
replay-ends = El registro acaba aquí.
replay-link = Enlace a este paso
replay-file = Descargar el archivo
replay-unchecked = Una partida que no se terminó no se puede comprobar.
lookback = Analizar esta partida
lookback-about = Las posibilidades de cada uno, jugada a jugada, y dónde cambió la partida. Tarda alrededor de un minuto.
lookback-progress = Análisis: { $done } de { $count } jugadas
lookback-chart =
    { $side ->
        [true] Las posibilidades de ganar de cada uno, como eran de verdad
       *[known] Las posibilidades de ganar de cada uno, hasta donde cada uno podía saber
    }
lookback-then = Después: { $luck }
lookback-after = Tras { $made }
lookback-change = { $name }: { $before } → { $after }
lookback-better =
    { $points ->
        [one] Entonces parecía mejor: { $move }. Las posibilidades eran { $points } punto porcentual mejores.
       *[other] Entonces parecía mejor: { $move }. Las posibilidades eran { $points } puntos porcentuales mejores.
    }
lookback-best = Ninguna otra jugada parecía mejor entonces.

## Rules in the browser

rules-page = Reglas – Macabre
rules-title = { $game }: reglas
rules-skip = Ir a las reglas
rules-headings = Títulos
rules-picture = La mesa en mitad de una partida de { $game }
rules-back = Volver a la mesa
rules-print = Imprimir
rules-by-number = Todas las reglas por número
rules-kinds = «{ clause-rule }» está en el librito impreso, «{ clause-ruling }» resuelve lo que este deja abierto, «{ clause-reconstruction }» completa lo que se perdió o nunca se imprimió. «{ clause-other-wording }» y «{ clause-house-rule }» son opciones que se acuerdan antes de la partida.
example-show = Mostrar
example-again = Mostrar otra vez

## Fair luck

fair = Azar limpio
fair-brief = dados y cartas que nadie puede amañar por su cuenta
fair-brief-doubt = no todo se puede demostrar
fair-before = Antes del reparto el servidor promete su secreto con una huella, y el navegador de cada jugador añade su propia sal.
fair-about = Todo el azar de una partida queda fijado antes del reparto, entre el servidor y los navegadores de los jugadores. Si añades una sal, sabes que nadie, ni siquiera el servidor, ha podido elegir lo que cae.
fair-over = La partida ha terminado y el secreto se muestra.
fair-awaits = Se espera la sal de { $names }.
fair-mixed = Mezclado con las sales de { $names }.
fair-no-salts = No se pidió ninguna sal.
fair-changed = El servidor cambió su promesa antes del reparto: la sal de este navegador sigue oculta.
fair-figures = Las cifras
fair-promise = La promesa del servidor, hecha antes del reparto
fair-secret = El secreto que hay detrás
fair-fingerprint = La huella de la partida hasta ahora
fair-mark = { $digits } tras el paso { $step }; todos en la mesa tienen la misma
fair-no-mark = ninguna todavía
fair-later = Cuando la partida termine, cualquiera puede comprobar aquí todo lo que hizo el azar.
fair-more = Qué está demostrado y qué no
check = Comprobar esta partida
check-failed = No se ha podido comprobar la partida. { $why }
check-good = Todo encaja.
check-open = Nada lo contradice, pero no todo está demostrado.
check-bad = Algo no encaja.
check-proves = Esto demuestra que cada carta y cada dado salieron de lo que el servidor prometió antes del reparto y de las sales de quienes se nombran arriba. Si tu propia sal está entre ellas, nadie eligió tu suerte. No impide que un servidor mire las manos durante la partida ni que se invente las sales de otros.
doubt-shorter =
    { $had ->
        [one] el registro de esta mesa no es el que vio este navegador: tenía { $had } entrada y ahora tiene { $has }
       *[other] el registro de esta mesa no es el que vio este navegador: tenía { $had } entradas y ahora tiene { $has }
    }
doubt-other = el registro de esta mesa no es el que vio este navegador
doubt-step = el servidor cuenta ahora de otra manera el paso { $step } de esta partida
verify-no-promise = Esta partida no salió de ninguna promesa, así que no hay nada que comprobar.
verify-not-over = El secreto aún no se muestra: una partida se comprueba cuando ha terminado.
verify-whole = El registro está completo.
verify-cut = El registro se ha cambiado o cortado: su suma de control no encaja.
verify-secret = El secreto del servidor es el que prometió.
verify-other-secret = El secreto del servidor no es el que prometió.
verify-salt = La sal de { $name } es la prometida.
verify-other-salt = La sal de { $name } no es la prometida.
verify-burnt-secret = El secreto del reparto anulado { $deal } no es el prometido.
verify-old = Este registro tiene una forma antigua: no dice quién se sentaba ni quién dio una sal, así que el anfitrión podría haber amañado este reparto.
verify-all-salted = Todos los de la mesa dieron una sal.
verify-burnt = El reparto { $deal } se anuló porque no se mostró la sal prometida ({ $names }): con ayuda del anfitrión fue una elección entre ese reparto y el siguiente.
verify-nobody = En este reparto no había ninguna persona, así que nadie dio una sal: el anfitrión podría haberlo elegido por su cuenta.
verify-none-salted = No dieron sal ni { $names } ni nadie más: el anfitrión podría haber elegido este reparto por su cuenta.
verify-missing = Falta la sal de { $names }: el anfitrión podría haber amañado este reparto con ayuda de { $salted }.
verify-promise = La promesa es la que este navegador vio antes del reparto.
verify-other-promise = Este navegador vio otra promesa antes del reparto.
verify-own = La sal de este navegador (asiento { $number }) se mezcló: sin ella nadie podía elegir este reparto.
verify-own-missing = La sal de este navegador (asiento { $number }) no se mezcló.
verify-own-late = La sal de este navegador (asiento { $number }) llegó tarde y no se mezcló.
verify-hidden =
    { $count ->
        [one] Este navegador vio que el reparto { $deals } se anuló, y el registro no lo dice.
       *[other] Este navegador vio que los repartos { $deals } se anularon, y el registro no lo dice.
    }
verify-burnt-promise = Este navegador vio otra promesa antes del reparto anulado { $deal }.
verify-blamed = Este navegador sí mostró su sal (asiento { $number }) para el reparto anulado { $deal }, y el registro dice que no.
verify-no-print = Falta la huella del registro.
verify-other-print = El registro se ha cambiado: su huella no encaja.
verify-unseen =
    { $count ->
        [one] Este navegador no vio la partida, así que no puede decir si se jugó así. Quien la vio puede comparar su huella: { $digits } tras { $count } paso.
       *[other] Este navegador no vio la partida, así que no puede decir si se jugó así. Quien la vio puede comparar su huella: { $digits } tras { $count } pasos.
    }
verify-other-match = Este navegador vio otra partida, como tarde desde el paso { $step }.
verify-seen = La partida es la que vio este navegador, hasta donde la siguió (paso { $step } de { $count }).
verify-bad-draw = Un sorteo no está escrito como debería.
verify-skipped = El paso { $step } no usa el número siguiente de «{ $purpose }».
verify-other-draw = Paso { $step }: la clave da un resultado distinto del que ocurrió.
verify-draws =
    { $count ->
        [one] El único sorteo sale de la clave.
       *[other] Los { $count } sorteos salen de la clave.
    }

## Lists

list-comma = { ", " }
move-in-parts = { $type }: { $parts }
list-and = { $first } y { $last }
list-or = { $first } o { $last }
list-plain = { $first }, { $last }

## Moves that are refused in every game

refuse-seat =
    { $seat-person ->
        [you] no te toca a ti
       *[other] no le toca a { $seat }
    }
refuse-over = la partida ha terminado
refuse-chance = el azar no puede hacer eso ahora
refuse-chance-move = el azar no puede hacer «{ $move }» ahora
nothing-to-undo =
    { $seat ->
        [none] aún no se ha decidido nada
       *[other]
            { $seat-person ->
                [you] aún no has decidido nada
               *[other] { $seat } aún no ha decidido nada
            }
    }

## Hints

hint-not-your-turn =
    { $seat-person ->
        [you] no te toca a ti, así que no hay consejo
       *[other] no le toca a { $seat }, así que no hay consejo
    }
hint-wins = con esto se gana al momento
hint-only = no se puede hacer otra cosa
hint-holds-back = esto frena a { $seat }, que si no ganaría más a menudo
hint-better =
    { $points ->
        [one] mejor que la siguiente por { $points } punto porcentual
       *[other] mejor que la siguiente por { $points } puntos porcentuales
    }
hint-others = hay otras más o menos igual de buenas
hint-worse =
    { $points ->
        [one] peor por { $points } punto porcentual
       *[other] peor por { $points } puntos porcentuales
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
review-chance = posibilidades
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
refuse-other-key = el registro de esta mesa no es el que viste: lo que este navegador recuerda de él no se selló aquí
refuse-other-command = ese identificador es de otra orden; elige uno nuevo
refuse-full = el registro de esta mesa está lleno; pon una mesa nueva
refuse-nearly-full = el registro de esta mesa está casi lleno; lo que queda es para las jugadas
refuse-many-gestures = demasiados gestos a la vez; espera un momento
refuse-other-thought = el bot pensaba todavía en una posición anterior
refuse-not-stored = las mesas no se pueden guardar ahora mismo; hasta entonces no se puede seguir jugando
refuse-broken = esta mesa no funciona: { $why }; pon una mesa nueva
broken-unreadable = su registro no se puede leer
broken-changed = su registro no es el que se escribió
broken-secret = el secreto de su reparto no es el prometido
broken-snapshot = lo que se guardó de ella no es lo que dice su registro
refuse-doubt =
    { $cut ->
        [yes] el registro de esta mesa ha cambiado: alguien vio { $seen } entradas y ahora hay { $had }; pon una mesa nueva
       *[no] el registro de esta mesa ha cambiado: alguien vio otra entrada { $seen }; pon una mesa nueva
    }

## Requests that fail

fault-no-page = en esta dirección no hay nada
fault-other-name = este servidor no responde a ese nombre; su anfitrión puede permitirlo con --origin
fault-other-site = esta petición no viene de este sitio
fault-too-often = demasiadas peticiones; espera un momento
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
fault-long-link = ese enlace es demasiado largo para un código QR
fault-no-network = solo el ordenador anfitrión puede abrir esta mesa a la red
fault-clock = un reloj tiene de { $low } a { $high } segundos
fault-offline = este ordenador no está en ninguna red ahora mismo
fault-network = no se puede abrir el acceso a la red ({ $why })
fault-long-request = una petición tiene como mucho { $most } bytes
fault-cut-off = la petición se ha cortado
fault-many-tables = { $count } de tus mesas siguen abiertas; sigue jugando en una de ellas
fault-large-tables = tus mesas ocupan demasiado espacio; sigue jugando en una de ellas
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
status-full = Todos los asientos están ocupados: ya se puede empezar.
status-mixing = Cada navegador añade su parte de azar, para que nadie pueda amañar el reparto.
status-won =
    { $count ->
        [0] No gana nadie.
        [one] Gana { $winners }.
       *[other] Ganan { $winners }.
    }
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
games-none-or = none (ninguno), o de { $low } a { $high }
games-range = de { $low } a { $high }
games-chance = decide el azar
rules-in-a-minute = En un minuto
clause-rule = Regla
clause-ruling = Aclaración
clause-reconstruction = Reconstrucción
clause-other-wording = Otra lectura
clause-house-rule = Regla de la casa
clause-named = «{ $name }»
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
        [one] { $count } jugada que empieza por «{ $kind }» (escribe: moves { $kind } TEXTO, para leerla con palabras):
       *[other] { $count } jugadas que empiezan por «{ $kind }» (escribe: moves { $kind } TEXTO, para leer algunas con palabras):
    }
terminal-which = Eso puede ser { $count } jugadas: { $moves }
terminal-allowed = Esa jugada está permitida.
terminal-no-preview = No hay nada más que mostrar de ella.
terminal-hint = Las posibilidades de ganar, por lo que puedes saber:
terminal-choose = aún queda algo por elegir
terminal-numbers = las jugadas van numeradas del 1 al { $last }
terminal-save-where = di dónde: save ARCHIVO
terminal-saved = Guardada. Para seguir: macabre play --load { $file }
terminal-leave = Te levantas de la mesa.
terminal-choose-game = Macabre: cuatro juegos mortales. ¿A cuál jugamos?
terminal-number = Un número del 1 al { $last } [{ $usual }]:
terminal-none-of-them = «{ $answer }» no está entre ellos.
terminal-how-many = Cuántos jugadores, contándote a ti (de { $low } a { $high }) [{ $usual }]:
terminal-players = { $game } admite de { $low } a { $high } jugadores.
terminal-won =
    { $count ->
        [0] No gana nadie.
        [one]
            { $winners-person ->
                [you] Ganas.
               *[other] Gana { $winners }.
            }
       *[other] Victoria compartida: { $winners }.
    }
terminal-help =
    Escribe el número de una jugada, su texto, o el principio de las palabras que lleva al lado.
    { "  ?            esta ayuda                   ? JUGADA  por qué no se permite una jugada, y qué regla lo dice" }
    { "  moves TEXTO  las jugadas con ese texto    table     dibujar la mesa otra vez" }
    { "  show JUGADA  cómo quedaría una jugada, por ejemplo el camino de un peón" }
    { "  log          lo que ha pasado             rules [REGLA]" }
    { "  hint         tus mejores jugadas, con las posibilidades de ganar y por qué" }
    { "  undo         deshacer tu última decisión" }
    { "  all          hacer todas las jugadas que no hay que pensar, si el juego las tiene" }
    { "  save ARCHIVO guardar la partida; `macabre play --load ARCHIVO` la continúa" }
    { "  quit         salir (o Ctrl-D)" }

## A hall without a server

invite-nobody = Aquí todos juegan en este dispositivo: pásalo de mano en mano o sienta a algunos bots.
site-scripts = Macabre funciona en tu navegador. Permite que ejecute scripts.
site-cannot = Este navegador no puede abrir el vestíbulo: necesita WebAssembly. Las reglas se pueden leer de todos modos.
site-failed = No se ha podido abrir el vestíbulo; vuelve a cargar la página para intentarlo otra vez. Las reglas se pueden leer de todos modos.
site-forgets = Este navegador no guarda nada: lo que juegues aquí desaparece al cerrar la ventana.
site-elsewhere = Estás jugando en esta mesa en otra ventana; aquí solo miras.
site-play-here = Prefiero jugar aquí
