import type { CharacterFacts, CharacterTexts } from '../seed/character';

/** What a reply needs of a character; the seed's characters satisfy it. */
export type ReplyCharacter = {
  facts: Pick<CharacterFacts, 'slug' | 'age' | 'gender'>;
  texts: CharacterTexts;
};
