import * as v from 'valibot';
import { locales } from '../../common/locales';
import { genders } from '../../common/settings';
import type { Gender } from '../../common/settings';
import { lookSchema, shotsSchema } from './look';
import { hours, placeNames } from '../../common/places';
import { shotNames } from './shotNames';

export const manners = [
  'warm',
  'dry',
  'playful',
  'courtly',
  'terse',
  'dreamy',
  'earnest',
  'bold',
] as const;
export type Manner = (typeof manners)[number];

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

const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'Write a colour as #rrggbb'));
const light = v.picklist(['left', 'right']);

const settingSchema = v.tuple([v.picklist(placeNames), v.picklist(hours)]);

/** What `npm run portraits` draws a character from; absent with pictures of its own. */
const drawingSchema = v.strictObject({
  /** Light, middle and deep tone of the character's own colour field. */
  palette: v.tuple([colour, colour, colour]),
  light,
  /** Where, and at which hour, each picture is set. */
  places: v.strictObject(v.entriesFromList(shotNames, settingSchema)),
  figure: lookSchema,
  shots: shotsSchema,
});
type Drawing = v.InferOutput<typeof drawingSchema>;

const text = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));

const interestSchema = v.strictObject({
  topic: text(80),
  /** Lower-case words that a user may say, separated by commas. */
  keywords: v.pipe(
    text(600),
    v.transform((words) => words.split(',').map((word) => word.trim())),
    v.array(v.pipe(v.string(), v.minLength(1, 'A keyword is empty: look for a comma too many'))),
  ),
  remark: text(240),
  question: text(240),
});
export type Interest = v.InferOutput<typeof interestSchema>;

/** What a character finds, feels and wants, rather than how it lives. */
const traits = [
  'beauty',
  'date',
  'embarrassed',
  'annoyed',
  'admired',
  'proud',
  'wish',
  'learning',
] as const;
export type Trait = (typeof traits)[number];

/** What people ask a character about itself; each is answered by a line of its own. */
export const selfSubjects = [
  ...(['work', 'whyWork', 'home', 'origin', 'family', 'love', 'now', 'day', 'plans'] as const),
  ...(['hobby', 'food', 'drink', 'music', 'books', 'screen', 'animals', 'sport'] as const),
  ...(['travel', 'weather', 'sleep', 'friends', 'money', 'faith', 'fear', 'dream'] as const),
  ...(['happy', 'past', 'phone', 'colour', 'place', 'people', 'secret', 'joke'] as const),
  ...traits,
] as const;
export type SelfSubject = (typeof selfSubjects)[number];

const selfSchema = v.strictObject(v.entriesFromList(selfSubjects, v.exactOptional(text(240))));
export type Self = v.InferOutput<typeof selfSchema>;

const textsSchema = v.strictObject({
  name: text(40),
  tagline: text(100),
  description: text(600),
  greeting: text(500),
  /** Single sentences about their own life, in their own voice. */
  anecdotes: v.pipe(v.array(text(240)), v.minLength(8)),
  interests: v.pipe(v.array(interestSchema), v.minLength(4)),
  /** What they answer when asked about themselves; what is missing is not known. */
  self: v.optional(selfSchema, {}),
});

/** The texts of one character in a language that is not English. */
export type TranslatedTexts = v.InferOutput<typeof textsSchema>;

export type CharacterTexts = TranslatedTexts & {
  /** Manner of speaking, for a model's system prompt. */
  speaking: string;
  manner: Manner;
};

/** A file in `content/characters`; its name is the slug. */
export const characterFileSchema = v.strictObject({
  /** The initial order of the catalogue, with no preference known: low numbers first. */
  order: v.number(),
  age: v.pipe(v.number(), v.integer(), v.minValue(18, 'Every character is 18 or older')),
  gender: v.picklist(genders),
  premium: v.boolean(),
  tags: v.pipe(v.array(v.picklist(tags)), v.minLength(1)),
  manner: v.picklist(manners),
  speaking: text(400),
  drawing: v.exactOptional(drawingSchema),
  texts: v.pipe(
    v.record(v.picklist(locales), textsSchema),
    v.check(({ en }) => en !== undefined, 'The English texts are missing'),
  ),
});

export type CharacterFacts = {
  slug: string;
  /** At least 18. */
  age: number;
  gender: Gender;
  tags: readonly Tag[];
  isPremium: boolean;
};

/** A character that is drawn. */
export type DrawnCharacter = Pick<CharacterFacts, 'slug' | 'gender' | 'age'> &
  Drawing & { style: 'anime' | 'realistic' };
