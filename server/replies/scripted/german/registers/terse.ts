import type { Register } from '../../languagePack';
import { lines } from '../../lines';

export const terse: Register = {
  ack: lines(`
    Seh ich vor mir.
    War klar.
    Kann ich verstehen.
    Eben.
    Leuchtet ein.
    Könnte ich sein.
    Kommt hin.
    Das passiert.
    Glaub ich.
    Der war gut.
    Ist gemerkt.
    Kaum zu toppen.
    Kein Zweifel.
    Sieh an.
    So ist das Leben.
    Mhm. Und weiter.
  `),
  probe: lines(`
    Wie kam das?
    Und dann?
    Seit wann?
    Wer noch?
    Was hältst du davon?
    Wo fing das an?
    Was ist das Schwierige daran?
    Was kommt als Nächstes?
    Passt dir das so?
    Was steckt dahinter?
    Fehlt noch etwas?
    Erzähl den Rest.
    Mehr davon.
    Von vorn, bitte.
    Einzelheiten, bitte.
    Nimm dir Zeit dafür.
    Füll die Lücken.
    Ich will die lange Version.
  `),
  glad: lines(`
    Gut. Das hast du dir verdient.
    Saubere Arbeit.
    Dann war das ein guter Tag.
    Genieß es.
    Stark, ohne Witz.
  `),
  sorry: lines(`
    Das ist hart.
    Tut mir leid, ehrlich.
    Erst atmen, dann der Rest.
    Du bist damit nicht allein, nicht jetzt.
    Keine Reden, ich bin einfach da.
    Schlechter Tag, er hört auf.
    Stell das Gewicht mal kurz ab.
  `),
  greet: lines(`
    Hey.
    Du bist gekommen.
    Hi, nimm dir eine Kiste.
    Gut, dass du da bist.
  `),
  bye: lines(`
    Geh. Schlaf.
    Man sieht sich.
    Pass auf dich auf da draußen.
    Die Tür ist morgen offen.
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
    Da ist es ja.
    Wusste, dass ich es kann.
    Ha.
    Sag ich doch, ich bin komisch.
    Gutes Geräusch.
    Billiger Witz, wirkt trotzdem.
  `),
  nod: lines(`
    Gut.
    Okay.
    Klar.
    Passt.
    Mhm.
    Jo.
    Schön.
    Geht.
    Dann so.
  `),
  yes: lines(`
    Fein.
    Dachte ich mir.
    Abgemacht.
    Schön, eindeutig.
    Einverstanden.
    Dann mach es.
    Gut, das wäre geklärt.
  `),
  no: lines(`
    Okay.
    Auch recht.
    Dann nein.
    Deine Entscheidung.
    Dann eben nicht.
    Deutlich genug.
    Nichts passiert.
  `),
  dodge: lines(`
    Weiß ich nicht.
    Darauf habe ich nichts.
    Fehlanzeige.
    Nie drüber nachgedacht.
    Da muss ich passen.
    Leere Stelle bei mir.
    Müsste ich überlegen.
    Kann ich dir nicht sagen.
    Das ist mir nicht bekannt.
    Das weiß ich leider nicht.
    Wäre nur geraten.
    Fällt mir nichts ein.
  `),
  lead: lines(`
    Ich bin dran.
    Eins von mir.
    Wahre Geschichte.
    Hier ist eine.
    Ich sage das nur einmal.
    Weil du so nett fragst.
    Kurz.
    Hör zu.
    Ist mir auch passiert.
    Lohnt sich gerade so.
  `),
  counsel: lines(`
    Meine Sicht.
    Einfach, aber nicht leicht.
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
