# Macabre: what commands print, and the reports of studies. Pages of the browser never need these.

## Studies: what is measured, and where

figure-interval = { $value } ({ $low } to { $high })
study-all-together = all together
study-people = people
study-bots = { $bot } bots
study-seat = seat { $seat }
study-nobody-wins = nobody wins
study-shared = the win is shared
study-decisions = decisions
study-minutes = minutes
study-forced = forced
study-legal-moves = legal moves
study-lead-changes = lead changes
study-decided-after = decided after
study-above = { $better } above { $worse }
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
study-title-decided = Part of the match after which it is decided
study-title-curve = The later winner's chance during the match
study-title-alone = What each kind of luck decides alone
study-title-others = The winner changes when only this luck changes
study-title-chosen = { $heading }: how often it is chosen when on offer
study-title-used = { $heading }: uses in a hundred decisions
study-title-won = { $heading }: part of its uses that were the winner's
study-title-bots = Share of wins by bot, of one seat
study-title-places = Mean place by bot, 1 is the winner's
study-title-higher = How often the better bot finishes higher
study-title-of = { $title }: { $more }
study-title-some = { $title } (highest and lowest of { $count })
study-what-changes = what changes
study-title-heat = { $heading }, uses in 100 decisions: { $table }
study-title-lengths = How long matches last, in decisions
study-title-lengths-of = How long matches last, in decisions: { $table }
study-median = { $name }: median { $median }, half of all { $low } to { $high }
study-deepest = The deepest colour is { $most }.
study-made =
    { $iterations ->
        [none] { $game }, { $seats } players; bots { $bots }; { $matches } matches a table, seed { $seed }; { $sides }; macabre { $release }, rules { $rules }, sources { $sources }
       *[other] { $game }, { $seats } players; bots { $bots } with { $iterations } iterations; { $matches } matches a table, seed { $seed }; { $sides }; macabre { $release }, rules { $rules }, sources { $sources }
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
study-about-length = Decisions of all seats together; the dashed line is the median. A forced move is one without an alternative. Minutes are those of people, from a table of seconds for each move: a guess, unless the table is your own.
study-ask-skill = Do better bots finish higher?
study-about-skill = All bots at one table; each deal is played in all rotations, so everybody has sat everywhere.
study-ask-endings = How do matches end?
study-about-endings = All the ways the rules know, and matches that nobody wins.
study-ask-lead = Does the lead change, and when is it decided?
study-about-lead = The first { $matches } matches at each table were played on { $times } times from { $moments } moments each, by bots of the same kind (by greedy bots where they would search). The lead changes when somebody else wins clearly more of these; a match is decided once its winner wins more than half of them, from then on.
study-ask-luck = Which luck decides?
study-about-luck = Matches are played in pairs, and each again with one kind of luck taken from the other match of its pair. How closely the result follows that luck is what it decides alone; what is left of 100 % is decided by several kinds together. How often the winner changes says how much hangs on it (dashed: as often as if all luck were different).
study-ask-uses = Which cards, spaces, traps and squares are used, and by whom?
study-about-uses = How often something is chosen where something else was possible, how often it is used in a hundred decisions for whatever reason, and how many of its uses were the winner's. More than an even share (dashed) means that it goes with winning, not that it helps.
study-not-changed = Nothing changes here that these matches could show.
study-not-played = Nothing was played that could tell; bots of several kinds at one table would.
study-from-to = From setting to setting
study-from-to-about = All settings are played on the same deals. Vertical lines are 95 % intervals; a dashed line is what would be even.
study-charts = All charts
study-numbers = All numbers
study-with-intervals = With 95 % intervals
study-numbers-with-intervals = All numbers, with 95 % intervals
study-nearest = Nearest to what was wanted:
study-besides = Besides:
study-value = value
study-table = table
study-measure = measure
study-of = of
study-difference = difference
study-outliers = Matches to look at
study-outliers-about = Press one to open the match, step by step.
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
outlier-soonest-decided = The soonest decided
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

summary-seat = At the table of { $table }, { $seat } wins { $wins }; even would be { $even }.
summary-no-seat = No seat shows a measurable edge.
summary-length = A match of { $table } takes { $length } decisions; { $forced } of them have only one legal move.
summary-minutes = People would take about { $minutes } minutes for such a match ({ $table }).
summary-decided = Among { $table }, it is decided after { $part } of the match.
summary-higher = At one table { $label } in { $share } of all meetings without a tie; luck alone: 50 %.
summary-luck = What one kind of luck decides alone, among { $table }: { $kinds }.
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
wanted-decided = { $figure } of the match until it is decided
wanted-lead-changes = { $figure } changes of the lead
wanted-found = { $name }: { $said }.
wanted-as-is = { $name }: { $said } (as wanted).
study-done = The report is { $file }; its numbers, charts and matches are beside it.
study-writing = Writing the report
install-parquet = For Parquet: pip install 'macabre[parquet]'
install-ratings = For ratings: pip install 'macabre[ratings]'

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
arena-means = Wins are those of one copy; rank, lead over the best of the others, and CPU time for a decision are means.
arena-cut-off =
    { $count ->
        [one] { $count } match was cut off at the limit of { $limit } decisions.
       *[other] { $count } matches were cut off at the limit of { $limit } decisions.
    }
arena-chart = { $game }: share of wins, with 95 % intervals
arena-by-seat = By seat, where every bot has sat equally often; dashed: an even share
arena-deals = { $deals } deals, each in all { $seats } rotations ({ $matches } matches); seed { $seed }
arena-budget =
    { $iterations ->
        [none] the levels' own budgets
       *[other] { $iterations } iterations a decision
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
board-copied = { $file } is the board of { $game }; change it, and `macabre board check { $file }` says whether it is good.
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
        [one] It is the match of the fingerprint that you noted.
       *[other] It is the match of the { $count } fingerprints that you noted.
    }
proof-fingerprint = Its fingerprint after { $steps } steps is { $digits }: whoever watched can compare it.
proof-secret = The secret is the one that was promised.
proof-secret-salts = The secret is the one that was promised, and so are the salts of these seats: { $seats }. Whoever sat there knows their own.
proof-burnt =
    { $count ->
        [one] { $count } deal was burnt before it, and the secret shown then is the one that was promised.
       *[other] { $count } deals were burnt before it, and the secret shown then is the one that was promised.
    }
proof-salted = Everybody who sat there gave a salt: nobody could choose this luck alone.
proof-not = Not proved: { $doubt }.
proof-unfinished = the file ends before the match was over
proof-other-rules = that the moves follow from the rules, for this is { $other }: { $release } can check it
proof-by-hand = chance was played by hand in this match: nothing was promised about it
proof-seeded = nothing was promised: whoever began this match chose its seed, and could know every draw
proof-unrevealed = the secret is not revealed: the match was not over, and its draws cannot be checked
