### The words of the page where score sheets are entered, in Turkish. The terms are those of tr.ftl.
### No native speaker has gone over it yet.

sheet-title = Oyun kâğıdı gir
sheet-lead = Her hamle için iki rakam yaz: kuyu ve son taşın düştüğü kuyu.
sheet-choose = Kâğıt
sheet-new = Yeni kâğıt
sheet-result = Sonuç
sheet-date = Tarih
sheet-event = Turnuva
sheet-round = Tur
sheet-digits = Hamleler
sheet-save = İndir
sheet-save-all = Hepsini indir
sheet-remove = Bu kâğıdı sil
sheet-doubtful = { $move }, kuşkulu
sheet-keep = Yazıldığı gibi kalsın
sheet-doubt =
    { $who ->
        [white] Beyaz
       *[black] Siyah
    }, hamle { $number }: { $verdict ->
        [landing] “{ $move }” – { $hole }. kuyunun son taşı { $landing }. kuyuya düşer.
        [barred] “{ $move }” – { $hole }. kuyu burada oynanamaz.
       *[beyond] “{ $move }” – oyun bu hamleden önce bitti.
    }
sheet-keys = Enter ilk öneriyi alır, + hamleyi yazıldığı gibi bırakır, ok tuşları başka hamlelere gider, Backspace siler.
