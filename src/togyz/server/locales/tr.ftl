### The words of the web page, in Turkish.
### No native speaker has gone over it yet: see docs/how-to/translate.md.
###
### Visitors are addressed with «sen». Kuyu, kazan, taş, hamle; the sides are Beyaz and Siyah.
### A term has the word of Kazakhstan; its attribute "kyrgyz" is the one of Kyrgyzstan.
### After a number the noun stays singular, so most messages need no plural forms.

# CHECK: the spelling; «Togızkumalak» and «Dokuz Kumalak» are seen too.
-game = Togız Kumalak
    .kyrgyz = Toguz Korgool
# With the endings of "your" and "their": vowels follow the word.
-tuzdik = { $case ->
       *[plain] tuzdık
        [yours] tuzdığın
        [theirs] tuzdığı
        [yours-into] tuzdığına
        [theirs-into] tuzdığına
        [large] Tuzdık
    }
    .kyrgyz = { $case ->
       *[plain] tuz
        [yours] tuzun
        [theirs] tuzu
        [yours-into] tuzuna
        [theirs-into] tuzuna
        [large] Tuz
    }
-kumalak = kumalak
    .kyrgyz = korgool

## The frame of all pages

game = { -game }
title =
    { $page ->
        [home] { -game }
        [play] Oyun – { -game }
        [analysis] Analiz – { -game }
        [learn] Öğren – { -game }
        [library] Derleme – { -game }
        [rules] Kurallar – { -game }
        [about] Oyun hakkında – { -game }
        [sheet] Oyun kâğıdı – { -game }
        [missing] Burada bir şey yok – { -game }
       *[replay] Oyunu izle – { -game }
    }
nav-label = Sayfalar
nav-new = Yeni oyun
nav-games = Oyunlarım
nav-learn = Öğren
nav-replay = İzle
nav-analysis = Analiz
nav-help = Nasıl oynanır
nav-settings = Ayarlar
close = Kapat
cancel = Vazgeç
update-ready = Sayfanın yeni bir sürümü var.
update-reload = Yenile

## Words of the game

tuzdik = { -tuzdik }
side =
    { $side ->
        [white] Beyaz
       *[black] Siyah
    }
side-random = Kura
# CHECK: the names of the two old forms of the rules are ours, no book has them.
variant =
    { $name ->
        [togyzkumalak] { -game }
        [qozdatu] Kozdatu
        [bestemshe] Bestemşe
        [no-return] Geri koymadan (1949 öncesi)
        [singleton-capture] Yalnız tek taş alınır (1949 öncesi)
        [mangala] Mangala
       *[other] { $title }
    }
level =
    { $level ->
        [easy] Kolay
        [medium] Orta
        [hard] Zor
        [full] Tüm gücüyle
       *[other] Düzey { $level }
    }
you = Sen
computer =
    { $level ->
        [easy] Bilgisayar, kolay
        [medium] Bilgisayar, orta
        [hard] Bilgisayar, zor
        [full] Bilgisayar, tüm gücüyle
       *[other] Bilgisayar, düzey { $level }
    }
score = { $first } : { $second }

## The board

board = Tahta
row =
    { $owner ->
        [own] Senin kuyuların
        [opponent] Rakibin kuyuları
        [white] Beyazın kuyuları
       *[black] Siyahın kuyuları
    }
hole =
    { $owner ->
        [own] { $number }. kuyu
        [opponent] rakibin { $number }. kuyusu
        [white] beyazın { $number }. kuyusu
       *[black] siyahın { $number }. kuyusu
    }
hole-stones =
    { $stones ->
        [0] { $hole }, boş
       *[other] { $hole }, { $stones } taş
    }
hole-tuzdik =
    { $owner ->
        [own] { $hole }, senin { -tuzdik(case: "yours") }
        [opponent] { $hole }, rakibin { -tuzdik(case: "theirs") }
        [white] { $hole }, beyazın { -tuzdik(case: "theirs") }
       *[black] { $hole }, siyahın { -tuzdik(case: "theirs") }
    }
hole-preview = { $hole }, son taş { $place } düşer{ $effect }
# Dative: where the last stone falls.
place =
    { $owner ->
        [own] senin { $number }. kuyuna
        [opponent] rakibin { $number }. kuyusuna
        [white] beyazın { $number }. kuyusuna
       *[black] siyahın { $number }. kuyusuna
    }
