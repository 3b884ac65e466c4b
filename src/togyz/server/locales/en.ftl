### The words of the web page, in English.
###
### Whose hole, kazan or move: "own" is the reader's, "opponent" the other side's; where nobody
### of the two reads, "white" and "black".

### A term has the word of Kazakhstan; its attribute "kyrgyz" is the one of Kyrgyzstan, where the
### game is Toguz Korgool. Visitors choose. Messages name these things by the terms alone.

-game = Togyz Kumalak
    .kyrgyz = Toguz Korgool
-tuzdik = { $case ->
       *[small] tuzdik
        [large] Tuzdik
    }
    .kyrgyz = { $case ->
       *[small] tuz
        [large] Tuz
    }
# What a stone is called in the language of the game; said once, in the rules.
-kumalak = kumalak
    .kyrgyz = korgool

## The frame of all pages

game = { -game }
title =
    { $page ->
        [home] { -game }
        [play] Game – { -game }
        [analysis] Analysis – { -game }
        [learn] Learn – { -game }
        [library] Collection – { -game }
        [rules] Rules – { -game }
        [about] About the game – { -game }
        [sheet] Score sheet – { -game }
        [missing] Nothing here – { -game }
       *[replay] Replay – { -game }
    }
nav-label = Pages
nav-new = New game
nav-games = My games
nav-learn = Learn
nav-replay = Replay
nav-analysis = Analysis
nav-help = How to play
nav-settings = Settings
close = Close
cancel = Cancel

# A newer version of the page has been fetched; it is shown after loading the page again.
update-ready = There is a new version.
update-reload = Reload

## Words of the game

tuzdik = { -tuzdik }
side =
    { $side ->
        [white] White
       *[black] Black
    }
side-random = Random
# $name is the name that the server gives a variant, $title what it is called there.
variant =
    { $name ->
        [togyzkumalak] { -game }
        [qozdatu] Qozdatu
        [bestemshe] Bestemshe
        [no-return] No return (pre-1949)
        [singleton-capture] Singletons (pre-1949)
        [mangala] Mangala
       *[other] { $title }
    }
level =
    { $level ->
        [easy] Easy
        [medium] Medium
        [hard] Hard
        [full] Full strength
       *[other] Level { $level }
    }
you = You
# $level is easy, medium, hard, full, or the number of a level.
computer =
    { $level ->
        [easy] Computer, easy
        [medium] Computer, medium
        [hard] Computer, hard
        [full] Computer, full strength
       *[other] Computer, level { $level }
    }
score = { $first } : { $second }

## The board

board = Board
row =
    { $owner ->
        [own] Your holes
        [opponent] Opponent’s holes
        [white] White’s holes
       *[black] Black’s holes
    }
hole =
    { $owner ->
        [own] hole { $number }
        [opponent] opponent’s hole { $number }
        [white] White’s hole { $number }
       *[black] Black’s hole { $number }
    }
hole-stones =
    { $stones ->
        [0] { $hole }, empty
        [one] { $hole }, { $stones } stone
       *[other] { $hole }, { $stones } stones
    }
hole-tuzdik =
    { $owner ->
        [own] { $hole }, your { -tuzdik }
        [opponent] { $hole }, opponent’s { -tuzdik }
        [white] { $hole }, White’s { -tuzdik }
       *[black] { $hole }, Black’s { -tuzdik }
    }
# $place is the message "place", $effect one of the "effect-" messages or empty.
hole-preview = { $hole }, lands on { $place }{ $effect }
place =
    { $owner ->
        [own] your { $number }
        [opponent] opponent’s { $number }
        [white] White’s { $number }
       *[black] Black’s { $number }
    }
place-kazan =
    { $owner ->
        [own] your kazan
        [opponent] opponent’s kazan
        [white] White’s kazan
       *[black] Black’s kazan
    }
effect-capture = , captures { $stones }
effect-tuzdik = , makes a { -tuzdik }, captures { $stones }
kazan =
    { $owner ->
        [own] Your kazan: { $stones }, { $missing } to win
        [opponent] Opponent’s kazan: { $stones }, { $missing } to win
        [white] White’s kazan: { $stones }, { $missing } to win
       *[black] Black’s kazan: { $stones }, { $missing } to win
    }
