### The words of the course, the rules of the variants and the page about the game, in Turkish.
### No native speaker has gone over it yet. The terms are those of tr.ftl.

## The course: its frame

learn-window = { $name } – { -game }
learn-title = Oyunu öğren
learn-lead = İlk hamleden ilk galibiyete, gerçek bir tahtada kısa görevler. Ne denersen dene, hamlenin ne yaptığını ve nedenini öğrenirsin.
learn-start =
    { $where ->
        [begin] Başla
        [on] Devam et
       *[game] İlk oyuna
    }
learn-progress = { $count } görevden { $done } tanesi tamam
learn-is-done = tamam
learn-overview = Bütün görevler
learn-place = { $place } / { $count }
learn-hint = İpucu
learn-again = Yeniden dene
learn-next = Sonraki
learn-finish = İlk oyuna
learn-opponent = Rakip
learn-good = Doğru!
learn-hint-hole = Aranan, { $hole }. kuyu.
learn-hint-previews = Artık imleci bir kuyunun üstüne getirerek ya da parmağını basılı tutarak hamlenin nerede bittiğini görebilirsin.
learn-chapter =
    { $chapter ->
        [sow] Dağıtma
        [capture] Taş alma
        [tuzdik] { -tuzdik(case: "large") }
        [end] Oyun sonu
       *[plan] İlk planlar
    }

## What a move did not do. It follows a sentence that tells what it did.

learn-miss-hole = O { $hole }. kuyuydu. Burada { $wanted }. kuyu gerek.
learn-miss-end = Son taş { $place } düşmeli.
learn-miss-home = Son taş, alındığı kuyuya geri dönmeli.
learn-miss-single = İçinde tek bir taş olan kuyuyu ara.
learn-miss-captured =
    { $stones ->
        [0] Başka bir kuyu { $best } taş alıyor.
       *[other] { $stones } taş aldın; başka bir kuyu { $best } taş alıyor.
    }
learn-miss-tuzdik =
    { $ban ->
        [yes] Son taşınla üç olan başka bir kuyu ara.
       *[no] { -tuzdik(case: "large") } için son taşınla rakibin bir kuyusunda tam üç taş olmalı.
    }
learn-miss-fed = Senin { -tuzdik(case: "yours-into") } taş düşmedi.
learn-miss-lost = Rakibin { -tuzdik(case: "theirs-into") } giden taş: { $stones }.
learn-miss-threat = Şimdi rakip { $hole }. kuyusuyla { $stones } taş alabilir.
learn-miss-danger = Şimdi rakip { $hole }. kuyusuyla senin { $number }. kuyunu { -tuzdik } yapabilir.
learn-miss-result =
    { $result ->
        [won] Bu hamle oyunu kazandırmıyor.
       *[drawn] Bu hamle beraberliği kurtarmıyor.
    }

## The tasks: title, task, hint, and what was learnt. Short and simple, for an eight-year-old.

learn-first = İlk hamle
learn-first-task = Alt sıra senin: her birinde dokuz taş olan dokuz kuyu, soldan sağa numaralı. Soldan ilk olan 1. kuyuyu oyna: üstüne tıkla, dokun ya da 1 tuşuna bas.
learn-first-hint = Senin sıran alttaki, 1. kuyu da soldan ilk kuyu.
learn-first-done = Dokuz taş aldın. İlki 1. kuyuya geri kondu, ötekiler sonraki kuyulara tek tek bırakıldı. Buna dağıtma denir; her hamle böyledir.

learn-return = İlk taş kalır
learn-return-task = İlk taş her zaman kendi kuyusuna geri konur. Son taşın 9. kuyuna düşmesi için hangi kuyuyu oynamalısın?
learn-return-hint = Kuyunun kendisini de say: 6. kuyudaki dört taş 6, 7, 8 ve 9’a düşer.
learn-return-done = Kuyunun kendisi de sayılır. Bu yüzden dört taş üç kuyu ileride biter.

learn-single = Tek taş
learn-single-task = Tek başına duran taş geri konmaz: ilerler, kuyusu da boş kalır. Tek taşı 8. kuyuna, boş olana götür.
learn-single-hint = Boş kuyunun hemen önünde duruyor.
learn-single-done = Tek taş: bir kuyu ileri. İki ya da daha çok taş: ilki geri konur.

learn-across = Kazanlar atlanır
learn-across-task = 9. kuyundan sonra taşlar saat yönünün tersine rakibin kuyularına geçer. Ortadaki iki uzun kazana taş konmaz. Son taş rakibin 3. kuyusuna düşsün.
learn-across-hint = Rakip öteki uçtan sayar: onun 1. kuyusu senin 9. kuyunun karşısındadır. Kazanları katmadan saymayı sürdür.
learn-across-done = Dağıtırken kazana hiç taş konmaz. Kazan yalnızca alınan taşlarla dolar.

