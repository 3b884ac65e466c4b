### The words of the course, the rules of the variants and the page about the game, in German.
### No native speaker has gone over it yet. The terms are those of de.ftl.

## The course: its frame

learn-window = { $name } – { -game }
learn-title = Lern das Spiel
learn-lead = Kurze Aufgaben auf einem richtigen Brett, vom ersten Zug bis zum ersten Sieg. Was du auch versuchst: Du erfährst, was der Zug bewirkt hat und warum.
learn-start =
    { $where ->
        [begin] Anfangen
        [on] Weitermachen
       *[game] Zur ersten Partie
    }
learn-progress = { $done } von { $count } Aufgaben gelöst
learn-is-done = gelöst
learn-overview = Alle Aufgaben
learn-place = { $place } / { $count }
learn-hint = Tipp
learn-again = Noch einmal
learn-next = Weiter
learn-finish = Zur ersten Partie
learn-opponent = Gegner
learn-good = Richtig!
learn-hint-hole = Es ist Mulde { $hole }.
learn-hint-previews = Von jetzt an kannst du auf eine Mulde zeigen oder den Finger darauf halten und siehst, wo ihr Zug endet.
learn-chapter =
    { $chapter ->
        [sow] Säen
        [capture] Fangen
        [tuzdik] Der { -tuzdik }
        [end] Das Ende des Spiels
       *[plan] Erste Pläne
    }

## What a move did not do. It follows a sentence that tells what it did.

learn-miss-hole = Das war Mulde { $hole }. Hier ist es Mulde { $wanted }.
learn-miss-end = Der letzte Stein soll { $place } fallen.
learn-miss-home = Der letzte Stein soll in die Mulde zurückkommen, aus der du ihn genommen hast.
learn-miss-single = Such eine Mulde mit einem einzelnen Stein.
learn-miss-captured =
    { $stones ->
        [0] Eine andere Mulde fängt { $best }.
       *[other] Du hast { $stones } gefangen, und eine andere Mulde fängt { $best }.
    }
learn-miss-tuzdik =
    { $ban ->
        [yes] Such eine andere Mulde, in der dein letzter Stein drei ergibt.
       *[no] Für einen { -tuzdik } muss der letzte Stein in einer Mulde des Gegners genau drei ergeben.
    }
learn-miss-fed = In deinen { -tuzdik } ist kein Stein gefallen.
learn-miss-lost = Steine, die das dem { -tuzdik } des Gegners gebracht hat: { $stones }.
learn-miss-threat = Jetzt kann der Gegner { $stones } fangen, mit Mulde { $hole }.
learn-miss-danger = Jetzt kann der Gegner mit Mulde { $hole } aus deiner Mulde { $number } einen { -tuzdik } machen.
learn-miss-result =
    { $result ->
        [won] Das gewinnt das Spiel nicht.
       *[drawn] Das rettet das Unentschieden nicht.
    }

## The tasks: title, task, hint, and what was learnt. Short and simple, for an eight-year-old.

learn-first = Der erste Zug
learn-first-task = Die untere Reihe gehört dir: neun Mulden mit je neun Steinen, von links nach rechts gezählt. Spiel Mulde 1, die erste von links: klick oder tipp darauf, oder drück die 1.
learn-first-hint = Deine Reihe ist die untere, und Mulde 1 ist die erste von links.
learn-first-done = Du hast neun Steine genommen. Der erste kam in Mulde 1 zurück, die anderen einzeln in die nächsten Mulden. Das heißt Säen, und so geht jeder Zug.

learn-return = Der erste Stein bleibt
learn-return-task = Der erste Stein kommt immer in seine Mulde zurück. Welche Mulde musst du spielen, damit der letzte in deine Mulde 9 fällt?
learn-return-hint = Zähl die Mulde selbst als erste mit: Vier Steine aus Mulde 6 fallen in 6, 7, 8 und 9.
learn-return-done = Die Mulde selbst zählt mit. Deshalb enden vier Steine drei Mulden weiter.

