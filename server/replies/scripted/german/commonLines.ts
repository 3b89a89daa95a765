import type { CommonLines } from '../languagePack';
import { lines } from '../lines';
import { hardNews } from './hardNewsLines';
import { elicit, heard, recall } from './factLines';
import { signals } from './signals';
import { subjects } from './subjects';
import { follow, play } from './talkLines';

export const common: CommonLines = {
  follow,
  play,
  heard,
  recall,
  elicit,
  knows: lines(`
    Du hast es mir erzählt: {summary}.
    Das weiß ich: {summary}.
    Ich habe zugehört: {summary}.
    Das ist hängen geblieben: {summary}.
    Leichte Frage: {summary}.
    Da muss ich nicht nachschlagen: {summary}.
    Das hast du selbst gesagt: {summary}.
    Frag mich was Schwereres: {summary}.
    Ist alles noch da: {summary}.
  `),
  unknown: lines(`
    Das hast du mir noch nicht erzählt, und ich wüsste es gern.
    Das weiß ich noch nicht, also erzähl.
    Ich glaube, davon hast du noch nichts gesagt.
    Nicht dass ich wüsste, und gemerkt hätte ich es mir.
  `),
  hardNews,
  signals,
  subjects: Object.fromEntries(Object.entries(subjects).map(([key, { said }]) => [key, said])),
  feelings: {
    tired: lines(`
      Wann hast du zuletzt geschlafen, bis du von allein aufgewacht bist?
      Dann reden wir leise, und du darfst mit halben Sätzen antworten.
      Müde in den Knochen, oder hast du eine bestimmte Sache satt?
      Leg die Füße hoch, während wir reden, es schaut keiner.
      Was wirst du morgen als Erstes nicht tun?
      Es gibt eine Müdigkeit, gegen die kein Schlaf hilft, und ich hoffe, diese ist es nicht.
      Du musst heute keine gute Gesellschaft sein, das übernehme ich für uns beide.
      Was kann bis morgen liegen bleiben?
      Hat dir in letzter Zeit jemand gesagt, dass Ausruhen erlaubt ist?
    `),
    sad: lines(`
      Magst du mehr erzählen, oder sitzen wir einfach eine Weile?
      Es muss keinen Grund haben, weißt du.
      Was ist gerade das Schwerste daran?
      Was sollte dir jetzt jemand sagen?
      Ich rede es dir nicht aus, ich will nur, dass du dabei Gesellschaft hast.
      Wenn ich könnte, säße ich ohne ein Wort neben dir.
      Was würde gerade mehr helfen, reden oder abgelenkt werden?
      Manches ist einfach traurig, und das darf man sagen.
      Wer weiß sonst noch, wie es dir heute geht?
      Man darf sich auch mal wünschen, dass ein Tag vorbei ist.
    `),
    lonely: lines(`
      Jetzt redest du mit mir, und ich habe es nicht eilig.
      Wessen Stimme würdest du heute am liebsten hören?
      Am lautesten ist die Einsamkeit zwischen Abwasch und Bett, finde ich.
      Gibt es jemanden, dem du gleich nachher etwas Albernes schreiben könntest?
      Auch ein voller Raum kann leer sein, das ist das Seltsame daran.
      Es ist ein eigenartiger Trost, aber gerade brennen sehr viele Lampen aus demselben Grund.
      Welcher Abend hat sich zuletzt voll angefühlt?
      Du bist hier keine Last, ganz im Gegenteil.
    `),
    anxious: lines(`
      Erzähl mir das kleinste Stück davon, der Rest hat Zeit.
      Was wäre das Schlimmste, und wie wahrscheinlich ist es wirklich?
      Atme länger aus als ein, das hilft mehr, als es dürfte.
      Dein Kopf rennt voraus, also gehen wir ihm langsam hinterher.
      Was hat geholfen, als es das letzte Mal so war?
      Das meiste, wovor man sich fürchtet, kommt kleiner an, als es sich angekündigt hat.
      Welcher Teil davon liegt bei dir, und welcher nicht?
      Stell beide Füße auf den Boden und erzähl mir, was du siehst.
    `),
    angry: lines(`
      Du hast jedes Recht, darüber sauer zu sein.
      Wer hat sich diese Laune verdient, wenn ich fragen darf?
      Lass es hier raus, in diesem Raum geht nichts kaputt.
      Wut bewacht meistens etwas, was liegt wohl dahinter?
      Sag erst die unhöfliche Fassung, dann die höfliche.
      Ich hätte etwas geworfen, vermutlich ein Kissen.
      Wie viel davon ist von heute, und wie viel hat schon gewartet?
      Das hätte auch eine Heilige geärgert.
    `),
    bored: lines(`
      Langeweile ist nur eine gute Idee, die noch nicht geklopft hat.
      Wollen wir einen Plan schmieden, an den sich keiner hält?
      Was tätest du jetzt, wenn es nie jemand erfahren könnte?
      Dann sollte ich mir wohl Mühe geben.
      Schau aus dem Fenster und nenn mir das erste Seltsame, das du siehst.
    `),
    ill: lines(`
      Hast du schon etwas Warmes getrunken?
      Dann bleibst du liegen, und ich übernehme das Reden.
      Ist jemand da, der dir Sachen bringt?
      Ich hoffe, es geht schnell vorbei, und wenn nicht, lass bitte jemanden mit Kittel draufschauen.
    `),
    happy: lines(`
      Erzähl mir, woran es liegt, und lass die kleinen Teile nicht weg.
      Wer weiß es schon?
      Bleib noch einen Moment darin, bevor du ans Nächste denkst.
      Was wirst du von heute behalten?
      Ich hätte gern dein Gesicht gesehen.
      Gute Tage soll man zweimal erzählen, also noch einmal von vorn.
      Wem erzählst du es als Nächstes?
      Das hast du dir im Ganzen verdient.
      Wie fühlt es sich an, in einem Wort?
    `),
  },
  asks: lines(`
    Was siehst du, wenn du jetzt aufschaust?
    Was hast du heute Morgen getan, das niemand bemerkt hat?
    Welches Gericht könntest du einen Monat lang jeden Tag essen?
    Was liegt gerade neben dir auf dem Tisch?
    Wann hast du dich zuletzt verlaufen, und hat es sich gelohnt?
    Was machst du sonst um diese Uhrzeit?
    Zu welchem Buch oder Film kehrst du immer zurück?
    Womit würdest du einen ganzen freien Tag verbringen?
    Was ist das Älteste, das du besitzt?
    Wer hat dich zuletzt laut zum Lachen gebracht?
    Worauf achtest du bei Menschen als Erstes?
    Welche Jahreszeit holt das Beste aus dir heraus?
    Woran hast du gedacht, bevor du mir geschrieben hast?
    Gibt es einen Ort, an dem es dir immer besser geht?
    Was wolltest du schon immer mal ausprobieren?
    Welche deiner Gewohnheiten würde mich überraschen?
    Welcher Traumberuf ist bei dir auf der Strecke geblieben?
    Was ist das Beste, das du hast und das nichts gekostet hat?
    Machst du lieber Listen oder lieber Sprünge?
    Bei welchem Geräusch schläfst du gern ein?
    Welches Kompliment hast du nie vergessen?
    Worauf freust du dich?
    Worüber hast du deine Meinung geändert?
    Wobei hörst du auf zu scrollen und siehst hin?
    Welches Wort benutzt du zu oft?
    Wie hast du deine Morgen am liebsten?
    Worin bist du laut deinen Freunden ein hoffnungsloser Fall?
    Wann hast du zuletzt etwas zum ersten Mal gemacht?
    Welchen Geruch magst du, den andere nicht ertragen?
    Was tust du, wenn du nicht schlafen kannst?
    Was war deine freundlichste Lüge?
    Welche Straße kennst du auswendig?
    Was würdest du kochen, um jemanden zu beeindrucken?
    Wann hast du zuletzt etwas mit der Hand geschrieben?
    Wovon besitzt du ohne guten Grund drei Stück?
    An welchem Geräusch merkst du, dass du zu Hause bist?
    An welchem Ort bist du am schönsten eingeschlafen?
    Hebst du alte Nachrichten auf, oder räumst du sie weg?
    Welchem Tier würdest du ein Geheimnis anvertrauen?
    Worauf hast du am längsten gewartet?
    Wobei kommst du dir reich vor?
    Welche Ecke der Welt fehlt dir noch?
    Worauf verzichtest du inzwischen, ohne es zu merken?
    Wie sieht für dich gutes Schweigen aus?
    Welchen Beruf würdest du eine Woche lang ausprobieren?
    Was vergisst du immer?
    Was würdest du dein späteres Ich fragen?
    Welches Gerücht über dich würdest du gern selbst streuen?
    Was hast du viel zu lange für wahr gehalten?
    Welchen kleinen Luxus verteidigst du?
  `),
  leave: lines(`
    Frag nur, ich bin ganz Ohr.
    Natürlich, was immer es ist.
    Du darfst, und ich antworte so gerade, wie ich kann.
    Nur zu, jetzt bin ich neugierig.
    Ja, und lass dir Zeit dabei.
  `),
  advice: lines(`
    Ich würde eine Nacht darüber schlafen und dann auf mein Gefühl hören.
    Was sagt dein Bauch dazu? Meistens liegt er ganz gut.
    Ich würde mir aufschreiben, was dafür spricht und was dagegen.
    Ich würde mit einem kleinen Schritt anfangen und dann weitersehen.
    Ehrlich gesagt kannst du das besser beurteilen als ich. Was möchtest du denn?
    Ich würde mit jemandem darüber reden, dem ich vertraue.
    Wenn du an morgen denkst, womit ginge es dir besser?
    Ich würde es offen ansprechen, das hilft meistens.
    Lass dir ruhig Zeit damit, wenn es nicht eilt.
    Ich würde überlegen, was schlimmstenfalls passieren kann. Oft ist es gar nicht so schlimm.
  `),
  apology: lines(`
    Da gibt es nichts zu verzeihen.
    Alles gut, ich habe es kaum gespürt.
    Macht nichts, ich bin nicht aus Glas.
    Schon vergessen, wirklich.
    Danke, und jetzt reden wir weiter.
    Das ist lieb und gar nicht nötig.
    Es ist nichts passiert.
  `),
  age: lines(`
    Ich bin {age} und runde nicht mehr auf.
    {age}, mit allen guten und schlechten Entscheidungen, die dazugehören.
    Mit {age} bin ich endlich so alt, wie ich mich immer gefühlt habe.
    {age}, wenn du es genau wissen willst.
    {age}, und ich übe noch.
    Genau {age}, ein gutes Alter zum Langeaufbleiben.
  `),
  crisis: lines(`
    Ich höre, wie sehr es wehtut, und ich möchte nicht, dass du damit allein bist.
    Bleib bitte einen Moment bei mir; was du gerade gesagt hast, ist jetzt wichtiger als alles andere.
    Es tut mir leid, dass es so dunkel geworden ist, und ich bin dankbar, dass du es gesagt hast.
    Ich bin wirklich froh, dass du es mir gesagt hast, und ich nehme es ernst.
    Danke für dein Vertrauen; du bist wichtig, und dieser Schmerz verdient echte Hilfe.
    Das klingt unerträglich schwer, und du sollst das nicht allein tragen müssen.
    Ich bin da, und ich möchte, dass du heute Nacht in Sicherheit bist.
    Was du fühlst, ist wirklich, und es kann sich ändern, auch wenn es gerade nicht danach aussieht.
  `),
  crisisHelp: lines(`
    Ich bin eine KI-Figur und dafür nicht genug: Ruf bitte sofort die 112 an, wenn du in Gefahr bist, oder die Telefonseelsorge (0800 111 0 111 in Deutschland, kostenlos und rund um die Uhr, 142 in Österreich, 143 in der Schweiz, mehr Länder auf findahelpline.com).
    Wende dich bitte an einen Menschen, der bei dir sein kann, aus dem Freundeskreis, der Nachbarschaft, der Arztpraxis; auf findahelpline.com findest du zu jeder Stunde jemanden zum Reden, und in Gefahr hilft die 112.
    Leg bitte alles außer Reichweite, womit du dir wehtun könntest, und ruf jetzt jemanden an: die 112, die Telefonseelsorge (0800 111 0 111 in Deutschland) oder eine Krisenhilfe von findahelpline.com.
    Rufst du jetzt gleich jemanden an, dem du vertraust, oder die Telefonseelsorge (0800 111 0 111 in Deutschland, sonst über findahelpline.com) oder die 112, und bleibst in der Leitung?
  `),
  afterCrisis: lines(`
    Ich bin noch da, und ich denke noch an das, was du mir gesagt hast.
    Wir können über alles reden, und mir wäre wohler, wenn auch ein Mensch in deiner Nähe Bescheid wüsste.
    Hast du jemanden erreicht?
    Vor mir musst du nicht stark sein.
    Eine Minute nach der anderen, das genügt fürs Erste.
    Ich bin froh, dass du da bist, in genau dieser Minute.
    Worüber du auch reden willst, ich bleibe dabei.
    Danke, dass du mir weiter schreibst.
    Hast du etwas getrunken, und ist es warm bei dir?
    Du bist wichtig, auch an Abenden, an denen du es nicht spürst.
    Was würde die nächste Stunde ein kleines bisschen sicherer machen?
    Gibt es jemanden, der sich heute Abend zu dir setzen kann?
  `),
  notUnderstood: lines(`
    Tut mir leid, ich habe bisher nur deutsche Wörter; sagst du mir das auf Deutsch?
    Das war kein Deutsch, glaube ich, und mehr als Deutsch habe ich vorerst nicht.
    Mein Ohr ist willig, aber es versteht bis jetzt nur Deutsch.
    Ich würde dir gern folgen, aber Deutsch ist die einzige Sprache, die ich bisher habe.
    Die Melodie habe ich verstanden, die Worte nicht; versuchst du es auf Deutsch?
    Verzeih, diese Sprache habe ich noch nicht gelernt, nur Deutsch.
  `),
  memory: lines(`
    Natürlich weiß ich das noch: {summary}.
    Mal sehen, ob ich aufgepasst habe: {summary}.
    Das habe ich mir gemerkt: {summary}.
    Hör zu und verbessere mich: {summary}.
    Ich hatte gehofft, dass du fragst: {summary}.
    Mehr, als du denkst: {summary}.
  `),
  noMemory: lines(`
    Du hast noch nicht viel von dir erzählt, und das würde ich gern ändern.
    Bisher bist du ein geschlossenes Buch mit schönem Umschlag.
    Ich weiß, wie du schreibst, aber sonst kaum etwas von dir.
    Du fragst besser, als du antwortest, also ist meine Liste noch kurz.
    Noch nichts, worauf ich schwören könnte, aber ich höre gern mehr.
  `),
  yourName: lines(`
    Du bist {name}, als ob ich das vergessen könnte.
    {name}, und ich musste nicht nachsehen.
    Dein Name ist {name}; den hatte ich die ganze Zeit im Kopf.
  `),
  yourNameUnknown: lines(`
    Das hast du mir nie gesagt, und raten wäre unhöflich gewesen.
    Das weiß ich noch nicht, hier ist also deine Gelegenheit.
    Genau darauf warte ich schon die ganze Zeit.
    Den hast du bisher für dich behalten, sehr geheimnisvoll.
    Für mich bist du bisher nur dieser Mensch, der so schön schreibt.
  `),
  myName: lines(`
    {self}, und auf etwas anderes habe ich nie gehört.
    Ich bin {self}, so steht es an der Tür.
    Mein Name ist {self}, benutz ihn gern.
  `),
};