learn-thirteen = Bütün tahta
learn-thirteen-task = Çok taş, rakibin bütün sırasını geçip eve geri döner. Son taş kendi 3. kuyuna düşsün.
learn-thirteen-hint = 9. kuyudaki on üç taşın biri kalır, dokuzu rakibe gider, üçü eve döner.
learn-thirteen-done = Yolda rakibin her kuyusuna bir taş düştü. Büyük bir yığın bütün tahtayı değiştirir.

learn-lap = Tam bir tur
learn-lap-task = Tahtada on sekiz kuyu var. Üç büyük yığınından biri tam başladığı yerde biter. Hangisi?
learn-lap-hint = Önce bir taş geri konur, on sekiz taş daha tahtayı bir kez dolaşır.
learn-lap-done = On dokuz taş: öteki kuyuların her birine bir, kendi kuyusuna iki.

learn-even = Çift sayı alınır
learn-even-task = Son taşınla rakibin bir kuyusundaki sayı çift olursa, oradaki bütün taşlar kazanına gider. Taş al.
learn-even-hint = Rakibin tek sayılı bir kuyusunu ara: bir taş daha onu çift yapar.
learn-even-done = Beş taş seninkiyle altı oldu. Altı çift, öyleyse hepsi kazanında.

learn-ownside = Yalnız karşı tarafta
learn-ownside-task = Kendi tarafında, sayı çift olsa bile taş alınmaz. Taş alan tek hamleyi bul.
learn-ownside-hint = 9. kuyudaki beş taş rakibin 4. kuyusuna ulaşır.
learn-ownside-done = İki taş çok değil, ama artık senin. Kendi kuyundaki çift sayı hiçbir şey getirmez.

learn-choose = En büyük kazanç
learn-choose-task = Burada birkaç kuyu taş alıyor. Alabildiğin kadar çok al.
learn-choose-hint = Hamleleri kafanda dene: ulaşabildiğin tek sayılı kuyulardan hangisinde en çok taş var?
learn-choose-done = Buradaki en çoğu sekiz. Oynamadan önce karşılaştırmak oyunun yarısıdır.

learn-far = Uzaktan
learn-far-task = Büyük bir yığın uzağa ulaşır ve yoldaki her kuyuya bir taş bırakır. On ya da daha çok taş alan hamleyi bul.
learn-far-hint = 3. kuyudaki on üç taş rakibin 6. kuyusuna ulaşır.
learn-far-done = Birden on iki taş! Büyük yığınların nerede bittiğine dikkat et, seninkilerin de rakibinkilerin de.

learn-tuzdik = Üç taş bir { -tuzdik }
learn-tuzdik-task = Son taşınla rakibin bir kuyusunda tam üç taş olursa, o kuyu senin { -tuzdik(case: "yours") } olur: üç taş da, sonradan oraya düşen her taş da senindir. Bir { -tuzdik } yap.
learn-tuzdik-hint = Rakibin, son taşının ulaşabildiği iki taşlı bir kuyusunu ara.
learn-tuzdik-done = Kuyu oyunun sonuna kadar senindir. Kimse oradan oynayamaz.

learn-feed = Bütün oyun boyunca kazandırır
learn-feed-task = Rakibin 4. kuyusu senin { -tuzdik(case: "yours") }. Son taşın oraya düşsün, sonra rakibin dağıtmasını izle.
learn-feed-hint = 8. kuyudaki altı taş oraya ulaşır.
learn-feed-done = Taşın doğruca kazanına gitti. Şimdi de rakip oradan geçiyor: senin { -tuzdik(case: "yours-into") } düşen, kim dağıtırsa dağıtsın, senindir.

learn-ninth = 9. kuyu olmaz
learn-ninth-task = Dokuzuncu kuyu hiçbir zaman { -tuzdik } olamaz. İki hamlen rakibin bir kuyusunda üç yapıyor, ama yalnız biri { -tuzdik } oluyor.
learn-ninth-hint = On üç taş 9. kuyuda bitiyor. Ötekini oyna.
learn-ninth-done = 9. kuyuda üç taş olduğu yerde kalır: ne { -tuzdik } olur ne taş alınır.

