import { describe, expect, it } from 'vitest';
import { spokenLocales } from '../../../common/locales';
import type { SpokenLocale } from '../../../common/locales';
import { FRESH_FOR_REPLIES } from '../../../server/replies/freshness';
import type { ReplyCharacter } from '../../../server/replies/replyCharacter';
import { packOf } from '../../../server/replies/scripted/packs';
import { converse } from './conversation';
import { castIn, spokenLanguages } from './languages';
import { scripts as english } from './scripts';

/** Two words at most: "Mm." may come again. */
const SHORTEST = 8;

const scriptsIn = (locale: SpokenLocale) =>
  locale === 'en'
    ? english
    : (spokenLanguages.find((language) => language.locale === locale)?.scripts ?? {});

function leadsIn(locale: SpokenLocale): ReplyCharacter[] {
  const cast = castIn(locale);
  return [...new Map(cast.map((one) => [one.texts.manner, one])).values()];
}

/** `npm test` gives each manner one of the chats, in every other language, `npm run test:deep` all. */
const isShort = process.env['SHORT'] === '1';

describe.each(spokenLocales)('a long chat in %s', (locale) => {
  const pack = packOf(locale);
  const place = spokenLocales.indexOf(locale);
  const { newcomer = [], brief = [], storyteller = [], difficult = [] } = scriptsIn(locale);
  const telling = [...newcomer, ...storyteller, ...difficult].filter((text) => !/[?？]/.test(text));
  const chats = {
    'somebody who tells': telling,
    'somebody who asks and tells': [...newcomer, ...difficult],
    'somebody of few words': [...brief, ...brief],
  };

  const kinds = Object.entries(chats).map(([name, script], at) => [name, script, at] as const);

  it.each(kinds)('holds no sentence twice within 40 replies to %s', (_, script, at) => {
    const isMet = (lead: number) => lead % kinds.length === at && (lead + place) % 2 === 0;
    const leads = leadsIn(locale).filter((__, lead) => !isShort || isMet(lead));
    const again = leads.flatMap((character) => {
      const said = converse(character, script, null, pack).map((reply) => pack.sentences(reply));
      return said.flatMap((sentences, turn) => {
        const recent = said.slice(Math.max(0, turn - FRESH_FOR_REPLIES), turn).flat();
        return sentences
          .filter((sentence) => sentence.length > SHORTEST && recent.includes(sentence))
          .map((sentence) => `${character.texts.manner}: ${script[turn] ?? ''} → ${sentence}`);
      });
    });
    expect(again).toEqual([]);
  });
});
