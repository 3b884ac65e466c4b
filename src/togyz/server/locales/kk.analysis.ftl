### The words of the page of analyses, in Kazakh (Cyrillic). They are fetched when it is opened.
### No native speaker has gone over it yet: see docs/how-to/translate.md.

## Analysis: a board to think at, with an engine that looks along

analysis-title = Талдау
analysis-start = { $side } жүреді. Екі жақ үшін де кез келген отаудан жүре аласыз.
score-unknown = Кімнің жағдайы жақсы екені әзірге белгісіз.
# CHECK: whether players say «құмалақ басым» of somebody who is ahead.
score-said =
    { $side ->
        [white] Бастаушы { $stones } құмалаққа алда, жеңу мүмкіндігі { $chance } %
        [black] Қостаушы { $stones } құмалаққа алда, жеңу мүмкіндігі { $chance } %
       *[nobody] Жағдай тең
    }
score-proved =
    { $side ->
        [white] Бастаушы міндетті түрде жеңеді
       *[black] Қостаушы міндетті түрде жеңеді
    }, { $plies } жүрісте
# CHECK: the result is known, though not in how many moves it comes.
score-won =
    { $side ->
        [white] Бастаушы анық жеңеді
       *[black] Қостаушы анық жеңеді
    }
# CHECK: if nobody errs from here on.
lines-known =
    { $winner ->
        [white] Осы жерден қатесіз ойында бастаушы жеңеді
        [black] Осы жерден қатесіз ойында қостаушы жеңеді
       *[nobody] Осы жерден қатесіз ойында тең ойын
    }{ $exact ->
        [yes] , { $white } : { $black }
       *[no] {""}
    }
lines = Ең жақсы жүрістер
# CHECK: a word for a chess engine.
lines-engine = Қозғалтқыш
lines-fewer = Аз жүріс көрсету
lines-more = Көп жүріс көрсету
lines-longer = Ұзағырақ ойлау
lines-failed = Қозғалтқыш жауап бермейді.
lines-thinking = Ойлап жатыр …
lines-depth = Тереңдігі { $depth }
lines-proved = Анық
lines-said = { $score }: { $move }
line-said = { $hole }-отау, соңғысы { $place } түседі{ $effect }
move-named =
    { $side ->
        [white] { $turn }-жүріс, бастаушы: { $text }
       *[black] { $turn }-жүріс, қостаушы: { $text }
    }
# CHECK: the words that players use for these marks.
glyph =
    { $name ->
        [brilliant] тамаша
        [good] жақсы жүріс
        [interesting] қызықты
        [dubious] күмәнді
        [mistake] қате
        [blunder] өрескел қате
        [only] жалғыз жүріс
        [white-wins] бастаушы жеңеді
        [white-better] бастаушыда жақсы
        [white-slightly] бастаушыда сәл жақсы
        [even] тең
        [black-slightly] қостаушыда сәл жақсы
        [black-better] қостаушыда жақсы
        [black-wins] қостаушы жеңеді
        [unclear] белгісіз
       *[other] { $glyph }
    }
variations = Нұсқалар
remarks = Ескертпелер
remarks-marks = Белгілер
remarks-comment = Бұл жүріс туралы не айтасыз?
drawing = Тақтаға сызу
drawing-wipe = Сызбаны өшіру
drawing-help = Отауды, содан кейін көрсеткі нұсқайтын отауды басыңыз; бір отауды екі рет бассаңыз, ол белгіленеді.
drawing-hole =
    { $side ->
        [white] бастаушының { $hole }-отауы
       *[black] қостаушының { $hole }-отауы
    }
drawing-from = Басы: { $from }. Енді қай отауға? Соны тағы бассаңыз, белгіленеді.
drawing-done =
    { $what ->
        [arrow] Көрсеткі: { $from } – { $to }.
        [mark] Белгіленді: { $to }.
       *[gone] Өшірілді.
    }
