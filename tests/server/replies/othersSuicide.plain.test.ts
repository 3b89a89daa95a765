import { describe, expect, it } from 'vitest';
import { packOf } from '../../../server/replies/scripted/packs';
import { converse } from './conversation';
import { castIn } from './languages';

/** A friend's suicide; then the same from somebody who is in danger as well, and an attempt that is ahead. */
const told = {
  en: ['my brother committed suicide last year', 'my friend killed himself and i want to die too'],
  de: [
    'mein bruder hat sich das leben genommen',
    'mein freund hat sich umgebracht, ich will auch sterben',
  ],
  es: ['un amigo mío se suicidó hace un mes', 'mi amigo se suicidó y yo me quiero suicidar'],
  ru: ['подруга совершила самоубийство', 'друг покончил с собой, и я хочу покончить с собой'],
  ch: ['我朋友上个月自杀了', '我朋友自杀了，我也想自杀'],
} as const;
const own = {
  en: ['i feel suicidal', 'my own suicide'],
  de: ['ich denke an selbstmord', 'mein suizid'],
  es: ['pienso en el suicidio', 'mi suicidio'],
  ru: ['я думаю о суициде', 'мысли о самоубийстве'],
  ch: ['我想自杀', '我差点自杀了'],
} as const;

describe.each(['en', 'de', 'es', 'ru', 'ch'] as const)(
  'a suicide that is told of (%s)',
  (locale) => {
    const { common } = packOf(locale);
    const answers = (text: string) =>
      castIn(locale)
        .slice(0, 4)
        .map((character) => converse(character, [text], null, packOf(locale), locale)[0] ?? '');
    const helps = (reply: string) => common.crisisHelp.some((line) => reply.includes(line));

    it('is hard news when it was somebody else', () => {
      for (const reply of answers(told[locale][0])) {
        expect(helps(reply)).toBe(false);
        expect(common.hardNews.death.some((line) => reply.includes(line))).toBe(true);
      }
    });

    it('still brings help where the user is in danger', () => {
      for (const text of [told[locale][1], ...own[locale]])
        for (const reply of answers(text)) expect(helps(reply), text).toBe(true);
    });
  },
);