# The game is over: $rest stones that were left on the board make it $score.
kazan-over =
    { $owner ->
        [own] Your kazan: { $stones }
        [opponent] Opponent’s kazan: { $stones }
        [white] White’s kazan: { $stones }
       *[black] Black’s kazan: { $stones }
    }, { $rest ->
        [0] the game is over
       *[other] and { $rest } left on the board make { $score }
    }
kazan-missing =
    { $stones ->
        [0] { $win } reached
       *[other] needs { $stones }
    }
kazan-counted = { $stones } + { $rest } = { $score }
move-said =
    { $who ->
        [own] You played hole { $hole }
        [opponent] Opponent played hole { $hole }
        [white] White played hole { $hole }
       *[black] Black played hole { $hole }
    }: { $stones ->
        [one] { $stones } stone
       *[other] { $stones } stones
    }, the last on { $place }{ $effect }.
ban =
    No { -tuzdik }: { $ban ->
        [second] you already have one, and nobody gets a second.
        [last-hole] the last hole of a row can never become one.
       *[mirrored] the opponent’s { -tuzdik } has the same number.
    }

## Lessons: what surprises beginners, said where it has just happened. Short and simple, for an
## eight-year-old. $who made the move: own, opponent, or where two play at one device white, black.

lesson-returned = The first stone went back into its hole. It always does, if there are two or more.
lesson-single = A single stone does not go back: it moves on to the next hole.
lesson-own-side =
    { $who ->
        [own] The last stone fell on your own side: nothing is captured there.
       *[other] The last stone fell on the mover’s own side: nothing is captured there.
    }
lesson-odd = The last stone made { $stones } there. That is odd, and only even numbers are captured.
lesson-not-pair = The last stone made { $stones } there, and only a pair is captured.
lesson-even =
    { $who ->
        [own] Your last stone made { $stones } there. That is even, so all of them are yours.
        [opponent] The last stone made { $stones } in your hole. That is even, so they are captured.
       *[other] The last stone made { $stones } there. That is even, so they are captured.
    }
lesson-pair =
    { $who ->
        [own] Your last stone made a pair there, so both are yours.
       *[other] The last stone made a pair there, so both are captured.
    }
lesson-opposite =
    { $who ->
        [own] The last stone fell into an empty hole of yours: you take it, and those opposite.
       *[other] The last stone fell into an empty hole of the mover’s: it takes those opposite.
    }
lesson-tuzdik =
    { $who ->
        [own] Three stones: this hole is your { -tuzdik } now. All that falls into it is yours.
        [opponent] Three stones: this hole is the opponent’s { -tuzdik } now, with all that falls into it.
        [white] Three stones: this hole is White’s { -tuzdik } now, with all that falls into it.
       *[black] Three stones: this hole is Black’s { -tuzdik } now, with all that falls into it.
    }
# $owner: own, opponent, white or black.
lesson-into-tuzdik =
    { $stones ->
        [one] { $stones } stone
       *[other] { $stones } stones
    } fell into { $owner ->
        [own] your { -tuzdik }: that goes to you, whoever sows.
        [opponent] the opponent’s { -tuzdik }: that goes to the opponent, whoever sows.
        [white] White’s { -tuzdik }: that goes to White, whoever sows.
       *[black] Black’s { -tuzdik }: that goes to Black, whoever sows.
    }
lesson-again =
    { $who ->
        [own] The last stone fell into your kazan, so you move again.
       *[other] The last stone fell into the mover’s kazan: one more move.
    }

## How a game ended

outcome-title =
    { $winner ->
        [own] You won
        [opponent] You lost
        [white] White won
        [black] Black won
       *[nobody] Draw
    }
outcome-said = { $title }. { $reason }
outcome-reason =
    { $reason ->
        [majority]
            { $winner ->
                [white] White has more than half of the stones: { $win } or more.
               *[black] Black has more than half of the stones: { $win } or more.
            }
        [split] Each kazan holds exactly half of the stones: { $half }.
        [bare]
            { $bare ->
                [white] White had no move left
               *[black] Black had no move left
            }{ $taker ->
                [white] : White takes{" "}
                [black] : Black takes{" "}
               *[nobody] .
            }{ $rest ->
                [0] {""}
                [one] the stone that was left.
               *[other] the { $rest } stones that were left.
            }
        [repetition] The same position arose for the third time.
        [agreement] The players agreed on a draw.
        [resignation]
            { $winner ->
                [white] Black resigned.
               *[black] White resigned.
            }
       *[time]
            { $winner ->
                [white] Black ran out of time.
               *[black] White ran out of time.
            }
    }

