import type { CharacterFacts } from '../character';
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

const groups = [
  tables,
  stage,
  makers,
  outdoors,
  minds,
  night,
  waters,
  gardens,
  letters,
  streets,
  heights,
  salons,
];

/** The official characters in catalogue order: the groups take turns, so that a wall is mixed. */
export const characters: CharacterFacts[] = tables.flatMap((_, place) =>
  groups.flatMap((group) => group.slice(place, place + 1)),
);
