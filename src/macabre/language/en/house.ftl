# Macabre: the words of the house.

unnamed-seat = Player { $number }
erased-name = Somebody

## Every page

language = Language
light-auto = Light: auto
light-dark = Light: candle
light-light = Light: day
fault-answer = The server answered with an error ({ $status }).
fault-full = The house is full; try again in a moment.

## The hall

page-tools = This page
hall-page = Macabre – deadly family games
hall-description = Deadly family games full of secrets. Play in your browser with friends and bots.
hall-skip = Skip to the games
hall-title = Deadly games for the family
hall-lead = Board and card games full of secrets, at a table in your browser. Send friends a link, play against bots, or pass one phone round. Free, and no account needed.
hall-step-choose = Choose a game and who plays with you
hall-step-share = Share the link, or seat some bots
hall-step-play = Play: a primer takes you through your first match
hall-choose = Choose a game
hall-code-label = Have you got a code?
hall-code = Code
hall-join = Join
hall-own = My games
hall-wait = Lighting the candles …
hall-foot = All words and drawings are our own, inspired by well-loved family games. The luck is fair, and anybody can check it.
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
hall-silent = The server is not answering. Reload the page in a moment.
hall-older = Show older games
hall-free-seat = seat { $number } is free
hall-seat = seat { $number }
hall-won =
    { $count ->
        [0] Nobody won
        [one] { $winners } won
       *[other] { $winners } won
    }
hall-turn = To move: { $seats }
hall-not-begun = Not started yet
hall-since = since { $when }
hall-earlier = Match { $number } at this table
hall-table = The table
hall-play-on = Continue
hall-replay = Replay
hall-review = Review
hall-studies = Studies
hall-studies-about = How the games play, measured in many matches between bots.

## Every page: what many of them say

brand = Macabre: back to the hall
page-title = { $title } – Macabre
page-your-turn = ● Your turn – { $title }
to-hall = Back to the hall
close = Close
copy = Copy
copied = Copied
copy-yourself = Selected: now copy it
sentence = { $text }.
percent = { $number } %
seat = Seat { $number }
board = The board
log = What happened
table-picture = The table in the middle of a match
time-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
time-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
guest = Guest
name = Name
name-length = Up to { $most } letters

## Pages that are not there

missing-page = Nothing here – Macabre
missing = Nobody is here
missing-why = This address leads nowhere. The link may be old, or a letter may be missing.
missing-table = There is no such table
missing-table-why = The link may be old, or a letter of the code may be wrong.
missing-match = There is no such match
missing-match-why = The link may be old, or somebody had the match erased.

## Links that are sent to others

preview-hall = Deadly family games full of secrets. Play in your browser with friends and bots.
preview-table = { $game } – a table at Macabre
preview-table-about = Take a seat, or watch. { $summary }

## Bots

level-random = Random
    .about = plays any legal move
level-greedy = Greedy
    .about = takes what looks best now and never thinks ahead
level-easy = Easy
    .about = thinks a little and is often careless
level-normal = Normal
    .about = thinks ahead, with a careless move now and then
level-hard = Hard
    .about = thinks ahead with care
level-expert = Expert
    .about = thinks for about a second; the hardest to beat
bot-outside = not one of ours; if it fails, { level-greedy } takes over
bot-tag = bot: { $bot }
bot-fault =
    { $fault ->
        [late] The bot { $seat } took too long; { level-greedy } takes over.
        [illegal] The bot { $seat } made an illegal move; { level-greedy } takes over.
        [gone] The bot { $seat } is no longer available; { level-greedy } takes over.
       *[failed] The bot { $seat } failed; { level-greedy } takes over.
    }

## Setting a table

