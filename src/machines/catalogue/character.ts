import type { PictureSetting } from '../../../common/places';
import type { Gender } from '../../../common/settings';

export type PortraitSource = { width: number; avif: string; webp: string };

/** A character's picture in several sizes, in front of three colours of its own. */
export type Portrait = {
  /** Identifies it within the gallery of its character. */
  id?: string | undefined;
  colors: readonly [string, string, string];
  sources: readonly PortraitSource[];
  setting?: PictureSetting | undefined;
};

export type Character = {
  id: string;
  slug: string;
  name: string;
  age: number;
  gender: Gender;
  tagline: string;
  description: string;
  tags: readonly string[];
  kind: 'official' | 'custom';
  isPremium: boolean;
  portrait: Portrait;
};

/** A character as its own page shows it. */
export type CharacterDetail = Character & {
  greeting: string;
  gallery: readonly Portrait[];
  /** Others to look at from there. */
  similar: readonly Character[];
};

/** What the catalogue knows of a character, if anything, for a screen that waits for the profile. */
export type CharacterIntroduced = { type: 'character.introduced'; card: Character | null };

/** The answer to a request for a character by slug. */
export type CharacterReply = { kind: 'found'; character: CharacterDetail } | { kind: 'missing' };