## The first page

home-title =
    { $holes ->
        [5] Five holes
        [6] Six holes
        [7] Seven holes
        [9] Nine holes
       *[other] { $holes } holes
    }, { $total } stones
home-lead = Sow the stones round the board, capture more than half of them, and win.
new-level = Level
new-side = You play
new-variant = Game
# The one large button of the page.
new-start = Play
new-opponent = Against
opponent-computer = Computer
# Two people at one and the same device.
opponent-friend = A friend here
new-level-finer = Level, finer
# $elo is a measured strength.
new-level-said = Level { $number }, strength { NUMBER($elo, useGrouping: 0) }
new-level-full = Full strength
new-name = Your name
new-clock = Time
new-clock-none = No clock
new-clock-said = { $minutes } min + { $seconds } s a move
new-clock-own = Your own …
new-clock-minutes = Minutes
new-clock-seconds = Seconds a move

## How it works, in four pictures on the first page. As short and simple as can be.

how-title = How it works
how-sow = Sow
how-sow-text =
    { $way ->
        [return] Take all stones of one of your holes. Drop the first into that hole again, the others one by one into the next.
        [no-return] Take all stones of one of your holes. Drop them one by one into the next holes, round the board.
       *[kazan] Take all stones of one of your holes. Drop the first into that hole again, the others one by one into the next, and into your kazan.
    }
how-capture = Capture
how-capture-text =
    { $captures ->
        [pair] If the last one makes a pair in an opponent’s hole, both are yours.
       *[even] If the last one makes the number in an opponent’s hole even, all of them are yours.
    }
how-tuzdik = { -tuzdik(case: "large") }
how-tuzdik-text = If it makes exactly three, the hole becomes your { -tuzdik }: all that falls into it is yours. Once a game.
how-win = Win
how-win-text = Who has { $win } stones in the kazan wins.
how-more = All the rules
how-learn = Learn it step by step

# Beside the link on the first page.
home-analysis = Look at any position or game, with the engine at your side.

## Where nothing is

missing-title = There is nothing at this address.
missing-home = To the first page

## A game

play-heading = Game
play-loading = Fetching the game …
play-turn =
    { $whose ->
        [own] Your move
        [computer] The computer is thinking …
       *[other] { $side } to move
    }
# Short: they stand on small buttons.
play-hint = Hint
play-undo = Undo
play-draw = Draw
play-resign = Resign
play-flip = Flip
play-ply = { $ply } of { $of }
# $who as above; in a game with the computer, "opponent" is the computer.
play-offered =
    { $who ->
        [own] You offered a draw.
        [opponent] Your opponent offers a draw.
        [white] White offers a draw.
       *[black] Black offers a draw.
    }
play-declined =
    { $who ->
        [own] You declined the draw.
        [opponent] Your opponent declines the draw.
        [white] White declines the draw.
       *[black] Black declines the draw.
    }
draw-accept = Accept
draw-decline = Decline
# Two people at one device: one of them asks for a draw.
draw-title = Call it a draw?
draw-text = Both of you agree that nobody wins.
draw-agree = We agree
# A move that the engine proposes: $place is the message "place", $effect one of the "effect-"
# messages or empty.
hint-said = A hint: hole { $hole }, it lands on { $place }{ $effect }.
hint-start = Choose one of your holes: its stones are sown one by one, round the board.
link-lost = No connection. Trying again …
resign-title = Give up this game?
resign-text =
    { $shared ->
        [yes] The other side wins then.
       *[no] Your opponent wins then.
    }
moves = Moves
result-rematch = Rematch
result-watch = Watch
result-analyse = Analyse
# Short: to have a game that was played reviewed.
review-game = Review
result-share = Share
result-copied = Copied
# A friendly word after the end of a game.
result-warm =
    { $how ->
        [won] Well played!
        [drawn] An even match.
       *[lost] Well fought. The next one is yours.
    }
result-download = Download
format =
    { $format ->
        [tgk] TGK
        [playok] PlayOK
        [togyz] Togyz
       *[json] JSON
    }

## My games

