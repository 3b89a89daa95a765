import type { ReplyCharacter } from '../../server/replies/replyCharacter';
import type { CharacterFacts } from '../../server/seed/character';
import { seed } from './seed';

/** The official characters as a reply sees them. */
export const official: readonly ReplyCharacter[] = seed.characters.flatMap((facts) => {
  const texts = seed.texts.en[facts.slug];
  return texts === undefined ? [] : [{ facts, texts }];
});

/** How many of them a tag shows on the wall. */
export const countOfTag = (tag: CharacterFacts['tags'][number]): number =>
  seed.characters.filter(({ tags }) => tags.includes(tag)).length;
