/** Games that a user may propose. What is not known, or cannot be played by writing, is `other`. */
export const gameIds = [
  ...(['twenty', 'theirNumber', 'ownNumber', 'guessWhat', 'truth', 'rps'] as const),
  ...(['hangman', 'story', 'associate', 'cities', 'chain', 'rhyme', 'other'] as const),
] as const;
export type GameId = (typeof gameIds)[number];

/** What is guessed of: "guess what I ate". */
export const guessKinds = ['food', 'place', 'who', 'thing'] as const;
export type GuessKind = (typeof guessKinds)[number];

export type Answer =
  | 'yes'
  | 'no'
  | 'partly'
  | 'higher'
  | 'lower'
  | 'giveUp'
  | 'again'
  | 'yourTurn'
  | 'end'
  | 'truth'
  | 'dare';

export type Throw = 'rock' | 'paper' | 'scissors';

/** Words to play with. */
export type WordLists = {
  hidden: readonly string[];
  associations: Readonly<Record<string, string>>;
  /** Words and cities in lower case, of which each begins where another ends. */
  words: readonly string[];
  cities: readonly string[];
  /** By their endings. */
  rhymes: Readonly<Record<string, readonly string[]>>;
};

/** What a language contributes to games. All expressions read lower case without end marks. */
export type GameWords = {
  wishes: Readonly<Record<GameId, RegExp>>;
  /** What the character says when a game begins; {most} is the end of a range of numbers. */
  opens: Readonly<Record<GameId, readonly string[]>>;
  answers: Readonly<Record<Answer, RegExp>>;
  /** "It was a bicycle". */
  tells: RegExp;
  guessOf: Readonly<Record<GuessKind, RegExp>>;
  guesses: Readonly<Record<GuessKind, readonly string[]>>;
  /** The question that asks for a {thing}. */
  isIt: string;
  /** By the letters and names of `things.ts`. */
  questions: Readonly<Record<string, string>>;
  things: Readonly<Record<string, string>>;
  says: {
    /** The character guessed it, gives up, and hears what it was. */
    won: readonly string[];
    givesUp: readonly string[];
    solved: readonly string[];
    /** {n} is a number. */
    isNumber: readonly string[];
    miscounted: readonly string[];
    higher: readonly string[];
    lower: readonly string[];
    rightNumber: readonly string[];
    hintHigher: readonly string[];
    hintLower: readonly string[];
    reveal: readonly string[];
    truths: readonly string[];
    dares: readonly string[];
    heardTruth: readonly string[];
    mine: readonly string[];
    /** {mine} is what the character showed. */
    draw: readonly string[];
    iWin: readonly string[];
    youWin: readonly string[];
    ready: readonly string[];
    /** {letter}, {shown}, {left}, {word}. */
    hit: readonly string[];
    miss: readonly string[];
    guessed: readonly string[];
    hanged: readonly string[];
    storyTurns: readonly string[];
    storyEnds: readonly string[];
    /** {echo} is the user's word, {word} the character's. */
    word: readonly string[];
    noWord: readonly string[];
    noRhyme: readonly string[];
    wordsEnd: readonly string[];
  };
  throws: Readonly<Record<Throw, { heard: RegExp; name: string }>>;
} & WordLists;

/** "a = b, c = d" as a record. */
export const pairs = (list: string): Record<string, string> =>
  Object.fromEntries(
    list
      .split(/[,\n]/)
      .map((entry) => entry.split('=').map((part) => part.trim()))
      .flatMap(([key = '', value = '']) => (key === '' || value === '' ? [] : [[key, value]])),
  );

export const listed = (list: string): readonly string[] =>
  list.split(/[\s,]+/).filter((word) => word !== '');
