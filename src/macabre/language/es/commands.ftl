# Macabre: lo que muestran las órdenes, y los informes de estudios. Las páginas del navegador no necesitan nada de esto.

## Studies: what is measured, and where

figure-interval = { $value } (de { $low } a { $high })
study-all-together = todos juntos
study-people = personas
study-bots = bots: { $bot }
study-bot-budget = { $bot }:{ $budget }
study-move = Jugada
study-seat = asiento { $seat }
study-nobody-wins = no gana nadie
study-shared = victoria compartida
study-decisions = decisiones
study-minutes = minutos
study-forced = obligadas
study-legal-moves = jugadas posibles
study-lead-changes = cambios de líder
study-decided-after = decidida tras
study-above = { $better } por delante de { $worse }
study-own-choices = lo que eligen los bots
study-as-it-is = tal como está
study-same-again = lo mismo otra vez
study-as-in-the-box = como en la caja

## Studies: charts

study-title-seats = Parte de las victorias por asiento
study-title-endings = Cómo acaban las partidas
study-title-length = Decisiones en una partida
study-title-minutes = Minutos de una partida entre personas (estimación)
study-title-forced = Decisiones con una sola jugada posible
study-title-options = Jugadas posibles en cada decisión
study-title-leads = Cambios de líder en una partida
study-title-decided = Parte de la partida tras la que ya está decidida
study-title-curve = Posibilidades de quien acaba ganando, a lo largo de la partida
study-title-alone = Lo que decide por sí sola cada clase de azar
study-title-others = Gana otra persona cuando solo cambia este azar
study-title-chosen = { $heading }: cuántas veces se elige cuando se puede
study-title-used = { $heading }: usos por cada cien decisiones
study-title-won = { $heading }: parte de los usos que son de quien gana
study-title-bots = Parte de las victorias por bot, para un asiento
study-title-places = Puesto medio por bot, 1 es ganar
study-title-higher = Cuántas veces queda por delante el bot mejor
study-title-of = { $title }: { $more }
study-title-some = { $title } (los más altos y los más bajos de { $count })
study-what-changes = lo que cambia
study-title-heat = { $heading }, usos por cada 100 decisiones: { $table }
study-title-lengths = Cuánto duran las partidas, en decisiones
study-title-lengths-of = Cuánto duran las partidas, en decisiones: { $table }
study-median = { $name }: mediana { $median }, la mitad de { $low } a { $high }
study-deepest = El color más intenso es { $most }.
study-made =
    { $iterations ->
        [none] { $game }, { $seats } jugadores; bots { $bots }; { $matches } partidas por mesa, semilla { $seed }; { $sides }; macabre { $release }, reglas { $rules }, fuentes { $sources }
       *[other] { $game }, { $seats } jugadores; bots { $bots } con { $iterations } intentos; { $matches } partidas por mesa, semilla { $seed }; { $sides }; macabre { $release }, reglas { $rules }, fuentes { $sources }
    }
study-side = reglas de la casa { $options }, tablero { $board }
study-against = { " frente a " }

## Studies: the report

study-title = { $game }: un estudio
study-title-against = { $game }: lo que cambia { $setting }
study-title-sweep = { $game }: { $count } ajustes
study-parts = Apartados
study-stands-out = Lo que llama la atención
study-ask-seats = ¿Hay algún asiento con ventaja?
study-about-seats = En todos los asientos juegan bots iguales; la línea discontinua es una parte igual para todos.
study-ask-length = ¿Cuánto dura, y cuánto hay que decidir?
study-about-length = Las decisiones de todos los asientos juntos; la línea discontinua es la mediana. Una jugada obligada es la que no tiene alternativa. Los minutos son los de personas, según una tabla de segundos por jugada: una estimación, salvo que la tabla sea tuya.
study-ask-skill = ¿Quedan por delante los bots mejores?
study-about-skill = Todos los bots en una mesa; cada reparto se juega por turnos hasta que todos han estado en todos los asientos.
study-ask-endings = ¿Cómo acaban las partidas?
study-about-endings = De todas las maneras que prevén las reglas, y sin que gane nadie.
study-ask-lead = ¿Cambia el líder, y cuándo se decide?
study-about-lead = Las primeras { $matches } partidas de cada mesa se siguieron jugando { $times } veces desde { $moments } momentos cada una, con bots de la misma clase (con bots avariciosos donde buscarían). El líder cambia cuando otro gana claramente más de ellas; una partida está decidida cuando quien la gana vence en más de la mitad, y ya hasta el final.
study-ask-luck = ¿Qué azar decide?
study-about-luck = Las partidas se juegan por parejas, y cada una otra vez con una clase de azar tomada de la otra. En qué medida el resultado sigue a ese azar es lo que decide por sí solo; lo que falta hasta el 100 % lo deciden varias clases juntas. Cuántas veces gana otra persona dice cuánto depende de él (línea discontinua: como si todo el azar fuera otro).
study-ask-uses = ¿Qué cartas, casillas y trampas se usan, y quién las usa?
study-about-uses = Cuántas veces se elige algo cuando se podía elegir otra cosa, cuántas veces se usa por cada cien decisiones, por el motivo que sea, y qué parte de esos usos son de quien gana. Más que una parte igual (línea discontinua) quiere decir que va unido a ganar, no que ayude.
study-not-changed = Aquí no cambia nada que estas partidas puedan mostrar.
study-not-played = No se jugó nada que pueda decirlo; harían falta bots de varias clases en una mesa.
study-from-to = De un ajuste a otro
study-from-to-about = Todos los ajustes se juegan con los mismos repartos. Las líneas verticales son intervalos del 95 %; una línea discontinua marca la igualdad.
study-charts = Todos los gráficos
study-numbers = Todas las cifras
study-with-intervals = Con intervalos del 95 %
study-numbers-with-intervals = Todas las cifras, con intervalos del 95 %
study-nearest = Lo más cercano a lo que se quería:
study-besides = Además:
study-value = valor
study-table = mesa
study-measure = medida
study-of = de
study-difference = diferencia
study-outliers = Partidas que vale la pena ver
study-outliers-about = Pulsa una para verla paso a paso.
study-replay-close = Cerrar
study-replay-back = Atrás
study-replay-next = Adelante
study-replay-decision = Decisión
study-replay-save = Guardar la transcripción
study-replay-table = La mesa
outlier-longest = La más larga
outlier-shortest = La más corta
outlier-lead-changes = La de más cambios de líder
outlier-comeback = La mayor remontada
outlier-soonest-decided = La que antes se decidió
outlier-upset = La mayor sorpresa
outlier-decisions =
    { $count ->
        [one] { $count } decisión
       *[other] { $count } decisiones
    }
