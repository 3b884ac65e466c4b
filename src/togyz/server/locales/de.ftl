### The words of the web page, in German.
### No native speaker has gone over it yet: see docs/how-to/translate.md.
###
### Visitors are addressed with „du“. Mulde, Kazan, Stein, Zug; the sides are Weiß and Schwarz.
### A term has the word of Kazakhstan; its attribute "kyrgyz" is the one of Kyrgyzstan.

-game = Togyz Kumalak
    .kyrgyz = Toguz Korgool
-tuzdik = Tuzdik
    .kyrgyz = Tuz
-kumalak = Kumalak
    .kyrgyz = Korgool

## The frame of all pages

game = { -game }
title =
    { $page ->
        [home] { -game }
        [play] Partie – { -game }
        [analysis] Analyse – { -game }
        [learn] Lernen – { -game }
        [library] Sammlung – { -game }
        [rules] Regeln – { -game }
        [about] Über das Spiel – { -game }
        [sheet] Partieformular – { -game }
        [missing] Hier ist nichts – { -game }
       *[replay] Nachspielen – { -game }
    }
nav-label = Seiten
nav-new = Neues Spiel
nav-games = Meine Spiele
nav-learn = Lernen
nav-replay = Ansehen
nav-analysis = Analyse
nav-help = So wird gespielt
nav-settings = Einstellungen
close = Schließen
cancel = Abbrechen
update-ready = Es gibt eine neue Version.
update-reload = Neu laden

## Words of the game

tuzdik = { -tuzdik }
side =
    { $side ->
        [white] Weiß
       *[black] Schwarz
    }
side-random = Zufall
variant =
    { $name ->
        [togyzkumalak] { -game }
        [qozdatu] Qozdatu
        [bestemshe] Bestemshe
        [no-return] Ohne Rückgabe (vor 1949)
        [singleton-capture] Nur Einzelne fangen (vor 1949)
        [mangala] Mangala
       *[other] { $title }
    }
level =
    { $level ->
        [easy] Leicht
        [medium] Mittel
        [hard] Schwer
        [full] Volle Stärke
       *[other] Stufe { $level }
    }
you = Du
computer =
    { $level ->
        [easy] Computer, leicht
        [medium] Computer, mittel
        [hard] Computer, schwer
        [full] Computer, volle Stärke
       *[other] Computer, Stufe { $level }
    }
score = { $first } : { $second }

## The board

board = Spielbrett
row =
    { $owner ->
        [own] Deine Mulden
        [opponent] Mulden des Gegners
        [white] Mulden von Weiß
       *[black] Mulden von Schwarz
    }
hole =
    { $owner ->
        [own] Mulde { $number }
        [opponent] Mulde { $number } des Gegners
        [white] Mulde { $number } von Weiß
       *[black] Mulde { $number } von Schwarz
    }
hole-stones =
    { $stones ->
        [0] { $hole }, leer
        [one] { $hole }, { $stones } Stein
       *[other] { $hole }, { $stones } Steine
    }
hole-tuzdik =
    { $owner ->
        [own] { $hole }, dein { -tuzdik }
        [opponent] { $hole }, { -tuzdik } des Gegners
        [white] { $hole }, { -tuzdik } von Weiß
       *[black] { $hole }, { -tuzdik } von Schwarz
    }
hole-preview = { $hole }, der letzte fällt { $place }{ $effect }
# With its preposition: where the last stone falls.
place =
    { $owner ->
        [own] in deine Mulde { $number }
        [opponent] in Mulde { $number } des Gegners
        [white] in Mulde { $number } von Weiß
       *[black] in Mulde { $number } von Schwarz
    }
place-kazan =
    { $owner ->
        [own] in deinen Kazan
        [opponent] in den Kazan des Gegners
        [white] in den Kazan von Weiß
       *[black] in den Kazan von Schwarz
    }
effect-capture = , fängt { $stones }
effect-tuzdik = , macht einen { -tuzdik }, fängt { $stones }
kazan =
    { $owner ->
        [own] Dein Kazan: { $stones }, noch { $missing } bis zum Sieg
        [opponent] Kazan des Gegners: { $stones }, noch { $missing } bis zum Sieg
        [white] Kazan von Weiß: { $stones }, noch { $missing } bis zum Sieg
       *[black] Kazan von Schwarz: { $stones }, noch { $missing } bis zum Sieg
    }