remarks-promote = Жоғары: басқа нұсқалардың алдына
remarks-remove = Осы жүрісті және кейінгісін өшіру
remove-title = Осы жүрістер өшірілсін бе?
remove-text = { $moves } жүріс пен олар туралы жазылғанның бәрі өшеді.
analysis-threat = Қауіп
analysis-review = Шолу
lines-threat =
    { $side ->
        [white] Қазір бастаушы жүрсе:
       *[black] Қазір қостаушы жүрсе:
    }
graph = Партия бойындағы мүмкіндік
review-progress = Партия қаралып жатыр: { $done } / { $of } …
review-done = Партия қаралды.
review-part = Қаралған жүріс: { $done } / { $of }. «Шолу» батырмасы әрі қарай жалғастырады.
review-nothing = Шолатын жүріс әзірге жоқ.
review-title = Шолу
review-accuracy = Дәлдік
review-count =
    { $verdict ->
        [inaccuracy] Дәлсіздік
        [mistake] Қате
       *[blunder] Өрескел қате
    }
# CHECK: «бұрылған жер» for the moves that turned a game.
review-turned = Ойын бұрылған жер:
review-verdict =
    { $verdict ->
        [inaccuracy] Дәлсіздік
        [mistake] Қате
       *[blunder] Өрескел қате
    }. { $side ->
        [white] Бастаушының
       *[black] Қостаушының
    } мүмкіндігі: { $before } % → { $after } %.
review-better = Жақсырағы:
review-retry =
    { $side ->
        [white] Бастаушы
       *[black] Қостаушы
    }: { $count } қатені түзету
# CHECK: all that is said of a move that was not the best.
remark-misses-win =
    { $plies ->
        [0] Сөзсіз жеңіс жіберіп алынды.
       *[other] { $plies } жүрісте сөзсіз жеңіс бар еді.
    }
remark-loses =
    { $plies ->
        [0] Енді жеңілу сөзсіз.
       *[other] Енді { $plies } жүрісте жеңілу сөзсіз.
    }
remark-misses-tuzdik = Қарсыластың { $hole }-отауынан тұздық алуға болатын еді.
remark-misses-capture = Қарсыластың { $hole }-отауындағы { $stones } құмалақты алуға болатын еді.
remark-allows-tuzdik = Енді қарсылас { $hole }-отаудан тұздық ала алады.
remark-leaves-stones = Енді қарсылас { $hole }-отаудағы { $stones } құмалақты ала алады.
remark-feeds-tuzdik = Қарсыластың тұздығына { $stones } құмалақ түседі.
remark-runs-out = Тағы { $moves } жүрістен кейін жүретін құмалақ қалмайды, ойын ұтылады.
remark-loses-stones = { $plies } жүріс ішінде жақсырақ жүріске қарағанда { $stones } құмалақ кем болады.

## Mistakes that are tried again, at the board

retry-title = Қате { $number } / { $count }
retry-task = { $side } жүреді. Партияда { $move } жүрілді, мүмкіндіктің { $lost } %-ы жоғалды. Жақсырақ жүріс табыңыз.
retry-thinking = Қаралып жатыр …
retry-right =
    { $best ->
        [yes] Дұрыс! Қозғалтқыш та осылай жүрер еді.
       *[no] Дұрыс! Бұл да жақсы жүріс.
    }
retry-wrong = Бұл емес: мүмкіндіктің { $lost } % жоғалады.
retry-again = Партияда дәл осылай жүрілген: мүмкіндіктің { $lost } % жоғалады.
retry-hint = { $hole }-отауға қараңыз.
retry-show = Көрсету
retry-shown = { $move } жақсырақ еді.
retry-next = Келесі
retry-skip = Өткізу
retry-end = Аяқтау
retry-once-more = Тағы бір рет
retry-done-title = Бәрі осы
retry-done = Бірден табылғаны: { $first } / { $count }. Кейін табылғаны: { $later }.

## Setting up a position, and the rest of an analysis

analysis-edit = Құру
editor-title = Жағдайды құру
editor-start = Басы
editor-empty = Босату
editor-swap = Жақ ауыстыру
editor-apply = Талдау
editor-text = Жағдай мәтін түрінде
editor-side = Жүретін
editor-kazan =
    { $side ->
        [white] Бастаушының қазаны
       *[black] Қостаушының қазаны
    }