outlier-times =
    { $count ->
        [one] una vez
       *[other] { $count } veces
    }
outlier-from = desde { $chance }
outlier-after = tras { $part } de la partida
outlier-wins = gana el bot «{ $bot }»
outlier-more = { $note }; reparto { $deal }, { $names }

## Studies: sentences

summary-seat = En la mesa «{ $table }», { $seat } gana { $wins }; lo igualado sería { $even }.
summary-no-seat = Ningún asiento tiene una ventaja que se pueda medir.
summary-length = En la mesa «{ $table }», una partida tiene { $length } decisiones; en { $forced } de ellas solo hay una jugada posible.
summary-minutes = Las personas tardarían unos { $minutes } minutos en una partida así ({ $table }).
summary-decided = En la mesa «{ $table }», la partida está decidida tras { $part } de su duración.
summary-higher = En una mesa, { $label } en { $share } de los encuentros sin empate; solo con azar: 50 %.
summary-luck = Lo que decide por sí sola una clase de azar, en la mesa «{ $table }»: { $kinds }.
summary-never = { $heading }: en la mesa «{ $table }» nunca se elige { $names }, aunque se podía.
summary-winners-more = { $heading }: en la mesa «{ $table }», quien gana usa { $names } más que la media.
summary-winners-less = { $heading }: en la mesa «{ $table }», quien gana usa { $names } menos que la media.
summary-and-more = { $names } y { $count } más
summary-no-difference = Estas partidas no muestran ninguna diferencia.
summary-by-chance = De { $figures } cifras comparadas, unas { $expected } parecerían así de claras por puro azar.
summary-changes = { $title }, { $label }: { $changes }.
summary-changed-at = { $change } ({ $table }), antes { $before }
summary-points = { $change } puntos
summary-changed-uses = { $title }: { $changes }.
study-range = { $title }, { $label } ({ $table }): desde { $low } con { $low_setting } hasta { $high } con { $high_setting }.
wanted-minutes = { $figure } minutos
wanted-decisions = { $figure } decisiones
wanted-seat = { $figure } para el mejor asiento
wanted-forced = { $figure } de las decisiones obligadas
wanted-decided = { $figure } de la partida hasta que se decide
wanted-lead-changes = { $figure } cambios de líder
wanted-found = { $name }: { $said }.
wanted-as-is = { $name }: { $said } (como se quería).
study-done = El informe es { $file }; sus cifras, gráficos y partidas están al lado.
study-writing = Escribiendo el informe
install-parquet = Para Parquet: pip install "macabre[parquet]"
install-ratings = Para las clasificaciones: pip install "macabre[ratings]"

## Series and simulations

head-bot = bot
head-seat = asiento
head-wins = victorias
head-share = parte
head-interval = intervalo del 95 %
head-rank = puesto
head-lead = ventaja
head-mean-score = puntos de media
range = { $low } a { $high }
range-or-more = { $low } o más
arena-means = Las victorias son las de un solo ejemplar; el puesto, la ventaja sobre el mejor de los demás y el tiempo de cálculo por decisión son medias.
arena-cut-off =
    { $count ->
        [one] { $count } partida se cortó a las { $limit } decisiones.
       *[other] { $count } partidas se cortaron a las { $limit } decisiones.
    }
arena-chart = { $game }: parte de las victorias, con intervalos del 95 %
arena-by-seat = Por asiento, en los que cada bot estuvo las mismas veces; línea discontinua: una parte igual
arena-deals = { $deals } repartos, cada uno jugado por turnos en los { $seats } asientos ({ $matches } partidas); semilla { $seed }
arena-budget =
    { $iterations ->
        [none] cada nivel con su propio tiempo para pensar
       *[other] { $iterations } intentos por decisión
    }
arena-options = reglas de la casa: { $options }
arena-own-board = un tablero propio
arena-made = macabre { $release }, reglas { $rules }, fuentes { $sources }
simulate-title =
    { $count ->
        [one] { $game }: { $count } partida
       *[other] { $game }: { $count } partidas
    }
simulate-length = Duración en decisiones: la mitad de las partidas entre { $low } y { $high }, mediana { $median }
simulate-scores = Puntos de todos los asientos: { $scores }
simulate-endings = Cómo acabaron las partidas
simulate-cut-off = cortada en el límite
simulate-time =
    { $matches ->
        [one] { $matches } partida, { $decisions } decisiones en { $seconds } segundos de cálculo.
       *[other] { $matches } partidas, { $decisions } decisiones en { $seconds } segundos de cálculo.
    }
simulate-csv = Todas las partidas están en { $file }.

## Replays, best scores and boards

replay-help = Intro: siguiente. b: atrás. Un número: ir a ese paso. e: al final. q: salir.
replay-begin =
    { $decisions ->
        [one] { $game }, { $players } jugadores, { $decisions } decisión.
       *[other] { $game }, { $players } jugadores, { $decisions } decisiones.
    }
