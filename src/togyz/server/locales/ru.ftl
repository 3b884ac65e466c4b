### The words of the web page, in Russian.
### No native speaker has gone over it yet: see docs/how-to/translate.md.
###
### Visitors are addressed politely (вы, small letter): right for a child and for a trainer alike.
### White is «начинающий» (бастаушы), Black «отвечающий» (костаушы); the board is of «лунки» and
### «казаны», the pieces are called «кумалаки» or «коргоолы», never «камни».
### A term has the word of Kazakhstan; its attribute "kyrgyz" is the one of Kyrgyzstan.

-game = Тогызкумалак
    .kyrgyz = Тогуз коргоол
# CHECK: whether players in Kyrgyzstan decline «туз» like this (туза, тузом).
-tuzdik = { $case ->
       *[nominative] туздык
        [genitive] туздыка
        [instrumental] туздыком
        [large] Туздык
    }
    .kyrgyz = { $case ->
       *[nominative] туз
        [genitive] туза
        [instrumental] тузом
        [large] Туз
    }
# The case that a number asks for: 1 кумалак, 2 кумалака, 5 кумалаков; and the plural without one.
-stone = { $case ->
       *[one] кумалак
        [few] кумалака
        [many] кумалаков
        [plural] кумалаки
        [instrumental] кумалаком
        [large] Кумалак
    }
    .kyrgyz = { $case ->
       *[one] коргоол
        [few] коргоола
        [many] коргоолов
        [plural] коргоолы
        [instrumental] коргоолом
        [large] Коргоол
    }

## The frame of all pages

game = { -game }
title =
    { $page ->
        [home] { -game }
        [play] Игра – { -game }
        [analysis] Анализ – { -game }
        [learn] Обучение – { -game }
        [library] Коллекция – { -game }
        [rules] Правила – { -game }
        [about] Об игре – { -game }
        [sheet] Бланк партии – { -game }
        [missing] Здесь ничего нет – { -game }
       *[replay] Просмотр партии – { -game }
    }
nav-label = Страницы
nav-new = Новая игра
nav-games = Мои игры
nav-learn = Обучение
nav-replay = Просмотр
nav-analysis = Анализ
nav-help = Как играть
nav-settings = Настройки
close = Закрыть
cancel = Отмена
update-ready = Есть новая версия страницы.
update-reload = Обновить

## Words of the game

tuzdik = { -tuzdik }
# CHECK: «начинающий» could also be read as "beginner"; the other choice is белые / чёрные.
side =
    { $side ->
        [white] Начинающий
       *[black] Отвечающий
    }
side-random = Жребий
variant =
    { $name ->
        [togyzkumalak] { -game }
        [qozdatu] Коздату
        [bestemshe] Бестемше
        [no-return] Без возврата (до 1949 года)
        [singleton-capture] По одиночке (до 1949 года)
        [mangala] Мангала
       *[other] { $title }
    }
level =
    { $level ->
        [easy] Лёгкий
        [medium] Средний
        [hard] Сложный
        [full] В полную силу
       *[other] Уровень { $level }
    }
you = Вы
computer =
    { $level ->
        [easy] Компьютер, лёгкий
        [medium] Компьютер, средний
        [hard] Компьютер, сложный
        [full] Компьютер, в полную силу
       *[other] Компьютер, уровень { $level }
    }
score = { $first } : { $second }
# A number of stones: other messages put it in.
stones =
    { $stones ->
        [one] { $stones } { -stone }
        [few] { $stones } { -stone(case: "few") }
        [many] { $stones } { -stone(case: "many") }
       *[other] { $stones } { -stone(case: "few") }
    }

## The board

board = Доска
row =
    { $owner ->
        [own] Ваши лунки
        [opponent] Лунки соперника
        [white] Лунки начинающего
       *[black] Лунки отвечающего
    }
hole =
    { $owner ->
        [own] лунка { $number }
        [opponent] лунка { $number } соперника
        [white] лунка { $number } начинающего
       *[black] лунка { $number } отвечающего
    }
hole-stones =
    { $stones ->
        [0] { $hole }, пусто
       *[other] { $hole }, { stones }
    }
