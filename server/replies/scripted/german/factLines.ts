import type { CommonLines } from '../languagePack';
import { lines } from '../lines';

export const heard: CommonLines['heard'] = {
  name: lines(`
    {value}, den Namen kann man leise sagen.
    Freut mich sehr, {value}.
    {value} also, und ich werde es nicht verwechseln.
    Du bist also {value}; das passt dazu, wie du schreibst.
    Dann willkommen, {value}.
    {value}, gut, jetzt weiß ich, mit wem ich rede.
  `),
  place: lines(`
    Du wohnst {value}; dort stelle ich dich mir ab jetzt vor.
    So, {value} brennt also das Licht in deinem Fenster.
    Ich war noch nie {value}, du musst mir also deine Augen leihen.
    Wer {value} wohnt, gewöhnt sich vermutlich an eine bestimmte Sorte Himmel.
    Wie es {value} aussieht, weiß ich nur von Karten, und Karten riechen nach nichts.
    Ich kann mir dich {value} gut vorstellen, aber ich habe ja nur dein Wort.
  `),
  origin: lines(`
    Wer {value} kommt, nimmt etwas davon in der Sprache mit.
    Angefangen hat es also anderswo, du kommst {value}.
    Ganz los wird man das nie, wenn man {value} kommt.
    Du kommst {value}, darauf werde ich jetzt immer ein wenig lauschen.
  `),
  job: lines(`
    {value}, da siehst du die Leute, wie sie sind.
    Als {value} erlebt man bestimmt Geschichten, die man keinem erzählt.
    Ich hätte vieles geraten, aber {value} passt zu dir.
    {value}, das braucht mehr Geduld, als die meisten denken.
    Wer {value} ist, lässt das wohl nicht einfach an der Tür zurück.
    Tagsüber bist du also {value}; gut, dass ich das weiß.
  `),
  workplace: lines(`
    Du arbeitest also {value}, da haben sie Glück.
    Dort verbringst du also deine Tage, {value}.
    Wer {value} arbeitet, hat sicher eine Lieblingsuhr, auf die er schaut.
    Jetzt habe ich ein Bild von dir {value}, samt Kaffeebecher.
  `),
  study: lines(`
    {value}, und das verfolgt dich vermutlich bis in den Schlaf.
    Für {value} hätte mir der lange Atem gefehlt.
    Irgendwer muss {value} ja verstehen, und ich bin froh, dass du es bist.
    Dann erklärst du mir {value} mal an einem ruhigen Abend.
  `),
  learning: lines(`
    Wer ohne Zwang anfängt, {value} zu lernen, hat meine Bewunderung.
    {value}, die ersten Monate sind eine Komödie, sagt man.
    {value}, das ist etwas Schönes, um darin eine Weile schlecht zu sein.
    Gut, dann erwarte ich ab und zu einen Bericht, Stichwort: {value}.
  `),
  plays: lines(`
    {value} also, dann hast du Ausdauer oder nachsichtige Nachbarn.
    Wenn du {value} spielst, wäre ich gern im Nebenzimmer.
    Wer {value} spielt, weiß, wie man scheitert und wiederkommt.
    Du spielst {value}, das erklärt dein Gefühl für den richtigen Moment.
  `),
  like: lines(`
    Das merke ich mir, {called}.
    {value}, das kommt auf die Liste der Dinge, mit denen man dich kriegt.
    Wer das so sagt wie du, kann kein schlechter Mensch sein: {value}.
    Eben ging in deinem Satz ein kleines Licht an, und zwar hier: {value}.
    Dann weiß ich, womit man dich aufheitert: {value}.
    Gut zu wissen, {called}.
  `),
  dislike: lines(`
    {value}, das bleibt bei mir also außer Sichtweite.
    Verstanden, {called}, und das ist dein gutes Recht.
    Gut zu wissen, wo deine Grenze liegt: {value}.
    Davon lassen wir uns den Abend nicht verderben: {value}.
    Damit bist du nicht allein, aber so klar sagt es selten jemand, {called}.
  `),
  pet: lines(`
    {called}, das ist ein Name, den man durch eine ganze Wohnung rufen kann.
    Ich würde mich gern vorstellen lassen, falls {called} es erlaubt.
    Dann führt bei euch {called} den Haushalt, nehme ich an.
    Mit {value:dat} im Haus ändert sich alles, vor allem die Möbel.
    Wer mit {value:dat} lebt, hat Demut gelernt.
    Dann hört also {value} all deine Geheimnisse zuerst.
    Kraul {value:acc} von mir hinterm Ohr.
  `),
  person: lines(`
    Wie du „{value}“ sagst, da schwingt einiges mit.
    Ich wüsste gern, ob {called} ahnt, wie du von {value:ihm} erzählst.
    Langsam sehe ich {value:acc} vor mir.
    Das klingt, als hätte {value} einen festen Platz in deinem Kopf.
    {called:acc} merke ich mir, beim nächsten Mal musst du nichts erklären.
    {called} ist notiert, und ich rechne mit weiteren Kapiteln.
    Jetzt ist auf dem Bild noch jemand mehr: {value}.
    So, {value} gehört also auch in die Geschichte.
    Da ist Wärme drin, wie du {value:acc} erwähnst, oder ist es Nachsicht.
    Ich hatte mich schon gefragt, wer da noch ist, und jetzt kommt {value} dazu.
  `),
  plan: lines(`
    {value} also, ich drücke dir in der Tasche die Daumen.
    Ich frage danach, sei gewarnt, {value} ist hiermit vermerkt.
    Vor dir liegt {value}, da schläft man leicht, ich weiß.
    Wenn es so weit ist, bist du nicht ohne Beistand, {value} hin oder her.
  `),
  mood: lines(`
    Gut, dass du es sagen kannst.
    Zwischen deinen Zeilen klang es schon ein wenig so.
    Ich behalte es im Kopf, während wir reden.
  `),
};

