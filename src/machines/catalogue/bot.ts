export type PortraitSource = { width: number; avif: string; webp: string };

/** A character's picture in several sizes, over a field of its own three colours. */
export type Portrait = {
  /** Names it within the gallery of its character. */
  id?: string | undefined;
  colors: readonly [string, string, string];
  sources: readonly PortraitSource[];
};

export type Gender = 'male' | 'female' | 'non-binary';

export type Bot = {
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
export type BotProfile = Bot & { greeting: string; gallery: readonly Portrait[] };

/** What the wall knows of a character, if anything, for who waits for its profile. */
export type BotIntroduced = { type: 'bot.introduced'; card: Bot | null };

/** What asking for a character by slug may come to. */
export type BotReply = { kind: 'found'; bot: BotProfile } | { kind: 'missing' };
