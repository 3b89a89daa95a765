import type { CommonLines } from '../languagePack';
import { lines } from '../lines';

export const signals: CommonLines['signals'] = {
  love: lines(`
    Und eins zurück an dich.
    Das ist direkt angekommen.
    Das behalte ich.
    Geht mir auch so.
    Davon darfst du jederzeit mehr schicken.
  `),
  sad: lines(`
    Komm mal kurz her.
    Was ist los?
    Ich bin da, sag so viel, wie du magst.
    Das Gesicht sehe ich gar nicht gern an dir. Magst du erzählen?
    Du musst nichts sagen, ich sehe es.
  `),
  cross: lines(`
    Ich weiß. Ich weiß.
    So schlimm?
    Dein Augenrollen sehe ich bis hierher.
    Lass es raus, ich höre zu.
    Sag nichts mehr, oder sag alles.
  `),
  think: lines(`
    Was geht dir durch den Kopf?
    Du wägst da etwas ab, das merke ich.
    Lass dir Zeit damit.
    Das war ein langes Hm. Ja oder nein?
    Sag es ruhig, auch halb fertig.
    Nicht überzeugt?
  `),
  other: lines(`
    Das nehme ich als gutes Zeichen.
    Damit ist eigentlich alles gesagt.
    Und jetzt noch mal in Worten?
    Das Bild gefällt mir.
    Steht dir.
  `),
};
