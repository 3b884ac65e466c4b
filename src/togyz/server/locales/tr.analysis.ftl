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
# CHECK: the result is known, though not in how many moves it comes.
score-won =
    { $side ->
        [white] Beyaz kesin kazanıyor
       *[black] Siyah kesin kazanıyor
    }
# CHECK: if nobody errs from here on.
lines-known =
    { $winner ->
        [white] Buradan sonra hatasız oyunla: Beyaz kazanır
        [black] Buradan sonra hatasız oyunla: Siyah kazanır
       *[nobody] Buradan sonra hatasız oyunla: beraberlik
    }{ $exact ->
        [yes] , { $white } : { $black }
       *[no] {""}
    }
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
drawing = Tahtaya çiz
drawing-wipe = Çizimleri sil
drawing-help = Bir kuyuya, sonra okun göstereceği kuyuya bas; aynı kuyuya iki kez basarsan işaretlenir.
drawing-hole =
    { $side ->
        [white] beyazın { $hole }. kuyusu
       *[black] siyahın { $hole }. kuyusu
    }
drawing-from = Başı: { $from }. Şimdi hangi kuyuya? Aynısına bir daha basarsan işaretlenir.
drawing-done =
    { $what ->
        [arrow] Ok: { $from } – { $to }.
        [mark] İşaretlendi: { $to }.
       *[gone] Silindi.
    }
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
review-part = İncelenen hamle: { $done } / { $of }. “İncele” kaldığı yerden sürdürür.
review-nothing = İncelenecek hamle daha yok.
review-title = İnceleme
review-accuracy = İsabet
review-count =
    { $verdict ->
        [inaccuracy] İsabetsizlik
        [mistake] Hata
       *[blunder] Büyük hata
    }
review-turned = Oyunun döndüğü yer:
review-verdict =
    { $verdict ->
        [inaccuracy] İsabetsizlik
        [mistake] Hata
       *[blunder] Büyük hata
    }: { $side ->
        [white] Beyazın
       *[black] Siyahın
    } şansı %{ $before } iken %{ $after } oldu.
review-better = Daha iyisi:
review-retry =
    { $side ->
        [white] Beyaz
       *[black] Siyah
    }: { $count } hatayı yeniden dene
# CHECK: all that is said of a move that was not the best.
remark-misses-win =
    { $plies ->
        [0] Burada kesin bir kazanç vardı.
       *[other] Burada { $plies } hamlede kesin kazanç vardı.
    }
remark-loses =
    { $plies ->
        [0] Oyun artık kesin kaybediliyor.
       *[other] Oyun artık { $plies } hamlede kesin kaybediliyor.
    }
remark-misses-tuzdik = Rakibin { $hole }. kuyusu { -tuzdik } yapılabilirdi.
remark-misses-capture = Rakibin { $hole }. kuyusundaki { $stones } taş alınabilirdi.
remark-allows-tuzdik = Rakip şimdi { $hole }. kuyuyu { -tuzdik } yapabilir.
remark-leaves-stones = Rakip şimdi { $hole }. kuyudaki { $stones } taşı alabilir.
remark-feeds-tuzdik = Rakibin { -tuzdik(case: "theirs-into") } { $stones } taş düşüyor.
remark-runs-out = { $moves } hamle sonra oynayacak taş kalmıyor ve oyun kaybediliyor.
remark-loses-stones = { $plies } hamle içinde daha iyi hamleye göre { $stones } taş eksik kalıyor.

## Mistakes that are tried again, at the board

retry-title = Hata { $number } / { $count }
retry-task = Sıra: { $side }. Oyunda { $move } oynandı ve şansın %{ $lost } kadarı gitti. Daha iyi bir hamle bul.
retry-thinking = Bakılıyor …
retry-right =
    { $best ->
        [yes] Doğru! Motor da bunu oynardı.
       *[no] Doğru! Bu da iyi bir hamle.
    }
retry-wrong = Bu değil: şansın %{ $lost } kadarı gidiyor.
retry-again = Oyunda oynanan buydu: şansın %{ $lost } kadarı gidiyor.
retry-hint = { $hole }. kuyuya bak.
retry-show = Göster
retry-shown = { $move } daha iyiydi.
retry-next = Sonraki
retry-skip = Atla
retry-end = Bitir
retry-once-more = Bir daha
retry-done-title = Hepsi bu
retry-done = Hemen bulunan: { $first } / { $count }. Sonra bulunan: { $later }.

## Setting up a position, and the rest of an analysis

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
# CHECK: the word for a tab of the browser.
analysis-elsewhere = Bu oyun başka bir sekmede değiştirildi. Buradaki tahta, yanında ayrı bir oyun olarak saklanıyor.
analysis-library = Derleme
analysis-export = Dışa aktar
export-title = Yanına al
export-game = Oyun
export-copy-game = Metin olarak kopyala
export-moves = Yalnız hamleler
export-notation =
    { $format ->
        [fromto] Nereden nereye: { $example }
        [holes] Kuyu numaraları: { $example }
        [letters] Harfler: { $example }
       *[playstrategy] PlayStrategy: { $example }
    }
export-position = Konum
export-copy-position = Metin olarak kopyala
export-paper = Kâğıtta
export-print = Oyun kâğıdı yazdır
export-copied = Kopyalandı.

## Bu durumdaki hamleler birçok oyunda nasıl sonuçlandı

openings = Açılışlar
openings-server = Sunucunun oyunları
openings-counting = Sayılıyor: { $done } / { $of } …
openings-none =
    { $source ->
        [mine] Derlemendeki hiçbir oyun buradan geçmemiş.
       *[server] Sunucudaki hiçbir oyun buradan geçmemiş.
    }
openings-no-server = Sunucuda böyle oyunlar yok.
openings-caption =
    Hamlelerin sonuçları, { $source ->
        [mine] derlemendeki
       *[server] sunucudaki
    } { $games } oyun
openings-worth = Hamlelerin değeri
openings-move = Hamle
openings-games = Oyun
openings-results = Sonuçlar
openings-value = Değer
openings-share = Beyaz kazandı %{ $white }, berabere %{ $draw }, siyah kazandı %{ $black }

## The collection: games from anywhere, kept on this device

library-title = Derlemen
library-lead = Her yerden oyunlar bu cihazda: aramak, sıralamak, incelemek için.
library-paste = Her biçimdeki oyunları yapıştır ya da dosyaları buraya bırak.
library-drop = Bırak: oyunlar derlemene alınır.
library-take = Al
library-taking = Alınıyor: { $count } …
library-stop = Durdur
library-taken =
    { $count ->
        [0] İçinde oyun yoktu.
       *[other] { $count } oyun alındı.
    }
library-server = Sunucu okusun
library-unreadable = Bu açılamıyor: bir klasör ya da artık yok.
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
