import type { CharacterFacts } from '../character';
import { tables } from './tables';

/** The official characters of the catalogue, in catalogue order. */
export const characters: CharacterFacts[] = [...tables];
