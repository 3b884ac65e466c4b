### The words of the course, the rules of the variants and the page about the game, in English.
### They are fetched when one of these pages is opened. The terms are those of en.ftl.

## The course: its frame

# $name is the title of a task.
learn-window = { $name } – { -game }
learn-title = Learn the game
learn-lead = Short tasks on a real board, from the first move to the first win. Whatever you try, you are told what it did and why.
learn-start =
    { $where ->
        [begin] Begin
        [on] Go on
       *[game] To the first game
    }
learn-progress = { $done } of { $count } tasks done
# Said after the title of a task, by a screen reader alone.
learn-is-done = done
learn-overview = All tasks
learn-place = { $place } / { $count }
learn-hint = Hint
learn-again = Try again
learn-next = Next
learn-finish = To the first game
# Whose kazan it is, on the board.
learn-opponent = Opponent
learn-good = Right!
learn-hint-hole = It is hole { $hole }.
learn-hint-previews = From now on you can point at a hole, or hold a finger on it, to see where its move ends.
learn-chapter =
    { $chapter ->
        [sow] Sowing
        [capture] Capturing
        [tuzdik] The { -tuzdik }
        [end] The end of the game
       *[plan] First plans
    }

## What a move did not do. It follows a sentence that tells what it did.

learn-miss-hole = That was hole { $hole }. Here it is hole { $wanted }.
# $place is the message "place" of en.ftl.
learn-miss-end = The last stone has to land on { $place }.
learn-miss-home = The last stone has to come back into the hole that you took it from.
learn-miss-single = Look for a hole with a single stone.
learn-miss-captured =
    { $stones ->
        [0] Another hole captures { $best }.
       *[other] You captured { $stones }, and another hole captures { $best }.
    }
# $ban: a third stone is there, but the rules forbid the tuzdik; that has just been explained.
learn-miss-tuzdik =
    { $ban ->
        [yes] Look for another hole where your last stone makes three.
       *[no] For a { -tuzdik }, the last stone has to make exactly three in an opponent’s hole.
    }
learn-miss-fed = No stone fell into your { -tuzdik }.
learn-miss-lost = Stones that this gave to the opponent’s { -tuzdik }: { $stones }.
learn-miss-threat = Now the opponent can capture { $stones }, with hole { $hole }.
learn-miss-danger = Now the opponent’s hole { $hole } can make a { -tuzdik } of your hole { $number }.
learn-miss-result =
    { $result ->
        [won] That does not win the game.
       *[drawn] That does not save the draw.
    }

## The tasks: title, task, hint, and what was learnt. Short and simple, for an eight-year-old.

learn-first = The first move
learn-first-task = The lower row is yours: nine holes with nine stones each, numbered from left to right. Play hole 1, the first on the left: click it, tap it, or press 1.
learn-first-hint = Your row is the lower one, and hole 1 is the first on the left.
learn-first-done = You took nine stones. The first went back into hole 1, the others one by one into the next holes. This is called sowing, and every move is like it.

learn-return = The first stone stays
learn-return-task = The first stone always goes back into its hole. Which hole must you play for the last one to fall into your hole 9?
learn-return-hint = Count the hole itself as the first: four stones from hole 6 fall into 6, 7, 8 and 9.
learn-return-done = The hole itself counts. So four stones end three holes further on.

learn-single = A single stone
learn-single-task = A stone that lies alone does not go back: it moves on, and its hole is empty. Move the single stone into your empty hole 8.
learn-single-hint = It lies just before the empty hole.
learn-single-done = One stone: one hole on. Two or more: the first goes back.

learn-across = Past the kazans
learn-across-task = After your hole 9 the stones go on to the opponent’s holes, anticlockwise. The two long kazans in the middle get none. Let the last stone fall into the opponent’s hole 3.
learn-across-hint = The opponent counts from the other end: hole 1 lies opposite your hole 9. Count straight on, without the kazans.
learn-across-done = Nothing is ever sown into a kazan. It fills by capturing.

learn-thirteen = All the way round
learn-thirteen-task = Many stones go past the opponent’s whole row and come home again. Let the last stone fall into your own hole 3.
learn-thirteen-hint = Of thirteen stones from hole 9, one stays, nine go to the opponent, and three come home.
learn-thirteen-done = Every hole of the opponent got a stone on the way. A large pile changes the whole board.

