### The words of the page of analyses, in Russian. They are fetched when it is opened.
### No native speaker has gone over it yet: see docs/how-to/translate.md.

## Analysis: a board to think at, with an engine that looks along

analysis-title = Анализ
analysis-start = { $side } ходит. Можно сходить из любой лунки, за обе стороны.
score-unknown = Кто стоит лучше, пока неизвестно.
score-said =
    { $side ->
        [white] Начинающий впереди на { $stones }, шанс { $chance } %
        [black] Отвечающий впереди на { $stones }, шанс { $chance } %
       *[nobody] Позиция равная
    }
score-proved =
    { $side ->
        [white] Начинающий выигрывает форсированно
       *[black] Отвечающий выигрывает форсированно
    }, { $plies ->
        [one] за { $plies } ход
        [few] за { $plies } хода
        [many] за { $plies } ходов
       *[other] за { $plies } хода
    }
score-won =
    { $side ->
        [white] Начинающий наверняка выигрывает
       *[black] Отвечающий наверняка выигрывает
    }
lines-known =
    { $winner ->
        [white] Безошибочная игра отсюда: выигрывает начинающий
        [black] Безошибочная игра отсюда: выигрывает отвечающий
       *[nobody] Безошибочная игра отсюда: ничья
    }{ $exact ->
        [yes] , { $white } : { $black }
       *[no] {""}
    }
lines = Лучшие ходы
lines-engine = Движок
lines-fewer = Показать меньше ходов
lines-more = Показать больше ходов
lines-longer = Думать дольше
lines-failed = Движок не отвечает.
lines-thinking = Думает …
lines-depth = Глубина { $depth }
lines-proved = Точно
lines-said = { $score }: { $move }
line-said = лунка { $hole }, последний упадёт { $place }{ $effect }
move-named =
    { $side ->
        [white] Ход { $turn }, начинающий: { $text }
       *[black] Ход { $turn }, отвечающий: { $text }
    }
glyph =
    { $name ->
        [brilliant] блестяще
        [good] хороший ход
        [interesting] интересно
        [dubious] сомнительно
        [mistake] ошибка
        [blunder] грубая ошибка
        [only] единственный ход
        [white-wins] начинающий выигрывает
        [white-better] у начинающего лучше
        [white-slightly] у начинающего чуть лучше
        [even] равно
        [black-slightly] у отвечающего чуть лучше
        [black-better] у отвечающего лучше
        [black-wins] отвечающий выигрывает
        [unclear] неясно
       *[other] { $glyph }
    }
variations = Варианты
remarks = Заметки
remarks-marks = Знаки
remarks-comment = Что сказать об этом ходе?
drawing = Рисовать на доске
drawing-wipe = Убрать рисунки
drawing-help = Нажмите лунку, затем ту, куда укажет стрелка; одну и ту же дважды – чтобы отметить её.
drawing-hole =
    { $side ->
        [white] лунка { $hole } начинающего
       *[black] лунка { $hole } отвечающего
    }
drawing-from = Начало: { $from }. Теперь куда? Та же лунка ещё раз – отметить её.
drawing-done =
    { $what ->
        [arrow] Стрелка: { $from } – { $to }.
        [mark] Отмечено: { $to }.
       *[gone] Убрано.
    }
remarks-promote = Выше: перед другими вариантами
remarks-remove = Удалить этот ход и всё после него
remove-title = Удалить эти ходы?
remove-text =
    { $moves ->
        [one] Исчезнет { $moves } ход
        [few] Исчезнут { $moves } хода
        [many] Исчезнут { $moves } ходов
       *[other] Исчезнут { $moves } хода
    } и всё, что о них сказано.
analysis-threat = Угроза
analysis-review = Разбор
lines-threat =
    { $side ->
        [white] Если бы сейчас ходил начинающий:
       *[black] Если бы сейчас ходил отвечающий:
    }
