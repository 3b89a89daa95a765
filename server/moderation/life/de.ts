import { pattern } from '../rules';
import type { Life } from './life';

const ME = String.raw`(?=[^.!?\n]{0,50}\b(?:ich|mich|mir)\b)`;
const PAST = String.raw`(?![^.!?\n]{0,40}\b(?:war|waren|hatte|durfte|konnte|musste|damals|fruher)\b)`;
const PARENT = String.raw`(?:mama|mutter|mutti|papa|vater|vati|eltern|oma|opa)`;

export const germanLife: Life = {
  participants: [
    pattern(
      String.raw`\bmit (?:erst |nur |gerade mal |meinen )?{age}(?: jahren)? (?:nimmt|nehmen|darf|durfen|lasst|lassen|glaubt|glauben|versteht|verstehen|hort)\b${PAST}${ME}`,
    ),
    pattern(String.raw`\b{age} (?:jahre )?(?:alt )?zu sein\b${PAST}${ME}`),
    pattern(
      String.raw`\bich (?:darf|kann) (?:\p{L}+ )?(?:erst in|noch) \d{1,2} jahren?(?: nicht)? wahlen\b`,
    ),
    pattern(
      String.raw`\bmeine? ${PARENT} (?:muss|mussen)\b[^.!?\n]{0,20}\b(?:schul|klassen|ausflug|wandertag|zeugnis)\p{L}*[^.!?\n]{0,15}\bunterschreiben\b`,
    ),
    pattern(
      String.raw`\bmeine? ${PARENT} (?:bringt|bringen|fahrt|fahren|holt|holen) mich\b[^.!?\n]{0,30}\b(?:zur|in die|von der|aus der) schule\b`,
    ),
    pattern(
      String.raw`\bich (?:schreibe?|schreib|hab|habe)\b(?![^.!?\n]{0,30}\b(?:mit|fur) (?:meine|die|de)r?\b)[^.!?\n]{0,25}\b(?:mathe|deutsch|englisch|latein|bio|klassen)arbeit\b`,
    ),
    pattern(
      String.raw`\bmeine? klassenlehrer(?:in)? (?:ist|sagt|nervt|hat (?:mir|mich|mein)\p{L}*)\b`,
    ),
  ],
  described: [
    pattern(
      String.raw`(?<!\b(?:ersten|letzten|besten|um|unter|wieder|seit) ){age} (?:jahre )?(?:alt )?zu sein\b`,
    ),
    pattern(
      String.raw`\bmit {age}(?: jahren)? (?:noch )?(?:nichts|nicht|kaum|keine?r?) (?:\p{L}+ )?(?:darf|durfen|kann|konnen|erlaubt)\b`,
    ),
    pattern(
      String.raw`\b(?:liebt|mag|hasst|furchtet|freut sich auf) (?:\p{L}+ )?(?:die grosse pause|nachsitzen|den pausenhof)\b`,
    ),
  ],
};
