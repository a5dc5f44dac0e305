# Macabre: what commands print, and the reports of studies. Pages of the browser never need these.

## Studies: what is measured, and where

figure-interval = { $value } ({ $low } to { $high })
study-all-together = all together
study-people = people
study-bots = { $bot } bots
study-bot-budget = { $bot }:{ $budget }
study-move = Move
study-seat = seat { $seat }
study-nobody-wins = nobody wins
study-shared = the win is shared
study-decisions = decisions
study-minutes = minutes
study-forced = forced
study-legal-moves = legal moves
study-lead-changes = lead changes
study-decided-after = decided after
study-above = { $better } finishes above { $worse }
study-own-choices = the bots' own choices
study-as-it-is = as it is
study-same-again = the same again
study-as-in-the-box = as in the box

## Studies: charts

study-title-seats = Share of wins by seat
study-title-endings = How matches end
study-title-length = Decisions in a match
study-title-minutes = Minutes in a match of people, as estimated
study-title-forced = Decisions with one legal move
study-title-options = Legal moves at a decision
study-title-leads = Lead changes in a match
study-title-decided = How far into the match it is decided
study-title-curve = The later winner's chance during the match
study-title-alone = How much each kind of luck decides on its own
study-title-others = The winner changes when only this luck changes
study-title-chosen = { $heading }: how often it is chosen when on offer
study-title-used = { $heading }: uses in a hundred decisions
study-title-won = { $heading }: share of uses that were the winner's
study-title-bots = Share of wins for one seat, by bot
study-title-places = Average place by bot (1 is the winner)
study-title-higher = How often the better bot finishes higher
study-title-of = { $title }: { $more }
study-title-some = { $title } (highest and lowest of { $count })
study-what-changes = what changes
study-title-heat = { $heading }, uses in 100 decisions: { $table }
study-title-lengths = How long matches last, in decisions
study-title-lengths-of = How long matches last, in decisions: { $table }
study-median = { $name }: median { $median }, half of all between { $low } and { $high }
study-deepest = The darkest colour stands for { $most }.
study-made =
    { $iterations ->
        [none] { $game }, { $seats } players; bots { $bots }; { $matches } matches per table, seed { $seed }; { $sides }; macabre { $release }, rules { $rules }, sources { $sources }
       *[other] { $game }, { $seats } players; bots { $bots } with { $iterations } iterations; { $matches } matches per table, seed { $seed }; { $sides }; macabre { $release }, rules { $rules }, sources { $sources }
    }
study-side = options { $options }, board { $board }
study-against = { " against " }

## Studies: the report

study-title = { $game }: a study
study-title-against = { $game }: what { $setting } changes
study-title-sweep = { $game }: { $count } settings
study-parts = Sections
study-stands-out = What stands out
study-ask-seats = Does a seat have an edge?
study-about-seats = All seats are played by bots of one kind; the dashed line is an even share.
study-ask-length = How long does it take, and how much is there to decide?
study-about-length = Decisions of all seats together; the dashed line is the median. A forced move is one without an alternative. Minutes are an estimate for people, from a table of seconds per move: a guess, unless you write your own table.
study-ask-skill = Do better bots finish higher?
study-about-skill = All bots at one table; each deal is played in every rotation, so every bot sits in every seat.
study-ask-endings = How do matches end?
study-about-endings = Every ending in the rules, and matches that nobody wins.
study-ask-lead = Does the lead change, and when is it decided?
study-about-lead = At { $moments } moments in each of the first { $matches } matches at each table, bots of the same kind played on { $times } times (greedy bots in place of those that search). The lead changes when another player clearly wins more of these. A match is decided from the moment after which its winner always wins more than half of them.
study-ask-luck = Which kind of luck decides?
study-about-luck = Matches are played in pairs, and each is played again with one kind of luck borrowed from the other. The more closely the result follows that luck, the more it decides on its own; the rest of the 100 % is decided by several kinds together. How often the winner changes shows how much depends on it (dashed: how often it would change if all luck were different).
study-ask-uses = Which cards, spaces, traps and squares are used, and by whom?
study-about-uses = How often something is chosen when there was a choice, how often it is used per hundred decisions for any reason, and how many of its uses were the winner's. More than an even share (dashed) means that it goes with winning; that does not prove that it helps.
study-not-changed = These matches show no change here.
study-not-played = These matches cannot tell. Seat bots of several kinds at one table to find out.
study-from-to = From setting to setting
study-from-to-about = All settings are played on the same deals. Vertical lines are 95 % intervals; a dashed line marks an even share.
study-charts = All charts
study-numbers = All numbers
study-with-intervals = With 95 % intervals
study-numbers-with-intervals = All numbers, with 95 % intervals
study-nearest = Closest to what you asked for:
study-none-as-wanted = None of these settings is as you want it; the closest are:
study-besides = Also:
study-value = value
study-table = table
study-measure = measure
study-of = of
study-difference = difference
study-outliers = Matches to look at
study-outliers-about = Press one to step through the match.
study-replay-close = Close
study-replay-back = Back
study-replay-next = Next
study-replay-decision = Decision
study-replay-save = Save the transcript
study-replay-table = The table
outlier-longest = The longest
outlier-shortest = The shortest
outlier-lead-changes = Most lead changes
outlier-comeback = The greatest comeback
outlier-soonest-decided = Decided earliest
outlier-upset = The biggest upset
outlier-decisions =
    { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }
outlier-times =
    { $count ->
        [one] once
       *[other] { $count } times
    }
outlier-from = from { $chance }
outlier-after = after { $part } of the match
outlier-wins = the { $bot } bot wins
outlier-more = { $note }; deal { $deal }, { $names }

## Studies: sentences

summary-seat = Among { $table }, { $seat } wins { $wins }; an even share is { $even }.
summary-no-seat = No seat shows a measurable edge.
summary-length = A match of { $table } takes { $length } decisions; { $forced } of them have only one legal move.
summary-minutes = People would take about { $minutes } minutes for such a match ({ $table }).
summary-decided = Among { $table }, it is decided after { $part } of the match.
summary-higher = At one table, { $label } in { $share } of the meetings that do not end in a tie; luck alone would give 50 %.
summary-luck = How much each kind of luck decides on its own, among { $table }: { $kinds }.
summary-never = { $heading }: { $table } never choose { $names }, though they could.
summary-winners-more = { $heading }: among { $table }, winners use { $names } more than their share.
summary-winners-less = { $heading }: among { $table }, winners use { $names } less than their share.
summary-and-more = { $names } and { $count } more
summary-no-difference = These matches show no difference.
summary-by-chance = Of { $figures } figures compared, about { $expected } would look this clear by chance alone.
summary-changes = { $title }, { $label }: { $changes }.
summary-changed-at = { $change } ({ $table }), from { $before }
summary-points = { $change } points
summary-changed-uses = { $title }: { $changes }.
study-range = { $title }, { $label } ({ $table }): from { $low } with { $low_setting } to { $high } with { $high_setting }.
wanted-minutes = { $figure } minutes
wanted-decisions = { $figure } decisions
wanted-seat = { $figure } for the best seat
wanted-forced = { $figure } of all decisions forced
wanted-decided = decided { $figure } of the way through
wanted-lead-changes = { $figure } changes of the lead
wanted-found = { $name }: { $said }.
wanted-as-is = { $name }: { $said } (as wanted).
study-done = The report is { $file }; its numbers, charts and matches are beside it.
study-writing = Writing the report
install-parquet = For Parquet: pip install "macabre[parquet]"
install-ratings = For ratings: pip install "macabre[ratings]"

## Series and simulations

head-bot = bot
head-seat = seat
head-wins = wins
head-share = share
head-interval = 95 % interval
head-rank = rank
head-lead = lead
head-mean-score = mean score
range = { $low } to { $high }
range-or-more = { $low } or more
arena-means = Wins are per copy; rank, lead over the best of the others, and CPU time per decision are averages.
arena-cut-off =
    { $count ->
        [one] { $count } match was cut off at the limit of { $limit } decisions.
       *[other] { $count } matches were cut off at the limit of { $limit } decisions.
    }
arena-chart = { $game }: share of wins, with 95 % intervals
arena-by-seat = By seat (every bot sat in each equally often); dashed: an even share
arena-deals = { $deals } deals, each in all { $seats } rotations ({ $matches } matches); seed { $seed }
arena-budget =
    { $iterations ->
        [none] the levels' own budgets
       *[other] { $iterations } iterations per decision
    }
arena-options = options: { $options }
arena-own-board = a board of its own
arena-made = macabre { $release }, rules { $rules }, sources { $sources }
simulate-title =
    { $count ->
        [one] { $game }: { $count } match
       *[other] { $game }: { $count } matches
    }
simulate-length = Length in decisions: half of all matches between { $low } and { $high }, median { $median }
simulate-scores = Scores of all seats: { $scores }
simulate-endings = How matches ended
simulate-cut-off = cut off at the limit
simulate-time =
    { $matches ->
        [one] { $matches } match, { $decisions } decisions in { $seconds } CPU seconds.
       *[other] { $matches } matches, { $decisions } decisions in { $seconds } CPU seconds.
    }
simulate-csv = Every match is in { $file }.

## Replays, best scores and boards

replay-help = Enter: next step. b: back. A number: go to that step. e: to the end. q: leave.
replay-begin =
    { $decisions ->
        [one] { $game }, { $players } players, { $decisions } decision.
       *[other] { $game }, { $players } players, { $decisions } decisions.
    }
replay-at = [{ $number } of { $last }]
best-is =
    { $score ->
        [one] { $score } point; your best on this board is { $best }.
       *[other] { $score } points; your best on this board is { $best }.
    }