replay-at = [{ $number } de { $last }]
best-is =
    { $score ->
        [one] { $score } punto; tu récord en este tablero es { $best }.
       *[other] { $score } puntos; tu récord en este tablero es { $best }.
    }
best-new =
    { $score ->
        [one] { $score } punto: tu récord en este tablero.
       *[other] { $score } puntos: tu récord en este tablero.
    }
best-before =
    { $score ->
        [one] { $score } punto: tu nuevo récord en este tablero; antes era { $before }.
       *[other] { $score } puntos: tu nuevo récord en este tablero; antes era { $before }.
    }
board-copied = { $file } es el tablero de { $game }; cámbialo, y `macabre board check { $file }` dirá si está bien.
board-good = { $file }: un buen tablero para { $game }.

## What a match's file proves

proof-steps =
    { $count ->
        [one] Su único paso sigue las reglas.
       *[other] Los { $count } pasos siguen las reglas.
    }
proof-draws-seed =
    { $count ->
        [one] Su único resultado del azar sale de la semilla.
       *[other] Los { $count } resultados del azar salen de la semilla.
    }
proof-draws-key =
    { $count ->
        [one] Su único resultado del azar sale de la clave.
       *[other] Los { $count } resultados del azar salen de la clave.
    }
proof-noted =
    { $count ->
        [one] Es la partida de la huella que anotaste.
       *[other] Es la partida de las { $count } huellas que anotaste.
    }
proof-fingerprint = Su huella tras { $steps } pasos es { $digits }: quien la vio puede compararla.
proof-secret = El secreto es el que se prometió.
proof-secret-salts = El secreto es el que se prometió; también las sales de estos asientos, que conocen la suya: { $seats }.
proof-burnt =
    { $count ->
        [one] Antes se anuló { $count } reparto, y el secreto que se mostró entonces es el que se prometió.
       *[other] Antes se anularon { $count } repartos, y el secreto que se mostró entonces es el que se prometió.
    }
proof-salted = Todos los que estaban en la mesa dieron una sal: nadie pudo elegir este azar por su cuenta.
proof-not = Sin demostrar: { $doubt }.
proof-unfinished = el archivo acaba antes que la partida
proof-other-rules = que las jugadas siguen las reglas, porque esto es: { $other }; { $release } puede comprobarlo
proof-by-hand = en esta partida el azar se jugó a mano, y no se prometió nada
proof-seeded = no se prometió nada: quien empezó esta partida eligió su semilla y podía conocer cada resultado
proof-unrevealed = el secreto no se ha revelado: la partida no había acabado, y su azar no se puede comprobar

## Ayuda: su forma, y lo que se ha tecleado mal

usage = Uso: { $command }
usage-options = OPCIONES
usage-command = ORDEN
usage-args = ARGUMENTOS
heading-argument = Argumentos:
heading-option = Opciones:
heading-command = Órdenes:
usage-required = obligatorio
usage-default = por omisión: { $value }
usage-no-option =
    { $meant ->
        [none] no hay ninguna opción { $option }; --help las muestra todas
       *[other] no hay ninguna opción { $option }; ¿querías decir { $meant }?
    }
usage-missing = falta { $name }; --help dice qué hace falta
usage-bad-value =
    { $limits ->
        [none] { $option } no admite ese valor; --help dice cuáles admite
       *[other] { $option } no admite ese valor; admite { $limits }
    }
usage-no-value = { $option } necesita un valor
usage-extra = aquí sobra { $arguments }; --help dice qué hace falta
usage-no-command =
    { $command ->
        [none] di qué hacer: { $commands }
       *[other] no hay ninguna orden { $command }; hay { $commands }
    }

## Ayuda: órdenes

help-macabre = Cuatro juegos mortales para toda la familia, llenos de secretos: juega en el terminal, abre un vestíbulo para navegadores, lee las reglas, haz jugar a los bots.
help-version = Muestra la versión.
help-language = Habla este idioma, por ejemplo es o fr; si no, el del sistema.
help-help = Muestra esta ayuda.
help-needs-numba = Necesita Numba y NumPy: pip install "macabre[fast]"
help-games = Muestra los juegos, para cuántos son y sus reglas de la casa.
help-rules = Muestra las reglas de un juego, o una sola cláusula.
help-play = Juega una partida en el terminal. Las personas ocupan los primeros asientos, los bots los demás.
help-serve = Abre el vestíbulo y sus mesas a los navegadores, hasta que pulses Ctrl-C.
help-site = Escribe un vestíbulo sin servidor: una carpeta de archivos para cualquier alojamiento web. Todo funciona en el navegador.
help-replay = Recorre paso a paso una partida guardada.
help-review = Analiza una partida: las posibilidades de cada cual jugada a jugada, y los momentos decisivos.
help-verify = Comprueba cada promesa, cada resultado del azar y cada jugada de una partida. El código de salida es 1 si queda algo sin demostrar.
help-modules = Construye los módulos que juegan sin compilador. Los que están al día se quedan.
help-prepare = Compila ahora todos los juegos para Numba, para no esperar después.
help-simulate = Hace jugar muchas partidas a los bots. Muestra las victorias por asiento, con intervalos, y cuánto duran.
help-arena = Hace jugar a los bots los mismos repartos en todos los asientos y los clasifica, con intervalos.
help-study = Hace jugar a los bots y escribe un informe: asientos, duración, habilidad, suerte y qué se usa.
help-check = Comprueba que un juego cumple lo que promete: jugadas legales, secretos, mundos posibles, juego compilado y más.
help-bench = Mide cuántas decisiones juega esta máquina por segundo de procesador, compiladas y en Python.
help-benchmark = Hace jugar a los bots las mismas series en los cuatro juegos y muestra una tabla con intervalos.
help-board = Tableros y mazos propios.
help-board-copy = Copia el tablero o el mazo de un juego en un archivo nuevo, para cambiarlo.
help-board-check = Dice si se puede jugar en un tablero; si no, por qué y dónde.
help-board-draw = Muestra un tablero.
help-tables = Las mesas guardadas en un servidor.
help-tables-list = Muestra todas las mesas, las usadas más recientemente al final.
help-tables-show = Muestra una mesa: su juego, quién se sentó y qué partidas terminaron. No se muestra ninguna mano.
help-tables-export = Escribe en un archivo JSON todo lo guardado de una mesa: su registro, los nombres y las partidas terminadas.
help-tables-delete = Borra mesas con todo lo guardado de ellas. A quien esté sentado se le avisa.
help-tables-expire = Borra las mesas que nadie usa desde hace mucho, como hace un servidor cada hora.
help-tables-backup = Copia toda la base de datos, tal como está, en un archivo SQLite nuevo.
help-tables-restore = Hace una base de datos nueva a partir de una copia. Una que ya existe no se toca.
help-new = Empieza un juego o un bot propio.
help-new-game = Escribe un juego pequeño y completo, que se puede jugar y pasa todas las pruebas. Luego hazlo tuyo.
help-new-bot = Escribe un bot pequeño, en un solo archivo, que puede jugar enseguida.

