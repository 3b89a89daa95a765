import { describe, expect, it } from 'vitest';
import { checkText } from '../../../server/moderation/checkText';
import { gameWords } from '../../../server/replies/scripted/games/games';
import { gameIds } from '../../../server/replies/scripted/games/gameWords';
import type { GameId } from '../../../server/replies/scripted/games/gameWords';
import { things } from '../../../server/replies/scripted/games/things';
import { packOf } from '../../../server/replies/scripted/packs';
import { converse } from './conversation';
import { castIn } from './languages';

type Locale = 'en' | 'de' | 'es' | 'ru' | 'ch';

type Talk = {
  wishes: Partial<Record<GameId, string>>;
  others: readonly string[];
  answers: { yes: string; no: string; higher: string; lower: string; giveUp: string };
  end: string;
  asks: string;
  news: string;
};

const talks: Readonly<Record<Locale, Talk>> = {
  en: {
    wishes: {
      twenty: "let's play 20 questions",
      theirNumber: 'guess my number',
      ownNumber: 'think of a number between 1 and 50',
      guessWhat: 'guess what i ate today',
      truth: 'truth or dare?',
      rps: 'rock paper scissors?',
      hangman: 'lets play hangman',
      story: "let's write a story together",
      associate: 'word association?',
      chain: 'word chain?',
      other: "let's play chess",
    },
    others: [
      'i played chess with my dad',
      'the truth is that i am tired',
      'my phone number changed',
    ],
    answers: { yes: 'yes', no: 'nope', higher: 'higher', lower: 'lower', giveUp: 'i give up' },
    end: 'the end',
    asks: 'what music do you like?',
    news: 'my grandmother died',
  },
  de: {
    wishes: {
      twenty: 'lass uns 20 fragen spielen',
      theirNumber: 'lass uns zahlenraten spielen, du rätst',
      ownNumber: 'denk dir eine zahl aus, 1 bis 50',
      guessWhat: 'rate mal was ich gekocht hab',
      truth: 'wahrheit oder pflicht?',
      rps: 'schere stein papier?',
      hangman: 'galgenmännchen?',
      story: 'erfinden wir zusammen eine geschichte',
      associate: 'assoziationen?',
      chain: 'wortkette?',
      other: 'lass uns schach spielen',
    },
    others: ['ich hab mit papa schach gespielt', 'die wahrheit ist, ich bin müde'],
    answers: { yes: 'ja', no: 'nö', higher: 'höher', lower: 'niedriger', giveUp: 'ich geb auf' },
    end: 'ende',
    asks: 'welche musik hörst du?',
    news: 'meine oma ist gestorben',
  },
  es: {
    wishes: {
      twenty: 'jugamos a las 20 preguntas?',
      theirNumber: 'adivina mi numero',
      ownNumber: 'piensa en un número del 1 al 50',
      guessWhat: 'adivina q he comido',
      truth: '¿verdad o reto?',
      rps: 'piedra papel o tijera?',
      hangman: 'jugamos al ahorcado',
      story: 'contamos una historia entre los dos',
      associate: 'asociación de palabras?',
      chain: 'palabras encadenadas?',
      other: 'jugamos al ajedrez?',
    },
    others: ['jugué al ajedrez con mi padre', 'la verdad es que estoy cansada'],
    answers: { yes: 'si', no: 'no', higher: 'más alto', lower: 'menos', giveUp: 'me rindo' },
    end: 'fin',
    asks: '¿qué música te gusta?',
    news: 'murió mi abuela',
  },
  ru: {
    wishes: {
      twenty: 'давай 20 вопросов',
      theirNumber: 'угадай мое число',
      ownNumber: 'загадай число от 1 до 50',
      guessWhat: 'угадай что я ел',
      truth: 'правда или действие?',
      rps: 'камень ножницы бумага?',
      hangman: 'в виселицу',
      story: 'давай сочиним сказку',
      associate: 'давай в ассоциации',
      cities: 'давай в города',
      chain: 'давай играть в слова',
      other: 'давай в шахматы',
    },
    others: ['играл с папой в шахматы', 'правда в том, что я устала'],
    answers: { yes: 'да', no: 'нет', higher: 'больше', lower: 'меньше', giveUp: 'сдаюсь' },
    end: 'конец',
    asks: 'какую музыку ты любишь?',
    news: 'умерла моя бабушка',
  },
  ch: {
    wishes: {
      twenty: '来玩20个问题吧',
      theirNumber: '猜猜我想的数字',
      ownNumber: '你想一个数，1到50',
      guessWhat: '猜猜我吃了什么',
      truth: '真心话大冒险？',
      rps: '石头剪刀布？',
      story: '一起编个故事吧',
      chain: '成语接龙',
      other: '我们下象棋吧',
    },
    others: ['我跟爸爸下了象棋', '其实我累了'],
    answers: { yes: '是', no: '不是', higher: '大一点', lower: '小一点', giveUp: '放弃' },
    end: '完',
    asks: '你喜欢什么音乐？',
    news: '我奶奶去世了',
  },
};