setting-title = Set the table: { $game }
setting-name = Your name
setting-players = How many players?
setting-others = Who else is playing?
setting-alone = You play alone.
setting-by-link = A friend, by link
setting-here = A friend, on this device
setting-bot = Bot: { $bot }
setting-friend = Your friend’s name, in seat { $number }
setting-friend-name = Friend { $number }
setting-own-seat = Seat 1: you
setting-options = House rules and clock
setting-clock = Clock
setting-no-clock = None
setting-clock-each = { $time } per decision
setting-clock-about = How long each decision may take. After that, the others may let a bot decide.
setting-stand-in = Stand-in
setting-stand-in-about = The bot that takes over when somebody leaves. The others can call it in after half a minute.
setting-own-board = A board or deck of your own
setting-own-picture = Your board or deck at the start of a match
setting-file = File
setting-file-about = Start from { $file } and change it. If something is wrong, you will be told which line.
setting-game-file = the game’s own file
setting-file-good = You can play with this file. This is how it looks:
setting-file-bad = You cannot play with this file yet:
setting-file-help = It is plain text: change names and numbers, and leave brackets, quotation marks and equals signs where they are. Then choose the file again.
setting-make = Make the table

## House rules

option-changed = changed
option-none = This game has no house rules.
option-chance = chosen at random
option-off = none

## The table

table-page = A table – Macabre
table-heading = A table
table-skip = Skip to the moves
table-seats = Seats
table-agreed = What you agreed on
table-gestures = Gestures
table-house-rules = House rules
table-invite = Invite, or let others watch
table-match = The match
table-mixing = All your browsers are shuffling together.
table-game = The game
table-players = Players
table-aids = Help with your move
table-hint = A hint
tabs = Parts of the table
tab-play = Play
tab-log = Log
tab-table = Table
sound-on = Sound on
sound-off = Sound off
table-whole = The table

## The table: seats

seat-bot = bot
seat-you = you
seat-free = free
seat-must-act = to move
seat-thinks = is thinking
seat-here =
    { $acts ->
        [yes] ● here, to move
       *[no] ● here
    }
seat-away =
    { $acts ->
        [yes] ○ away, to move
       *[no] ○ away
    }
seat-substitute = bot plays: { $bot }
seat-sit = Sit here
seat-friend = A friend on this device
seat-put-bot = Put a bot here
seat-which-bot = Which bot
seat-remove-bot = Remove the bot
seat-stand = Leave this seat
seat-return = Take my seat back
seat-leaving = Away for a while?
seat-leaving-about = Close the page whenever you like: your seat is kept. A bot can play for you in the meantime.
seat-let-play = Let it play for me
seat-replace = Let a bot take over: { $bot }
seat-once = Skip: let a bot decide this once
seat-once-for = Skip: let a bot decide this once for { $name }
seat-wait = A bot may take over in { $seconds } s
name-ask = Who is sitting down?
name-sit = Sit down
name-not-now = Not now

## The table: gathering

gather = Gather round
gather-begin = Begin the match
gather-all = Everybody is here: any of you can begin.
gather-full = All seats are taken, but you can watch. The match starts when somebody at the table presses “{ gather-begin }”.
gather-waits =
    { $count ->
        [one] The table is waiting for one more player. Send the link to a friend, or put a bot in the free seat; then any of you can begin.
       *[other] The table is waiting for { $count } more players. Send the link to friends, or put bots in the free seats; then any of you can begin.
    }
gather-waits-for-you =
    { $count ->
        [one] The table is waiting for one more player. Press “{ seat-sit }” at the free seat to play, or stay and watch.
       *[other] The table is waiting for { $count } more players. Press “{ seat-sit }” at a free seat to play, or stay and watch.
    }
agreed-clock = Clock: { $time } per decision
agreed-no-clock = No clock
agreed-usual-board = The usual board or deck
agreed-own-board = Its own board or deck
agreed-option = { $name }: { $value }
agreed-usual-rules = The usual house rules
invite-send = Send this link: anyone who opens it can take a seat, or watch.
invite-link = Link to this table
invite-share = Share
invite-words = Take a seat at my table.
invite-code = Or type the code { $code } in the hall.
invite-network = It works for everybody on your network until you close Macabre.
invite-here-only = This link works on this computer only.
invite-start = To let others in, start Macabre with { $command } and open the address it prints.
invite-may = Phones and computers on the same network can join too, if you let them.
invite-let = Let others on this network join
invite-qr = QR code of the link to table { $code }

