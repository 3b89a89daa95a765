import type { CharacterTexts } from '../../character';
import { tables } from './tables';

/** English texts of the official characters by slug. */
export const englishTexts: Record<string, CharacterTexts> = { ...tables };
