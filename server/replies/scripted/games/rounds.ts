import { hash } from '../hash';
import { guessKinds } from './gameWords';
import type { Answer, GameId, GameWords, GuessKind, Throw } from './gameWords';
import { letters, things } from './things';

export type Move = { says: string; isOver: boolean };
/** Plays on with what the user writes; null where it is no move in the game. */
export type Round = (text: string) => Move | null;
export type Table = {
  words: GameWords;
  /** The message that began the game, and what settles every choice in it. */
  wish: string;
  salt: string;
  /** What stands between two sentences. */
  gap: string;
};

const on = (says: string): Move => ({ says, isOver: false });
const over = (says: string): Move => ({ says, isOver: true });
const fill = (line: string, slots: Readonly<Record<string, string | number>>) =>
  line.replace(/\{(\w{1,12})\}/g, (_, slot: string) => String(slots[slot] ?? ''));
const wordCount = (text: string) =>
  Math.max(text.split(/\s+/).length, (text.match(/\p{Script=Han}/gu) ?? []).length / 2);

/** Each choice is another one, and the same at every reading. */
function chooser(salt: string) {
  let made = 0;
  return (list: readonly string[], slots: Readonly<Record<string, string | number>> = {}) => {
    made += 1;
    return fill(list[hash(salt, made) % Math.max(1, list.length)] ?? '', slots);
  };
}

/** An answer has at most so many words. */
const LONGEST_ANSWER = 7;

const isAnswer = ({ answers }: GameWords, kind: Answer, text: string) =>
  wordCount(text) <= LONGEST_ANSWER && answers[kind].test(text);

const MOST_QUESTIONS = 14;
const MOST_GUESSES = 3;

/** The question that parts best what is still possible. */
function bestQuestion(left: readonly string[], asked: ReadonlySet<string>): string | null {
  const split = (letter: string) => {
    const having = left.filter((thing) => things[thing]?.includes(letter)).length;
    return Math.min(having, left.length - having);
  };
  const [best] = [...letters]
    .filter((letter) => !asked.has(letter) && split(letter) > 0)
    .toSorted((one, other) => split(other) - split(one));
  return best ?? null;
}

/** The user thinks of something, the character asks and guesses. */
function twenty({ gap, words, salt }: Table): { says: string; round: Round } {
  const choose = chooser(salt);
  const asked = new Set<string>();
  const wrong = new Map(Object.keys(things).map((thing) => [thing, 0]));
  const guessed = new Set<string>();
  let open: { letter: string } | { thing: string } | 'told' = 'told';
  const possible = () => {
    const rest = [...wrong].filter(([thing]) => !guessed.has(thing));
    const least = Math.min(...rest.map(([, count]) => count));
    return rest.filter(([, count]) => count === least).map(([thing]) => thing);
  };
  const next = (): Move => {
    if (guessed.size >= MOST_GUESSES) {
      open = 'told';
      return on(choose(words.says.givesUp));
    }
    const left = possible();
    const letter =
      left.length > 2 && asked.size < MOST_QUESTIONS ? bestQuestion(left, asked) : null;
    if (letter !== null) {
      asked.add(letter);
      open = { letter };
      return on(words.questions[letter] ?? '');
    }
    const thing = left[hash(salt, asked.size) % left.length] ?? 'you';
    guessed.add(thing);
    open = { thing };
    return on(fill(words.isIt, { thing: words.things[thing] ?? '' }));
  };
  const round: Round = (text) => {
    if (words.tells.test(text)) return over(choose(words.says.solved));
    if (open === 'told')
      return wordCount(text) <= LONGEST_ANSWER ? over(choose(words.says.solved)) : null;
    const [yes, partly, no] = (['yes', 'partly', 'no'] as const).map((kind) =>
      isAnswer(words, kind, text),
    );
    if (!yes && !partly && !no) return null;
    if ('thing' in open) return yes && !partly ? over(choose(words.says.won)) : next();
    const { letter } = open;
    for (const [thing, count] of wrong) {
      const isSo = things[thing]?.includes(letter) ?? false;
      if (!partly && isSo !== yes) wrong.set(thing, count + 1);
    }
    return next();
  };
  return { says: choose(words.opens.twenty) + gap + next().says, round };
}

const rangeOf = (wish: string): number => {
  const numbers = (wish.match(/\d{1,6}/g) ?? []).map(Number);
  const most = Math.max(...numbers, 0);
  return most >= 5 ? most : 100;
};

/** The character guesses the user's number by halves. */
function theirNumber({ gap, words, wish, salt }: Table): { says: string; round: Round } {
  const choose = chooser(salt);
  let [low, high] = [1, rangeOf(wish)];
  let isTold = false;
  const middle = () => Math.floor((low + high) / 2);
  const ask = () => choose(words.says.isNumber, { n: middle() });
  const round: Round = (text) => {
    if (isTold) return wordCount(text) <= LONGEST_ANSWER ? over(choose(words.says.solved)) : null;
    const [higher, lower] = [isAnswer(words, 'higher', text), isAnswer(words, 'lower', text)];
    if (!higher && !lower)
      return isAnswer(words, 'yes', text) ? over(choose(words.says.won)) : null;
    if (higher) low = middle() + 1;
    else high = middle() - 1;
    isTold = low > high;
    return on(isTold ? choose(words.says.miscounted) : ask());
  };
  return { says: choose(words.opens.theirNumber) + gap + ask(), round };
}

