### The words of the web page, in Kyrgyz.
### No native speaker has gone over it yet: see docs/how-to/translate.md.
###
### Visitors are addressed politely (сиз). White is «Ак», Black «Кара»; a hole is «үй», the store
### «казан», a stone «коргоол», a tuzdik «туз», a move «жүрүш».
### After a number the noun stays singular, so most messages need no plural forms.

-game = Тогуз коргоол

## The frame of all pages

game = { -game }
title =
    { $page ->
        [home] { -game }
        [play] Оюн – { -game }
        [analysis] Талдоо – { -game }
        [learn] Үйрөнүү – { -game }
        [library] Топтом – { -game }
        [rules] Эрежелер – { -game }
        [about] Оюн жөнүндө – { -game }
        [sheet] Оюн баракчасы – { -game }
        [missing] Бул жерде эч нерсе жок – { -game }
       *[replay] Партияны көрүү – { -game }
    }
nav-label = Барактар
nav-new = Жаңы оюн
nav-games = Оюндарым
nav-learn = Үйрөнүү
nav-replay = Көрүү
nav-analysis = Талдоо
nav-help = Кантип ойнойт
nav-settings = Жөндөөлөр
close = Жабуу
cancel = Жокко чыгаруу
update-ready = Барактын жаңы нускасы бар.
update-reload = Кайра ачуу

## Words of the game

tuzdik = туз
# CHECK: whether «ак» and «кара» take endings here as a player would say it.
side =
    { $side ->
        [white] Ак
       *[black] Кара
    }
side-random = Чүчүкулак
# CHECK: the names of the two old forms of the rules are ours, no book has them.
variant =
    { $name ->
        [togyzkumalak] { -game }
        [qozdatu] Коздатуу
        [bestemshe] Бестемше
        [no-return] Кайтарбай таратуу (1949-жылга чейин)
        [singleton-capture] Жалгызын утуу (1949-жылга чейин)
        [mangala] Мангала
       *[other] { $title }
    }
level =
    { $level ->
        [easy] Жеңил
        [medium] Орто
        [hard] Кыйын
        [full] Бар күчү менен
       *[other] { $level }-деңгээл
    }
you = Сиз
computer =
    { $level ->
        [easy] Компьютер, жеңил
        [medium] Компьютер, орто
        [hard] Компьютер, кыйын
        [full] Компьютер, бар күчү менен
       *[other] Компьютер, { $level }-деңгээл
    }
score = { $first } : { $second }

## The board

board = Такта
row =
    { $owner ->
        [own] Сиздин үйлөрүңүз
        [opponent] Каршылаштын үйлөрү
        [white] Актын үйлөрү
       *[black] Каранын үйлөрү
    }
hole =
    { $owner ->
        [own] { $number }-үй
        [opponent] каршылаштын { $number }-үйү
        [white] актын { $number }-үйү
       *[black] каранын { $number }-үйү
    }
hole-stones =
    { $stones ->
        [0] { $hole }, бош
       *[other] { $hole }, { $stones } коргоол
    }
hole-tuzdik =
    { $owner ->
        [own] { $hole }, сиздин тузуңуз
        [opponent] { $hole }, каршылаштын тузу
        [white] { $hole }, актын тузу
       *[black] { $hole }, каранын тузу
    }
# CHECK: whether «акыркысы» is clear for the last stone of a move.
hole-preview = { $hole }, акыркысы { $place } түшөт{ $effect }
# Dative: where the last stone falls.
place =
    { $owner ->
        [own] сиздин { $number }-үйүңүзгө
        [opponent] каршылаштын { $number }-үйүнө
        [white] актын { $number }-үйүнө
       *[black] каранын { $number }-үйүнө
    }
place-kazan =
    { $owner ->
        [own] сиздин казаныңызга
        [opponent] каршылаштын казанына
        [white] актын казанына
       *[black] каранын казанына
    }
# CHECK: «утуш» for the stones that a move captures.
effect-capture = , утуш – { $stones }
effect-tuzdik = , туз, утуш – { $stones }
kazan =
    { $owner ->
        [own] Сиздин казаныңыз: { $stones }, жеңишке { $missing } керек
        [opponent] Каршылаштын казаны: { $stones }, жеңишке { $missing } керек
        [white] Актын казаны: { $stones }, жеңишке { $missing } керек
       *[black] Каранын казаны: { $stones }, жеңишке { $missing } керек
    }
