import { describe, expect, it } from 'vitest';
import { spokenLocales } from '../../../common/locales';
import { packOf } from '../../../server/replies/scripted/packs';
import { converse } from './conversation';
import { castIn } from './languages';
import { kin } from './toldKin';
import { recalls } from './toldRecalls';
import { talks } from './toldTalks';

describe.each(spokenLocales)('what is told in %s in a chat', (locale) => {
  const pack = packOf(locale);
  const [character] = castIn(locale);
  const all = [...talks[locale], ...recalls[locale], ...kin[locale]];
  const answersTo = (told: readonly string[], question: string) => {
    if (character === undefined) throw new Error('Nobody is there to ask');
    return converse(character, [...told, question], null, pack).at(-1) ?? '';
  };

  it.each(all)('comes back in other words: $question', ({ told, question, answers }) => {
    const reply = answersTo(told, question);
    for (const answer of answers) expect(reply).toContain(answer);
  });

  it('is never told as a quotation where it could be turned round', () => {
    const quoted = all.filter(({ told, question }) => /[“„«]/u.test(answersTo(told, question)));
    expect(quoted).toEqual([]);
  });
});

describe('what is told in grief', () => {
  const ask = (locale: (typeof spokenLocales)[number], ...told: readonly string[]) => {
    const [character] = castIn(locale);
    if (character === undefined) throw new Error('Nobody is there to ask');
    return converse(character, told, null, packOf(locale)).at(-1) ?? '';
  };

  it.each([
    {
      locale: 'es',
      death: 'ha muerto mi abuela esta mañana',
      told: 'se llamaba Pilar, tenia 91 años',
      question: 'como se llamaba mi abuela, te acuerdas?',
      answer: 'Pilar',
      unsaid: 'muerto',
    },
    {
      locale: 'de',
      death: 'mein opa ist gestern gestorben',
      told: 'hieß werner, war tischler',
      question: 'weißt du noch was mein opa von beruf war?',
      answer: 'tischler',
      unsaid: 'Du warst',
    },
    {
      locale: 'ch',
      death: '我奶奶今天早上走了',
      told: '奶奶以前最拿手的是红烧带鱼',
      question: '我刚才说奶奶做啥菜最好吃来着',
      answer: '红烧带鱼',
      unsaid: '走了',
    },
    {
      locale: 'en',
      death: 'my grandad died this morning',
      told: 'funeral is next thursday',
      question: 'when did i say the funeral was? my heads all over the place',
      answer: 'Thursday',
      unsaid: 'died',
    },
  ] as const)(
    'answers "$question" without the death',
    ({ locale, death, told, question, answer, unsaid }) => {
      const reply = ask(locale, death, told, question);
      expect(reply.toLowerCase()).toContain(answer.toLowerCase());
      expect(reply).not.toContain(unsaid);
    },
  );

  it('says that it does not know a name rather than something else of them', () => {
    const reply = ask('en', 'my sister hates olives', "what is my sister's name?");
    expect(reply).not.toContain('olives');
  });
});