## The table: the line above the board, and what happens meanwhile

your-turn = Your turn
talk-over = The match is over.
talk-hands-over = This is still { $name }’s view. Pass the device to { $next }.
line-broken = The connection to the table is lost. Trying again; nothing is lost.
line-restart = The server is restarting. Trying again; nothing is lost.
hand-over = Hand over
hand-over-to = Hand over to { $name }
curtain-up = I am { $name }: show my view
curtain-about = Everybody else looks away.
clock-late =
    { $count ->
        [one] { $names } has run out of time.
       *[other] { $names } have run out of time.
    }
clock-wait = Wait
undo = Take back
undo-ask = Ask to take back
undo-asked = You have asked to take your move back. The others must agree.
undo-asks = { $name } asks to take a move back.
undo-question = { $name } would like to take back the last move. The dice and cards that have come up since will not come up again.
undo-allow = Allow it
undo-refuse = No
change-undone = The last move was taken back.
change-refused = The others would rather play on: nothing is taken back.
scene = What has just happened
scene-ended = How it ended
scene-round-over = The round is over.
scene-go-on = Go on
scene-waiting = Waiting for { $names }. The match goes on in { $seconds } s at the latest.
emote-gasp = Gasp
emote-laugh = Laugh
emote-think = Think
emote-applause = Applause
emote-hurry = Hurry
emote-sorry = Sorry
emote-made = { $name }: { $emote }
emotes-hide = Hide gestures
own-about = Your name is kept with this table and its matches. You can have it erased: from then on you are called “Somebody”. Once no names are left, the table and its matches are deleted.
own-erase = Erase the name { $name }
own-sure = Erase the name { $name } for ever?
own-yes = Erase it
own-no = Keep it

## The table: how it ended

outcome-you = You have won!
outcome-won =
    { $count ->
        [one] { $names } has won
       *[other] { $names } have won
    }
outcome-nobody = The match is over: nobody has won
outcome-alone-you =
    { $score ->
        [one] You finish with { $score } point
       *[other] You finish with { $score } points
    }
outcome-alone =
    { $score ->
        [one] { $name } finishes with { $score } point
       *[other] { $name } finishes with { $score } points
    }
outcome-replay = Watch the replay
outcome-review = Review the match
outcome-fair = Was it fair?
outdated-watch = Watch what happened
rematch = Rematch
rematch-new-rules = Rematch under the new rules
rematch-begun = A rematch has begun.
rematch-last = The last match:
best-first =
    { $score ->
        [one] { $score } point: your best on this board.
       *[other] { $score } points: your best on this board.
    }
best-new =
    { $score ->
        [one] { $score } point: your best on this board so far. It was { $before }.
       *[other] { $score } points: your best on this board so far. It was { $before }.
    }
best-other =
    { $score ->
        [one] { $score } point; your best on this board is { $best }.
       *[other] { $score } points; your best on this board is { $best }.
    }

## The table: moves

moves = Your moves
moves-count = Your moves ({ $count })
moves-one = Your move
moves-heading = { $type }: { $part }
moves-list = All moves as a list
moves-list-count = All moves as a list ({ $count })
moves-filter = Filter
moves-filter-label = Filter the moves
moves-all = All in a list
moves-chores = Do all of these
moves-no-match = No move matches the filter.
moves-later = Your moves appear here once the match has started.
moves-wait = Nothing for you to do just now.
moves-watch = You are watching.
moves-left =
    { $count ->
        [one] { $count } move left
       *[other] { $count } moves left
    }
moves-behind =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
choose-anew = { $part }: choose again
ask-type = What will you do?
ask-field = Choose: { $field }
confirm = Confirm the move
confirm-yes = Do it
confirm-no = Not this one
hint = Hint
hint-thinks = Thinking …
hint-about = Your chance of winning, as far as you can tell:
hint-none-turn = There is no hint: it is not your turn.
hint-none-chores = There is no hint: it makes no difference which of these you choose.
hint-none-only = There is no hint: you have only one move.
why = Why can’t I?
why-heading = Why can’t I …?
why-type = What would you like to do?
why-asked = { $words }?
why-nothing = Everything you could try now is allowed.
why-allowed = That is allowed now.
why-rule = The rule
primer = Primer
primer-now = What you can do now
primer-rule = The rule behind it
primer-aim = Your aim
primer-beware = Beware
primer-rules = All the rules
primer-on = Primer for this game
primer-off = Turn the primer off

