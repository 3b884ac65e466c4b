### The words of the web page, in Norwegian Bokmål.
### No native speaker has gone over it yet: see docs/how-to/translate.md.
###
### Visitors are addressed with «du». Hull, kazan, frø (a stone), trekk, fangst; the sides are Hvit
### and Svart.
### A term has the word of Kazakhstan; its attribute "kyrgyz" is the one of Kyrgyzstan.

-game = Togyz Kumalak
    .kyrgyz = Toguz Korgool
-tuzdik = { $case ->
       *[small] tuzdik
        [large] Tuzdik
    }
    .kyrgyz = { $case ->
       *[small] tuz
        [large] Tuz
    }
-kumalak = kumalak
    .kyrgyz = korgool

## The frame of all pages

game = { -game }
title =
    { $page ->
        [home] { -game }
        [play] Parti – { -game }
        [analysis] Analyse – { -game }
        [learn] Lær – { -game }
        [library] Samling – { -game }
        [rules] Regler – { -game }
        [about] Om spillet – { -game }
        [sheet] Partiskjema – { -game }
        [missing] Ingenting her – { -game }
       *[replay] Gjennomspilling – { -game }
    }
nav-label = Sider
nav-new = Nytt spill
nav-games = Mine spill
nav-learn = Lær
nav-replay = Se på
nav-analysis = Analyse
nav-help = Slik spiller du
nav-settings = Innstillinger
close = Lukk
cancel = Avbryt
update-ready = Det finnes en ny versjon.
update-reload = Last på nytt

## Words of the game

tuzdik = { -tuzdik }
side =
    { $side ->
        [white] Hvit
       *[black] Svart
    }
side-random = Tilfeldig
variant =
    { $name ->
        [togyzkumalak] { -game }
        [qozdatu] Qozdatu
        [bestemshe] Bestemshe
        [no-return] Uten tilbakelegging (før 1949)
        [singleton-capture] Bare enslige fanges (før 1949)
        [mangala] Mangala
       *[other] { $title }
    }
level =
    { $level ->
        [easy] Lett
        [medium] Middels
        [hard] Vanskelig
        [full] Full styrke
       *[other] Nivå { $level }
    }
you = Du
computer =
    { $level ->
        [easy] Datamaskin, lett
        [medium] Datamaskin, middels
        [hard] Datamaskin, vanskelig
        [full] Datamaskin, full styrke
       *[other] Datamaskin, nivå { $level }
    }
score = { $first } : { $second }

## The board

board = Brett
row =
    { $owner ->
        [own] Dine hull
        [opponent] Motstanderens hull
        [white] Hvits hull
       *[black] Svarts hull
    }
hole =
    { $owner ->
        [own] hull { $number }
        [opponent] motstanderens hull { $number }
        [white] Hvits hull { $number }
       *[black] Svarts hull { $number }
    }
# CHECK: «frø» for what lies in the holes («steiner» and «kuler» are said too).
hole-stones =
    { $stones ->
        [0] { $hole }, tomt
       *[other] { $hole }, { $stones } frø
    }
hole-tuzdik =
    { $owner ->
        [own] { $hole }, din { -tuzdik }
        [opponent] { $hole }, motstanderens { -tuzdik }
        [white] { $hole }, Hvits { -tuzdik }
       *[black] { $hole }, Svarts { -tuzdik }
    }
hole-preview = { $hole }, det siste faller i { $place }{ $effect }
place =
    { $owner ->
        [own] ditt hull { $number }
        [opponent] motstanderens hull { $number }
        [white] Hvits hull { $number }
       *[black] Svarts hull { $number }
    }
place-kazan =
    { $owner ->
        [own] din kazan
        [opponent] motstanderens kazan
        [white] Hvits kazan
       *[black] Svarts kazan
    }
effect-capture = , fanger { $stones }
effect-tuzdik = , lager en { -tuzdik }, fanger { $stones }
kazan =
    { $owner ->
        [own] Din kazan: { $stones }, mangler { $missing } på seier
        [opponent] Motstanderens kazan: { $stones }, mangler { $missing } på seier
        [white] Hvits kazan: { $stones }, mangler { $missing } på seier
       *[black] Svarts kazan: { $stones }, mangler { $missing } på seier
    }
kazan-over =
    { $owner ->
        [own] Din kazan: { $stones }
        [opponent] Motstanderens kazan: { $stones }
        [white] Hvits kazan: { $stones }
       *[black] Svarts kazan: { $stones }
    }, { $rest ->
        [0] spillet er slutt
       *[other] og { $rest } igjen på brettet, til sammen { $score }
    }
