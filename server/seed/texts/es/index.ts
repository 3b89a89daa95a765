import type { TranslatedTexts } from '../../character';
import { night } from './night';
import { stage } from './stage';
import { tables } from './tables';

/** Spanish texts of the official characters by slug. */
export const spanishTexts: Record<string, TranslatedTexts> = { ...tables, ...stage, ...night };