## The table: help

help = Help
help-line = The line above the board always says who must do what.
help-press = Tap or click what glows on the board: first a card or a pawn, then where it goes. On a touch screen you are asked before the move is made.
help-why = Press something that does not glow, and you are told why not. “{ why }” lists everything else.
help-hint = “{ hint }” shows good moves, “{ undo }” undoes your last move. Every move is also a button in the list.
help-keys = By keyboard
help-use-keys = Use these keys
help-ask-first = Always ask before a move is made
key-number = choose a move by its number
key-moves = to the moves, then arrow keys
key-filter = filter the moves
key-back = one choice back
key-hint = hint
key-undo = take back
key-why = why can’t I …?
key-log = to the log
key-sound = sound on or off
pace = Pace
pace-calm = Calm
pace-normal = Normal
pace-brisk = Brisk
pace-about = Bots keep to the calmest player’s pace. Click, or press Space or Esc, to go on at once.

## Games that have no drawing of their own, and values of moves that have no words

plain-picture = The table in plain text
plain-player = Player
plain-hand = hand
plain-left = cards to draw
plain-yours = Your { $what }
plain-other = { $name }: { $what }
plain-discards = Top of the discard pile ({ $count })
plain-usable = (can be used)
card-hidden = face down
value-nothing = nothing
value-nobody = nobody
value-yes = yes
value-no = no
value-of = { $field } { $value }

## Replays and reviews in the browser

replay-page = Replay – Macabre
replay-heading = Replay
replay-title = { $game }: replay
replay-skip = Skip to the controls
replay-steps = The match, step by step
replay-who = Who played
replay-hands = In a replay all hands are open. What was never turned up in the match stays face down.
replay-step = Step { $at } of { $count }
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-run = Play
replay-stop = Stop
replay-key-step = one step,
replay-key-ends = to the beginning or end,
replay-key-run = play or stop
replay-about = About this match
replay-nothing = There is nothing to tell about this step.
replay-before = Before the first step.
replay-ends = The record ends here.
replay-link = Link to this step
replay-file = Download the file
replay-unchecked = A match that was not finished cannot be checked.
lookback = Look back on this match
lookback-about = Everybody’s chance of winning, move by move, and where the match turned. This takes about a minute.
lookback-progress = Looking back: { $done } of { $count } moves
lookback-chart =
    { $side ->
        [true] Everybody’s chance of winning, as it truly stood
       *[known] Everybody’s chance of winning, as far as each could know
    }
lookback-then = Then: { $luck }
lookback-after = After { $made }
lookback-change = { $name }: { $before } → { $after }
lookback-better =
    { $points ->
        [one] Looked better at the time: { $move }, by { $points } percentage point.
       *[other] Looked better at the time: { $move }, by { $points } percentage points.
    }
lookback-best = No other move looked better at the time.

## Rules in the browser

rules-page = Rules – Macabre
rules-title = { $game }: rules
rules-skip = Skip to the rules
rules-headings = Headings
rules-picture = The table in the middle of a match of { $game }
rules-back = Back to the table
rules-print = Print
rules-by-number = Every rule by number
rules-kinds = A “{ clause-rule }” is in the printed booklet. A “{ clause-ruling }” settles what the booklet leaves open. A “{ clause-reconstruction }” fills in what is lost or was never printed. “{ clause-other-wording }” and “{ clause-house-rule }” mark options that you agree on before a match.
example-show = Show me
example-again = Show me again

## Fair luck

