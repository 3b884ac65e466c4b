### The words of the page of analyses, in German. They are fetched when it is opened.
### No native speaker has gone over it yet: see docs/how-to/translate.md.

## Analysis: a board to think at, with an engine that looks along

analysis-title = Analyse
analysis-start = { $side } ist am Zug. Spiel eine beliebige Mulde, für beide Seiten.
score-unknown = Wer besser steht, weiß noch niemand.
score-said =
    { $side ->
        [white] Weiß liegt um { $stones } vorn, mit einer Chance von { $chance } %
        [black] Schwarz liegt um { $stones } vorn, mit einer Chance von { $chance } %
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
review-faults =
    { $side ->
        [white] Weiß
       *[black] Schwarz
    }, { $accuracy } %: { $dubious } ?!, { $mistakes } ?, { $blunders } ??.
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
analysis-library = Sammlung
analysis-export = Export
export-title = Mitnehmen
export-game = Die Partie
export-copy-game = Als Text kopieren
export-position = Die Stellung
export-copy-position = Als Text kopieren
export-paper = Auf Papier
export-print = Ein Partieformular drucken
export-copied = Kopiert.

## The collection: games from anywhere, kept on this device

library-title = Deine Sammlung
library-lead = Partien von überall, auf diesem Gerät: zum Suchen, Sortieren und Analysieren.
library-paste = Füge Partien in beliebigem Format ein, oder zieh Dateien hierher.
library-take = Aufnehmen
library-taking = Wird aufgenommen: { $count } …
library-taken =
    { $count ->
        [0] Darin war keine Partie.
        [one] { $count } Partie wurde aufgenommen.
       *[other] { $count } Partien wurden aufgenommen.
    }
library-server = Vom Server lesen lassen
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
