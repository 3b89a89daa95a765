import type { DrawnCharacter } from '../../server/seed/character';
import type { ShotName } from '../../server/seed/shotNames';
import { drawFigure } from './figure/draw';
import type { Framing } from './figure/draw';
import { drawPlace } from './place';
import { drawScene, width } from './scene';

export type DrawnShot = { name: ShotName; svg: string };

/** The card's picture is the only one that is shown larger than this. */
const otherWidth = 640;

/** How near each picture is, and whether its light comes from the character's own side. */
const settings: Record<ShotName, { framing: Framing; isOwnSide: boolean }> = {
  main: { framing: 'middle', isOwnSide: true },
  second: { framing: 'middle', isOwnSide: false },
  near: { framing: 'near', isOwnSide: true },
  wide: { framing: 'wide', isOwnSide: false },
  home: { framing: 'middle', isOwnSide: false },
  outside: { framing: 'wide', isOwnSide: true },
  night: { framing: 'near', isOwnSide: false },
  evening: { framing: 'middle', isOwnSide: true },
};

/** A persona's figure has one picture, a character has all. */
export type Sitter<Name extends ShotName> = Omit<DrawnCharacter, 'shots' | 'places'> & {
  shots: Pick<DrawnCharacter['shots'], Name>;
  places: Pick<DrawnCharacter['places'], Name>;
};

export function drawShot<Name extends ShotName>(sitter: Sitter<Name>, name: Name): DrawnShot {
  const { slug, age, style, light: own, figure, palette } = sitter;
  const { framing, isOwnSide } = settings[name];
  const side = isOwnSide ? own : own === 'left' ? 'right' : 'left';
  const [place, hour] = sitter.places[name];
  const { back, front, light } = drawPlace(place, { hour, side, style, framing, palette, id: 'p' });
  const person = drawFigure({ slug, age, style, look: figure, framing }, sitter.shots[name], light);
  return { name, svg: drawScene([back, person, front], name === 'main' ? width : otherWidth) };
}

/** The card's picture. */
export const mainShotOf = (sitter: Sitter<'main'>): DrawnShot => drawShot(sitter, 'main');

const publicShots = ['main', 'second', 'near', 'wide'] as const;
const privateShots = ['home', 'outside', 'night', 'evening'] as const;

/** The public pictures of one character; the first is the card's. */
export const shotsOf = (character: DrawnCharacter): DrawnShot[] =>
  publicShots.map((name) => drawShot(character, name));

/** The private pictures. */
export const privateShotsOf = (character: DrawnCharacter): DrawnShot[] =>
  privateShots.map((name) => drawShot(character, name));
