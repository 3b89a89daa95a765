import type { TranslatedTexts } from '../../character';

/** German texts of the official characters by slug. */
export const germanTexts: Record<string, TranslatedTexts> = {};