learn-mirror = Aynı numara olmaz
learn-mirror-task = Rakibin { -tuzdik(case: "theirs") } senin 4. kuyun. Öyleyse rakibin 4. kuyusu senin olamaz. Başka bir yerde { -tuzdik } yap.
learn-mirror-hint = Rakibin 1. kuyusunda iki taş var.
learn-mirror-done = Önce { -tuzdik } yapan, o numarayı ötekine kapatmış olur.

learn-second = Yalnız bir tane
learn-second-task = Zaten bir { -tuzdik } sahibisin, rakibin 5. kuyusu; ikincisi alınmaz. Üç taş artık bir şey getirmez: taş al.
learn-second-hint = Rakibin 1. kuyusunda beş taş var.
learn-second-done = Bir { -tuzdik } yaptıktan sonra üç, ötekiler gibi bir tek sayıdır.

learn-leak = Rakibinki
learn-leak-task = Senin 7. kuyun rakibin { -tuzdik(case: "theirs") }: oraya bıraktığın her taş gider. Hiç taş kaybetmeden taş al.
learn-leak-hint = 7. kuyunun arkasından başlayan hamle oradan geçmez.
learn-leak-done = Hamlen onun arkasından başladı. Dağıtmadan önce yolun neye mal olduğunu say.

learn-win = Seksen iki
learn-win-task = Kazanında 82 taş olan hemen kazanır: 162 taşın yarısından fazladır. Sende 78 var. Kazan!
learn-win-hint = Dört taş eksik. Hangi kuyu dört taş alır?
learn-win-done = Seksen iki! Tahtada ne kalırsa kalsın oyun bitti.

learn-bare = Oynayacak taş yok
learn-bare-task = Sırası gelenin taşı kalmamışsa oyun biter, tahtadaki taşlar ötekine gider. Sende 70, rakipte 80 taş var. Yine de kazan!
learn-bare-hint = Rakibin oynayabileceği son taşları al.
learn-bare-done = Rakibin hamlesi yoktu. Senin tarafındaki 8 taş da senin oldu: 74 ile 8, 82 eder. Kendi hamlenle kendi sıran boşalırsa oyun bitmez: rakip oynar.

learn-half = Yarı yarıya
learn-half-task = 81 – 81 berabere demektir. Rakipte 81 taş var, bir taş daha yeter. Beraberliği kurtar!
learn-half-hint = Rakibin oynayacak tek taşı kaldı. Onu al.
learn-half-done = Kazanında 72, alınan 2, tarafında kalan 7: 81 – 81, berabere.

learn-parity = Tek mi çift mi, bir bakışta
learn-parity-task = Taşlar ikişer durur, tek kalan hemen görünür. Tek sayılı kuyu tehlikededir, çünkü bir taş daha onu çift yapar. En çok taşı hangi hamle alır?
learn-parity-hint = Rakibin 3. kuyusunda on bir taş var.
learn-parity-done = On bir ile bir, on iki eder. Önce tek sayılı kuyulara bak, iki tarafta da.

learn-worth = Göründüğünden değerli
learn-worth-task = Burada on iki taş alabilir ya da bir { -tuzdik } yapabilirsin. Şimdi yalnız üç taş getirir, ama sonra oradan geçen her dağıtmada bir taş, oyunun sonuna kadar. Onu yap!
learn-worth-hint = Rakibin 6. kuyusunda iki taş var, on bir taş oraya ulaşır.
learn-worth-done = Oyun daha uzun, bu yüzden iyisi bu hamle; üstelik büyük yığın da senin tarafından gitti.

learn-guard = Tehlikedekini koru
learn-guard-task = Rakip 3. kuyundaki dokuz taşı almak istiyor. Öyle oyna ki hiçbir yanıt üçten çok taş almasın.
learn-guard-hint = Dokuz ile bir on eder: çift. Orada zaten on taş olsaydı?
learn-guard-done = On ile bir, on bir eder: alınacak bir şey yok. Kendi koyduğun bir taş çoğu zaman en iyi korumadır.

learn-deny = Rakibe fırsat verme
learn-deny-task = Bir kuyundaki iki taş tehlikelidir: üçüncüsü onu rakibin { -tuzdik(case: "theirs") } yapar. Öyle oyna ki rakip bunu yapamasın.
learn-deny-hint = 4. ve 5. kuyu tehlikede. Tek bir hamle ikisini de değiştirir.
learn-deny-done = Şimdi birinde bir, ötekinde üç taş var. Bir taş daha iki ya da dört eder, üç değil.

learn-both = Saldırı ve koruma
learn-both-task = Hepsi bir arada: taş al ve rakibe dörtten çok taş alacağı hamle bırakma.
learn-both-hint = Rakibin 1. kuyusunda dört taş alınabilir, oraya giden yol 4. kuyunu korur.
learn-both-done = Her hamleden önce iki soru sor: bana ne getiriyor, ötekine ne bırakıyor?

