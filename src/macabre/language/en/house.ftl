# Macabre: the words of the house.

unnamed-seat = Player { $number }

## Every page

language = Language
light-auto = Light: auto
light-dark = Light: candle
light-light = Light: day
fault-answer = The server answered { $status }.

## The hall

page-tools = This page
hall-page = Macabre – deadly family games
hall-description = Deadly family games with secrets, played in the browser with friends and bots.
hall-skip = To the games
hall-title = Deadly games for the family
hall-lead = Board and card games full of secrets, at a table in your browser: with friends by a link, against bots, or handing one phone round. Free, and without an account.
hall-step-choose = Choose a game and who sits with you
hall-step-share = Share the link, or seat some bots
hall-step-play = Play: a primer leads you through your first match
hall-choose = Choose a game
hall-code-label = Have you been given a code?
hall-code = Code
hall-join = Join
hall-own = My games
hall-wait = The candles are being lit …
hall-foot = Our own words and drawings, inspired by well-loved family games. Fair luck that anybody can check.
hall-players =
    { $range ->
        [one]
            { $low ->
                [one] { $low } player
               *[other] { $low } players
            }
       *[many] { $low }–{ $high } players
    }
hall-minutes = { $low }–{ $high } min
hall-age = age { $age }+
hall-weight-light = light
hall-weight-medium = medium
hall-weight-heavy = heavy
hall-play-now = Play now
hall-set = Set a table
hall-rules = Rules
hall-silent = The server does not answer. Load the page again in a moment.
hall-older = Show older games
hall-free-seat = seat { $number } is free
hall-seat = seat { $number }
hall-won =
    { $count ->
        [0] Nobody won
        [one] { $winners } won
       *[other] { $winners } won
    }
hall-turn = On turn: { $seats }
hall-not-begun = Not begun
hall-since = since { $when }
hall-table = The table
hall-play-on = Play on
hall-replay = Replay
hall-review = Review

## Lists

list-comma = { ", " }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-plain = { $first }, { $last }

## Moves that are refused in every game

refuse-seat = it is not { $seat }'s turn
refuse-over = the match is over
refuse-chance = chance cannot do that now
refuse-chance-move = chance cannot do '{ $move }' now
nothing-to-undo =
    { $seat ->
        [none] nothing has been decided yet
       *[other] { $seat } has not decided anything yet
    }

## Hints

hint-not-your-turn = it is not { $seat }'s turn, so there is no hint
hint-wins = this wins at once
hint-only = there is nothing else to do
hint-holds-back = this holds { $seat } back, who would otherwise win more often
hint-better =
    { $points ->
        [one] better than the next by { $points } point
       *[other] better than the next by { $points } points
    }
hint-others = others are about as good
hint-worse =
    { $points ->
        [one] worse by { $points } point
       *[other] worse by { $points } points
    }
hint-equal = about as good

## Reviews

review-not-over = a review is for a match that is over
review-title = { $game }: everybody's chance to win
review-description = { $game }: everybody's chances move by move
review-page = { $game }: review
review-heading = { $game }: everybody's chance to win, from the deal to the end
review-truly = truly
review-could-know = could know
review-true = As it truly stood
review-known = As far as each could know
review-turns = Turning points
review-no-turns = Nothing turned the match at once.
review-decision = decision
review-move = move
review-chance = chance
review-best = looked best then
review-made-by = { $seat }: { $move }
review-this = this
review-better =
    { $points ->
        [one] { $move } (a chance better by { $points } point)
       *[other] { $move } (a chance better by { $points } points)
    }
review-made = The chances are estimates: from each position some { $iterations } ways to play on were tried.

## What the table refuses