place-kazan =
    { $owner ->
        [own] senin kazanına
        [opponent] rakibin kazanına
        [white] beyazın kazanına
       *[black] siyahın kazanına
    }
# Nouns, for they follow what will be and what was.
effect-capture = , kazanç { $stones } taş
effect-tuzdik = , bir { -tuzdik } ve { $stones } taş kazanç
kazan =
    { $owner ->
        [own] Senin kazanın: { $stones }, yenmek için { $missing } gerek
        [opponent] Rakibin kazanı: { $stones }, yenmek için { $missing } gerek
        [white] Beyazın kazanı: { $stones }, yenmek için { $missing } gerek
       *[black] Siyahın kazanı: { $stones }, yenmek için { $missing } gerek
    }
kazan-over =
    { $owner ->
        [own] Senin kazanın: { $stones }
        [opponent] Rakibin kazanı: { $stones }
        [white] Beyazın kazanı: { $stones }
       *[black] Siyahın kazanı: { $stones }
    }, { $rest ->
        [0] oyun bitti
       *[other] tahtada kalan { $rest } taşla birlikte { $score }
    }
kazan-missing =
    { $stones ->
        [0] { $win } tamam
       *[other] { $stones } gerek
    }
kazan-counted = { $stones } + { $rest } = { $score }
move-said =
    { $who ->
        [own] { $hole }. kuyuyu oynadın
        [opponent] Rakip { $hole }. kuyuyu oynadı
        [white] Beyaz { $hole }. kuyuyu oynadı
       *[black] Siyah { $hole }. kuyuyu oynadı
    }: { $stones } taş, sonuncusu { $place } düştü{ $effect }.
ban =
    { -tuzdik(case: "large") } olmadı: { $ban ->
        [second] senin bir tane var, ikincisi alınmaz.
        [last-hole] sıranın son kuyusu { -tuzdik } olamaz.
       *[mirrored] rakibin { -tuzdik(case: "theirs") } da aynı numarada.
    }

## eight-year-old. $who made the move: own, opponent, or where two play at one device white, black.

lesson-returned = İlk taş kendi kuyusuna geri kondu. İki ya da daha çok taş varsa hep böyledir.
lesson-single = Tek taş geri konmaz: sonraki kuyuya geçer.
lesson-own-side =
    { $who ->
        [own] Son taş kendi tarafına düştü: orada taş alınmaz.
       *[other] Son taş oynayanın kendi tarafına düştü: orada taş alınmaz.
    }
lesson-odd = Şimdi orada { $stones } taş var: tek sayı. Yalnız çift sayı alınır.
lesson-not-pair = Şimdi orada { $stones } taş var. Yalnız iki taş alınır.
lesson-even =
    { $who ->
        [own] Şimdi orada { $stones } taş var: çift sayı, hepsi senin.
        [opponent] Şimdi kuyunda { $stones } taş var: çift sayı, hepsi alındı.
       *[other] Şimdi orada { $stones } taş var: çift sayı, hepsi alındı.
    }
lesson-pair =
    { $who ->
        [own] Şimdi orada iki taş var, ikisi de senin.
       *[other] Şimdi orada iki taş var, ikisi de alındı.
    }
lesson-opposite =
    { $who ->
        [own] Son taş boş bir kuyuna düştü: onu da karşısındakileri de alırsın.
       *[other] Son taş oynayanın boş bir kuyusuna düştü: karşısındakileri de alır.
    }
lesson-tuzdik =
    { $who ->
        [own] Üç taş: bu kuyu artık senin { -tuzdik(case: "yours") }. Oraya düşen her şey senin.
        [opponent] Üç taş: bu kuyu artık rakibin { -tuzdik(case: "theirs") }. Oraya düşen onundur.
        [white] Üç taş: bu kuyu artık beyazın { -tuzdik(case: "theirs") }. Oraya düşen onundur.
       *[black] Üç taş: bu kuyu artık siyahın { -tuzdik(case: "theirs") }. Oraya düşen onundur.
    }
