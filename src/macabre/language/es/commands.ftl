# Macabre: lo que muestran las órdenes, y los informes de estudios. Las páginas del navegador no necesitan nada de esto.

## Studies: what is measured, and where

figure-interval = { $value } (de { $low } a { $high })
study-all-together = todos juntos
study-people = personas
study-bots = bots { $bot }
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
outlier-wins = gana el bot { $bot }
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
install-parquet = Para Parquet: pip install 'macabre[parquet]'
install-ratings = Para las clasificaciones: pip install 'macabre[ratings]'

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