fair = Fair luck
fair-brief = dice and cards that nobody can rig alone
fair-brief-doubt = not all of it can be proved
fair-before = Before the deal, the server commits to a secret by showing its hash, and every player’s browser adds a random number of its own, a salt.
fair-about = All the luck in a match is fixed before the deal, by the server and the players’ browsers together. If you add a salt, you know that nobody, not even the server, could choose what comes up.
fair-over = The match is over and the secret has been shown.
fair-awaits = Waiting for the salt of { $names }.
fair-mixed = Mixed with the salts of { $names }.
fair-no-salts = No salts were asked for.
fair-changed = The server changed its promise before the deal: this browser’s salt stays hidden.
fair-figures = The figures
fair-promise = The server’s promise, made before the deal
fair-secret = The secret behind it
fair-fingerprint = The fingerprint of the match so far
fair-mark = { $digits } after step { $step }; it is the same for everybody at the table
fair-no-mark = none yet
fair-later = When the match is over, anybody can check every draw here.
fair-more = What is proved, and what is not
check = Check this match
check-failed = The match could not be checked. { $why }
check-good = Everything checks out.
check-open = Nothing is wrong, but not everything is proved.
check-bad = Something does not match.
check-proves = This proves that every card and die followed from what the server promised before the deal and from the salts of those named above. If your own salt is among them, nobody chose your luck. It cannot stop a server from looking at hands while you play, or from making up other people’s salts.
doubt-shorter =
    { $had ->
        [one] this table’s log is not the one that this browser saw: it had { $had } entry, and now it has { $has }
       *[other] this table’s log is not the one that this browser saw: it had { $had } entries, and now it has { $has }
    }
doubt-other = this table’s log is not the one that this browser saw
doubt-step = the server now says something different about step { $step } of this match
verify-no-promise = Nothing was promised before this match, so there is nothing to check.
verify-not-over = The secret has not been shown yet: a match can be checked once it is over.
verify-whole = The record is complete.
verify-cut = The record was changed or cut off: its checksum does not match.
verify-secret = The server’s secret is the one it promised.
verify-other-secret = The server’s secret is not the one it promised.
verify-salt = The salt of { $name } is the one promised.
verify-other-salt = The salt of { $name } is not the one promised.
verify-burnt-secret = The secret of the burnt deal { $deal } is not the one promised.
verify-old = This record is in an older format. It does not say who sat at the table or who gave a salt, so the host could have rigged this deal.
verify-all-salted = Everybody who sat there gave a salt.
verify-burnt = Deal { $deal } was burnt because { $names } did not show the promised salt: with the host’s help, that was a choice between that deal and the next.
verify-nobody = Only bots sat at this deal, so nobody gave a salt: the host alone could have chosen it.
verify-none-salted = { $names } gave no salt, nor did anybody else: the host alone could have chosen this deal.
verify-missing = { $names } gave no salt: the host could have rigged this deal with the help of { $salted }.
verify-promise = The promise is the one this browser saw before the deal.
verify-other-promise = This browser saw a different promise before the deal.
verify-own = This browser’s own salt (seat { $number }) was mixed in: without it nobody could choose this deal.
verify-own-missing = This browser’s own salt (seat { $number }) was not mixed in.
verify-own-late = This browser’s own salt (seat { $number }) came too late and was not mixed in.
verify-hidden =
    { $count ->
        [one] This browser saw that deal { $deals } was burnt, but the record does not say so.
       *[other] This browser saw that deals { $deals } were burnt, but the record does not say so.
    }
verify-burnt-promise = This browser saw a different promise before the burnt deal { $deal }.
verify-blamed = This browser did show its salt (seat { $number }) for the burnt deal { $deal }, but the record says that it did not.
verify-no-print = The record’s fingerprint is missing.
verify-other-print = The record was changed: its fingerprint does not match.
verify-unseen =
    { $count ->
        [one] This browser did not watch the match, so it cannot tell whether it was played like this. Anybody who did can compare its fingerprint: { $digits } after { $count } step.
       *[other] This browser did not watch the match, so it cannot tell whether it was played like this. Anybody who did can compare its fingerprint: { $digits } after { $count } steps.
    }
