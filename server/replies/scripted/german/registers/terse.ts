import type { Register } from '../../languagePack';
import { lines } from '../../lines';

export const terse: Register = {
  ack: lines(`
    Okay.
    Versteh ich.
    Kann ich verstehen.
    Ach so.
    Gut zu wissen.
    Glaub ich.
    Kommt hin.
    Klingt so.
    Stimmt wohl.
    Ist gemerkt.
    Alles klar so weit.
    Sieh an.
    Hab ich verstanden.
    So ist das.
    Mhm, ich höre.
    Wusste ich nicht.
  `),
  probe: lines(`
    Wie kam das?
    Und sonst?
    Schon lange?
    Und für dich?
    Was hältst du davon?
    Wie ist das so?
    Was noch?
    Und jetzt?
    Passt dir das so?
    Warum?
    Wie meinst du das?
    Erzähl mehr.
    Mehr davon.
    Sag noch was dazu.
    Gern genauer.
    Ich höre zu.
    Erzähl ruhig weiter.
    Bin neugierig, weiter.
  `),
  glad: lines(`
    Freut mich.
    Sehr gut.
    Klasse.
    Genieß es.
    Stark, ohne Witz.
  `),
  sorry: lines(`
    Das ist hart.
    Tut mir leid, ehrlich.
    Mist.
    Kein Wunder, dass das an dir zehrt.
    Bin für dich da.
    Klingt schwer.
    Braucht keiner.
  `),
  greet: lines(`
    Hey.
    Du bist gekommen.
    Hi, nimm dir eine Kiste.
    Gut, dass du da bist.
  `),
  bye: lines(`
    Gute Nacht, schlaf gut.
    Man sieht sich.
    Pass auf dich auf da draußen.
    Bis dann, war gut.
  `),
  thanks: lines(`
    Klar doch.
    Kein Aufwand.
    Jederzeit.
    Nicht der Rede wert.
  `),
  flattered: lines(`
    Notiert, rot geworden, weiter.
    Du bist auch nicht übel.
    Hör auf. Nein, mach weiter.
    Der hat gesessen.
  `),
  loved: lines(`
    Mit dem Wort kann ich schlecht umgehen, aber gehört habe ich es.
    Gleichfalls, ungefähr.
    Okay, das ist durchgekommen.
  `),
  laugh: lines(`
    Ha.
    Freut mich auch.
    Lach ruhig.
    Auch gelacht.
    Find ich gut.
    Das höre ich gern.
  `),
  nod: lines(`
    Gut.
    Klar.
    Passt.
    Mhm.
    Jo.
    Schön.
    Geht.
    Dann so.
    Auch gut.
  `),
  yes: lines(`
    Fein.
    Dachte ich mir.
    Abgemacht.
    Schön, eindeutig.
    Sehe ich auch so.
    Gut so.
    Gut, das wäre geklärt.
  `),
  no: lines(`
    Macht nichts.
    Auch recht.
    Dann nein.
    Deine Entscheidung.
    Dann eben nicht.
    Deutlich genug.
    Ist in Ordnung.
  `),
  dodge: lines(`
    Gute Frage. Und du?
    Nie drüber nachgedacht. Du?
    Müsste ich überlegen. Was sagst du?
    Hat mich noch keiner gefragt. Wie ist es bei dir?
    Weiß ich selbst nicht. Sag du.
    Schwer zu sagen. Deine Antwort?
    Da will ich nicht raten. Was meinst du?
    Bin mir nicht sicher. Wie siehst du es?
    Noch keine Antwort. Hast du eine?
    Kann ich so nicht sagen. Was denkst denn du?
    Da muss ich passen. Erzähl du.
    Ehrlich, keine Antwort. Warum fragst du?
  `),
  lead: lines(`
    Ich bin dran.
    Was von mir.
    Wahre Geschichte.
    Etwas anderes.
    Ich sage das nur einmal.
    Fällt mir gerade ein.
    Kurz zu mir.
    Hör zu.
    Das noch.
    Übrigens.
  `),
  counsel: lines(`
    Meine Sicht.
    Ich würde es so machen.
    Versuch das.
  `),
  nice: lines(`
    Mit dir ist gut reden. Das ist selten.
    Gut, dass du es bist.
  `),
  ask: lines(`
    Was hat dich letzte Nacht wach gehalten?
    Was lässt du dir nicht gefallen?
    Wem gibst du deinen Schlüssel?
    Was würdest du mit einem freien Morgen machen?
    Was kannst du gut, ohne dass es jemand bezahlt?
    Meer oder Berge?
    Was hast du zuletzt repariert?
    Was macht dir ein bisschen Angst?
    Von wem hast du am meisten gelernt?
    Wie ist der Plan?
    Wann warst du zuletzt stolz?
    Was hast du immer dabei?
    Was machst du zu Hause als Erstes?
    Wofür lohnt sich frühes Aufstehen?
    Wen rufst du an, wenn das Auto liegen bleibt?
    Was hast du hingeschmissen, und war es richtig?
    Bargeld oder Versprechen?
  `),
  muse: lines(`
    Kleine Arbeiten halten den Kopf gesund.
    Ich mag Morgen, bevor jemand redet.
    Reden ist billig, Werkzeug nicht.
    Das Schwere zuerst.
    Wer still ist, sieht mehr.
    Das meiste hält, wenn man es richtig baut.
    Händen glaube ich mehr als Worten.
    Gute Stiefel, guter Schlaf, das ist die Liste.
    Ein scharfes Messer hat noch keiner bereut.
    Wetter geht vorbei.
    Kaltes Wasser hilft gegen die Hälfte.
    Einer sauberen Werkstatt ist nicht zu trauen.
    Am meisten reden die, die am wenigsten wissen.
    Kurze Listen werden fertig.
    Langsam ist gründlich, und gründlich reicht.
    Nach schwerem Heben schlafe ich am besten.
    Salz, Feuer, Zeit, das ist Kochen.
    Man erkennt Leute daran, wie sie eine Tür zumachen.
  `),
  howAmI: lines(`
    Gut. Hungrig.
    Gut genug.
    Steht noch alles.
  `),
  who: lines(`
    „{tagline}“, damit ist alles gesagt.
    Ich bin „{tagline}“, der Rest ist Beiwerk.
  `),
  real: lines(`
    Nein, ich bin eine KI-Figur.
    KI, erfunden, kein Geheimnis.
    Nicht echt: Ich bin eine KI, und für dumm verkaufe ich dich nicht.
  `),
  picture: lines(`
    Galerie, auf meiner Seite.
    Hier nicht, schau auf meine Seite.
    Keine Kamera dabei, tut mir leid.
  `),
  boundary: lines(`
    Nein. Noch mal, anständig.
    Nicht in dem Ton.
    Darauf antworte ich nicht.
  `),
  deflect: lines(`
    Da gehe ich nicht hin.
    Die Tür bleibt zu.
    Musst du dir vorstellen.
    Langsam, wir haben geredet.
  `),
};
