### The words of the page of analyses, in Kyrgyz. They are fetched when it is opened.
### No native speaker has gone over it yet: see docs/how-to/translate.md.

## Analysis: a board to think at, with an engine that looks along

analysis-title = Талдоо
analysis-start = { $side } жүрөт. Эки тарап үчүн тең каалаган үйдөн жүрө аласыз.
score-unknown = Кимдин абалы жакшы экени азырынча белгисиз.
score-said =
    { $side ->
        [white] Ак { $stones } коргоолго алдыда, жеңүү мүмкүнчүлүгү { $chance } %
        [black] Кара { $stones } коргоолго алдыда, жеңүү мүмкүнчүлүгү { $chance } %
       *[nobody] Абал тең
    }
score-proved =
    { $side ->
        [white] Ак сөзсүз жеңет
       *[black] Кара сөзсүз жеңет
    }, { $plies } жүрүштө
# CHECK: the result is known, though not in how many moves it comes.
score-won =
    { $side ->
        [white] Ак анык жеңет
       *[black] Кара анык жеңет
    }
# CHECK: if nobody errs from here on.
lines-known =
    { $winner ->
        [white] Ушул жерден катасыз оюнда Ак жеңет
        [black] Ушул жерден катасыз оюнда Кара жеңет
       *[nobody] Ушул жерден катасыз оюнда тең чыгат
    }{ $exact ->
        [yes] , { $white } : { $black }
       *[no] {""}
    }
lines = Эң жакшы жүрүштөр
# CHECK: a word for a chess engine.
lines-engine = Кыймылдаткыч
lines-fewer = Азыраак жүрүш көрсөтүү
lines-more = Көбүрөөк жүрүш көрсөтүү
lines-longer = Узагыраак ойлонуу
lines-failed = Кыймылдаткыч жооп бербейт.
lines-thinking = Ойлонуп жатат …
lines-depth = Тереңдиги { $depth }
lines-proved = Так
lines-said = { $score }: { $move }
line-said = { $hole }-үй, акыркысы { $place } түшөт{ $effect }
move-named =
    { $side ->
        [white] { $turn }-жүрүш, ак: { $text }
       *[black] { $turn }-жүрүш, кара: { $text }
    }
# CHECK: the words that players use for these marks.
glyph =
    { $name ->
        [brilliant] эң сонун
        [good] жакшы жүрүш
        [interesting] кызыктуу
        [dubious] күмөндүү
        [mistake] ката
        [blunder] одоно ката
        [only] жалгыз жүрүш
        [white-wins] ак жеңет
        [white-better] акта жакшыраак
        [white-slightly] акта бир аз жакшы
        [even] тең
        [black-slightly] карада бир аз жакшы
        [black-better] карада жакшыраак
        [black-wins] кара жеңет
        [unclear] белгисиз
       *[other] { $glyph }
    }
variations = Варианттар
remarks = Эскертүүлөр
remarks-marks = Белгилер
remarks-comment = Бул жүрүш жөнүндө эмне айтасыз?
drawing = Тактага чийүү
drawing-wipe = Чийгенди өчүрүү
drawing-help = Үйдү, андан кийин жебе көрсөтө турган үйдү басыңыз; бир үйдү эки жолу бассаңыз, ал белгиленет.
drawing-hole =
    { $side ->
        [white] актын { $hole }-үйү
       *[black] каранын { $hole }-үйү
    }
drawing-from = Башы: { $from }. Эми кайсы үйгө? Ошону дагы бассаңыз, белгиленет.
drawing-done =
    { $what ->
        [arrow] Жебе: { $from } – { $to }.
        [mark] Белгиленди: { $to }.
       *[gone] Өчүрүлдү.
    }
remarks-promote = Жогору: башка варианттардын алдына
remarks-remove = Бул жүрүштү жана кийинкисин өчүрүү
remove-title = Бул жүрүштөр өчүрүлсүнбү?
remove-text = { $moves } жүрүш жана алар жөнүндө жазылгандын баары өчөт.
analysis-threat = Коркунуч
analysis-review = Карап чыгуу
lines-threat =
    { $side ->
        [white] Азыр ак жүрсө:
       *[black] Азыр кара жүрсө:
    }