learn-single = Ein einzelner Stein
learn-single-task = Ein Stein, der allein liegt, kommt nicht zurück: Er wandert weiter, und seine Mulde ist leer. Bring den einzelnen Stein in deine leere Mulde 8.
learn-single-hint = Er liegt gleich vor der leeren Mulde.
learn-single-done = Ein Stein: eine Mulde weiter. Zwei oder mehr: Der erste kommt zurück.

learn-across = An den Kazans vorbei
learn-across-task = Nach deiner Mulde 9 geht es gegen den Uhrzeigersinn in die Mulden des Gegners. Die zwei langen Kazans in der Mitte bekommen nichts. Der letzte Stein soll in Mulde 3 des Gegners fallen.
learn-across-hint = Der Gegner zählt vom anderen Ende: Seine Mulde 1 liegt deiner Mulde 9 gegenüber. Zähl einfach weiter, ohne die Kazans.
learn-across-done = In einen Kazan wird nie gesät. Er füllt sich nur durch Fangen.

learn-thirteen = Ganz herum
learn-thirteen-task = Viele Steine gehen an der ganzen Reihe des Gegners vorbei und kommen wieder nach Hause. Der letzte Stein soll in deine eigene Mulde 3 fallen.
learn-thirteen-hint = Von dreizehn Steinen aus Mulde 9 bleibt einer, neun gehen zum Gegner, und drei kommen nach Hause.
learn-thirteen-done = Jede Mulde des Gegners hat unterwegs einen Stein bekommen. Ein großer Haufen verändert das ganze Brett.

learn-lap = Eine ganze Runde
learn-lap-task = Es gibt achtzehn Mulden. Einer deiner drei großen Haufen endet genau da, wo er beginnt. Welcher?
learn-lap-hint = Ein Stein kommt zuerst zurück, und achtzehn weitere gehen einmal um das Brett.
learn-lap-done = Neunzehn Steine: einer für jede andere Mulde, zwei für die eigene.

learn-even = Gerade wird gefangen
learn-even-task = Wird durch deinen letzten Stein die Zahl in einer Mulde des Gegners gerade, kommen alle Steine daraus in deinen Kazan. Fang etwas.
learn-even-hint = Such eine Mulde des Gegners mit ungerader Zahl: Ein Stein mehr, und sie ist gerade.
learn-even-done = Fünf Steine und deiner sind sechs. Sechs ist gerade, also liegen alle in deinem Kazan.

learn-ownside = Nur drüben
learn-ownside-task = Auf deiner eigenen Seite wird nichts gefangen, auch bei gerader Zahl nicht. Finde den einen Zug, der fängt.
learn-ownside-hint = Fünf Steine aus Mulde 9 reichen bis in Mulde 4 des Gegners.
learn-ownside-done = Zwei Steine sind nicht viel, aber jetzt gehören sie dir. Eine gerade Zahl bei dir selbst bringt nichts.

learn-choose = Der größte Fang
learn-choose-task = Hier fangen mehrere Mulden etwas. Nimm, so viel du kannst.
learn-choose-hint = Probier die Züge im Kopf: In welcher ungeraden Mulde, die du erreichst, liegt am meisten?
learn-choose-done = Mehr als acht gibt es hier nicht. Vor dem Zug zu vergleichen ist das halbe Spiel.

learn-far = Von weit her
learn-far-task = Ein großer Haufen reicht weit und lässt in jeder Mulde unterwegs einen Stein. Finde den Fang von zehn oder mehr.
learn-far-hint = Dreizehn Steine aus Mulde 3 reichen bis in Mulde 6 des Gegners.
learn-far-done = Zwölf auf einmal! Achte darauf, wo große Haufen enden, deine und die des Gegners.

learn-tuzdik = Drei ergeben einen { -tuzdik }
learn-tuzdik-task = Sind es durch deinen letzten Stein in einer Mulde des Gegners genau drei, wird sie dein { -tuzdik }: Die drei Steine gehören dir und jeder, der später hineinfällt. Mach einen.
learn-tuzdik-hint = Such eine Mulde des Gegners mit zwei Steinen, die dein letzter Stein erreicht.
learn-tuzdik-done = Die Mulde gehört dir bis zum Ende des Spiels. Niemand kann aus ihr ziehen.

