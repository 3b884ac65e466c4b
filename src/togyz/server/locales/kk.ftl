### The words of the web page, in Kazakh (Cyrillic).
### No native speaker has gone over it yet: see docs/how-to/translate.md.
###
### Visitors are addressed politely (сіз). White is «бастаушы», Black «қостаушы»; a hole is «отау»,
### the store «қазан», a stone «құмалақ», a move «жүріс», no move left «атсыз қалу».
### After a number the noun stays singular, so most messages need no plural forms.

-game = Тоғызқұмалақ

## The frame of all pages

game = { -game }
title =
    { $page ->
        [home] { -game }
        [play] Ойын – { -game }
        [analysis] Талдау – { -game }
        [learn] Үйрену – { -game }
        [library] Топтама – { -game }
        [rules] Ережелер – { -game }
        [about] Ойын туралы – { -game }
        [sheet] Ойын парағы – { -game }
        [missing] Мұнда ештеңе жоқ – { -game }
       *[replay] Партияны көру – { -game }
    }
nav-label = Беттер
nav-new = Жаңа ойын
nav-games = Ойындарым
nav-learn = Үйрену
nav-replay = Көру
nav-analysis = Талдау
nav-help = Қалай ойнайды
nav-settings = Баптаулар
close = Жабу
cancel = Болдырмау
update-ready = Беттің жаңа нұсқасы бар.
update-reload = Қайта ашу

## Words of the game

tuzdik = тұздық
side =
    { $side ->
        [white] Бастаушы
       *[black] Қостаушы
    }
side-random = Жеребе
# CHECK: the names of the two old forms of the rules are ours, no book has them.
variant =
    { $name ->
        [togyzkumalak] { -game }
        [qozdatu] Қоздату
        [bestemshe] Бестемше
        [no-return] Қайтармай тарату (1949 жылға дейін)
        [singleton-capture] Жалғызын ұту (1949 жылға дейін)
        [mangala] Мангала
       *[other] { $title }
    }
level =
    { $level ->
        [easy] Оңай
        [medium] Орташа
        [hard] Қиын
        [full] Бар күшімен
       *[other] { $level }-деңгей
    }
you = Сіз
computer =
    { $level ->
        [easy] Компьютер, оңай
        [medium] Компьютер, орташа
        [hard] Компьютер, қиын
        [full] Компьютер, бар күшімен
       *[other] Компьютер, { $level }-деңгей
    }
score = { $first } : { $second }

## The board

board = Тақта
row =
    { $owner ->
        [own] Сіздің отауларыңыз
        [opponent] Қарсыластың отаулары
        [white] Бастаушының отаулары
       *[black] Қостаушының отаулары
    }
hole =
    { $owner ->
        [own] { $number }-отау
        [opponent] қарсыластың { $number }-отауы
        [white] бастаушының { $number }-отауы
       *[black] қостаушының { $number }-отауы
    }
hole-stones =
    { $stones ->
        [0] { $hole }, бос
       *[other] { $hole }, { $stones } құмалақ
    }
hole-tuzdik =
    { $owner ->
        [own] { $hole }, сіздің тұздығыңыз
        [opponent] { $hole }, қарсыластың тұздығы
        [white] { $hole }, бастаушының тұздығы
       *[black] { $hole }, қостаушының тұздығы
    }
# CHECK: whether «соңғысы» is clear for the last stone of a move.
hole-preview = { $hole }, соңғысы { $place } түседі{ $effect }
# Dative: where the last stone falls.
place =
    { $owner ->
        [own] сіздің { $number }-отауыңызға
        [opponent] қарсыластың { $number }-отауына
        [white] бастаушының { $number }-отауына
       *[black] қостаушының { $number }-отауына
    }
place-kazan =
    { $owner ->
        [own] сіздің қазаныңызға
        [opponent] қарсыластың қазанына
        [white] бастаушының қазанына
       *[black] қостаушының қазанына
    }
# CHECK: «ұтыс» for the stones that a move captures.
effect-capture = , ұтыс – { $stones }
effect-tuzdik = , тұздық, ұтыс – { $stones }
kazan =
    { $owner ->
        [own] Сіздің қазаныңыз: { $stones }, жеңіске { $missing } керек
        [opponent] Қарсыластың қазаны: { $stones }, жеңіске { $missing } керек
        [white] Бастаушының қазаны: { $stones }, жеңіске { $missing } керек
       *[black] Қостаушының қазаны: { $stones }, жеңіске { $missing } керек
    }