graph = Партия боюнча мүмкүнчүлүк
review-progress = Партия каралып жатат: { $done } / { $of } …
review-done = Партия каралды.
review-part = Каралган жүрүш: { $done } / { $of }. «Карап чыгуу» баскычы андан ары улантат.
review-nothing = Карай турган жүрүш азырынча жок.
review-title = Карап чыгуу
review-accuracy = Тактык
review-count =
    { $verdict ->
        [inaccuracy] Так эмес жүрүш
        [mistake] Ката
       *[blunder] Одоно ката
    }
# CHECK: «бурулган жер» for the moves that turned a game.
review-turned = Оюн бурулган жер:
review-verdict =
    { $verdict ->
        [inaccuracy] Так эмес жүрүш
        [mistake] Ката
       *[blunder] Одоно ката
    }. { $side ->
        [white] Актын
       *[black] Каранын
    } мүмкүнчүлүгү: { $before } % → { $after } %.
review-better = Жакшырагы:
review-retry =
    { $side ->
        [white] Ак
       *[black] Кара
    }: { $count } катаны оңдоо
# CHECK: all that is said of a move that was not the best.
remark-misses-win =
    { $plies ->
        [0] Сөзсүз жеңиш колдон чыкты.
       *[other] { $plies } жүрүштө сөзсүз жеңиш бар эле.
    }
remark-loses =
    { $plies ->
        [0] Эми утулуу сөзсүз.
       *[other] Эми { $plies } жүрүштө утулуу сөзсүз.
    }
remark-misses-tuzdik = Каршылаштын { $hole }-үйүнөн туз алса болот эле.
remark-misses-capture = Каршылаштын { $hole }-үйүндөгү { $stones } коргоолду алса болот эле.
remark-allows-tuzdik = Эми каршылаш { $hole }-үйдөн туз ала алат.
remark-leaves-stones = Эми каршылаш { $hole }-үйдөгү { $stones } коргоолду ала алат.
remark-feeds-tuzdik = Каршылаштын тузуна { $stones } коргоол түшөт.
remark-runs-out = Дагы { $moves } жүрүштөн кийин жүрө турган коргоол калбайт, оюн утулат.
remark-loses-stones = { $plies } жүрүш ичинде жакшыраак жүрүшкө караганда { $stones } коргоол кем болот.

## Mistakes that are tried again, at the board

retry-title = Ката { $number } / { $count }
retry-task = { $side } жүрөт. Партияда { $move } жүрүлдү, мүмкүнчүлүктүн { $lost } %-ы жоголду. Жакшыраак жүрүш табыңыз.
retry-thinking = Каралып жатат …
retry-right =
    { $best ->
        [yes] Туура! Кыймылдаткыч да ушинтип жүрмөк.
       *[no] Туура! Бул да жакшы жүрүш.
    }
retry-wrong = Бул эмес: мүмкүнчүлүктүн { $lost } % жоголот.
retry-again = Партияда дал ушундай жүрүлгөн: мүмкүнчүлүктүн { $lost } % жоголот.
retry-hint = { $hole }-үйгө караңыз.
retry-show = Көрсөтүү
retry-shown = { $move } жакшыраак болмок.
retry-next = Кийинки
retry-skip = Өткөрүү
retry-end = Бүтүрүү
retry-once-more = Дагы бир жолу
retry-done-title = Баары ушул
retry-done = Дароо табылганы: { $first } / { $count }. Кийин табылганы: { $later }.

## Setting up a position, and the rest of an analysis

analysis-edit = Түзүү
editor-title = Абалды түзүү
editor-start = Башы
editor-empty = Бошотуу
editor-swap = Тарап алмаштыруу
editor-apply = Талдоо
editor-text = Абал текст түрүндө
editor-side = Жүрө турган
editor-kazan =
    { $side ->
        [white] Актын казаны
       *[black] Каранын казаны
    }