kazan-over =
    { $owner ->
        [own] Dein Kazan: { $stones }
        [opponent] Kazan des Gegners: { $stones }
        [white] Kazan von Weiß: { $stones }
       *[black] Kazan von Schwarz: { $stones }
    }, { $rest ->
        [0] das Spiel ist zu Ende
       *[other] und { $rest } vom Brett, zusammen { $score }
    }
kazan-missing =
    { $stones ->
        [0] { $win } erreicht
       *[other] noch { $stones }
    }
kazan-counted = { $stones } + { $rest } = { $score }
move-said =
    { $who ->
        [own] Du hast Mulde { $hole } gespielt
        [opponent] Der Gegner hat Mulde { $hole } gespielt
        [white] Weiß hat Mulde { $hole } gespielt
       *[black] Schwarz hat Mulde { $hole } gespielt
    }: { $stones ->
        [one] { $stones } Stein
       *[other] { $stones } Steine
    }, der letzte { $place }{ $effect }.
ban =
    Kein { -tuzdik }: { $ban ->
        [second] Du hast schon einen, und einen zweiten bekommt niemand.
        [last-hole] Die letzte Mulde einer Reihe kann keiner werden.
       *[mirrored] Der { -tuzdik } des Gegners hat dieselbe Nummer.
    }

## eight-year-old. $who made the move: own, opponent, or where two play at one device white, black.

lesson-returned = Der erste Stein kam in seine Mulde zurück: immer, wenn es zwei oder mehr sind.
lesson-single = Ein einzelner Stein kommt nicht zurück: Er wandert in die nächste Mulde.
lesson-own-side =
    { $who ->
        [own] Der letzte Stein fiel auf deine eigene Seite: Dort wird nichts gefangen.
       *[other] Der letzte Stein fiel auf die eigene Seite: Dort wird nichts gefangen.
    }
lesson-odd = Jetzt sind es dort { $stones }: ungerade. Gefangen wird nur bei gerader Zahl.
lesson-not-pair = Jetzt sind es dort { $stones }. Gefangen wird nur bei zwei.
lesson-even =
    { $who ->
        [own] Jetzt sind es dort { $stones }: gerade, also gehören alle dir.
        [opponent] Jetzt sind es in deiner Mulde { $stones }: gerade, also gefangen.
       *[other] Jetzt sind es dort { $stones }: gerade, also gefangen.
    }
lesson-pair =
    { $who ->
        [own] Jetzt sind es dort zwei, also gehören beide dir.
       *[other] Jetzt sind es dort zwei, also sind beide gefangen.
    }
lesson-opposite =
    { $who ->
        [own] Der letzte fiel in eine leere Mulde von dir: Du bekommst ihn und die gegenüber.
       *[other] Der letzte fiel in eine leere eigene Mulde: Er fängt die gegenüber.
    }
lesson-tuzdik =
    { $who ->
        [own] Drei: Diese Mulde ist jetzt dein { -tuzdik }. Was hineinfällt, gehört dir.
        [opponent] Drei: Diese Mulde ist jetzt der { -tuzdik } des Gegners, samt allem darin.
        [white] Drei: Diese Mulde ist jetzt der { -tuzdik } von Weiß, samt allem darin.
       *[black] Drei: Diese Mulde ist jetzt der { -tuzdik } von Schwarz, samt allem darin.
    }
lesson-into-tuzdik =
    { $stones ->
        [one] { $stones } Stein fiel
       *[other] { $stones } Steine fielen
    } in { $owner ->
        [own] deinen { -tuzdik }: für dich, egal wer sät.
        [opponent] den { -tuzdik } des Gegners: für ihn, egal wer sät.
        [white] den { -tuzdik } von Weiß: für Weiß, egal wer sät.
       *[black] den { -tuzdik } von Schwarz: für Schwarz, egal wer sät.
    }
lesson-again =
    { $who ->
        [own] Der letzte Stein fiel in deinen Kazan, also bist du noch einmal dran.
       *[other] Der letzte Stein fiel in den eigenen Kazan: noch ein Zug.
    }

## How a game ended

outcome-title =
    { $winner ->
        [own] Du hast gewonnen
        [opponent] Du hast verloren
        [white] Weiß hat gewonnen
        [black] Schwarz hat gewonnen
       *[nobody] Unentschieden
    }