lesson-into-tuzdik =
    { $owner ->
        [own] Senin { -tuzdik(case: "yours-into") } { $stones } taş düştü: kim dağıtırsa dağıtsın senin.
        [opponent] Rakibin { -tuzdik(case: "theirs-into") } { $stones } taş düştü: kim dağıtırsa dağıtsın onun.
        [white] Beyazın { -tuzdik(case: "theirs-into") } { $stones } taş düştü: kim dağıtırsa dağıtsın onun.
       *[black] Siyahın { -tuzdik(case: "theirs-into") } { $stones } taş düştü: kim dağıtırsa dağıtsın onun.
    }
lesson-again =
    { $who ->
        [own] Son taş kazanına düştü, bir kez daha oynarsın.
       *[other] Son taş oynayanın kazanına düştü: bir hamle daha.
    }

## How a game ended

outcome-title =
    { $winner ->
        [own] Kazandın
        [opponent] Kaybettin
        [white] Beyaz kazandı
        [black] Siyah kazandı
       *[nobody] Berabere
    }
outcome-said = { $title }. { $reason }
outcome-reason =
    { $reason ->
        [majority]
            { $winner ->
                [white] Beyaz taşların yarısından fazlasını topladı: { $win } ya da daha çok.
               *[black] Siyah taşların yarısından fazlasını topladı: { $win } ya da daha çok.
            }
        [split] İki kazanda da taşların tam yarısı var: { $half }.
        [bare]
            { $bare ->
                [white] Beyazın hamlesi kalmadı
               *[black] Siyahın hamlesi kalmadı
            }{ $taker ->
                [white] : beyaz{" "}
                [black] : siyah{" "}
               *[nobody] .
            }{ $rest ->
                [0] {""}
               *[other] tahtada kalan { $rest } taşı alır.
            }
        [repetition] Aynı durum üçüncü kez oluştu.
        [agreement] Oyuncular beraberlikte anlaştı.
        [resignation]
            { $winner ->
                [white] Siyah pes etti.
               *[black] Beyaz pes etti.
            }
       *[time]
            { $winner ->
                [white] Siyahın süresi bitti.
               *[black] Beyazın süresi bitti.
            }
    }

## The first page

home-title =
    { $holes ->
        [5] Beş kuyu
        [6] Altı kuyu
        [7] Yedi kuyu
        [9] Dokuz kuyu
       *[other] { $holes } kuyu
    }, { $total } taş
home-lead = Taşları tahtanın çevresine dağıt, yarısından fazlasını topla ve kazan.
new-level = Düzey
new-side = Tarafın
new-variant = Oyun
new-start = Oyna
new-opponent = Rakip
opponent-computer = Bilgisayar
opponent-friend = Arkadaşım
new-level-finer = Daha ince düzey
new-level-said = Düzey { $number }, güç { NUMBER($elo, useGrouping: 0) }
new-level-full = Tüm gücüyle
new-name = Adın
new-clock = Süre
new-clock-none = Saatsiz
new-clock-said = { $minutes } dk + hamle başına { $seconds } sn
new-clock-own = Kendin seç …
new-clock-minutes = Dakika
new-clock-seconds = Hamle başına saniye

## How it works, in four pictures on the first page. As short and simple as can be.

how-title = Oyun böyle
how-sow = Dağıt
how-sow-text =
    { $way ->
        [return] Kuyularından birindeki bütün taşları al. İlkini yine o kuyuya, ötekileri sonraki kuyulara tek tek bırak.
        [no-return] Kuyularından birindeki bütün taşları al, sonraki kuyulara tek tek bırak, tahtanın çevresinde.
       *[kazan] Kuyularından birindeki bütün taşları al. İlkini yine o kuyuya, ötekileri sonraki kuyulara ve kendi kazanına tek tek bırak.
    }
how-capture = Al
how-capture-text =
    { $captures ->
        [pair] Son taşla rakibin kuyusunda iki taş olursa ikisi de senin.
       *[even] Son taşla rakibin kuyusundaki sayı çift olursa hepsi senin.
    }
how-tuzdik = { -tuzdik(case: "large") }
how-tuzdik-text = Tam üç olursa kuyu senin { -tuzdik(case: "yours") } olur: oraya düşen her şey senin. Oyunda bir kez.
# CHECK: «kazan» is the word for the store, and also "win!"; whether that confuses.
how-win = Yen
how-win-text = Kazanında { $win } taş toplayan kazanır.
how-more = Bütün kurallar
how-learn = Adım adım öğren