graph = Шансы по ходу партии
review-progress = Идёт разбор партии: { $done } из { $of } …
review-done = Партия разобрана.
review-part = Разобрано ходов: { $done } из { $of }. Кнопка «Разбор» продолжит дальше.
review-nothing = Разбирать пока нечего: ходов нет.
review-title = Разбор
review-accuracy = Точность
review-count =
    { $verdict ->
        [inaccuracy] Неточности
        [mistake] Ошибки
       *[blunder] Грубые ошибки
    }
review-turned = Перелом в партии:
review-verdict =
    { $verdict ->
        [inaccuracy] Неточность
        [mistake] Ошибка
       *[blunder] Грубая ошибка
    }: шансы { $side ->
        [white] начинающего
       *[black] отвечающего
    } упали с { $before } % до { $after } %.
review-better = Лучше:
review-retry =
    { $side ->
        [white] Начинающий
       *[black] Отвечающий
    }: исправить { $count ->
        [one] { $count } ошибку
        [few] { $count } ошибки
        [many] { $count } ошибок
       *[other] { $count } ошибки
    }
# CHECK: all that is said of a move that was not the best.
remark-misses-win =
    { $plies ->
        [0] Здесь был форсированный выигрыш.
        [one] Здесь был выигрыш за { $plies } ход.
        [few] Здесь был выигрыш за { $plies } хода.
        [many] Здесь был выигрыш за { $plies } ходов.
       *[other] Здесь был выигрыш за { $plies } хода.
    }
remark-loses =
    { $plies ->
        [0] Теперь партия форсированно проиграна.
        [one] Теперь партия проиграна за { $plies } ход.
        [few] Теперь партия проиграна за { $plies } хода.
        [many] Теперь партия проиграна за { $plies } ходов.
       *[other] Теперь партия проиграна за { $plies } хода.
    }
remark-misses-tuzdik = Лунку { $hole } соперника можно было сделать { -tuzdik(case: "instrumental") }.
remark-misses-capture = Можно было взять { stones } из лунки { $hole } соперника.
remark-allows-tuzdik = Теперь соперник может сделать лунку { $hole } { -tuzdik(case: "instrumental") }.
remark-leaves-stones = Теперь соперник может взять { stones } из лунки { $hole }.
remark-feeds-tuzdik = В { -tuzdik } соперника попадает: { stones }.
remark-runs-out =
    { $moves ->
        [one] Ещё { $moves } ход, и ходить будет нечем: партия проиграна.
        [few] Ещё { $moves } хода, и ходить будет нечем: партия проиграна.
        [many] Ещё { $moves } ходов, и ходить будет нечем: партия проиграна.
       *[other] Ещё { $moves } хода, и ходить будет нечем: партия проиграна.
    }
remark-loses-stones =
    { $plies ->
        [one] Через { $plies } ход
        [few] Через { $plies } хода
        [many] Через { $plies } ходов
       *[other] Через { $plies } хода
    } это на { stones } меньше, чем после лучшего хода.

## Mistakes that are tried again, at the board

retry-title = Ошибка { $number } из { $count }
retry-task = { $side } ходит. В партии было { $move }, и это стоило { $lost } % шансов. Найдите ход лучше.
retry-thinking = Смотрим …
retry-right =
    { $best ->
        [yes] Верно! Движок сыграл бы так же.
       *[no] Верно! Это тоже хороший ход.
    }
retry-wrong = Не то: этот ход стоит { $lost } % шансов.
retry-again = Так и было в партии: это стоит { $lost } % шансов.
retry-hint = Посмотрите на лунку { $hole }.
retry-show = Показать
retry-shown = Лучше было { $move }.
retry-next = Дальше
retry-skip = Пропустить
retry-end = Закончить
retry-once-more = Ещё раз
retry-done-title = Это всё
retry-done = Найдено сразу: { $first } из { $count }. Найдено потом: { $later }.

## Setting up a position, and the rest of an analysis

analysis-edit = Расставить
editor-title = Расставить позицию
editor-start = Начало
editor-empty = Очистить
editor-swap = Поменять стороны
editor-apply = Анализ
editor-text = Позиция текстом
editor-side = Ход
editor-kazan =
    { $side ->
        [white] Казан начинающего
       *[black] Казан отвечающего
    }