games-loading = Fetching your games …
games-none = You have played no game yet.
games-all = All my games
games-result =
    { $result ->
        [won] Won
        [lost] Lost
        [draw] Draw
       *[open] Open
    }
# $variant is the message "variant".
games-what =
    { $variant }, { $level ->
        [easy] { $side } against the computer, easy
        [medium] { $side } against the computer, medium
        [hard] { $side } against the computer, hard
        [full] { $side } against the computer, full strength
       *[other] { $side } against the computer, level { $level }
    }, { $plies ->
        [one] { $plies } move
       *[other] { $plies } moves
    }
# A game of two people who share the device, and who of them won; $side is the message "side".
games-two =
    { $variant }, two at this device, { $plies ->
        [one] { $plies } move
       *[other] { $plies } moves
    }
games-side-won = { $side } won
# Stands beside a game that is kept in this browser and not on the server.
games-here = on this device
# A button: sends such a game to the server, which keeps it with the others.
games-send = Keep it on the server
games-sent = It is kept on the server now.
# A button that removes a game from this device for good, and the question before that.
games-remove = Remove
games-remove-title = Remove this game for good?
# Chromium can't write dates in every language: $year, $month (1 to 12), $day, $hour and $minute
# are there to write it out.
games-when = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }

## Replay

replay-title = Replay a game
replay-lead = Paste a game or a position in any format that togyz reads: TGK, PlayOK, its own, JSON.
replay-show = Show
replay-file = Open a file …
replay-sheet = Enter a score sheet
replay-empty = There is nothing to read yet: paste a game first.
replay-nothing = No game and no position was found in this text.
replay-unreadable = This is no game or position that can be read here.
replay-another = Another text
replay-game = Game
# $result is 1-0, 0-1, 1/2-1/2 or *.
replay-name = { $number }. { $white } – { $black }, { $result }
replay-recorded =
    { $winner ->
        [white] White won, by the record.
        [black] Black won, by the record.
       *[nobody] A draw, by the record.
    }
replay-start = The position at the beginning.
replay-truncated = There are more games in this text; these are the first.
# What is wrong in a text that this device reads by itself. $word is what stands there.
read-word = “{ $word }” is no move
read-illegal = “{ $word }” can’t be played here
# $what is "landing" (the hole where the last stone falls), "total" (the number of stones in the
# mover's kazan, in parentheses) or "tuzdik".
read-wrong =
    { $what ->
        [landing] “{ $word }” names another hole than the one where the last stone falls
        [total] “{ $word }” names another number of stones in the kazan
       *[tuzdik] “{ $word }” marks a { -tuzdik } where none arises
    }
read-start = the game, or its first position, can’t be read on this device
replay-problems =
    { $count ->
        [one] { $count } problem in the text
       *[other] { $count } problems in the text
    }
replay-problem = Line { $line }, column { $column }: { $message }.
replay-problem-expected = Line { $line }, column { $column }: { $message }. Expected: { $expected }.
replay-first = To the beginning
replay-back = One move back
replay-forward = One move on
replay-last = To the end
replay-play = Play the moves
replay-pause = Pause
replay-slider = Move
replay-ply = move { $ply } of { $of }

## Settings

settings-board = Board
# The looks of the board: dark wood, green felt, and paper in the colours of the steppe.
board-theme =
    { $board ->
        [walnut] Walnut
        [felt] Felt
       *[steppe] Steppe
    }
settings-lessons = Explanations
# Explanations for beginners, where something happened that surprises them: on the easy levels
# alone, on all levels, on none.
lessons-auto = Easy levels
lessons-always = Always
lessons-never = Never
settings-sound = Sounds
settings-unhurried = Unhurried computer
settings-unhurried-more = It takes a moment before it answers.
settings-previews = Show where a move ends
settings-turning = Turn the board after each move
settings-two-more = When two play at this device.
settings-language = Language
language-auto = As in the browser
language-failed = These words can’t be fetched now: there is no connection.
settings-vocabulary = Name and words of the game
# Both names as they are: what is chosen here changes the words for the game, and for what is in it.
vocabulary =
    { $vocabulary ->
        [kyrgyz] Toguz Korgool
       *[kazakh] Togyz Kumalak
    }
settings-speed = Sowing
settings-theme = Colours
settings-less-motion = Your system asks for less motion, so moves are shown at once.
speed-off = Off
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
theme-auto = Automatic
theme-light = Light
theme-dark = Dark