hole-tuzdik =
    { $owner ->
        [own] { $hole }, ваш { -tuzdik }
        [opponent] { $hole }, { -tuzdik } соперника
        [white] { $hole }, { -tuzdik } начинающего
       *[black] { $hole }, { -tuzdik } отвечающего
    }
hole-preview = { $hole }, последний упадёт { $place }{ $effect }
# Accusative, with its preposition: where the last one falls.
place =
    { $owner ->
        [own] в вашу лунку { $number }
        [opponent] в лунку { $number } соперника
        [white] в лунку { $number } начинающего
       *[black] в лунку { $number } отвечающего
    }
place-kazan =
    { $owner ->
        [own] в ваш казан
        [opponent] в казан соперника
        [white] в казан начинающего
       *[black] в казан отвечающего
    }
effect-capture = , берёт { $stones }
effect-tuzdik = , делает { -tuzdik }, берёт { $stones }
kazan =
    { $owner ->
        [own] Ваш казан: { $stones }, до победы { $missing }
        [opponent] Казан соперника: { $stones }, до победы { $missing }
        [white] Казан начинающего: { $stones }, до победы { $missing }
       *[black] Казан отвечающего: { $stones }, до победы { $missing }
    }
kazan-over =
    { $owner ->
        [own] Ваш казан: { $stones }
        [opponent] Казан соперника: { $stones }
        [white] Казан начинающего: { $stones }
       *[black] Казан отвечающего: { $stones }
    }, { $rest ->
        [0] игра окончена
       *[other] и ещё { $rest } с доски, всего { $score }
    }
kazan-missing =
    { $stones ->
        [0] есть { $win }
       *[other] ещё { $stones }
    }
kazan-counted = { $stones } + { $rest } = { $score }
move-said =
    { $who ->
        [own] Вы сходили из лунки { $hole }
        [opponent] Соперник сходил из лунки { $hole }
        [white] Начинающий сходил из лунки { $hole }
       *[black] Отвечающий сходил из лунки { $hole }
    }: { stones }, последний – { $place }{ $effect }.
ban =
    { -tuzdik(case: "large") } не получился: { $ban ->
        [second] один у вас уже есть, а второго не бывает.
        [last-hole] последняя лунка ряда { -tuzdik(case: "instrumental") } не становится.
       *[mirrored] у соперника { -tuzdik } с тем же номером.
    }

## eight-year-old. $who made the move: own, opponent, or where two play at one device white, black.

lesson-returned = Первый { -stone } вернулся в свою лунку. Так всегда, если их два или больше.
lesson-single = Если { -stone } один, он не возвращается, а идёт в следующую лунку.
lesson-own-side =
    { $who ->
        [own] Последний { -stone } упал на вашей стороне: там ничего не берут.
       *[other] Последний { -stone } упал на своей стороне: там ничего не берут.
    }
lesson-odd = Теперь там { $stones } – нечётное число. Берут только чётное.
lesson-not-pair = Теперь там { $stones }. Берут, только если стало два.
lesson-even =
    { $who ->
        [own] Теперь там { $stones } – чётное число, и все они ваши.
        [opponent] Теперь в вашей лунке { $stones } – чётное число, и все взяты.
       *[other] Теперь там { $stones } – чётное число, и все взяты.
    }
lesson-pair =
    { $who ->
        [own] Теперь там два, и оба ваши.
       *[other] Теперь там два, и оба взяты.
    }
lesson-opposite =
    { $who ->
        [own] Последний упал в вашу пустую лунку: берёте и его, и всё напротив.
       *[other] Последний упал в свою пустую лунку: он забирает всё напротив.
    }
lesson-tuzdik =
    { $who ->
        [own] Стало три: эта лунка теперь ваш { -tuzdik }. Что в неё упадёт, всё ваше.
        [opponent] Стало три: эта лунка теперь { -tuzdik } соперника. Что упадёт, всё его.
        [white] Стало три: эта лунка теперь { -tuzdik } начинающего. Что упадёт, всё его.
       *[black] Стало три: эта лунка теперь { -tuzdik } отвечающего. Что упадёт, всё его.
    }
