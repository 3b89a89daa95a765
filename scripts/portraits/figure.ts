import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';
import type { Figure, HairColour, Shot, Skin } from '../../server/seed/character';

type Options = notionists.Options;
type Part = 'hair' | 'body' | 'brows' | 'eyes' | 'lips' | 'nose' | 'beard' | 'glasses' | 'gesture';
type Name<P extends Part> = NonNullable<Options[P]>[number];

const ink = '#1a1219';

const lipstick = '#8d1f33';

const skins: Record<Skin, string> = {
  porcelain: '#fbe6d8',
  fair: '#f6d5bd',
  honey: '#edc29a',
  tan: '#dcab80',
  brown: '#b98059',
  deep: '#94603f',
};

const hairs: Record<HairColour, string> = {
  ink,
  chestnut: '#4a2618',
  auburn: '#7d2f1b',
  blond: '#c08b3c',
  grey: '#6f6a72',
  silver: '#b9b4b8',
  teal: '#1f6470',
  plum: '#5e3168',
  rose: '#c0647e',
};

function isName<P extends Part>(part: P, name: string): name is Name<P> {
  const property: unknown = notionists.schema.properties?.[part];
  if (typeof property !== 'object' || property === null || !('items' in property)) return false;
  const { items } = property;
  if (typeof items !== 'object' || items === null || !('enum' in items)) return false;
  return Array.isArray(items.enum) && items.enum.includes(name);
}

function pick<P extends Part>(part: P, choice: number | string): Name<P>[] {
  const name = typeof choice === 'number' ? `variant${String(choice).padStart(2, '0')}` : choice;
  if (!isName(part, name)) throw new Error(`The portrait style has no ${part} "${name}"`);
  return [name];
}

const layerNames = [
  'base',
  'body',
  'hair',
  'lips',
  'beard',
  'nose',
  'eyes',
  'glasses',
  'brows',
  'gesture',
] as const;
type Layer = (typeof layerNames)[number];

/** Splits the style's drawing at its own top-level groups, which come in a fixed order. */
function layersOf(svg: string): Map<Layer, string> {
  const starts = [
    'translate(531 487)',
    'translate(178 1057)',
    'translate(266 207)',
    'translate(791 871)',
    'translate(653 805)',
    'translate(901 668)',
    'translate(610 680)',
    'translate(610 680)',
    'translate(774 657)',
    'translate(0 559)',
  ];
  const layers = new Map<Layer, string>();
  let rest = svg.slice(svg.indexOf(`<g transform="${starts[0]}">`), svg.lastIndexOf('</g></svg>'));
  layerNames.forEach((layer, index) => {
    const next = starts[index + 1];
    const cut = next === undefined ? rest.length : rest.indexOf(`<g transform="${next}">`, 1);
    layers.set(layer, rest.slice(0, cut));
    rest = rest.slice(cut);
  });
  return layers;
}

const recolour = (layer: string, white: string, black: string): string =>
  layer
    .replaceAll('fill="#fff"', `fill="${white}"`)
    .replaceAll('fill="#000"', `fill="${black}"`)
    .replaceAll('stroke="#fff"', `stroke="${white}"`)
    .replaceAll('stroke="#000"', `stroke="${black}"`);

/** The coloured figure as SVG markup, in the style's own space of 1744 by 1744 units. */
export function drawFigure(figure: Figure, shot: Shot): string {
  const svg = createAvatar(notionists, {
    seed: 'portrait',
    hair: pick('hair', figure.hair),
    nose: pick('nose', figure.nose),
    body: pick('body', shot.body),
    brows: pick('brows', shot.brows),
    eyes: pick('eyes', shot.eyes),
    lips: pick('lips', shot.lips),
    bodyIconProbability: 0,
    beardProbability: figure.beard === undefined ? 0 : 100,
    ...(figure.beard === undefined ? {} : { beard: pick('beard', figure.beard) }),
    glassesProbability: shot.glasses === undefined ? 0 : 100,
    ...(shot.glasses === undefined ? {} : { glasses: pick('glasses', shot.glasses) }),
    gestureProbability: shot.gesture === undefined ? 0 : 100,
    ...(shot.gesture === undefined ? {} : { gesture: pick('gesture', shot.gesture) }),
  }).toString();

  const skin = skins[figure.skin];
  const hair = hairs[figure.hairColour];
  const scarf = figure.hair === 62 || figure.hair === 63;
  const brows = scarf ? ink : figure.hairColour === 'silver' ? hairs.grey : hair;
  const paper = '#fbf4ea';
  const whites: Partial<Record<Layer, string>> = {
    base: skin,
    gesture: skin,
    body: shot.cloth,
    lips: paper,
    glasses: 'none',
    hair: figure.hair === 'hat' || figure.hair === 61 ? shot.cloth : paper,
  };
  const blacks: Partial<Record<Layer, string>> = { hair, beard: hair, brows };
  if (shot.lips <= 2) blacks.lips = lipstick;
  if (figure.hair === 'hat' || figure.hair === 61) blacks.hair = ink;
  const layers = [...layersOf(svg)]
    .map(([layer, markup]) => recolour(markup, whites[layer] ?? paper, blacks[layer] ?? ink))
    .join('');
  // These two leave a gap above the forehead through which the background would show.
  const crown =
    figure.hair === 58 || figure.hair === 61
      ? `<ellipse cx="872" cy="500" rx="158" ry="70" fill="${hair}"/>`
      : '';
  return crown + layers;
}