kazan-missing =
    { $stones ->
        [0] { $win } nådd
       *[other] mangler { $stones }
    }
kazan-counted = { $stones } + { $rest } = { $score }
move-said =
    { $who ->
        [own] Du spilte hull { $hole }
        [opponent] Motstanderen spilte hull { $hole }
        [white] Hvit spilte hull { $hole }
       *[black] Svart spilte hull { $hole }
    }: { $stones } frø, det siste i { $place }{ $effect }.
ban =
    Ingen { -tuzdik }: { $ban ->
        [second] du har allerede en, og ingen får to.
        [last-hole] det siste hullet i en rad kan aldri bli det.
       *[mirrored] motstanderens { -tuzdik } har samme nummer.
    }

## eight-year-old. $who made the move: own, opponent, or where two play at one device white, black.

lesson-returned = Det første frøet gikk tilbake i hullet sitt: alltid, når det er to eller flere.
lesson-single = Et enslig frø går ikke tilbake: Det flyttes til neste hull.
lesson-own-side =
    { $who ->
        [own] Det siste frøet falt på din egen side: Der fanges ingenting.
       *[other] Det siste frøet falt på egen side: Der fanges ingenting.
    }
lesson-odd = Nå er det { $stones } der: et oddetall. Bare partall fanges.
lesson-not-pair = Nå er det { $stones } der. Bare to fanges.
lesson-even =
    { $who ->
        [own] Nå er det { $stones } der: et partall, så alle er dine.
        [opponent] Nå er det { $stones } i hullet ditt: et partall, så de er fanget.
       *[other] Nå er det { $stones } der: et partall, så de er fanget.
    }
lesson-pair =
    { $who ->
        [own] Nå er det to der, så begge er dine.
       *[other] Nå er det to der, så begge er fanget.
    }
lesson-opposite =
    { $who ->
        [own] Det siste falt i et tomt hull hos deg: Du får det og dem rett overfor.
       *[other] Det siste falt i et tomt hull på egen side: Det tar dem rett overfor.
    }
lesson-tuzdik =
    { $who ->
        [own] Tre frø: Dette hullet er nå din { -tuzdik }. Alt som faller i det, er ditt.
        [opponent] Tre frø: Hullet er nå motstanderens { -tuzdik }, med alt som faller i det.
        [white] Tre frø: Hullet er nå Hvits { -tuzdik }, med alt som faller i det.
       *[black] Tre frø: Hullet er nå Svarts { -tuzdik }, med alt som faller i det.
    }
lesson-into-tuzdik =
    { $stones } frø falt i { $owner ->
        [own] din { -tuzdik }: til deg, uansett hvem som sår.
        [opponent] motstanderens { -tuzdik }: til motstanderen, uansett hvem som sår.
        [white] Hvits { -tuzdik }: til Hvit, uansett hvem som sår.
       *[black] Svarts { -tuzdik }: til Svart, uansett hvem som sår.
    }
lesson-again =
    { $who ->
        [own] Det siste frøet falt i din kazan, så det er din tur en gang til.
       *[other] Det siste frøet falt i egen kazan: ett trekk til.
    }

## How a game ended

outcome-title =
    { $winner ->
        [own] Du vant
        [opponent] Du tapte
        [white] Hvit vant
        [black] Svart vant
       *[nobody] Uavgjort
    }
outcome-said = { $title }. { $reason }
outcome-reason =
    { $reason ->
        [majority]
            { $winner ->
                [white] Hvit har mer enn halvparten av frøene: { $win } eller flere.
               *[black] Svart har mer enn halvparten av frøene: { $win } eller flere.
            }
        [split] Hver kazan har nøyaktig halvparten av frøene: { $half }.
        [bare]
            { $bare ->
                [white] Hvit har ingen trekk igjen
               *[black] Svart har ingen trekk igjen
            }{ $taker ->
                [white] : Hvit får{" "}
                [black] : Svart får{" "}
               *[nobody] .
            }{ $rest ->
                [0] {""}
                [one] det siste frøet på brettet.
               *[other] de { $rest } frøene som er igjen på brettet.
            }
        [repetition] Samme stilling oppsto for tredje gang.
        [agreement] Spillerne ble enige om uavgjort.
        [resignation]
            { $winner ->
                [white] Svart ga opp.
               *[black] Hvit ga opp.
            }
       *[time]
            { $winner ->
                [white] Svarts tid gikk ut.
               *[black] Hvits tid gikk ut.
            }
    }

## The first page

home-title =
    { $holes ->
        [5] Fem hull
        [6] Seks hull
        [7] Sju hull
        [9] Ni hull
       *[other] { $holes } hull
    }, { $total } frø