## Ayuda: opciones

help-game = El identificador del juego; `macabre games` los muestra.
help-option = Una regla de la casa; se puede repetir.
help-board-file = Un tablero o mazo propio.
help-seed = Repite el azar de una partida anterior.
help-luck-seed = Otra semilla da otro azar.
help-deals-seed = Otra semilla da otros repartos.
help-bots = Bots, separados por comas: { $bots }, los de otros paquetes y los tuyos como ./mine.py:Bot o module:object.
help-csv = Escribe una línea por partida.
help-limit = Corta la partida después de tantas decisiones.
help-out = Dónde se guarda todo. La misma orden sigue donde se interrumpió.
help-jobs = Cuántos procesos; por omisión, uno por núcleo.
help-ray = Un clúster de Ray; «local» arranca uno aquí.
help-iterations = Cuánto pueden pensar los bots que buscan.
help-finished-file = La transcripción de una partida terminada.
help-new-file = Un archivo nuevo; no debe existir.
help-play-game = El identificador del juego; si falta, se te pregunta.
help-play-players = Cuántos asientos, contando los bots.
help-play-bots = Bots para los últimos asientos, separados por comas: { $bots }, los de otros paquetes y los tuyos como ./mine.py:Bot o module:object. «none» si solo juegan personas.
help-play-names = Los nombres de las personas, separados por comas.
help-play-load = Sigue con una partida guardada.
help-rules-clause = El número de una cláusula, como CLU-9.
help-replay-file = Una transcripción, como la escribe `save`.
help-replay-seat = Verla desde este asiento; por omisión se ve todo.
help-review-html = Escribe una página para el navegador.
help-review-iterations = Cuántas continuaciones se prueban desde cada posición.
help-verify-noted = Una huella que la mesa mostró tras un paso, para demostrar que es la misma partida. Se puede repetir.
help-simulate-matches = Cuántas partidas.
help-simulate-players = Cuántos asientos; por omisión, tantos como bots.
help-arena-bots = Un bot por asiento, separados por comas: { $bots }, y los tuyos como ./mine.py:Bot. 3xgreedy son tres, expert:4000 tiene su propio presupuesto; «cheater» lo ve todo, «uniform» no supone nada.
help-arena-deals = Cuántos repartos; cada uno se juega en todas las rotaciones.
help-arena-above = Parar en cuanto el intervalo del primer bot quede por encima.
help-arena-chart = Dibuja el resultado.
help-study-bots = Tipos de bots, del más débil al más fuerte, separados por comas: { $bots }, y los tuyos como ./mine.py:Bot; hard:300 tiene su propio presupuesto. Cada tipo juega entre iguales, y luego todos en una mesa.
help-study-matches = Cuántas partidas en cada mesa.
help-study-players = Cuántos asientos; por omisión, el máximo del juego.
help-study-against = Compara con otro tablero o regla de la casa, con el mismo azar. NAME=3..12 o NAME=1|5|10 prueba cada valor; varios archivos, cada tablero; varios nombres, todas las combinaciones.
help-study-wanted = Cómo debería ser una partida, como minutes=20..30 o seat=..27: muestra los ajustes que más se acercan.
help-study-people = Partidas jugadas por personas: transcripciones, o una carpeta con ellas.
help-study-seconds = Tu propia tabla de los segundos que se tarda en una jugada.
help-check-only = Solo esta prueba; se puede repetir. Por omisión, todas.
help-check-record = Primero reescribe las partidas de referencia y los recuentos.
help-benchmark-bots = Bots, separados por comas: nombres como greedy o expert:250, los de otros paquetes y los tuyos como ./mine.py:Bot o module:object.
help-benchmark-quick = Una prueba de minutos en vez de una hora.
help-board-toml = Un archivo TOML cuya primera clave es game = "…".
help-board-new = Dónde escribirlo; el archivo no debe existir.
help-modules-games = Qué juegos; todos, si no se nombra ninguno.
help-modules-again = Construye también los que están al día.
help-modules-checked = Comprueba cada índice: más lento, pero encuentra errores en las reglas.
help-new-name = Minúsculas, cifras y guiones, como night-watch.
help-new-in = Dónde crearlo.
help-site-folder = Dónde escribirlo; los archivos que haya se sobrescriben.
help-site-pyodide = Dónde está Pyodide; si no, npm lo descarga una vez.
help-site-study = El informe de un estudio, o su carpeta, que mostrará el vestíbulo; se puede repetir.
help-database = sqlite:///ARCHIVO o postgresql://…
help-keep-unbegun = Cuánto se guarda una mesa donde no empezó ninguna partida; 0: siempre.
help-keep-idle = Cuánto se guarda una mesa donde no terminó ninguna partida; 0: siempre.
help-keep-finished = Cuánto se guarda una mesa donde terminó una partida; 0: siempre.
help-serve-host = La dirección en la que escuchar.
help-serve-port = El puerto en el que escuchar.
help-serve-workers = Procesos del servidor; más de uno necesita PostgreSQL.
help-serve-lan = Deja entrar a otros de la red local.
help-serve-pace = Cuánto parecen pensar los bots: 1 es lo normal; con 0 responden enseguida, y se nota cuándo no tenían elección.
help-serve-origin = Una dirección cuyas páginas pueden jugar aquí; se puede repetir.
help-serve-open = Abre el vestíbulo en el navegador.
help-serve-metrics = Da aquí medidas para Prometheus; cada proceso toma el puerto siguiente.
help-serve-bot = Ofrece un bot propio en las mesas, como ./mine.py:Bot o module:object; se puede repetir. Los instalados se ofrecen siempre.
help-serve-bot-seconds = Segundos que tiene ese bot para cada decisión.
help-serve-bot-megabytes = Megabytes de memoria que puede usar ese bot.
help-serve-most-tables = Cuántas mesas puede haber abiertas a la vez desde una dirección.
help-serve-most-megabytes = Cuántos megabytes pueden ocupar en la base de datos.
help-serve-most-entries = Cuántas entradas puede tener el registro de una mesa.
help-table-code = El código de una mesa.
help-table-codes = Códigos de mesas.
help-backup-file = Una copia de seguridad.
help-tables-yes = No pide confirmación.
help-tables-secrets = Exporta incluso durante una partida, cuando el registro muestra todas las manos.

