import type { TranslatedTexts } from '../../character';
import { gardens } from './gardens';
import { heights } from './heights';
import { letters } from './letters';
import { makers } from './makers';
import { minds } from './minds';
import { night } from './night';
import { outdoors } from './outdoors';
import { salons } from './salons';
import { stage } from './stage';
import { streets } from './streets';
import { tables } from './tables';
import { waters } from './waters';

/** German texts of the official characters by slug. */
export const germanTexts: Record<string, TranslatedTexts> = {
  ...tables,
  ...night,
  ...gardens,
  ...heights,
  ...letters,
  ...makers,
  ...minds,
  ...outdoors,
  ...salons,
  ...stage,
  ...streets,
  ...waters,
};