best-new =
    { $score ->
        [one] { $score } point: your best on this board.
       *[other] { $score } points: your best on this board.
    }
best-before =
    { $score ->
        [one] { $score } point: your best on this board so far; it was { $before }.
       *[other] { $score } points: your best on this board so far; it was { $before }.
    }
board-copied = { $file } is the board of { $game }. Change it, then run `macabre board check { $file }` to see whether it works.
board-good = { $file }: a good board for { $game }.

## What a match's file proves

proof-steps =
    { $count ->
        [one] Its one step follows from the rules.
       *[other] All { $count } steps follow from the rules.
    }
proof-draws-seed =
    { $count ->
        [one] Its one draw follows from the seed.
       *[other] All { $count } draws follow from the seed.
    }
proof-draws-key =
    { $count ->
        [one] Its one draw follows from the key.
       *[other] All { $count } draws follow from the key.
    }
proof-noted =
    { $count ->
        [one] It is the match whose fingerprint you noted.
       *[other] It matches all { $count } fingerprints that you noted.
    }
proof-fingerprint = Its fingerprint after { $steps } steps is { $digits }. Anybody who watched can compare it.
proof-secret = The secret is the one that was promised.
proof-secret-salts = The secret is the one that was promised, and so are the salts of these seats: { $seats }. The people who sat there know their own.
proof-burnt =
    { $count ->
        [one] { $count } deal was burnt before it, and the secret shown then is the one that was promised.
       *[other] { $count } deals were burnt before it, and the secrets shown then are the ones that were promised.
    }
proof-salted = Everybody who sat there gave a salt: nobody could choose this luck alone.
proof-not = Not proved: { $doubt }.
proof-unfinished = the file ends before the match was over
proof-other-rules = that the moves follow from the rules, since this file is { $other }; { $release } can check it
proof-by-hand = chance was played by hand in this match: nothing was promised about it
proof-seeded = nothing was promised: the person who started this match chose its seed and could have known every draw
proof-unrevealed = the secret is not revealed: the match was not over, and its draws cannot be checked

## Help: how it is laid out, and what was typed wrongly

usage = Usage: { $command }
usage-options = OPTIONS
usage-command = COMMAND
usage-args = ARGS
heading-argument = Arguments:
heading-option = Options:
heading-command = Commands:
usage-required = required
usage-default = default: { $value }
usage-no-option =
    { $meant ->
        [none] there is no option { $option }; --help lists them all
       *[other] there is no option { $option }; did you mean { $meant }?
    }
usage-missing = { $name } is missing; --help says what is needed
usage-bad-value =
    { $limits ->
        [none] { $option } cannot have that value; --help says what it takes
       *[other] { $option } cannot have that value; it must be { $limits }
    }
usage-no-value = { $option } needs a value
usage-extra = { $arguments } does not belong here; --help says what is needed
usage-no-command =
    { $command ->
        [none] say what to do: { $commands }
       *[other] there is no command { $command }; the commands are { $commands }
    }

## Help: commands

help-macabre = Four deadly family games with secrets: play them in the terminal, open a hall for browsers, read the rules, let bots play.
help-version = Print the version.
help-language = Use this language, such as fr or ja, instead of your system's.
help-help = Show this help.
help-needs-numba = Needs Numba and NumPy: pip install "macabre[fast]"
help-games = List the games, how many can play, and their house rules.
help-rules = Print a game's rules, or one clause.
help-play = Play a match in the terminal. People take the first seats, bots the rest.
help-serve = Open the hall and its tables to browsers, until you press Ctrl-C.
help-site = Write a hall that needs no server: a folder of files for any web host. Everything runs in the browser.
help-replay = Step through a saved match.
help-review = Look back on a match: everybody's chances move by move, and the turning points.
help-verify = Check every promise, every draw and every move of a match. The exit code is 1 if anything is left unproved.
help-modules = Build the rules as WebAssembly, for machines without a compiler. Modules that are up to date are left alone.
help-prepare = Compile every game for Numba now, so nobody has to wait later.
help-simulate = Let bots play many matches. Prints wins by seat, with intervals, and how long matches last.
help-arena = Let bots play the same deals in every seat, and rank them, with intervals.
help-study = Let bots play a game, and write a report: seats, length, skill, luck, and what gets used.
help-check = Check that a game keeps its promises: legal moves, secrets, possible worlds, compiled play and more.
help-bench = Measure how many decisions this machine plays in a CPU second, compiled and through Python.
help-benchmark = Put bots through the same series in all four games, and print one table with intervals.
help-board = Boards and decks of your own.
help-board-copy = Copy a game's board or deck to a new file that you can change.
help-board-check = Check whether a board can be played on; if not, say why and where.
help-board-draw = Print a board.
help-tables = The tables stored on a server.
help-tables-list = List all tables, the most recently used last.
help-tables-show = Show one table: its game, who sat there, and which matches were finished. No hand is shown.
help-tables-export = Write everything stored about a table to a JSON file: its log, the names, the finished matches.
help-tables-delete = Delete tables and everything stored about them. Anyone sitting there is told.
help-tables-expire = Delete tables that nobody has used for a long time, as a server does every hour.
help-tables-backup = Copy the whole database, as it is now, to a new SQLite file.
help-tables-restore = Make a new database from a backup. An existing database is left alone.
help-new = Start a game or a bot of your own.
help-new-game = Write a small, complete game that can be played and passes every check. Then make it your own.
help-new-bot = Write a small bot, one file, that can play at once.

