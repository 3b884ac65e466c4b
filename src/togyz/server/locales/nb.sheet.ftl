### The words of the page where score sheets are entered, in Norwegian Bokmål. The terms are those of nb.ftl.
### No native speaker has gone over it yet.

sheet-title = Skriv inn et partiskjema
sheet-lead = Tast to siffer for hvert trekk: hullet, og hullet der det siste frøet falt.
sheet-choose = Skjema
sheet-new = Nytt skjema
sheet-result = Resultat
sheet-date = Dato
sheet-event = Turnering
sheet-round = Runde
sheet-digits = Trekk
sheet-save = Last ned
sheet-save-all = Last ned alle
sheet-remove = Slett dette skjemaet
sheet-doubtful = { $move }, tvilsomt
sheet-keep = Behold som skrevet
sheet-doubt =
    { $who ->
        [white] Hvit
       *[black] Svart
    }, trekk { $number }: { $verdict ->
        [landing] «{ $move }» – det siste frøet fra hull { $hole } faller i hull { $landing }.
        [barred] «{ $move }» – hull { $hole } kan ikke spilles her.
       *[beyond] «{ $move }» – partiet er slutt før dette trekket.
    }
sheet-keys = Enter tar det første forslaget, + beholder et trekk som det er skrevet, piltastene går til andre trekk, Backspace sletter.