verify-other-match = This browser saw a different match, from step { $step } at the latest.
verify-seen = The match is the one this browser saw, as far as it watched (step { $step } of { $count }).
verify-bad-draw = One of the draws is malformed.
verify-skipped = Step { $step } does not use the next number of “{ $purpose }”.
verify-other-draw = Step { $step }: the key gives a different outcome from the one that happened.
verify-draws =
    { $count ->
        [one] The only draw follows from the key.
       *[other] All { $count } draws follow from the key.
    }

## Lists

list-comma = { ", " }
move-in-parts = { $type }: { $parts }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-plain = { $first }, { $last }

## Moves that are refused in every game

refuse-seat =
    { $seat-person ->
        [you] it is not your turn
       *[other] it is not { $seat }'s turn
    }
refuse-over = the match is over
refuse-chance = chance cannot do that now
refuse-chance-move = chance cannot do '{ $move }' now
nothing-to-undo =
    { $seat ->
        [none] nothing has been decided yet
       *[other]
            { $seat-person ->
                [you] you have not decided anything yet
               *[other] { $seat } has not decided anything yet
            }
    }

## Hints

hint-not-your-turn =
    { $seat-person ->
        [you] it is not your turn, so there is no hint
       *[other] it is not { $seat }'s turn, so there is no hint
    }
hint-wins = this wins at once
hint-only = this is your only move
hint-holds-back = this holds { $seat } back; otherwise they would win more often
hint-better =
    { $points ->
        [one] better than the next by { $points } percentage point
       *[other] better than the next by { $points } percentage points
    }
hint-others = others are about as good
hint-worse =
    { $points ->
        [one] worse by { $points } percentage point
       *[other] worse by { $points } percentage points
    }
hint-equal = about as good

## Reviews

review-not-over = only a finished match can be reviewed
review-title = { $game }: everybody's chance of winning
review-description = { $game }: everybody's chances move by move
review-page = { $game }: review
review-heading = { $game }: everybody's chance of winning, from the deal to the end
review-truly = true
review-could-know = as seen
review-true = As it truly stood
review-known = As far as each could know
review-turns = Turning points
review-no-turns = No single move turned the match.
review-decision = decision
review-move = move
review-chance = chance
review-best = looked best then
review-made-by = { $seat }: { $move }
review-this = this
review-better =
    { $points ->
        [one] { $move } (chance { $points } point better)
       *[other] { $move } (chance { $points } points better)
    }
review-made = The chances are estimates, from playing on about { $iterations } times from each position.

## What the table refuses

refuse-no-seat = there is no seat { $number } at this table
refuse-not-yours = that seat is not yours
refuse-taken = that seat is taken
refuse-namesake = somebody here is already called { $name }
refuse-name-long = a name needs 1 to { $most } visible letters
refuse-name-marks = a letter in a name may carry at most { $most } accents or marks
refuse-token = a seat's secret has 32 to 128 letters
refuse-stand = the match has begun; a bot can play for you while you are away
refuse-erased = your name has already been erased
refuse-sit-first = sit down first
refuse-no-bot = there is no bot '{ $bot }'; the bots are { $bots }
refuse-begun = the match has already begun
refuse-free-seats = not all seats are taken yet
refuse-board-outdated = the rules have changed and no longer allow the board of this table; please make a new one
refuse-rules-outdated = the rules have changed: { $fault }; please make a new table
refuse-no-salt = it is not time for a salt
refuse-salt-promised = that salt has already been promised
refuse-promise = a promise has 64 hexadecimal digits
refuse-salt-shown = that salt has already been shown
refuse-salt = a salt has 32 to 128 hexadecimal digits
refuse-other-salt = that is not the salt that was promised
refuse-no-salt-awaited = nobody still has to show a salt
refuse-no-match = no match is in progress
refuse-nothing-to-undo = there is nothing to take back now
refuse-no-decision = you have not made a move yet
refuse-undo-asked = somebody has already asked for an undo
refuse-undo-refused = the others have said no to that; play on
refuse-undo-away = { $seat } is away and cannot agree to take that back
refuse-no-undo = no one has asked you to approve an undo
refuse-agreed = you have already agreed
refuse-nobody-there = there is no one in that seat for a bot to replace
refuse-substituted = a bot is already playing for { $seat }
refuse-present = { $seat } is here
refuse-just-gone = { $seat } has only just left; wait a little
refuse-no-substitute = no bot is playing for you
refuse-gesture = there is no gesture '{ $gesture }'
refuse-not-playing = that isn't your seat, or no match is on
refuse-not-your-turn =
    { $count ->
        [one] it is not your turn: { $seats } must act first
       *[other] it is not your turn: { $seats } must act first
    }