## Help: options

help-game = The game's id; `macabre games` lists them.
help-option = A house rule; repeatable.
help-board-file = A board or deck of your own.
help-seed = The same seed repeats the luck of an earlier match.
help-luck-seed = A different seed gives different luck.
help-deals-seed = A different seed gives different deals.
help-bots = Bots, separated by commas: { $bots }, bots from other packages, and your own as ./mine.py:Bot or module:object.
help-csv = Write a CSV file with a line for each match.
help-limit = Stop a match after this many decisions.
help-out = The folder for all results. The same command carries on where it was stopped.
help-jobs = How many processes; by default one for each core.
help-ray = A Ray cluster; “local” starts one here.
help-iterations = How long bots that search may think, in iterations.
help-finished-file = The transcript of a finished match.
help-new-file = A new file; it must not exist yet.
help-play-game = The game's id; you are asked if you leave it out.
help-play-players = How many seats, bots included.
help-play-bots = Bots for the last seats, separated by commas: { $bots }, bots from other packages, and your own as ./mine.py:Bot or module:object. “none” for people only.
help-play-names = The people's names, separated by commas.
help-play-load = Carry on with a saved match.
help-rules-clause = A clause's number, such as CLU-9.
help-replay-file = A transcript, as `save` writes it.
help-replay-seat = See it as this seat did; by default you see everything.
help-review-html = Write a page for the browser.
help-review-iterations = How many times to play on from each position.
help-verify-noted = A fingerprint that the table showed after a step, to prove that this is the same match. Repeatable.
help-simulate-matches = How many matches.
help-simulate-players = How many seats; by default as many as there are bots.
help-arena-bots = One bot for each seat, separated by commas: { $bots }, and your own as ./mine.py:Bot. 3xgreedy is three of them, expert:4000 has a budget of its own; “cheater” sees everything, “uniform” concludes nothing from how others play.
help-arena-deals = How many deals; each is played in all rotations.
help-arena-above = Stop once the first bot's whole interval lies above this.
help-arena-chart = Draw the result as SVG.
help-study-bots = Kinds of bots, weakest first, separated by commas: { $bots }, and your own as ./mine.py:Bot; hard:300 has a budget of its own. Each kind plays against its own kind, then all meet at one table.
help-study-matches = How many matches at each table.
help-study-players = How many seats; by default the most the game allows.
help-study-against = Compare with another board or house rule, with the same luck. NAME=3..12 or NAME=1|5|10 tries each value; several files try each board; several names try every combination.
help-study-wanted = What a match should be like, such as minutes=20..30 or seat=..27: shows the settings that come nearest.
help-study-people = Matches that people have played: transcripts, or a folder of them.
help-study-seconds = Your own table of how many seconds a move takes people.
help-check-only = Run only this check; repeatable. By default all are run.
help-check-record = First rewrite the golden playthroughs and counts.
help-benchmark-bots = Bots, separated by commas: names such as greedy or expert:250, bots from other packages, and your own as ./mine.py:Bot or module:object.
help-benchmark-quick = Play a suite that takes minutes instead of an hour.
help-board-toml = A TOML file whose first key is game = "…".
help-board-new = Where to write it; the file must not exist yet.
help-modules-games = Which games; all if you name none.
help-modules-again = Rebuild even modules that are up to date.
help-modules-checked = Check every index: slower, but finds mistakes in rules.
help-new-name = Lower-case letters, digits and hyphens, such as night-watch.
help-new-in = Where to make it.
help-site-folder = Where to write it; existing files are overwritten.
help-site-pyodide = Where Pyodide is; otherwise npm downloads it once.
help-site-study = A study's report, or its folder, to show in the hall; may be given several times.
help-database = sqlite:///FILE or postgresql://…
help-keep-unbegun = How long to keep a table where no match was begun; 0: for ever.
help-keep-idle = How long to keep a table where no match was finished; 0: for ever.
help-keep-finished = How long to keep a table where a match was finished; 0: for ever.
help-serve-host = The address to listen on.
help-serve-port = The port to listen on.
help-serve-workers = Server processes; more than one needs PostgreSQL.
help-serve-lan = Let others on the local network join.
help-serve-pace = How long bots pretend to think: 1 is normal; with 0 they answer at once, which shows when a bot had no choice.
help-serve-origin = A web address whose pages may use this server; repeatable.
help-serve-open = Open the hall in the browser.
help-serve-metrics = Serve Prometheus metrics here; each worker takes the next port.
help-serve-bot = Offer a bot of your own at the tables, as ./mine.py:Bot or module:object; repeatable. Installed bots are offered anyway.
help-serve-bot-seconds = Seconds that a bot of your own has for each decision.
help-serve-bot-megabytes = Megabytes of memory that a bot of your own may use.
help-serve-most-tables = How many tables one address may have open at once.
help-serve-most-megabytes = How many megabytes one address's tables may take in the database.
help-serve-most-entries = How many entries one table's log may have.
help-table-code = A table's code.
help-table-codes = Codes of tables.
help-backup-file = The backup file.
help-tables-yes = Do not ask whether you are sure.
help-tables-secrets = Export even during a match, when the log shows every hand.

