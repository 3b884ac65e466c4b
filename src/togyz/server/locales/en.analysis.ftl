### The words of the page of analyses, in English.
### They are fetched when it is opened. The terms are those of en.ftl.

## Analysis: a board to think at, with an engine that looks along

analysis-title = Analysis
# $side is the message "side".
analysis-start = { $side } to move. Play any hole, for either side.
# White's score. $stones are the stones that who is ahead is ahead by, $chance the chance in per cent
# of who is ahead to win.
score-unknown = Nobody knows yet who stands better.
score-said =
    { $side ->
        [white] White is ahead by { $stones }, with a chance of { $chance } %
        [black] Black is ahead by { $stones }, with a chance of { $chance } %
       *[nobody] The position is even
    }
score-proved =
    { $side ->
        [white] White wins by force
       *[black] Black wins by force
    }, { $plies ->
        [one] in { $plies } move
       *[other] in { $plies } moves
    }
# Tables know the result, though not in how many moves it comes.
score-won =
    { $side ->
        [white] White wins for certain
       *[black] Black wins for certain
    }
# Tables know how the position ends if nobody errs; $white and $black are the final kazans.
lines-known =
    { $winner ->
        [white] Perfect play from here: White wins
        [black] Perfect play from here: Black wins
       *[nobody] Perfect play from here: a draw
    }{ $exact ->
        [yes] , { $white } : { $black }
       *[no] {""}
    }
lines = Best moves
lines-engine = Engine
lines-fewer = Show fewer moves
lines-more = Show more moves
lines-longer = Think longer
lines-failed = The engine gives no answer.
lines-thinking = Thinking …
# Short: how many moves ahead the engine has looked.
lines-depth = Depth { $depth }
lines-proved = Certain
# $score is one of the "score-" messages, $move the message "line-said".
lines-said = { $score }: { $move }
# $place is the message "place", $effect one of the "effect-" messages or empty.
line-said = hole { $hole }, lands on { $place }{ $effect }
move-named =
    { $side ->
        [white] Move { $turn }, White: { $text }
       *[black] Move { $turn }, Black: { $text }
    }
# Marks of a move, and of the position after it.
glyph =
    { $name ->
        [brilliant] brilliant
        [good] good move
        [interesting] interesting
        [dubious] dubious
        [mistake] mistake
        [blunder] blunder
        [only] only move
        [white-wins] White is winning
        [white-better] White is better
        [white-slightly] White is slightly better
        [even] even
        [black-slightly] Black is slightly better
        [black-better] Black is better
        [black-wins] Black is winning
        [unclear] unclear
       *[other] { $glyph }
    }
variations = Variations
remarks = Remarks
remarks-marks = Marks
remarks-comment = What is to be said of this move
# A switch: holes that are pressed are drawn on, not played. Then a button that removes all of it.
drawing = Draw on the board
drawing-wipe = Remove drawings
drawing-help = Press a hole, then the one that an arrow is to point to; the same one twice to mark it.
# $from and $to are each the message "drawing-hole".
drawing-hole =
    { $side ->
        [white] White’s hole { $hole }
       *[black] Black’s hole { $hole }
    }
drawing-from = { $from }: which hole now? The same one once more marks it.
drawing-done =
    { $what ->
        [arrow] Arrow: { $from } – { $to }.
        [mark] Marked: { $to }.
       *[gone] Removed.
    }
remarks-promote = Move up: before the other variations
remarks-remove = Remove this move and what follows
remove-title = Remove these moves?
remove-text =
    { $moves ->
        [one] { $moves } move goes
       *[other] { $moves } moves go
    }, with all that was said of them.
# Buttons, short: what the other side threatens; to have the engine look through the whole game.
analysis-threat = Threat
analysis-review = Review
# What the engine shows is what a side would do if it were to move now.
lines-threat =
    { $side ->
        [white] If White were to move now:
       *[black] If Black were to move now:
    }