kazan-over =
    { $owner ->
        [own] Сіздің қазаныңыз: { $stones }
        [opponent] Қарсыластың қазаны: { $stones }
        [white] Бастаушының қазаны: { $stones }
       *[black] Қостаушының қазаны: { $stones }
    }, { $rest ->
        [0] ойын аяқталды
       *[other] тақтада қалған { $rest } қосылып, { $score } болды
    }
kazan-missing =
    { $stones ->
        [0] { $win } жиналды
       *[other] тағы { $stones }
    }
kazan-counted = { $stones } + { $rest } = { $score }
move-said =
    { $who ->
        [own] Сіз { $hole }-отаудан жүрдіңіз
        [opponent] Қарсылас { $hole }-отаудан жүрді
        [white] Бастаушы { $hole }-отаудан жүрді
       *[black] Қостаушы { $hole }-отаудан жүрді
    }: { $stones } құмалақ, соңғысы { $place } түсті{ $effect }.
ban =
    Тұздық болмады: { $ban ->
        [second] сізде бір тұздық бар, екіншісін алуға болмайды.
        [last-hole] қатардың соңғы отауы тұздық бола алмайды.
       *[mirrored] қарсыластың тұздығы да осы нөмірлі отауда.
    }

## eight-year-old. $who made the move: own, opponent, or where two play at one device white, black.

lesson-returned = Бірінші құмалақ өз отауына қайтады: екеу не одан көп болса, әрқашан солай.
lesson-single = Жалғыз құмалақ қайтпайды: ол келесі отауға өтеді.
lesson-own-side =
    { $who ->
        [own] Соңғысы өз жағыңызға түсті: ол жақта ештеңе ұтылмайды.
       *[other] Соңғысы жүргеннің өз жағына түсті: ол жақта ештеңе ұтылмайды.
    }
lesson-odd = Енді онда { $stones }: тақ сан. Тек жұп сан ұтылады.
lesson-not-pair = Енді онда { $stones }. Тек екеу ұтылады.
lesson-even =
    { $who ->
        [own] Енді онда { $stones }: жұп сан, бәрі сіздікі.
        [opponent] Енді отауыңызда { $stones }: жұп сан, бәрі ұтылды.
       *[other] Енді онда { $stones }: жұп сан, бәрі ұтылды.
    }
lesson-pair =
    { $who ->
        [own] Енді онда екеу, екеуі де сіздікі.
       *[other] Енді онда екеу, екеуі де ұтылды.
    }
lesson-opposite =
    { $who ->
        [own] Соңғысы бос отауыңызға түсті: оны да, қарсысындағыны да аласыз.
       *[other] Соңғысы жүргеннің бос отауына түсті: қарсысындағыны да алады.
    }
lesson-tuzdik =
    { $who ->
        [own] Үшеу болды: бұл отау енді тұздығыңыз. Оған түскеннің бәрі сіздікі.
        [opponent] Үшеу болды: бұл отау енді қарсыластың тұздығы. Түскеннің бәрі соныкі.
        [white] Үшеу болды: бұл отау енді бастаушының тұздығы. Түскеннің бәрі соныкі.
       *[black] Үшеу болды: бұл отау енді қостаушының тұздығы. Түскеннің бәрі соныкі.
    }
lesson-into-tuzdik =
    { $owner ->
        [own] Тұздығыңызға { $stones } құмалақ түсті: кім таратса да, сіздікі.
        [opponent] Қарсыластың тұздығына { $stones } құмалақ түсті: кім таратса да, соныкі.
        [white] Бастаушының тұздығына { $stones } құмалақ түсті: кім таратса да, соныкі.
       *[black] Қостаушының тұздығына { $stones } құмалақ түсті: кім таратса да, соныкі.
    }
lesson-again =
    { $who ->
        [own] Соңғысы қазаныңызға түсті: тағы бір рет жүресіз.
       *[other] Соңғысы жүргеннің қазанына түсті: ол тағы бір рет жүреді.
    }

## How a game ended

outcome-title =
    { $winner ->
        [own] Жеңдіңіз
        [opponent] Ұтылдыңыз
        [white] Бастаушы жеңді
        [black] Қостаушы жеңді
       *[nobody] Тең ойын
    }
