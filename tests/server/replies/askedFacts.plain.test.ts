import { describe, expect, it } from 'vitest';
import { spokenLocales } from '../../../common/locales';
import type { ReplyCharacter } from '../../../server/replies/replyCharacter';
import { compose } from '../../../server/replies/scripted/compose';
import { packOf } from '../../../server/replies/scripted/packs';
import { converse } from './conversation';
import { castIn } from './languages';

type Locale = (typeof spokenLocales)[number];
type Asked = readonly [question: string, answer: string];

/** What is told, and how it is asked for afterwards, with what the answer must have in it. */
const talks: Readonly<Record<Locale, { told: readonly string[]; asked: readonly Asked[] }>> = {
  en: {
    told: [
      'I am a nurse and I work nights.',
      'I live in Leeds.',
      'I have two cats, Milo and Pixel.',
      'My sister Clara is visiting.',
      'I love swimming in the sea.',
      'I have an exam tomorrow.',
    ],
    asked: [
      ['What is my job?', 'nurse'],
      ['what do i do for a living', 'nurse'],
      ['Do you remember where I live?', 'Leeds'],
      ['which city do I live in', 'Leeds'],
      ['What are my cats called?', 'Milo and Pixel'],
      ["what's my sister's name?", 'Clara'],
      ['Who is my sister?', 'Clara'],
      ['What do I like?', 'swimming'],
      ['when is my exam?', 'exam'],
    ],
  },
  de: {
    told: [
      'Ich bin Bäcker und wohne in Köln.',
      'Ich habe einen Hund, er heißt Bruno.',
      'Meine Schwester Klara ist zu Besuch.',
      'Ich mag Wandern.',
    ],
    asked: [
      ['Was ist mein Beruf?', 'Bäcker'],
      ['weißt du noch was ich beruflich mache', 'Bäcker'],
      ['Wo wohne ich?', 'Köln'],
      ['in welcher stadt lebe ich', 'Köln'],
      ['wie heißt mein Hund?', 'Bruno'],
      ['Wie heißt meine Schwester?', 'Klara'],
      ['Was mag ich?', 'Wandern'],
    ],
  },
  es: {
    told: [
      'Soy enfermera.',
      'Vivo en Sevilla.',
      'Tengo una gata que se llama Miso.',
      'Mi hermana Clara está de visita.',
      'Me gusta nadar.',
    ],
    asked: [
      ['¿En qué trabajo?', 'enfermera'],
      ['a que me dedico', 'enfermera'],
      ['¿Dónde vivo?', 'Sevilla'],
      ['te acuerdas de en que ciudad vivo', 'Sevilla'],
      ['¿Cómo se llama mi gata?', 'Miso'],
      ['como se llama mi hermana', 'Clara'],
      ['¿Qué me gusta?', 'nadar'],
    ],
  },
  ru: {
    told: [
      'Я работаю медсестрой.',
      'Я живу в Казани.',
      'У меня есть кошка Мисо.',
      'Моя сестра Клара приехала в гости.',
      'Я люблю плавать.',
    ],
    asked: [
      ['Кем я работаю?', 'медсестрой'],
      ['помнишь, где я живу?', 'Казани'],
      ['в каком городе я живу', 'Казани'],
      ['Как зовут мою кошку?', 'Мисо'],
      ['как зовут мою сестру', 'Клара'],
      ['Что я люблю?', 'плавать'],
    ],
  },
  ch: {
    told: ['我是护士。', '我住在成都。', '我有一只猫叫米索。', '我喜欢游泳。'],
    asked: [
      ['我是做什么工作的？', '护士'],
      ['你还记得我住哪儿吗', '成都'],
      ['我在哪个城市？', '成都'],
      ['我的猫叫什么？', '米索'],
      ['我喜欢什么', '游泳'],
    ],
  },
};

/** A question that leans on what was told last. */
const leaning: Readonly<Record<Locale, readonly [told: string, question: string, answer: string]>> =
  {
    en: ['I have two cats, Milo and Pixel.', 'What are their names?', 'Milo and Pixel'],
    de: ['Meine Schwester Klara ist zu Besuch.', 'Wie heißt sie?', 'Klara'],
    es: ['Tengo una gata que se llama Miso.', '¿Cómo se llama?', 'Miso'],
    ru: ['У меня есть кошка Мисо.', 'Как её зовут?', 'Мисо'],
    ch: ['我有一只猫叫米索。', '它叫什么？', '米索'],
  };

describe.each(spokenLocales)('who asks in %s for what they told', (locale) => {
  const pack = packOf(locale);
  const cast = castIn(locale);
  const leads = [...new Map(cast.map((one) => [one.texts.manner, one])).values()];
  const { told, asked } = talks[locale];
  const last = (character: ReplyCharacter, texts: readonly string[]) =>
    converse(character, texts, null, pack).at(-1) ?? '';

  it('is answered from it, by a character of any manner', () => {
    const wrong = leads.flatMap((character) =>
      asked
        .map(([question, answer]) => ({ answer, reply: last(character, [...told, question]) }))
        .filter(({ answer, reply }) => !reply.includes(answer)),
    );
    expect(wrong).toEqual([]);
  });

  it('is answered about whom they spoke of last', () => {
    const [before, question, answer] = leaning[locale];
    const replies = leads.map((character) => last(character, [...told, before, question]));
    expect(replies.filter((reply) => !reply.includes(answer))).toEqual([]);
  });

  it('is answered as often as they ask', () => {
    const [[question, answer] = ['', '']] = asked;
    const replies = converse(
      leads[0] ?? expect.fail('Nobody is there to ask'),
      [...told, ...Array.from({ length: 8 }, () => question)],
      null,
      pack,
    );
    expect(replies.slice(told.length).filter((reply) => !reply.includes(answer))).toEqual([]);
  });

  it('is told plainly that nothing was said of it', () => {
    for (const character of leads) {
      const { unknown } = (pack.spokenBy?.(character.facts.gender) ?? pack).common;
      const [[question] = ['']] = asked;
      const reply = last(character, [question]);
      expect(unknown.filter((line) => reply.includes(line.slice(0, -1)))).toHaveLength(1);
    }
  });

  it('is answered from the memories of other chats', () => {
    const [[question] = ['']] = asked;
    const [note = ''] = told;
    const [character] = leads;
    if (character === undefined) throw new Error('Nobody is there to ask');
    const reply = compose(
      {
        character,
        user: { name: null, locale },
        memory: { name: null, notes: [note] },
        history: [{ author: 'user', text: question }],
      },
      pack,
    );
    expect(reply).toContain(note.slice(0, -1));
  });
});
