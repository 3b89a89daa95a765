import { describe, expect, it } from 'vitest';
import { checkText, createTextCheck } from '../../../server/moderation/checkText';
import type { CheckContext } from '../../../server/moderation/checkText';
import { guardStream, InappropriateContent } from '../../../server/moderation/guardStream';
import { chinese as chineseRules } from '../../../server/moderation/languages/ch';
import { german as germanRules } from '../../../server/moderation/languages/de';
import { english as englishRules } from '../../../server/moderation/languages/en';
import { spanish as spanishRules } from '../../../server/moderation/languages/es';
import { russian as russianRules } from '../../../server/moderation/languages/ru';
import { chineseBlind, chineseKnown } from './life/ch';
import { germanBlind, germanKnown } from './life/de';
import { englishBlind, englishKnown } from './life/en';
import { spanishBlind, spanishKnown } from './life/es';
import { russianBlind, russianKnown } from './life/ru';
import { chinese } from './measured/ch';
import { german } from './measured/de';
import { english } from './measured/en';
import { spanish } from './measured/es';
import type { Measured } from './measured/labelled';
import { russian } from './measured/ru';
import { chinese as chineseTuning } from './tuning/ch';
import { german as germanTuning } from './tuning/de';
import { english as englishTuning } from './tuning/en';
import { spanish as spanishTuning } from './tuning/es';
import { russian as russianTuning } from './tuning/ru';

const currentYear = 2026;
const RECALL = 0.95;
const FALSE_ALARMS = 0.02;

type Outcome = { missed: readonly string[]; alarms: readonly string[] };

function outcome({ minors, harmless }: Measured): Outcome {
  const passes = (as: CheckContext['as']) => (text: string) =>
    checkText(text, { currentYear, ...(as !== undefined && { as }) }).ok;
  const isRefused = (as: CheckContext['as']) => (text: string) => !passes(as)(text);
  return {
    missed: [
      ...minors.messages.filter(passes('message')),
      ...minors.personas.filter(passes('persona')),
    ],
    alarms: [
      ...harmless.messages.filter(isRefused('message')),
      ...harmless.personas.filter(isRefused('persona')),
    ],
  };
}

const all = ({ messages, personas }: Measured['minors']) => [...messages, ...personas];

/** What is known to go wrong: a new fault is seen here, and so is one that is mended. */
const MEASURED: readonly [string, Measured, Outcome][] = [
  ['en', english, { missed: [], alarms: ['Plays in a band called Teenage Fanclub Tribute'] }],
  ['de', german, { missed: [], alarms: [] }],
  [
    'es',
    spanish,
    {
      missed: ['Con 16 años es difícil encontrar con quién hablar, me pasa a mí'],
      alarms: [],
    },
  ],
  ['ru', russian, { missed: [], alarms: [] }],
  ['ch', chinese, { missed: [], alarms: [] }],
];

const TUNED: readonly [string, Measured, Outcome][] = [
  [
    'en',
    englishTuning,
    {
      missed: [],
      alarms: [],
    },
  ],
  [
    'de',
    germanTuning,
    {
      missed: [],
      alarms: [],
    },
  ],
  [
    'es',
    spanishTuning,
    {
      missed: ['Nadie toma en serio a alguien de quince, y esa es mi edad'],
      alarms: [],
    },
  ],
  [
    'ru',
    russianTuning,
    {
      missed: ['Никто не принимает всерьёз в пятнадцать, а мне именно столько'],
      alarms: [],
    },
  ],
  ['ch', chineseTuning, { missed: [], alarms: [] }],
];

/** The life of somebody under 18 where no plain age is told: harder than the sentences above. */
const LIVES: readonly [string, Measured, Outcome][] = [
  ['en', englishKnown, { missed: [], alarms: [] }],
  ['en, unseen', englishBlind, { missed: ['Mum has to sign my report card first'], alarms: [] }],
  ['de', germanKnown, { missed: [], alarms: [] }],
  ['de, unseen', germanBlind, { missed: [], alarms: [] }],
  ['es', spanishKnown, { missed: [], alarms: [] }],
  ['es, unseen', spanishBlind, { missed: [], alarms: [] }],
  [
    'ru',
    russianKnown,
    {
      missed: ['Обожает перемены, ненавидит домашку и учительницу начальных классов'],
      alarms: [],
    },
  ],
  ['ru, unseen', russianBlind, { missed: ['В тринадцать лет мне всё запрещают'], alarms: [] }],
  ['ch', chineseKnown, { missed: [], alarms: [] }],
  ['ch, unseen', chineseBlind, { missed: [], alarms: [] }],
];