## What commands for operators and makers print

serve-open = Macabre is open at { $address } (Ctrl-C closes it)
site-made = { $folder }: { $size } MB. Try it with `python -m http.server -d { $folder }`.
site-left-out = Left out: { $games }. Games that are not ours need a server.
review-working = Looking back on { $file }
modules-building = Building
modules-built = { $file }: { $size } bytes
check-passed = { $game }: all checks passed, and the game's own tests
check-some-passed = { $game }: { $checks } passed
prepare-working = Compiling
prepare-begun = Compiling { $games }. This can take a few minutes.
prepare-done = Compiled { $games } in { $seconds } s.
bench-title = Decisions per CPU second, random play, full table
bench-game = game
bench-bytes = state, bytes
bench-compiled = compiled
bench-python = Match in Python
bench-working = Measuring
benchmark-suite = Suite { $suite }: { $deals } deals per series, each played in all { $seats } seats, seed { $seed }.
benchmark-against = against three { $opponent }
benchmark-all = all games
benchmark-itself = itself
benchmark-metric = The figure is the bot's share of wins; a shared win is split, and a match that is cut off has no winner. An even share is { $even }; intervals are 95 %.
benchmark-files = The table is in { $table }; { $data } has it for programs.
new-game-made = { $folder } is a game. To play and check it:
new-game-guide = Then make it your own: “Your first game” in the documentation ({ $page }) shows how.
new-bot-made = { $file } is a bot. Let it play:
new-bot-guide = Then make it better, and seat it at a table: “Your first bot” in the documentation ({ $page }) shows how.
tables-code = code
tables-game = game
tables-phase = phase
tables-entries = entries
tables-matches = matches
tables-size = KB
tables-touched = last used
tables-all = Tables: { $count }, with { $size } KB of entries and matches.
tables-one = { $code }: { $game }, { $phase }, { $entries } entries, { $size } KB
tables-times = opened { $opened }, last used { $touched } (UTC)
tables-person = sat down with entry { $entry }: { $name }
tables-match = finished { $at }: match { $match }
tables-unreadable = unreadable
tables-exported = { $file } holds the { $entries } entries of { $code }.
tables-sure = Delete { $codes } for ever?
tables-deleted = Deleted: { $codes }.
tables-expired = Tables deleted: { $count }.
tables-backing-up = Backing up
tables-backed-up = { $file } is a backup of { $at } (UTC); `macabre tables restore` reads it.
tables-restoring = Restoring
tables-restored = Restored.

## Faults: where, and what of files

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
        [none] line { $line }
       *[other] line { $line }, column { $column }
    }
fault-unreadable =
    { $file } cannot be read: { $why ->
        [FileNotFoundError] there is no such file
        [IsADirectoryError] it is a folder
        [PermissionError] you are not allowed to read it
        [UnicodeDecodeError] it is not text in UTF-8
       *[other] it is damaged, or not of the right kind ({ $why })
    }
fault-unwritable =
    { $file } cannot be written: { $why ->
        [FileNotFoundError] there is no such folder
        [IsADirectoryError] it is a folder
        [PermissionError] you are not allowed to write it
       *[other] the system refuses ({ $why })
    }
fault-exists = { $file } already exists; name a new one
fault-no-folder =
    the folder { $folder } cannot be made: { $why ->
        [FileExistsError] there is a file of that name
        [NotADirectoryError] a part of its path is a file
        [PermissionError] you are not allowed to
       *[other] the system refuses ({ $why })
    }
fault-data-folder = the folder { $folder } cannot be made ({ $why }); name another in $MACABRE_DATA

## Faults: games, bots and matches

fault-needs-numba = this needs Numba and NumPy: install them with pip install "macabre[fast]"
fault-other-machine = this needs Numba, but MACABRE_MACHINE chooses { $machine }: leave it unset, or set it to numba
fault-no-game =
    { $meant ->
        [none] there is no game '{ $game }'; the games are { $games }
       *[other] there is no game '{ $game }'; did you mean { $meant }?
    }