learn-lap = One whole lap
learn-lap-task = There are eighteen holes. One of your three large piles ends exactly where it begins. Which one?
learn-lap-hint = One stone goes back first, and eighteen more go once round the board.
learn-lap-done = Nineteen stones: one for every other hole, two for their own.

learn-even = Even is captured
learn-even-task = If your last stone makes the number in an opponent’s hole even, all the stones there go to your kazan. Capture something.
learn-even-hint = Look for an opponent’s hole with an odd number: one stone more makes it even.
learn-even-done = Five stones and yours made six. Six is even, so all of them are in your kazan.

learn-ownside = Only on the other side
learn-ownside-task = On your own side nothing is captured, even where the number is even. Find the one move that captures.
learn-ownside-hint = Five stones from hole 9 reach the opponent’s hole 4.
learn-ownside-done = Two stones are not many, but they are yours now. An even number of your own brings nothing.

learn-choose = The richest capture
learn-choose-task = Several holes capture something here. Take as many as you can.
learn-choose-hint = Try the moves in your head: which of the odd holes that you can reach holds the most?
learn-choose-done = Eight is the most there is. To compare before you move is half of the game.

learn-far = From far away
learn-far-task = A large pile reaches far, and leaves a stone in every hole on its way. Find the capture of ten or more.
learn-far-hint = Thirteen stones from hole 3 reach the opponent’s hole 6.
learn-far-done = Twelve at once! Watch where large piles end, yours and the opponent’s.

learn-tuzdik = Three make a { -tuzdik }
learn-tuzdik-task = If your last stone makes exactly three in an opponent’s hole, the hole becomes your { -tuzdik }: the three stones are yours, and every stone that falls into it later. Make one.
learn-tuzdik-hint = Look for an opponent’s hole with two stones that your last stone can reach.
learn-tuzdik-done = The hole stays yours until the end of the game. Nobody can play from it.

learn-feed = It pays all game long
learn-feed-task = The opponent’s hole 4 is your { -tuzdik }. Let your last stone fall into it, and then watch the opponent sow.
learn-feed-hint = Six stones from hole 8 reach it.
learn-feed-done = Your stone went straight to your kazan. And now the opponent sows past it: what falls into your { -tuzdik } is yours, whoever sows.

learn-ninth = Never in hole 9
learn-ninth-task = The ninth hole can never become a { -tuzdik }. Two of your moves make three in an opponent’s hole, and only one of them makes a { -tuzdik }.
learn-ninth-hint = The thirteen stones end in hole 9. Take the other one.
learn-ninth-done = In hole 9 three stones just stay where they are: no { -tuzdik }, and nothing captured.

learn-mirror = Never the same number
learn-mirror-task = The opponent’s { -tuzdik } is your hole 4. So the opponent’s hole 4 can’t become yours. Make your { -tuzdik } elsewhere.
learn-mirror-hint = Two stones lie in the opponent’s hole 1.
learn-mirror-done = Whoever has a { -tuzdik } first has forbidden its number to the other.

learn-second = Only one
learn-second-task = You have a { -tuzdik } already, the opponent’s hole 5, and nobody gets a second one. Three stones bring you nothing any more: capture something.
learn-second-hint = The opponent’s hole 1 holds five stones.
learn-second-done = Once you have your { -tuzdik }, three is an odd number like any other.

learn-leak = The opponent’s { -tuzdik }
learn-leak-task = Your hole 7 is the opponent’s { -tuzdik }: every stone that you drop there is lost. Capture something without losing a stone.
learn-leak-hint = A move that begins behind hole 7 does not pass it.
learn-leak-done = Your move began behind it. Before you sow, count what the way costs.

learn-win = Eighty-two
learn-win-task = Whoever has 82 stones in the kazan wins at once: that is more than half of all 162. You have 78. Win!
learn-win-hint = Four are missing. Which hole captures four?
learn-win-done = Eighty-two! The game is over, whatever still lies on the board.

learn-bare = No stone to move
learn-bare-task = If the player to move has no stones left, the game is over, and the stones on the board go to the other player. You have 70, the opponent has 80. Win all the same!
learn-bare-hint = Take the last stones that the opponent can move.
learn-bare-done = The opponent had no move. So the 8 stones on your side were yours: 74 and 8 are 82. If your own row is empty after your move, that ends nothing: the opponent moves.

