import type { Scene } from './brush';
import { greenhouse } from './gardens';
import { tavern } from './taverns';
import type { Lit } from './tones';
import { lake } from './waters';

type Place = { draw: Scene; lit: Lit };

/** Every place by its name. */
export const places = {
  greenhouse: { draw: greenhouse, lit: 'sky' },
  lake: { draw: lake, lit: 'sky' },
  tavern: { draw: tavern, lit: 'room' },
} satisfies Record<string, Place>;

export type PlaceName = keyof typeof places;
