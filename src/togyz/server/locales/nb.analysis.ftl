### The words of the page of analyses, in Norwegian Bokmål. They are fetched when it is opened.
### No native speaker has gone over it yet: see docs/how-to/translate.md.

## Analysis: a board to think at, with an engine that looks along

analysis-title = Analyse
analysis-start = { $side } skal trekke. Spill et hvilket som helst hull, for begge sider.
score-unknown = Ennå vet ingen hvem som står best.
score-said =
    { $side ->
        [white] Hvit leder med { $stones }, med en sjanse på { $chance } %
        [black] Svart leder med { $stones }, med en sjanse på { $chance } %
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
review-faults =
    { $side ->
        [white] Hvit
       *[black] Svart
    }, { $accuracy } %: { $dubious } ?!, { $mistakes } ?, { $blunders } ??.
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
analysis-library = Samling
analysis-export = Eksporter
export-title = Ta det med deg
export-game = Partiet
export-copy-game = Kopier som tekst
export-position = Stillingen
export-copy-position = Kopier som tekst
export-paper = På papir
export-print = Skriv ut et partiskjema
export-copied = Kopiert.

## The collection: games from anywhere, kept on this device

library-title = Samlingen din
library-lead = Partier fra hvor som helst, lagret på denne enheten: til å søke i, sortere og analysere.
library-paste = Lim inn partier i hvilket som helst format, eller slipp filer her.
library-take = Ta dem inn
library-taking = Tar inn: { $count } …
library-taken =
    { $count ->
        [0] Det var ikke noe parti i det.
        [one] { $count } parti er tatt inn.
       *[other] { $count } partier er tatt inn.
    }
library-server = La tjeneren lese det
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