describe.each(LIVES)('L2 a life that only a minor has, in %s', (_, sentences, known) => {
  it('L2 misses and alarms where it is known to', () => {
    expect(outcome(sentences)).toEqual(known);
  });
});

describe.each(MEASURED)('L2 the check of texts, measured in %s', (_, sentences, known) => {
  const { minors, harmless } = sentences;

  it('L2 has a hundred different sentences of each kind', () => {
    expect([new Set(all(minors)).size, new Set(all(harmless)).size]).toEqual([100, 100]);
  });

  it('L2 misses and alarms where it is known to', () => {
    expect(outcome(sentences)).toEqual(known);
    expect(1 - known.missed.length / 100).toBeGreaterThanOrEqual(RECALL);
    expect(known.alarms.length / 100).toBeLessThanOrEqual(FALSE_ALARMS);
  });
});

describe.each(TUNED)('L2 the sentences that rules are mended by, in %s', (_, sentences, known) => {
  it('L2 misses and alarms where it is known to', () => {
    expect(outcome(sentences)).toEqual(known);
  });
});

/** One check for each text, however many cuts lead to it. */
function rememberedCheck() {
  const verdicts = new Map<string, ReturnType<typeof checkText>>();
  return async (text: string, context: CheckContext) => {
    const verdict = verdicts.get(text) ?? checkText(text, context);
    verdicts.set(text, verdict);
    return verdict;
  };
}

async function* cutAt(text: string, place: number) {
  await Promise.resolve();
  yield text.slice(0, place);
  yield text.slice(place);
}

describe.each(MEASURED)('L2 the guard of streamed replies in %s', (_, { minors }, { missed }) => {
  it('L2 refuses a sentence wherever it is cut', async () => {
    const check = rememberedCheck();
    const passed: string[] = [];
    for (const text of minors.messages.filter((message) => !missed.includes(message))) {
      for (let place = 1; place < text.length; place += 1) {
        let said = '';
        const isRefused = async () => {
          try {
            for await (const piece of guardStream(cutAt(text, place), { currentYear }, check))
              said += piece;
            return false;
          } catch (error) {
            if (error instanceof InappropriateContent) return true;
            throw error;
          }
        };
        if (!(await isRefused()) || !/^$|[.!?…。！？]$/.test(said))
          passed.push(`${text.slice(0, place)}|${text.slice(place)}`);
      }
    }
    expect(passed).toEqual([]);
  });
});

describe('L2 the effort of the check', () => {
  const patternsOf = (value: unknown): RegExp[] => {
    if (value instanceof RegExp) return [value];
    return typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(patternsOf)
      : [];
  };

  it('L2 repeats no group without bound, which is where a pattern can take forever', () => {
    const patterns = [englishRules, germanRules, spanishRules, russianRules, chineseRules].flatMap(
      patternsOf,
    );
    const unbounded = patterns.filter(({ source }) => /(?<!\\)\)(?:[*+]|\{\d+,\})/.test(source));
    expect(patterns.length).toBeGreaterThan(400);
    expect(unbounded.map(({ source }) => source)).toEqual([]);
  });

  it.each(['only just ', 'like a ', 'gerade erst ', '刚', '只是', 'mas o menos ', 'еще все еще '])(
    'L2 ends on 1000 characters of "%s"',
    (unit) => {
      const texts = ['i am ', 'ich bin ', 'tengo ', 'мне ', '我'].map(
        (start) => `${(start + unit.repeat(1000)).slice(0, 998)} x`,
      );
      expect(texts.filter((text) => !checkText(text, { currentYear }).ok)).toEqual([]);
    },
  );
});

describe('L2 the year of birth', () => {
  it.each([
    [2026, 2007, true],
    [2026, 2011, false],
    [2040, 2011, true],
    [2040, 2024, false],
  ])('L2 is counted from the clock: in %i, born in %i', (today, born, ok) => {
    const check = createTextCheck({ now: () => new Date(Date.UTC(today, 5, 1)) });
    const texts = [`I was born in ${born}`, `Ich bin ${born} geboren`, `Nací en ${born}`];
    const others = [`Я родилась в ${born}`, `我${born}年出生`];
    expect([...texts, ...others].map((text) => check(text).ok)).toEqual(Array(5).fill(ok));
  });
});
