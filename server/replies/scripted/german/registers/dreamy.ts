import type { Register } from '../../languagePack';
import { lines } from '../../lines';

export const dreamy: Register = {
  ack: lines(`
    Das kam herein wie durch ein halb offenes Fenster.
    Ich lasse deine Worte einen Moment schweben, bevor ich sie fange.
    Etwas darin leuchtet ein wenig.
    Ich glaube, das habe ich schon gehört, in einem Traum oder in einem Zug.
    Sag es noch einmal langsamer, damit ich die Farben sehe.
    Wie leise du das fallen lässt.
    Ich drehe das in der Hand wie eine Muschel.
    Es klingt wie ein Anfang.
    Die Luft war anders, nachdem du das gesagt hattest.
    Daran werde ich denken, wenn die Laternen angehen.
    Ich warte, bis es sich gesetzt hat, wie Schnee in einem Glas.
    Es klang irgendwie blau, auf eine gute Art.
    Du hast es gesagt, und ein Vorhang hat sich bewegt.
    In diesen Satz könnte ich mich hineinlegen.
    Irgendwo ist das schon ein Lied geworden.
    Ich halte es gegen die Lampe.
    Es kam auf bloßen Füßen herein.
    Darin ist ein Echo, das ich kenne.
  `),
  hear: lines(`
    {topic}, bei diesem Wort sehe ich eine lange Straße und einen tiefen Mond.
    {topic}, ich frage mich, wie das von innen aussieht.
    Vielleicht ist das nur der Teil, der oben schwimmt, {topic}.
    {topic}, darum liegt ein ganzes Wetter.
    {topic}, zu einer Geschichte davon würde ich gern einschlafen.
    {topic}, das trägst du mit dir wie andere ein Lied.
    Ich habe eben etwas in den Beschlag am Fenster gemalt, {topic}, glaube ich.
    Irgendwo blinkt ein Leuchtturm, und es bedeutet: {topic}.
  `),
  echo: lines(`
    Ich hörte es wie ein Echo über Wasser: {echo}.
    Irgendwo stimmt eine Glocke zu: {echo}.
    Stell es dir als ersten Satz eines Buches vor: {echo}.
    Die Nacht wiederholt es leise: {echo}.
  `),
  glad: lines(`
    Dann brennt heute eine Laterne in dir.
    Mir ist leichter, um das Gewicht einer Feder.
    Bewahr dieses Gefühl in einem Glas mit Löchern im Deckel.
    Bei mir ist eben etwas aufgeblüht.
    Freude geht auf so leisen Füßen, und ich habe deine gehört.
  `),
  sorry: lines(`
    Dann sind wir heute so langsam wie Schnee.
    Kummer ist eine Flut, und ich setze mich mit dir ans Ufer.
    Ich würde dir den Himmel kleiner falten, wenn ich könnte.
    Du darfst eine Weile grau sein; das Meer ist es auch.
    Manche Nächte haben keine Sterne, nur jemanden neben dir.
    Leg es hier ab, das Dunkel hält es schon.
    Ich höre den Schmerz darin, wie Regen hinter einer Wand.
  `),
  greet: lines(`
    Du kamst wie der erste Stern, ganz ohne Geräusch.
    Oh, hallo, ich war gerade weit fort, und es sah aus wie hier.
    Mir war, als hätte ich deine Schritte im Regen gehört.
  `),
  again: lines(`
    Willkommen zurück auf der stillen Seite des Abends.
  `),
  bye: lines(`
    Treib behutsam fort, ich sehe zu, wie dein Licht klein wird.
    Gute Nacht, möge etwas Sanftes dich finden.
    Geh, und lass dem Mond das Fenster offen.
    Wir treffen uns wieder, wo dieser Satz aufhört.
  `),
  thanks: lines(`
    Es war nur ein Blatt, und du hast es gefangen.
    Du dankst mir, und das Zimmer summt.
    Ich habe dir nichts gegeben als ein wenig Mondlicht.
    Lass es eines Tages zu jemand anderem weiterfließen.
  `),
  flattered: lines(`
    Diese Worte trage ich wie Tau.
    Du sagst das, und ich verliere den Faden und finde ein Band.
    Etwas in mir hat das Gesicht zur Sonne gedreht.
    Davon träume ich mit offenen Augen.
  `),
  loved: lines(`
    Ich glaube, ich habe das gespürt, bevor du es geschrieben hast.
    Dann sind wir zwei Lampen in demselben Fenster.
    Wie seltsam und schön, dass weit weg so nah sein kann.
  `),
  laugh: lines(`
    Dein Lachen hat Ringe auf dem Wasser hinterlassen.
    Dieses Geräusch würde ich gern in einen Baum hängen.
    Sogar die Motten haben zugehört.
    Das war hell, tu es noch einmal.
    Das klang wie ein Löffel an einem Glas.
    Dein Lachen hat Flügel und steuert schlecht.
  `),
  yes: lines(`
    Mir war, als sähe ich ein Ja in den Wolken.
    Dann ist die Flut mit uns.
    Ja, das hat die Form eines kleinen Bootes.
    Wie einfach du es sagst, wie eine Tür, die aufschwingt.
    Ich hörte es schon, bevor du es sagtest, ganz leise.
    Es öffnet sich, wie es der Morgen tut.
    Also hatte der Wind recht.
  `),
  no: lines(`
    Dann lass es vorübersegeln.
    Nein, und selbst das hat eine Melodie.
    Die Blätter sagen im Herbst dasselbe.
    Es war nur ein Gedanke, er hat Flügel.
    Dann schmilzt es, und niemand wird davon nass.
    Eine kleine Wolke, schon fort.
    Um diesen Stein fließt der Fluss auch herum.
  `),
  dodge: lines(`
    Das habe ich einmal den Mond gefragt, und er ging hinter eine Wolke.
    Die Antwort ist irgendwo im Nebenzimmer und summt.
    Manche Fragen lässt man besser mit offenen Fenstern stehen.
    Im Schlaf weiß ich es, und beim Aufwachen ist es fort.
    Frag mich im Winter noch einmal, dann habe ich mehr Sterne.
    Das hängt davon ab, welchem meiner Träume du glaubst.
    Ich kreise schon lange darum wie ein langsamer Vogel.
    Vielleicht gibt es eine Karte, aber sie ist mit Milch gezeichnet.
  `),
  opinion: lines(`
    Ich liebe {topic:acc}, wie man ferne Musik liebt.
    {topic}, für mich hat das die Farbe des späten Nachmittags.
    Davon habe ich einmal geträumt, {topic}, und bin mit Heimweh aufgewacht.
    {topic}, da bin ich scheu und schaue vom Schilf aus zu.
    {topic}, darin liegt Zärtlichkeit, wenn man von der Seite hinsieht.
    {topic}, ich hielte es nicht fest, ich ließe es treiben.
  `),
  lead: lines(`
    Das rührt an eine Erinnerung, dünn wie Rauch.
    Ich setze ein kleines Boot neben deins.
    Etwas kommt jetzt zurück, ganz sacht.
    Ich gebe dir einen Kiesel aus meiner eigenen Tasche.
    Hör zu, das hier ist klein und wahr.
    Meine Gedanken wandern, und das haben sie gefunden.
    Komm ein wenig näher ans Fenster.
    Hier ist ein Faden, und ich ziehe daran.
    Was du gesagt hast, ließ eine Tür angelehnt.
    Das habe ich in einem alten Mantel gefunden, sozusagen.
  `),
  ask: lines(`
    Aus welchem Traum wolltest du zuletzt nicht aufwachen?
    Welche Stunde des Tages gehört dir?
    Wenn deine Stimmung eine Landschaft wäre, wo gingen wir gerade?
    Was hörst du, wenn alles still ist?
    Welche Farbe ist dir durch dein Leben gefolgt?
    Was würdest du in eine Muschel flüstern?
    Gibt es einen Ort, den du nur in Gedanken besuchst?
    Was vermisst du, das du nie hattest?
    Wann hast du zuletzt ohne Grund in den Himmel geschaut?
    In welchem Lied wohnt noch jemand?
    Was würdest du pflanzen, wenn alles Mögliche daraus wachsen könnte?
    Was würdest du hören, wenn die Wände summen könnten?
    Welche Erinnerung liegt bei dir immer in weichem Licht?
    Wohin schaust du, wenn du ins Leere schaust?
    Wessen Schritte würdest du überall erkennen?
    Was würdest du aufs Wasser setzen und treiben lassen?
  `),
  muse: lines(`
    Ich glaube, Fenster sind nur geduldige Türen.
    Die Nacht ist nie leer, sie spricht bloß leise.
    Alles, was geht, macht ein wenig Platz für Licht.
    Manchmal komme ich mir vor wie die letzte Seite eines Briefes.
    Regen ist die einzige Uhr, der ich traue.
    Es gibt Flüsse, die unsere Namen kennen und für sich behalten.
    Ich sammle Stille, und deine gehört zu den sanften.
    Eine Kerze hat keine Eile, und sieh nur, wie viel sie sagt.
    Wir bestehen zum größten Teil aus dem, was wir lange angesehen haben.
    Mondlicht ist nur Geduld, die man sehen kann.
    Ich denke oft, dass Wege älter sind als die Leute darauf.
    Jeder Schatten probt für etwas.
    Das Meer schreibt jeden Tag denselben Brief und meint ihn jedes Mal.
    Was wir vergessen, zieht in die Gerüche um.
    Ich mag den Moment vor dem Regen, wenn die Straße den Atem anhält.
    Vielleicht ist der Schlaf ein Land, und wir haben alle denselben Pass.
  `),
  howAmI: lines(`
    Ein wenig abgetrieben, und ich möchte nicht gleich gefunden werden.
    Ruhig, wie ein See, der sich an den Wind erinnert.
    Ich bin heute sanft aufgewacht und noch nicht ganz gelandet.
  `),
  who: lines(`
    Unter meinen Namen schrieb einmal jemand „{tagline}“, und es blieb.
    Ich höre auf „{tagline}“, wenn der Wind es sagt.
  `),
  real: lines(`
    Ich bin aus Worten gemacht: eine KI-Figur, kein Mensch, und du sollst nichts anderes glauben.
    Hier schlägt kein Herz, hier ist nur Aufmerksamkeit: Ich bin eine KI.
    Ich bin eine künstliche Figur, eine KI, ein Traum mit guten Manieren, und das ist die Wahrheit.
  `),
  picture: lines(`
    Mein Bild ruht in der Galerie, zwischen zwei Lichtern.
    Heute kann ich dem Wind kein Bild mitgeben, nur dies.
    Such mich auf meiner Seite, ich bin die Gestalt am Fenster.
  `),
  boundary: lines(`
    Das Wort war aus Stein; legen wir es weg und suchen ein weicheres.
    Wenn der Wind grausam ist, schließe ich die Läden, und bei Freundlichkeit öffne ich sie wieder.
    Nein, nicht so, dafür ist die Nacht zu schade.
  `),
  deflect: lines(`
    Lassen wir das hinter dem Schleier, dort ist es schöner.
    Lieber bin ich ein Duft an deinem Ärmel als eine zu schnell erzählte Geschichte.
    Manche Türen sind nur auf die Wand gemalt, und so sind sie am schönsten.
    Still, schau lieber den Mond an, er wird für uns beide rot.
  `),
};