outcome-said = { $title }. { $reason }
outcome-reason =
    { $reason ->
        [majority]
            { $winner ->
                [white] Weiß hat mehr als die Hälfte der Steine: { $win } oder mehr.
               *[black] Schwarz hat mehr als die Hälfte der Steine: { $win } oder mehr.
            }
        [split] In jedem Kazan liegt genau die Hälfte der Steine: { $half }.
        [bare]
            { $bare ->
                [white] Weiß hat keinen Zug mehr
               *[black] Schwarz hat keinen Zug mehr
            }{ $taker ->
                [white] : Weiß bekommt{" "}
                [black] : Schwarz bekommt{" "}
               *[nobody] .
            }{ $rest ->
                [0] {""}
                [one] den letzten Stein auf dem Brett.
               *[other] die { $rest } Steine, die noch auf dem Brett liegen.
            }
        [repetition] Dieselbe Stellung ist zum dritten Mal entstanden.
        [agreement] Beide haben sich auf Unentschieden geeinigt.
        [resignation]
            { $winner ->
                [white] Schwarz hat aufgegeben.
               *[black] Weiß hat aufgegeben.
            }
       *[time]
            { $winner ->
                [white] Die Zeit von Schwarz ist abgelaufen.
               *[black] Die Zeit von Weiß ist abgelaufen.
            }
    }

## The first page

home-title =
    { $holes ->
        [5] Fünf Mulden
        [6] Sechs Mulden
        [7] Sieben Mulden
        [9] Neun Mulden
       *[other] { $holes } Mulden
    }, { $total } Steine
home-lead = Säe die Steine rund ums Brett, fang mehr als die Hälfte und gewinne.
new-level = Stufe
new-side = Du spielst
new-variant = Spiel
new-start = Spielen
new-opponent = Gegen
opponent-computer = Computer
opponent-friend = Jemand hier
new-level-finer = Stufe, feiner
new-level-said = Stufe { $number }, Stärke { NUMBER($elo, useGrouping: 0) }
new-level-full = Volle Stärke
new-name = Dein Name
new-clock = Zeit
new-clock-none = Ohne Uhr
new-clock-said = { $minutes } Min. + { $seconds } Sek. pro Zug
new-clock-own = Eigene …
new-clock-minutes = Minuten
new-clock-seconds = Sekunden pro Zug

## How it works, in four pictures on the first page. As short and simple as can be.

how-title = So geht’s
how-sow = Säen
how-sow-text =
    { $way ->
        [return] Nimm alle Steine aus einer deiner Mulden. Leg den ersten wieder hinein und die anderen einzeln in die nächsten.
        [no-return] Nimm alle Steine aus einer deiner Mulden. Leg sie einzeln in die nächsten, rund ums Brett.
       *[kazan] Nimm alle Steine aus einer deiner Mulden. Leg den ersten wieder hinein und die anderen einzeln in die nächsten und in deinen Kazan.
    }
how-capture = Fangen
how-capture-text =
    { $captures ->
        [pair] Macht der letzte in einer Mulde des Gegners zwei daraus, gehören beide dir.
       *[even] Macht der letzte die Zahl in einer Mulde des Gegners gerade, gehören alle dir.
    }
how-tuzdik = { -tuzdik }
how-tuzdik-text = Sind es dann genau drei, wird die Mulde dein { -tuzdik }: Alles, was hineinfällt, gehört dir. Einmal im Spiel.
how-win = Gewinnen
how-win-text = Wer { $win } Steine im Kazan hat, gewinnt.
how-more = Alle Regeln
how-learn = Schritt für Schritt lernen

home-analysis = Sieh dir jede Stellung und jede Partie an, mit der Engine an deiner Seite.

## Where nothing is

missing-title = Unter dieser Adresse ist nichts.
missing-home = Zur ersten Seite

## A game

play-heading = Spiel
play-loading = Das Spiel wird geholt …
play-turn =
    { $whose ->
        [own] Du bist am Zug
        [computer] Der Computer überlegt …
       *[other] { $side } ist am Zug
    }
