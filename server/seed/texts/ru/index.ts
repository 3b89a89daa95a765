import type { TranslatedTexts } from '../../character';
import { makers } from './makers';
import { night } from './night';
import { stage } from './stage';
import { tables } from './tables';

/** Russian texts of the official characters by slug. */
export const russianTexts: Record<string, TranslatedTexts> = {
  ...night,
  ...stage,
  ...tables,
  ...makers,
};