outcome-said = { $title }. { $reason }
outcome-reason =
    { $reason ->
        [majority]
            { $winner ->
                [white] Бастаушы құмалақтың жартысынан көбін жинады: { $win } немесе одан көп.
               *[black] Қостаушы құмалақтың жартысынан көбін жинады: { $win } немесе одан көп.
            }
        [split] Екі қазанда да тең: { $half } құмалақтан.
        [bare]
            { $bare ->
                [white] Бастаушы атсыз қалды (жүретін құмалағы жоқ)
               *[black] Қостаушы атсыз қалды (жүретін құмалағы жоқ)
            }{ $taker ->
                [white] : бастаушы{" "}
                [black] : қостаушы{" "}
               *[nobody] .
            }{ $rest ->
                [0] {""}
               *[other] тақтада қалған { $rest } құмалақты алады.
            }
        [repetition] Бір позиция үшінші рет қайталанды.
        [agreement] Ойыншылар тең ойынға келісті.
        [resignation]
            { $winner ->
                [white] Қостаушы берілді.
               *[black] Бастаушы берілді.
            }
       *[time]
            { $winner ->
                [white] Қостаушының уақыты бітті.
               *[black] Бастаушының уақыты бітті.
            }
    }

## The first page

home-title =
    { $holes ->
        [5] Бес отау
        [6] Алты отау
        [7] Жеті отау
        [9] Тоғыз отау
       *[other] { $holes } отау
    }, { $total } құмалақ
home-lead = Құмалақты тақта бойымен таратыңыз, жартысынан көбін жинаңыз – сонда жеңесіз.
new-level = Деңгей
new-side = Жағыңыз
new-variant = Ойын түрі
new-start = Ойнау
new-opponent = Қарсылас
opponent-computer = Компьютер
opponent-friend = Досым
new-level-finer = Деңгейі дәлірек
new-level-said = { $number }-деңгей, күші { NUMBER($elo, useGrouping: 0) }
new-level-full = Бар күшімен
new-name = Атыңыз
new-clock = Уақыт
new-clock-none = Сағатсыз
new-clock-said = { $minutes } мин + жүріске { $seconds } с
new-clock-own = Өзіңізше …
new-clock-minutes = Минут
new-clock-seconds = Жүріске секунд

## How it works, in four pictures on the first page. As short and simple as can be.

how-title = Ойын осылай
how-sow = Таратыңыз
how-sow-text =
    { $way ->
        [return] Бір отауыңыздағы құмалақтың бәрін алыңыз. Біріншісін сол отауға қайта салып, қалғанын келесілеріне бір-бірлеп таратыңыз.
        [no-return] Бір отауыңыздағы құмалақтың бәрін алып, келесі отауларға бір-бірлеп таратыңыз.
       *[kazan] Бір отауыңыздағы құмалақтың бәрін алыңыз. Біріншісін сол отауға қайта салып, қалғанын келесілеріне және қазаныңызға бір-бірлеп таратыңыз.
    }
how-capture = Ұтып алыңыз
how-capture-text =
    { $captures ->
        [pair] Соңғысы қарсыластың отауындағы жалғызды екеу қылса, екеуі де сіздікі.
       *[even] Соңғысы қарсыластың отауындағы құмалақты жұп қылса, бәрі сіздікі.
    }
how-tuzdik = Тұздық
how-tuzdik-text = Дәл үшеу болса, отау тұздығыңыз болады: оған түскеннің бәрі сіздікі. Бір ойында бір рет.
how-win = Жеңіңіз
how-win-text = Қазанына { $win } құмалақ жинаған жеңеді.
how-more = Барлық ереже
how-learn = Қадамдап үйрену

home-analysis = Кез келген жағдайды немесе партияны қозғалтқышпен бірге талдаңыз.

## Where nothing is

missing-title = Бұл мекенжайда ештеңе жоқ.
missing-home = Басты бетке

## A game

play-heading = Ойын
play-loading = Ойын ашылып жатыр …
play-turn =
    { $whose ->
        [own] Кезек сізде
        [computer] Компьютер ойланып жатыр …
       *[other] { $side } жүреді
    }
play-hint = Көмек
play-undo = Қайтару
play-draw = Тең
play-flip = Бұру
play-ply = { $ply } / { $of }
play-offered =
    { $who ->
        [own] Сіз тең ойын ұсындыңыз.
        [opponent] Қарсылас тең ойын ұсынады.
        [white] Бастаушы тең ойын ұсынады.
       *[black] Қостаушы тең ойын ұсынады.
    }
play-declined =
    { $who ->
        [own] Сіз тең ойыннан бас тарттыңыз.
        [opponent] Қарсылас тең ойыннан бас тартты.
        [white] Бастаушы тең ойыннан бас тартты.
       *[black] Қостаушы тең ойыннан бас тартты.
    }
