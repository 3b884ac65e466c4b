### The words of the page where score sheets are entered, in Kazakh. The terms are those of kk.ftl.
### No native speaker has gone over it yet.

sheet-title = Ойын парағын енгізу
sheet-lead = Әр жүріске екі сан теріңіз: отау және соңғы құмалақ түскен отау.
sheet-choose = Парақ
sheet-new = Жаңа парақ
sheet-result = Нәтиже
sheet-date = Күні
sheet-event = Турнир
sheet-round = Тур
sheet-digits = Жүрістер
sheet-save = Жүктеп алу
sheet-save-all = Бәрін жүктеп алу
sheet-remove = Бұл парақты өшіру
sheet-doubtful = { $move }, күмәнді
sheet-keep = Жазылғандай қалдыру
sheet-doubt =
    { $who ->
        [white] Бастаушы
       *[black] Қостаушы
    }, жүріс { $number }: { $verdict ->
        [landing] «{ $move }» – { $hole }-отаудың соңғы құмалағы { $landing }-отауға түседі.
        [barred] «{ $move }» – мұнда { $hole }-отаудан жүруге болмайды.
       *[beyond] «{ $move }» – ойын бұл жүріске дейін аяқталған.
    }
sheet-keys = Enter бірінші ұсынысты алады, + жүрісті жазылғандай қалдырады, көрсеткі пернелер басқа жүрістерге өтеді, Backspace өшіреді.