/** The user guesses the character's number. */
function ownNumber({ words, wish, salt }: Table): { says: string; round: Round } {
  const choose = chooser(salt);
  const most = rangeOf(wish);
  const secret = 1 + (hash(salt, 'number') % most);
  let latest: number | null = null;
  const round: Round = (text) => {
    const guess = /\d{1,6}/.exec(text)?.[0];
    if (guess !== undefined && wordCount(text) <= LONGEST_ANSWER) {
      const n = Number(guess);
      latest = n;
      if (n === secret) return over(choose(words.says.rightNumber, { n }));
      return on(choose(n < secret ? words.says.higher : words.says.lower, { n }));
    }
    if (isAnswer(words, 'giveUp', text)) return over(choose(words.says.reveal, { n: secret }));
    const asksOn = isAnswer(words, 'higher', text) || isAnswer(words, 'lower', text);
    if (latest === null || !asksOn) return null;
    return on(
      choose(latest < secret ? words.says.hintHigher : words.says.hintLower, { n: latest }),
    );
  };
  return { says: choose(words.opens.ownNumber, { most }), round };
}

export const guessedOf = ({ guessOf }: GameWords, text: string): GuessKind | null =>
  guessKinds.find((kind) => guessOf[kind].test(text)) ?? null;

/** "Guess what I ate": three guesses, and then it wants to know. */
function guessWhat({ gap, words, wish, salt }: Table): { says: string; round: Round } {
  const choose = chooser(salt);
  const pool = words.guesses[guessedOf(words, wish) ?? 'thing'];
  const first = hash(salt, 'guess') % pool.length;
  let made = 0;
  const guess = () => {
    made += 1;
    return pool[(first + made) % pool.length] ?? '';
  };
  const round: Round = (text) => {
    if (isAnswer(words, 'yes', text)) return over(choose(words.says.won));
    const isWrong = (some: string) =>
      (['no', 'partly', 'higher', 'lower'] as const).some((kind) => isAnswer(words, kind, some));
    // "Nope, on a roof" tells it after all.
    const told = text.replace(words.answers.no, '').replace(/^[\s,，对]{1,4}/u, '');
    const isOnlyWrong = isWrong(text) && (wordCount(told) < 2 || isWrong(told));
    if (isOnlyWrong && wordCount(text) <= 4)
      return on(made < MOST_GUESSES ? guess() : choose(words.says.givesUp));
    return wordCount(text) <= LONGEST_ANSWER ? over(choose(words.says.solved)) : null;
  };
  return { says: choose(words.opens.guessWhat) + gap + guess(), round };
}

/** Truth or dare, the user first; what the user asks then is answered as always. */
function truth({ words, salt }: Table): { says: string; round: Round } {
  const choose = chooser(salt);
  let isAsked = false;
  let isDared = false;
  const round: Round = (text) => {
    const [wantsTruth, wantsDare] = [isAnswer(words, 'truth', text), isAnswer(words, 'dare', text)];
    const isTurned = isAnswer(words, 'yourTurn', text) || (wantsTruth && wantsDare);
    if (isTurned) {
      isAsked = false;
      return on(choose(words.says.mine));
    }
    if (wantsTruth || wantsDare) {
      isAsked = true;
      isDared = !wantsTruth;
      return on(choose(wantsTruth ? words.says.truths : words.says.dares));
    }
    if (!isAsked) return null;
    isAsked = false;
    return on(choose(isDared ? words.says.mine : words.says.heardTruth));
  };
  return { says: choose(words.opens.truth), round };
}

const BEATS: Readonly<Record<Throw, Throw>> = {
  rock: 'scissors',
  scissors: 'paper',
  paper: 'rock',
};
const THROWS = ['rock', 'paper', 'scissors'] as const;

/** Rock, paper, scissors: the character's choice is settled before the user's is read. */
function rps({ words, salt }: Table): { says: string; round: Round } {
  const choose = chooser(salt);
  let rounds = 0;
  const round: Round = (text) => {
    if (wordCount(text) > LONGEST_ANSWER) return null;
    const shown = THROWS.filter((one) => words.throws[one].heard.test(text));
    const [theirs] = shown;
    if (theirs === undefined || shown.length > 1)
      return isAnswer(words, 'again', text) || shown.length > 1
        ? on(choose(words.says.ready))
        : null;
    rounds += 1;
    const mine = THROWS[hash(salt, 'throw', rounds) % THROWS.length] ?? 'rock';
    const { draw, iWin, youWin } = words.says;
    const result = mine === theirs ? draw : BEATS[mine] === theirs ? iWin : youWin;
    return on(choose(result, { mine: words.throws[mine].name }));
  };
  return { says: choose(words.opens.rps), round };
}

