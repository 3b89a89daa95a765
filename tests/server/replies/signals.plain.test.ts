import { describe, expect, it } from 'vitest';
import { spokenLocales } from '../../../common/locales';
import type { SpokenLocale } from '../../../common/locales';
import type { CommonLines } from '../../../server/replies/scripted/languagePack';
import { packOf } from '../../../server/replies/scripted/packs';
import { converse } from './conversation';
import { castIn } from './languages';

/** What is told before, in words that name a subject. */
const told: Readonly<Record<SpokenLocale, string>> = {
  en: 'the cat stole a sausage',
  es: 'el gato me robó una salchicha',
  de: 'die katze hat eine wurst geklaut',
  ru: 'кот стащил сосиску',
  ch: '猫偷吃了香肠',
};

const signs: readonly (readonly [string, keyof CommonLines['signals'] | 'nod'])[] = [
  ['❤️', 'love'],
  ['🥺', 'sad'],
  ['🙄', 'cross'],
  ['👍', 'nod'],
  ['🤔', 'think'],
  ['ok', 'nod'],
];

const laughs: Readonly<Record<SpokenLocale, string>> = {
  ...{ en: 'haha', es: 'jajaja', de: 'hahaha', ru: 'хаха', ch: '哈哈哈' },
};

const doubts: Readonly<Record<SpokenLocale, string>> = {
  ...{ en: 'hmm', es: 'mmm', de: 'hm', ru: 'хмм', ch: 'hmm...' },
};

describe.each(spokenLocales)('a message without words in %s', (locale) => {
  const pack = packOf(locale);
  const [character] = castIn(locale);
  if (character === undefined) throw new Error('Nobody is there');
  const spoken = pack.spokenBy?.(character.facts.gender) ?? pack;
  const answer = (text: string) => converse(character, [told[locale], text], null, pack)[1] ?? '';

  it.each([...signs, [doubts[locale], 'think'] as const])(
    'is answered as a sign and not as a sentence: %s',
    (text, kind) => {
      const lines =
        kind === 'nod' ? spoken.registers[character.texts.manner].nod : spoken.common.signals[kind];
      expect(lines.filter((line) => answer(text).startsWith(line))).toHaveLength(1);
    },
  );

  it('is laughed along with, and followed by no other subject', () => {
    const { laugh } = spoken.registers[character.texts.manner];
    for (const text of ['😂', '🤣🤣', laughs[locale]]) expect(laugh).toContain(answer(text));
  });

  it('stays with what was told before where the emoji says nothing more', () => {
    const lines = pack.mentioned.named(told[locale]).flatMap((one) => one.said);
    expect(lines).toContain(answer('🐶'));
  });
});