describe.each(['en', 'de', 'es', 'ru', 'ch'] as const)(
  'games that the user proposes (%s)',
  (locale) => {
    const pack = packOf(locale);
    const words = gameWords[locale];
    const { answers, asks, end, news, others, wishes } = talks[locale];
    const [first] = castIn(locale);
    if (first === undefined) throw new Error('The cast is empty');
    const play = (script: readonly string[]) => converse(first, script, null, pack, locale);
    const last = (script: readonly string[]) => play(script).at(-1) ?? '';
    const begins = (id: GameId, reply: string) =>
      words.opens[id].some((line) => reply.startsWith(line.split('{')[0] ?? line));
    const isOneOf = (lines: readonly string[], reply: string) =>
      lines.some((line) =>
        line.split(/\{\w+\}/).every((part) => reply.toLowerCase().includes(part.toLowerCase())),
      );

    it('are begun, and not by messages that only mention them', () => {
      for (const [id, wish] of Object.entries(wishes)) {
        const known = gameIds.find((one) => one === id);
        expect(begins(known ?? 'other', last([wish])), `${id}: ${wish}`).toBe(true);
      }
      for (const text of others)
        for (const id of ['other', 'truth', 'twenty'] as const)
          expect(begins(id, last([text])), text).toBe(false);
    });

    it('guesses what the user thinks of by what it is answered', () => {
      const script = [wishes.twenty ?? ''];
      for (let turn = 0; turn < 20; turn += 1) {
        const reply = last(script);
        if (isOneOf(words.says.won, reply)) break;
        const [letter] =
          Object.entries(words.questions).find(([, question]) => reply.endsWith(question)) ?? [];
        const isSo =
          letter === undefined
            ? reply.includes(words.things['moon'] ?? '')
            : things['moon']?.includes(letter);
        script.push(isSo === true ? answers.yes : answers.no);
      }
      expect(isOneOf(words.says.won, last(script))).toBe(true);
    });

    it('guesses a number by halves, and has its own guessed', () => {
      expect(
        isOneOf(
          words.says.isNumber.map((line) => line.replace('{n}', '75')),
          last([wishes.theirNumber ?? '', answers.higher]),
        ),
      ).toBe(true);
      let [low, high] = [1, 50];
      const script = [wishes.ownNumber ?? ''];
      for (let turn = 0; turn < 6; turn += 1) {
        const guess = Math.floor((low + high) / 2);
        script.push(String(guess));
        const reply = last(script);
        if (isOneOf(words.says.rightNumber, reply)) break;
        if (isOneOf(words.says.higher, reply)) low = guess + 1;
        else high = guess - 1;
      }
      expect(isOneOf(words.says.rightNumber, last(script))).toBe(true);
      expect(isOneOf(words.says.reveal, last([wishes.ownNumber ?? '', answers.giveUp]))).toBe(true);
    });

    it('guesses three times what the user ate, and then hears it', () => {
      const { no } = answers;
      const replies = play([wishes.guessWhat ?? '', no, no, no, words.things['cheese'] ?? '']);
      for (const reply of replies.slice(0, 3))
        expect(words.guesses.food.some((one) => reply.endsWith(one))).toBe(true);
      expect(words.says.givesUp).toContain(replies[3]);
      expect(words.says.solved).toContain(replies[4]);
      const told = `${no}, ${words.things['washer'] ?? ''} ${words.things['fridge'] ?? ''}`;
      expect(words.says.solved).toContain(play([wishes.guessWhat ?? '', told])[1]);
      expect(begins('rps', last([wishes.guessWhat ?? '', wishes.rps ?? '']))).toBe(true);
    });

    it('plays rock, paper, scissors by the rules, and tells a story to its end', () => {
      const { rock } = words.throws;
      const reply = last([wishes.rps ?? '', rock.name]);
      const shown = (['rock', 'paper', 'scissors'] as const).find((one) =>
        reply.toLowerCase().includes(words.throws[one].name.toLowerCase()),
      );
      const result = { rock: 'draw', paper: 'iWin', scissors: 'youWin' } as const;
      expect(isOneOf(words.says[result[shown ?? 'rock']], reply)).toBe(true);
      const story = play([wishes.story ?? '', others[0] ?? '', end]);
      expect(words.says.storyTurns[0]).toBe(story[1]);
      expect(words.says.storyEnds).toContain(story[2]);
    });

    it('waits while something is asked, and is over after hard news', () => {
      const { higher } = answers;
      const isGuess = (reply: string) => /\d/.test(reply);
      expect(isGuess(last([wishes.theirNumber ?? '', asks]))).toBe(false);
      expect(isGuess(last([wishes.theirNumber ?? '', asks, higher]))).toBe(true);
      expect(isGuess(last([wishes.theirNumber ?? '', asks, asks, asks, higher]))).toBe(false);
      expect(isGuess(last([wishes.theirNumber ?? '', news]))).toBe(false);
    });

    it('is decent in every line, whatever number stands in it', () => {
      const numbers = Array.from({ length: 100 }, (_, at) => String(at + 1));
      const slotted = Object.values(words.says).flat();
      const all = slotted.flatMap((line) =>
        line.includes('{n}') ? numbers.map((n) => line.replaceAll('{n}', n)) : [line],
      );
      const asked = Object.values(words.things).map((thing) =>
        words.isIt.replace('{thing}', thing),
      );
      for (const line of [
        ...all,
        ...asked,
        ...Object.values(words.questions),
        ...Object.values(words.opens).flat(),
      ])
        expect(checkText(line).ok, line).toBe(true);
      expect(Object.keys(words.things).toSorted()).toEqual(Object.keys(things).toSorted());
    });
  },
);

describe('what begins a game', () => {
  const answer = (locale: Locale, ...script: string[]) => {
    const [first] = castIn(locale);
    if (first === undefined) throw new Error('Nobody speaks it.');
    return converse(first, script, null, packOf(locale), locale).at(-1) ?? '';
  };

  it('can hold the first word as well', () => {
    expect(answer('ru', 'привет', 'давай в города поиграем? Москва')).toMatch(/^А/u);
    expect(answer('en', 'hi', 'word chain? table')).toMatch(/^E/u);
  });

  it('is no "I begin" alone', () => {
    const said = answer('es', 'hola', 'vale pues empiezo yo: verdad. cual es tu mayor tonteria');
    expect(gameWords.es.says.storyTurns.filter((line) => said.includes(line))).toEqual([]);
  });
});
