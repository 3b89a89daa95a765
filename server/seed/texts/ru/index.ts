import type { TranslatedTexts } from '../../character';

/** Russian texts of the official characters by slug. */
export const russianTexts: Record<string, TranslatedTexts> = {};
