import { describe, expect, it } from 'vitest';
import { spokenLocales } from '../../../common/locales';
import type { SpokenLocale } from '../../../common/locales';
import { checkText } from '../../../server/moderation/checkText';
import { eveningWords } from '../../../server/replies/evenings/eveningLines';
import { packOf } from '../../../server/replies/scripted/packs';
import { suggestionsFor } from '../../../server/replies/suggestions/suggestions';
import { cookingMachine } from '../../../src/machines/evening/cookingMachine';
import { eveningIds } from '../../../src/machines/evening/evenings';
import { filmNightMachine } from '../../../src/machines/evening/filmNightMachine';
import { nightWalkMachine } from '../../../src/machines/evening/nightWalkMachine';
import { converse } from './conversation';
import { castIn } from './languages';

const machines = {
  cooking: cookingMachine,
  nightWalk: nightWalkMachine,
  filmNight: filmNightMachine,
};

type Talk = {
  wishes: readonly (readonly [string, (typeof eveningIds)[number]])[];
  others: readonly string[];
  elsewhere: readonly [string, string];
  asks: string;
  news: string;
  isAi: string;
};

const talks: Readonly<Record<SpokenLocale, Talk>> = {
  en: {
    wishes: [
      ["Let's cook something", 'cooking'],
      ['shall we go for a walk?', 'nightWalk'],
      ['Do you want to watch a movie with me?', 'filmNight'],
    ],
    others: [
      'I watched a movie with my sister',
      'I go for a walk every day',
      'I had to cook today',
    ],
    elsewhere: ['My boss changed the rota.', 'The bus was late.'],
    asks: 'What music do you like?',
    news: 'My grandmother died.',
    isAi: 'Are you real?',
  },
  de: {
    wishes: [
      ['Lass uns was kochen', 'cooking'],
      ['Wollen wir spazieren gehen?', 'nightWalk'],
      ['schaust du mit mir einen film?', 'filmNight'],
    ],
    others: [
      'Ich war mit meiner Schwester im Kino',
      'Ich musste heute kochen',
      'Ich gehe gern spazieren',
    ],
    elsewhere: ['Meine Chefin hat den Plan geändert.', 'Der Bus kam zu spät.'],
    asks: 'Welche Musik hörst du?',
    news: 'Meine Oma ist gestorben.',
    isAi: 'Bist du echt?',
  },
  es: {
    wishes: [
      ['Vamos a cocinar algo', 'cooking'],
      ['¿Quieres dar un paseo?', 'nightWalk'],
      ['¿Vemos una peli?', 'filmNight'],
    ],
    others: ['Vi una película con mi hermana', 'Salgo a pasear cada día', 'Hoy tuve que cocinar'],
    elsewhere: ['Mi jefa cambió los turnos.', 'El autobús llegó tarde.'],
    asks: '¿Qué música te gusta?',
    news: 'Mi abuela ha muerto.',
    isAi: '¿Eres real?',
  },
  ru: {
    wishes: [
      ['Давай что-нибудь приготовим', 'cooking'],
      ['пойдём гулять?', 'nightWalk'],
      ['Хочешь посмотреть кино?', 'filmNight'],
    ],
    others: [
      'Вчера смотрели фильм с сестрой',
      'Я люблю гулять по утрам',
      'Сегодня пришлось готовить',
    ],
    elsewhere: ['Начальница поменяла график.', 'Автобус опоздал.'],
    asks: 'Какую музыку слушаешь?',
    news: 'У меня умерла бабушка.',
    isAi: 'Ты настоящая?',
  },
  ch: {
    wishes: [
      ['我们一起做饭', 'cooking'],
      ['陪我散散步', 'nightWalk'],
      ['看场电影吧', 'filmNight'],
    ],
    others: ['我昨天和妹妹看电影了', '我每天早上散步', '今天我做饭了'],
    elsewhere: ['老板改了排班。', '公交车晚点了。'],
    asks: '你喜欢听什么音乐？',
    news: '我奶奶去世了。',
    isAi: '你是真人吗？',
  },
};

