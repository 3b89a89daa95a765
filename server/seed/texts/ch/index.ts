import type { TranslatedTexts } from '../../character';
import { night } from './night';
import { tables } from './tables';

/** Chinese texts of the official characters by slug. */
export const chineseTexts: Record<string, TranslatedTexts> = { ...tables, ...night };
