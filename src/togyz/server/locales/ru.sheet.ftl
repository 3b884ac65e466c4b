### The words of the page where score sheets are entered, in Russian. The terms are those of ru.ftl.
### No native speaker has gone over it yet.

sheet-title = Ввести бланк партии
sheet-lead = Набирайте по две цифры на ход: лунка и та лунка, куда упал последний { -stone }.
sheet-choose = Бланк
sheet-new = Новый бланк
sheet-result = Результат
sheet-date = Дата
sheet-event = Турнир
sheet-round = Тур
sheet-digits = Ходы
sheet-save = Скачать
sheet-save-all = Скачать все
sheet-remove = Удалить этот бланк
sheet-doubtful = { $move }, сомнительно
sheet-keep = Оставить как есть
sheet-doubt =
    { $who ->
        [white] Начинающий
       *[black] Отвечающий
    }, ход { $number }: { $verdict ->
        [landing] «{ $move }» – последний из лунки { $hole } падает в лунку { $landing }.
        [barred] «{ $move }» – из лунки { $hole } здесь ходить нельзя.
       *[beyond] «{ $move }» – партия закончилась до этого хода.
    }
sheet-keys = Enter берёт первое предложение, + оставляет ход как записан, стрелки ведут к другим ходам, Backspace стирает.
