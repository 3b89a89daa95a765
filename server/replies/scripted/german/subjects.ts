import { lines } from '../lines';

const words = (list: string): readonly string[] => list.split(' ');

export type Subject = { keywords: readonly string[]; said: readonly string[] };

/** Everyday subjects: words that touch them (a capital shows a noun), and what anybody might remark or ask. */
export const subjects: Readonly<Record<string, Subject>> = {
  work: {
    keywords: words(
      'Arbeit Job Chef Chefin Büro Schicht Meeting Besprechung Kollege Kollegen Kollegin Kolleginnen Frist Projekt Überstunden Kunde Kunden Kundin Feierabend Dienst Homeoffice arbeiten gearbeitet arbeite',
    ),
    said: lines(`
      Wen aus deiner Arbeit würdest du auf eine einsame Insel mitnehmen, und wen dort lassen?
      Arbeit ist wie Wasser, sie füllt jeden Raum, den man ihr gibt.
      Welchen Teil deiner Arbeit würdest du auch umsonst machen?
      Wann schaltest du die Arbeit ab, oder schaltet sie dich ab?
      Manche Arbeit läuft einem nach wie ein herrenloser Hund.
      Was würde dein Schreibtisch über dich erzählen, wenn er könnte?
      Was machst du in den ersten fünf Minuten eines Arbeitstags?
      Die Hälfte jeder Arbeit ist das Klima im Raum.
      Wen aus deinem Team würdest du wieder einstellen?
      Ich kenne Menschen, die mit dreißig im Ruhestand waren und trotzdem ins Büro gingen.
      Was hättest du in deiner ersten Woche dort gern schon gewusst?
    `),
  },
  sleep: {
    keywords: words(
      'Schlaf schlafen schlafe geschlafen eingeschlafen schlaflos wach aufgewacht Nickerchen Bett Traum Träume träumen geträumt Albtraum Alptraum Wecker',
    ),
    said: lines(`
      Woran denkst du, wenn das Licht schon aus ist?
      Die Stunde vor dem Einschlafen ist die ehrlichste, finde ich.
      Wachst du vor dem Wecker auf oder streitest du mit ihm?
      Träume sind schlecht im Erzählen, aber hervorragend möbliert.
      Weißt du morgens noch, was du geträumt hast, oder ist es gleich weg?
      Das Bett ist ein schlechter Ort zum Rechnen.
      Was würde helfen, eine Geschichte oder Stille?
      Ich habe den Verdacht, dass Kissen sich Dinge merken.
    `),
  },
  food: {
    keywords: words(
      'Essen gegessen essen esse kochen koche gekocht Abendessen Mittagessen Frühstück Pizza Pasta Nudeln Brot Kuchen Suppe Rezept Restaurant Hunger hungrig Pfannkuchen backen gebacken Curry Käse Schokolade Salat Pommes Döner Auflauf Lasagne',
    ),
    said: lines(`
      Wer hat dir das Kochen beigebracht, oder war es der Hunger?
      Man weiß alles über einen Menschen, wenn man weiß, was er im Stehen isst.
      Was würdest du bestellen, wenn jemand anders zahlt?
      Die Küche ist der einzige Raum, in dem ich allen vertraue.
      Zuerst süß oder zuerst salzig?
      Welches Gericht könntest du blind kochen?
      Was liegt in deinem Kühlschrank, das dort nichts verloren hat?
      Rezepte sind Briefe von Leuten, die vor uns Hunger hatten.
      Wer bekommt bei euch das letzte Stück?
      Mit schlechter Laune ist noch nie etwas Gutes gekocht worden.
      Bei welchem Bissen hast du zuletzt die Augen zugemacht?
    `),
  },
  drink: {
    keywords: words('Kaffee Tee Wein Rotwein Weißwein Bier Cocktail Whisky Espresso Kakao'),
    said: lines(`
      Wie trinkst du das am liebsten, und würdest du mich für meine Art verurteilen?
      Der erste Schluck ist immer das beste Gespräch des Tages.
      Muss es bei dir eine bestimmte Tasse sein, oder ein bestimmtes Glas?
      Freundschaften haben schon mit weniger angefangen.
    `),
  },
  weather: {
    keywords: words(
      'Regen regnet geregnet Schnee schneit geschneit Sturm Gewitter Sonne sonnig Wetter Wind windig Nebel Hitze heiß kalt Herbst',
    ),
    said: lines(`
      Stehst du lieber am Fenster oder unterm Regenschirm?
      Das Wetter ist die einzige Nachricht, die alle angeht.
      Welches Wetter passt heute zu deiner Laune?
      Ich mag Tage, die sich nicht entscheiden können.
      Was machst du, wenn der Himmel dich einsperrt?
      Kurz bevor es umschlägt, wird das Licht so eigenartig, das liebe ich.
      Gehst du bei solchem Wetter schneller oder langsamer?
      Manche Tage verlangen Suppe und machen kein Geheimnis daraus.
    `),
  },
  music: {
    keywords: words(
      'Musik Lied Lieder Song Songs Band Konzert Album singen singe gesungen Klavier Gitarre Geige Jazz Playlist tanzen tanze getanzt Chor Platte Schallplatten',
    ),
    said: lines(`
      Was lief, als du das letzte Mal nicht stillhalten konntest?
      Ein Lied weiß Dinge über einen, die kein Freund weiß.
      Welche Platte würdest du aus dem Feuer retten?
      Singst du, wenn du allein bist, aber ehrlich?
      Manche Lieder sind Zimmer, man kommt herein, und alles steht noch da.
      Was legst du auf, wenn du Mut brauchst?
      Man hört, wie es jemandem geht, an dem, was er summt.
      Laut oder spät, wie hast du Musik am liebsten?
      Es gibt Stimmen, denen würde ich um jede Ecke folgen.
    `),
  },
  screen: {
    keywords: words(
      'Film Filme Kino Serie Serien Netflix Folge Staffel Videospiel Videospiele zocken gezockt Fernsehen Fernseher',
    ),
    said: lines(`
      Hatte das Ende dich verdient?
      Zu wem hast du gehalten, zum Helden oder zu der interessanten Figur?
      Welche Geschichte hat dich zuletzt zu lange wach gehalten?
      Mir bleiben immer die Nebenfiguren im Kopf.
      Würdest du darin wohnen wollen oder nur zu Besuch kommen?
    `),
  },
  books: {
    keywords: words(
      'Buch Bücher Roman Romane Krimi Krimis lesen lese gelesen Bibliothek Bücherei Gedicht Gedichte Lyrik Autor Autorin',
    ),
    said: lines(`
      Liest du die letzte Seite zuerst, oder hast du Prinzipien?
      Welchen Satz trägst du seit Jahren mit dir herum?
      Ein gutes Buch schaut nie nebenbei aufs Handy.
      Wo liest du, und in welcher Haltung?
      Leuten mit zerlesenen Büchern vertraue ich eher.
    `),
  },
  travel: {
    keywords: words(
      'Reise Reisen reisen verreisen gereist Urlaub Ferien Flug Flieger Zug Strand Hotel Ausland Flughafen Meer Ostsee Nordsee Berge Alpen wandern wandere gewandert Wanderung',
    ),
    said: lines(`
      Wo hast du dich zuletzt richtig weit weg gefühlt?
      Ich komme gern nachts an und verstehe den Ort erst am Morgen.
      Fenster oder Gang, das sagt viel?
      Was packst du immer ein und brauchst es nie?
      Manche Orte besucht man, und manche behalten einen.
      Wen würdest du mitnehmen, wenn du frei wählen könntest?
    `),
  },
  family: {
    keywords: words(
      'Familie Mutter Mama Vater Papa Eltern Schwester Bruder Geschwister Großmutter Großvater Oma Opa Tante Onkel Cousin Cousine Sohn Tochter Kinder Schwiegermutter',
    ),
    said: lines(`
      Familie ist das einzige Publikum, das alle früheren Vorstellungen kennt.
      Wem in deiner Familie bist du am ähnlichsten, auch wenn du es abstreitest?
      Was versteht deine Familie bis heute falsch an dir?
      In jeder Familie gibt es eine Geschichte, die alle anders erzählen.
      Wer hält bei euch am Tisch den Frieden?
      Was hast du von deiner Familie, das du nicht mehr hergeben würdest?
      Bei welchem Familienspruch ertappst du dich selbst?
      Verwandte kann man nicht umtauschen, nur Geschichten über sie.
      Wer ruft bei euch als Erstes an, wenn etwas ist?
      Es gibt immer einen Stuhl, der einer bestimmten Person gehört.
    `),
  },
  friends: {
    keywords: words(
      'Freunde Freundinnen Freundeskreis Party Geburtstag Nachbar Nachbarin Nachbarn Mitbewohner Mitbewohnerin WG Hochzeit Kumpel',
    ),
    said: lines(`
      Wer von deinen Leuten würde dir um Mitternacht beim Umzug helfen, ohne zu fragen?
      Alte Freunde erkennt man daran, dass sie wissen, welche Geschichten nicht stimmen.
      Planst du die Dinge, oder tauchst du einfach auf?
      Was bringst du zu einem Fest mit, außer dir selbst?
      Freundschaft besteht zum großen Teil daraus, ein zweites Mal zu kommen.
      Welche Freundschaft wäre um ein Haar nichts geworden?
      Manche klingeln, und manche bringen Suppe.
      Wer kennt dich in der ungekürzten Fassung?
    `),
  },
  pets: {
    keywords: words(
      'Katze Katzen Kater Hund Hunde Hündin Welpe Kätzchen Pferd Vogel Haustier Kaninchen Papagei Hamster Meerschweinchen',
    ),
    said: lines(`
      Tiere sehen durch gute Manieren hindurch, das mag ich an ihnen.
      Was ging im Haus als Erstes zu Bruch?
      Wer von euch beiden ist morgens früher wach?
      Ich bin schon von kleineren Wesen niedergestarrt worden.
    `),
  },
  sport: {
    keywords: words(
      'laufen joggen jogge gejoggt Fitness Fitnessstudio Fußball Tennis schwimmen schwimme geschwommen Yoga klettern bouldern Fahrrad Rad radfahren Training Marathon trainieren trainiert Sport spazieren Spaziergang',
    ),
    said: lines(`
      Machst du das, um zu gewinnen, oder um aus dem eigenen Kopf herauszukommen?
      Das Beste daran ist die Dusche danach, da lasse ich nicht mit mir reden.
      Woran denkst du in den letzten zehn Minuten?
      Ein Körper merkt sich alles, wofür man selbst keine Zeit hatte.
      Wer hat dich zum Sport gebracht?
    `),
  },
  learning: {
    keywords: words(
      'Schule Uni Universität Prüfung Prüfungen Klausur Klausuren Kurs Studium studiere studieren lernen lerne gelernt Sprache Masterarbeit Bachelorarbeit Vorlesung Examen Ausbildung Abschluss',
    ),
    said: lines(`
      Was hast du zuletzt gelernt, bei dem du vom Blatt aufgesehen hast?
      Ich habe eine Schwäche für Menschen, die noch etwas wissen wollen.
      Gab es einen Menschen an der Tafel, dem du überallhin gefolgt wärst?
      Prüfungen messen hauptsächlich, wie gut man schläft, vermute ich.
      Geht es dir beim Lernen um die Sache oder um den Beweis, dass du es kannst?
      Am meisten lernt man in der Woche, nachdem man aufgeben wollte.
      Was machst du an dem Abend, an dem es vorbei ist?
    `),
  },
  home: {
    keywords: words(
      'Haus Wohnung Küche Garten Pflanze Pflanzen Zimmer Umzug umziehen umgezogen Miete Balkon Sofa Zuhause Wäsche aufräumen aufgeräumt putzen geputzt',
    ),
    said: lines(`
      Welche Ecke bei dir zu Hause würdest du verteidigen?
      Was hängt bei dir an der Wand, das man erklären muss?
      Zu Hause ist, wo man weiß, welche Diele knarrt.
      Was tust du als Erstes, wenn die Tür hinter dir zu ist?
      Ein Ort braucht etwa ein Jahr, bis er einem den Einzug verzeiht.
      Was hast du aufgehoben, das sonst niemandem etwas sagt?
      Eine Tür verrät viel dadurch, wie sie ins Schloss fällt.
      Würdest du noch einmal dieselben vier Wände wählen?
    `),
  },
  money: {
    keywords: words(
      'Geld Rechnung Rechnungen teuer Gehalt Schulden Ersparnisse sparen reich arm leisten Steuer',
    ),
    said: lines(`
      Was war das beste Geld, das du je ausgegeben hast?
      Geld redet schlecht und hört nie auf damit.
      Was würde sich zuerst ändern, wenn du genug hättest?
      Das Schlimmste daran ist das Rechnen um drei Uhr nachts.
    `),
  },
  hearts: {
    keywords: words(
      'Date Dates Beziehung Trennung verknallt Schwarm Ehe Scheidung Freund Freundin Partner Partnerin Ehemann Ehefrau verliebt Liebe',
    ),
    said: lines(`
      Was fällt dir zuerst auf, wenn dir jemand zu gefallen beginnt?
      Das Herz führt seinen eigenen Kalender, finde ich.
      Verliebst du dich schnell, oder nimmst du die Treppe?
      Zwei Menschen haben selten zur selben Zeit dasselbe Wetter.
      Was müsste der richtige Mensch verstehen, ohne dass du es sagst?
      Woran merkst du im Kleinen, dass dich jemand will?
      Liebe heißt meistens, zu wissen, wie jemand seinen Tee trinkt.
      Sagst du, was du brauchst, oder hoffst du, dass man es errät?
      Ein Streit ist immerhin ein Zeichen, dass zwei noch miteinander reden.
      Wer hat es zuerst gesagt, beim letzten Mal?
      Es gehört Mut dazu, sich vor dem Frühstück kennen zu lassen.
    `),
  },
  night: {
    keywords: words(
      'Abend abends Mitternacht Sterne Mond Wochenende Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag Nacht nachts',
    ),
    said: lines(`
      Wofür ist diese Stunde deiner Meinung nach gut?
      Liegen dir Anfänge mehr oder späte Abende?
      Ich finde schon immer, dass Tage langsamer aufhören sollten.
      Was müsste passieren, damit man von den nächsten Stunden erzählen will?
      Späte Stunden machen uns ehrlich.
      Zählst du die Stunden, oder lässt du sie laufen?
      Ich mag es, wenn ein Tag den Kragen aufmacht.
      Was war bisher das Beste daran?
    `),
  },
};