editor-tuzdik =
    { $side ->
        [white] { -tuzdik(case: "large") } начинающего: лунка
       *[black] { -tuzdik(case: "large") } отвечающего: лунка
    }
editor-no-tuzdik = нет
editor-unreadable = Этот текст – не позиция.
editor-problem =
    { $problem ->
        [too-few] Не хватает: { $difference } из { $total }.
        [too-many] Лишних: { $difference }, всего { $sum } вместо { $total }.
        [no-tuzdiks] В этой игре нет { -tuzdik(case: "genitive") }.
        [last-hole] Лунка { $last } не может быть { -tuzdik(case: "instrumental") }.
        [full-tuzdik] { -tuzdik(case: "large") } всегда пуст, а в нём что-то лежит.
        [mirrored] У обеих сторон { -tuzdik } с одним номером: так не бывает.
        [extra] Ещё один ход даётся, только если у соперника ничего не осталось.
       *[side] Ничей ход.
    }
lines-server = Сервер
analysis-keep = Сохранить
analysis-kept = Партия в вашей коллекции.
analysis-elsewhere = Эту партию изменили в другой вкладке. То, что здесь на доске, хранится рядом как отдельная партия.
analysis-library = Коллекция
analysis-export = Экспорт
export-title = Взять с собой
export-game = Партия
export-copy-game = Скопировать текстом
export-moves = Только ходы
export-notation =
    { $format ->
        [fromto] Откуда и куда: { $example }
        [holes] Номера лунок: { $example }
        [letters] Буквы: { $example }
       *[playstrategy] PlayStrategy: { $example }
    }
export-position = Позиция
export-copy-position = Скопировать текстом
export-paper = На бумаге
export-print = Напечатать бланк партии
export-copied = Скопировано.

## Как ходы этой позиции удавались во многих партиях

openings = Дебюты
openings-server = Партии сервера
openings-counting = Подсчёт: { $done } из { $of } …
openings-none =
    { $source ->
        [mine] В вашей коллекции такой позиции не было.
       *[server] В партиях сервера такой позиции не было.
    }
openings-no-server = На сервере таких партий нет.
openings-caption =
    Результаты ходов { $source ->
        [mine] в вашей коллекции
       *[server] в партиях сервера
    }, { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }
openings-worth = Оценка ходов
openings-move = Ход
openings-games = Партии
openings-results = Результаты
openings-value = Оценка
openings-share = Победы начинающего { $white } %, ничьи { $draw } %, победы отвечающего { $black } %

## The collection: games from anywhere, kept on this device

library-title = Ваша коллекция
library-lead = Партии откуда угодно на этом устройстве: искать, сортировать, разбирать.
library-paste = Вставьте партии в любом формате или перетащите сюда файлы.
library-drop = Отпустите: партии попадут в вашу коллекцию.
library-take = Добавить
library-taking = Добавляется: { $count } …
library-stop = Остановить
library-taken =
    { $count ->
        [0] Партий в тексте нет.
        [one] Добавлена { $count } партия.
        [few] Добавлены { $count } партии.
        [many] Добавлено { $count } партий.
       *[other] Добавлено { $count } партии.
    }
library-server = Пусть прочитает сервер
library-unreadable = Это не открыть: это папка, или файла уже нет.
library-search = Поиск
library-sort = Порядок
library-order =
    { $order ->
        [added] Сначала новые
        [date] По дате
        [white] По имени начинающего
        [black] По имени отвечающего
       *[plies] Сначала длинные
    }
library-count = { $found } из { $all }
library-plies =
    { $plies ->
        [one] { $plies } ход
        [few] { $plies } хода
        [many] { $plies } ходов
       *[other] { $plies } хода
    }
library-more = Показать ещё
library-save = Сохранить эти в файл
library-clear = Удалить все
library-clear-title = Удалить всю коллекцию?
library-clear-text =
    { $count ->
        [one] { $count } партия исчезнет навсегда.
        [few] { $count } партии исчезнут навсегда.
        [many] { $count } партий исчезнут навсегда.
       *[other] { $count } партии исчезнут навсегда.
    }