## Lo que dicen las órdenes para quien lleva un servidor o crea un juego

serve-open = Macabre está abierto en { $address } (Ctrl-C lo cierra)
site-made = { $folder }: { $size } MB. Para probarlo: `python -m http.server -d { $folder }`.
site-left-out = Se quedan fuera: { $games }. Un juego externo necesita un servidor.
review-working = Analizando { $file }
modules-building = Construyendo
modules-built = { $file }: { $size } bytes
check-passed = { $game }: se han superado todas las pruebas, y las propias del juego
check-some-passed = { $game }: superadas: { $checks }
prepare-working = Compilando
prepare-begun = Compilando { $games }. Puede tardar unos minutos.
prepare-done = Compilado en { $seconds } s: { $games }.
bench-title = Decisiones por segundo de procesador, al azar, todos los asientos
bench-game = juego
bench-bytes = estado, bytes
bench-compiled = compilado
bench-python = Match en Python
bench-working = Midiendo
benchmark-suite = Prueba { $suite }: { $deals } repartos por serie, cada uno jugado en los { $seats } asientos, semilla { $seed }.
benchmark-against = contra tres { $opponent }
benchmark-all = todos los juegos
benchmark-itself = él mismo
benchmark-metric = La cifra es la parte de victorias del bot; una victoria compartida se divide, y una partida cortada no la gana nadie. Una parte igual sería { $even }; los intervalos son del 95 %.
benchmark-files = La tabla es { $table }, y para programas { $data }.
new-game-made = { $folder } es un juego. Para jugarlo y comprobarlo:
new-game-guide = Luego hazlo tuyo: «Your first game» en la documentación ({ $page }) muestra cómo.
new-bot-made = { $file } es un bot. Hazlo jugar:
new-bot-guide = Luego mejóralo y siéntalo a una mesa: «Your first bot» en la documentación ({ $page }) muestra cómo.
tables-code = código
tables-game = juego
tables-phase = estado
tables-entries = entradas
tables-matches = partidas
tables-size = KB
tables-touched = último uso
tables-all = Mesas: { $count }, con { $size } KB de entradas y partidas.
tables-one = { $code }: { $game }, { $phase }, { $entries } entradas, { $size } KB
tables-times = abierta { $opened }, último uso { $touched } (UTC)
tables-person = entrada { $entry }, se sentó: { $name }
tables-match = terminada { $at }: partida { $match }
tables-unreadable = ilegible
tables-exported = { $file } tiene las { $entries } entradas de { $code }.
tables-sure = ¿Borrar { $codes } para siempre?
tables-deleted = Borrado: { $codes }.
tables-expired = Mesas borradas: { $count }.
tables-backing-up = Copiando
tables-backed-up = { $file } es una copia de { $at } (UTC); `macabre tables restore` la lee.
tables-restoring = Restaurando
tables-restored = Restaurado.

## Fallos: dónde, y en qué archivos

fault-at = { $place }: { $fault }
place =
    { $name ->
        [none] { place-lines }
       *[other]
            { $line ->
                [none] { $name }
               *[other] { $name }, { place-lines }
            }
    }
place-lines =
    { $column ->
        [none] línea { $line }
       *[other] línea { $line }, columna { $column }
    }
fault-unreadable =
    no se puede leer { $file }: { $why ->
        [FileNotFoundError] ese archivo no existe
        [IsADirectoryError] es una carpeta
        [PermissionError] no tienes permiso
        [UnicodeDecodeError] no es texto en UTF-8
       *[other] está dañado o es de otro tipo ({ $why })
    }
fault-unwritable =
    no se puede escribir { $file }: { $why ->
        [FileNotFoundError] esa carpeta no existe
        [IsADirectoryError] es una carpeta
        [PermissionError] no tienes permiso
       *[other] el sistema se niega ({ $why })
    }
fault-exists = { $file } ya existe; elige otro nombre
fault-no-folder =
    no se puede crear la carpeta { $folder }: { $why ->
        [FileExistsError] ya hay un archivo con ese nombre
        [NotADirectoryError] una parte de la ruta es un archivo
        [PermissionError] no tienes permiso
       *[other] el sistema se niega ({ $why })
    }
fault-data-folder = no se puede crear la carpeta { $folder } ({ $why }); nombra otra en $MACABRE_DATA