learn-feed = Er bringt das ganze Spiel etwas ein
learn-feed-task = Mulde 4 des Gegners ist dein { -tuzdik }. Lass deinen letzten Stein hineinfallen, und sieh dann zu, wie der Gegner sät.
learn-feed-hint = Sechs Steine aus Mulde 8 reichen hin.
learn-feed-done = Dein Stein kam gleich in deinen Kazan. Und jetzt sät der Gegner daran vorbei: Was in deinen { -tuzdik } fällt, gehört dir, wer immer sät.

learn-ninth = Nie in Mulde 9
learn-ninth-task = Die neunte Mulde kann kein { -tuzdik } werden. Zwei deiner Züge ergeben drei in einer Mulde des Gegners, aber nur einer davon macht einen { -tuzdik }.
learn-ninth-hint = Die dreizehn Steine enden in Mulde 9. Nimm den anderen Zug.
learn-ninth-done = In Mulde 9 bleiben drei Steine einfach liegen: kein { -tuzdik } und kein Fang.

learn-mirror = Nie dieselbe Nummer
learn-mirror-task = Der { -tuzdik } des Gegners ist deine Mulde 4. Also kann Mulde 4 des Gegners nicht deiner werden. Mach deinen { -tuzdik } woanders.
learn-mirror-hint = In Mulde 1 des Gegners liegen zwei Steine.
learn-mirror-done = Wer zuerst einen { -tuzdik } hat, hat dem anderen diese Nummer verboten.

learn-second = Nur einer
learn-second-task = Du hast schon einen { -tuzdik }, Mulde 5 des Gegners, und einen zweiten bekommt niemand. Drei Steine bringen dir nichts mehr: Fang etwas.
learn-second-hint = In Mulde 1 des Gegners liegen fünf Steine.
learn-second-done = Wer seinen { -tuzdik } hat, für den ist drei eine ungerade Zahl wie jede andere.

learn-leak = Der { -tuzdik } des Gegners
learn-leak-task = Deine Mulde 7 ist der { -tuzdik } des Gegners: Jeder Stein, den du dort ablegst, ist verloren. Fang etwas, ohne einen Stein zu verlieren.
learn-leak-hint = Ein Zug, der hinter Mulde 7 beginnt, führt nicht durch sie hindurch.
learn-leak-done = Dein Zug hat dahinter begonnen. Rechne vor dem Säen aus, was der Weg kostet.

learn-win = Zweiundachtzig
learn-win-task = Wer 82 Steine im Kazan hat, gewinnt sofort: Das ist mehr als die Hälfte aller 162. Du hast 78. Gewinn!
learn-win-hint = Vier fehlen. Welche Mulde fängt vier?
learn-win-done = Zweiundachtzig! Das Spiel ist zu Ende, was auch noch auf dem Brett liegt.

learn-bare = Kein Stein zum Ziehen
learn-bare-task = Hat der Spieler am Zug keinen Stein mehr, ist das Spiel zu Ende, und was auf dem Brett liegt, bekommt der andere. Du hast 70, der Gegner hat 80. Gewinn trotzdem!
learn-bare-hint = Nimm die letzten Steine, mit denen der Gegner ziehen kann.
learn-bare-done = Der Gegner hatte keinen Zug. Also gehörten dir die 8 Steine auf deiner Seite: 74 und 8 sind 82. Wird deine Reihe durch deinen eigenen Zug leer, ist nichts zu Ende: Dann zieht der Gegner.

learn-half = Jedem die Hälfte
learn-half-task = 81 zu 81 ist unentschieden. Der Gegner hat 81 und braucht nur noch einen Stein. Rette das Unentschieden!
learn-half-hint = Der Gegner hat noch einen Stein zum Ziehen. Nimm ihn.
learn-half-done = 72 in deinem Kazan, 2 gefangen und 7 übrig auf deiner Seite: 81 zu 81, unentschieden.

