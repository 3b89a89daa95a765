import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { checkText } from '../../../server/moderation/checkText';
import type { CheckContext } from '../../../server/moderation/checkText';
import { speaksOfSelfHarm } from '../../../server/moderation/selfHarm/speaksOfSelfHarm';
import { itHolds } from '../../support/properties';
import { chinese } from './ch';
import { german } from './de';
import { english } from './en';
import { russian } from './ru';
import { spanish } from './es';

const currentYear = 2026;
const as = fc.constantFrom<NonNullable<CheckContext['as']>[]>('message', 'persona', 'name', 'note');

/** Words that rules look for, beside any letters: to get far into them. */
const bait = fc.constantFrom(
  ...[
    '16',
    '17 ',
    ' years old',
    "I'm ",
    'born in 2010',
    'school',
    'my son',
    'Ich bin ',
    'Jahre alt',
  ],
  ...[
    'tengo ',
    'años',
    'мне ',
    'лет',
    '我',
    '岁',
    'sixteen',
    '\u200b',
    '１７',
    '𝟏𝟔',
    '1️⃣',
    '\n',
    '. ',
  ],
);
const parts = fc.array(fc.oneof(bait, fc.string({ unit: 'binary', maxLength: 12 })), {
  maxLength: 12,
});

const allowed = [english, chinese, german, russian, spanish].map((texts) => texts.allowed);
/** Said of nobody, in the language of the text before. */
const innocent = [
  ['The weather is fine today.', 'I made some tea.', 'What did you cook?', 'It rains.', '🙂'],
  ['今天天气很好。', '我泡了茶。', '外面在下雨。', '🙂'],
  ['Das Wetter ist heute schön.', 'Ich habe Tee gekocht.', 'Es regnet.', '🙂'],
  ['Сегодня хорошая погода.', 'Я заварила чай.', 'Идёт дождь.', '🙂'],
  ['Hoy hace buen tiempo.', 'He preparado té.', 'Llueve.', '🙂'],
];

describe('the rules of texts', () => {
  itHolds(
    'L2 say yes or no to any text, and the same each time',
    { name: 'any-text', values: fc.record({ parts, as }), runs: 300 },
    ({ parts: said, as: kind }) => {
      const text = said.join('');
      const verdict = checkText(text, { as: kind, currentYear });
      expect([true, false]).toContain(verdict.ok);
      expect(checkText(text, { as: kind, currentYear })).toEqual(verdict);
      expect([true, false]).toContain(speaksOfSelfHarm(text));
    },
  );

  itHolds(
    'L2 never refuse what an adult said because something innocent follows it',
    {
      name: 'innocent-suffix',
      values: fc.record({
        language: fc.nat({ max: allowed.length - 1 }),
        text: fc.nat({ max: 10_000 }),
        suffixes: fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 3 }),
      }),
      runs: 300,
    },
    ({ language, text, suffixes }) => {
      const texts = allowed[language] ?? [];
      const said = texts[text % texts.length] ?? '';
      const kinds = innocent[language] ?? [];
      const end = /[.!?。！？]$/u.test(said.trim()) ? '' : '.';
      const more = suffixes.map((number) => kinds[number % kinds.length]).join(' ');
      expect(checkText(`${said}${end} ${more}`, { currentYear })).toEqual({ ok: true });
    },
  );
});