graph = Chances over the game
review-progress = Looking through the game: { $done } of { $of } …
review-done = The game has been looked through.
# A review that was broken off; the name of its button is "analysis-review".
review-part = Reviewed: { $done } of { $of } moves. “Review” goes on from there.
review-nothing = There is no move to review yet.
review-title = Review
# How well a side played, from 0 to 100.
review-accuracy = Accuracy
# How many such moves a side made: the head of a row.
review-count =
    { $verdict ->
        [inaccuracy] Inaccuracies
        [mistake] Mistakes
       *[blunder] Blunders
    }
# Moves follow, by which who was ahead ceased to be.
review-turned = Where the game turned:
# The mover's chances before the move and after it, in per cent.
review-verdict =
    { $verdict ->
        [inaccuracy] Inaccuracy
        [mistake] Mistake
       *[blunder] Blunder
    }: { $side ->
        [white] White’s
       *[black] Black’s
    } chances fall from { $before } % to { $after } %.
# Moves follow.
review-better = Better:
# A button: to try a side's moves again that were not good.
review-retry =
    { $side ->
        [white] White
       *[black] Black
    }: retry { $count ->
        [one] { $count } mistake
       *[other] { $count } mistakes
    }
# What a move does, or misses, that a better one does not. $hole is a number, in the row that is named;
# $plies are moves of both sides together, 0 where they can't be said.
remark-misses-win =
    { $plies ->
        [0] A win by force was there.
        [one] A win by force in { $plies } move was there.
       *[other] A win by force in { $plies } moves was there.
    }
remark-loses =
    { $plies ->
        [0] Now the game is lost by force.
        [one] Now the game is lost by force, in { $plies } move.
       *[other] Now the game is lost by force, in { $plies } moves.
    }
remark-misses-tuzdik = The opponent’s hole { $hole } was there to become a { -tuzdik }.
remark-misses-capture =
    { $stones ->
        [one] { $stones } stone in the opponent’s hole { $hole } was there to take.
       *[other] { $stones } stones in the opponent’s hole { $hole } were there to take.
    }
remark-allows-tuzdik = Now the opponent can make hole { $hole } a { -tuzdik }.
remark-leaves-stones =
    { $stones ->
        [one] Now the opponent can take { $stones } stone in hole { $hole }.
       *[other] Now the opponent can take { $stones } stones in hole { $hole }.
    }
remark-feeds-tuzdik =
    { $stones ->
        [one] { $stones } stone falls into the opponent’s { -tuzdik }.
       *[other] { $stones } stones fall into the opponent’s { -tuzdik }.
    }
# $moves are the own ones that are left.
remark-runs-out =
    { $moves ->
        [one] After { $moves } more move none is left, and the game is lost.
       *[other] After { $moves } more moves none is left, and the game is lost.
    }
remark-loses-stones =
    { $plies ->
        [one] Within { $plies } move
       *[other] Within { $plies } moves
    } it comes to { $stones ->
        [one] { $stones } stone
       *[other] { $stones } stones
    } less than with the better move.

## Mistakes that are tried again, at the board

retry-title = Mistake { $number } of { $count }
# $side is the message "side", $move the text of a move, $lost what it cost, in per cent.
retry-task = { $side } to move. The game went { $move }, and that cost { $lost } % of the chances. Find a better move.
retry-thinking = Looking at it …
# $best: whether it is the engine's own move.
retry-right =
    { $best ->
        [yes] Right! The engine would play it, too.
       *[no] Right! That is good as well.
    }
retry-wrong = Not this one: it costs { $lost } % of the chances.
retry-again = That was played in the game: it costs { $lost } % of the chances.
retry-hint = Look at hole { $hole }.
# A button: to be shown the better move.
retry-show = Show it
retry-shown = { $move } was better.
# Buttons: to the next mistake; the same, leaving this one unsolved; to be done with it; to try those
# that were not found once more.
retry-next = Next
retry-skip = Skip
retry-end = Finish
retry-once-more = Once more
retry-done-title = That was all
retry-done = Found at once: { $first } of { $count }. Found later: { $later }.

## Setting up a position, and the rest of an analysis