editor-tuzdik =
    { $side ->
        [white] Бастаушының тұздығы: отау
       *[black] Қостаушының тұздығы: отау
    }
editor-no-tuzdik = жоқ
editor-unreadable = Бұл мәтін жағдай емес.
editor-problem =
    { $problem ->
        [too-few] { $total } құмалақтың { $difference } жетіспейді.
        [too-many] { $difference } құмалақ артық: { $total } орнына { $sum }.
        [no-tuzdiks] Бұл ойында тұздық жоқ.
        [last-hole] { $last }-отау ешқашан тұздық бола алмайды.
        [full-tuzdik] Тұздықта құмалақ жатыр: ол әрқашан бос болады.
        [mirrored] Екі жақтың тұздығы бір нөмірлі отауда: бұлай болмайды.
        [extra] Тағы бір жүріс қарсыластың құмалағы қалмағанда ғана беріледі.
       *[side] Ешкімнің кезегі емес.
    }
lines-server = Сервер
analysis-keep = Сақтау
analysis-kept = Партия топтамаңызда.
# CHECK: the word for a tab of the browser.
analysis-elsewhere = Бұл ойын басқа қойындыда өзгертілді. Мұндағы тақтадағысы қасында бөлек ойын болып сақталады.
analysis-library = Топтама
analysis-export = Шығару
export-title = Өзіңізбен алу
export-game = Партия
export-copy-game = Мәтін етіп көшіру
export-moves = Жүрістер ғана
export-notation =
    { $format ->
        [fromto] Қайдан-қайда: { $example }
        [holes] Отау нөмірлері: { $example }
        [letters] Әріптер: { $example }
       *[playstrategy] PlayStrategy: { $example }
    }
export-position = Жағдай
export-copy-position = Мәтін етіп көшіру
export-paper = Қағазда
export-print = Партия парағын басып шығару
export-copied = Көшірілді.

## Осы жағдайдағы жүрістер көп партияда қалай аяқталды

# CHECK: a word for openings.
openings = Ойын басы
openings-server = Сервер партиялары
openings-counting = Санап жатыр: { $done } / { $of } …
openings-none =
    { $source ->
        [mine] Топтамаңыздағы партияларда мұндай жағдай болмаған.
       *[server] Сервер партияларында мұндай жағдай болмаған.
    }
openings-no-server = Серверде мұндай партиялар жоқ.
openings-caption =
    Жүрістердің нәтижесі, { $source ->
        [mine] топтамаңыздағы
       *[server] сервердегі
    } { $games } партия
openings-worth = Жүрістердің бағасы
openings-move = Жүріс
openings-games = Партия
openings-results = Нәтиже
openings-value = Баға
openings-share = Бастаушы жеңген { $white } %, тең { $draw } %, қостаушы жеңген { $black } %

## The collection: games from anywhere, kept on this device

library-title = Топтамаңыз
library-lead = Кез келген жерден алынған партиялар осы құрылғыда: іздеуге, сұрыптауға, талдауға.
library-paste = Кез келген форматтағы партияны қойыңыз немесе файлды осында тастаңыз.
# CHECK: how one says that a file is let go of.
library-drop = Жібере салыңыз: партиялар топтамаңызға қосылады.
library-take = Қосу
library-taking = Қосылып жатыр: { $count } …
library-stop = Тоқтату
library-taken =
    { $count ->
        [0] Мәтінде партия жоқ.
       *[other] { $count } партия қосылды.
    }
library-server = Сервер оқысын
library-unreadable = Мұны ашу мүмкін емес: бұл – қалта немесе файл енді жоқ.
library-search = Іздеу
library-sort = Реті
library-order =
    { $order ->
        [added] Алдымен жаңалары
        [date] Күні бойынша
        [white] Бастаушының аты бойынша
        [black] Қостаушының аты бойынша
       *[plies] Алдымен ұзақтары
    }
library-count = { $found } / { $all }
library-plies = { $plies } жүріс
library-more = Тағы көрсету
library-save = Осыларды файлға сақтау
library-clear = Бәрін өшіру
library-clear-title = Бүкіл топтама өшірілсін бе?
library-clear-text = { $count } партия біржола өшеді.