kazan-over =
    { $owner ->
        [own] Сиздин казаныңыз: { $stones }
        [opponent] Каршылаштын казаны: { $stones }
        [white] Актын казаны: { $stones }
       *[black] Каранын казаны: { $stones }
    }, { $rest ->
        [0] оюн бүттү
       *[other] тактада калган { $rest } кошулуп, { $score } болду
    }
kazan-missing =
    { $stones ->
        [0] { $win } жыйналды
       *[other] дагы { $stones }
    }
kazan-counted = { $stones } + { $rest } = { $score }
move-said =
    { $who ->
        [own] Сиз { $hole }-үйдөн жүрдүңүз
        [opponent] Каршылаш { $hole }-үйдөн жүрдү
        [white] Ак { $hole }-үйдөн жүрдү
       *[black] Кара { $hole }-үйдөн жүрдү
    }: { $stones } коргоол, акыркысы { $place } түштү{ $effect }.
ban =
    Туз болгон жок: { $ban ->
        [second] сизде бир туз бар, экинчисин алууга болбойт.
        [last-hole] катардын акыркы үйү туз боло албайт.
       *[mirrored] каршылаштын тузу да ушул номердеги үйдө.
    }

## eight-year-old. $who made the move: own, opponent, or where two play at one device white, black.

lesson-returned = Биринчи коргоол өз үйүнө кайтат: экөө же андан көп болсо, дайыма ошондой.
lesson-single = Жалгыз коргоол кайтпайт: ал кийинки үйгө өтөт.
lesson-own-side =
    { $who ->
        [own] Акыркысы өз тарабыңызга түштү: ал жакта эч нерсе утулбайт.
       *[other] Акыркысы жүргөндүн өз тарабына түштү: ал жакта эч нерсе утулбайт.
    }
lesson-odd = Эми анда { $stones }: так сан. Жуп сан гана утулат.
lesson-not-pair = Эми анда { $stones }. Экөө болсо гана утулат.
lesson-even =
    { $who ->
        [own] Эми анда { $stones }: жуп сан, баары сиздики.
        [opponent] Эми үйүңүздө { $stones }: жуп сан, баары утулду.
       *[other] Эми анда { $stones }: жуп сан, баары утулду.
    }
lesson-pair =
    { $who ->
        [own] Эми анда экөө, экөө тең сиздики.
       *[other] Эми анда экөө, экөө тең утулду.
    }
lesson-opposite =
    { $who ->
        [own] Акыркысы бош үйүңүзгө түштү: аны да, маңдайындагыны да аласыз.
       *[other] Акыркысы жүргөндүн бош үйүнө түштү: маңдайындагыны да алат.
    }
lesson-tuzdik =
    { $who ->
        [own] Үчөө болду: бул үй эми тузуңуз. Ага түшкөндүн баары сиздики.
        [opponent] Үчөө болду: бул үй эми каршылаштын тузу. Түшкөндүн баары аныкы.
        [white] Үчөө болду: бул үй эми актын тузу. Түшкөндүн баары аныкы.
       *[black] Үчөө болду: бул үй эми каранын тузу. Түшкөндүн баары аныкы.
    }
lesson-into-tuzdik =
    { $owner ->
        [own] Тузуңузга { $stones } коргоол түштү: ким таратса да, сиздики.
        [opponent] Каршылаштын тузуна { $stones } коргоол түштү: ким таратса да, аныкы.
        [white] Актын тузуна { $stones } коргоол түштү: ким таратса да, аныкы.
       *[black] Каранын тузуна { $stones } коргоол түштү: ким таратса да, аныкы.
    }
lesson-again =
    { $who ->
        [own] Акыркысы казаныңызга түштү: дагы бир жолу жүрөсүз.
       *[other] Акыркысы жүргөндүн казанына түштү: ал дагы бир жолу жүрөт.
    }

## How a game ended

outcome-title =
    { $winner ->
        [own] Жеңдиңиз
        [opponent] Утулдуңуз
        [white] Ак жеңди
        [black] Кара жеңди
       *[nobody] Тең чыгуу
    }
