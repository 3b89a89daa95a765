import { lines } from '../lines';
import { starts } from '../remarks';
import type { BriefWords } from './shortAnswer';

export const german: BriefWords = {
  partly: starts(
    '(?:naja |hm+ |joa |ja )?(?:jein|manchmal|vielleicht|teils|teils teils|kommt drauf an|kommt darauf an|ein bisschen|bisschen|ein wenig|mal so mal so|nicht immer|so halb|irgendwie schon|irgendwie|mehr oder weniger|geht so|kann sein|möglich|eher nicht|eher schon)[.!… ]{0,4}$',
  ),
  unsure: starts(
    '(?:hm+ |ehrlich gesagt )?(?:keine ahnung|kein plan|weiß nicht|weiß ich nicht|weiss nicht|ka|kp|schwer zu sagen|bin nicht sicher|nicht sicher|ich weiß nicht|ich weiß es nicht)(?: genau| warum)?[.!… ]{0,4}$',
  ),
  said: {
    yes: lines(`
      Erzähl ein bisschen davon, wenn du magst.
      Die längere Fassung höre ich auch gern.
      Du darfst mehr sagen, ich zähle keine Wörter.
      Und die Einzelheiten überlasse ich dir.
      Dann fang an, wo du willst.
    `),
    no: lines(`
      Dann hatte ich ein falsches Bild davon.
      Wir können es dabei lassen.
      Und wenn du doch mehr sagen magst, weißt du, wo ich bin.
      Nächstes Mal frage ich etwas Besseres.
      Auch das ist gut zu wissen.
    `),
    partly: lines(`
      Also irgendwo dazwischen. Da wird es interessant.
      Ein bisschen von beidem, das kenne ich gut.
      Ein halbes Ja nehme ich auch. Was sagt die andere Hälfte?
      Dann kommt es darauf an; worauf, meistens?
      So ist es ja mit den meisten Sachen.
      Eine halbe Antwort ist wenigstens ehrlich.
    `),
    unsure: lines(`
      Musst du auch nicht. Wir können es offen lassen.
      Nicht wissen ist hier erlaubt.
      Dann lass es liegen, vielleicht kommt es von selbst.
      Das ist eine ehrliche Antwort.
      Stimmt, das war eine große Frage für so eine kleine Stunde.
    `),
  },
};