const MOST_MISSES = 7;

/** The user finds the letters of a word. */
function hangman({ gap, words, salt }: Table): { says: string; round: Round } {
  const choose = chooser(salt);
  const word = words.hidden[hash(salt, 'word') % words.hidden.length] ?? '';
  const found = new Set<string>();
  let misses = 0;
  const shown = () => [...word].map((letter) => (found.has(letter) ? letter : '·')).join(' ');
  const round: Round = (text) => {
    if (isAnswer(words, 'giveUp', text)) return over(choose(words.says.hanged, { word }));
    const tried = text.replace(/[^\p{L}]/gu, '');
    if (text.includes(' ') || tried === '') return null;
    if (tried === word) return over(choose(words.says.guessed, { word }));
    const isHit = tried.length === 1 && word.includes(tried);
    if (isHit) found.add(tried);
    else misses += 1;
    if ([...word].every((letter) => found.has(letter)))
      return over(choose(words.says.guessed, { word }));
    if (misses >= MOST_MISSES) return over(choose(words.says.hanged, { word }));
    const slots = { letter: tried, shown: shown(), left: MOST_MISSES - misses };
    return on(choose(isHit ? words.says.hit : words.says.miss, slots));
  };
  return { says: choose(words.opens.hangman) + gap + shown(), round };
}

/** A story by turns: each of the character's sentences fits any story. */
function story({ words, wish, salt }: Table): { says: string; round: Round } {
  const choose = chooser(salt);
  let told = 0;
  const turn = () => {
    told += 1;
    return words.says.storyTurns[told - 1] ?? '';
  };
  const round: Round = (text) => {
    if (isAnswer(words, 'end', text)) return over(choose(words.says.storyEnds));
    if (/[?？]/u.test(text) || wordCount(text) < 2) return null;
    const says = turn();
    return says === '' ? over(choose(words.says.storyEnds)) : on(says);
  };
  const hasBegun = /[:：…]\s{0,3}\S{2}/u.test(wish);
  return { says: hasBegun ? turn() : choose(words.opens.story), round };
}

const FIRST_WORD = /[:：?？!！,，]\s{0,3}([\p{L}]{2,20})$/u;

/** A word of the character's for a word of the user's; without one it says so. */
function wordGame(
  { words, wish, salt }: Table,
  id: GameId,
  answer: (word: string, used: ReadonlySet<string>) => string | null,
): { says: string; round: Round } {
  const choose = chooser(salt);
  const used = new Set<string>();
  const round: Round = (text) => {
    if (wordCount(text) > 2 || text.endsWith('?')) return null;
    if (isAnswer(words, 'giveUp', text) || isAnswer(words, 'end', text))
      return over(choose(words.says.wordsEnd));
    if ((['yes', 'no', 'partly'] as const).some((kind) => isAnswer(words, kind, text))) return null;
    used.add(text);
    const word = answer(text, used);
    if (word !== null) used.add(word);
    const none = id === 'rhyme' ? words.says.noRhyme : words.says.noWord;
    if (word === null && (id === 'chain' || id === 'cities'))
      return over(choose(words.says.noWord, { echo: text }));
    return on(choose(word === null ? none : words.says.word, { echo: text, word: word ?? '' }));
  };
  // "Let's play cities? Moscow" is the first turn as well.
  const first = FIRST_WORD.exec(wish)?.[1] ?? '';
  const move = first === '' ? null : round(first);
  return { says: move?.says ?? choose(words.opens[id]), round };
}

/** Letters at the end of a word with which none begins. */
const NO_BEGINNING = /[ъьый]{1,2}$/u;

const chained =
  (pool: readonly string[]) =>
  (word: string, used: ReadonlySet<string>): string | null => {
    const last = word.replace(NO_BEGINNING, '').at(-1) ?? '';
    return pool.find((one) => one.startsWith(last) && !used.has(one)) ?? null;
  };

function rhymed({ rhymes }: GameWords) {
  const endings = Object.keys(rhymes).toSorted((one, other) => other.length - one.length);
  return (word: string, used: ReadonlySet<string>): string | null => {
    const ending = endings.find((one) => word.endsWith(one));
    const group = ending === undefined ? [] : (rhymes[ending] ?? []);
    return group.find((one) => !used.has(one)) ?? null;
  };
}

type Begin = (table: Table) => { says: string; round: Round };

const associate: Begin = (table) =>
  wordGame(table, 'associate', (word) => table.words.associations[word] ?? null);

export const begins: Readonly<Record<GameId, Begin>> = {
  ...{ twenty, theirNumber, ownNumber, guessWhat, truth, rps, hangman, story, associate },
  chain: (table) => wordGame(table, 'chain', chained(table.words.words)),
  cities: (table) => wordGame(table, 'cities', chained(table.words.cities)),
  rhyme: (table) => wordGame(table, 'rhyme', rhymed(table.words)),
  other: ({ words, salt }) => ({
    says: chooser(salt)(words.opens.other),
    round: () => null,
  }),
};