outcome-said = { $title }. { $reason }
# CHECK: «ат сырады», from «ат сыроо», for a side that has no move.
outcome-reason =
    { $reason ->
        [majority]
            { $winner ->
                [white] Ак коргоолдун жарымынан көбүн жыйнады: { $win } же андан көп.
               *[black] Кара коргоолдун жарымынан көбүн жыйнады: { $win } же андан көп.
            }
        [split] Эки казанда тең бирдей: { $half } коргоолдон.
        [bare]
            { $bare ->
                [white] Ак ат сырады (жүрөр коргоолу жок)
               *[black] Кара ат сырады (жүрөр коргоолу жок)
            }{ $taker ->
                [white] : ак{" "}
                [black] : кара{" "}
               *[nobody] .
            }{ $rest ->
                [0] {""}
               *[other] тактада калган { $rest } коргоолду алат.
            }
        [repetition] Бир эле позиция үчүнчү жолу кайталанды.
        [agreement] Оюнчулар тең чыгууга макул болушту.
        [resignation]
            { $winner ->
                [white] Кара багынып берди.
               *[black] Ак багынып берди.
            }
       *[time]
            { $winner ->
                [white] Каранын убактысы бүттү.
               *[black] Актын убактысы бүттү.
            }
    }

## The first page

home-title =
    { $holes ->
        [5] Беш үй
        [6] Алты үй
        [7] Жети үй
        [9] Тогуз үй
       *[other] { $holes } үй
    }, { $total } коргоол
home-lead = Коргоолдорду такта боюнча таратыңыз, жарымынан көбүн жыйнаңыз – ошондо жеңесиз.
new-level = Деңгээл
new-side = Тарап
new-variant = Оюндун түрү
new-start = Ойноо
new-opponent = Ким менен
opponent-computer = Компьютер
opponent-friend = Досум
new-level-finer = Деңгээли тагыраак
new-level-said = { $number }-деңгээл, күчү { NUMBER($elo, useGrouping: 0) }
new-level-full = Бар күчү менен
new-name = Атыңыз
new-clock = Убакыт
new-clock-none = Саатсыз
new-clock-said = { $minutes } мүн + жүрүшкө { $seconds } с
new-clock-own = Өзүңүзчө …
new-clock-minutes = Мүнөт
new-clock-seconds = Жүрүшкө секунд

## How it works, in four pictures on the first page. As short and simple as can be.

how-title = Оюн ушундай
how-sow = Таратыңыз
how-sow-text =
    { $way ->
        [return] Бир үйүңүздөгү коргоолдун баарын алыңыз. Биринчисин ошол үйгө кайра салып, калганын кийинкилерине бирден таратыңыз.
        [no-return] Бир үйүңүздөгү коргоолдун баарын алып, кийинки үйлөргө бирден таратыңыз.
       *[kazan] Бир үйүңүздөгү коргоолдун баарын алыңыз. Биринчисин ошол үйгө кайра салып, калганын кийинкилерине жана казаныңызга бирден таратыңыз.
    }
how-capture = Утуп алыңыз
how-capture-text =
    { $captures ->
        [pair] Акыркысы каршылаштын үйүндөгү жалгызды экөө кылса, экөө тең сиздики.
       *[even] Акыркысы каршылаштын үйүндөгү санды жуп кылса, баары сиздики.
    }
how-tuzdik = Туз
how-tuzdik-text = Так үчөө болсо, үй тузуңуз болот: ага түшкөндүн баары сиздики. Бир оюнда бир жолу.
how-win = Жеңиңиз
how-win-text = Казанына { $win } коргоол жыйнаган жеңет.
how-more = Бардык эреже
how-learn = Кадам сайын үйрөнүү

home-analysis = Каалаган абалды же партияны кыймылдаткыч менен бирге талдаңыз.

## Where nothing is

missing-title = Бул даректе эч нерсе жок.
missing-home = Башкы баракка

## A game

play-heading = Оюн
play-loading = Оюн ачылып жатат …
play-turn =
    { $whose ->
        [own] Кезек сизде
        [computer] Компьютер ойлонуп жатат …
       *[other] { $side } жүрөт
    }
play-hint = Кеңеш
play-undo = Артка
play-draw = Тең
play-flip = Буруу
play-ply = { $ply } / { $of }
play-offered =
    { $who ->
        [own] Сиз тең чыгууну сунуштадыңыз.
        [opponent] Каршылаш тең чыгууну сунуштайт.
        [white] Ак тең чыгууну сунуштайт.
       *[black] Кара тең чыгууну сунуштайт.
    }
play-declined =
    { $who ->
        [own] Сиз тең чыгуудан баш тарттыңыз.
        [opponent] Каршылаш тең чыгуудан баш тартты.
        [white] Ак тең чыгуудан баш тартты.
       *[black] Кара тең чыгуудан баш тартты.
    }
