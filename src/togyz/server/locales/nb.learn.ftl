### The words of the course, the rules of the variants and the page about the game, in Norwegian
### Bokmål. No native speaker has gone over it yet. The terms are those of nb.ftl.

## The course: its frame

learn-window = { $name } – { -game }
learn-title = Lær spillet
learn-lead = Korte oppgaver på et ekte brett, fra det første trekket til den første seieren. Uansett hva du prøver, får du vite hva trekket gjorde, og hvorfor.
learn-start =
    { $where ->
        [begin] Begynn
        [on] Fortsett
       *[game] Til det første partiet
    }
learn-progress = { $done } av { $count } oppgaver gjort
learn-is-done = gjort
learn-overview = Alle oppgavene
learn-place = { $place } / { $count }
learn-hint = Hint
learn-again = Prøv igjen
learn-next = Neste
learn-finish = Til det første partiet
learn-opponent = Motstander
learn-good = Riktig!
learn-hint-hole = Det er hull { $hole }.
learn-hint-previews = Fra nå av kan du peke på et hull, eller holde en finger på det, og se hvor trekket ender.
learn-chapter =
    { $chapter ->
        [sow] Såing
        [capture] Fangst
        [tuzdik] En egen { -tuzdik }
        [end] Slutten på spillet
       *[plan] De første planene
    }

## What a move did not do. It follows a sentence that tells what it did.

learn-miss-hole = Det var hull { $hole }. Her er det hull { $wanted }.
learn-miss-end = Det siste frøet skal falle i { $place }.
learn-miss-home = Det siste frøet skal tilbake i hullet som du tok det fra.
learn-miss-single = Se etter et hull med ett enslig frø.
learn-miss-captured =
    { $stones ->
        [0] Et annet hull fanger { $best }.
       *[other] Du fanget { $stones }, og et annet hull fanger { $best }.
    }
learn-miss-tuzdik =
    { $ban ->
        [yes] Se etter et annet hull der det siste frøet ditt gjør tre.
       *[no] For å få en { -tuzdik } må det siste frøet gjøre nøyaktig tre i et av motstanderens hull.
    }
learn-miss-fed = Ingen frø falt i din { -tuzdik }.
learn-miss-lost = Frø som dette ga til motstanderens { -tuzdik }: { $stones }.
learn-miss-threat = Nå kan motstanderen fange { $stones }, med hull { $hole }.
learn-miss-danger = Nå kan motstanderens hull { $hole } lage en { -tuzdik } av ditt hull { $number }.
learn-miss-result =
    { $result ->
        [won] Det vinner ikke partiet.
       *[drawn] Det redder ikke uavgjort.
    }

## The tasks: title, task, hint, and what was learnt. Short and simple, for an eight-year-old.

learn-first = Det første trekket
learn-first-task = Den nederste raden er din: ni hull med ni frø i hvert, nummerert fra venstre mot høyre. Spill hull 1, det første fra venstre: Klikk eller trykk på det, eller tast 1.
learn-first-hint = Din rad er den nederste, og hull 1 er det første fra venstre.
learn-first-done = Du tok ni frø. Det første gikk tilbake i hull 1, resten ett for ett i de neste hullene. Det kalles å så, og slik er hvert trekk.

learn-return = Det første frøet blir
learn-return-task = Det første frøet går alltid tilbake i hullet sitt. Hvilket hull må du spille for at det siste skal falle i ditt hull 9?
learn-return-hint = Tell hullet selv som det første: Fire frø fra hull 6 faller i 6, 7, 8 og 9.
learn-return-done = Hullet selv teller med. Derfor ender fire frø tre hull lenger framme.

learn-single = Et enslig frø
learn-single-task = Et frø som ligger alene, går ikke tilbake: Det flyttes, og hullet blir tomt. Flytt det enslige frøet til ditt tomme hull 8.
learn-single-hint = Det ligger rett før det tomme hullet.
learn-single-done = Ett frø: ett hull videre. To eller flere: Det første går tilbake.