home-analysis = Motorun yardımıyla istediğin konuma ya da oyuna bak.

## Where nothing is

missing-title = Bu adreste bir şey yok.
missing-home = Ana sayfaya

## A game

play-heading = Oyun
play-loading = Oyun açılıyor …
play-turn =
    { $whose ->
        [own] Sıra sende
        [computer] Bilgisayar düşünüyor …
       *[other] Sıra: { $side }
    }
play-hint = İpucu
play-undo = Geri al
play-draw = Berabere
play-flip = Çevir
play-ply = { $ply } / { $of }
play-offered =
    { $who ->
        [own] Beraberlik önerdin.
        [opponent] Rakip beraberlik öneriyor.
        [white] Beyaz beraberlik öneriyor.
       *[black] Siyah beraberlik öneriyor.
    }
play-declined =
    { $who ->
        [own] Beraberliği geri çevirdin.
        [opponent] Rakip beraberliği geri çevirdi.
        [white] Beyaz beraberliği geri çevirdi.
       *[black] Siyah beraberliği geri çevirdi.
    }
draw-accept = Kabul et
draw-decline = Geri çevir
draw-title = Berabere mi bitsin?
draw-text = İkiniz de kimsenin kazanmadığında anlaşıyorsunuz.
draw-agree = Anlaştık
hint-said = İpucu: { $hole }. kuyu, son taş { $place } düşer{ $effect }.
play-resign = Pes et
hint-start = Kuyularından birini seç: taşları tek tek tahtanın çevresine dağıtılır.
link-lost = Bağlantı yok. Yeniden deneniyor …
resign-title = Pes mi ediyorsun?
resign-text =
    { $shared ->
        [yes] O zaman öteki taraf kazanır.
       *[no] O zaman rakip kazanır.
    }
moves = Hamleler
result-rematch = Rövanş
result-watch = İzle
result-analyse = Analiz et
review-game = İncele
result-share = Paylaş
result-copied = Kopyalandı
result-warm =
    { $how ->
        [won] Çok iyi oynadın!
        [drawn] Güçler eşitti.
       *[lost] İyi mücadele ettin. Bir dahaki senin olsun.
    }
result-download = İndir
format =
    { $format ->
        [tgk] TGK
        [playok] PlayOK
        [togyz] Togyz
       *[json] JSON
    }

## My games

games-loading = Oyunların açılıyor …
games-none = Henüz hiç oyun oynamadın.
games-all = Bütün oyunlarım
games-result =
    { $result ->
        [won] Kazandın
        [lost] Kaybettin
        [draw] Berabere
       *[open] Sürüyor
    }
games-what =
    { $variant }: { $level ->
        [easy] { $side }, bilgisayara karşı (kolay)
        [medium] { $side }, bilgisayara karşı (orta)
        [hard] { $side }, bilgisayara karşı (zor)
        [full] { $side }, bilgisayara karşı (tüm gücüyle)
       *[other] { $side }, bilgisayara karşı (düzey { $level })
    }, { $plies } hamle
games-two = { $variant }: bu cihazda iki kişi, { $plies } hamle
games-side-won = { $side } kazandı
games-here = bu cihazda
games-send = Sunucuda sakla
games-sent = Artık sunucuda da saklanıyor.
games-remove = Sil
games-remove-title = Bu oyun tamamen silinsin mi?
games-when = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }

## Replay

replay-title = Bir oyunu izle
replay-lead = togyz’in okuduğu bir biçimde bir oyun ya da durum yapıştır: TGK, PlayOK, kendi biçimi, JSON.
replay-show = Göster
replay-file = Dosya aç …
replay-sheet = Oyun kâğıdı gir
replay-empty = Henüz okunacak bir şey yok: önce bir oyun yapıştır.
replay-nothing = Bu metinde ne bir oyun ne de bir durum bulundu.
replay-unreadable = Bu, burada okunabilen bir oyun ya da durum değil.
replay-another = Başka metin
replay-game = Oyun
replay-name = { $number }. { $white } – { $black }, { $result }
replay-recorded =
    { $winner ->
        [white] Kayda göre beyaz kazandı.
        [black] Kayda göre siyah kazandı.
       *[nobody] Kayda göre berabere.
    }