home-lead = Så frøene rundt brettet, fang mer enn halvparten og vinn.
new-level = Nivå
new-side = Du spiller
new-variant = Spill
new-start = Spill
new-opponent = Mot
opponent-computer = Datamaskin
opponent-friend = En venn her
new-level-finer = Nivå, finere
new-level-said = Nivå { $number }, styrke { NUMBER($elo, useGrouping: 0) }
new-level-full = Full styrke
new-name = Navnet ditt
new-clock = Tid
new-clock-none = Uten klokke
new-clock-said = { $minutes } min + { $seconds } s per trekk
new-clock-own = Egen …
new-clock-minutes = Minutter
new-clock-seconds = Sekunder per trekk

## How it works, in four pictures on the first page. As short and simple as can be.

how-title = Slik går det til
how-sow = Så
how-sow-text =
    { $way ->
        [return] Ta alle frøene fra ett av hullene dine. Legg det første tilbake, og resten ett for ett i de neste hullene.
        [no-return] Ta alle frøene fra ett av hullene dine. Legg dem ett for ett i de neste hullene, rundt brettet.
       *[kazan] Ta alle frøene fra ett av hullene dine. Legg det første tilbake, og resten ett for ett i de neste hullene og i din kazan.
    }
how-capture = Fang
how-capture-text =
    { $captures ->
        [pair] Gjør det siste at det blir to i motstanderens hull, er begge dine.
       *[even] Gjør det siste at antallet i motstanderens hull blir et partall, er alle dine.
    }
how-tuzdik = { -tuzdik(case: "large") }
how-tuzdik-text = Blir det nøyaktig tre, er hullet din { -tuzdik }: Alt som faller i det, er ditt. Én gang i spillet.
how-win = Vinn
how-win-text = Den som har { $win } frø i kazanen, vinner.
how-more = Alle reglene
how-learn = Lær det steg for steg

home-analysis = Se på hvilken som helst stilling eller hvilket som helst parti, med motoren ved din side.

## Where nothing is

missing-title = Det er ingenting på denne adressen.
missing-home = Til første side

## A game

play-heading = Spill
play-loading = Henter spillet …
play-turn =
    { $whose ->
        [own] Din tur
        [computer] Datamaskinen tenker …
       *[other] { $side } skal trekke
    }
play-hint = Tips
play-undo = Angre
play-draw = Uavgjort
play-flip = Snu
play-ply = { $ply } av { $of }
play-offered =
    { $who ->
        [own] Du tilbød uavgjort.
        [opponent] Motstanderen tilbyr uavgjort.
        [white] Hvit tilbyr uavgjort.
       *[black] Svart tilbyr uavgjort.
    }
play-declined =
    { $who ->
        [own] Du avslo uavgjort.
        [opponent] Motstanderen avslår uavgjort.
        [white] Hvit avslår uavgjort.
       *[black] Svart avslår uavgjort.
    }
draw-accept = Godta
draw-decline = Avslå
draw-title = Skal det være uavgjort?
draw-text = Dere er enige om at ingen vinner.
draw-agree = Vi er enige
hint-said = Et tips: hull { $hole }, det siste faller i { $place }{ $effect }.
play-resign = Gi opp
hint-start = Velg et av hullene dine: Frøene sås ett for ett rundt brettet.
link-lost = Ingen forbindelse. Prøver igjen …
resign-title = Gi opp dette spillet?
resign-text =
    { $shared ->
        [yes] Da vinner den andre siden.
       *[no] Da vinner motstanderen.
    }
moves = Trekk
result-rematch = Omkamp
result-watch = Se på
result-analyse = Analyser
review-game = Gjennomgang
result-share = Del
result-copied = Kopiert
result-warm =
    { $how ->
        [won] Godt spilt!
        [drawn] Dere var like sterke.
       *[lost] Godt kjempet. Den neste blir din.
    }
result-download = Last ned
format =
    { $format ->
        [tgk] TGK
        [playok] PlayOK
        [togyz] Togyz
       *[json] JSON
    }

## My games

games-loading = Henter spillene dine …
games-none = Du har ikke spilt noe spill ennå.
games-all = Alle spillene mine
games-result =
    { $result ->
        [won] Vant
        [lost] Tapte
        [draw] Uavgjort
       *[open] Åpent
    }
games-what =
    { $variant }, { $level ->
        [easy] { $side } mot datamaskinen, lett
        [medium] { $side } mot datamaskinen, middels
        [hard] { $side } mot datamaskinen, vanskelig
        [full] { $side } mot datamaskinen, full styrke
       *[other] { $side } mot datamaskinen, nivå { $level }
    }, { $plies } trekk