## Fallos: juegos, bots y partidas

fault-needs-numba = esto necesita Numba y NumPy: pip install "macabre[fast]"
fault-no-game =
    { $meant ->
        [none] no hay ningún juego «{ $game }»; hay { $games }
       *[other] no hay ningún juego «{ $game }»; ¿querías decir { $meant }?
    }
fault-no-clause = { $game } no tiene cláusula { $clause }; van de { $first } a { $last }
fault-players = { $game } es para { $low } a { $high } jugadores, no para { $players }
fault-options = las opciones son un dict de nombres y valores, no { $kind }
fault-no-option =
    { $options ->
        [none] { $game } no tiene la opción «{ $option }», ni ninguna otra
       *[other] { $game } no tiene la opción «{ $option }»; tiene { $options }
    }
fault-option = la opción «{ $option }» no puede ser { $value }; puede ser { $allowed }
fault-option-seat = la opción «{ $option }» no puede ser { $value }: los asientos van de 0 a { $last }
fault-option-form = una opción se escribe NOMBRE=VALOR, no «{ $text }»
fault-chance = el azar es 'auto' o 'manual', no { $value }
fault-seed = una semilla es un número entero de 1000 bits como mucho
fault-record-size = un estado de { $game } tiene { $size } bytes, como los da una partida
fault-record = esto no es un estado de { $game } según las reglas { $rules }
fault-which-seat =
    { $seats ->
        [none] le toca al azar
       *[other] di qué asiento: puede jugar { $seats }
    }
fault-no-seat = no hay ningún asiento { $seat }; van de 0 a { $last }
fault-no-transcript = una partida que empezó a medias no tiene transcripción: nadie sabe qué pasó antes
fault-bots-named = bots nombrados: { $bots }; asientos: { $seats }
fault-bot-place = «{ $place }» no dice dónde hay un bot; escribe ./mine.py:Bot o module:object
fault-bot-python = { $file } no es Python: la línea { $line } no se puede leer
fault-bot-file = no existe el archivo { $file }
fault-no-report = no hay ningún informe en { $file }; `macabre study` escribe uno
fault-strange-report = { $file } no es el informe de un estudio; `macabre study` escribe uno
fault-bot-module = no hay ningún módulo de Python { $module }, ni aquí ni instalado
fault-bot-name = el nombre de un bot tiene de 1 a 24 minúsculas, cifras y guiones, no «{ $name }»; escribe nombre=ARCHIVO
fault-bot-taken = ya hay un bot «{ $name }»; dale otro nombre al tuyo: other-{ $name }=ARCHIVO
fault-bot-name-new = el nombre de un bot tiene minúsculas, cifras y guiones, y no es uno de los nuestros; «{ $name }» no vale
fault-bot-loading = no se puede cargar { $place }: { $why }
fault-source = no se puede leer el código de { $name }
fault-policy = esto se aprendió para { $wanted }, no para { $here }
fault-entrant = «{ $text }» no es un bot; escribe greedy, 3xgreedy para tres, expert:4000 para un presupuesto, o ./mine.py:Bot para uno tuyo
fault-no-machine = no hay ninguna máquina «{ $machine }»; hay { $machines }
fault-machine = { $game } no funciona aquí con { $machine }, pero sí con { $machines }
fault-module = el módulo de { $game } no está al día; ejecuta antes `macabre modules`
fault-game-name = el nombre de un juego tiene minúsculas, cifras y guiones, como night-watch, no «{ $name }»
fault-game-taken = ya hay un juego { $name }; elige otro nombre
fault-module-building = no se puede construir el módulo de { $game }: { $why }
fault-no-check = no hay ninguna prueba { $check }; hay { $checks }
bot-missing =
    { $others ->
        [none] no contiene { $thing }
       *[other] no contiene { $thing }; escribe { $others } detrás de su nombre
    }
bot-chooses-not = { $thing } no tiene choose(sight), ni se puede llamar para crear algo que lo tenga
bot-late = ha tardado demasiado
bot-ended = su proceso ha terminado
fault-pyodide-folder = en { $folder } falta { $missing }; debe ser la carpeta del paquete npm pyodide
fault-no-npm = Pyodide se descarga con npm, que no está aquí; instálalo, o indica una carpeta con --pyodide
fault-npm = npm no ha podido descargar pyodide { $version }; indica con --pyodide una carpeta que lo tenga
fault-pyodide = lo que ha descargado npm no es el pyodide { $version } que conoce esta versión

## Fallos: jugadas tecleadas

typed-form = «{ $text }» no tiene la forma «{ $form }»
typed-kind = una jugada es un dict o un texto, no { $kind }
typed-no-type = no hay ninguna jugada de tipo { $type }; hay { $types }
typed-no-field = una jugada de tipo «{ $type }» no tiene el campo «{ $field }»
typed-needs-field = una jugada de tipo «{ $type }» necesita el campo «{ $field }»
typed-field = «{ $field }» { $fault }
misfit-number = debe ser un número del { $first } al { $last }, no { $given }
misfit-range = debe ir de { $first } a { $last }, no { $given }
misfit-choice = debe ser uno de estos: { $choices }; no { $given }
misfit-shape = debe tener la forma { $example }, no { $given }
misfit-pair = debe tener la forma { $form }, con números hasta { $first } y { $second }, no { $given }
misfit-deck = no vale: { $card } no está en la baraja
typed-number = una acción es un número entero, no { $given }
typed-no-action = no hay ninguna acción { $action }

## Fallos: entornos de aprendizaje