refuse-no-hint = it isn't your turn, so there is no hint
refuse-many-hints = too many people want hints right now; try again in a moment
refuse-hint-begun = your last hint is still being worked out
refuse-hint-failed = the hint failed; try again
refuse-message = that message cannot be read
refuse-hello = you have said hello already
refuse-questions = too many questions at once; wait a moment
refuse-command-id = a command's id has 8 to 64 letters and digits
refuse-storage = that could not be saved; try again
refuse-reading = the tables cannot be read just now; try again
refuse-no-table = there is no table with that code
refuse-deleted = this table was deleted
refuse-busy = the table is too busy; try again
refuse-failed = something went wrong at this table; nothing was changed
refuse-outdated =
    { $over ->
        [yes]
            { $release ->
                [none] this match was played on an earlier release of Macabre, and the rules have changed since
               *[other] this match was played on Macabre { $release }, and the rules have changed since
            }
       *[no]
            { $release ->
                [none] this match was begun on an earlier release of Macabre, and the rules have changed since; it is kept as it stood, and you can finish it on that release
               *[other] this match was begun on Macabre { $release }, and the rules have changed since; it is kept as it stood, and you can finish it on that release
            }
    }
refuse-other-key = this is not the log that your browser saw: its seal was not made here
refuse-other-command = that id belongs to another command; choose a new one
refuse-full = this table's log is full; please make a new table
refuse-nearly-full = this table's log is nearly full; what is left is kept for moves
refuse-many-gestures = too many gestures at once; wait a moment
refuse-other-thought = the bot was thinking about an earlier position
refuse-not-stored = the tables cannot be stored just now; nothing more can be played until they can
refuse-broken = this table is out of order: { $why }; please make a new one
broken-unreadable = its log cannot be read
broken-changed = its log has been changed
broken-secret = the secret of its deal is not the one that was promised
broken-snapshot = its snapshot does not match its log
refuse-doubt =
    { $cut ->
        [yes] this table's log has changed: somebody saw { $seen } entries, but now there are only { $had }; please make a new table
       *[no] this table's log has changed: somebody saw a different entry { $seen }; please make a new table
    }

## Requests that fail

fault-no-page = there is nothing at this address
fault-other-name = this server does not answer to that name; its host can allow it with --origin
fault-other-site = this request was not sent by this site
fault-too-often = too many requests; wait a moment
fault-no-description = that request does not describe a table
fault-no-key = that is not the key to a seat
fault-old-board = today's rules do not allow this board
fault-no-match = there is no such match
fault-no-book = { $game } has no rulebook
fault-no-step = there is no such step
fault-no-review =
    { $unfinished ->
        [yes] this match was not finished, so it cannot be reviewed
       *[no] this match was played under different rules, so it cannot be reviewed
    }
fault-many-reviews = too many matches are being reviewed just now; try again in a while
fault-no-board = that is not a board
fault-too-many-boards = too many boards; wait a little
fault-many-boards = many boards are being read just now; try again in a moment
fault-long-link = that link is too long for a QR code
fault-no-network = only the host's own computer can open this table to the network
fault-clock = a clock must allow { $low } to { $high } seconds
fault-offline = this computer is not on a network just now
fault-network = other devices cannot be let in ({ $why })
fault-long-request = a request may have at most { $most } bytes
fault-cut-off = the request was cut off
fault-many-tables = { $count } of your tables are still open; carry on at one of them
fault-large-tables = your tables take up too much space; carry on at one of them
fault-storage = that could not be saved; try again
fault-too-busy = so many people are playing here that moves take a while; try again in a few minutes
fault-unknown = something went wrong here; nothing was changed

