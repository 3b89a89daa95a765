import type { TranslatedTexts } from '../../character';

/** Spanish texts of the official characters by slug. */
export const spanishTexts: Record<string, TranslatedTexts> = {};
