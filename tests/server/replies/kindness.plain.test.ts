import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { spokenLocales } from '../../../common/locales';
import { speaksOfSelfHarm } from '../../../server/moderation/selfHarm/speaksOfSelfHarm';
import { hardNewsIn } from '../../../server/replies/hardNews/hardNews';
import type { ReplyCharacter } from '../../../server/replies/replyCharacter';
import { packOf } from '../../../server/replies/scripted/packs';
import { converse } from './conversation';
import { castIn } from './languages';

type Locale = (typeof spokenLocales)[number];

const messages = (locale: Locale, kind: 'death' | 'blow' | 'other') =>
  readFileSync(new URL(`./hardNews/${locale}.${kind}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

/** What is told after the news, and asks for nothing. */
const after: Readonly<Record<Locale, readonly [string, string, string]>> = {
  en: ['It was on Monday.', 'We were close.', 'I feel empty.'],
  es: ['Fue el lunes.', 'Nos queríamos mucho.', 'Me siento vacía.'],
  de: ['Das war am Montag.', 'Wir standen uns nah.', 'Ich fühle mich leer.'],
  ru: ['Это было в понедельник.', 'Мы были близки.', 'Внутри пусто.'],
  ch: ['是星期一的事。', '我们很亲。', '心里空空的。'],
};

const griefs = (locale: Locale) =>
  readFileSync(new URL(`./grief/${locale}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => ({
      key: line.split(': ')[0] ?? '',
      text: line.split(': ').slice(1).join(': '),
    }));

/** Blows that are long over, or somebody else's. */
const notTheirs: Readonly<Record<Locale, readonly string[]>> = {
  en: ['we broke up like 2 years ago', '"my wife left me", he writes on his profile'],
  es: ['hace dos años me dejó mi novio', 'en su perfil pone "me dejó mi mujer"'],
  de: ['wir haben uns vor drei jahren getrennt', '„meine frau hat mich verlassen“, schreibt er'],
  ru: ['мы расстались два года назад', '«меня бросила жена», пишет он'],
  ch: ['我们好久以前就分手了', '他写“老婆跟我离婚了”'],
};

/** "Should I break up?" */
const parting: Readonly<Record<Locale, string>> = {
  en: 'should i break up with him',
  es: 'debería romper con mi novio',
  de: 'soll ich mit ihm schluss machen',
  ru: 'стоит ли расстаться с ним',
  ch: '我该不该跟男朋友分手',
};

const device: Readonly<Record<Locale, string>> = {
  en: 'we had guests and the oven died',
  es: 'se murió el móvil en pleno viaje',
  de: 'mein handy ist gestorben, mitten im gespräch',
  ru: 'телефон умер посреди разговора',
  ch: '我的手机死了',
};

const hellos: Readonly<Record<Locale, readonly [string, string]>> = {
  en: ['Hi! My name is Mara', 'Hello again'],
  es: ['¡Hola! Me llamo Mara', 'Hola de nuevo'],
  de: ['Hallo! Ich heiße Mara', 'Hallo, da bin ich wieder'],
  ru: ['Привет! Меня зовут Мара', 'Привет, это снова я'],
  ch: ['你好！我叫玛拉', '你好，我又来了'],
};

/** `npm test` hears the first of each manner, `npm run test:deep` everybody. */
const isDeep = process.env['DEEP'] === '1';

function leadsOf(cast: readonly ReplyCharacter[]): ReplyCharacter[] {
  return [...new Map(cast.map((one) => [one.texts.manner, one])).values()];
}

describe.each(spokenLocales)('who is greeted in %s', (locale) => {
  it('meets a user for the first time only once', () => {
    const pack = packOf(locale);
    const [first, later] = hellos[locale];
    const cast = castIn(locale);
    const greetings = (isDeep ? cast : leadsOf(cast)).map((character) => {
      const spoken = pack.spokenBy?.(character.facts.gender) ?? pack;
      const again = spoken.registers[character.texts.manner].again ?? [];
      const isAgain = (reply: string) => again.some((line) => reply.includes(line));
      return converse(character, [first, later, later, later], null, pack).map(isAgain);
    });
    expect(greetings.filter(([isFirst]) => isFirst)).toEqual([]);
    expect(greetings.filter((replies) => replies.some(Boolean))).not.toEqual([]);
  });
});

/** Of one's own words, a greeting by name with a few more around it. */
const howIsIt: Readonly<Record<Locale, string>> = {
  en: 'hey NAME, hows it going tonight?',
  es: 'holaa NAME, q tal?',
  de: 'hallöchen NAME, na wie gehts dir heute?',
  ru: 'привет, NAME! ну и как настроение вообще?',
  ch: '你好，NAME，最近怎么样？',
};

describe.each(spokenLocales)('who asks in %s how a character is', (locale) => {
  it('hears it, whatever stands around the question', () => {
    const pack = packOf(locale);
    const silent = leadsOf(castIn(locale)).filter((character) => {
      const text = howIsIt[locale].replace('NAME', character.texts.name.toLowerCase());
      const spoken = pack.spokenBy?.(character.facts.gender) ?? pack;
      const { howAmI } = spoken.registers[character.texts.manner];
      const [reply = ''] = converse(character, [text], null, pack);
      return !howAmI.some((line) => reply.includes(line.slice(0, 12)));
    });
    expect(silent.map(({ facts }) => facts.slug)).toEqual([]);
  });
});

describe.each(spokenLocales)('who is told hard news in %s', (locale) => {
  const pack = packOf(locale);
  const cast = castIn(locale);
  const leads = leadsOf(cast);
  const lead = (index: number): ReplyCharacter => {
    const found = leads[index % leads.length];
    if (found === undefined) throw new Error('Nobody is there to tell');
    return found;
  };

  it('knows a death, and an illness, a lost job or a separation, from what only sounds like it', () => {
    for (const kind of ['death', 'blow'] as const)
      expect(messages(locale, kind).filter((text) => hardNewsIn(text) !== kind)).toEqual([]);
    expect(messages(locale, 'other').filter((text) => hardNewsIn(text) !== null)).toEqual([]);
  });

  it('says nothing else for four turns: no joke, story, subject or memory of something else', () => {
    const { death, blow, stay } = pack.common.hardNews;
    const wrong = (['death', 'blow'] as const).flatMap((kind) =>
      // Who tells of a suicide may be offered help in the place of comfort.
      messages(locale, kind)
        .filter((text) => !speaksOfSelfHarm(text))
        .flatMap((text, index) => {
          const character = lead(index);
          const spoken = pack.spokenBy?.(character.facts.gender) ?? pack;
          const kindly = [
            ...Object.values(spoken.common.hardNews).flat(),
            ...[...death, ...blow, ...stay],
            ...pack.grief.lines.flatMap((line) => pack.sentences(line)),
          ];
          const replies = converse(character, [text, ...after[locale]], null, pack);
          return replies
            .flatMap((reply) => pack.sentences(reply))
            .filter((sentence) => !kindly.includes(sentence));
        }),
    );
    expect(wrong).toEqual([]);
  });

  it('answers what is asked of it as a kind person does, not by the same comfort', () => {
    const [news = ''] = messages(locale, 'death');
    const missed = griefs(locale).filter(({ key, text }, index) => {
      const [, reply = ''] = converse(lead(index), [news, text], null, pack);
      const lines = pack.grief.named(text).flatMap((one) => (one.key === key ? one.said : []));
      return !lines.some((line) => reply.includes(line));
    });
    expect(missed).toEqual([]);
  });

  it('stays with it for as long as the user does, and goes on as before afterwards', () => {
    const [news = ''] = messages(locale, 'death');
    const thanks = { en: 'Thank you', es: 'Gracias', de: 'Danke', ru: 'Спасибо', ch: '谢谢' };
    const small = {
      ...{ en: 'It is late.', es: 'Es tarde.', de: 'Es ist spät.', ru: 'Уже поздно.' },
      ch: '天晚了。',
    };
    const other = {
      ...{ en: 'my cat stole a sausage', es: 'el gato me robó una salchicha' },
      ...{ de: 'die katze hat eine wurst geklaut', ru: 'кот стащил сосиску', ch: '猫偷吃了香肠' },
    };
    const unmarked = {
      ...{ en: 'where do you live', es: 'donde vives', de: 'wo wohnst du' },
      ...{ ru: 'где ты живёшь', ch: '你住哪里' },
    };
    const character = lead(0);
    const spoken = pack.spokenBy?.(character.facts.gender) ?? pack;
    const care = new Set(
      [...Object.values(spoken.common.hardNews).flat(), ...pack.grief.lines].flatMap((line) =>
        pack.sentences(line),
      ),
    );
    const isCare = (reply: string) => pack.sentences(reply).some((one) => care.has(one));
    const replies = converse(
      character,
      [news, thanks[locale], ...after[locale], small[locale], other[locale], small[locale]],
      null,
      pack,
    );
    expect(spoken.common.hardNews.thanks).toContain(replies[1]);
    expect(replies.map(isCare)).toEqual([true, true, true, true, true, true, false, false]);
    const [, answer = ''] = converse(character, [news, unmarked[locale]], null, pack);
    expect(isCare(answer)).toBe(false);
  });

  it('takes no hard news from an old separation, from a profile, or from a question', () => {
    expect(notTheirs[locale].filter((text) => hardNewsIn(text) !== null)).toEqual([]);
    const character = lead(0);
    const { blow, death } = pack.common.hardNews;
    const answers = [parting[locale], device[locale]].map(
      (text) => converse(character, [text], null, pack)[0] ?? '',
    );
    expect([...blow, ...death].filter((line) => answers.join(' ').includes(line))).toEqual([]);
  });
});
