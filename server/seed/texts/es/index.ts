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

/** Spanish texts of the official characters by slug. */
export const spanishTexts: Record<string, TranslatedTexts> = {
  ...gardens,
  ...heights,
  ...letters,
  ...makers,
  ...minds,
  ...night,
  ...outdoors,
  ...salons,
  ...stage,
  ...streets,
  ...tables,
  ...waters,
};
