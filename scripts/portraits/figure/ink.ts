import type { Point } from './geometry';

export type Light = { side: 'left' | 'right'; key: string; ambient: string; rim: string };
export type Style = 'anime' | 'realistic';

/** What every part of one drawing shares; `defs` collects its gradients, clips and filters. */
export type Ink = {
  id: string;
  style: Style;
  light: Light;
  /** The direction that light comes from along x. */
  lit: -1 | 1;
  dark: -1 | 1;
  defs: Map<string, string>;
  random: () => number;
};

type Stop = readonly [offset: number, colour: string, opacity?: number];

/** The same definition twice is one definition. */
function define(ink: Ink, make: (id: string) => string): string {
  const content = make('');
  let id = ink.defs.get(content);
  if (id === undefined) {
    id = `${ink.id}${ink.defs.size.toString(36)}`;
    ink.defs.set(content, id);
  }
  return id;
}

export const definitions = (ink: Ink): string =>
  `<defs>${[...ink.defs].map(([content, id]) => content.replace(' id=""', ` id="${id}"`)).join('')}</defs>`;

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

export const linear = (ink: Ink, [x1, y1]: Point, [x2, y2]: Point, stops: readonly Stop[]) =>
  `url(#${define(
    ink,
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`,
  )})`;

export const radial = (ink: Ink, [cx, cy]: Point, r: number, stops: readonly Stop[]) =>
  `url(#${define(
    ink,
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${r.toFixed(1)}">${stopsOf(stops)}</radialGradient>`,
  )})`;

/** Only shows what lies within the path. */
export const clipped = (ink: Ink, path: string, content: string): string =>
  content === ''
    ? ''
    : `<g clip-path="url(#${define(ink, (id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`)})">${content}</g>`;

export const blurred = (ink: Ink, radius: number, content: string): string =>
  content === ''
    ? ''
    : `<g filter="url(#${define(
        ink,
        (id) =>
          `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${radius}"/></filter>`,
      )})">${content}</g>`;

export const shape = (path: string, fill: string, opacity = 1): string =>
  `<path d="${path}" fill="${fill}"${opacity === 1 ? '' : ` fill-opacity="${opacity.toFixed(2)}"`}/>`;

export const stroke = (path: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity === 1 ? '' : ` stroke-opacity="${opacity.toFixed(2)}"`}/>`;

export const oval = ([cx, cy]: Point, rx: number, ry: number, fill: string, opacity = 1): string =>
  `<ellipse cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" rx="${rx.toFixed(1)}" ry="${ry.toFixed(1)}" fill="${fill}"${opacity === 1 ? '' : ` fill-opacity="${opacity.toFixed(2)}"`}/>`;

/** An oval that fades to its edge: what a blur would give, at no cost. */
export function soft(
  ink: Ink,
  [cx, cy]: Point,
  rx: number,
  ry: number,
  colour: string,
  opacity = 1,
) {
  const fade = define(
    ink,
    (id) =>
      `<radialGradient id="${id}">${stopsOf([
        [0, colour],
        [0.35, colour, 0.8],
        [0.7, colour, 0.28],
        [1, colour, 0],
      ])}</radialGradient>`,
  );
  return oval([cx, cy], rx * 1.45, ry * 1.45, `url(#${fade})`, opacity);
}