lesson-into-tuzdik =
    { $owner ->
        [own] В ваш { -tuzdik } попало: { stones }. Кто бы ни ходил, это ваше.
        [opponent] В { -tuzdik } соперника попало: { stones }. Кто бы ни ходил, это его.
        [white] В { -tuzdik } начинающего попало: { stones }. Это всегда его.
       *[black] В { -tuzdik } отвечающего попало: { stones }. Это всегда его.
    }
lesson-again =
    { $who ->
        [own] Последний упал в ваш казан, и вы ходите ещё раз.
       *[other] Последний упал в свой казан: ещё один ход.
    }

## How a game ended

outcome-title =
    { $winner ->
        [own] Вы победили
        [opponent] Вы проиграли
        [white] Победил начинающий
        [black] Победил отвечающий
       *[nobody] Ничья
    }
outcome-said = { $title }. { $reason }
outcome-reason =
    { $reason ->
        [majority]
            { $winner ->
                [white] У начинающего больше половины: { $win } или больше.
               *[black] У отвечающего больше половины: { $win } или больше.
            }
        [split] В обоих казанах поровну: по { $half }.
        [bare]
            { $bare ->
                [white] Начинающему нечем ходить
               *[black] Отвечающему нечем ходить
            }{ $taker ->
                [white] : начинающий забирает{" "}
                [black] : отвечающий забирает{" "}
               *[nobody] .
            }{ $rest ->
                [0] {""}
                [one] { $rest } оставшийся { -stone }.
                [few] { $rest } оставшихся { -stone(case: "few") }.
                [many] { $rest } оставшихся { -stone(case: "many") }.
               *[other] { $rest } оставшихся { -stone(case: "few") }.
            }
        [repetition] Одна и та же позиция возникла в третий раз.
        [agreement] Игроки согласились на ничью.
        [resignation]
            { $winner ->
                [white] Отвечающий сдался.
               *[black] Начинающий сдался.
            }
       *[time]
            { $winner ->
                [white] У отвечающего кончилось время.
               *[black] У начинающего кончилось время.
            }
    }

## The first page

home-title =
    { $holes ->
        [5] Пять лунок
        [6] Шесть лунок
        [7] Семь лунок
        [9] Девять лунок
       *[other] Лунок: { $holes }
    }, { $total ->
        [one] { $total } { -stone }
        [few] { $total } { -stone(case: "few") }
        [many] { $total } { -stone(case: "many") }
       *[other] { $total } { -stone(case: "few") }
    }
home-lead = Раскладывайте { -stone(case: "plural") } по кругу, соберите больше половины – и победа за вами.
new-level = Уровень
new-side = Сторона
new-variant = Игра
new-start = Играть
new-opponent = Соперник
opponent-computer = Компьютер
opponent-friend = Друг рядом
new-level-finer = Уровень точнее
new-level-said = Уровень { $number }, сила { NUMBER($elo, useGrouping: 0) }
new-level-full = В полную силу
new-name = Ваше имя
new-clock = Время
new-clock-none = Без часов
new-clock-said = { $minutes } мин + { $seconds } с на ход
new-clock-own = Своё …
new-clock-minutes = Минуты
new-clock-seconds = Секунды на ход

## How it works, in four pictures on the first page. As short and simple as can be.

how-title = Как это делается
how-sow = Разложить
how-sow-text =
    { $way ->
        [return] Возьмите всё из одной своей лунки. Первый { -stone } положите обратно, остальные – по одному в следующие лунки.
        [no-return] Возьмите всё из одной своей лунки и положите по одному в следующие: { -stone } за { -stone(case: "instrumental") }, по кругу.
       *[kazan] Возьмите всё из одной своей лунки. Первый { -stone } положите обратно, остальные – по одному в следующие лунки и в свой казан.
    }
how-capture = Взять
how-capture-text =
    { $captures ->
        [pair] Если последний сделал в лунке соперника два, оба ваши.
       *[even] Если последний сделал число в лунке соперника чётным, всё в ней ваше.
    }
