import type { ReplyCharacter } from '../../server/replies/replyCharacter';
import type { CharacterFacts } from '../../server/seed/character';
import { characters } from '../../server/seed/characters';
import { englishTexts } from '../../server/seed/texts/en';

/** The official characters as a reply sees them. */
export const official: readonly ReplyCharacter[] = characters.flatMap((facts) => {
  const texts = englishTexts[facts.slug];
  return texts === undefined ? [] : [{ facts, texts }];
});

/** How many of them a tag shows on the wall. */
export const countOfTag = (tag: CharacterFacts['tags'][number]): number =>
  characters.filter(({ tags }) => tags.includes(tag)).length;