learn-across = Forbi kazanene
learn-across-task = Etter ditt hull 9 går frøene videre til motstanderens hull, mot klokka. De to lange kazanene i midten får ingen. La det siste frøet falle i motstanderens hull 3.
learn-across-hint = Motstanderen teller fra den andre enden: Hull 1 ligger rett overfor ditt hull 9. Tell rett videre, uten kazanene.
learn-across-done = Det sås aldri i en kazan. Den fylles bare av fangst.

learn-thirteen = Helt rundt
learn-thirteen-task = Mange frø går forbi hele raden til motstanderen og kommer hjem igjen. La det siste frøet falle i ditt eget hull 3.
learn-thirteen-hint = Av tretten frø fra hull 9 blir ett liggende, ni går til motstanderen, og tre kommer hjem.
learn-thirteen-done = Hvert av motstanderens hull fikk et frø på veien. En stor haug forandrer hele brettet.

learn-lap = En hel runde
learn-lap-task = Det er atten hull. En av de tre store haugene dine ender nøyaktig der den begynner. Hvilken?
learn-lap-hint = Ett frø går tilbake først, og atten til går én gang rundt brettet.
learn-lap-done = Nitten frø: ett til hvert av de andre hullene og to til sitt eget.

learn-even = Partall fanges
learn-even-task = Gjør ditt siste frø antallet i et av motstanderens hull til et partall, går alle frøene der til din kazan. Fang noe.
learn-even-hint = Se etter et hull hos motstanderen med et oddetall: Ett frø til gjør det til et partall.
learn-even-done = Fem frø og ditt ble seks. Seks er et partall, så alle ligger i din kazan.

learn-ownside = Bare på den andre siden
learn-ownside-task = På din egen side fanges ingenting, heller ikke der det er et partall. Finn det ene trekket som fanger.
learn-ownside-hint = Fem frø fra hull 9 når motstanderens hull 4.
learn-ownside-done = To frø er ikke mye, men nå er de dine. Et partall hos deg selv gir ingenting.

learn-choose = Den største fangsten
learn-choose-task = Flere hull fanger noe her. Ta så mange du kan.
learn-choose-hint = Prøv trekkene i hodet: Hvilket av hullene med oddetall som du når, har flest frø?
learn-choose-done = Åtte er det meste som finnes. Å sammenligne før du trekker, er halve spillet.

learn-far = Langveisfra
learn-far-task = En stor haug når langt og legger et frø i hvert hull på veien. Finn fangsten på ti eller flere.
learn-far-hint = Tretten frø fra hull 3 når motstanderens hull 6.
learn-far-done = Tolv på en gang! Følg med på hvor store hauger ender, dine og motstanderens.

learn-tuzdik = Tre blir en { -tuzdik }
learn-tuzdik-task = Gjør ditt siste frø at det ligger nøyaktig tre i et av motstanderens hull, blir hullet din { -tuzdik }: De tre frøene er dine, og hvert frø som siden faller i det. Lag en.
learn-tuzdik-hint = Se etter et hull hos motstanderen med to frø som det siste frøet ditt kan nå.
learn-tuzdik-done = Hullet er ditt til spillet er slutt. Ingen kan spille fra det.

learn-feed = Den gir frø hele spillet
learn-feed-task = Motstanderens hull 4 er din { -tuzdik }. La det siste frøet ditt falle i det, og se så hva som skjer når motstanderen sår.
learn-feed-hint = Seks frø fra hull 8 når fram.
learn-feed-done = Frøet ditt gikk rett til din kazan. Og nå sår motstanderen forbi: Det som faller i din { -tuzdik }, er ditt, uansett hvem som sår.

learn-ninth = Aldri i hull 9
learn-ninth-task = Det niende hullet kan aldri bli en { -tuzdik }. To av trekkene dine gjør tre i et av motstanderens hull, og bare ett av dem lager en { -tuzdik }.
learn-ninth-hint = De tretten frøene ender i hull 9. Ta det andre trekket.
learn-ninth-done = I hull 9 blir tre frø bare liggende: ingen { -tuzdik }, og ingen fangst.

learn-mirror = Aldri samme nummer
learn-mirror-task = Motstanderens { -tuzdik } er ditt hull 4. Derfor kan ikke motstanderens hull 4 bli din. Lag din { -tuzdik } et annet sted.
learn-mirror-hint = Det ligger to frø i motstanderens hull 1.
learn-mirror-done = Den som først har en { -tuzdik }, har stengt det nummeret for den andre.

