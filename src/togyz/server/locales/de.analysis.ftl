### The words of the page of analyses, in German. They are fetched when it is opened.
### No native speaker has gone over it yet: see docs/how-to/translate.md.

## Analysis: a board to think at, with an engine that looks along

analysis-title = Analyse
analysis-start = { $side } ist am Zug. Spiel eine beliebige Mulde, für beide Seiten.
score-unknown = Wer besser steht, weiß noch niemand.
score-said =
    { $side ->
        [white] Weiß liegt um { $stones } vorn, mit einer Chance von { $chance } %
        [black] Schwarz liegt um { $stones } vorn, mit einer Chance von { $chance } %
       *[nobody] Die Stellung ist ausgeglichen
    }
score-proved =
    { $side ->
        [white] Weiß gewinnt zwingend
       *[black] Schwarz gewinnt zwingend
    }, { $plies ->
        [one] in { $plies } Zug
       *[other] in { $plies } Zügen
    }
score-won =
    { $side ->
        [white] Weiß gewinnt sicher
       *[black] Schwarz gewinnt sicher
    }
lines-known =
    { $winner ->
        [white] Ab hier fehlerlos gespielt: Weiß gewinnt
        [black] Ab hier fehlerlos gespielt: Schwarz gewinnt
       *[nobody] Ab hier fehlerlos gespielt: unentschieden
    }{ $exact ->
        [yes] , { $white } : { $black }
       *[no] {""}
    }
lines = Beste Züge
lines-engine = Engine
lines-fewer = Weniger Züge zeigen
lines-more = Mehr Züge zeigen
lines-longer = Länger nachdenken
lines-failed = Die Engine antwortet nicht.
lines-thinking = Denkt nach …
lines-depth = Tiefe { $depth }
lines-proved = Sicher
lines-said = { $score }: { $move }
line-said = Mulde { $hole }, endet in { $place }{ $effect }
move-named =
    { $side ->
        [white] Zug { $turn }, Weiß: { $text }
       *[black] Zug { $turn }, Schwarz: { $text }
    }
glyph =
    { $name ->
        [brilliant] glänzend
        [good] guter Zug
        [interesting] interessant
        [dubious] zweifelhaft
        [mistake] Fehler
        [blunder] grober Fehler
        [only] einziger Zug
        [white-wins] Weiß gewinnt
        [white-better] Weiß steht besser
        [white-slightly] Weiß steht etwas besser
        [even] ausgeglichen
        [black-slightly] Schwarz steht etwas besser
        [black-better] Schwarz steht besser
        [black-wins] Schwarz gewinnt
        [unclear] unklar
       *[other] { $glyph }
    }
variations = Varianten
remarks = Anmerkungen
remarks-marks = Zeichen
remarks-comment = Was ist zu diesem Zug zu sagen?
drawing = Auf das Brett zeichnen
drawing-wipe = Zeichnungen entfernen
drawing-help = Drücke eine Mulde und dann die, auf die ein Pfeil zeigen soll; zweimal dieselbe, um sie zu markieren.
drawing-hole =
    { $side ->
        [white] Mulde { $hole } von Weiß
       *[black] Mulde { $hole } von Schwarz
    }
drawing-from = Anfang: { $from }. Wohin nun? Dieselbe noch einmal markiert sie.
drawing-done =
    { $what ->
        [arrow] Pfeil: { $from } – { $to }.
        [mark] Markiert: { $to }.
       *[gone] Entfernt.
    }
remarks-promote = Nach oben: vor die anderen Varianten
remarks-remove = Diesen Zug und was folgt entfernen
remove-title = Diese Züge entfernen?
remove-text =
    { $moves ->
        [one] { $moves } Zug verschwindet
       *[other] { $moves } Züge verschwinden
    }, mit allem, was dazu gesagt wurde.
analysis-threat = Drohung
analysis-review = Durchsicht
lines-threat =
    { $side ->
        [white] Wäre jetzt Weiß am Zug:
       *[black] Wäre jetzt Schwarz am Zug:
    }
