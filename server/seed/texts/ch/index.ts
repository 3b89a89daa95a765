import type { TranslatedTexts } from '../../character';

/** Chinese texts of the official characters by slug. */
export const chineseTexts: Record<string, TranslatedTexts> = {};
