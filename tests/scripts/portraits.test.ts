import { expect, test } from 'vitest';
import * as names from '../../server/seed/look';
import type { Look, Shot } from '../../server/seed/look';
import { drawFigure } from '../../scripts/portraits/figure/draw';
import { drawnCharacters } from '../../scripts/portraits/drawnCharacters';
import { shotsOf } from '../../scripts/portraits/shots';

const light = { side: 'left', key: '#ffe0b4', ambient: '#5f5a8a', rim: '#ffc890' } as const;
const look: Look = {
  face: 'oval',
  skin: 'honey',
  eyes: 'almond',
  iris: 'brown',
  brows: 'soft',
  nose: 'straight',
  lips: 1,
  build: 'slender',
  hair: 'bob',
  hairColour: 'ink',
  makeup: 0.5,
};
const shot: Shot = { wear: 'shirt', cloth: ['#2f6f73'], mien: 'warm', turn: 0.6 };

/** Each choice by itself, in both styles. */
const people = [
  ...names.faceShapes.map((face) => ({ look: { face } })),
  ...names.eyeShapes.map((eyes) => ({ look: { eyes } })),
  ...names.noses.map((nose) => ({ look: { nose } })),
  ...names.browShapes.map((brows) => ({ look: { brows } })),
  ...names.beards.map((beard) => ({ look: { beard } })),
  ...names.hairNames.map((hair) => ({ look: { hair } })),
  ...names.earringKinds.map((earrings) => ({ look: { earrings } })),
  ...names.markKinds.map((mark) => ({ look: { mark, freckles: true } })),
  ...names.garments.map((wear) => ({ shot: { wear } })),
  ...names.covers.map((cover) => ({ shot: { cover } })),
  ...names.expressions.map((mien) => ({ shot: { mien } })),
  ...names.glassesKinds.map((glasses) => ({ shot: { glasses } })),
].flatMap((person: { look?: Partial<Look>; shot?: Partial<Shot> }) =>
  (['anime', 'realistic'] as const).map((style) =>
    drawFigure(
      { slug: 'somebody', age: 60, style, look: { ...look, ...person.look }, framing: 'middle' },
      { ...shot, ...person.shot },
      light,
    ),
  ),
);

test('every choice of looks and clothes is a drawing of its own', () => {
  expect(people.filter((svg) => /NaN|undefined|Infinity/.test(svg))).toEqual([]);
  for (const svg of people) {
    const made = new Set([...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id));
    const used = [...svg.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id);
    expect(used.filter((id) => !made.has(id))).toEqual([]);
  }
});

test('the same person is drawn the same in every run', () => {
  const [character] = drawnCharacters();
  if (character === undefined) throw new Error('Nobody is drawn');
  expect(shotsOf(character)).toEqual(shotsOf(character));
});