## The end of the course

learn-game-title = İlk oyunun
learn-game-text = Artık bütün kuralları biliyorsun. Bu en zayıf bilgisayar: alınabilecek taşı alan onu çoğu zaman yener. Oyunda şaşırtıcı olanlar açıklanır, hamleler geri alınabilir, ipucu da istenebilir.
learn-game-advice = Önce tek sayılı kuyulara bak, erkenden { -tuzdik } yap, rakibin ulaştığı yerde büyük tek sayılı yığın bırakma.

## The rules of a variant, on a page to read and to print. Texts of the rules in a minute (tr.ftl)
## stand before these, which say the rest.

rules-title = Kurallar
rules-window = Kurallar: { $name } – { -game }
rules-card = Her tarafta { $holes } kuyu, toplam { $total } taş, { $win } taşla galibiyet
rules-print = Yazdır
rules-other = Öteki çeşitler
rules-board = Tahta
rules-board-text =
    İki oyuncu, Beyaz ile Siyah, uzun kenarlara oturur. Her birinin, kendi solundan başlayarak 1’den { $holes } numaraya kadar giden kuyuları vardır. Başta her kuyuda { $stones } taş bulunur. Önce Beyaz oynar, sonra sırayla oynanır. { $kazans ->
        [sown] Her birinin, aldığı taşlar için dağıtırken son kuyudan sonra gelen bir kazanı vardır; bu sayfada ortada çizilir.
       *[middle] Her birinin, aldığı taşlar için bir kazanı vardır. Kazanlar ortadadır; oyuncununki rakibin yarısında durur.
    }
rules-sow-more = Oyuncu kendi dolu kuyularından istediğini seçer. { $lap } taşla sonuncusu başladığı yere döner; daha çok taşla dağıtma sürer.
rules-capture-more =
    { $captures ->
        [pair] Oyuncunun kendi tarafında taş alınmaz; yolda taş düşen kuyulardan da alınmaz.
        [opposite] Kendi tarafında başka taş alınmaz; yolda taş düşen kuyulardan da alınmaz.
       *[even] Tek sayı bir şey getirmez; oyuncunun kendi tarafındaki çift sayı da, yolda taş düşen kuyular da getirmez.
    }
rules-tuzdik-more = Bir { -tuzdik } kendiliğinden oluşur ve oyunun sonuna kadar kalır. Oraya düşen her taş, kim dağıtırsa dağıtsın, hemen sahibinin kazanına gider. Bir hamlenin son taşıysa başka bir şey yapmaz. Oradan kimse oynayamaz. Yasak olan yerde hamle geçerlidir: üç taş olduğu yerde kalır, taş alınmaz.
rules-end-more =
    { $end ->
        [rows] Sıranın kimde olduğu önemli değildir.
       *[bare] Kimse rakibine taş vermek zorunda değildir. Kendi hamlesiyle kendi sırasını boşaltan bununla yenilmez: rakip oynar ve taş getirebilir.
    }
rules-options = Bazı turnuvalarda
rules-source = Bu kurallar nereden
rules-source-text =
    { $kind ->
        [joint] Bunlar Kazakistan ile Kırgızistan’ın ortak turnuva kurallarıdır. Bir oyuncunun { -tuzdik } istemesi gerekir mi, isteyebilir mi, yayımlanmış metinler ayrılır: burada her zaman oluşur. Bir durumun üçüncü kez gelince berabere olması bizim seçimimiz; yayımlanmış kurallarda bunu oyuncu isteyebilir.
        [small] Çocuklar için daha küçük bir oyun; kuralları büyüğünkiyle aynı, yalnız { -tuzdik } yoktur.
        [old] 1949’dan önce oyun birkaç türlü oynanıyordu. Bu türden bildiğimiz, yaygın bir anlatıdaki tek bir cümledir; yorumu da bizimdir.
       *[neighbour] Oyunun Türkiye’deki komşusu. Kuralları birkaç türlü anlatılır; bu, onlardan biridir.
    }

## About the game, and frequent questions. Names of people as they are known.