refuse-no-seat = there is no seat { $number } at this table
refuse-not-yours = that seat is not yours
refuse-taken = that seat is taken
refuse-namesake = somebody is called { $name } already
refuse-name-long = a name has 1 to { $most } visible letters
refuse-name-marks = a letter has at most { $most } marks
refuse-token = a seat's secret has 32 to 128 letters
refuse-stand = the match has begun; a bot can play for you while you are away
refuse-erased = your name is erased already
refuse-sit-first = sit down first
refuse-no-bot = there is no bot '{ $bot }'; there are { $bots }
refuse-begun = the match has begun already
refuse-free-seats = not all seats are taken yet
refuse-board-outdated = the rules have changed and no longer allow the board of this table; please make a new one
refuse-rules-outdated = the rules have changed: { $fault }; please make a new table
refuse-no-salt = no salt is asked for now
refuse-salt-promised = the salt is promised already
refuse-promise = a promise has 64 hexadecimal digits
refuse-salt-shown = the salt is shown already
refuse-salt = a salt has 32 to 128 hexadecimal digits
refuse-other-salt = that is not the salt that was promised
refuse-no-salt-awaited = no salt is awaited
refuse-no-match = no match is in progress
refuse-nothing-to-undo = there is nothing to take back now
refuse-no-decision = you have not made a move yet
refuse-undo-asked = an undo is asked for already
refuse-undo-refused = the others have said no to that; play on
refuse-undo-away = { $seat } is away and cannot agree to take that back
refuse-no-undo = no one has asked you to approve an undo
refuse-agreed = you have agreed already
refuse-nobody-there = there is no one in that seat for a bot to replace
refuse-substituted = a bot plays for { $seat } already
refuse-present = { $seat } is here
refuse-just-gone = { $seat } has only just gone; wait a while
refuse-no-substitute = no bot plays for you
refuse-gesture = there is no gesture '{ $gesture }'
refuse-not-playing = that isn't your seat, or no match is on
refuse-not-your-turn =
    { $count ->
        [one] it is not your turn: { $seats } must act first
       *[other] it is not your turn: { $seats } must act first
    }
refuse-no-hint = it isn't your turn, so there is no hint
refuse-many-hints = many have asked for hints just now; try again in a moment
refuse-hint-begun = a hint is being thought of already
refuse-hint-failed = no hint can be given just now; try again
refuse-message = that message cannot be read
refuse-hello = you have said hello already
refuse-questions = too many questions at once; wait a moment
refuse-command-id = a command's id has 8 to 64 letters and digits
refuse-storage = the table cannot be stored just now; try again
refuse-reading = the tables cannot be read just now; try again
refuse-no-table = there is no table of that code
refuse-deleted = this table was deleted
refuse-busy = the table is too busy; try again
refuse-failed = something went wrong at this table; nothing was changed
refuse-outdated =
    { $over ->
        [yes]
            { $release ->
                [none] this match was played by an earlier release of Macabre, and the rules have changed since
               *[other] this match was played by Macabre { $release }, and the rules have changed since
            }
       *[no]
            { $release ->
                [none] this match was begun by an earlier release of Macabre, and the rules have changed since; it is kept as it stood, and that release could go on with it
               *[other] this match was begun by Macabre { $release }, and the rules have changed since; it is kept as it stood, and that release could go on with it
            }
    }
refuse-other-key = this table's log is not the one you saw: what this browser remembers of it was not sealed here
refuse-doubt =
    { $cut ->
        [yes] this table's log is not the one that was told: somebody saw { $seen } entries, and it came back with { $had }; please make a new table
       *[no] this table's log is not the one that was told: somebody saw another entry { $seen }; please make a new table
    }

## Requests that fail

fault-no-page = there is nothing at this address
fault-no-description = that request does not describe a table
fault-no-key = that is no key of a seat
fault-old-board = today's rules do not allow this board
fault-no-match = there is no such match
fault-no-book = there is no rulebook of { $game }
fault-no-step = there is no such step
fault-no-review =
    { $unfinished ->
        [yes] this match was not finished, so it cannot be reviewed
       *[no] this match was played by other rules, so it cannot be reviewed
    }
