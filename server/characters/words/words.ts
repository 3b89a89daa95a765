import type { components } from '../../../src/api/schema';
import type { Interest } from '../../seed/character';

type Schemas = components['schemas'];
export type Occupation = Schemas['Occupation'];
export type Personality = Schemas['Personality'];

/** For a woman, a man, and who is neither; or one word for all. */
export type Forms = string | readonly [female: string, male: string, other: string];

/** What a persona is told with in one language, around the words of its maker. */
export type PersonaWords = {
  occupations: Record<Occupation, Forms>;
  personalities: Record<Personality, Forms>;
  /** Between the parts of a list. */
  comma: string;
  likes(text: string): string;
  dislikes(text: string): string;
  greeting(name: string): string;
  /** In the persona's own voice. */
  ownLikes(text: string): string;
  ownDislikes(text: string): string;
  ownWork(text: string): string;
  /** Said by every persona sooner or later, so that a script has something to say. */
  anecdotes: readonly string[];
  /** Of one thing that the persona likes. */
  interest(topic: string): Pick<Interest, 'remark' | 'question'>;
};