learn-second = Bare én
learn-second-task = Du har allerede en { -tuzdik }, motstanderens hull 5, og ingen får to. Tre frø gir deg ikke noe lenger: Fang noe.
learn-second-hint = Det ligger fem frø i motstanderens hull 1.
learn-second-done = Når du har din { -tuzdik }, er tre et oddetall som alle andre.

learn-leak = Motstanderens { -tuzdik }
learn-leak-task = Ditt hull 7 er motstanderens { -tuzdik }: Hvert frø som du legger der, er tapt. Fang noe uten å miste et frø.
learn-leak-hint = Et trekk som begynner bak hull 7, går ikke forbi det.
learn-leak-done = Trekket ditt begynte bak det. Før du sår, må du regne ut hva veien koster.

learn-win = Åttito
learn-win-task = Den som har 82 frø i kazanen, vinner med en gang: Det er mer enn halvparten av alle 162. Du har 78. Vinn!
learn-win-hint = Det mangler fire. Hvilket hull fanger fire?
learn-win-done = Åttito! Spillet er slutt, uansett hva som ligger igjen på brettet.

learn-bare = Ingen frø å trekke med
learn-bare-task = Har spilleren som skal trekke, ingen frø igjen, er spillet slutt, og frøene på brettet går til den andre. Du har 70, motstanderen har 80. Vinn likevel!
learn-bare-hint = Ta de siste frøene som motstanderen kan trekke med.
learn-bare-done = Motstanderen hadde ikke noe trekk. Da var de 8 frøene på din side dine: 74 og 8 er 82. Blir din egen rad tom av ditt eget trekk, er ingenting slutt: Da er det motstanderens tur.

learn-half = Halvparten hver
learn-half-task = 81 til hver er uavgjort. Motstanderen har 81 og trenger bare ett frø til. Redd uavgjort!
learn-half-hint = Motstanderen har ett frø igjen å trekke med. Ta det.
learn-half-done = 72 i din kazan, 2 fanget og 7 igjen på din side: 81 til hver, uavgjort.

learn-parity = Par eller ikke, med ett blikk
learn-parity-task = Frøene ligger to og to, så et oddetall er lett å se. Et hull med et oddetall er i fare, for ett frø til gir partall. Hvilket trekk fanger mest?
learn-parity-hint = Det ligger elleve frø i motstanderens hull 3.
learn-parity-done = Elleve og ett er tolv. Se først etter oddetallene, på begge sider.

learn-worth = Mer verdt enn det ser ut til
learn-worth-task = Her kan du fange tolv, eller lage en { -tuzdik }. Den gir bare tre nå, men siden et frø for hver såing som går forbi, helt til slutt. Lag den!
learn-worth-hint = Det ligger to frø i motstanderens hull 6, og elleve frø når dit.
learn-worth-done = Spillet er langt ennå, så dette er det beste trekket, og samtidig er den store haugen borte fra din side.

learn-guard = Dekk det som er i fare
learn-guard-task = Motstanderen vil fange de ni frøene dine i hull 3. Spill slik at ikke noe svar fanger mer enn tre.
learn-guard-hint = Ni og ett er ti: et partall. Hva om det allerede lå ti der?
learn-guard-done = Ti og ett er elleve: ingenting å fange. Ett frø fra deg selv er ofte det beste vernet.

learn-deny = Ingen { -tuzdik } til motstanderen
learn-deny-task = To frø i et av hullene dine er en fare: Et tredje gir motstanderen en { -tuzdik }. Spill slik at motstanderen ikke kan lage en.
learn-deny-hint = Hull 4 og 5 er i fare. Ett trekk forandrer begge.
learn-deny-done = Nå ligger det ett frø i det ene og tre i det andre. Ett frø til gjør to eller fire, ikke tre.

learn-both = Angrep og vern
learn-both-task = Alt på en gang: Fang noe, og la ikke motstanderen kunne fange mer enn fire.
learn-both-hint = Fire kan hentes i motstanderens hull 1, og veien dit dekker ditt hull 4.
learn-both-done = Still altså to spørsmål før hvert trekk: Hva gir det meg, og hva gir det den andre?