how-tuzdik = { -tuzdik(case: "large") }
how-tuzdik-text = Если стало ровно три, лунка – ваш { -tuzdik }: всё, что в неё упадёт, ваше. Один раз за игру.
how-win = Победить
how-win-text = Побеждает тот, у кого в казане { $win }.
how-more = Все правила
how-learn = Научиться по шагам

home-analysis = Разберите любую позицию или партию вместе с движком.

## Where nothing is

missing-title = По этому адресу ничего нет.
missing-home = На главную страницу

## A game

play-heading = Игра
play-loading = Открываем игру …
play-turn =
    { $whose ->
        [own] Ваш ход
        [computer] Компьютер думает …
       *[other] { $side } ходит
    }
play-hint = Совет
play-undo = Вернуть
play-draw = Ничья
play-flip = Поворот
play-ply = { $ply } из { $of }
play-offered =
    { $who ->
        [own] Вы предложили ничью.
        [opponent] Соперник предлагает ничью.
        [white] Начинающий предлагает ничью.
       *[black] Отвечающий предлагает ничью.
    }
play-declined =
    { $who ->
        [own] Вы отказались от ничьей.
        [opponent] Соперник отказался от ничьей.
        [white] Начинающий отказался от ничьей.
       *[black] Отвечающий отказался от ничьей.
    }
draw-accept = Согласиться
draw-decline = Отказаться
draw-title = Закончить вничью?
draw-text = Вы оба согласны, что никто не победил.
draw-agree = Мы согласны
hint-said = Совет: лунка { $hole }, последний упадёт { $place }{ $effect }.
play-resign = Сдаться
hint-start = Выберите свою лунку: её { -stone(case: "plural") } разойдутся по доске, по одному в лунку.
link-lost = Нет связи. Пробуем ещё раз …
resign-title = Сдать эту игру?
resign-text =
    { $shared ->
        [yes] Тогда победит другая сторона.
       *[no] Тогда победит соперник.
    }
moves = Ходы
result-rematch = Реванш
result-watch = Просмотр
result-analyse = Анализ
review-game = Разбор
result-share = Поделиться
result-copied = Скопировано
result-warm =
    { $how ->
        [won] Отличная игра!
        [drawn] Силы были равны.
       *[lost] Хорошая борьба. В следующий раз получится.
    }
result-download = Скачать
format =
    { $format ->
        [tgk] TGK
        [playok] PlayOK
        [togyz] Togyz
       *[json] JSON
    }

## My games

games-loading = Открываем ваши игры …
games-none = Вы ещё не сыграли ни одной игры.
games-all = Все мои игры
games-result =
    { $result ->
        [won] Победа
        [lost] Проигрыш
        [draw] Ничья
       *[open] Идёт
    }
games-what =
    { $variant }: { $level ->
        [easy] { $side } против компьютера (лёгкий)
        [medium] { $side } против компьютера (средний)
        [hard] { $side } против компьютера (сложный)
        [full] { $side } против компьютера (в полную силу)
       *[other] { $side } против компьютера (уровень { $level })
    }, { $plies ->
        [one] { $plies } ход
        [few] { $plies } хода
        [many] { $plies } ходов
       *[other] { $plies } хода
    }
games-two =
    { $variant }: вдвоём на этом устройстве, { $plies ->
        [one] { $plies } ход
        [few] { $plies } хода
        [many] { $plies } ходов
       *[other] { $plies } хода
    }
games-side-won = { $side } выиграл
games-here = на этом устройстве
games-send = Сохранить на сервере
games-sent = Теперь она есть и на сервере.
games-remove = Удалить
games-remove-title = Удалить эту игру навсегда?
games-when = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }

## Replay

replay-title = Просмотр партии
replay-lead = Вставьте партию или позицию в любом формате, который читает togyz: TGK, PlayOK, собственный, JSON.
replay-show = Показать
replay-file = Открыть файл …
replay-sheet = Ввести бланк партии
replay-empty = Пока нечего читать: сначала вставьте партию.
replay-nothing = В этом тексте нет ни партии, ни позиции.
replay-unreadable = Прочитать здесь партию или позицию не удалось.
replay-another = Другой текст
replay-game = Партия
replay-name = { $number }. { $white } – { $black }, { $result }
replay-recorded =
    { $winner ->
        [white] По записи победил начинающий.
        [black] По записи победил отвечающий.
       *[nobody] По записи ничья.
    }