learn-parity = Gerade oder ungerade auf einen Blick
learn-parity-task = Die Steine liegen paarweise, so fällt ein ungerader auf. Eine ungerade Mulde ist in Gefahr, denn ein Stein mehr macht sie gerade. Welcher Zug fängt am meisten?
learn-parity-hint = In Mulde 3 des Gegners liegen elf Steine.
learn-parity-done = Elf und einer sind zwölf. Such immer zuerst die ungeraden Mulden, auf beiden Seiten.

learn-worth = Mehr wert, als es aussieht
learn-worth-task = Hier könntest du zwölf fangen oder einen { -tuzdik } machen. Er bringt jetzt nur drei, aber danach einen Stein bei jeder Saat, die vorbeikommt, bis zum Schluss. Mach ihn!
learn-worth-hint = In Mulde 6 des Gegners liegen zwei Steine, und elf Steine reichen dorthin.
learn-worth-done = Das Spiel ist noch lang, also ist das der bessere Zug, und zugleich ist der große Haufen von deiner Seite weg.

learn-guard = Schütz, was in Gefahr ist
learn-guard-task = Der Gegner will deine neun Steine in Mulde 3 fangen. Spiel so, dass keine Antwort mehr als drei fängt.
learn-guard-hint = Neun und einer sind zehn: gerade. Und wenn schon zehn dort lägen?
learn-guard-done = Zehn und einer sind elf: nichts zu fangen. Ein eigener Stein ist oft der beste Schutz.

learn-deny = Kein { -tuzdik } für den Gegner
learn-deny-task = Zwei Steine in einer deiner Mulden sind gefährlich: Ein dritter macht sie zum { -tuzdik } des Gegners. Spiel so, dass er keinen machen kann.
learn-deny-hint = Mulde 4 und Mulde 5 sind in Gefahr. Ein Zug verändert beide.
learn-deny-done = Jetzt liegt in der einen ein Stein, und in der anderen liegen drei. Einer mehr ergibt zwei oder vier, nicht drei.

learn-both = Angriff und Schutz
learn-both-task = Alles zusammen: Fang etwas, und lass dem Gegner keinen Fang von mehr als vier.
learn-both-hint = Vier gibt es in Mulde 1 des Gegners, und der Weg dorthin schützt deine Mulde 4.
learn-both-done = Frag dich also vor jedem Zug zweierlei: Was bringt er mir, und was lässt er dem anderen?

## The end of the course

learn-game-title = Deine erste Partie
learn-game-text = Du kennst jetzt alle Regeln. Das ist der schwächste Computer: Wer fängt, was zu fangen ist, schlägt ihn meistens. In der Partie wird erklärt, was überrascht, Züge lassen sich zurücknehmen, und es gibt Tipps.
learn-game-advice = Such zuerst ungerade Mulden, mach früh einen { -tuzdik }, und lass keine großen ungeraden Haufen liegen, wo der Gegner hinkommt.

## The rules of a variant, on a page to read and to print. Texts of the rules in a minute (de.ftl)
## stand before these, which say the rest.

rules-title = Die Regeln
rules-window = Regeln: { $name } – { -game }
rules-card = { $holes } Mulden je Seite, { $total } Steine, { $win } zum Sieg
rules-print = Drucken
rules-other = Andere Varianten
rules-board = Das Brett
rules-board-text =
    Die beiden Spieler, Weiß und Schwarz, sitzen an den langen Seiten. Jeder hat { $holes } Mulden, von seiner eigenen Linken an von 1 bis { $holes } gezählt. Am Anfang liegen in jeder Mulde { $stones } Steine. Weiß beginnt, dann wird abwechselnd gezogen. { $kazans ->
        [sown] Jeder hat einen Kazan für die gewonnenen Steine, der beim Säen nach der letzten Mulde kommt; auf dieser Seite ist er in der Mitte gezeichnet.
       *[middle] Jeder hat einen Kazan für die gewonnenen Steine. Die Kazans liegen in der Mitte, der eigene auf der Hälfte des Gegners.
    }