learn-half = Half each
learn-half-task = 81 each is a draw. The opponent has 81 and needs only one stone more. Save the draw!
learn-half-hint = The opponent has one stone left to move. Take it.
learn-half-done = 72 in your kazan, 2 captured, and 7 left on your side: 81 each, a draw.

learn-parity = Odd and even at a glance
learn-parity-task = Stones lie in pairs, so an odd one stands out. An odd hole is in danger, for one stone more makes it even. Which move captures the most?
learn-parity-hint = Eleven stones lie in the opponent’s hole 3.
learn-parity-done = Eleven and one are twelve. Look for odd holes first, on both sides.

learn-worth = Worth more than it looks
learn-worth-task = You could capture twelve here, or make a { -tuzdik }. It brings only three now, but then a stone with every sowing that passes, until the end. Make it!
learn-worth-hint = Two stones lie in the opponent’s hole 6, and eleven stones reach it.
learn-worth-done = The game is still long, so this is the better move, and the large pile is gone from your side at the same time.

learn-guard = Cover what is in danger
learn-guard-task = The opponent wants to capture your nine stones in hole 3. Play so that no answer captures more than three.
learn-guard-hint = Nine and one are ten: even. What if there were ten already?
learn-guard-done = Ten and one are eleven: nothing to capture. One stone of your own is often the best cover.

learn-deny = No { -tuzdik } for the opponent
learn-deny-task = Two stones in one of your holes are a danger: a third makes the opponent’s { -tuzdik }. Play so that the opponent can’t make one.
learn-deny-hint = Holes 4 and 5 are in danger. One move changes both.
learn-deny-done = Now there is one stone in the one and there are three in the other. A stone more makes two or four, not three.

learn-both = Attack and cover
learn-both-task = All together: capture something, and leave the opponent no capture of more than four.
learn-both-hint = Four can be had in the opponent’s hole 1, and the way there covers your hole 4.
learn-both-done = So ask two questions before each move: what does it bring me, and what does it leave to the other?

## The end of the course

learn-game-title = Your first game
learn-game-text = You know all the rules now. This is the weakest computer: whoever captures what can be captured mostly beats it. In the game, surprises are explained, moves can be taken back, and there are hints.
learn-game-advice = Look at the odd holes first, make a { -tuzdik } early, and don’t leave large odd piles where the opponent reaches them.

## The rules of a variant, on a page to read and to print. Texts of the rules in a minute (en.ftl)
## stand before these, which say the rest.

rules-title = The rules
rules-window = Rules: { $name } – { -game }
# Numbers of a variant: holes of each side, all stones, and how many win.
rules-card = { $holes } holes a side, { $total } stones, { $win } to win
rules-print = Print
rules-other = Other variants
rules-board = The board
rules-board-text =
    The two players, White and Black, sit at the long sides. Each has { $holes } holes, numbered from 1 to { $holes } from that player’s own left. In the beginning { $stones } stones lie in each hole. White moves first, then they take turns. { $kazans ->
        [sown] Each has a kazan for the stones won, which comes after that player’s last hole in the sowing; on this page it is drawn in the middle.
       *[middle] Each has a kazan for the stones won. The kazans lie in the middle, one’s own on the opponent’s half.
    }
# $lap: with so many stones the last one falls into the hole that they came from.
rules-sow-more = The player may choose any of the own holes that has stones. With { $lap } stones the last one comes back to where it started; with more, the sowing goes on.
rules-capture-more =
    { $captures ->
        [pair] Nothing is captured on the player’s own side, nor where stones fell on the way.
        [opposite] On the own side there is no other capture, and none where stones fell on the way.
       *[even] An odd number brings nothing, nor does an even one on the player’s own side, nor a hole where stones fell on the way.
    }
rules-tuzdik-more = The { -tuzdik } arises by itself, and lasts until the end of the game. Every stone that falls into it, whoever sows, goes to its owner’s kazan at once. If it is the last of a move, it does nothing else. Nobody can play from a { -tuzdik }. Where a { -tuzdik } is forbidden, the move stands: the three stones stay, and nothing is captured.
rules-end-more =
    { $end ->
        [rows] It does not matter whose move it is.
       *[bare] Nobody has to give the opponent a stone. A player whose own move has emptied the own row has not lost by it: the opponent moves, and may bring stones.
    }
