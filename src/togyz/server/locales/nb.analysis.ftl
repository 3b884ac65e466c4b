### The words of the page of analyses, in Norwegian Bokmål. They are fetched when it is opened.
### No native speaker has gone over it yet: see docs/how-to/translate.md.

## Analysis: a board to think at, with an engine that looks along

analysis-title = Analyse
analysis-start = { $side } skal trekke. Spill et hvilket som helst hull, for begge sider.
score-unknown = Ennå vet ingen hvem som står best.
score-said =
    { $side ->
        [white] Hvit leder med { $stones }, med en sjanse på { $chance } %
        [black] Svart leder med { $stones }, med en sjanse på { $chance } %
       *[nobody] Stillingen er jevn
    }
score-proved =
    { $side ->
        [white] Hvit vinner tvunget
       *[black] Svart vinner tvunget
    }, { $plies ->
        [one] på { $plies } trekk
       *[other] på { $plies } trekk
    }
# CHECK: the result is known, though not in how many moves it comes.
score-won =
    { $side ->
        [white] Hvit vinner helt sikkert
       *[black] Svart vinner helt sikkert
    }
# CHECK: if nobody errs from here on.
lines-known =
    { $winner ->
        [white] Feilfritt spill herfra: hvit vinner
        [black] Feilfritt spill herfra: svart vinner
       *[nobody] Feilfritt spill herfra: uavgjort
    }{ $exact ->
        [yes] , { $white } : { $black }
       *[no] {""}
    }
lines = Beste trekk
lines-engine = Motor
lines-fewer = Vis færre trekk
lines-more = Vis flere trekk
lines-longer = Tenk lenger
lines-failed = Motoren svarer ikke.
lines-thinking = Tenker …
lines-depth = Dybde { $depth }
lines-proved = Sikkert
lines-said = { $score }: { $move }
line-said = hull { $hole }, lander i { $place }{ $effect }
move-named =
    { $side ->
        [white] Trekk { $turn }, hvit: { $text }
       *[black] Trekk { $turn }, svart: { $text }
    }
glyph =
    { $name ->
        [brilliant] glimrende
        [good] godt trekk
        [interesting] interessant
        [dubious] tvilsomt
        [mistake] feil
        [blunder] grov feil
        [only] eneste trekk
        [white-wins] hvit vinner
        [white-better] hvit står bedre
        [white-slightly] hvit står litt bedre
        [even] jevnt
        [black-slightly] svart står litt bedre
        [black-better] svart står bedre
        [black-wins] svart vinner
        [unclear] uklart
       *[other] { $glyph }
    }
variations = Varianter
remarks = Merknader
remarks-marks = Tegn
remarks-comment = Hva er det å si om dette trekket?
drawing = Tegn på brettet
drawing-wipe = Fjern tegninger
drawing-help = Trykk på et hull og så på det som en pil skal peke mot; det samme to ganger for å merke det.
drawing-hole =
    { $side ->
        [white] Hvits hull { $hole }
       *[black] Svarts hull { $hole }
    }
drawing-from = { $from }: hvilket hull nå? Det samme en gang til merker det.
drawing-done =
    { $what ->
        [arrow] Pil: { $from } – { $to }.
        [mark] Merket: { $to }.
       *[gone] Fjernet.
    }
remarks-promote = Flytt opp: foran de andre variantene
remarks-remove = Fjern dette trekket og det som følger
remove-title = Fjerne disse trekkene?
remove-text =
    { $moves ->
        [one] { $moves } trekk blir borte
       *[other] { $moves } trekk blir borte
    }, med alt som er sagt om dem.
analysis-threat = Trussel
analysis-review = Gå gjennom
lines-threat =
    { $side ->
        [white] Hvis Hvit skulle trekke nå:
       *[black] Hvis Svart skulle trekke nå:
    }