draw-accept = Макул
draw-decline = Баш тартуу
draw-title = Тең чыгасыздарбы?
draw-text = Экөөңүз тең эч ким жеңбегенине макулсуздар.
draw-agree = Макулбуз
hint-said = Кеңеш: { $hole }-үй, акыркысы { $place } түшөт{ $effect }.
# CHECK: whether «багынам» (I give in) is what players say when they resign.
play-resign = Багынам
hint-start = Өз үйлөрүңүздүн бирин тандаңыз: андагы коргоолдор такта боюнча бирден таратылат.
link-lost = Байланыш жок. Кайра туташып жатабыз …
resign-title = Багынып бересизби?
resign-text =
    { $shared ->
        [yes] Анда экинчи тарап жеңет.
       *[no] Анда каршылаш жеңет.
    }
moves = Жүрүштөр
result-rematch = Кайра ойноо
result-watch = Көрүү
result-analyse = Талдоо
review-game = Карап чыгуу
result-share = Бөлүшүү
result-copied = Көчүрүлдү
result-warm =
    { $how ->
        [won] Азаматсыз!
        [drawn] Тең тайлашкан оюн болду.
       *[lost] Жакшы кармаштыңыз. Кийинкиси сиздики болсун.
    }
result-download = Жүктөп алуу
format =
    { $format ->
        [tgk] TGK
        [playok] PlayOK
        [togyz] Togyz
       *[json] JSON
    }

## My games

games-loading = Оюндарыңыз ачылып жатат …
games-none = Сиз азырынча бир да оюн ойногон жоксуз.
games-all = Бардык оюндарым
games-result =
    { $result ->
        [won] Жеңиш
        [lost] Жеңилүү
        [draw] Тең
       *[open] Бүтө элек
    }
games-what =
    { $variant }: { $level ->
        [easy] { $side }, компьютерге каршы (жеңил)
        [medium] { $side }, компьютерге каршы (орто)
        [hard] { $side }, компьютерге каршы (кыйын)
        [full] { $side }, компьютерге каршы (бар күчү менен)
       *[other] { $side }, компьютерге каршы ({ $level }-деңгээл)
    }, { $plies } жүрүш
games-two = { $variant }: бир түзмөктө экөө, { $plies } жүрүш
games-side-won = { $side } жеңди
games-here = ушул түзмөктө
games-send = Серверге сактоо
games-sent = Эми серверде сакталды.
games-remove = Өчүрүү
games-remove-title = Бул оюн биротоло өчүрүлсүнбү?
# Written out: Chromium has no months in this language.
games-when =
    { $year }-ж., { $day }-{ $month ->
        [1] январь
        [2] февраль
        [3] март
        [4] апрель
        [5] май
        [6] июнь
        [7] июль
        [8] август
        [9] сентябрь
        [10] октябрь
        [11] ноябрь
       *[12] декабрь
    }, { $hour }:{ $minute }

## Replay

replay-title = Партияны көрүү
replay-lead = Партияны же позицияны togyz окуй алган каалаган түрдө коюңуз: TGK, PlayOK, өзүнүкү, JSON.
replay-show = Көрсөтүү
replay-file = Файл ачуу …
replay-sheet = Оюн баракчасын киргизүү
replay-empty = Азырынча окуй турган эч нерсе жок: адегенде партияны коюңуз.
replay-nothing = Бул текстте партия да, позиция да табылган жок.
replay-unreadable = Партияны же позицияны окуу мүмкүн болбоду.
replay-another = Башка текст
replay-game = Партия
replay-name = { $number }. { $white } – { $black }, { $result }
replay-recorded =
    { $winner ->
        [white] Жазуу боюнча ак жеңди.
        [black] Жазуу боюнча кара жеңди.
       *[nobody] Жазуу боюнча тең чыгуу.
    }
replay-start = Баштапкы позиция.
replay-truncated = Бул текстте башка да партиялар бар; бул жерде алгачкылары.
read-word = «{ $word }» – жүрүш эмес
read-illegal = «{ $word }» жүрүшүн бул жерде ойноого болбойт
read-wrong =
    { $what ->
        [landing] «{ $word }» акыркы коргоол түшкөн үйдү туура атабайт
        [total] «{ $word }» казандагы коргоолдун санын туура атабайт
       *[tuzdik] «{ $word }» туз болбогон жерге туз белгисин коёт
    }