replay-start = Başlangıç durumu.
replay-truncated = Bu metinde başka oyunlar da var; bunlar ilkleri.
read-word = “{ $word }” bir hamle değil
read-illegal = “{ $word }” burada oynanamaz
read-wrong =
    { $what ->
        [landing] “{ $word }” son taşın düştüğü kuyuyu doğru söylemiyor
        [total] “{ $word }” kazandaki taş sayısını doğru söylemiyor
       *[tuzdik] “{ $word }” burada olmayan bir { -tuzdik } gösteriyor
    }
read-start = oyun ya da ilk durumu bu cihazda okunamıyor
replay-problems = Metinde { $count } hata var
replay-problem = Satır { $line }, sütun { $column }: { $message }.
replay-problem-expected = Satır { $line }, sütun { $column }: { $message }. Beklenen: { $expected }.
replay-first = Başa
replay-back = Bir hamle geri
replay-forward = Bir hamle ileri
replay-last = Sona
replay-play = Hamleleri oynat
replay-pause = Duraklat
replay-slider = Hamle
replay-ply = { $of } hamleden { $ply }.

## Settings

settings-board = Tahta
board-theme =
    { $board ->
        [walnut] Ceviz
        [felt] Keçe
       *[steppe] Bozkır
    }
settings-lessons = Açıklamalar
lessons-auto = Kolayda
lessons-always = Her zaman
lessons-never = Hiç
settings-sound = Sesler
settings-unhurried = Acele etmeyen bilgisayar
settings-unhurried-more = Yanıt vermeden önce biraz bekler.
settings-previews = Hamlenin nerede biteceğini göster
settings-turning = Her hamleden sonra tahtayı çevir
settings-two-more = Bu cihazda iki kişi oynarken.
settings-language = Dil
language-auto = Tarayıcıdaki gibi
language-failed = Bu sözcükler şimdi alınamıyor: bağlantı yok.
settings-vocabulary = Oyunun adı ve sözcükleri
vocabulary =
    { $vocabulary ->
        [kyrgyz] Toguz Korgool
       *[kazakh] Togız Kumalak
    }
settings-speed = Dağıtmayı göster
settings-theme = Renkler
settings-less-motion = Sistemin daha az hareket istiyor, bu yüzden hamleler hemen gösterilir.
speed-off = Hemen
speed-slow = Yavaş
speed-normal = Normal
speed-fast = Hızlı
theme-auto = Otomatik
theme-light = Açık
theme-dark = Koyu

## The rules in a minute

help-aim = Amaç
help-aim-text = Taşların yarısından fazlasını kazanında topla: { $total } taştan { $win } yeter. Taşlara { -kumalak } denir.
help-sow = Dağıtma
help-sow-text =
    { $way ->
        [return] Kuyularından birindeki bütün taşları al. İlkini aynı kuyuya geri koy, ötekileri sonraki kuyulara tek tek bırak, saat yönünün tersine. Taş tek başınaysa sonraki kuyuya geçer. Dağıtırken kazanlara taş konmaz.
        [no-return] Kuyularından birindeki bütün taşları al, sonraki kuyulara tek tek bırak, saat yönünün tersine. Tam bir tur dönmedikçe aldığın kuyuya taş konmaz. Dağıtırken kazanlara taş konmaz.
       *[kazan] Kuyularından birindeki bütün taşları al. İlkini aynı kuyuya geri koy, ötekileri sonraki kuyulara tek tek bırak, saat yönünün tersine. Taş tek başınaysa sonraki kuyuya geçer. Son kuyundan sonra senin kazanın gelir, ona da bir taş düşer; rakibin kazanı atlanır. Son taş kazanına düşerse bir kez daha oynarsın.
    }
help-capture = Taş alma
help-capture-text =
    { $captures ->
        [pair] Son taşın rakibin tek taşlı bir kuyusuna düşer ve iki taş olursa, ikisi de kazanına gider. Başka sayıda taş alınmaz.
       *[even] Son taşın rakibin bir kuyusuna düşer ve oradaki taş sayısı çift olursa, hepsi kazanına gider.
    }