## The rules in a minute

help-aim = Aim
help-aim-text = Get more than half of the stones into your kazan: { $win } of { $total }. A stone is called a { -kumalak }.
help-sow = Sowing
help-sow-text =
    { $way ->
        [return] Take all stones of one of your holes. The first goes back into that hole, the others one by one into the next ones, anticlockwise. A single stone moves to the next hole. Nothing is sown into a kazan.
        [no-return] Take all stones of one of your holes. They go one by one into the next ones, anticlockwise, and none back into that hole, unless you come round to it. Nothing is sown into a kazan.
       *[kazan] Take all stones of one of your holes. The first goes back into that hole, the others one by one into the next ones, anticlockwise. A single stone moves to the next hole. Your kazan comes after your last hole and gets a stone too; the opponent’s is passed by. If the last stone falls into your kazan, you move again.
    }
help-capture = Capture
help-capture-text =
    { $captures ->
        [pair] If your last stone joins a single one in an opponent’s hole and makes two, both go to your kazan. No other number is captured.
       *[even] If your last stone makes the number in an opponent’s hole even, all its stones go to your kazan.
    }
help-capture-opposite = If it falls into an empty hole of your own and there are stones in the hole opposite, you take both.
help-tuzdik = { -tuzdik(case: "large") }
help-tuzdik-text = If your last stone makes exactly three in an opponent’s hole, it becomes your { -tuzdik }: these and every stone that falls into it are yours from then on. You can have one, never in hole { $last }, and never with the number of the opponent’s.
help-end = End
help-end-text =
    { $end ->
        [rows] { $win } stones win. When a row is empty, its player takes the stones that are left, and the kazans are compared.
        [play-on] The game goes on after { $win } stones, until the player to move has none. Those left go to the other, and the kazans are compared.
       *[bare] { $win } stones win. If the player to move has no stones, those left go to the other, and the kazans are compared.
    }
help-extra-move = Before that, the other makes one more move; if it gives the player a stone, the game goes on.
help-draw =
    { $half ->
        [0] A position that comes for the third time is a draw.
       *[other] { $half } each is a draw, and so is a position that comes for the third time.
    }
help-look = Looking ahead
help-look-text = Rest the pointer on a hole, or hold a finger on it for a moment, to see where its last stone falls. The hard level doesn’t show it.
help-keys = Keys
help-keys-text = 1 to { $last } play your holes. The arrow keys walk over the board, Enter plays.

## Failures

# The compiled rules, a file of the page, did not arrive or can't be run. Said instead of the page.
core-failed = The rules of the game could not be loaded. Load the page again; if that doesn’t help, this browser is too old.
failure =
    { $code ->
        [busy] Many people want the same just now. Please try again in a minute.
        [draw-too-soon] You have offered a draw already. Make a move before you offer the next one.
        [engine-busy] The server has too much to do just now. Please try again in a moment.
        [engine-failed] The computer could not find a move. Please try again.
        [game-over] The game is over already.
        [illegal-move] This hole can’t be played now.
        [newer-page] This game was played with a newer version of the page. Reload the page to have that one.
        [no-draw-offer] No draw is offered any more.
        [not-found] There is no such game.
        [not-kept] The server can’t keep anything just now, so that was not done. Please try again in a while.
        [not-over] The game is not over yet.
        [not-your-seat] You are not a player of this game.
        [not-your-turn] It is not your turn.
        [nothing-to-take-back] There is no move to take back.
        [part-missing] This part of the page could not be fetched: there is no network, or a new version. Load the page again.
        [stale] The board had changed meanwhile: this is how it stands now.
        [storage-failed] This browser does not keep games here: it forbids storage, as private windows do.
        [storage-full] There is no room left on this device, so this could not be kept. Make some room and try again.
        [too-large] This text is too large.
        [too-many-games] Too many games were started from here. Please wait a little.
        [too-many-requests] Very many requests come from your network just now. Please try again in a moment.
        [too-slow] That took too long to arrive. Please try again.
        [unkept] This browser forbids storage, as private windows do: this game is gone when the page is closed.
        [unreachable] The server can’t be reached. Is it running?
        [unreadable] This could not be read.
       *[other] Something went wrong. Loading the page again may help.
    }
