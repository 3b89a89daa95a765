import { charactersFolder } from '../../server/seed';
import type { DrawnCharacter } from '../../server/seed/character';
import { readCharacters } from '../../server/seed/readCharacters';

/** The official characters that are drawn: those whose file has a drawing. */
export const drawnCharacters = (): DrawnCharacter[] =>
  readCharacters(charactersFolder).characters.flatMap(({ slug, gender, age, tags, drawing }) =>
    drawing === undefined
      ? []
      : [{ slug, gender, age, style: tags.includes('anime') ? 'anime' : 'realistic', ...drawing }],
  );