graph = Sjansene gjennom partiet
review-progress = Går gjennom partiet: { $done } av { $of } …
review-done = Partiet er gjennomgått.
review-part = Gjennomgått: { $done } av { $of } trekk. «Gå gjennom» fortsetter derfra.
review-nothing = Det er ingen trekk å gå gjennom ennå.
review-title = Gjennomgang
review-accuracy = Nøyaktighet
review-count =
    { $verdict ->
        [inaccuracy] Unøyaktig
        [mistake] Feil
       *[blunder] Grove feil
    }
review-turned = Der partiet snudde:
review-verdict =
    { $verdict ->
        [inaccuracy] Unøyaktig
        [mistake] Feil
       *[blunder] Grov feil
    }: { $side ->
        [white] Hvits
       *[black] Svarts
    } sjanser faller fra { $before } % til { $after } %.
review-better = Bedre:
review-retry =
    { $side ->
        [white] Hvit
       *[black] Svart
    }: prøv { $count ->
        [one] { $count } feil
       *[other] { $count } feil
    } på nytt
remark-misses-win =
    { $plies ->
        [0] Her var det en tvungen seier.
        [one] Her var det en tvungen seier på { $plies } trekk.
       *[other] Her var det en tvungen seier på { $plies } trekk.
    }
remark-loses =
    { $plies ->
        [0] Nå er partiet tvunget tapt.
        [one] Nå er partiet tvunget tapt, på { $plies } trekk.
       *[other] Nå er partiet tvunget tapt, på { $plies } trekk.
    }
remark-misses-tuzdik = Motstanderens hull { $hole } kunne blitt { -tuzdik }.
remark-misses-capture =
    { $stones ->
        [one] { $stones } frø i motstanderens hull { $hole } kunne vært tatt.
       *[other] { $stones } frø i motstanderens hull { $hole } kunne vært tatt.
    }
remark-allows-tuzdik = Nå kan motstanderen gjøre hull { $hole } til { -tuzdik }.
remark-leaves-stones =
    { $stones ->
        [one] Nå kan motstanderen ta { $stones } frø i hull { $hole }.
       *[other] Nå kan motstanderen ta { $stones } frø i hull { $hole }.
    }
remark-feeds-tuzdik =
    { $stones ->
        [one] { $stones } frø faller i motstanderens { -tuzdik }.
       *[other] { $stones } frø faller i motstanderens { -tuzdik }.
    }
remark-runs-out =
    { $moves ->
        [one] Etter { $moves } trekk til er det ingen igjen, og partiet er tapt.
       *[other] Etter { $moves } trekk til er det ingen igjen, og partiet er tapt.
    }
remark-loses-stones =
    { $plies ->
        [one] Etter { $plies } trekk
       *[other] Etter { $plies } trekk
    } blir det { $stones ->
        [one] { $stones } frø
       *[other] { $stones } frø
    } mindre enn med det bedre trekket.

## Mistakes that are tried again, at the board

retry-title = Feil { $number } av { $count }
retry-task = { $side } skal trekke. I partiet kom { $move }, og det kostet { $lost } % av sjansene. Finn et bedre trekk.
retry-thinking = Ser på det …
retry-right =
    { $best ->
        [yes] Riktig! Motoren ville også spilt det.
       *[no] Riktig! Det er også bra.
    }
retry-wrong = Ikke det: Det koster { $lost } % av sjansene.
retry-again = Det ble spilt i partiet: Det koster { $lost } % av sjansene.
retry-hint = Se på hull { $hole }.
retry-show = Vis det
retry-shown = { $move } var bedre.
retry-next = Neste
retry-skip = Hopp over
retry-end = Avslutt
retry-once-more = En gang til
retry-done-title = Det var alt
retry-done = Funnet straks: { $first } av { $count }. Funnet senere: { $later }.

## Setting up a position, and the rest of an analysis

analysis-edit = Sett opp
editor-title = Sett opp en stilling
editor-start = Start
editor-empty = Tøm
editor-swap = Bytt sider
editor-apply = Analyser
editor-text = Stillingen som tekst
editor-side = Skal trekke
editor-kazan =
    { $side ->
        [white] Hvits kazan
       *[black] Svarts kazan
    }
