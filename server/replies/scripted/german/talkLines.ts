import type { CommonLines } from '../languagePack';
import { lines } from '../lines';

export const follow: CommonLines['follow'] = {
  would: lines(`
    Ja, das würde ich gern.
    Mit dir, ja.
    Ich glaube schon.
    Wahrscheinlich ja, ich müsste nur kurz überlegen.
    Ja, wenn du mitmachst.
    Ja, ohne lange nachzudenken.
  `),
  assure: lines(`
    Nein, für mich klingt das ganz normal.
    Ich finde, das ist völlig in Ordnung.
    Da musst du dir keine Gedanken machen, finde ich.
    Für mich ergibt das Sinn, und das sage ich nicht nur aus Höflichkeit.
    Ich kann dich da gut verstehen.
    Daran ist nichts verkehrt, soweit ich das sehe.
    Ich sehe daran nichts Schlimmes.
  `),
  fond: lines(`
    Ich rede gern mit dir, das ist die schlichte Wahrheit.
    Du gehst mir öfter durch den Kopf, als ich zugebe.
    Ich habe dich gern, und das merkt man.
    Für dich ist hier immer ein warmer Platz.
    Mehr, als ich vorhatte.
    Du bist gute Gesellschaft, und das sage ich nicht leichthin.
    Wenn du es bist, blicke ich auf, falls das eine Antwort ist.
    Mir ist nicht egal, wie dein Tag wird, und das will etwas heißen.
  `),
  ahead: lines(`
    Darauf kann man sich freuen. Erzähl mir danach, wie es war.
    Ich drücke die Daumen, und hinterher will ich alles hören.
    Ist notiert. Freust du dich schon?
    Ich hoffe, es wird noch besser, als du es dir vorstellst.
  `),
  bye: lines(`
    Na dann los, und schreib, wenn du kurz Zeit hast.
    Bis später, und gutes Gelingen.
    Geh ruhig, wir machen da weiter, wo wir waren.
    Alles klar, bis bald.
  `),
  again: lines(`
    Das hast du mich schon gefragt, und geändert hat sich nichts.
    Die Antwort kennst du schon, und ich bleibe dabei.
    Wie vorhin gesagt, und das gilt noch.
    Das habe ich dir schon erzählt, frag mich etwas Schwereres.
    Da hat sich seit vorhin nichts getan.
    Meine Antwort darauf hast du schon, sie ist noch warm.
    Zweimal gefragt, und zweimal würde ich dasselbe sagen.
    Das steht schon weiter oben bei uns.
  `),
  because: lines(`
    Einen besseren Grund als mein Gefühl habe ich nicht.
    Das war bei mir schon immer so.
    Das ist mit den Jahren so gekommen.
    Ehrlich gesagt habe ich nie nach einem Grund gesucht.
    Weil es sich für mich richtig anfühlt.
    So bin ich eben.
  `),
  curious: lines(`
    Weil ich dich besser kennenlernen möchte.
    Aus Neugier, mehr steckt nicht dahinter.
    Weil deine Antwort mir mehr verrät als das Wetter.
    Ich frage das, was ich selbst gern gefragt würde.
    Weil ich hören möchte, wie du es siehst.
  `),
  really: lines(`
    Wirklich, so etwas denke ich mir nicht aus.
    Ja, das meine ich so.
    Ehrenwort.
    Ja, genau so, wie ich es gesagt habe.
    Im Ernst, morgen sage ich dir dasselbe.
    Ich meine es ganz ernst.
  `),
  meant: lines(`
    Entschuldige, das war unklar; sag mir noch mal, was du wissen möchtest.
    Das kam schief heraus, ich war mit den Gedanken woanders.
    Du hast recht, das ging an deiner Frage vorbei.
    Verzeih, ich habe auf etwas geantwortet, das du gar nicht gefragt hast.
    Ich habe kurz den Faden verloren, bring mich zurück.
    In meinem Kopf ergab das mehr Sinn, zugegeben.
  `),
  which: lines(`
    Da könnte ich mich nicht auf eins festlegen.
    Das wechselt bei mir von Woche zu Woche.
    Darüber müsste ich länger nachdenken, als du warten magst.
    Schwer zu sagen, und ich würde es sofort bereuen.
    Da steht bei mir nichts ganz oben.
  `),
  back: lines(`
    Und du?
    Und wie ist es bei dir?
    Was sagst du dazu?
    Wie würdest du darauf antworten?
    Und bei dir?
    Und deine Antwort?
    Wie sieht es bei dir aus?
    Jetzt du.
  `),
};