fault-no-clause = { $game } has no clause { $clause }; they go from { $first } to { $last }
fault-players = { $game } is for { $low } to { $high } players, not { $players }
fault-options = options are a dict of names and values, not { $kind }
fault-no-option =
    { $options ->
        [none] { $game } has no option '{ $option }'; it has no options
       *[other] { $game } has no option '{ $option }'; it has { $options }
    }
fault-option = the option '{ $option }' cannot be { $value }; it may be { $allowed }
fault-option-seat = the option '{ $option }' cannot be { $value }: the seats are 0 to { $last }
fault-option-form = an option is written NAME=VALUE, not '{ $text }'
fault-chance = chance is 'auto' or 'manual', not { $value }
fault-seed = a seed is a whole number of at most 1,000 bits
fault-record-size = a record of { $game } is { $size } bytes, as a match's state gives them
fault-record = this is not a record of { $game } under rules { $rules }
fault-which-seat =
    { $seats ->
        [none] it is chance's turn
       *[other] say which seat: { $seats } may act
    }
fault-no-seat = there is no seat { $seat }; the seats are 0 to { $last }
fault-no-transcript = a match that began in the middle has no transcript: nobody knows what led there
fault-bots-named = { $bots } bots were named for { $seats } seats
fault-bot-place = '{ $place }' does not say where a bot is; write ./mine.py:Bot or module:object
fault-bot-python = { $file } is not Python: line { $line } cannot be read
fault-bot-file = there is no file { $file }
fault-no-report = there is no report to read at { $file }; `macabre study` writes one
fault-strange-report = { $file } is not the report of a study; `macabre study` writes one
fault-bot-module = there is no Python module { $module }, here or installed
fault-bot-name = a bot's name has 1 to 24 lower-case letters, digits and hyphens, not '{ $name }'; write name=FILE
fault-bot-taken = there is already a bot '{ $name }'; give yours another name: other-{ $name }=FILE
fault-bot-name-new = '{ $name }' will not do: a bot's name has lower-case letters, digits and hyphens, and is not one of ours
fault-bot-loading = { $place } cannot be loaded: { $why }
fault-source = the source of { $name } cannot be read
fault-policy = this policy was learnt for { $wanted }, not for { $here }
fault-entrant = '{ $text }' is not a bot; write greedy, 3xgreedy for three of them, expert:4000 for a budget, or ./mine.py:Bot for one of your own
fault-no-machine = there is no machine '{ $machine }'; the machines are { $machines }
fault-machine = { $game } cannot run on { $machine } here; it can run on { $machines }
fault-module = the module of { $game } is out of date; run `macabre modules` first
fault-game-name = a game's name has lower-case letters, digits and hyphens, such as night-watch, not '{ $name }'
fault-game-taken = there is already a game { $name }; choose another name
fault-module-building = the module of { $game } cannot be built: { $why }
fault-no-check = there is no check { $check }; the checks are { $checks }
bot-missing =
    { $others ->
        [none] it has no { $thing }
       *[other] it has no { $thing }; write { $others } after its name
    }
bot-chooses-not = { $thing } has no choose(sight), and nor has what it returns when called
bot-late = it took too long
bot-ended = its process has ended
fault-pyodide-folder = { $folder } has no { $missing }; it must be the folder of the npm package pyodide
fault-no-npm = npm, which fetches Pyodide, is not installed; install it, or name a folder with --pyodide
fault-npm = npm could not fetch pyodide { $version }; name a folder that has it with --pyodide
fault-pyodide = npm fetched a pyodide { $version } that differs from the one this release expects

## Faults: typed moves

typed-form = '{ $text }' does not fit the form “{ $form }”
typed-kind = a move is a dict or a text, not { $kind }
typed-no-type = there is no move of type { $type }; the types are { $types }
typed-no-field = a move of type '{ $type }' has no field '{ $field }'
typed-needs-field = a move of type '{ $type }' needs the field '{ $field }'
typed-field = the { $field } { $fault }
misfit-number = must be a number from { $first } to { $last }, not { $given }
misfit-range = must be from { $first } to { $last }, not { $given }
misfit-choice = must be one of { $choices }, not { $given }
misfit-shape = must look like { $example }, not { $given }
misfit-pair = must look like { $form }, with numbers up to { $first } and { $second }, not { $given }
misfit-deck = { $card } is not in the deck
typed-number = an action is a whole number, not { $given }
typed-no-action = there is no action { $action }

## Faults: environments for learners