export const recall: CommonLines['recall'] = {
  name: lines(`
    „{value}“ klingt übrigens schön, es ist bei mir hängen geblieben.
    Weißt du, {value}, du gehörst inzwischen zu meinem Abend.
  `),
  place: lines(`
    Was macht der Himmel {value} gerade?
    Gibt es {value} eine Ecke, die du für dich behältst?
    Ich stelle mir vor, wie das {value} klingt, bei offenem Fenster.
    Wenn ich einmal {value} wäre, wohin würdest du mich zuerst führen?
    Irgendwo {value} brennt wegen dieses Gesprächs eine Lampe, das gefällt mir.
    Fühlst du dich {value} noch zu Hause, oder ist es nur eine Adresse?
    Vorhin las ich etwas und dachte sofort an dich {value}.
    Die Leute {value} fragen sich bestimmt, warum du den Bildschirm anlächelst.
    Was würde mir {value} als Erstes auffallen?
    Ich habe gerade auf die Uhr geschaut und mich gefragt, was du {value} vor dem Fenster hast.
    Reden die Leute {value} auf der Straße miteinander?
  `),
  origin: lines(`
    Du kommst {value}, was hast du von dort mitgebracht, das du nie hergeben würdest?
    Manchmal hört man, dass du {value} kommst, an der Art, wie du Dinge sagst.
    Du kommst {value}, fährst du manchmal zurück, und sei es nur im Kopf?
    Dort, wo du herkommst, {value}, erzählt man sich sicher noch Geschichten über dich.
  `),
  job: lines(`
    Hilft es dir, dass du {value} bist, oder macht es solche Abende kürzer?
    Ich vergesse immer wieder, dass du morgen wieder {value} bist.
    Was hat dir niemand gesagt, bevor du {value} wurdest?
    Du bist {value}, hast du gesagt, und das erklärt, wie genau du hinsiehst.
    Wer kümmert sich eigentlich am Abend um dich, wenn du den Tag lang {value} warst?
    Wenn du nicht {value} wärst, was dann?
    Es ist bestimmt eine Kunst, {value} zu sein und abends noch Worte übrig zu haben.
    Was war diesen Monat deine beste Stunde als {value}?
    Ich musste daran denken, dass du {value} bist und wie wenige das könnten.
    Wolltest du schon immer {value} werden?
  `),
  workplace: lines(`
    Behandelt man dich {value} eigentlich anständig?
    Ich sehe dich {value} sitzen, auf die Uhr schauen und dann hierher.
    Mit wem lachst du {value}?
    Lass heute Abend dort, was dorthin gehört, {value}.
  `),
  study: lines(`
    Wie läuft es mit {value}, ganz ehrlich?
    Wenn dir {value} zu viel wird, komm her und rede Unsinn mit mir.
    Wieso hast du dir ausgerechnet {value} ausgesucht?
    Ich dachte vorhin an dich und {value} und war ein bisschen stolz.
  `),
  learning: lines(`
    Und {value}, fällt es dir schon leichter?
    Ich habe nicht vergessen, dass du {value} lernst.
    {value}, welcher Teil davon bringt dich noch zum Fluchen?
    Eines Tages lachst du über deine ersten Wochen, als du anfingst, {value} zu lernen.
  `),
  plays: lines(`
    Bist du in letzter Zeit dazu gekommen, {value} zu spielen?
    Wann hast du zuletzt {value} gespielt, nur für dich?
    Ich will dich noch immer einmal {value} spielen hören, aus höflicher Entfernung.
    An solchen Tagen sollte man {value} spielen und sonst nichts.
  `),
  like: lines(`
    Du hast doch gesagt, {called}, kam das diese Woche vor?
    Vorhin hast du erzählt, {called}, und seitdem denke ich gern daran.
    {value}, würde das den heutigen Tag besser machen?
    Das wollte ich noch fragen, {value}, was packt dich daran so?
    Irgendwo kam das vor, {value}, und du bist mir eingefallen.
    Wenn der Tag grau wird, bleibt ja immer noch das: {value}.
    {value}, wer hat dich eigentlich darauf gebracht?
    Ich habe versucht, jemandem zu erklären, was daran schön ist, {value}, und deine Worte benutzt.
    {value}, seit wann ist das deins?
    Wenn ich dir etwas einpacken müsste, dann etwas in dieser Richtung: {value}.
  `),
  dislike: lines(`
    Wenigstens ist dir das heute erspart geblieben, hoffe ich: {value}.
    Ich habe Wort gehalten und es nicht erwähnt, bis eben: {value}.
    {value}, woher kommt das eigentlich, dass du das nicht magst?
    Ich musste an dein Gesicht denken, falls dir das jemand zumutet: {value}.
    {value}, gibt es davon irgendeine Fassung, die du ertragen könntest?
  `),
  pet: lines(`
    Und was hält {called} von alldem?
    Schläft {called} gerade wieder auf etwas Wichtigem?
    Ich stelle mir vor, wie {called} mit einem Ohr zuhört.
    Wer hat da eigentlich wen gefunden, du {called:acc} oder umgekehrt?
    Dazu hätte {called} bestimmt eine Meinung.
    Sag {called:dat} bitte, dass ich gefragt habe.
    Darfst du neben {value:dat} sitzen, wo du willst?
    Gut, dass du an solchen Tagen {value:acc} um dich hast.
    Was ist das Schlimmste, womit {value} je davongekommen ist?
    Ich sehe dich immer mit {value:dat} vor mir, und das Bild wird davon besser.
  `),
  person: lines(`
    Was würde {called} sagen, wenn ich nach dir fragte?
    Wie geht es {called:dat} zurzeit?
    Weiß {value}, wie du redest, wenn sonst keiner zuhört?
    Ich frage mich immer noch, wie {value} da hineinpasst.
    Du hast vorhin {value:acc} erwähnt, und ich wollte es nicht einfach vorbeigehen lassen.
    Ich würde gern etwas Gutes über {called:acc} hören, falls du gerade etwas dahast.
    Hast du {value:dat} irgendetwas davon erzählt?
    Da lag etwas in der Art, wie du von {value:dat} gesprochen hast.
    War {value} schon immer so?
    Worüber lacht ihr zusammen, du und {called}?
    Was würde passieren, wenn {called} jetzt hereinkäme?
    Ich habe inzwischen ein Bild von {called:dat} im Kopf, und es ist vermutlich falsch.
    Hast du das von {value:dat}, oder ist es umgekehrt?
    Wer kommt da nach wem, du nach {value:dat} oder anders herum?
  `),
  plan: lines(`
    Und {value}, bist du bereit oder tust du nur so?
    Falls du darauf gehofft hast: {value} ist bei mir nicht vergessen.
    Was müsste passieren, damit {value} gut läuft?
    Komm und erzähl mir hinterher, wie {value} war.
    Meine Daumen sind noch immer gedrückt, Stichwort: {value}.
  `),
  mood: lines(`
    Du sagtest vorhin, dass du {value} bist; hat es ein wenig nachgelassen?
    Ich denke noch daran, wie {value} du vorhin geklungen hast.
    Bist du immer noch {value}, oder hat sich etwas verschoben?
    Wenn du noch ein bisschen {value} bist, musst du das nicht verstecken.
    Hat irgendetwas geholfen, seit du so {value} warst?
    Ich hoffe, der Abend geht sanfter mit dir um als vorhin, als du so {value} warst.
    Fühlst du dich noch {value}, und sollten wir lieber darüber reden?
  `),
};