draw-accept = Келісу
draw-decline = Бас тарту
draw-title = Тең ойын болсын ба?
draw-text = Екеуіңіз де ешкім жеңбегеніне келісесіздер.
draw-agree = Келісеміз
hint-said = Кеңес: { $hole }-отау, соңғысы { $place } түседі{ $effect }.
play-resign = Берілу
hint-start = Өз отауларыңыздың бірін таңдаңыз: ондағы құмалақтар тақта бойымен бір-бірлеп таратылады.
link-lost = Байланыс жоқ. Қайта қосылып жатырмыз …
resign-title = Берілесіз бе?
resign-text =
    { $shared ->
        [yes] Онда екінші жақ жеңеді.
       *[no] Онда қарсылас жеңеді.
    }
moves = Жүрістер
result-rematch = Қайта ойнау
result-watch = Көру
result-analyse = Талдау
review-game = Шолу
result-share = Бөлісу
result-copied = Көшірілді
result-warm =
    { $how ->
        [won] Жарайсыз!
        [drawn] Тең дәрежелі ойын болды.
       *[lost] Жақсы айқастыңыз. Келесісі сіздікі болсын.
    }
result-download = Жүктеп алу
format =
    { $format ->
        [tgk] TGK
        [playok] PlayOK
        [togyz] Togyz
       *[json] JSON
    }

## My games

games-loading = Ойындарыңыз ашылып жатыр …
games-none = Сіз әлі бірде-бір ойын ойнаған жоқсыз.
games-all = Барлық ойындарым
games-result =
    { $result ->
        [won] Жеңіс
        [lost] Жеңіліс
        [draw] Тең
       *[open] Бітпеген
    }
games-what =
    { $variant }: { $level ->
        [easy] { $side }, компьютерге қарсы (оңай)
        [medium] { $side }, компьютерге қарсы (орташа)
        [hard] { $side }, компьютерге қарсы (қиын)
        [full] { $side }, компьютерге қарсы (бар күшімен)
       *[other] { $side }, компьютерге қарсы ({ $level }-деңгей)
    }, { $plies } жүріс
games-two = { $variant }: бір құрылғыда екеу, { $plies } жүріс
games-side-won = { $side } жеңді
games-here = осы құрылғыда
games-send = Серверге сақтау
games-sent = Енді серверде сақтаулы.
games-remove = Жою
games-remove-title = Бұл ойын біржола жойылсын ба?
# Written out: Chromium has no months in this language.
games-when =
    { $year } ж. { $day } { $month ->
        [1] қаңтар
        [2] ақпан
        [3] наурыз
        [4] сәуір
        [5] мамыр
        [6] маусым
        [7] шілде
        [8] тамыз
        [9] қыркүйек
        [10] қазан
        [11] қараша
       *[12] желтоқсан
    }, { $hour }:{ $minute }

## Replay

replay-title = Партияны көру
replay-lead = Партияны немесе позицияны togyz оқи алатын кез келген түрде қойыңыз: TGK, PlayOK, өзінікі, JSON.
replay-show = Көрсету
replay-file = Файл ашу …
replay-sheet = Ойын парағын енгізу
replay-empty = Әзірге оқитын ештеңе жоқ: алдымен партияны қойыңыз.
replay-nothing = Бұл мәтінде партия да, позиция да табылмады.
replay-unreadable = Партияны немесе позицияны оқу мүмкін болмады.
replay-another = Басқа мәтін
replay-game = Партия
replay-name = { $number }. { $white } – { $black }, { $result }
replay-recorded =
    { $winner ->
        [white] Жазба бойынша бастаушы жеңді.
        [black] Жазба бойынша қостаушы жеңді.
       *[nobody] Жазба бойынша тең ойын.
    }
replay-start = Бастапқы позиция.
replay-truncated = Бұл мәтінде басқа да партиялар бар; мұнда алғашқылары.
read-word = «{ $word }» – жүріс емес
read-illegal = «{ $word }» жүрісін мұнда ойнауға болмайды
read-wrong =
    { $what ->
        [landing] «{ $word }» соңғы құмалақ түсетін отауды дұрыс атамайды
        [total] «{ $word }» қазандағы құмалақ санын дұрыс атамайды
       *[tuzdik] «{ $word }» тұздық болмаған жерге тұздық белгісін қояды
    }