env-not-installed = { $package } is not installed: pip install "macabre[{ $extra }]"
env-no-observation = { $game } declares no observation, so there is no environment of it
env-other-seats = there are { $seats } other seats, so { $seats } bots are needed, not { $bots }
env-no-seat = there is no seat { $seat }; the seats are 0 to { $last }, even when nobody acts
env-no-reward = there is no reward { $reward }; the rewards are { $rewards }
env-limit = the limit is a number of decisions, at least 1, not { $limit }
env-forbidden = the mask of { $who } forbids action { $action }
env-match-forbidden = match { $match }: the mask of the seat to act forbids { $given }; no match has moved
env-in-turns = { $game } is played in turns, so its seats cannot act together
env-together = where all seats act together there is no room for bots
env-bots = bots are { $seats } names, with None for each seat of a learner, not { $bots }
env-matches = a batch has at least 1 match, not { $matches }
env-seed = a seed is a whole number
env-step = a step needs { $wanted } whole numbers, not { $given } of { $kind }
env-factors = not every one of these choices of { $names } is an action
env-save = this is not a complete save of an environment
env-other-save = this was saved by another environment ({ $other }), not by { $own }
env-slow-bot = the bot '{ $bot }' thinks too long for a batch; random and greedy do not
env-policies-together = policies answer for one seat of a match at a time, so the batch cannot be made with together=True
env-policies-masks = policies choose by masks, so the batch cannot be made with masks=False
env-policy-bot = the bot '{ $bot }' plays seat { $seat }; name None there among the bots, and the policy can have it
env-tree-players = a tree is for 2 players, not { $players }
env-tree-size = this setting has more than { $most } positions; a tree is for smaller ones
env-tree-deals = more than { $most } deals are possible in this position

## Faults: series and studies

fault-deals = a series has 1 to { $most } deals, not { $deals }
fault-matches = a study has 2 to { $most } matches at each table, not { $matches }
fault-other-code = { $file } was played with other rules, bots, board or compiler; begin in another folder
fault-other-series = { $file } is a different run (other { $names }); begin in another folder
fault-process-ended = a process was ended from outside; what was finished has been kept
fault-no-ray = Ray is not installed: pip install "macabre[ray]"
fault-ray = no Ray cluster answers at { $address } ({ $why })
fault-wanted = what you want is written minutes=20..30 or seat=..27, not '{ $text }'; you may want { $kinds }
fault-seconds = { $file } must say how many seconds a move takes: a number for each type, and for '{ $usual }'
fault-ladder = a study needs one or more bots, each named once, the weakest first
fault-many-kinds = { $kinds } kinds of bots do not fit at a table for { $seats }
fault-people = { $file } holds a match of { $game } with { $players } players, but the study is of { $wanted } with { $seats }
fault-people-options = { $file } was played with { $played }, but the study has { $studied }
fault-people-board = { $file } was played on another board or deck than that of the study
fault-not-over = the match in { $file } is not over
fault-settings = a study compares up to { $most } settings, not { $settings }
fault-range = a range goes up: { $right }, not { $text }

## Faults: servers and databases

fault-workers = several workers need a PostgreSQL database: --database postgresql://…
fault-origin = an origin is an address such as https://play.example, not '{ $given }'
fault-port = cannot listen on { $host }, port { $port } ({ $why }); choose another --port
fault-metrics = metrics are served at a port, such as --metrics 9113, not '{ $text }'
fault-lock = the lock { $file } cannot be opened ({ $why })
fault-served =
    { $server ->
        [none] the tables in { $file } are already served by another server; close it first
       *[other] the tables in { $file } are already served by another server ({ $server }); close it first
    }
fault-stored = what is stored there cannot be read ({ $why })
fault-secrets = a match is being played at { $code }, and its log shows all hands; --secrets exports it anyway
fault-not-deleted = tables that do not exist: { $missing }; tables deleted: { $deleted }
fault-storage = the database cannot be read or written just now ({ $why })
fault-no-table = there is no table { $code }
fault-database =
    { $database ->
        [none] the database cannot be used: { $why }
       *[other] the database { $database } cannot be used: { $why }
    }
unfit-no-folder = there is no folder { $folder }
unfit-no-file = it is not a file
unfit-not-there = there is no such file
unfit-read-only = it is read-only
unfit-folder-read-only = the folder { $folder } is read-only for this user
unfit-open-to-all = others can read { $file }, and we may not change that; run chmod 600 on it
unfit-damaged = it is damaged
unfit-damaged-restore = it is damaged; restore a backup
unfit-no-backup = it is not a backup of tables
unfit-odd = it contains a { $what }, which no backup does
unfit-not-empty = it already has tables; nothing is overwritten
unfit-locked = another program keeps it locked
unfit-disk = its disk is failing
unfit-full = its disk is full
unfit-unopened = it cannot be opened
unfit-no-sqlite = the file is not a SQLite database
unfit-address = write sqlite:///FILE or postgresql://USER@HOST/NAME
unfit-no-driver = its driver is not installed: pip install "macabre[postgres]"
unfit-kind = it is neither SQLite nor PostgreSQL
unfit-sqlite-file = a SQLite database is a file: write sqlite:///FILE
unfit-older = an older release wrote it; `macabre serve` brings it up to date
unfit-newer = a newer release of Macabre wrote it; use that release, or another database
unfit-versions = its tables are not whole (they have several versions); restore a backup
unfit-no-version = its tables are not whole ({ $tables } without a version); restore a backup
unfit-not-whole = its tables are not whole ({ $what } is missing); restore a backup