replay-start = Начальная позиция.
replay-truncated = В этом тексте есть и другие партии; здесь первые из них.
read-word = «{ $word }» – не ход
read-illegal = ход «{ $word }» здесь невозможен
read-wrong =
    { $what ->
        [landing] «{ $word }» называет не ту лунку, куда падает последний { -stone }
        [total] «{ $word }» называет не то число, что в казане
       *[tuzdik] «{ $word }» отмечает { -tuzdik }, которого здесь не возникает
    }
read-start = прочитать игру или её начальную позицию на этом устройстве нельзя
replay-problems =
    { $count ->
        [one] { $count } ошибка в тексте
        [few] { $count } ошибки в тексте
        [many] { $count } ошибок в тексте
       *[other] { $count } ошибки в тексте
    }
replay-problem = Строка { $line }, знак { $column }: { $message }.
replay-problem-expected = Строка { $line }, знак { $column }: { $message }. Ожидалось: { $expected }.
replay-first = В начало
replay-back = На ход назад
replay-forward = На ход вперёд
replay-last = В конец
replay-play = Показать ходы подряд
replay-pause = Пауза
replay-slider = Ход
replay-ply = ход { $ply } из { $of }

## Settings

settings-board = Доска
board-theme =
    { $board ->
        [walnut] Орех
        [felt] Войлок
       *[steppe] Степь
    }
settings-lessons = Пояснения
lessons-auto = На лёгких
lessons-always = Всегда
lessons-never = Никогда
settings-sound = Звуки
settings-unhurried = Неторопливый компьютер
settings-unhurried-more = Немного думает, прежде чем ответить.
settings-previews = Показывать, куда приведёт ход
settings-turning = Поворачивать доску после каждого хода
settings-two-more = Когда играют вдвоём на одном устройстве.
settings-language = Язык
language-auto = Как в браузере
language-failed = Эти слова сейчас не загрузить: нет связи.
settings-vocabulary = Название и слова игры
vocabulary =
    { $vocabulary ->
        [kyrgyz] Тогуз коргоол
       *[kazakh] Тогызкумалак
    }
settings-speed = Показ ходов
settings-theme = Цвета
settings-less-motion = Ваша система просит меньше движения, поэтому ходы показываются сразу.
speed-off = Сразу
speed-slow = Медленно
speed-normal = Обычно
speed-fast = Быстро
theme-auto = Как в системе
theme-light = Светлые
theme-dark = Тёмные

## The rules in a minute

help-aim = Цель
help-aim-text = Собрать в своём казане больше половины: { $win } из { $total }. Шарики, которыми играют, называются { -stone(case: "plural") }.
help-sow = Ход
help-sow-text =
    { $way ->
        [return] Возьмите из одной своей лунки всё, что в ней есть. Первый { -stone } положите обратно в эту лунку, остальные – по одному в следующие, против часовой стрелки. Если { -stone } один, он просто переходит в соседнюю лунку. В казаны по пути ничего не кладут.
        [no-return] Возьмите из одной своей лунки всё, что в ней есть, и положите по одному в следующие лунки, против часовой стрелки. В эту лунку ничего не кладут, пока не обойдут круг. В казаны по пути ничего не кладут.
       *[kazan] Возьмите из одной своей лунки всё, что в ней есть. Первый { -stone } положите обратно в эту лунку, остальные – по одному в следующие, против часовой стрелки. Если { -stone } один, он просто переходит в соседнюю лунку. После вашей последней лунки идёт ваш казан, в него тоже кладут один; казан соперника пропускают. Если последний попал в ваш казан, вы ходите ещё раз.
    }
help-capture = Взятие
help-capture-text =
    { $captures ->
        [pair] Если ваш последний { -stone } лёг в лунку соперника, где был ровно один, и стало два, оба идут в ваш казан. При другом числе ничего не берут.
       *[even] Если от вашего последнего { -stone(case: "few") } в лунке соперника стало чётное число, все они идут в ваш казан.
    }
