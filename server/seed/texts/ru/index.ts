import type { TranslatedTexts } from '../../character';
import { gardens } from './gardens';
import { letters } from './letters';
import { makers } from './makers';
import { minds } from './minds';
import { night } from './night';
import { outdoors } from './outdoors';
import { stage } from './stage';
import { tables } from './tables';
import { waters } from './waters';

/** Russian texts of the official characters by slug. */
export const russianTexts: Record<string, TranslatedTexts> = {
  ...gardens,
  ...makers,
  ...minds,
  ...night,
  ...outdoors,
  ...stage,
  ...tables,
  ...waters,
  ...letters,
};
