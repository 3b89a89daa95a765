import type { Reminding } from './reminding';

/** What a question about the user may ask for, where other words than its own tell it. */
export const toldTopics = [
  ...([
    'name',
    'age',
    'birthday',
    'home',
    'origin',
    'job',
    'before',
    'workplace',
    'rising',
  ] as const),
  ...([
    'with',
    'diet',
    'favourite',
    'learning',
    'plays',
    'like',
    'dislike',
    'ability',
    'plan',
    'trip',
    'wish',
    'bond',
  ] as const),
] as const;
export type ToldTopic = (typeof toldTopics)[number];

/** Words that ask for somebody, and words that tell of them: "siblings" asks for a sister too. */
export type BeingWords = { asked: RegExp; told: RegExp };

type Topical = Readonly<Partial<Record<ToldTopic, { asked: RegExp; told: RegExp }>>>;

/** How a language tells of its speaker, and how that is said back to them. */
export type ToldLanguage = Reminding & {
  /** The text in the usual spelling, in lower case only where it was typed so. */
  tidy: (text: string) => string;
  /** What stands before and after what is told: "by the way", "lol". */
  openers: RegExp;
  closers: RegExp;
  /** Between what may be two statements. */
  joints: RegExp;
  /** How a statement of its own begins, its subject left out or not. */
  starts: (part: string) => boolean;
  /** That somebody other than the speaker is spoken of. */
  ofOther: RegExp;
  /** That whoever was spoken of before is spoken of. */
  ofSame: RegExp;
  beings: readonly BeingWords[];
  /** The names of people or animals that a statement gives, as typed. */
  names: (clause: string) => readonly string[];
  topics: Topical;
  /** Whether a question asks for something that its speaker told. */
  asks: (question: string) => boolean;
  /** Between two questions of one message. */
  between: RegExp;
  /** Whether all that is known of its speaker is asked for. */
  asksAll: RegExp;
  /** Ends before whom the speaker calls theirs: "my older …". */
  mine: RegExp;
  /** Words that ask, and say nothing of what is asked for. */
  weightless: RegExp;
  /** Different words for one thing. */
  same: ReadonlyMap<string, string>;
  /** What is right, and what was wrong before: "it's Sunday, not Saturday". */
  corrected: (text: string) => { right: string; wrong: string | RegExp } | null;
  /** The statement in the words of whoever heard it, in lower case at its beginning; null when unsure. */
  turned: (clause: string, names: readonly string[]) => string | null;
  /** Before the last of several names. */
  and: string;
  /** Several statements in one. */
  joined: (clauses: readonly string[]) => string;
};
