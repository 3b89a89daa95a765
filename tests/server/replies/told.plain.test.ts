import { describe, expect, it } from 'vitest';
import { locales } from '../../../common/locales';
import { packOf } from '../../../server/replies/scripted/packs';
import { converse } from './conversation';
import { castIn } from './languages';
import { talks } from './toldTalks';

describe.each(locales)('what is told in %s in a chat', (locale) => {
  const pack = packOf(locale);
  const [character] = castIn(locale);
  const answersTo = (told: readonly string[], question: string) => {
    if (character === undefined) throw new Error('Nobody is there to ask');
    return converse(character, [...told, question], null, pack).at(-1) ?? '';
  };

  it.each(talks[locale])('comes back in other words: $question', ({ told, question, answers }) => {
    const reply = answersTo(told, question);
    for (const answer of answers) expect(reply).toContain(answer);
  });

  it('is never told as a quotation where it could be turned round', () => {
    const quoted = talks[locale].filter(({ told, question }) =>
      /[“„«]/u.test(answersTo(told, question)),
    );
    expect(quoted).toEqual([]);
  });
});