read-start = оюнду же анын биринчи позициясын бул түзмөктө окуу мүмкүн эмес
replay-problems = Текстте { $count } ката бар
replay-problem = { $line }-сап, { $column }-белги: { $message }.
replay-problem-expected = { $line }-сап, { $column }-белги: { $message }. Күтүлгөнү: { $expected }.
replay-first = Башына
replay-back = Бир жүрүш артка
replay-forward = Бир жүрүш алдыга
replay-last = Аягына
replay-play = Жүрүштөрдү ойнотуу
replay-pause = Тыныгуу
replay-slider = Жүрүш
replay-ply = { $of } жүрүштүн { $ply }-жүрүшү

## Settings

settings-board = Такта
board-theme =
    { $board ->
        [walnut] Жаңгак
        [felt] Кийиз
       *[steppe] Талаа
    }
settings-lessons = Түшүндүрмөлөр
lessons-auto = Жеңилде
lessons-always = Дайыма
lessons-never = Эч качан
settings-sound = Үн
settings-unhurried = Шашпаган компьютер
settings-unhurried-more = Жооп берерден мурун бир аз ойлонот.
settings-previews = Жүрүш кайда бүтөрүн көрсөтүү
settings-turning = Ар бир жүрүштөн кийин тактаны буруу
settings-two-more = Бир түзмөктө экөө ойногондо.
settings-language = Тил
language-auto = Браузердегидей
language-failed = Бул сөздөрдү азыр алуу мүмкүн эмес: байланыш жок.
settings-vocabulary = Оюндун аты жана сөздөрү
vocabulary =
    { $vocabulary ->
        [kyrgyz] Тогуз коргоол
       *[kazakh] Тогузкумалак
    }
settings-speed = Жүрүштү көрсөтүү
settings-theme = Түстөр
settings-less-motion = Тутумуңуз кыймылды азайтууну сурайт, ошондуктан жүрүш дароо көрсөтүлөт.
speed-off = Дароо
speed-slow = Жай
speed-normal = Кадимки
speed-fast = Тез
theme-auto = Тутумдагыдай
theme-light = Ачык
theme-dark = Караңгы

## The rules in a minute

help-aim = Максат
help-aim-text = Казаныңызга коргоолдун жарымынан көбүн жыйнаңыз: { $total } коргоолдон { $win } жетиштүү.
help-sow = Жүрүш
help-sow-text =
    { $way ->
        [return] Бир үйүңүздөгү коргоолдун баарын алыңыз. Биринчисин ошол эле үйгө кайра салыңыз, калганын кийинки үйлөргө бирден таратыңыз – саат жебесине каршы. Коргоол жалгыз болсо, ал кийинки үйгө өтөт. Жүргөндө казанга коргоол салынбайт.
        [no-return] Бир үйүңүздөгү коргоолдун баарын алып, кийинки үйлөргө бирден таратыңыз – саат жебесине каршы. Айланып кайра жеткенге чейин ошол үйдүн өзүнө коргоол салынбайт. Жүргөндө казанга коргоол салынбайт.
       *[kazan] Бир үйүңүздөгү коргоолдун баарын алыңыз. Биринчисин ошол эле үйгө кайра салыңыз, калганын кийинки үйлөргө бирден таратыңыз – саат жебесине каршы. Коргоол жалгыз болсо, ал кийинки үйгө өтөт. Акыркы үйүңүздөн кийин казаныңыз турат, ага да бир коргоол түшөт; каршылаштын казанын аттап өтөсүз. Акыркы коргоол казаныңызга түшсө, дагы бир жолу жүрөсүз.
    }
help-capture = Утуу
help-capture-text =
    { $captures ->
        [pair] Акыркы коргоолуңуз каршылаштын жалгыз коргоолу бар үйүнө түшүп, экөө болсо, экөө тең казаныңызга салынат. Башка сан утулбайт.
       *[even] Акыркы коргоолуңуз каршылаштын үйүнө түшүп, андагы коргоолдун саны жуп болсо, баары казаныңызга салынат.
    }