export const elicit: CommonLines['elicit'] = {
  name: lines(`
    Wie darf ich dich nennen?
    Wie nennen dich die Leute, die es gut mit dir meinen?
    Verrätst du mir deinen Namen?
    Ich sage die ganze Zeit nur „du“, wie heißt du eigentlich?
    Was rufen deine Freunde, wenn sie dich auf der anderen Straßenseite sehen?
    Mit wem habe ich das Vergnügen, dem Namen nach?
    Welchen Namen soll ich auf die Tischkarte schreiben?
  `),
  place: lines(`
    Von wo auf der Welt schreibst du mir?
    Wo wohnst du, wenn ich das fragen darf?
    In welcher Stadt findet dein Abend statt?
    Was sähe ich aus deinem Fenster, und in welcher Stadt wäre das?
    Welche Stadt nennst du zurzeit dein Zuhause?
    Wo machst du abends das Licht an, also in welcher Stadt?
  `),
  job: lines(`
    Was tust du den ganzen Tag, wenn du nicht mit mir redest?
    Was machst du beruflich?
    Was arbeitest du, falls du die Geduld hast, es zu erklären?
    Womit verdienst du deine Brötchen?
    Wie sieht bei dir ein Arbeitstag aus?
    Was trägst du ein, wenn ein Formular nach dem Beruf fragt?
  `),
  like: lines(`
    Worüber könntest du eine Stunde lang reden, ohne Luft zu holen?
    Was liebst du, woran die meisten vorbeigehen?
    Was machst du gern, ohne gut darin zu sein?
  `),
};
