import type { TranslatedTexts } from '../../character';
import { gardens } from './gardens';
import { night } from './night';
import { outdoors } from './outdoors';
import { stage } from './stage';
import { tables } from './tables';

/** Spanish texts of the official characters by slug. */
export const spanishTexts: Record<string, TranslatedTexts> = {
  ...tables,
  ...stage,
  ...outdoors,
  ...night,
  ...gardens,
};
