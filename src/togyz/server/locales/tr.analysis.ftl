### The words of the page of analyses, in Turkish. They are fetched when it is opened.
### No native speaker has gone over it yet: see docs/how-to/translate.md.

## Analysis: a board to think at, with an engine that looks along

analysis-title = Analiz
analysis-start = Sıra: { $side }. İki taraf için de istediğin kuyuyu oyna.
score-unknown = Kimin üstün olduğu daha bilinmiyor.
score-said =
    { $side ->
        [white] Beyaz { $stones } taş önde, kazanma şansı %{ $chance }
        [black] Siyah { $stones } taş önde, kazanma şansı %{ $chance }
       *[nobody] Konum dengede
    }
score-proved =
    { $side ->
        [white] Beyaz kesin kazanıyor
       *[black] Siyah kesin kazanıyor
    }, { $plies } hamlede
lines = En iyi hamleler
lines-engine = Motor
lines-fewer = Daha az hamle göster
lines-more = Daha çok hamle göster
lines-longer = Daha uzun düşün
lines-failed = Motor cevap vermiyor.
lines-thinking = Düşünüyor …
lines-depth = Derinlik { $depth }
lines-proved = Kesin
lines-said = { $score }: { $move }
line-said = { $hole }. kuyu, sonuncusu { $place } düşüyor{ $effect }
move-named =
    { $side ->
        [white] { $turn }. hamle, Beyaz: { $text }
       *[black] { $turn }. hamle, Siyah: { $text }
    }
# CHECK: the words that players use for these marks.
glyph =
    { $name ->
        [brilliant] çok güçlü
        [good] iyi hamle
        [interesting] ilginç
        [dubious] şüpheli
        [mistake] hata
        [blunder] büyük hata
        [only] tek hamle
        [white-wins] Beyaz kazanıyor
        [white-better] Beyaz daha iyi
        [white-slightly] Beyaz biraz daha iyi
        [even] dengede
        [black-slightly] Siyah biraz daha iyi
        [black-better] Siyah daha iyi
        [black-wins] Siyah kazanıyor
        [unclear] belirsiz
       *[other] { $glyph }
    }
variations = Varyantlar
remarks = Notlar
remarks-marks = İşaretler
remarks-comment = Bu hamle için ne söylenebilir?
remarks-promote = Yukarı al: öbür varyantlardan önce
remarks-remove = Bu hamleyi ve sonrasını sil
remove-title = Bu hamleler silinsin mi?
remove-text = { $moves } hamle, notlarıyla birlikte silinir.
analysis-threat = Tehdit
analysis-review = İncele
lines-threat =
    { $side ->
        [white] Sıra şimdi Beyazda olsaydı:
       *[black] Sıra şimdi Siyahta olsaydı:
    }
graph = Oyun boyunca şanslar
review-progress = Oyun inceleniyor: { $done } / { $of } …
review-done = Oyun incelendi.
review-faults =
    { $side ->
        [white] Beyaz
       *[black] Siyah
    }, %{ $accuracy }: { $dubious } ?!, { $mistakes } ?, { $blunders } ??.
analysis-edit = Konum kur
editor-title = Bir konum kur
editor-start = Başlangıç
editor-empty = Boşalt
editor-swap = Tarafları değiştir
editor-apply = Analiz et
editor-text = Metin olarak konum
editor-side = Sıra
editor-kazan =
    { $side ->
        [white] Beyazın kazanı
       *[black] Siyahın kazanı
    }
editor-tuzdik =
    { $side ->
        [white] Beyazın { -tuzdik(case: "theirs") }: kuyu
       *[black] Siyahın { -tuzdik(case: "theirs") }: kuyu
    }
editor-no-tuzdik = yok
editor-unreadable = Bu metin bir konum değil.
editor-problem =
    { $problem ->
        [too-few] { $total } taştan { $difference } tanesi eksik.
        [too-many] { $difference } taş fazla: { $total } yerine { $sum }.
        [no-tuzdiks] Bu oyunda { -tuzdik } yok.
        [last-hole] { $last }. kuyu hiçbir zaman { -tuzdik } olamaz.
        [full-tuzdik] Bir kuyu { -tuzdik } olmuşsa hep boştur, ama içinde taş var.
        [mirrored] İki tarafta da aynı numaralı { -tuzdik } var: bu olamaz.
        [extra] Bir hamle daha, ancak öbür tarafın taşı kalmadıysa verilir.
       *[side] Sıra kimsede değil.
    }
lines-server = Sunucu
analysis-keep = Sakla
analysis-kept = Oyun derlemende.
analysis-library = Derleme
analysis-export = Dışa aktar
export-title = Yanına al
export-game = Oyun
export-copy-game = Metin olarak kopyala
export-position = Konum
export-copy-position = Metin olarak kopyala
export-paper = Kâğıtta
export-print = Oyun kâğıdı yazdır
export-copied = Kopyalandı.

## The collection: games from anywhere, kept on this device

library-title = Derlemen
library-lead = Her yerden oyunlar bu cihazda: aramak, sıralamak, incelemek için.
library-paste = Her biçimdeki oyunları yapıştır ya da dosyaları buraya bırak.
library-take = Al
library-taking = Alınıyor: { $count } …
library-taken =
    { $count ->
        [0] İçinde oyun yoktu.
       *[other] { $count } oyun alındı.
    }
library-server = Sunucu okusun
library-search = Ara
library-sort = Sıralama
library-order =
    { $order ->
        [added] Önce en yeniler
        [date] Tarihe göre
        [white] Beyazın adına göre
        [black] Siyahın adına göre
       *[plies] Önce en uzunlar
    }
library-count = { $found } / { $all }
library-plies = { $plies } hamle
library-more = Daha çok göster
library-save = Bunları dosya olarak kaydet
library-clear = Hepsini sil
library-clear-title = Bütün derleme silinsin mi?
library-clear-text = { $count } oyun tamamen silinir.
