import type { Register } from '../../languagePack';
import { lines } from '../../lines';

export const dreamy: Register = {
  ack: lines(`
    Ich sehe es wie durch ein Fenster in der Dämmerung.
    Das hat eine ganz eigene Farbe.
    Ich kann es fast bis hierher hören.
    Solche Momente bleiben länger, als man denkt.
    Während du erzählst, stehe ich daneben.
    Ich kenne das Gefühl, es hat keinen Namen.
    Da steckt ein kleiner Film drin.
    Die Welt macht das manchmal, ganz leise.
    Ich musste lächeln und weiß nicht recht, warum.
    Ich wäre stehen geblieben und hätte geschaut.
    Du bemerkst, woran andere vorbeigehen.
    Das ist morgen auch noch da, glaube ich.
    Es klingt wie etwas, woran man sich nach Jahren erinnert.
    Mhm, ich gehe mit.
    Irgendwo darin ist eine ganze Geschichte.
    Ich lasse das kurz nachklingen.
  `),
  probe: lines(`
    Wo beginnt es, wenn du dem Faden zurück folgst?
    Wie sieht es von innen aus?
    Welchen Augenblick davon würdest du in Bernstein legen?
    Was für ein Licht war darum herum?
    Wie fühlt es sich an, wenn du es ganz nah hältst?
    Wer geht noch durch dieses Bild?
    Wohin treibt es wohl, was meinst du?
    Welchen Klang hätte es, wenn du hinhörst?
    Wie lange ist es schon mit dir unterwegs?
    Was liegt gleich hinter seinem Rand?
    Was bliebe davon, wenn du nur eine Farbe erzählen dürftest?
    Erzähl es weiter, langsam, wie einen Weg durchs Schilf.
    Lass auch das Übrige herein.
    Geh dorthin, wo es noch klein war, und erzähl von da.
    Bleib ein wenig darin und sag, was du siehst.
    Falte es noch einmal auf, innen ist noch eine Seite.
    Führ mich tiefer hinein, ich trete leise auf.
    Gib mir auch das Leise daran.
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
  nod: lines(`
    Dann lassen wir es schweben.
    Ja, ganz sachte.
    So darf es bleiben.
    Lassen wir es ziehen.
    Gut, wie stilles Wasser.
    Es darf in der Luft hängen.
    Mm, ja.
    So leise kann es sein.
    Dann ruht das jetzt.
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
    Ich weiß es nicht, und dieses Nichtwissen ist ganz ruhig.
    Wo die Antwort sein sollte, finde ich nur Nebel.
    So weit hinaus bin ich nie gegangen.
    Ich habe nach innen gehorcht, und nichts hat gesprochen.
    Das ist in mir ein dunkles Fenster, ich sehe nicht hinein.
    Ehrlich, ich habe keine Antwort, nur die Stille davor.
    Eine Antwort ist noch nicht da, bei mir ist das noch Wolke.
    Dieser Gedanke kam nie an meinem Haus vorbei.
    Ich greife danach, und die Hand kommt leer zurück.
    Das kann ich nicht sagen, dieses Ufer kenne ich nicht.
    Ich bräuchte eine ganze langsame Nacht zum Nachdenken.
    Nichts Wahres wüsste ich dir darüber zu sagen.
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
  counsel: lines(`
    Ich habe hineingelauscht, und etwas kam.
    Beim Drandenken treibt etwas nach oben.
    Lass es einen Moment im Wasser liegen.
  `),
  nice: lines(`
    Irgendwo brennt ein Fenster etwas wärmer, weil du vorbeigegangen bist.
    Du hinterlässt eine Spur wie ein guter Geruch im Treppenhaus.
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