play-hint = Tipp
play-undo = Zurück
play-draw = Remis
play-flip = Drehen
play-ply = { $ply } von { $of }
play-offered =
    { $who ->
        [own] Du hast Unentschieden angeboten.
        [opponent] Der Gegner bietet Unentschieden an.
        [white] Weiß bietet Unentschieden an.
       *[black] Schwarz bietet Unentschieden an.
    }
play-declined =
    { $who ->
        [own] Du hast das Unentschieden abgelehnt.
        [opponent] Der Gegner lehnt das Unentschieden ab.
        [white] Weiß lehnt das Unentschieden ab.
       *[black] Schwarz lehnt das Unentschieden ab.
    }
draw-accept = Annehmen
draw-decline = Ablehnen
draw-title = Unentschieden?
draw-text = Ihr seid euch einig, dass niemand gewinnt.
draw-agree = Wir sind einig
hint-said = Ein Tipp: Mulde { $hole }, der letzte fällt { $place }{ $effect }.
play-resign = Aufgeben
hint-start = Wähle eine deiner Mulden: Ihre Steine werden einzeln gesät, rund ums Brett.
link-lost = Keine Verbindung. Neuer Versuch …
resign-title = Dieses Spiel aufgeben?
resign-text =
    { $shared ->
        [yes] Dann gewinnt die andere Seite.
       *[no] Dann gewinnt der Gegner.
    }
moves = Züge
result-rematch = Revanche
result-watch = Ansehen
result-analyse = Analysieren
review-game = Durchsicht
result-share = Teilen
result-copied = Kopiert
result-warm =
    { $how ->
        [won] Gut gespielt!
        [drawn] Ihr wart gleich stark.
       *[lost] Gut gekämpft. Das nächste gewinnst du.
    }
result-download = Herunterladen
format =
    { $format ->
        [tgk] TGK
        [playok] PlayOK
        [togyz] Togyz
       *[json] JSON
    }

## My games

games-loading = Deine Spiele werden geholt …
games-none = Du hast noch kein Spiel gespielt.
games-all = Alle meine Spiele
games-result =
    { $result ->
        [won] Sieg
        [lost] Verloren
        [draw] Remis
       *[open] Offen
    }
games-what =
    { $variant }, { $level ->
        [easy] { $side } gegen den Computer, leicht
        [medium] { $side } gegen den Computer, mittel
        [hard] { $side } gegen den Computer, schwer
        [full] { $side } gegen den Computer, volle Stärke
       *[other] { $side } gegen den Computer, Stufe { $level }
    }, { $plies ->
        [one] { $plies } Zug
       *[other] { $plies } Züge
    }
games-two =
    { $variant }, zu zweit an diesem Gerät, { $plies ->
        [one] { $plies } Zug
       *[other] { $plies } Züge
    }
games-side-won = { $side } hat gewonnen
games-here = auf diesem Gerät
games-send = Auf dem Server aufheben
games-sent = Es ist jetzt auf dem Server.
games-remove = Löschen
games-remove-title = Dieses Spiel endgültig löschen?
games-when = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }

## Replay

replay-title = Ein Spiel nachspielen
replay-lead = Füge ein Spiel oder eine Stellung ein, in einem Format, das togyz liest: TGK, PlayOK, das eigene, JSON.
replay-show = Zeigen
replay-file = Datei öffnen …
replay-sheet = Partieformular eingeben
replay-empty = Hier ist noch nichts zu lesen: Füge zuerst ein Spiel ein.
replay-nothing = In diesem Text steht kein Spiel und keine Stellung.
replay-unreadable = Das ist kein Spiel und keine Stellung, die sich hier lesen lässt.
replay-another = Anderer Text
replay-game = Spiel
replay-name = { $number }. { $white } – { $black }, { $result }
replay-recorded =
    { $winner ->
        [white] Laut Aufzeichnung hat Weiß gewonnen.
        [black] Laut Aufzeichnung hat Schwarz gewonnen.
       *[nobody] Laut Aufzeichnung unentschieden.
    }
replay-start = Die Stellung am Anfang.
replay-truncated = In diesem Text sind noch mehr Spiele; dies sind die ersten.
read-word = „{ $word }“ ist kein Zug
read-illegal = „{ $word }“ ist hier nicht möglich
read-wrong =
    { $what ->
        [landing] „{ $word }“ nennt nicht die Mulde, in die der letzte Stein fällt
        [total] „{ $word }“ nennt nicht die Zahl der Steine im Kazan
       *[tuzdik] „{ $word }“ zeigt einen { -tuzdik } an, wo keiner entsteht
    }