rules-sow-more = Der Spieler darf unter den eigenen Mulden mit Steinen frei wählen. Mit { $lap } Steinen kommt der letzte dahin zurück, wo der Zug begann; mit mehr geht es weiter.
rules-capture-more =
    { $captures ->
        [pair] Auf der eigenen Seite wird nichts gefangen, und auch nicht, wo unterwegs Steine hineingefallen sind.
        [opposite] Auf der eigenen Seite gibt es sonst keinen Fang, und keinen, wo unterwegs Steine hineingefallen sind.
       *[even] Eine ungerade Zahl bringt nichts, und auch eine gerade nicht auf der eigenen Seite oder wo unterwegs Steine hineingefallen sind.
    }
rules-tuzdik-more = Der { -tuzdik } entsteht von selbst und bleibt bis zum Ende des Spiels. Jeder Stein, der hineinfällt, kommt sofort in den Kazan seines Besitzers, wer immer sät. Ist es der letzte eines Zuges, bewirkt er sonst nichts. Niemand kann aus einem { -tuzdik } ziehen. Wo ein { -tuzdik } verboten ist, gilt der Zug trotzdem: Die drei Steine bleiben liegen, und nichts wird gefangen.
rules-end-more =
    { $end ->
        [rows] Dabei ist es gleich, wer am Zug ist.
       *[bare] Niemand muss dem Gegner einen Stein geben. Wer die eigene Reihe durch den eigenen Zug leert, hat damit nicht verloren: Der Gegner zieht und bringt vielleicht Steine.
    }
rules-options = In manchen Turnieren
rules-source = Woher diese Regeln stammen
rules-source-text =
    { $kind ->
        [joint] Das sind die gemeinsamen Turnierregeln Kasachstans und Kirgisistans. Die veröffentlichten Texte sind uneins, ob ein Spieler einen { -tuzdik } ansagen darf, muss oder nicht muss: Hier entsteht er immer. Dass eine Stellung beim dritten Mal unentschieden ist, haben wir so gewählt; nach veröffentlichten Regeln kann ein Spieler es verlangen.
        [small] Ein kleineres Spiel für Kinder, mit den Regeln des großen, nur ohne { -tuzdik }.
        [old] Vor 1949 wurde auf verschiedene Weise gespielt. Von dieser kennen wir nur einen Satz aus einer volkstümlichen Darstellung, und seine Auslegung stammt von uns.
       *[neighbour] Der türkische Nachbar des Spiels. Seine Regeln werden verschieden erzählt; das ist eine der Lesarten.
    }

## About the game, and frequent questions. Names of people as they are known.