read-start = ойынды немесе оның алғашқы позициясын бұл құрылғыда оқу мүмкін емес
replay-problems = Мәтінде { $count } қате бар
replay-problem = { $line }-жол, { $column }-таңба: { $message }.
replay-problem-expected = { $line }-жол, { $column }-таңба: { $message }. Күтілгені: { $expected }.
replay-first = Басына
replay-back = Бір жүріс артқа
replay-forward = Бір жүріс алға
replay-last = Соңына
replay-play = Жүрістерді ойнату
replay-pause = Кідірту
replay-slider = Жүріс
replay-ply = { $of } жүрістің { $ply }-жүрісі

## Settings

settings-board = Тақта
board-theme =
    { $board ->
        [walnut] Жаңғақ
        [felt] Киіз
       *[steppe] Дала
    }
settings-lessons = Түсіндірмелер
lessons-auto = Оңайда
lessons-always = Әрқашан
lessons-never = Ешқашан
settings-sound = Дыбыс
settings-unhurried = Асықпайтын компьютер
settings-unhurried-more = Жауап берерде сәл ойланып алады.
settings-previews = Жүріс қайда бітетінін көрсету
settings-turning = Әр жүрістен кейін тақтаны бұру
settings-two-more = Бір құрылғыда екеу ойнағанда.
settings-language = Тіл
language-auto = Браузердегідей
language-failed = Бұл сөздерді қазір алу мүмкін емес: байланыс жоқ.
settings-vocabulary = Ойынның аты мен сөздері
vocabulary =
    { $vocabulary ->
        [kyrgyz] Тогуз коргоол
       *[kazakh] Тоғызқұмалақ
    }
settings-speed = Жүрісті көрсету
settings-theme = Түстер
settings-less-motion = Жүйеңіз қозғалысты азайтуды сұрайды, сондықтан жүріс бірден көрсетіледі.
speed-off = Бірден
speed-slow = Баяу
speed-normal = Қалыпты
speed-fast = Жылдам
theme-auto = Жүйедегідей
theme-light = Ашық
theme-dark = Қараңғы

## The rules in a minute

help-aim = Мақсат
help-aim-text = Қазаныңызға құмалақтың жартысынан көбін жинаңыз: { $total } құмалақтан { $win } жетеді.
help-sow = Жүріс
help-sow-text =
    { $way ->
        [return] Бір отауыңыздағы құмалақтың бәрін алыңыз. Біріншісін сол отаудың өзіне қайта салыңыз, қалғанын келесі отауларға бір-бірлеп таратыңыз – сағат тіліне қарсы. Құмалақ жалғыз болса, ол келесі отауға өтеді. Жүргенде қазанға құмалақ салынбайды.
        [no-return] Бір отауыңыздағы құмалақтың бәрін алып, келесі отауларға бір-бірлеп таратыңыз – сағат тіліне қарсы. Айналып қайта жеткенше ол отаудың өзіне құмалақ салынбайды. Жүргенде қазанға құмалақ салынбайды.
       *[kazan] Бір отауыңыздағы құмалақтың бәрін алыңыз. Біріншісін сол отаудың өзіне қайта салыңыз, қалғанын келесі отауларға бір-бірлеп таратыңыз – сағат тіліне қарсы. Құмалақ жалғыз болса, ол келесі отауға өтеді. Соңғы отауыңыздан кейін қазаныңыз тұр, оған да бір құмалақ түседі; қарсыластың қазанынан аттап өтесіз. Соңғы құмалақ қазаныңызға түссе, тағы бір рет жүресіз.
    }
help-capture = Ұту
help-capture-text =
    { $captures ->
        [pair] Соңғы құмалағыңыз қарсыластың жалғыз құмалағы бар отауына түсіп, екеу болса, екеуі де қазаныңызға салынады. Басқа сан ұтылмайды.
       *[even] Соңғы құмалағыңыз қарсыластың отауына түсіп, ондағы құмалақтарды жұп қылса, бәрі қазаныңызға салынады.
    }