help-capture-opposite = Kendi boş bir kuyuna düşer ve karşısındaki kuyuda taş varsa, ikisini de alırsın.
help-tuzdik = { -tuzdik(case: "large") }
help-tuzdik-text = Son taşınla rakibin bir kuyusunda tam üç taş olursa, o kuyu senin { -tuzdik(case: "yours") } olur: bu üç taş ve sonradan oraya düşen her taş senindir. Yalnız bir tane alabilirsin; { $last }. kuyudan alınmaz, rakibinkiyle aynı numarada da olmaz.
help-end = Oyun sonu
help-end-text =
    { $end ->
        [rows] { $win } taş toplayan kazanır. Bir sıra boşalınca kalan taşları o sıranın sahibi alır ve kazanlar karşılaştırılır.
        [play-on] Oyun { $win } taştan sonra da sürer; sırası gelenin hiç taşı kalmayınca biter. Kalanları öteki alır ve kazanlar karşılaştırılır.
       *[bare] { $win } taş toplayan kazanır. Sırası gelenin hiç taşı kalmazsa, kalanları öteki alır ve kazanlar karşılaştırılır.
    }
help-extra-move = Ondan önce öteki bir hamle daha yapar; bununla taş gelirse oyun sürer.
help-draw =
    { $half ->
        [0] Aynı durum üçüncü kez oluşursa berabere.
       *[other] { $half } – { $half } olursa berabere; aynı durum üçüncü kez oluşursa da berabere.
    }
help-look = Önceden bakma
help-look-text = İmleci bir kuyunun üstüne getir ya da parmağını biraz basılı tut: son taşın nereye düşeceğini görürsün. Zor düzeyde bu yardım yok.
help-keys = Tuşlar
help-keys-text = 1–{ $last } sayıları o kuyuyu oynar. Ok tuşları tahtada gezer, Enter oynar.

## Failures

core-failed = Oyunun kuralları yüklenemedi. Sayfayı yeniden aç; işe yaramazsa bu tarayıcı çok eski.
# CHECK: «bu yapılamadı» in "not-kept": the server has no room on its disk, so a move or a wish was not done.
failure =
    { $code ->
        [busy] Şu anda bunu çok kişi istiyor. Bir dakika sonra yeniden dene.
        [draw-too-soon] Beraberliği zaten önerdin. Yeniden önermeden önce bir hamle yap.
        [engine-busy] Sunucunun şu anda işi çok. Biraz sonra yeniden dene.
        [engine-failed] Bilgisayar hamle bulamadı. Yeniden dene.
        [game-over] Oyun zaten bitti.
        [illegal-move] Bu kuyu şimdi oynanamaz.
        [newer-page] Bu oyun, sayfanın daha yeni bir sürümüyle oynanmış. O sürüm için sayfayı yenile.
        [no-draw-offer] Artık beraberlik önerisi yok.
        [not-found] Böyle bir oyun yok.
        [not-kept] Sunucu şu anda hiçbir şey saklayamıyor, bu yüzden bu yapılamadı. Bir süre sonra yeniden dene.
        [not-over] Oyun daha bitmedi.
        [not-your-seat] Bu oyunun oyuncusu değilsin.
        [not-your-turn] Sıra sende değil.
        [nothing-to-take-back] Geri alınacak hamle yok.
        [part-missing] Sayfanın bu bölümü alınamadı: ya bağlantı yok ya da yeni bir sürüm var. Sayfayı yeniden yükle.
        [stale] Tahta bu arada değişti: şimdiki durumu bu.
        [storage-failed] Bu tarayıcı oyunları saklamıyor: gizli pencerelerdeki gibi buna izin vermiyor.
        [storage-full] Bu cihazda yer kalmadı, bu yüzden saklanamadı. Biraz yer aç ve yeniden dene.
        [too-large] Bu metin çok uzun.
        [too-many-games] Buradan çok fazla oyun başlatıldı. Biraz bekle.
        [too-many-requests] Şu anda ağından çok fazla istek geliyor. Biraz sonra yeniden dene.
        [too-slow] Bu çok yavaş ulaştı. Yeniden dene.
        [unkept] Bu tarayıcı, gizli pencerelerdeki gibi saklamaya izin vermiyor: sayfa kapanınca bu oyun silinir.
        [unreachable] Sunucuya ulaşılamıyor. Çalışıyor mu?
        [unreadable] Bu okunamadı.
       *[other] Bir şeyler ters gitti. Sayfayı yeniden açmak işe yarayabilir.
    }