editor-tuzdik =
    { $side ->
        [white] Hvits { -tuzdik }: hull
       *[black] Svarts { -tuzdik }: hull
    }
editor-no-tuzdik = ingen
editor-unreadable = Denne teksten er ingen stilling.
editor-problem =
    { $problem ->
        [too-few] Det mangler { $difference } av { $total } frø.
        [too-many] Det er { $difference } frø for mange: { $sum } i stedet for { $total }.
        [no-tuzdiks] Dette spillet har ingen { -tuzdik }.
        [last-hole] Hull { $last } kan aldri bli { -tuzdik }.
        [full-tuzdik] Det ligger frø i en { -tuzdik }: den er alltid tom.
        [mirrored] Begge sider har { -tuzdik } med samme nummer: det går ikke an.
        [extra] Ett trekk til gis bare når den andre siden ikke har frø igjen.
       *[side] Det er ingens tur.
    }
lines-server = Tjener
analysis-keep = Ta vare på
analysis-kept = Partiet er i samlingen din.
# CHECK: the word for a tab of the browser.
analysis-elsewhere = En annen fane har endret dette partiet. Det som er på brettet her, blir tatt vare på ved siden av som et eget parti.
analysis-library = Samling
analysis-export = Eksporter
export-title = Ta det med deg
export-game = Partiet
export-copy-game = Kopier som tekst
export-moves = Bare trekkene
export-notation =
    { $format ->
        [fromto] Fra og til: { $example }
        [holes] Hullnumre: { $example }
        [letters] Bokstaver: { $example }
       *[playstrategy] PlayStrategy: { $example }
    }
export-position = Stillingen
export-copy-position = Kopier som tekst
export-paper = På papir
export-print = Skriv ut et partiskjema
export-copied = Kopiert.

## Hvordan trekkene i stillingen gikk i mange partier

openings = Åpninger
openings-server = Tjenerens partier
openings-counting = Teller: { $done } av { $of } …
openings-none =
    { $source ->
        [mine] Ingen partier i samlingen din kom innom her.
       *[server] Ingen av tjenerens partier kom innom her.
    }
openings-no-server = Tjeneren har ingen slike partier.
openings-caption =
    Hvordan trekkene gikk { $source ->
        [mine] i samlingen din
       *[server] i tjenerens partier
    }, { $games ->
        [one] { $games } parti
       *[other] { $games } partier
    }
openings-worth = Hva trekkene er verdt
openings-move = Trekk
openings-games = Partier
openings-results = Resultater
openings-value = Verdi
openings-share = Hvit vant { $white } %, uavgjort { $draw } %, svart vant { $black } %

## The collection: games from anywhere, kept on this device

library-title = Samlingen din
library-lead = Partier fra hvor som helst, lagret på denne enheten: til å søke i, sortere og analysere.
library-paste = Lim inn partier i hvilket som helst format, eller slipp filer her.
library-drop = Slipp, så kommer partiene i samlingen din.
library-take = Ta dem inn
library-taking = Tar inn: { $count } …
library-stop = Stopp
library-taken =
    { $count ->
        [0] Det var ikke noe parti i det.
        [one] { $count } parti er tatt inn.
       *[other] { $count } partier er tatt inn.
    }
library-server = La tjeneren lese det
library-unreadable = Dette lar seg ikke åpne: Det er en mappe, eller ikke lenger der.
library-search = Søk
library-sort = Rekkefølge
library-order =
    { $order ->
        [added] Det siste først
        [date] Etter dato
        [white] Etter hvits navn
        [black] Etter svarts navn
       *[plies] Det lengste først
    }
library-count = { $found } av { $all }
library-plies =
    { $plies ->
        [one] { $plies } trekk
       *[other] { $plies } trekk
    }
library-more = Vis flere
library-save = Lagre disse som fil
library-clear = Fjern alle
library-clear-title = Fjerne hele samlingen?
library-clear-text =
    { $count ->
        [one] { $count } parti blir borte for godt.
       *[other] { $count } partier blir borte for godt.
    }
