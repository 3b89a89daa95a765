import type { TranslatedTexts } from '../../character';
import { gardens } from './gardens';
import { heights } from './heights';
import { letters } from './letters';
import { night } from './night';
import { salons } from './salons';
import { streets } from './streets';
import { stage } from './stage';
import { tables } from './tables';
import { waters } from './waters';

/** German texts of the official characters by slug. */
export const germanTexts: Record<string, TranslatedTexts> = {
  ...tables,
  ...stage,
  ...night,
  ...gardens,
  ...heights,
  ...letters,
  ...salons,
  ...streets,
  ...waters,
};
