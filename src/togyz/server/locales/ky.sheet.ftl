### The words of the page where score sheets are entered, in Kyrgyz. The terms are those of ky.ftl.
### No native speaker has gone over it yet.

sheet-title = Оюн баракчасын киргизүү
sheet-lead = Ар бир жүрүшкө эки сан териңиз: үй жана акыркы коргоол түшкөн үй.
sheet-choose = Баракча
sheet-new = Жаңы баракча
sheet-result = Жыйынтык
sheet-date = Күнү
sheet-event = Турнир
sheet-round = Тур
sheet-digits = Жүрүштөр
sheet-save = Жүктөп алуу
sheet-save-all = Баарын жүктөп алуу
sheet-remove = Бул баракчаны өчүрүү
sheet-doubtful = { $move }, күмөндүү
sheet-keep = Жазылгандай калтыруу
sheet-doubt =
    { $who ->
        [white] Ак
       *[black] Кара
    }, жүрүш { $number }: { $verdict ->
        [landing] «{ $move }» – { $hole }-үйдүн акыркы коргоолу { $landing }-үйгө түшөт.
        [barred] «{ $move }» – мында { $hole }-үйдөн жүрүүгө болбойт.
       *[beyond] «{ $move }» – оюн бул жүрүшкө чейин бүткөн.
    }
sheet-keys = Enter биринчи сунушту алат, + жүрүштү жазылгандай калтырат, жебе баскычтары башка жүрүштөргө өтөт, Backspace өчүрөт.