## The end of the course

learn-game-title = Ditt første parti
learn-game-text = Nå kan du alle reglene. Dette er den svakeste datamaskinen: Den som fanger det som kan fanges, slår den som oftest. I partiet blir det som overrasker, forklart, trekk kan tas tilbake, og du kan få hint.
learn-game-advice = Se først etter hull med oddetall, lag en { -tuzdik } tidlig, og la ikke store oddetall ligge der motstanderen når dem.

## The rules of a variant, on a page to read and to print. Texts of the rules in a minute (nb.ftl)
## stand before these, which say the rest.

rules-title = Reglene
rules-window = Regler: { $name } – { -game }
rules-card = { $holes } hull på hver side, { $total } frø, { $win } til seier
rules-print = Skriv ut
rules-other = Andre varianter
rules-board = Brettet
rules-board-text =
    De to spillerne, Hvit og Svart, sitter ved langsidene. Hver har { $holes } hull, nummerert fra 1 til { $holes } fra sin egen venstre side. I begynnelsen ligger det { $stones } frø i hvert hull. Hvit begynner, og så trekker de etter tur. { $kazans ->
        [sown] Hver har en kazan for frøene som er vunnet, som kommer etter det siste hullet når det sås; på denne siden er den tegnet i midten.
       *[middle] Hver har en kazan for frøene som er vunnet. Kazanene ligger i midten, ens egen på motstanderens halvdel.
    }
rules-sow-more = Spilleren velger fritt blant sine egne hull med frø. Med { $lap } frø kommer det siste tilbake dit det begynte; med flere går såingen videre.
rules-capture-more =
    { $captures ->
        [pair] Ingenting fanges på spillerens egen side, og heller ikke der frø bare falt underveis.
        [opposite] På egen side finnes ingen annen fangst, og ingen der frø bare falt underveis.
       *[even] Et oddetall gir ingenting, og det gjør heller ikke et partall på spillerens egen side eller et hull der frø bare falt underveis.
    }
rules-tuzdik-more = En { -tuzdik } oppstår av seg selv og varer til spillet er slutt. Hvert frø som faller i den, går straks til eierens kazan, uansett hvem som sår. Er det det siste i et trekk, gjør det ikke noe mer. Ingen kan spille fra en { -tuzdik }. Der en { -tuzdik } er forbudt, gjelder trekket likevel: De tre frøene blir liggende, og ingenting fanges.
rules-end-more =
    { $end ->
        [rows] Det spiller ingen rolle hvem som har tur.
       *[bare] Ingen må gi motstanderen frø. Den som tømmer sin egen rad med sitt eget trekk, har ikke tapt ved det: Motstanderen trekker og kan bringe frø.
    }
rules-options = I noen turneringer
rules-source = Hvor reglene kommer fra
rules-source-text =
    { $kind ->
        [joint] Dette er de felles turneringsreglene til Kasakhstan og Kirgisistan. Tekster som er utgitt, er uenige om en spiller kan, må eller ikke trenger å kreve en { -tuzdik }: Her oppstår den alltid. At en stilling er uavgjort når den kommer for tredje gang, er vårt valg; i utgitte regler kan en spiller kreve det.
        [small] Et mindre spill for barn, med reglene til det store bortsett fra { -tuzdik }.
        [old] Før 1949 ble spillet spilt på flere måter. Alt vi vet om denne, er én setning i en populær framstilling, og tolkningen er vår egen.
       *[neighbour] Spillets tyrkiske nabo. Reglene fortelles på flere måter; dette er én av dem.
    }

## About the game, and frequent questions. Names of people as they are known.