fault-many-reviews = too many matches are being reviewed just now; try again in a while
fault-no-board = that is no board
fault-too-many-boards = too many boards; wait a little
fault-many-boards = many boards are being read just now; try again in a moment
fault-long-link = that link is too long to be drawn
fault-no-network = the network is not let in from here
fault-long-request = a request has at most { $most } bytes
fault-cut-off = the request was cut off
fault-many-tables = { $count } tables are open that were made from here; play on at one of them
fault-large-tables = the tables that were made from here take too much room; play on at one of them
fault-storage = the tables cannot be stored just now; try again
fault-too-busy = so many people are playing here that moves take a while; try again in a few minutes
fault-unknown = something went wrong here; nothing was changed

## Replays

replay-unfinished = this match was not finished: it is shown as all could see it, as far as it was stored
replay-other-rules =
    { $release ->
        [none] this match was played by an earlier release of Macabre, by other rules than today's; what is shown of it was stored then
       *[other] this match was played by Macabre { $release }, by other rules than today's; what is shown of it was stored then
    }

## What a table says

status-waiting =
    { $count ->
        [one] Waiting for one more to sit down.
       *[other] Waiting for { $count } more to sit down.
    }
status-full = All seats are taken: start when you like.
status-mixing = Every browser is adding randomness, so no one can fix the deal.
status-won =
    { $count ->
        [0] Nobody wins.
        [one] { $winners } wins.
       *[other] { $winners } win.
    }
status-sentence = { $text }.
status-task = { $seats }: { $task }.

## The terminal

fault-no-language = there is no language '{ $language }'; there are { $languages }
fault-many-bots = { $count } bots do not fit at a table for { $players }
fault-many-names = { $names } names were given for { $people } people
games-line = { $title }, { $low } to { $high } players
games-none-or = none, or { $low } to { $high }
games-range = { $low } to { $high }
games-chance = chance decides
rules-in-a-minute = In a minute
terminal-greeting = { $game }: { $players }.
terminal-ask-help = Type ? for help.
terminal-player =
    { $bot ->
        [none]
            { $seat-person ->
                [you] you
               *[other] { $seat }
            }
       *[other] { $seat } (bot: { $bot })
    }
seat-label =
    { $seat-person ->
        [you] You
       *[other] { $seat }
    }
terminal-curtain = { $seat } is next. The others look away; { $seat } presses Enter.
terminal-task =
    { $seat-person ->
        [you] Your turn: { $task }.
       *[other] { $seat }: { $task }.
    }
terminal-no-move = No move has “{ $word }”.
terminal-many =
    { $count ->
        [one] { $count } move that begins with “{ $kind }” (type: moves { $kind } WORD, to read some of them in words):
       *[other] { $count } moves that begin with “{ $kind }” (type: moves { $kind } WORD, to read some of them in words):
    }
terminal-which = That could be { $count } moves: { $moves }
terminal-allowed = That move is allowed.
terminal-no-preview = There is nothing more to show of it.
terminal-hint = The chance to win, as far as you can tell:
terminal-choose = there is still something to choose
terminal-numbers = the moves are numbered from 1 to { $last }
terminal-save-where = say where: save FILE
terminal-saved = Saved. Go on with: macabre play --load { $file }
terminal-leave = You leave the table.
terminal-choose-game = Macabre: four deadly games. What shall it be?
terminal-number = A number from 1 to { $last } [{ $usual }]:
terminal-none-of-them = “{ $answer }” is none of them.
terminal-how-many = How many players, you included ({ $low } to { $high }) [{ $usual }]:
terminal-players = { $game } is for { $low } to { $high } players.
terminal-won =
    { $count ->
        [0] Nobody wins.
        [one] { $winners } wins.
       *[other] { $winners } win together.
    }
terminal-help =
    Type the number of a move, or its text, or the beginning of the words beside it.
    { "  ?            this help             ? MOVE     why a move is not allowed, with the clause" }
    { "  moves WORD   the moves with a word  table     draw the table again" }
    { "  show MOVE    what a move would look like, such as the way of a pawn" }
    { "  log          what has happened     rules [CLAUSE]" }
    { "  hint         the best moves for you, with the chance to win and why" }
    { "  undo         take your last decision back" }
    { "  all          make all moves that need no thought, where the game has such" }
    { "  save FILE    keep the match; `macabre play --load FILE` goes on with it" }
    { "  quit         leave (or Ctrl-D)" }
