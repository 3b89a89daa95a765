import { expression } from '../../base/expression';
import { capitalized } from '../../replies/scripted/sentences';
import { fact, isNamed } from './language';
import type { NoteLanguage } from './language';

const SAYERS = '(?:er|sie|man|du|leute|alle|mama|papa|(?:mein|meine|der|die) \\p{L}+)';

const birthday = (day: string) =>
  fact('birthday', `Du hast am ${day.replace(/\p{L}{3,9}/u, capitalized)} Geburtstag`);

export const german: NoteLanguage = {
  negated: /(?<!\p{L})(?:nicht|nie|niemals|kein(?:e[nrsm]?)?|früher|damals|einst)(?!\p{L})/iu,
  supposed: expression(
    String.raw`(?<!\p{L})(?:wenn|falls|wäre|würde|hätte|könnte|wünschte|stell dir vor|angenommen|vielleicht|träum\p{L}*|tu so|${SAYERS} (?:sagt|sagte|sagen|sagten|meint|meinte|glaubt|denkt|dachte|fragt|fragte|behauptet)|im (?:film|spiel|buch|roman|traum)|in der geschichte|nur spaß|scherz)(?!\p{L})`,
    'iu',
  ),
  joint: /[,;:–—()]| (?:aber|und|doch|weil|obwohl) /u,
  worded: (told) => (told.kind === 'person' && !isNamed(told) ? null : undefined),
  extras: [
    {
      pattern: /(?<!\p{L})mein geburtstag ist (?:am )?(\d{1,2}\. ?(?:\p{L}{3,9}|\d{1,2}\.))/iu,
      learned: ([, day = '']) => birthday(day),
    },
    {
      pattern: /(?<!\p{L})ich habe am (\d{1,2}\. ?(?:\p{L}{3,9}|\d{1,2}\.)) geburtstag/iu,
      learned: ([, day = '']) => birthday(day),
    },
    {
      pattern:
        /(?<!\p{L})ich hab(?:e)? ((?:eine?n?|zwei|drei|vier|fünf|sechs|\d{1,2}) (?:\p{L}+ )?(kind(?:er)?|sohn|söhne|tochter|töchter|bruder|brüder|schwestern?|geschwister|enkel(?:kinder)?|katzen|hunde|pferde|zwillinge))(?!\p{L})/iu,
      learned: ([, all = '', kin = '']) => fact(`own:${kin.toLowerCase()}`, `Du hast ${all}`),
    },
  ],
};