env-not-installed = { $package } no está instalado: pip install "macabre[{ $extra }]"
env-no-observation = { $game } no declara ninguna observación, así que no hay entorno de él
env-other-seats = hay { $seats } asientos más, así que hacen falta { $seats } bots, no { $bots }
env-no-reward = no hay ninguna recompensa { $reward }; hay { $rewards }
env-limit = el límite es un número de decisiones, 1 como mínimo, no { $limit }
env-forbidden = la máscara de { $who } prohíbe la acción { $action }
env-match-forbidden = partida { $match }: la máscara prohíbe { $given }; ninguna partida ha seguido
env-in-turns = en { $game } se juega por turnos, así que los asientos no pueden actuar a la vez
env-together = donde todos los asientos actúan a la vez no hay sitio para bots
env-bots = los bots son { $seats } nombres, con None para cada asiento que aprende, no { $bots }
env-matches = un lote tiene al menos 1 partida, no { $matches }
env-seed = una semilla es un número entero
env-step = un paso necesita { $wanted } números enteros, no { $given } de tipo { $kind }
env-factors = no todas estas elecciones de { $names } son acciones
env-save = esto no lo ha guardado ningún entorno, o no está entero
env-other-save = esto lo ha guardado otro entorno ({ $other }), no { $own }
env-slow-bot = el bot «{ $bot }» piensa demasiado para un lote; random y greedy no
env-policies-together = las políticas responden por un solo asiento de la partida a la vez, así que el lote no puede hacerse con together=True
env-policies-masks = las políticas eligen según las máscaras, así que el lote no puede hacerse con masks=False
env-policy-bot = el bot «{ $bot }» juega en el asiento { $seat }; pon None ahí entre los bots y será de la política
env-tree-players = un árbol es para 2 jugadores, no para { $players }
env-tree-size = esto tiene más de { $most } posiciones; un árbol es para casos más pequeños
env-tree-deals = en esta posición son posibles más de { $most } repartos

## Fallos: series y estudios

fault-deals = una serie tiene de 1 a { $most } repartos, no { $deals }
fault-matches = un estudio tiene de 2 a { $most } partidas en cada mesa, no { $matches }
fault-other-code = { $file } se jugó con otras reglas, bots, tablero o compilador; empieza en otra carpeta
fault-other-series = { $file } es de otra prueba (cambia: { $names }); empieza en otra carpeta
fault-process-ended = se terminó un proceso desde fuera; lo que estaba hecho se ha guardado
fault-no-ray = Ray no está instalado: pip install "macabre[ray]"
fault-ray = ningún clúster de Ray responde en { $address } ({ $why })
fault-wanted = un deseo se escribe minutes=20..30 o seat=..27, no «{ $text }»; puede ser de { $kinds }
fault-seconds = { $file } debe decir cuántos segundos lleva una jugada: un número para cada tipo, y para '{ $usual }'
fault-ladder = un estudio necesita uno o más bots, cada uno una vez, el más débil primero
fault-many-kinds = { $kinds } tipos de bots no caben en una mesa para { $seats }
fault-people = { $file } es una partida de { $game } para { $players }, no de { $wanted } para { $seats }
fault-people-options = { $file } se jugó con { $played }, pero el estudio tiene { $studied }
fault-people-board = { $file } se jugó con un tablero o un mazo distinto del que usa el estudio
fault-not-over = la partida de { $file } no ha terminado
fault-settings = un estudio compara como mucho { $most } ajustes, no { $settings }
fault-range = un intervalo va hacia arriba: { $right }, no { $text }

## Fallos: servidores y bases de datos

fault-workers = varios procesos necesitan una base PostgreSQL: --database postgresql://…
fault-origin = un origen es una dirección como https://play.example, no «{ $given }»
fault-port = no se puede escuchar en { $host }, puerto { $port } ({ $why }); elige otro --port
fault-metrics = las medidas se dan en un puerto, como --metrics 9113, no «{ $text }»
fault-lock = no se puede abrir el cerrojo { $file } ({ $why })
fault-served =
    { $server ->
        [none] otro servidor ya sirve las mesas de { $file }; ciérralo antes
       *[other] otro servidor ({ $server }) ya sirve las mesas de { $file }; ciérralo antes
    }
fault-stored = lo que hay guardado no se puede leer ({ $why })
fault-secrets = en { $code } se está jugando, y su registro muestra todas las manos; --secrets lo exporta de todos modos
fault-not-deleted = mesas que no existen: { $missing }; mesas borradas: { $deleted }
fault-storage = ahora mismo no se puede leer ni escribir la base de datos ({ $why })
fault-no-table = no hay ninguna mesa { $code }
fault-database =
    { $database ->
        [none] la base de datos no se puede usar: { $why }
       *[other] la base de datos { $database } no se puede usar: { $why }
    }
unfit-no-folder = no hay ninguna carpeta { $folder }
unfit-no-file = no es un archivo
unfit-not-there = ese archivo no existe
unfit-read-only = es de solo lectura
unfit-folder-read-only = este usuario no puede escribir en la carpeta { $folder }
unfit-open-to-all = otros pueden leer { $file }, y desde aquí no se puede cambiar; ejecuta chmod 600 sobre él
unfit-damaged = está dañada
unfit-damaged-restore = está dañada; restaura una copia
unfit-no-backup = no es una copia de mesas
unfit-odd = contiene algo ({ $what }) que ninguna copia tiene
unfit-not-empty = ya tiene mesas; no se sobrescribe nada
unfit-locked = otro programa la tiene bloqueada
unfit-disk = su disco falla
unfit-full = su disco está lleno
unfit-unopened = no se puede abrir
unfit-no-sqlite = el archivo no es una base SQLite
unfit-address = escribe sqlite:///ARCHIVO o postgresql://USUARIO@MÁQUINA/NOMBRE
unfit-no-driver = su controlador no está instalado: pip install "macabre[postgres]"
unfit-kind = no es SQLite ni PostgreSQL
unfit-sqlite-file = una base SQLite es un archivo: escribe sqlite:///ARCHIVO
unfit-older = es de una versión anterior; `macabre serve` la pone al día
unfit-newer = es de una versión más nueva de Macabre; usa esa, u otra base de datos
unfit-versions = sus tablas no están completas (tienen varias versiones); restaura una copia
unfit-no-version = sus tablas no están completas ({ $tables } sin versión); restaura una copia
unfit-not-whole = sus tablas no están completas (falta { $what }); restaura una copia