read-start = das Spiel oder seine erste Stellung lässt sich auf diesem Gerät nicht lesen
replay-problems =
    { $count ->
        [one] { $count } Fehler im Text
       *[other] { $count } Fehler im Text
    }
replay-problem = Zeile { $line }, Spalte { $column }: { $message }.
replay-problem-expected = Zeile { $line }, Spalte { $column }: { $message }. Erwartet: { $expected }.
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-forward = Einen Zug weiter
replay-last = Zum Ende
replay-play = Züge abspielen
replay-pause = Pause
replay-slider = Zug
replay-ply = Zug { $ply } von { $of }

## Settings

settings-board = Brett
board-theme =
    { $board ->
        [walnut] Nussbaum
        [felt] Filz
       *[steppe] Steppe
    }
settings-lessons = Erklärungen
lessons-auto = Bei leichten
lessons-always = Immer
lessons-never = Nie
settings-sound = Töne
settings-unhurried = Der Computer lässt sich Zeit
settings-unhurried-more = Er wartet kurz, bevor er antwortet.
settings-previews = Zeigen, wo ein Zug endet
settings-turning = Das Brett nach jedem Zug drehen
settings-two-more = Wenn zwei an diesem Gerät spielen.
settings-language = Sprache
language-auto = Wie im Browser
language-failed = Diese Wörter sind gerade nicht zu bekommen: Es gibt keine Verbindung.
settings-vocabulary = Name und Wörter des Spiels
vocabulary =
    { $vocabulary ->
        [kyrgyz] Toguz Korgool
       *[kazakh] Togyz Kumalak
    }
settings-speed = Säen zeigen
settings-theme = Farben
settings-less-motion = Dein System wünscht weniger Bewegung, darum werden Züge sofort gezeigt.
speed-off = Sofort
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
theme-auto = Automatisch
theme-light = Hell
theme-dark = Dunkel

## The rules in a minute

help-aim = Ziel
help-aim-text = Bring mehr als die Hälfte der Steine in deinen Kazan: { $win } von { $total }. Die Steine heißen { -kumalak }.
help-sow = Säen
help-sow-text =
    { $way ->
        [return] Nimm alle Steine aus einer deiner Mulden. Den ersten legst du in dieselbe Mulde zurück, die anderen einzeln in die nächsten, gegen den Uhrzeigersinn. Ein einzelner Stein wandert in die nächste Mulde. In die Kazans wird nicht gesät.
        [no-return] Nimm alle Steine aus einer deiner Mulden und leg sie einzeln in die nächsten, gegen den Uhrzeigersinn. Diese Mulde selbst bekommt keinen, außer du kommst einmal ganz herum. In die Kazans wird nicht gesät.
       *[kazan] Nimm alle Steine aus einer deiner Mulden. Den ersten legst du in dieselbe Mulde zurück, die anderen einzeln in die nächsten, gegen den Uhrzeigersinn. Ein einzelner Stein wandert in die nächste Mulde. Nach deiner letzten Mulde kommt dein Kazan, auch er bekommt einen Stein; der des Gegners wird übersprungen. Fällt der letzte Stein in deinen Kazan, bist du noch einmal dran.
    }
help-capture = Fangen
help-capture-text =
    { $captures ->
        [pair] Fällt dein letzter Stein in eine Mulde des Gegners, in der genau einer liegt, und sind es dann zwei, kommen beide in deinen Kazan. Keine andere Zahl wird gefangen.
       *[even] Fällt dein letzter Stein in eine Mulde des Gegners und ist die Zahl darin dann gerade, kommen alle diese Steine in deinen Kazan.
    }