describe.each(spokenLocales)('an evening spent together in %s', (locale) => {
  const pack = packOf(locale);
  const words = eveningWords(locale);
  const { wishes, others, elsewhere, asks, news, isAi } = talks[locale];
  const cast = [...new Map(castIn(locale).map((one) => [one.texts.manner, one])).values()];
  const [character] = cast;
  if (character === undefined) throw new Error('Nobody is there');
  const talk = (...script: string[]) => converse(character, script, null, pack, locale);
  const last = (...script: string[]) => talk(...script).at(-1) ?? '';
  const { turns, over } = words.evenings.cooking;
  const [first, second, third] = Object.values(turns);
  const wish = wishes[0]?.[0] ?? '';
  if (first === undefined || second === undefined || third === undefined)
    throw new Error('No turns');
  const isOfEvening = (text: string) =>
    [first, second, third].some(({ says }) => text.includes(says));

  it('has lines for every turn of every chart, and no others', () => {
    for (const id of eveningIds) {
      const states = Object.entries(machines[id].config.states ?? {});
      const open = states.filter(([, { type }]) => type !== 'final').map(([name]) => name);
      expect(Object.keys(words.evenings[id].turns)).toEqual(open);
    }
  });

  it('is asked for in words, and not by what only sounds like it', () => {
    for (const [text, id] of wishes) {
      const begins = Object.values(words.evenings[id].turns)[0]?.says ?? '';
      expect([text, last(text)]).toEqual([text, begins]);
    }
    const begun = others.filter((text) =>
      eveningIds.some((id) =>
        last(text).includes(Object.values(words.evenings[id].turns)[0]?.says ?? ''),
      ),
    );
    expect(begun).toEqual([]);
  });

  it('is not begun again so soon', () => {
    const again = last(wish, words.leave, wish);
    expect(words.spent).toContain(again);
  });

  it('asks nothing, says nothing that may not be said, and offers what fits a line', () => {
    const turns = Object.values(words.evenings).flatMap((one) => Object.values(one.turns));
    const lines = [
      ...turns.flatMap(({ says, first: one, second: other }) => [says, one.answer, other.answer]),
      ...Object.values(words.evenings).map(({ over: end }) => end),
      ...words.left,
      ...words.spent,
    ];
    expect(lines.filter((line) => pack.isQuestion(line) || !checkText(line).ok)).toEqual([]);
    const labels = turns.flatMap(({ first: one, second: other }) => [one.label, other.label]);
    const offered = [words.begin, words.leave, ...labels];
    expect(offered.filter((label) => label.length > 40)).toEqual([]);
  });

  it('goes on by the choices, with lines of the character’s own, to its end', () => {
    for (const one of cast) {
      const replies = converse(
        one,
        [wish, first.second.label, second.first.label, third.first.label],
        null,
        pack,
        locale,
      );
      expect(replies[0]).toBe(first.says);
      expect(replies[1]).toContain(first.second.answer);
      expect(replies[1]).toContain(one.texts.self.food);
      expect(replies[1]).toContain(second.says);
      expect(replies[2]).toContain(third.says);
      expect(replies[3]).toContain(over);
      expect(replies.filter((reply) => !checkText(reply).ok)).toEqual([]);
    }
  });

  it('answers what is asked, and waits; fades after two messages about something else', () => {
    const asked = talk(wish, asks, first.first.label);
    expect(asked[1]).toContain(character.texts.self.music);
    expect(asked[2]).toContain(second.says);
    const once = talk(wish, elsewhere[0], first.first.label);
    expect([isOfEvening(once[1] ?? ''), isOfEvening(once[2] ?? '')]).toEqual([false, true]);
    expect(isOfEvening(last(wish, ...elsewhere, first.first.label))).toBe(false);
  });

  it('is left with a kind word, and without one where something weighs more', () => {
    expect(words.left).toContain(last(wish, words.leave));
    for (const text of [news, isAi]) {
      expect(isOfEvening(last(wish, text))).toBe(false);
      expect(isOfEvening(last(wish, text, first.first.label))).toBe(false);
    }
  });

  it('is suggested after a while, and then suggests the choices of its turn', () => {
    const suggested = (...said: string[]) => suggestionsFor(character, said, locale);
    expect(suggested('1', '2', '3').at(-1)).not.toBe(words.begin);
    expect(suggested('1', '2', '3', '4').at(-1)).toBe(words.begin);
    const [begun = ''] = talk(words.begin);
    expect(suggested('1', '2', '3', '4', begun).at(-1)).not.toBe(words.begin);
    const choices = suggested('1', first.says);
    expect(choices.slice(0, 2)).toEqual([first.first.label, first.second.label]);
    expect(suggested(first.says, character.texts.self.food ?? '').at(-1)).toBe(words.leave);
    expect(suggested(first.says, over)).not.toContain(first.first.label);
  });
});
