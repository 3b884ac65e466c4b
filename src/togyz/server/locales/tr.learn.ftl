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