graph = Chancen im Verlauf der Partie
review-progress = Die Partie wird durchgesehen: { $done } von { $of } …
review-done = Die Partie ist durchgesehen.
review-part = Durchgesehen: { $done } von { $of } Zügen. „Durchsicht“ geht dort weiter.
review-nothing = Noch gibt es keinen Zug durchzusehen.
review-title = Durchsicht
review-accuracy = Genauigkeit
review-count =
    { $verdict ->
        [inaccuracy] Ungenau
        [mistake] Fehler
       *[blunder] Grobe Fehler
    }
review-turned = Wo die Partie kippte:
review-verdict =
    { $verdict ->
        [inaccuracy] Ungenau
        [mistake] Fehler
       *[blunder] Grober Fehler
    }: Die Chancen von { $side ->
        [white] Weiß
       *[black] Schwarz
    } fallen von { $before } % auf { $after } %.
review-better = Besser:
review-retry =
    { $side ->
        [white] Weiß
       *[black] Schwarz
    }: { $count ->
        [one] { $count } Fehler
       *[other] { $count } Fehler
    } noch einmal
remark-misses-win =
    { $plies ->
        [0] Hier war ein Sieg zu erzwingen.
        [one] Hier war ein Sieg in { $plies } Zug zu erzwingen.
       *[other] Hier war ein Sieg in { $plies } Zügen zu erzwingen.
    }
remark-loses =
    { $plies ->
        [0] Jetzt ist die Partie zwingend verloren.
        [one] Jetzt ist die Partie zwingend verloren, in { $plies } Zug.
       *[other] Jetzt ist die Partie zwingend verloren, in { $plies } Zügen.
    }
remark-misses-tuzdik = Mulde { $hole } des Gegners hätte zum { -tuzdik } werden können.
remark-misses-capture =
    { $stones ->
        [one] { $stones } Stein in Mulde { $hole } des Gegners war zu holen.
       *[other] { $stones } Steine in Mulde { $hole } des Gegners waren zu holen.
    }
remark-allows-tuzdik = Jetzt kann der Gegner Mulde { $hole } zum { -tuzdik } machen.
remark-leaves-stones =
    { $stones ->
        [one] Jetzt kann der Gegner { $stones } Stein in Mulde { $hole } holen.
       *[other] Jetzt kann der Gegner { $stones } Steine in Mulde { $hole } holen.
    }
remark-feeds-tuzdik =
    { $stones ->
        [one] { $stones } Stein fällt in den { -tuzdik } des Gegners.
       *[other] { $stones } Steine fallen in den { -tuzdik } des Gegners.
    }
remark-runs-out =
    { $moves ->
        [one] Nach { $moves } weiterem Zug bleibt keiner mehr, und die Partie ist verloren.
       *[other] Nach { $moves } weiteren Zügen bleibt keiner mehr, und die Partie ist verloren.
    }
remark-loses-stones =
    { $plies ->
        [one] Nach { $plies } Zug
       *[other] Nach { $plies } Zügen
    } sind es { $stones ->
        [one] { $stones } Stein
       *[other] { $stones } Steine
    } weniger als mit dem besseren Zug.

## Mistakes that are tried again, at the board

retry-title = Fehler { $number } von { $count }
retry-task = { $side } ist am Zug. In der Partie kam { $move }, und das kostete { $lost } % der Chancen. Finde einen besseren Zug.
retry-thinking = Wird angesehen …
retry-right =
    { $best ->
        [yes] Richtig! Die Engine würde ebenso spielen.
       *[no] Richtig! Auch das ist gut.
    }
retry-wrong = Nicht der: Er kostet { $lost } % der Chancen.
retry-again = So kam es in der Partie: Das kostet { $lost } % der Chancen.
retry-hint = Sieh dir Mulde { $hole } an.
retry-show = Zeigen
retry-shown = { $move } war besser.
retry-next = Weiter
retry-skip = Auslassen
retry-end = Beenden
retry-once-more = Noch einmal
retry-done-title = Das war alles
retry-done = Sofort gefunden: { $first } von { $count }. Später gefunden: { $later }.

## Setting up a position, and the rest of an analysis

analysis-edit = Aufstellen
editor-title = Eine Stellung aufstellen
editor-start = Anfang
editor-empty = Leeren
editor-swap = Seiten tauschen
editor-apply = Analysieren
editor-text = Die Stellung als Text
editor-side = Am Zug
editor-kazan =
    { $side ->
        [white] Kazan von Weiß
       *[black] Kazan von Schwarz
    }
