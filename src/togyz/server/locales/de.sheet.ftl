### The words of the page where score sheets are entered, in German. The terms are those of de.ftl.
### No native speaker has gone over it yet.

sheet-title = Partieformular eingeben
sheet-lead = Tipp zwei Ziffern für jeden Zug: die Mulde und die Mulde, in die der letzte Stein fiel.
sheet-choose = Formular
sheet-new = Neues Formular
sheet-result = Ergebnis
sheet-date = Datum
sheet-event = Turnier
sheet-round = Runde
sheet-digits = Züge
sheet-save = Herunterladen
sheet-save-all = Alle herunterladen
sheet-remove = Dieses Formular löschen
sheet-doubtful = { $move }, zweifelhaft
sheet-keep = So lassen
sheet-doubt =
    { $who ->
        [white] Weiß
       *[black] Schwarz
    }, Zug { $number }: { $verdict ->
        [landing] „{ $move }“ – der letzte Stein aus Mulde { $hole } fällt in Mulde { $landing }.
        [barred] „{ $move }“ – Mulde { $hole } kann hier nicht gespielt werden.
       *[beyond] „{ $move }“ – die Partie ist vor diesem Zug zu Ende.
    }
sheet-keys = Enter nimmt den ersten Vorschlag, + lässt einen Zug, wie er geschrieben ist, die Pfeiltasten gehen zu anderen Zügen, Backspace löscht.