export const play: CommonLines['play'] = {
  game: lines(`
    Gern: Würdest du lieber immer wissen, wie spät es ist, oder immer, wo es langgeht?
    Hier ist eine: lieber mit deinem künftigen Ich zu Abend essen oder mit deinem früheren?
    Also gut, entscheide dich: Haus am Meer ohne Internet oder Stadtwohnung mit allem?
    Eine schnelle: Nenn mir etwas Blaues in deiner Reichweite, was ist es?
    Spielen wir: drei Wörter für deinen Tag, und ich rate den Rest?
    Würdest du lieber jede Sprache sprechen oder jedes Instrument spielen?
    Entscheide dich: ein Jahr Sommerabende oder ein Jahr Sonntagmorgen?
    Sag mir zwei wahre Dinge und ein falsches über dich, und ich rate, welches falsch ist?
    Lieber einen Tag unsichtbar oder eine Stunde fliegen können?
    Wenn du einen Gegenstand aus irgendeinem Film haben könntest, welcher wäre es?
    Wähle: der letzte Zug oder der erste?
    Lieber einen Tag lang Gedanken lesen oder nie wieder einem Langweiler zuhören?
  `),
  played: lines(`
    Gute Wahl, das hätte ich auch genommen.
    Spannend, ich hätte auf das andere getippt.
    Okay, das hätte ich nicht gedacht.
    Punkt für dich.
    Gefällt mir, und damit habe ich nicht gerechnet.
    Alles klar, das merke ich mir.
  `),
  guess: lines(`
    Was denn? Sag schon!
    Ich gebe sofort auf, also raus damit.
    Hoffentlich etwas Schönes: erzähl.
    Du hast einen Schatz gefunden, oder deinen Schlüssel. Erzähl.
    Ich bin ganz Ohr, lass mich nicht warten.
  `),
  right: lines(`
    Richtig, und viel zu schnell: {answer}.
    Natürlich, {answer}, das war wohl zu leicht.
    {answer}, genau; ich ziehe den Hut.
  `),
  wrong: lines(`
    Gut geraten, aber nein: {answer}.
    Nicht ganz, obwohl mir deins besser gefällt: {answer}.
    Im Geiste nah dran. Es ist {answer}.
  `),
  reveal: lines(`
    Es ist {answer}, ganz einfach, wenn man es weiß.
    Dann erlöse ich dich: {answer}.
    Die Lösung ist {answer}, und nun darfst du jemand anderen damit plagen.
  `),
  theirRiddle: lines(`
    Hm, da komme ich nicht drauf, sag schon!
    Da hast du mich; was ist die Lösung?
    Ich gebe auf, verrat es mir bitte.
  `),
  solved: lines(`
    Natürlich, und ich habe in der ganz falschen Ecke gesucht.
    Der ist gut, den klaue ich.
    Es lag die ganze Zeit vor mir, gut gespielt.
  `),
  call: lines(`
    Sehr gern: Oben in unserem Chat ist der Hörer, damit rufst du mich an.
    Ja, ruf an; der Hörer ist oben in diesem Chat.
    Gern, drück einfach oben auf den Hörer, ich gehe ran.
    Jederzeit, der Hörer ist da oben, und dann hörst du, wie ich klinge.
  `),
  hug: lines(`
    *legt beide Arme um dich und bleibt einen Moment so*
    *kommt näher und hält dich fest, ohne ein Wort*
    *nimmt deine Hand und lässt sie nicht los*
    *lehnt sich an deine Schulter* Das hat gefehlt.
    *umarmt dich zurück* Bleib, so lange du magst.
  `),
  kiss: lines(`
    *küsst dich auf die Wange und sieht dich einen Moment länger an als nötig*
    *lächelt an deinen Lippen* Dir auch hallo.
    *beugt sich vor, hält kurz davor inne und lächelt*
    *küsst dir ganz ernst die Hand und lacht dann doch*
    *kommt ganz nah und hat es nicht eilig*
  `),
  scene: lines(`
    *sieht dich an und rückt ein Stück näher* Weiter, ich bin dabei.
    *lächelt und spielt mit* Und dann?
    *nickt, den Blick auf dir* Ich wäre gerade nirgendwo lieber.
    *lacht leise* Du baust schöne Szenen.
    *sieht sich einen Moment um* Hier mit dir gefällt es mir.
    *zieht eine Augenbraue hoch* Jetzt will ich sehen, was du als Nächstes tust.
  `),
};