editor-tuzdik =
    { $side ->
        [white] { -tuzdik } von Weiß: Mulde
       *[black] { -tuzdik } von Schwarz: Mulde
    }
editor-no-tuzdik = keiner
editor-unreadable = Dieser Text ist keine Stellung.
editor-problem =
    { $problem ->
        [too-few] Es fehlen { $difference } von { $total } Steinen.
        [too-many] Es sind { $difference } Steine zu viel: { $sum } statt { $total }.
        [no-tuzdiks] In diesem Spiel gibt es keinen { -tuzdik }.
        [last-hole] Mulde { $last } kann nie ein { -tuzdik } sein.
        [full-tuzdik] In einem { -tuzdik } liegen Steine: er ist immer leer.
        [mirrored] Beide haben einen { -tuzdik } mit derselben Nummer: das geht nicht.
        [extra] Einen weiteren Zug gibt es nur, wenn die andere Seite keine Steine mehr hat.
       *[side] Niemand ist am Zug.
    }
lines-server = Server
analysis-keep = Behalten
analysis-kept = Die Partie ist in deiner Sammlung.
analysis-elsewhere = Ein anderer Tab hat diese Partie geändert. Was hier auf dem Brett ist, wird daneben als eigene Partie aufgehoben.
analysis-library = Sammlung
analysis-export = Export
export-title = Mitnehmen
export-game = Die Partie
export-copy-game = Als Text kopieren
export-moves = Nur die Züge
export-notation =
    { $format ->
        [fromto] Von–nach: { $example }
        [holes] Nummern der Mulden: { $example }
        [letters] Buchstaben: { $example }
       *[playstrategy] PlayStrategy: { $example }
    }
export-position = Die Stellung
export-copy-position = Als Text kopieren
export-paper = Auf Papier
export-print = Ein Partieformular drucken
export-copied = Kopiert.

## Wie die Züge der Stellung in vielen Partien ausgingen

openings = Eröffnungen
openings-server = Partien des Servers
openings-counting = Es wird gezählt: { $done } von { $of } …
openings-none =
    { $source ->
        [mine] Keine Partie deiner Sammlung kam hier vorbei.
       *[server] Keine Partie des Servers kam hier vorbei.
    }
openings-no-server = Der Server hat keine solchen Partien.
openings-caption =
    Wie die Züge ausgingen, { $source ->
        [mine] in deiner Sammlung
       *[server] in den Partien des Servers
    }: { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
openings-worth = Was die Züge wert sind
openings-move = Zug
openings-games = Partien
openings-results = Ergebnisse
openings-value = Wert
openings-share = Weiß gewann { $white } %, unentschieden { $draw } %, Schwarz gewann { $black } %

## The collection: games from anywhere, kept on this device

library-title = Deine Sammlung
library-lead = Partien von überall, auf diesem Gerät: zum Suchen, Sortieren und Analysieren.
library-paste = Füge Partien in beliebigem Format ein, oder zieh Dateien hierher.
library-drop = Loslassen: Die Partien kommen in deine Sammlung.
library-take = Aufnehmen
library-taking = Wird aufgenommen: { $count } …
library-stop = Anhalten
library-taken =
    { $count ->
        [0] Darin war keine Partie.
        [one] { $count } Partie wurde aufgenommen.
       *[other] { $count } Partien wurden aufgenommen.
    }
library-server = Vom Server lesen lassen
library-unreadable = Das lässt sich nicht öffnen: Es ist ein Ordner oder nicht mehr da.
library-search = Suche
library-sort = Reihenfolge
library-order =
    { $order ->
        [added] Die neuesten zuerst
        [date] Nach Datum
        [white] Nach dem Namen von Weiß
        [black] Nach dem Namen von Schwarz
       *[plies] Die längsten zuerst
    }
library-count = { $found } von { $all }
library-plies =
    { $plies ->
        [one] { $plies } Zug
       *[other] { $plies } Züge
    }
library-more = Mehr zeigen
library-save = Diese als Datei sichern
library-clear = Alle entfernen
library-clear-title = Die ganze Sammlung entfernen?
library-clear-text =
    { $count ->
        [one] { $count } Partie verschwindet für immer.
       *[other] { $count } Partien verschwinden für immer.
    }