about-title = Oyun hakkında
about-lead = Oyun nereden geliyor, sözcükleri ne demek, en çok neler soruluyor.
about-open = Oyun hakkında
about-names = Adlar
about-names-game = “Togız” ve “toguz” dokuz demektir. Kazakçada ad dokuz küçük taşı, Kırgızcada çobanların oynamış olabileceği dokuz gübre tanesini anlatır. Dokuz, bozkır göçebelerinde ağırlığı olan bir sayıdır: eski takvimler haftayı dokuz gün sayardı.
about-names-parts = Kazakçada kuyunun bir adı da otaudur: genç bir ailenin yurdu, otağı. Kazan bildiğimiz kazandır. Ele geçirilen kuyu Kazakçada kutsal yer demektir, Kırgızcada ise tuz: Türkçedeki gibi.
about-past = Geçmişi
about-past-carvings = Kaya oymaları ve eski tahta levhalar oyunu gösterir; oyun en az beş yüz yıllık kadardır ve göçebelerle, kervanlarla İpek Yolu boyunca gezmiştir.
about-past-books = 1906’da Rus bilgin Nikolay Pantusov, 1911’de Alman budunbilimci Richard Karutz onu anlattı.
about-sport = Bir spor
about-sport-years = 1949’da turnuva kuralları birleştirildi. Kazakistan’da 1974’ten beri şampiyona yapılıyor; dünya federasyonu 2008’de kuruldu, ilk dünya şampiyonası 2010’da Astana’da oynandı.
about-sport-unesco = UNESCO 2020’de oyunu Kazakistan, Kırgızistan ve Türkiye’nin ortak başvurusuyla, mangalayla birlikte, insanlığın somut olmayan kültürel mirası listesine aldı.
about-records = Kısa oyunlar ve bilgisayarlar
about-records-short = Ustalar arasında anlatılan en kısa oyun, iki tarafınki sayılırsa 17 hamledir: Nurlan Eleusiz ile Serik Aktayev, Aktau, 2006.
about-records-shortest = Hiçbir oyun { $plies } hamleden kısa olamaz ve tam { $games } oyun bu kadar kısadır. Bu kanıtlandı: bir bilgisayar bu uzunluktaki bütün oyunları gözden geçirdi.
about-records-computers = Güçlü bir programı, “Toguz Kumalak 2011”i, Pavlodar’da Yernar Shambayev yazdı. Kirk Scott 2005’te oyunu Anchorage’daki Alaska Üniversitesi’nde bilgisayar derslerine aldı.
about-questions = Sık sorulanlar
about-q-stones = Kaç taş var?
about-a-stones = { $total }: her oyuncunun { $holes } kuyusu, her kuyuda { $stones } taş. Kazanlar başta boştur.
about-q-tuzdik = { -tuzdik(case: "large") } nedir?
about-a-tuzdik = Son taşınla tam üç taş olduğu için senin olan bir rakip kuyusu. Bu üç taş da, sonradan oraya düşen her taş da, kim dağıtırsa dağıtsın, senindir.
about-q-many = Bir oyuncu kaç kez { -tuzdik } yapabilir?
about-a-many = Bütün oyunda bir kez. Yani tahtada en çok iki tane olur.
about-q-which = Hangi kuyu { -tuzdik } olamaz?
about-a-which = Rakibin { $last }. kuyusu ve rakibin aldığı { -tuzdik } ile aynı numaralı kuyu. Hamle yapılabilir, ama üç taş olduğu yerde kalır.
about-q-win = Nasıl kazanılır?
about-a-win = Kazanda { $win } taş toplayınca, hemen. { $half } – { $half } beraberedir. Sırası gelenin taşı yoksa kalanlar ötekinindir ve kazanlar karşılaştırılır.
about-q-mangala = Mangaladan farkı ne?
about-a-mangala = Her tarafta { $holes } kuyu ve toplam { $total } taş vardır; mangalada { $fewer } ve { $less }. Kazanlara taş konmaz, bu yüzden orada biten ve yeniden oynatan hamle yoktur; kendi boş kuyun taş almaz. Buna karşılık { -tuzdik } vardır.
about-q-same = Togız Kumalak ile Toguz Korgool aynı oyun mu?
about-a-same = Evet: biri Kazakça, öteki Kırgızca adıdır. Gelenekler biraz ayrılır; turnuvalarda iki ülkenin kuralları ortaktır.
about-q-unesco = UNESCO listesinde mi?
about-q-variants = Başka oynama biçimleri var mı?
about-a-variants = Evet. Bu sayfa { $count } çeşit bilir, çocuklar için küçükleri ve eskileri de; hepsinin kuralları burada.
about-sources = Kaynaklar
about-source = Kaynak { $number }
about-source-name =
    { $source ->
        [world] Mancala World, “Toguz Kumalak”
        [shop] CetinsGame, Toguz Korgool kuralları
        [unesco] UNESCO, 2020 tarihli 15.COM 8.B.37 kararı
       *[proof] Kendi kanıtımız: “togyz facts shortest” komutu
    }