## Faults: boards

board-yours = your board
board-unreadable =
    this cannot be read: { $why ->
        [FileNotFoundError] there is no such file
        [IsADirectoryError] it is a folder
        [PermissionError] you are not allowed to read it
        [UnicodeDecodeError] it is not text in UTF-8
       *[other] the system refuses ({ $why })
    }
board-strange = this cannot be read
board-slow = this takes too much time or memory to read
board-no-file =
    this is not a board file: { $why ->
        [equals] a key must be followed by =
        [value] this is not a value; a text needs quotation marks
        [twice] this is here twice
        [bracket] a bracket is missing
        [text] this text is not closed, or has a character that is not allowed
       *[line] this line is neither a table, a key with a value nor a comment
    }
board-endless = this is not a board file: a text has no closing quotation mark
board-bytes = a board has at most { $most } bytes, not { $count }
board-line = a line has at most { $most } characters, not { $count }
board-text = a text has at most { $most } characters, not { $count }
board-atom = a key or a number has at most { $most } characters, not { $count }
board-dots = a key has at most { $most } dots
board-deep = this is nested too deeply
board-says = { $text }
board-lacks = '{ $key }' is missing
board-kind = '{ $key }' must be { $wanted }, not { $value }
board-kind-str = a text
board-kind-int = a whole number
board-kind-bool = true or false
board-kind-list = a list
board-kind-dict = a table
board-name = a name may have at most { $most } letters, all of them visible; { $name } does not fit
board-lacks-tables = at least one table { $table } is needed
board-no-table = { $table } must be a table
board-unknown = there is no key '{ $key }'; the keys are { $allowed }
board-not-of = this is not a board of { $game }
board-no-path = a board is a path or a loaded board, not { $kind }
board-of-other-game = this is a board of { $other }, not of { $game }

## Faults: transcripts, and promises of luck

fault-noted = '{ $note }' is not a step, a colon and { $least } to 64 hexadecimal digits
fault-other-match = this is not the match whose fingerprint was noted after step { $step }
transcript-no-text = a transcript is a text, not { $kind }
transcript-release =
    { $release ->
        [none] an earlier release of Macabre
       *[other] Macabre { $release }
    }
transcript-made = made by { $release } under rules { $rules } of { $game }
transcript-other-rules = { $made }; these are rules { $rules }
transcript-other-board = { $made }, on a board that was the usual one then and has changed since
transcript-board = the board in { $file }
transcript-begin = a transcript begins with the line '{ $line }'
transcript-cut-off = the transcript is cut off: its last line is not the line 'end …'
transcript-expected = expected '{ $wanted }', found '{ $found }'
transcript-number = '{ $key }' needs a number, not '{ $value }'
transcript-value = '{ $text }' is not a value
transcript-chance = chance is 'manual', 'seed' and a number, or 'fair' and a promise, not '{ $value }'
transcript-burnt = a burnt deal has its number, its promise, its secret, and who withheld a salt
transcript-burnt-gap = the burnt deals do not lead up to deal { $deal }
transcript-seat = seat { $seat } is 'bot', or 'person' with the promise of a salt and the salt
transcript-salt = a salt has a seat, its promise and its digits
transcript-secret = a secret has 64 hexadecimal digits
transcript-board-kind = a board is 'own' or 'default', not '{ $kind }'
transcript-own-board = this board is not the one that was played on
transcript-step = this is not a step of a match: '{ $line }'
transcript-step-number = expected step { $wanted }, found step { $found }
transcript-draw-number = this does not use the next number of '{ $purpose }'
transcript-weights = '{ $text }' are not weights
transcript-outcomes = a draw has at most { $most } outcomes
transcript-draw = chance is said to be '{ $stated }', but by the rules it is '{ $right }'
transcript-outcome = the match's key gives another outcome than the one written here
transcript-after-end = something follows the line 'end …'
transcript-length = the last line says { $stated } steps, but there are { $found }
transcript-checksum = the transcript was changed: the checksum does not match
transcript-fingerprint = the transcript was changed: the fingerprint does not match
luck-other-secret = the secret is not the one that was promised
luck-other-salt = the salt of seat { $seat } is not the one that was promised
luck-other-burnt = the secret of the burnt deal { $deal } is not the one that was promised
luck-seats =
    { $count ->
        [one] seat { $seats }
       *[other] seats { $seats }
    }
doubt-unknown-seats = it is not recorded who sat there and who gave a salt: the host could have rigged the deal
doubt-burnt = deal { $deal } was burnt because { $seats } did not show the promised salt: with the host's help, that was a choice between this deal and the next
doubt-no-person = only bots sat at this deal, so nobody gave a salt: the host alone could have chosen it
doubt-no-salt = { $seats } gave no salt, nor did anybody else: the host alone could have chosen this deal
doubt-some-salts = { $seats } gave no salt: the host could have rigged this deal with the help of { $others }