help-capture-opposite = Если он лёг в вашу пустую лунку, а в лунке напротив что-то есть, вы забираете и его, и всё напротив.
help-tuzdik = { -tuzdik(case: "large") }
help-tuzdik-text = Если от вашего последнего { -stone(case: "few") } в лунке соперника стало ровно три, она становится вашим { -tuzdik(case: "instrumental") }: эти три и всё, что потом в неё упадёт, – ваше. { -tuzdik(case: "large") } бывает только один, не в лунке { $last } и не с тем же номером, что у соперника.
help-end = Конец игры
help-end-text =
    { $end ->
        [rows] Побеждает тот, кто наберёт { $win }. Если чей-то ряд опустел, его хозяин забирает всё, что осталось на доске, и казаны сравнивают.
        [play-on] Игра идёт и после { $win }, пока тому, чей ход, не станет нечем ходить. Всё, что осталось, достаётся другому, и казаны сравнивают.
       *[bare] Побеждает тот, кто наберёт { $win }. Если тому, чей ход, нечем ходить, всё, что осталось, достаётся другому, и казаны сравнивают.
    }
help-extra-move = Но сначала другой делает ещё один ход; если тогда будет чем ходить, игра продолжается.
help-draw =
    { $half ->
        [0] Если одна и та же позиция возникла в третий раз – ничья.
       *[other] Поровну, по { $half }, – ничья; и если одна и та же позиция возникла в третий раз – тоже ничья.
    }
help-look = Заглянуть вперёд
help-look-text = Наведите указатель на лунку или подержите на ней палец: увидите, куда упадёт последний { -stone }. На сложном уровне этой подсказки нет.
help-keys = Клавиши
help-keys-text = Цифры от 1 до { $last } – ход из этой лунки. Стрелки водят по доске, Enter делает ход.

## Failures

core-failed = Правила игры не загрузились. Откройте страницу ещё раз; если не поможет, этот браузер слишком старый.
# CHECK: «не выполнено» in "not-kept": the server has no room on its disk, so a move or a wish was not done.
failure =
    { $code ->
        [busy] Сейчас об этом просят слишком многие. Попробуйте через минуту.
        [draw-too-soon] Вы уже предложили ничью. Сделайте ход, прежде чем предлагать снова.
        [engine-busy] Серверу сейчас слишком много работы. Попробуйте через минуту.
        [engine-failed] Компьютер не смог найти ход. Попробуйте ещё раз.
        [game-over] Игра уже окончена.
        [illegal-move] Из этой лунки сейчас ходить нельзя.
        [newer-page] В эту игру играли на более новой версии страницы. Обновите страницу, чтобы получить её.
        [no-draw-offer] Ничью больше не предлагают.
        [not-found] Такой игры нет.
        [not-kept] Сервер сейчас ничего не может сохранить, поэтому это не выполнено. Попробуйте немного позже.
        [not-over] Игра ещё не окончена.
        [not-your-seat] Вы не участвуете в этой игре.
        [not-your-turn] Сейчас не ваш ход.
        [nothing-to-take-back] Возвращать нечего: ходов ещё нет.
        [part-missing] Эту часть страницы не удалось загрузить: нет сети или вышла новая версия. Загрузите страницу заново.
        [stale] Доска успела измениться: вот как она стоит сейчас.
        [storage-failed] Этот браузер не хранит игры: он это запрещает, как в приватном окне.
        [storage-full] На устройстве кончилось место, и сохранить это не удалось. Освободите место и попробуйте ещё раз.
        [too-large] Этот текст слишком длинный.
        [too-many-games] Отсюда начали слишком много игр. Подождите немного.
        [too-many-requests] Из вашей сети сейчас приходит очень много запросов. Попробуйте ещё раз чуть позже.
        [too-slow] Это шло слишком долго. Попробуйте ещё раз.
        [unkept] Этот браузер запрещает хранение, как в приватном окне: когда страница закроется, эта игра пропадёт.
        [unreachable] Сервер не отвечает. Он запущен?
        [unreadable] Прочитать это не удалось.
       *[other] Что-то пошло не так. Попробуйте открыть страницу заново.
    }
