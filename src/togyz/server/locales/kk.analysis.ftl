### The words of the page of analyses, in Kazakh (Cyrillic). They are fetched when it is opened.
### No native speaker has gone over it yet: see docs/how-to/translate.md.

## Analysis: a board to think at, with an engine that looks along

analysis-title = Талдау
analysis-start = Жүретін – { $side }. Екі жақ үшін де кез келген отаудан жүре аласыз.
score-unknown = Кімнің жағдайы жақсы екені әзірге белгісіз.
# CHECK: whether players say «құмалақ басым» of somebody who is ahead.
score-said =
    { $side ->
        [white] Бастаушы { $stones } құмалаққа алда, жеңу мүмкіндігі { $chance } %
        [black] Қостаушы { $stones } құмалаққа алда, жеңу мүмкіндігі { $chance } %
       *[nobody] Жағдай тең
    }
score-proved =
    { $side ->
        [white] Бастаушы міндетті түрде жеңеді
       *[black] Қостаушы міндетті түрде жеңеді
    }, { $plies } жүрісте
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
review-faults =
    { $side ->
        [white] Бастаушы
       *[black] Қостаушы
    }, { $accuracy } %: { $dubious } ?!, { $mistakes } ?, { $blunders } ??.
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
analysis-library = Топтама
analysis-export = Шығару
export-title = Өзіңізбен алу
export-game = Партия
export-copy-game = Мәтін етіп көшіру
export-position = Жағдай
export-copy-position = Мәтін етіп көшіру
export-paper = Қағазда
export-print = Партия парағын басып шығару
export-copied = Көшірілді.

## The collection: games from anywhere, kept on this device

library-title = Топтамаңыз
library-lead = Кез келген жерден алынған партиялар осы құрылғыда: іздеуге, сұрыптауға, талдауға.
library-paste = Кез келген форматтағы партияны қойыңыз немесе файлды осында тастаңыз.
library-take = Қосу
library-taking = Қосылып жатыр: { $count } …
library-taken =
    { $count ->
        [0] Мәтінде партия жоқ.
       *[other] { $count } партия қосылды.
    }
library-server = Сервер оқысын
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