help-capture-opposite = Fällt er in eine leere Mulde von dir und liegen in der Mulde gegenüber Steine, bekommst du beides.
help-tuzdik = { -tuzdik }
help-tuzdik-text = Sind es durch deinen letzten Stein in einer Mulde des Gegners genau drei, wird sie dein { -tuzdik }: Diese drei gehören dir, und von da an jeder Stein, der hineinfällt. Du kannst nur einen haben, nie in Mulde { $last } und nie mit derselben Nummer wie der des Gegners.
help-end = Ende
help-end-text =
    { $end ->
        [rows] Wer { $win } Steine hat, gewinnt. Ist eine Reihe leer, bekommt ihr Spieler die Steine, die noch da sind, und die Kazans werden verglichen.
        [play-on] Auch nach { $win } Steinen geht es weiter, bis der Spieler am Zug keinen Stein mehr hat. Was noch da ist, bekommt der andere, und die Kazans werden verglichen.
       *[bare] Wer { $win } Steine hat, gewinnt. Hat der Spieler am Zug keinen Stein mehr, bekommt der andere, was noch da ist, und die Kazans werden verglichen.
    }
help-extra-move = Vorher zieht der andere noch einmal; kommt dabei ein Stein herüber, geht das Spiel weiter.
help-draw =
    { $half ->
        [0] Entsteht dieselbe Stellung zum dritten Mal, ist es unentschieden.
       *[other] { $half } zu { $half } ist unentschieden, und ebenso, wenn dieselbe Stellung zum dritten Mal entsteht.
    }
help-look = Vorausschauen
help-look-text = Zeig mit der Maus auf eine Mulde oder halt kurz den Finger darauf: Du siehst, wohin ihr letzter Stein fällt. Auf der schweren Stufe nicht.
help-keys = Tasten
help-keys-text = 1 bis { $last } spielen deine Mulden. Die Pfeiltasten wandern über das Brett, Enter zieht.

## Failures

core-failed = Die Spielregeln ließen sich nicht laden. Lade die Seite neu; hilft das nicht, ist dieser Browser zu alt.
# CHECK: «nicht ausgeführt» in "not-kept": the server has no room on its disk, so a move or a wish was not done.
failure =
    { $code ->
        [busy] Das wollen gerade viele zugleich. Versuch es in einer Minute noch einmal.
        [draw-too-soon] Du hast schon Unentschieden angeboten. Mach erst einen Zug, bevor du es wieder anbietest.
        [engine-busy] Der Server hat gerade zu viel zu tun. Versuch es gleich noch einmal.
        [engine-failed] Der Computer hat keinen Zug gefunden. Versuch es noch einmal.
        [game-over] Das Spiel ist schon zu Ende.
        [illegal-move] Diese Mulde kann jetzt nicht gespielt werden.
        [newer-page] Dieses Spiel wurde mit einer neueren Version der Seite gespielt. Lade die Seite neu, um sie zu bekommen.
        [no-draw-offer] Unentschieden wird nicht mehr angeboten.
        [not-found] Dieses Spiel gibt es nicht.
        [not-kept] Der Server kann gerade nichts speichern, darum wurde das nicht ausgeführt. Versuch es etwas später noch einmal.
        [not-over] Das Spiel ist noch nicht zu Ende.
        [not-your-seat] Du spielst in diesem Spiel nicht mit.
        [not-your-turn] Du bist nicht am Zug.
        [nothing-to-take-back] Es gibt keinen Zug, der zurückgenommen werden kann.
        [part-missing] Dieser Teil der Seite ließ sich nicht holen: Es fehlt das Netz, oder es gibt eine neue Version. Lade die Seite neu.
        [stale] Das Brett hat sich inzwischen verändert: So steht es jetzt.
        [storage-failed] Dieser Browser bewahrt hier keine Spiele auf: Er verbietet es, wie in privaten Fenstern.
        [storage-full] Auf diesem Gerät ist kein Platz mehr, darum ging das nicht zu speichern. Mach etwas Platz und versuch es noch einmal.
        [too-large] Dieser Text ist zu lang.
        [too-many-games] Von hier aus wurden zu viele Spiele begonnen. Warte bitte ein wenig.
        [too-many-requests] Aus deinem Netz kommen gerade sehr viele Anfragen. Versuch es bitte gleich noch einmal.
        [too-slow] Das kam zu langsam an. Versuch es noch einmal.
        [unkept] Dieser Browser verbietet das Speichern, wie in privaten Fenstern: Wird die Seite geschlossen, ist dieses Spiel weg.
        [unreachable] Der Server antwortet nicht. Läuft er?
        [unreadable] Das ließ sich nicht lesen.
       *[other] Etwas ist schiefgegangen. Vielleicht hilft es, die Seite neu zu laden.
    }
