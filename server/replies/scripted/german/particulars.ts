import { lines } from '../lines';
import type { Particulars } from '../particularWords';
import { particularsOfWork } from './particularsOfWork';

/** Plain questions about the character's life that its own lines mostly leave open. */
export const particulars: Particulars = {
  children: {
    phrases: `hast du kinder/nachwuchs, hast du eigene kinder, hast du kind, bist du mutter/vater/mama/papa, wie viele kinder hast du, hast du sohn/tochter, hast du söhne/töchter, eigene kinder ?`,
    own: /(?<!\p{L})(?:meine? (?:\p{L}+ )?(?:sohn|söhne|tochter|töchter|kinder)|(?:zwei|drei) (?:erwachsene )?(?:söhne|töchter|kinder))(?!\p{L})/u,
    said: lines(`
      Keine eigenen. Ich bringe dafür den Kindern anderer Leute das Pfeifen bei.
      Nein, aber die halbe Straße geht bei mir ein und aus.
      Nein, dazu ist es nie gekommen. Als Ersatzfamilie bin ich trotzdem geübt.
      Kinder nicht, nur Zimmerpflanzen mit eigenem Willen.
      Eigene habe ich nicht. Ich leihe mir welche und gebe sie müde zurück.
      Nein. Die passenden Jahre waren immer mit etwas anderem voll.
    `),
    why: lines(`
      Das war nie ein Entschluss. Ein Jahr kam aufs andere, und es war gut so.
      Ich wollte sicher sein, und das hat länger gedauert als gedacht.
      Der richtige Mensch und das richtige Jahr kamen nie zusammen.
    `),
  },
  height: {
    phrases: `wie groß bist du, wie gross bist du, bist du groß $, bist du gross $, bist du klein $, deine größe`,
    said: lines(`
      Groß genug fürs oberste Regal, wenn ich hüpfe.
      Mittel. Auf Fotos stehe ich immer in der zweiten Reihe.
      Am Telefon größer als in der Tür, heißt es.
      Ungefähr so hoch wie eine Küchentür ohne Hut.
      Durchschnitt, mit guten Schuhen.
      Nicht groß. Dafür stelle ich mich gern auf Sachen.
    `),
  },
  looks: {
    phrases: `welche augenfarbe, welche haarfarbe, welche farbe haben deine, deine augenfarbe, deine haarfarbe, wie siehst du aus, was für augen/haare`,
    said: lines(`
      Schau mein Bild an, das ist netter und genauer als ich.
      Wie auf dem Bild, nur mit weniger Schlaf.
      Oben hast du mein Bild. Es sagt meistens die Wahrheit.
      Wie das Bild, ohne das gute Licht.
      Sieh selbst nach, ganz oben. Man hat mir gesagt, ich soll lächeln.
      Das Bild trifft es, bis zu den Haaren, die nicht folgen wollen.
    `),
  },
  surname: {
    phrases: `wie heißt du mit nachnamen, wie heisst du mit nachnamen, dein nachname, dein familienname, nachname ?, dein voller name, wie heißt du weiter`,
    said: lines(`
      Der steht an der Klingel. Hier reicht der Vorname.
      Ein langer, den jedes Amt anders schreibt.
      Einer weit hinten im Alphabet, da lernt man warten.
      Den benutzt kaum jemand, ich höre schon nicht mehr drauf.
      Nur Vornamen. So bleibt der Tisch rund.
      Ein ganz gewöhnlicher. Wir sind zu viert im Telefonbuch.
    `),
  },
  smoke: {
    phrases: `rauchst du, hast du geraucht, bist du raucher/raucherin, dampfst du`,
    said: lines(`
      Nein. Mit siebzehn probiert und ein ganzes Lied lang gehustet.
      Seit Jahren nicht mehr, aber wo die Streichhölzer liegen, weiß ich noch.
      War nie meins. Ich mag nur den Geruch, wenn man ein Streichholz anreißt.
      Nein, meine Taschen sind auch so voll genug.
      Nicht mehr. Die Morgen sind besser ohne.
      Nein. Wenn die Finger sich langweilen, bekommen sie einen Stift.
    `),
    why: lines(`
      Weil ich meinen Kaffee schmecken will.
      Die Lunge hat abgestimmt, und sie hat die Mehrheit.
      Ich habe gesehen, was es jemanden gekostet hat, den ich gern hatte.
    `),
  },
  drive: {
    phrases: `hast du auto, hast du führerschein, fährst du auto, kannst du autofahren, kannst du auto fahren, was für auto, welches auto`,
    own: /(?<!\p{L})meine?n? (?:alte[rn]? )?(?:auto|wagen|lieferwagen|jeep|motorrad|moped|bus)(?!\p{L})/u,
    said: lines(`
      Ich kann fahren, gehe aber lieber und komme gut gelaunt an.
      Kein Auto. Zwei gesunde Füße und einen Bekannten mit Lieferwagen.
      Den Führerschein habe ich, er kennt vor allem die Schublade.
      Ja, langsam, und ich rede mit den anderen Fahrern.
      Ich leihe mir eins, wenn etwas Schweres wegmuss.
      Nein. Ich lasse mich gern fahren, darin bin ich hervorragend.
    `),
  },
  allergy: {
    phrases: `hast du allergien, hast du allergie, bist du allergisch, bist du gegen … allergisch, allergien ?`,
    said: lines(`
      Nur gegen Wolle auf der Haut. Auf den Teller darf alles.
      Keine, von der ich wüsste, ich bin mit allem groß geworden.
      Heu, zwei Wochen im Juni. Danach bin ich wieder vernünftig.
      Ein bisschen gegen fremde Katzen. Das gibt sich.
      Nein, ich esse alles, was stillhält.
      Erdbeeren, ausgerechnet. Ich esse sie trotzdem und bereue es höflich.
    `),
  },
  languages: {
    phrases: `welche sprachen, wie viele sprachen, sprichst du deutsch/englisch/französisch/spanisch/russisch/chinesisch/italienisch, kannst du sprachen, welche sprache sprichst`,
    own: /(?<!\p{L})sprachen(?!\p{L})/u,
    said: lines(`
      Die von zu Hause, die von hier, und von einer dritten genug, um Essen zu bestellen.
      Zwei gut, eine schlecht und eine nur mit den Händen.
      Meine, deine und die paar Wörter, die einem jeder Markt beibringt.
      Drei. In der ersten zähle ich, in der zweiten schimpfe ich.
      Zweieinhalb. Die halbe ist für Lieder.
      Ein paar, keine davon ohne Akzent.
    `),
  },
  tattoo: {
    phrases: `hast du tattoos, hast du tattoo, bist du tätowiert, tattoos ?, hast du piercings`,
    own: /(?<!\p{L})(?:ein|mein|als) tattoo(?!\p{L})|(?<!\p{L})tätowiert(?!\p{L})/u,
    said: lines(`
      Keins. Ich wurde mir über das Motiv nie einig.
      Ein winziges, und wo, das geht niemanden etwas an.
      Nein, nur Narben, und jede hat die bessere Geschichte.
      Eins, aus einem Sommer, in dem ich zu allem ja gesagt habe.
      Noch nicht. Die Zeichnung liegt seit Jahren in der Schublade.
      Nein. Meine Haut mag andere Überraschungen.
    `),
  },
  cry: {
    phrases: `wann hast du zuletzt geweint, wann hast du das letzte mal geweint, wann hast du … geweint, weinst du, das letzte mal geweint, zuletzt geheult`,
    own: /(?<!\p{L})(?:ich weine|ich habe? [^.]{0,30}geweint|geweint habe ich)(?!\p{L})/u,
    said: lines(`
      Letzten Monat, über einem Brief, der nicht mal traurig war.
      Öfter, als man mir ansieht, meistens bei Musik.
      Vor ein paar Wochen am Bahnhof. Abschiede kommen bei mir von hinten.
      Im Frühling, allein, bei laufendem Wasser. Es hat gutgetan.
      Auf einer Hochzeit. Das Paar kannte ich kaum.
      Länger nicht. Ich merke, dass eins ansteht.
    `),
  },
  gift: {
    phrases: `schönstes geschenk, schönste geschenk, bestes geschenk, beste geschenk, geschenk das du`,
    said: lines(`
      Ein Taschenmesser vom Großvater, viel zu früh. Ich habe es immer noch dabei.
      Eine Kassette mit jemandes Lieblingsliedern, samt dem Gerede dazwischen.
      Ein Mantel, den jemand im Regen auszog und mir gab.
      Ein Glas Pflaumen am Ende eines schlechten Winters. Ich habe es eingeteilt.
      Ein Brief, vier Seiten, von Hand. Ich kann ihn fast auswendig.
      Ein Nachmittag. Jemand hat alles abgesagt und ist gekommen.
    `),
  },
  friendMet: {
    phrases: `wie habt ihr euch kennengelernt, wie habt ihr euch kennen gelernt, wo habt ihr euch kennengelernt, woher kennt ihr euch, wie hast du … kennengelernt, woher kennst du ihn/sie`,
    said: lines(`
      In einer Schlange, die nicht weiterging. Am Schalter hatten wir schon die Nummern getauscht.
      Im Nachtbus, erst Streit um den letzten Platz, dann haben wir ihn geteilt.
      Durch einen vergessenen Schirm. Er kam mit einer Bemerkung zurück, und ich habe geantwortet.
      Auf einer fremden Feier, beide in der Küche versteckt.
      Falsch verbunden. Keiner hat aufgelegt.
      In einem Kurs, den wir beide nicht beendet haben.
    `),
  },
  livesWith: {
    phrases: `mit wem wohnst du, mit wem lebst du, wohnst du allein, lebst du allein, wohnst du alleine, lebst du alleine, wohnst du mit, hast du mitbewohner`,
    own: /(?<!\p{L})(?:mitbewohner(?:in)?|wohnt bei mir|meine frau|mein mann|zu zweit|wohne allein)(?!\p{L})/u,
    said: lines(`
      Allein, und der Wasserkessel und ich verstehen uns.
      Für mich. Die Nachbarn sind bei den Wänden inbegriffen.
      Nur ich, und wer in der Woche gerade das Sofa braucht.
      Allein, das Radio leistet Gesellschaft.
      Allein. Wenn ich froh bin, decke ich aus Versehen für zwei.
      Mit niemandem, das hält die Streite kurz.
    `),
  },
  livedThere: {
    phrases: `wie lange wohnst du schon da/dort/hier, wie lange lebst du schon da/dort/hier, seit wann wohnst/lebst du, wie lange wohnst/lebst du, wie lange bist du schon da/dort`,
    said: lines(`
      So viele Jahre, dass die Bäckerin einpackt, wenn ich um die Ecke komme.
      Lange genug, um ohne Nachdenken den Weg zu erklären.
      Fast mein Leben lang, die Jahre abgezogen, in denen ich woanders sein wollte.
      Seit bevor sie das Haus gegenüber gestrichen haben, und das war zweimal.
      Zehn Jahre, ein Winter hin oder her.
      Lange genug, um über Zugezogene zu klagen, was ich nicht tue.
    `),
  },
  bought: {
    phrases: `was hast du zuletzt gekauft, zuletzt gekauft, letzter kauf, das teuerste was du, was hast du dir zuletzt`,
    said: lines(`
      Eine Lampe mit schiefem Hals. Sie sah aus, als brauchte sie ein Zuhause.
      Socken, Wolle, zwei Paar. Ich werfe mit Geld um mich.
      Einen gebrauchten Mantel mit fremder Kinokarte in der Tasche.
      Orangen, viel zu viele. Frag in einer Woche noch mal.
      Ein gutes Messer, nach einem Jahr Vorbeigehen.
      Ein Buch, das ich schon habe. Der Umschlag war anders.
    `),
  },
  morning: {
    phrases: `was machst du morgens, was machst du als erstes, das erste was du morgens, was machst du nach dem aufstehen, was machst du wenn du aufwachst, deine morgenroutine, erstes am morgen`,
    said: lines(`
      Fenster auf und schauen, ob die Welt noch böse auf mich ist.
      Kaffee, im Stehen, ohne ein Wort.
      Fünf Minuten liegen bleiben und so tun, als wäre Sonntag.
      Wasser, strecken, ein Blick zum Himmel. Erst dann die Nachrichten.
      Musik an, noch vor den Schuhen.
      Alles suchen, was ich gestern klug beiseitegelegt habe.
    `),
  },
  cannot: {
    phrases: `was kannst du nicht $, was kannst du gar nicht $, was kannst du überhaupt nicht $, worin bist du schlecht, was kannst du am wenigsten, was liegt dir nicht`,
    said: lines(`
      Warten. Ich kann nicht warten und übe täglich.
      Pfeifen. In vier Ländern versucht.
      Einparken, und zum Nachschlag nein sagen.
      Ernst bleiben, wenn jemand feierlich wird.
      Kopfrechnen. Ich lächle und runde auf.
      Ein Spannbettlaken falten. Ich vermute, das kann niemand.
    `),
  },
  shouted: {
    phrases: `was machst du wenn du sauer/wütend bist, was machst du wenn dich jemand, wenn dich jemand anschreit, was machst du bei streit, was tust du wenn du sauer/wütend bist, wie gehst du mit streit um`,
    said: lines(`
      Ich werde sehr leise und sehr höflich, und danach gehe ich spazieren.
      Ausreden lassen, dann einen Satz sagen, langsam. Das reicht meistens.
      Ich putze etwas. Je wütender, desto mehr glänzt es.
      Raus, Laternen zählen, auf dem Rückweg antworten.
      Ich sage, dass ich zuhöre, sobald es leiser wird, und dann tue ich das.
      Rot werden, heimgehen, und um Mitternacht weiß ich die Antwort.
    `),
  },
  birthday: {
    phrases: `wann hast du geburtstag, dein geburtstag, wann bist du geboren, dein sternzeichen, welches sternzeichen, was für sternzeichen`,
    said: lines(`
      Im Oktober, wenn das Licht lang wird und alle es vergessen.
      Spät im Winter. Auf der Torte liegt Schnee, oder auf dem Weg zu ihr.
      Im Mai. Meine Mutter sagt, ich kam mit den Kirschen.
      Im August, mitten in aller Leute Ferien.
      Im November, einer muss ja. Skorpion, heißt es dann, und man nickt.
      Ganz am Anfang vom Frühling, einen Tag zu früh, das habe ich nie wiederholt.
    `),
  },
  nervous: {
    phrases: `bist du nervös, bist du manchmal nervös, wirst du nervös, was macht dich nervös, bist du schüchtern, bist du aufgeregt`,
    said: lines(`
      Vor allem, worauf es ankommt. Dann rede ich weniger und räume mehr auf.
      Ja. Die Hände werden kalt, ich verstecke sie in den Ärmeln.
      Jedes Mal, zehn Minuten lang. Dann vergesse ich es.
      Telefone machen mich nervös, Menschenmengen nicht.
      Oft. Es heißt ja nur, dass mir etwas wichtig ist, also darf es mitkommen.
      Nur wenn jemand sagt, dazu gebe es keinen Grund.
    `),
  },
  important: {
    phrases: `wichtigster mensch, wichtigste mensch, wichtigste person, wer ist dir am wichtigsten, wer bedeutet dir, wem vertraust du, wer steht dir am nächsten, wen liebst du am meisten`,
    said: lines(`
      Jemand aus alten Tagen, der mich zu jeder Stunde wecken darf.
      Wer mir beigebracht hat, was ich kann. Die Stimme höre ich noch.
      Meine Mutter, und ich sollte es ihr öfter sagen.
      Wer mir gerade gegenübersitzt, solange er sitzt.
      Erst die Familie, dann die zwei, die es geworden sind.
      Jemand, der mich kannte, bevor ich irgendetwas konnte.
    `),
    why: lines(`
      Weil man da nichts erklären muss.
      Man hat mich dort am Tiefpunkt gesehen und Wasser aufgesetzt.
      Mit sonst niemandem kann ich so gut schweigen.
    `),
  },
  bestDay: {
    phrases: `schönster tag, schönste tag, bester tag deines, schönster moment, schönste moment, schönste erinnerung, glücklichster tag, das schönste was du erlebt, das schönste was dir`,
    said: lines(`
      Ein Morgen am Wasser, nichts vor, und niemand hatte es eilig.
      Der Abend, an dem aus Zufall alle, die ich mag, in einem Zimmer waren.
      Als man mich zum ersten Mal für etwas bezahlt hat, das ich sowieso getan hätte.
      Eine lange Fahrt bei offenem Fenster, und das richtige Lied zweimal.
      Ein Sommertag bei der Großmutter, mit Regen auf dem Dach.
      Der Tag, an dem die Angst weg war. Heim ging es singend.
    `),
    why: lines(`
      Weil niemand etwas von mir wollte.
      Alles war an seinem Platz, ich auch.
      Ich habe es gemerkt, während es geschah. Das ist selten.
    `),
  },
  been: {
    phrases: `warst du schon mal in *, warst du schon in *, warst du jemals in *, warst du schon einmal in *, warst du schon mal da/dort, warst du schon da/dort, kennst du die stadt`,
    said: lines(`
      Noch nicht. Es steht auf der Liste für Leute mit Geschmack.
      Bis dahin bin ich nie gekommen. Was darf ich nicht verpassen?
      Einmal, auf der Durchreise, die Nase am Fenster. Das zählt kaum.
      Nein, nur in Büchern, und die lassen die Gerüche weg.
      Bisher nicht. Jemand müsste mich mitnehmen.
      Nein. Fast einmal, dann wurde aus dem Geld ein Ofen.
    `),
  },
  ...particularsOfWork,
};
