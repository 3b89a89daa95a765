import type { components } from '../../../src/api/schema';
import type { Interest } from '../../seed/character';

type Schemas = components['schemas'];
export type Occupation = Schemas['Occupation'];
export type Personality = Schemas['Personality'];

/** For a woman, a man, and anybody else; or one word for all. */
export type Forms = string | readonly [female: string, male: string, other: string];

/** One language's phrases for describing a persona, around the maker's own words. */
export type PersonaWords = {
  occupations: Record<Occupation, Forms>;
  personalities: Record<Personality, Forms>;
  /** The separator of a list. */
  comma: string;
  likes(text: string): string;
  dislikes(text: string): string;
  greeting(name: string): string;
  /** In the persona's own voice. */
  ownLikes(text: string): string;
  ownDislikes(text: string): string;
  ownWork(text: string): string;
  /** How things stand between the persona and its maker. */
  ownScenario(text: string): string;
  ownTraits: Record<Personality, string>;
  /** Fills up what a persona has to tell, where its maker wrote little. */
  anecdotes: readonly string[];
  /** For one thing that the persona likes. */
  interest(topic: string): Pick<Interest, 'remark' | 'question'>;
};
