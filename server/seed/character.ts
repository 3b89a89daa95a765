export type Manner =
  'warm' | 'dry' | 'playful' | 'courtly' | 'terse' | 'dreamy' | 'earnest' | 'bold';

export const tags = [
  'adventure',
  'anime',
  'art',
  'books',
  'calm',
  'confident',
  'cooking',
  'craft',
  'music',
  'mystery',
  'nature',
  'night-owl',
  'official',
  'realistic',
  'romantic',
  'science',
  'sport',
  'stage',
  'tender',
  'travel',
  'witty',
] as const;

export type Tag = (typeof tags)[number];

export type Gender = 'male' | 'female' | 'non-binary';

export type Skin = 'porcelain' | 'fair' | 'honey' | 'tan' | 'brown' | 'deep';

/** The last three are dyed. */
export type HairColour =
  'ink' | 'chestnut' | 'auburn' | 'blond' | 'grey' | 'silver' | 'teal' | 'plum' | 'rose';

export type Scene =
  | 'moon'
  | 'window'
  | 'arch'
  | 'lamp'
  | 'horizon'
  | 'blinds'
  | 'lanterns'
  | 'skyline'
  | 'stars'
  | 'hills';

export type Gesture =
  'hand' | 'handPhone' | 'ok' | 'okLongArm' | 'point' | 'pointLongArm' | 'waveLongArm';

/**
 * One picture's worth of choices. Numbers name the drawn variants of the portrait style
 * (hair 1 to 63, body 1 to 25, brows 1 to 13, eyes 1 to 5, lips 1 to 30, glasses 1 to 11).
 */
export type Shot = {
  body: number;
  /** Colour of the clothing, `#rrggbb`. */
  cloth: string;
  brows: number;
  eyes: number;
  lips: number;
  glasses?: number;
  gesture?: Gesture;
  scene: Scene;
  light: 'left' | 'right';
};

/** What makes the person recognisable from one shot to the next. */
export type Figure = {
  hair: number | 'hat';
  hairColour: HairColour;
  skin: Skin;
  nose: number;
  beard?: number;
  main: Omit<Shot, 'light'>;
  /** The second picture of the gallery: only what differs from the first. */
  second: Partial<Shot>;
};

export type CharacterFacts = {
  slug: string;
  age: number;
  gender: Gender;
  tags: Tag[];
  is_premium: boolean;
  /** Light, middle and deep tone of the character's own colour field. */
  palette: [string, string, string];
  light: 'left' | 'right';
  figure: Figure;
};

export type Interest = {
  topic: string;
  /** Lower-case words that a user may say. */
  keywords: string[];
  remark: string;
  question: string;
};

export type CharacterTexts = {
  name: string;
  tagline: string;
  description: string;
  greeting: string;
  /** Way of speaking, for a model's system prompt. */
  speaking: string;
  manner: Manner;
  /** At least eight single sentences about their own life, in their own voice. */
  anecdotes: string[];
  /** At least four. */
  interests: Interest[];
};

/** The texts of one character in another language; manner and way of speaking are the English ones'. */
export type TranslatedTexts = Omit<CharacterTexts, 'manner' | 'speaking'>;
