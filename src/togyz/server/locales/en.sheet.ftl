### The words of the page where score sheets are entered, in English. The terms are those of en.ftl.

sheet-title = Enter a score sheet
sheet-lead = Type two digits for each move: its hole, and the hole where its last stone fell.
sheet-choose = Sheet
sheet-new = New sheet
sheet-result = Result
sheet-date = Date
sheet-event = Tournament
sheet-round = Round
sheet-digits = Moves
sheet-save = Download
sheet-save-all = Download all
sheet-remove = Delete this sheet
# A move that does not fit, as a screen reader says it.
sheet-doubtful = { $move }, doubtful
sheet-keep = Keep as written
# $move is what was written, “76”; $landing the hole where its last stone falls by the rules.
sheet-doubt =
    { $who ->
        [white] White
       *[black] Black
    }, move { $number }: { $verdict ->
        [landing] “{ $move }” – the last stone from hole { $hole } falls into hole { $landing }.
        [barred] “{ $move }” – hole { $hole } can’t be played here.
       *[beyond] “{ $move }” – the game is over before this move.
    }
sheet-keys = Enter takes the first proposal, + keeps a move as it is written, the arrow keys go to other moves, Backspace erases.