# A button, short: to set up a position.
analysis-edit = Set up
editor-title = Set up a position
# Buttons: the position that games begin with; no stones anywhere; each side gets what the other had.
editor-start = Start
editor-empty = Empty
editor-swap = Swap sides
editor-apply = Analyse
editor-text = The position as text
editor-side = To move
editor-kazan =
    { $side ->
        [white] White’s kazan
       *[black] Black’s kazan
    }
# The number of the hole, in the other side's row.
editor-tuzdik =
    { $side ->
        [white] White’s { -tuzdik }: hole
       *[black] Black’s { -tuzdik }: hole
    }
editor-no-tuzdik = none
editor-unreadable = This text is no position.
# $sum stones lie on the board, $total belong there, $difference is between them; $last is the number
# of the last hole.
editor-problem =
    { $problem ->
        [too-few] { $difference } of { $total } stones are missing.
        [too-many] There are { $difference } stones too many: { $sum } instead of { $total }.
        [no-tuzdiks] This game has no { -tuzdik }.
        [last-hole] Hole { $last } can never be a { -tuzdik }.
        [full-tuzdik] There are stones in a { -tuzdik }: it is always empty.
        [mirrored] Both sides have a { -tuzdik } with the same number: that can’t be.
        [extra] One more move is only given where the other side has no stones left.
       *[side] It is nobody’s turn.
    }
# A button: the engine of the server thinks instead of the one on this device. Short.
lines-server = Server
# Buttons, short: to take the game into the collection, to look at it, to take the game away.
analysis-keep = Keep
analysis-kept = The game is in your collection.
# Two tabs show one game of the collection, and both have changed it.
analysis-elsewhere = Another tab has changed this game. What is on the board here is kept beside it, as a game of its own.
analysis-library = Collection
analysis-export = Export
export-title = Take it away
export-game = The game
export-copy-game = Copy as text
# Ways to write moves, each with an example.
export-moves = Moves alone
export-notation =
    { $format ->
        [fromto] From and to: { $example }
        [holes] Hole numbers: { $example }
        [letters] Letters: { $example }
       *[playstrategy] PlayStrategy: { $example }
    }
export-position = The position
export-copy-position = Copy as text
export-paper = On paper
export-print = Print a score sheet
export-copied = Copied.

## How the moves of the position fared in many games

openings = Openings
# A button, short: the games of the server instead of one’s own.
openings-server = Server’s games
openings-counting = Counting: { $done } of { $of } …
openings-none =
    { $source ->
        [mine] No game of your collection came by here.
       *[server] No game of the server came by here.
    }
openings-no-server = The server has no such games.
# What the table is about, for who hears it.
openings-caption =
    How the moves fared { $source ->
        [mine] in your collection
       *[server] in the server’s games
    }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
# The same where no game came by and only values are known.
openings-worth = What the moves are worth
# Heads of columns, short.
openings-move = Move
openings-games = Games
openings-results = Results
openings-value = Value
# In per cent of the games.
openings-share = White won { $white } %, drawn { $draw } %, Black won { $black } %

## The collection: games from anywhere, kept on this device

library-title = Your collection
library-lead = Games from anywhere, kept on this device: to search, to sort, to analyse.
library-paste = Paste games of any format, or drop files here.
# Over the analysis board, while a file is dragged across it.
library-drop = Let go, and the games are taken into your collection.
library-take = Take them in
library-taking = Taking in: { $count } …
library-stop = Stop
library-taken =
    { $count ->
        [0] There was no game in it.
        [one] { $count } game was taken in.
       *[other] { $count } games were taken in.
    }
library-server = Have the server read it
library-unreadable = This can’t be opened: it is a folder, or no longer there.
library-search = Search
library-sort = Order
library-order =
    { $order ->
        [added] The latest first
        [date] By date
        [white] By White’s name
        [black] By Black’s name
       *[plies] The longest first
    }
library-count = { $found } of { $all }
library-plies =
    { $plies ->
        [one] { $plies } move
       *[other] { $plies } moves
    }
library-more = Show more
library-save = Save these as a file
library-clear = Remove all
library-clear-title = Remove the whole collection?
library-clear-text =
    { $count ->
        [one] { $count } game goes for good.
       *[other] { $count } games go for good.
    }