about-title = Über das Spiel
about-lead = Woher das Spiel kommt, was seine Wörter bedeuten und was am häufigsten gefragt wird.
about-open = Über das Spiel
about-names = Die Namen
about-names-game = „Togyz“ und „toguz“ heißen neun. Auf Kasachisch meint der Name neun kleine Steine, auf Kirgisisch neun Dungkügelchen, mit denen Hirten gespielt haben mögen. Die Neun hat bei den Nomaden der Steppe Gewicht: Alte Kalender rechneten mit Wochen von neun Tagen.
about-names-parts = Ein kasachisches Wort für die Mulde ist otau, die Jurte einer jungen Familie. Ein Kazan ist ein Kessel. Die eroberte Mulde ist auf Kasachisch ein heiliger Ort, auf Kirgisisch heißt sie tuz: Salz, wie im Türkischen.
about-past = Die Vergangenheit
about-past-carvings = Felsritzungen und alte Holzbretter zeigen das Spiel; es ist mindestens rund fünfhundert Jahre alt und zog mit Nomaden und Karawanen die Seidenstraße entlang.
about-past-books = Der russische Gelehrte Nikolai Pantusov beschrieb es 1906, der deutsche Völkerkundler Richard Karutz 1911.
about-sport = Ein Sport
about-sport-years = 1949 wurden die Turnierregeln vereinheitlicht. Kasachstan hat seit 1974 eine Meisterschaft, 2008 wurde ein Weltverband gegründet, und 2010 fand in Astana die erste Weltmeisterschaft statt.
about-sport-unesco = 2020 hat die UNESCO das Spiel auf gemeinsamen Wunsch von Kasachstan, Kirgisistan und der Türkei in die Liste des immateriellen Kulturerbes der Menschheit aufgenommen, zusammen mit Mangala.
about-records = Kurze Partien und Computer
about-records-short = Die kürzeste Meisterpartie, von der erzählt wird, hatte 17 Züge, die beider Seiten gezählt: Nurlan Eleusiz gegen Serik Aktayev, 2006 in Aktau.
about-records-shortest = Keine Partie kann kürzer sein als { $plies } Züge, und genau { $games } Partien sind so kurz. Das ist bewiesen: Ein Computer hat alle Partien dieser Länge durchgesehen.
about-records-computers = Ein starkes Programm, „Toguz Kumalak 2011“, hat Yernar Shambayev in Pavlodar geschrieben. 2005 nahm Kirk Scott das Spiel in seinen Informatikunterricht an der University of Alaska in Anchorage auf.
about-questions = Häufige Fragen
about-q-stones = Wie viele Steine gibt es?
about-a-stones = { $total }: Jeder Spieler hat { $holes } Mulden mit je { $stones } Steinen. Die Kazans sind am Anfang leer.
about-q-tuzdik = Was ist ein { -tuzdik }?
about-a-tuzdik = Eine Mulde des Gegners, die dir gehört, weil dein letzter Stein dort genau drei ergeben hat. Diese drei bekommst du, und dazu jeden Stein, der später hineinfällt, wer immer sät.
about-q-many = Wie viele Mulden kann ein Spieler als { -tuzdik } haben?
about-a-many = Eine im ganzen Spiel. Auf dem Brett sind es also nie mehr als zwei.
about-q-which = Welche Mulde kann kein { -tuzdik } werden?
about-a-which = Mulde { $last } des Gegners und die mit derselben Nummer wie ein { -tuzdik }, den der Gegner schon hat. Der Zug ist erlaubt, aber die drei Steine bleiben liegen.
about-q-win = Wie gewinnt man?
about-a-win = Mit { $win } Steinen im Kazan, und zwar sofort. { $half } zu { $half } ist unentschieden. Hat der Spieler am Zug keinen Stein, gehört der Rest dem anderen, und die Kazans werden verglichen.
about-q-mangala = Worin unterscheidet es sich von Mangala?
about-a-mangala = Es hat { $holes } Mulden je Seite und { $total } Steine, Mangala hat { $fewer } und { $less }. In die Kazans wird nicht gesät, also endet dort kein Zug und bringt keinen weiteren; eine leere eigene Mulde fängt nichts. Dafür gibt es den { -tuzdik }.
about-q-same = Sind Togyz Kumalak und Toguz Korgool dasselbe Spiel?
about-a-same = Ja, das eine ist der kasachische Name, das andere der kirgisische. Die Bräuche sind etwas verschieden; Turniere spielen beide Länder nach gemeinsamen Regeln.
about-q-unesco = Steht das Spiel auf der Liste der UNESCO?
about-q-variants = Gibt es andere Arten zu spielen?
about-a-variants = Ja. Diese Seite kennt { $count } Varianten, darunter kleine für Kinder und alte, und hat die Regeln von jeder.
about-sources = Quellen
about-source = Quelle { $number }
about-source-name =
    { $source ->
        [world] Mancala World, „Toguz Kumalak“
        [shop] CetinsGame, die Regeln von Toguz Korgool
        [unesco] UNESCO, Beschluss 15.COM 8.B.37 von 2020
       *[proof] Unser eigener Beweis: der Befehl „togyz facts shortest“
    }