games-two = { $variant }, to på denne enheten, { $plies } trekk
games-side-won = { $side } vant
games-here = på denne enheten
games-send = Ta vare på det på serveren
games-sent = Nå ligger det på serveren.
games-remove = Slett
games-remove-title = Slette dette spillet for godt?
games-when = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }

## Replay

replay-title = Spill gjennom et parti
replay-lead = Lim inn et parti eller en stilling i et format som togyz leser: TGK, PlayOK, sitt eget, JSON.
replay-show = Vis
replay-file = Åpne en fil …
replay-sheet = Skriv inn et partiskjema
replay-empty = Her er det ikke noe å lese ennå: Lim inn et parti først.
replay-nothing = Fant ikke noe parti og ingen stilling i denne teksten.
replay-unreadable = Dette er ikke et parti eller en stilling som kan leses her.
replay-another = En annen tekst
replay-game = Parti
replay-name = { $number }. { $white } – { $black }, { $result }
replay-recorded =
    { $winner ->
        [white] Hvit vant, ifølge opptegnelsen.
        [black] Svart vant, ifølge opptegnelsen.
       *[nobody] Uavgjort, ifølge opptegnelsen.
    }
replay-start = Stillingen ved starten.
replay-truncated = Det er flere partier i denne teksten; dette er de første.
read-word = «{ $word }» er ikke et trekk
read-illegal = «{ $word }» kan ikke spilles her
read-wrong =
    { $what ->
        [landing] «{ $word }» nevner et annet hull enn det der det siste frøet faller
        [total] «{ $word }» nevner et annet antall frø i kazanen
       *[tuzdik] «{ $word }» merker en { -tuzdik } der ingen oppstår
    }
read-start = spillet eller den første stillingen kan ikke leses på denne enheten
replay-problems = { $count } feil i teksten
replay-problem = Linje { $line }, kolonne { $column }: { $message }.
replay-problem-expected = Linje { $line }, kolonne { $column }: { $message }. Ventet: { $expected }.
replay-first = Til begynnelsen
replay-back = Ett trekk tilbake
replay-forward = Ett trekk fram
replay-last = Til slutten
replay-play = Spill av trekkene
replay-pause = Pause
replay-slider = Trekk
replay-ply = trekk { $ply } av { $of }

## Settings

settings-board = Brett
board-theme =
    { $board ->
        [walnut] Valnøtt
        [felt] Filt
       *[steppe] Steppe
    }
settings-lessons = Forklaringer
lessons-auto = På lette nivåer
lessons-always = Alltid
lessons-never = Aldri
settings-sound = Lyder
settings-unhurried = Datamaskinen tar seg tid
settings-unhurried-more = Den venter litt før den svarer.
settings-previews = Vis hvor et trekk ender
settings-turning = Snu brettet etter hvert trekk
settings-two-more = Når to spiller på denne enheten.
settings-language = Språk
language-auto = Som i nettleseren
language-failed = Disse ordene kan ikke hentes nå: Det er ingen forbindelse.
settings-vocabulary = Navn og ord i spillet
vocabulary =
    { $vocabulary ->
        [kyrgyz] Toguz Korgool
       *[kazakh] Togyz Kumalak
    }
settings-speed = Vis såingen
settings-theme = Farger
settings-less-motion = Systemet ditt ber om mindre bevegelse, så trekkene vises med en gang.
speed-off = Straks
speed-slow = Langsomt
speed-normal = Vanlig
speed-fast = Raskt
theme-auto = Automatisk
theme-light = Lyse
theme-dark = Mørke

## The rules in a minute

help-aim = Mål
help-aim-text = Få mer enn halvparten av frøene i din kazan: { $win } av { $total }. Et frø kalles { -kumalak }.
help-sow = Såing
help-sow-text =
    { $way ->
        [return] Ta alle frøene fra ett av hullene dine. Det første legger du tilbake i det samme hullet, resten ett for ett i de neste hullene, mot klokka. Et enslig frø flyttes til neste hull. Det sås aldri i en kazan.
        [no-return] Ta alle frøene fra ett av hullene dine, og legg dem ett for ett i de neste hullene, mot klokka. Hullet selv får ikke noe frø, med mindre du kommer helt rundt. Det sås aldri i en kazan.
       *[kazan] Ta alle frøene fra ett av hullene dine. Det første legger du tilbake i det samme hullet, resten ett for ett i de neste hullene, mot klokka. Et enslig frø flyttes til neste hull. Etter ditt siste hull kommer din kazan, som også får et frø; motstanderens hoppes over. Faller det siste frøet i din kazan, er det din tur en gang til.
    }