editor-tuzdik =
    { $side ->
        [white] Актын тузу: үй
       *[black] Каранын тузу: үй
    }
editor-no-tuzdik = жок
editor-unreadable = Бул текст абал эмес.
editor-problem =
    { $problem ->
        [too-few] { $total } коргоолдун { $difference } жетишпейт.
        [too-many] { $difference } коргоол ашык: { $total } ордуна { $sum }.
        [no-tuzdiks] Бул оюнда туз жок.
        [last-hole] { $last }-үй эч качан туз боло албайт.
        [full-tuzdik] Тузда коргоол жатат: ал ар дайым бош болот.
        [mirrored] Эки тараптын тузу бир номердеги үйдө: мындай болбойт.
        [extra] Дагы бир жүрүш каршылаштын коргоолу калбаганда гана берилет.
       *[side] Эч кимдин кезеги эмес.
    }
lines-server = Сервер
analysis-keep = Сактоо
analysis-kept = Партия топтомуңузда.
# CHECK: the word for a tab of the browser.
analysis-elsewhere = Бул оюн башка өтмөктө өзгөртүлдү. Бул жердеги тактадагысы жанында өзүнчө оюн болуп сакталат.
analysis-library = Топтом
analysis-export = Чыгаруу
export-title = Өзүңүз менен алуу
export-game = Партия
export-copy-game = Текст кылып көчүрүү
export-moves = Жүрүштөр гана
export-notation =
    { $format ->
        [fromto] Кайдан-кайда: { $example }
        [holes] Үйлөрдүн номерлери: { $example }
        [letters] Тамгалар: { $example }
       *[playstrategy] PlayStrategy: { $example }
    }
export-position = Абал
export-copy-position = Текст кылып көчүрүү
export-paper = Кагазда
export-print = Партия барагын басып чыгаруу
export-copied = Көчүрүлдү.

## Ушул абалдагы жүрүштөр көп партияда кандай аяктады

# CHECK: a word for openings.
openings = Оюн башы
openings-server = Сервердин партиялары
openings-counting = Саналып жатат: { $done } / { $of } …
openings-none =
    { $source ->
        [mine] Топтомуңуздагы партияларда мындай абал болгон эмес.
       *[server] Сервердин партияларында мындай абал болгон эмес.
    }
openings-no-server = Серверде мындай партиялар жок.
openings-caption =
    Жүрүштөрдүн жыйынтыгы, { $source ->
        [mine] топтомуңуздагы
       *[server] сервердеги
    } { $games } партия
openings-worth = Жүрүштөрдүн баасы
openings-move = Жүрүш
openings-games = Партия
openings-results = Жыйынтык
openings-value = Баа
openings-share = Ак жеңген { $white } %, тең { $draw } %, кара жеңген { $black } %

## The collection: games from anywhere, kept on this device

library-title = Топтомуңуз
library-lead = Каалаган жерден алынган партиялар бул түзмөктө: издөөгө, иреттөөгө, талдоого.
library-paste = Каалаган форматтагы партияны коюңуз же файлды бул жерге таштаңыз.
# CHECK: how one says that a file is let go of.
library-drop = Коё бериңиз: партиялар топтомуңузга кошулат.
library-take = Кошуу
library-taking = Кошулуп жатат: { $count } …
library-stop = Токтотуу
library-taken =
    { $count ->
        [0] Текстте партия жок.
       *[other] { $count } партия кошулду.
    }
library-server = Сервер окусун
library-unreadable = Муну ачууга болбойт: бул папка же файл эми жок.
library-search = Издөө
library-sort = Ирети
library-order =
    { $order ->
        [added] Алгач жаңылары
        [date] Күнү боюнча
        [white] Актын аты боюнча
        [black] Каранын аты боюнча
       *[plies] Алгач узундары
    }
library-count = { $found } / { $all }
library-plies = { $plies } жүрүш
library-more = Дагы көрсөтүү
library-save = Ушуларды файлга сактоо
library-clear = Баарын өчүрүү
library-clear-title = Бүт топтом өчүрүлсүнбү?
library-clear-text = { $count } партия биротоло өчөт.