## Fallos: tableros

board-yours = tu tablero
board-unreadable =
    no se puede leer: { $why ->
        [FileNotFoundError] ese archivo no existe
        [IsADirectoryError] es una carpeta
        [PermissionError] no tienes permiso
        [UnicodeDecodeError] no es texto en UTF-8
       *[other] el sistema se niega ({ $why })
    }
board-strange = no se puede leer
board-slow = leerlo lleva demasiado tiempo o memoria
board-no-file =
    no es un archivo de tablero: { $why ->
        [equals] falta = después de una clave
        [value] esto no es un valor; un texto va entre comillas
        [twice] esto aparece dos veces
        [bracket] falta un corchete o una llave
        [text] este texto no está completo
       *[line] esta línea no es ni una tabla, ni una clave con su valor, ni un comentario
    }
board-endless = no es un archivo de tablero: un texto no tiene fin
board-bytes = un tablero tiene como mucho { $most } bytes, no { $count }
board-line = una línea tiene como mucho { $most } caracteres, no { $count }
board-text = un texto tiene como mucho { $most } caracteres, no { $count }
board-atom = una clave o un número tiene como mucho { $most } caracteres, no { $count }
board-dots = una clave tiene como mucho { $most } puntos
board-deep = hay demasiados niveles anidados
board-says = { $text }
board-lacks = falta «{ $key }»
board-kind = «{ $key }» debe ser { $wanted }, no { $value }
board-kind-str = un texto
board-kind-int = un número entero
board-kind-bool = true o false
board-kind-list = una lista
board-kind-dict = una tabla
board-name = un nombre tiene como mucho { $most } letras, todas visibles; { $name } no vale
board-lacks-tables = hace falta al menos una tabla { $table }
board-no-table = { $table } debe ser una tabla
board-unknown = no hay ninguna clave «{ $key }»; hay { $allowed }
board-not-of = no es un tablero de { $game }
board-no-path = un tablero es una ruta o un tablero cargado, no { $kind }
board-of-other-game = es un tablero de { $other }, no de { $game }

## Fallos: transcripciones, y promesas sobre el azar

fault-noted = «{ $note }» no es un paso, dos puntos y de { $least } a 64 cifras hexadecimales
fault-other-match = no es la partida cuya huella se anotó tras el paso { $step }
transcript-no-text = una transcripción es un texto, no { $kind }
transcript-release =
    { $release ->
        [none] una versión anterior de Macabre
       *[other] Macabre { $release }
    }
transcript-made = una partida de { $game } según las reglas { $rules } ({ $release })
transcript-other-rules = { $made }; aquí valen las reglas { $rules }
transcript-other-board = { $made }, en un tablero que entonces era el habitual y desde entonces ha cambiado
transcript-board = el tablero de { $file }
transcript-begin = una transcripción empieza con la línea '{ $line }'
transcript-cut-off = la transcripción está cortada: su última línea no es 'end …'
transcript-expected = debería decir '{ $wanted }', no '{ $found }'
transcript-number = '{ $key }' necesita un número, no '{ $value }'
transcript-value = '{ $text }' no es un valor
transcript-chance = el azar es 'manual', 'seed' y un número, o 'fair' y una promesa, no '{ $value }'
transcript-burnt = un reparto anulado tiene su número, su promesa, su secreto y quién se guardó la sal
transcript-burnt-gap = los repartos anulados no llevan al reparto { $deal }
transcript-seat = el asiento { $seat } es 'bot', o 'person' con la promesa de una sal y la sal
transcript-salt = una sal tiene un asiento, su promesa y sus cifras
transcript-secret = un secreto tiene 64 cifras hexadecimales
transcript-board-kind = un tablero es 'own' o 'default', no '{ $kind }'
transcript-own-board = este tablero no es en el que se jugó
transcript-step = no es un paso de una partida: '{ $line }'
transcript-step-number = debería ser el paso { $wanted }, no el { $found }
transcript-draw-number = no es el siguiente número de '{ $purpose }'
transcript-weights = '{ $text }' no son pesos
transcript-outcomes = el azar tiene como mucho { $most } resultados
transcript-draw = del azar se dice '{ $stated }', pero según las reglas es '{ $right }'
transcript-outcome = la clave de la partida da otro resultado que el escrito aquí
transcript-after-end = hay algo después de la línea 'end …'
transcript-length = el final habla de { $stated } pasos, pero hay { $found }
transcript-checksum = la transcripción se ha modificado: la suma de control no coincide
transcript-fingerprint = la transcripción se ha modificado: la huella no coincide
luck-other-secret = el secreto no es el que se prometió
luck-other-salt = la sal del asiento { $seat } no es la que se prometió
luck-other-burnt = el secreto del reparto anulado { $deal } no es el que se prometió
luck-seats =
    { $count ->
        [one] asiento { $seats }
       *[other] asientos { $seats }
    }
doubt-unknown-seats = no consta quién estaba ni quién dio una sal: el anfitrión pudo dirigir el reparto
doubt-burnt = el reparto { $deal } se anuló porque no se mostró la sal prometida ({ $seats }): con ayuda del anfitrión, fue elegir entre ese reparto y el siguiente
doubt-no-person = solo había bots, así que nadie dio una sal: el anfitrión pudo elegir el reparto
doubt-no-salt = no dio sal nadie ({ $seats }): el anfitrión pudo elegir este reparto
doubt-some-salts = faltan sales ({ $seats }): el anfitrión pudo dirigir este reparto con ayuda de otros ({ $others })