help-capture-opposite = Ол өзіңіздің бос отауыңызға түссе және қарсысындағы отауда құмалақ болса, екеуін де аласыз.
help-tuzdik = Тұздық
help-tuzdik-text = Соңғы құмалағыңыз қарсыластың отауына түсіп, ондағы құмалақ дәл үшеу болса, ол отау сіздің тұздығыңыз болады: осы үшеуі де, кейін оған түскен әр құмалақ та – сіздікі. Тұздық біреу ғана болады; { $last }-отаудан алынбайды және қарсыластың тұздығымен нөмірлес бола алмайды.
help-end = Ойын соңы
help-end-text =
    { $end ->
        [rows] { $win } құмалақ жинаған жеңеді. Бір қатар босап қалса, тақтада қалған құмалақты сол қатардың иесі алады, сосын қазандар салыстырылады.
        [play-on] { $win } құмалақ жиналса да, жүретін ойыншы атсыз қалғанша ойын жалғасады. Қалған құмалақты екінші ойыншы алады, сосын қазандар салыстырылады.
       *[bare] { $win } құмалақ жинаған жеңеді. Жүретін ойыншы атсыз қалса (құмалағы жоқ болса), қалған құмалақты екінші ойыншы алады, сосын қазандар салыстырылады.
    }
help-extra-move = Бірақ алдымен екінші ойыншы тағы бір рет жүреді; содан құмалақ келсе, ойын жалғасады.
help-draw =
    { $half ->
        [0] Бір позиция үшінші рет қайталанса, тең ойын.
       *[other] { $half } құмалақтан тең бөлінсе, тең ойын; бір позиция үшінші рет қайталанса да тең ойын.
    }
help-look = Алдын ала көру
help-look-text = Көрсеткішті отауға апарыңыз немесе оны саусақпен сәл басып тұрыңыз: соңғы құмалақтың қайда түсетінін көресіз. Қиын деңгейде бұл көмек жоқ.
help-keys = Пернелер
help-keys-text = 1–{ $last } сандары сол отаудан жүреді. Көрсеткі пернелер тақтаны аралайды, Enter жүреді.

## Failures

core-failed = Ойын ережелері жүктелмеді. Бетті қайта ашыңыз; көмектеспесе, бұл браузер тым ескі.
# CHECK: «орындалмады» in "not-kept": the server has no room on its disk, so a move or a wish was not done.
failure =
    { $code ->
        [busy] Қазір мұны тым көп адам сұрап жатыр. Бір минуттан кейін қайталап көріңіз.
        [draw-too-soon] Тең ойынды ұсынып қойдыңыз. Тағы ұсыну үшін алдымен жүріс жасаңыз.
        [engine-busy] Серверде қазір жұмыс тым көп. Сәлден кейін қайталап көріңіз.
        [engine-failed] Компьютер жүріс таба алмады. Қайталап көріңіз.
        [game-over] Ойын аяқталып қойған.
        [illegal-move] Бұл отаудан қазір жүруге болмайды.
        [newer-page] Бұл ойын беттің жаңарақ нұсқасында ойналған. Сол нұсқаны алу үшін бетті қайта ашыңыз.
        [no-draw-offer] Тең ойын енді ұсынылып тұрған жоқ.
        [not-found] Мұндай ойын жоқ.
        [not-kept] Сервер қазір ештеңе сақтай алмай тұр, сондықтан бұл орындалмады. Біраздан кейін қайталап көріңіз.
        [not-over] Ойын әлі аяқталған жоқ.
        [not-your-seat] Сіз бұл ойынның ойыншысы емессіз.
        [not-your-turn] Қазір сіздің кезегіңіз емес.
        [nothing-to-take-back] Қайтаратын жүріс жоқ.
        [part-missing] Беттің бұл бөлігін жүктеп алу мүмкін болмады: желі жоқ немесе жаңа нұсқасы шыққан. Бетті қайта ашыңыз.
        [stale] Тақта өзгеріп үлгерді: қазіргі күйі осы.
        [storage-failed] Бұл браузер ойындарды сақтамайды: жасырын терезелер сияқты, сақтауға тыйым салған.
        [storage-full] Құрылғыда орын қалмады, сондықтан бұл сақталмады. Орын босатып, қайталап көріңіз.
        [too-large] Бұл мәтін тым ұзын.
        [too-many-games] Бұл жерден тым көп ойын басталды. Сәл күте тұрыңыз.
        [too-many-requests] Қазір сіздің желіңізден тым көп сұрау келіп жатыр. Сәлден кейін қайталап көріңіз.
        [too-slow] Бұл тым баяу жетті. Қайталап көріңіз.
        [unkept] Бұл браузер жасырын терезелердегідей сақтауға тыйым салған: бет жабылғанда бұл ойын жоғалады.
        [unreachable] Серверге қосылу мүмкін емес. Ол іске қосылған ба?
        [unreadable] Мұны оқу мүмкін болмады.
       *[other] Бірдеңе дұрыс болмады. Бетті қайта ашып көріңіз.
    }