help-capture = Fangst
help-capture-text =
    { $captures ->
        [pair] Faller ditt siste frø i et av motstanderens hull der det ligger nøyaktig ett, så det blir to, går begge til din kazan. Ingen andre antall fanges.
       *[even] Faller ditt siste frø i et av motstanderens hull, så antallet der blir et partall, går alle frøene i hullet til din kazan.
    }
help-capture-opposite = Faller det i et tomt hull hos deg selv, og ligger det frø i hullet rett overfor, får du begge deler.
help-tuzdik = { -tuzdik(case: "large") }
help-tuzdik-text = Gjør ditt siste frø at det ligger nøyaktig tre i et av motstanderens hull, blir hullet din { -tuzdik }: Disse tre og hvert frø som siden faller i det, er dine. Du kan bare ha én, aldri i hull { $last }, og aldri med samme nummer som motstanderens.
help-end = Slutt
help-end-text =
    { $end ->
        [rows] Den som har { $win } frø, vinner. Når en rad er tom, får spilleren som eier den, frøene som er igjen, og kazanene sammenlignes.
        [play-on] Spillet går videre etter { $win } frø, til spilleren som skal trekke, ikke har noen. Den andre får dem som er igjen, og kazanene sammenlignes.
       *[bare] Den som har { $win } frø, vinner. Har spilleren som skal trekke, ingen frø, får den andre dem som er igjen, og kazanene sammenlignes.
    }
help-extra-move = Først gjør den andre ett trekk til; gir det spilleren et frø, går spillet videre.
help-draw =
    { $half ->
        [0] Oppstår samme stilling for tredje gang, er det uavgjort.
       *[other] { $half } til hver er uavgjort, og det er det også når samme stilling oppstår for tredje gang.
    }
help-look = Se framover
help-look-text = Hold musepekeren over et hull, eller hold en finger på det et øyeblikk, så ser du hvor det siste frøet faller. Ikke på det vanskelige nivået.
help-keys = Taster
help-keys-text = 1 til { $last } spiller hullene dine. Piltastene går over brettet, Enter trekker.

## Failures

core-failed = Spillereglene kunne ikke lastes. Last siden på nytt; hjelper ikke det, er nettleseren for gammel.
# CHECK: «ble ikke gjort» in "not-kept": the server has no room on its disk, so a move or a wish was not done.
failure =
    { $code ->
        [busy] Mange vil det samme akkurat nå. Prøv igjen om et minutt.
        [draw-too-soon] Du har allerede tilbudt uavgjort. Gjør et trekk før du tilbyr det igjen.
        [engine-busy] Serveren har for mye å gjøre akkurat nå. Prøv igjen om litt.
        [engine-failed] Datamaskinen fant ikke noe trekk. Prøv igjen.
        [game-over] Spillet er allerede slutt.
        [illegal-move] Dette hullet kan ikke spilles nå.
        [newer-page] Dette spillet ble spilt med en nyere versjon av siden. Last siden på nytt for å få den.
        [no-draw-offer] Uavgjort tilbys ikke lenger.
        [not-found] Det finnes ikke noe slikt spill.
        [not-kept] Serveren kan ikke lagre noe akkurat nå, så dette ble ikke gjort. Prøv igjen om en stund.
        [not-over] Spillet er ikke slutt ennå.
        [not-your-seat] Du er ikke med i dette spillet.
        [not-your-turn] Det er ikke din tur.
        [nothing-to-take-back] Det er ikke noe trekk å angre.
        [part-missing] Denne delen av siden kunne ikke hentes: Nettet mangler, eller det finnes en ny versjon. Last siden på nytt.
        [stale] Brettet har endret seg i mellomtiden: Slik står det nå.
        [storage-failed] Denne nettleseren tar ikke vare på spill her: Den forbyr lagring, slik private vinduer gjør.
        [storage-full] Det er ikke mer plass på denne enheten, så dette ble ikke lagret. Frigjør litt plass og prøv igjen.
        [too-large] Denne teksten er for lang.
        [too-many-games] Det er startet for mange spill herfra. Vent litt.
        [too-many-requests] Det kommer svært mange forespørsler fra nettet ditt akkurat nå. Prøv igjen om litt.
        [too-slow] Det kom for langsomt fram. Prøv igjen.
        [unkept] Denne nettleseren forbyr lagring, slik private vinduer gjør: Spillet er borte når siden lukkes.
        [unreachable] Serveren svarer ikke. Er den i gang?
        [unreadable] Dette lot seg ikke lese.
       *[other] Noe gikk galt. Det kan hjelpe å laste siden på nytt.
    }