rules-options = In some tournaments
rules-source = Where these rules come from
rules-source-text =
    { $kind ->
        [joint] These are the joint tournament rules of Kazakhstan and Kyrgyzstan. Published texts differ on whether a player may, must or need not ask for a { -tuzdik }: here it arises always. That a position is drawn when it comes for the third time is our choice; published rules let a player claim it.
        [small] A smaller game for children, with the rules of the large one but for the { -tuzdik }.
        [old] Before 1949 the game was played in several ways. One sentence of a popular account is all that we know of this one, and the reading of it is ours.
       *[neighbour] The Turkish neighbour of the game. Its rules are told in several ways; this is one reading of them.
    }

## About the game, and frequent questions. Names of people as they are known.

about-title = About the game
about-lead = Where the game comes from, what its words mean, and what people ask about it most.
about-open = About the game
about-names = The names
about-names-game = “Togyz” and “toguz” mean nine. In Kazakh the name speaks of nine small pebbles, in Kyrgyz of nine pellets of dung, such as herdsmen may have played with. Nine is a number of weight among the nomads of the steppe: old calendars counted weeks of nine days.
about-names-parts = A Kazakh word for the hole is otau, the yurt of a young family. A kazan is a cauldron. The captured hole is a sacred place in Kazakh, and in Kyrgyz it is tuz: salt, as in Turkish.
about-past = The past
about-past-carvings = Carvings in rock and old wooden boards show the game; it is at least some five hundred years old, and travelled with nomads and caravans along the Silk Road.
about-past-books = The Russian scholar Nikolai Pantusov described it in 1906, the German ethnologist Richard Karutz in 1911.
about-sport = A sport
about-sport-years = In 1949 the rules of tournaments became one. Kazakhstan has had a championship since 1974, a world federation was founded in 2008, and the first world championship was held in Astana in 2010.
about-sport-unesco = In 2020 UNESCO put the game on its list of the intangible heritage of humanity, at the common wish of Kazakhstan, Kyrgyzstan and Türkiye, and together with Mangala.
about-records = Short games, and computers
about-records-short = The shortest game among masters that is told of took 17 moves, each side’s counted: Nurlan Eleusiz against Serik Aktayev in Aktau, 2006.
about-records-shortest = No game can be shorter than { $plies } moves, and exactly { $games } games are as short. That has been proved: a computer has walked through all games of that length.
about-records-computers = A strong program, “Toguz Kumalak 2011”, was written by Yernar Shambayev in Pavlodar. In 2005 Kirk Scott took the game into his computer science courses at the University of Alaska in Anchorage.
about-questions = Frequent questions
about-q-stones = How many stones are there?
about-a-stones = { $total }: each player has { $holes } holes with { $stones } stones each. The kazans are empty in the beginning.
about-q-tuzdik = What is a { -tuzdik }?
about-a-tuzdik = A hole of the opponent that has become yours, because your last stone made exactly three there. These three are yours, and so is every stone that falls into it later, whoever sows.
about-q-many = How many { -tuzdik } holes can a player have?
about-a-many = One in the whole game. So there are never more than two on the board.
about-q-which = Which hole can’t become a { -tuzdik }?
about-a-which = The opponent’s hole { $last }, and the one with the same number as a { -tuzdik } that the opponent already has. The move may be played, but the three stones stay where they are.
about-q-win = How does one win?
about-a-win = With { $win } stones in the kazan, at once. { $half } each is a draw. If the player to move has no stones, the rest belongs to the other, and the kazans are compared.
about-q-mangala = How does it differ from Mangala?
about-a-mangala = It has { $holes } holes a side and { $total } stones; Mangala has { $fewer } and { $less }. Nothing is sown into the kazans, so no move ends there and brings another one; nothing is captured from an own empty hole. Instead there is the { -tuzdik }.
about-q-same = Are Togyz Kumalak and Toguz Korgool the same game?
about-a-same = Yes: one is the Kazakh name and one the Kyrgyz. Customs differ a little; both countries play tournaments by common rules.
about-q-unesco = Is it on the list of UNESCO?
about-q-variants = Are there other ways to play?
about-a-variants = Yes. This page knows { $count } variants, small ones for children and old ones among them, and has the rules of each.
about-sources = Sources
about-source = Source { $number }
about-source-name =
    { $source ->
        [world] Mancala World, “Toguz Kumalak”
        [shop] CetinsGame, the rules of Toguz Korgool
        [unesco] UNESCO, decision 15.COM 8.B.37 of 2020
       *[proof] Our own proof: the command “togyz facts shortest”
    }
