import type { SelfSubject, Trait } from '../../seed/character';
import type { Wordings } from '../wordings';

/** What a message does to the conversation itself. */
export const moves = [
  ...(['back', 'why', 'really', 'meant', 'more', 'which', 'game', 'call'] as const),
  ...([
    'hug',
    'kiss',
    'hello',
    'bye',
    'good',
    'bad',
    'fond',
    'ask',
    'advice',
    'howTo',
    'riddle',
    'theirRiddle',
    'givesUp',
    'guess',
    'nice',
    'askMe',
    'story',
    'recall',
    'wh',
    'would',
    'assure',
  ] as const),
] as const;
export type Move = (typeof moves)[number];

/** How a language asks a character about itself, and what else it does to a conversation. */
export type SelfWordings = Omit<Wordings, 'kinds' | 'phrases'> & {
  kinds?: Wordings['kinds'];
  apart: string;
  /** Words by which somebody speaks of their own world: "my", "we". */
  own: string;
  /** Words by which somebody speaks to another. */
  you: string;
  /** Words that name a subject: "music, song". */
  topics: Readonly<Partial<Record<SelfSubject, string>>>;
  /** Phrases in which X is a word of a subject: "do you … X". */
  frames: string;
  /** Phrases that ask for a subject by themselves; a subject's words stand as its name in capitals. */
  phrases: Readonly<Partial<Record<SelfSubject, string>>>;
  moves: Readonly<Partial<Record<Move, string>>>;
};

/** How a language asks what a character finds, feels and wants, rather than how it lives. */
export type TraitPhrases = Readonly<Record<Trait, string>>;