about-title = Om spillet
about-lead = Hvor spillet kommer fra, hva ordene betyr, og det folk oftest spør om.
about-open = Om spillet
about-names = Navnene
about-names-game = «Togyz» og «toguz» betyr ni. På kasakhisk er navnet ni små steiner, på kirgisisk ni møkkballer, slike som gjetere kan ha spilt med. Ni er et tall med tyngde hos steppens nomader: Gamle kalendere regnet med uker på ni dager.
about-names-parts = Et kasakhisk ord for hullet er otau, jurten til en ung familie. En kazan er en gryte. Hullet som er tatt, er et hellig sted på kasakhisk, og på kirgisisk heter det tuz: salt, som på tyrkisk.
about-past = Fortiden
about-past-carvings = Helleristninger og gamle trebrett viser spillet; det er minst omkring fem hundre år gammelt, og fulgte nomader og karavaner langs Silkeveien.
about-past-books = Den russiske lærde Nikolai Pantusov beskrev det i 1906, den tyske etnologen Richard Karutz i 1911.
about-sport = En sport
about-sport-years = I 1949 ble turneringsreglene til én. Kasakhstan har hatt mesterskap siden 1974, et verdensforbund ble stiftet i 2008, og det første verdensmesterskapet ble holdt i Astana i 2010.
about-sport-unesco = I 2020 satte UNESCO spillet på listen over menneskehetens immaterielle kulturarv, etter felles ønske fra Kasakhstan, Kirgisistan og Tyrkia, sammen med mangala.
about-records = Korte partier og datamaskiner
about-records-short = Det korteste mesterpartiet som det fortelles om, hadde 17 trekk når begges telles: Nurlan Eleusiz mot Serik Aktayev i Aktau i 2006.
about-records-shortest = Intet parti kan være kortere enn { $plies } trekk, og nøyaktig { $games } partier er så korte. Det er bevist: En datamaskin har gått gjennom alle partier av den lengden.
about-records-computers = Et sterkt program, «Toguz Kumalak 2011», ble skrevet av Yernar Shambayev i Pavlodar. I 2005 tok Kirk Scott spillet inn i undervisningen i informatikk ved University of Alaska i Anchorage.
about-questions = Vanlige spørsmål
about-q-stones = Hvor mange frø er det?
about-a-stones = { $total }: Hver spiller har { $holes } hull med { $stones } frø i hvert. Kazanene er tomme i begynnelsen.
about-q-tuzdik = Hva er en { -tuzdik }?
about-a-tuzdik = Et av motstanderens hull som er blitt ditt, fordi ditt siste frø gjorde nøyaktig tre der. De tre er dine, og det er hvert frø som siden faller i det, uansett hvem som sår.
about-q-many = Hvor mange hull kan en spiller ha som { -tuzdik }?
about-a-many = Ett i hele spillet. Derfor er det aldri mer enn to på brettet.
about-q-which = Hvilket hull kan ikke bli en { -tuzdik }?
about-a-which = Motstanderens hull { $last }, og det som har samme nummer som en { -tuzdik } motstanderen allerede har. Trekket er lov, men de tre frøene blir liggende.
about-q-win = Hvordan vinner man?
about-a-win = Med { $win } frø i kazanen, med en gang. { $half } til hver er uavgjort. Har spilleren som skal trekke, ingen frø, er resten den andres, og kazanene sammenlignes.
about-q-mangala = Hva er forskjellen fra mangala?
about-a-mangala = Det har { $holes } hull på hver side og { $total } frø; mangala har { $fewer } og { $less }. Det sås aldri i kazanene, så ingen trekk ender der og gir et til, og et tomt eget hull fanger ingenting. Til gjengjeld finnes det en { -tuzdik }.
about-q-same = Er Togyz Kumalak og Toguz Korgool samme spill?
about-a-same = Ja, det ene er det kasakhiske navnet og det andre det kirgisiske. Skikkene er litt forskjellige; i turneringer har begge land felles regler.
about-q-unesco = Står spillet på UNESCOs liste?
about-q-variants = Finnes det andre måter å spille på?
about-a-variants = Ja. Denne siden kan { $count } varianter, blant dem små for barn og gamle, og har reglene for hver.
about-sources = Kilder
about-source = Kilde { $number }
about-source-name =
    { $source ->
        [world] Mancala World, «Toguz Kumalak»
        [shop] CetinsGame, reglene for Toguz Korgool
        [unesco] UNESCO, vedtak 15.COM 8.B.37 fra 2020
       *[proof] Vårt eget bevis: kommandoen «togyz facts shortest»
    }