## Replays

replay-unfinished = this match was not finished: you see what everybody could see, as far as it was stored
replay-other-rules =
    { $release ->
        [none] this match was played on an earlier release of Macabre, under different rules; you see what was stored at the time
       *[other] this match was played on Macabre { $release }, under different rules; you see what was stored at the time
    }

## What a table says

status-waiting =
    { $count ->
        [one] Waiting for one more player.
       *[other] Waiting for { $count } more players.
    }
status-full = All seats are taken: start when you like.
status-mixing = Every browser is adding randomness, so no one can fix the deal.
status-won =
    { $count ->
        [0] Nobody wins.
        [one] { $winners } wins.
       *[other] { $winners } win.
    }
status-task = { $seats }: { $task }.

## The terminal

fault-no-language = there is no language '{ $language }'; the languages are { $languages }
fault-many-bots = { $count } bots do not fit at a table for { $players }
fault-many-names = { $names } names were given for { $people } people
games-line = { $title }, { $low } to { $high } players
games-none-or = none, or { $low } to { $high }
games-range = { $low } to { $high }
games-chance = chosen at random
rules-in-a-minute = In a minute
clause-rule = Rule
clause-ruling = Ruling
clause-reconstruction = Reconstruction
clause-other-wording = Other wording
clause-house-rule = House rule
clause-named = “{ $name }”
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
terminal-curtain = { $seat } is next. Everybody else, look away; { $seat }, press Enter.
terminal-task =
    { $seat-person ->
        [you] Your turn: { $task }.
       *[other] { $seat }: { $task }.
    }
terminal-no-move = No move contains “{ $word }”.
terminal-many =
    { $count ->
        [one] { $count } move begins with “{ $kind }” (type “moves { $kind } WORD” to see only some of them, in words):
       *[other] { $count } moves begin with “{ $kind }” (type “moves { $kind } WORD” to see only some of them, in words):
    }
terminal-which = That could be { $count } moves: { $moves }
terminal-allowed = That move is allowed.
terminal-no-preview = There is nothing more to show.
terminal-hint = The chance of winning, as far as you can tell:
terminal-choose = there is still something to choose
terminal-numbers = the moves are numbered from 1 to { $last }
terminal-save-where = say where: save FILE
terminal-saved = Saved. Go on with: macabre play --load { $file }
terminal-leave = You leave the table.
terminal-choose-game = Macabre: four deadly games. What shall it be?
terminal-number = A number from 1 to { $last } [{ $usual }]:
terminal-none-of-them = “{ $answer }” is not one of them.
terminal-how-many = How many players, you included ({ $low } to { $high }) [{ $usual }]:
terminal-players = { $game } is for { $low } to { $high } players.
terminal-won =
    { $count ->
        [0] Nobody wins.
        [one]
            { $winners-person ->
                [you] You win.
               *[other] { $winners } wins.
            }
       *[other] { $winners } win together.
    }
terminal-help =
    Type the number of a move, or its text, or the beginning of the words beside it.
    { "  ?            this help             ? MOVE     why a move is not allowed, with the clause" }
    { "  moves WORD   the moves with a word  table     draw the table again" }
    { "  show MOVE    what a move would look like, such as a pawn's path" }
    { "  log          what has happened     rules [CLAUSE]" }
    { "  hint         the best moves for you, with the chance of winning and why" }
    { "  undo         take your last move back" }
    { "  all          make every move that needs no decision (some games only)" }
    { "  save FILE    keep the match; `macabre play --load FILE` goes on with it" }
    { "  quit         leave (or Ctrl-D)" }

## A hall without a server

invite-nobody = Here everybody plays on this one device: pass it round, or seat some bots.
site-scripts = Macabre runs in your browser. Please allow it to run scripts.
site-cannot = This browser cannot open the hall: it needs WebAssembly. You can still read the rules.
site-failed = The hall did not open. Reload the page to try again; you can still read the rules.
site-forgets = This browser cannot save anything: what you play here is lost when you close the window.
site-elsewhere = You are playing at this table in another window; in this one you can only watch.
site-play-here = Play here instead