help-capture-opposite = Ал өзүңүздүн бош үйүңүзгө түшсө жана маңдайындагы үйдө коргоол болсо, экөөнү тең аласыз.
help-tuzdik = Туз
help-tuzdik-text = Акыркы коргоолуңуз каршылаштын үйүнө түшүп, андагы коргоол так үчөө болсо, ал үй сиздин тузуңуз болот: ушул үчөө да, кийин ага түшкөн ар бир коргоол да – сиздики. Туз бирөө гана болот; { $last }-үйдөн алынбайт жана каршылаштын тузу менен бир номерде боло албайт.
help-end = Оюндун аягы
help-end-text =
    { $end ->
        [rows] { $win } коргоол жыйнаган жеңет. Бир катар бошоп калса, тактада калган коргоолду ошол катардын ээси алат, анан казандар салыштырылат.
        [play-on] { $win } коргоол жыйналса да, жүрө турган оюнчунун коргоолу түгөнгөнчө оюн уланат. Калган коргоолду экинчи оюнчу алат, анан казандар салыштырылат.
       *[bare] { $win } коргоол жыйнаган жеңет. Жүрө турган оюнчунун коргоолу калбаса, калган коргоолду экинчи оюнчу алат, анан казандар салыштырылат.
    }
help-extra-move = Бирок адегенде экинчи оюнчу дагы бир жолу жүрөт; андан коргоол келсе, оюн уланат.
help-draw =
    { $half ->
        [0] Бир эле позиция үчүнчү жолу кайталанса, тең чыгуу.
       *[other] { $half } коргоолдон тең бөлүнсө, тең чыгуу; бир эле позиция үчүнчү жолу кайталанса да тең чыгуу.
    }
help-look = Алдын ала көрүү
help-look-text = Көрсөткүчтү үйгө алып барыңыз же аны манжаңыз менен бир аз басып туруңуз: акыркы коргоол кайда түшөрүн көрөсүз. Кыйын деңгээлде бул жардам жок.
help-keys = Баскычтар
help-keys-text = 1–{ $last } сандары ошол үйдөн жүрөт. Жебе баскычтары тактаны кыдырат, Enter жүрөт.

## Failures

core-failed = Оюндун эрежелери жүктөлгөн жок. Баракты кайра ачыңыз; жардам бербесе, бул браузер өтө эски.
# CHECK: «аткарылган жок» in "not-kept": the server has no room on its disk, so a move or a wish was not done.
failure =
    { $code ->
        [busy] Азыр муну өтө көп адам сурап жатат. Бир мүнөттөн кийин кайталап көрүңүз.
        [draw-too-soon] Тең чыгууну сунуштап койгонсуз. Дагы сунуштоо үчүн адегенде жүрүш жасаңыз.
        [engine-busy] Серверде азыр иш өтө көп. Бир аздан кийин кайталап көрүңүз.
        [engine-failed] Компьютер жүрүш таба алган жок. Кайталап көрүңүз.
        [game-over] Оюн бүтүп калган.
        [illegal-move] Бул үйдөн азыр жүрүүгө болбойт.
        [newer-page] Бул оюн барактын жаңыраак нускасында ойнолгон. Ошол нусканы алуу үчүн баракты кайра ачыңыз.
        [no-draw-offer] Тең чыгуу эми сунушталып турган жок.
        [not-found] Мындай оюн жок.
        [not-kept] Сервер азыр эч нерсе сактай албай жатат, ошондуктан бул аткарылган жок. Бир аздан кийин кайталап көрүңүз.
        [not-over] Оюн бүтө элек.
        [not-your-seat] Сиз бул оюндун оюнчусу эмессиз.
        [not-your-turn] Азыр сиздин кезегиңиз эмес.
        [nothing-to-take-back] Кайтара турган жүрүш жок.
        [part-missing] Барактын бул бөлүгүн жүктөп алууга болгон жок: тармак жок же жаңы нуска чыккан. Баракты кайра ачыңыз.
        [stale] Такта өзгөрүп үлгүрдү: азыркы абалы ушул.
        [storage-failed] Бул браузер оюндарды сактабайт: купуя терезелердегидей, сактоого тыюу салган.
        [storage-full] Түзмөктө орун калган жок, ошондуктан бул сакталбады. Орун бошотуп, кайталап көрүңүз.
        [too-large] Бул текст өтө узун.
        [too-many-games] Бул жерден өтө көп оюн башталды. Бир аз күтө туруңуз.
        [too-many-requests] Азыр сиздин тармактан өтө көп сурам келип жатат. Бир аздан кийин кайра аракет кылыңыз.
        [too-slow] Бул өтө жай жетти. Кайталап көрүңүз.
        [unkept] Бул браузер купуя терезелердегидей сактоого тыюу салган: барак жабылганда бул оюн жоголот.
        [unreachable] Серверге туташуу мүмкүн эмес. Ал иштеп жатабы?
        [unreadable] Муну окуу мүмкүн болбоду.
       *[other] Бир нерсе туура болгон жок. Баракты кайра ачып көрүңүз.
    }
