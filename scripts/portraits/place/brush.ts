import type { Hour } from '../../../common/places';
import { mix } from '../colour';
import type { Tones } from '../scene';
import { moodOf, under, vivid } from './tones';
import type { Lit, Mood, PlaceStyle } from './tones';

type Stop = readonly [at: number, colour: string, opacity?: number];
type Axis = readonly [x1: number, y1: number, x2: number, y2: number];
export type Point = readonly [x: number, y: number];

const across: Axis = [0, 0, 1, 0.15];
export const down: Axis = [0, 0, 0, 1];

/** A number as SVG takes it, short. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Draws in one style at one hour, with the light from the left; gathers what the shapes refer to. */
export type Brush = {
  hour: Hour;
  isAnime: boolean;
  isDark: boolean;
  tones: Tones;
  mood: Mood;
  /** The next number from 0 to 1 of a row that is the same in every run. */
  random: () => number;
  between: (least: number, most: number) => number;
  pick: <T>(list: readonly [T, ...T[]]) => T;
  ramp: (stops: readonly Stop[], axis?: Axis) => string;
  round: (stops: readonly Stop[], reach?: number) => string;
  /** A colour at this hour, `far` (0 to 1) away. */
  paint: (colour: string, far?: number) => string;
  /** The same with its lit and its shaded side: smooth, or in two steps. */
  form: (colour: string, far?: number, axis?: Axis) => string;
  /** The thin line around a shape in the drawn style. */
  line: (colour: string, width?: number) => string;
  /** A group out of focus; the drawn style stays sharp but for the nearest things. */
  blur: (amount: number, content: string) => string;
  clip: (shape: string, content: string) => string;
  defs: () => string;
};

const gradientStops = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

export function brushOf(ask: {
  hour: Hour;
  style: PlaceStyle;
  lit: Lit;
  tones: Tones;
  id: string;
}): Brush {
  const { hour, style, lit, tones, id } = ask;
  const isAnime = style === 'anime';
  const mood = moodOf(hour, style, lit, tones);
  const made = new Map<string, { name: string; open: string; close: string }>();
  let seed = 7;
  /** Writes each definition once, however often it is asked for. */
  const define = (tag: string, attributes: string, content: string): string => {
    const open = `<${tag} ${attributes} `;
    const whole = `${open}>${content}`;
    const known = made.get(whole);
    if (known !== undefined) return known.name;
    const name = `${id}-p${made.size}`;
    made.set(whole, { name, open, close: `>${content}</${tag}>` });
    return name;
  };
  const random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  const paint = (colour: string, far = 0) => {
    const seen = under(colour, mood.cast);
    const misty = mix(seen, mood.air, Math.min(0.92, far));
    return vivid(misty, isAnime ? 1.18 : 1.1 - far * 0.3);
  };
  const ramp: Brush['ramp'] = (stops, axis = down) => {
    const [x1, y1, x2, y2] = axis;
    const attributes = `x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}"`;
    return `url(#${define('linearGradient', attributes, gradientStops(stops))})`;
  };
  return {
    hour,
    isAnime,
    isDark: hour === 'night' || hour === 'dusk',
    tones,
    mood,
    random,
    between: (least, most) => least + (most - least) * random(),
    pick: (list) => list[Math.floor(random() * list.length)] ?? list[0],
    ramp,
    round: (stops, reach = 0.5) =>
      `url(#${define('radialGradient', `r="${reach}"`, gradientStops(stops))})`,
    paint,
    form: (colour, far = 0, axis = across) => {
      const strength = 1 - far * 0.7;
      const base = paint(colour, far);
      const sunny = mix(base, mood.key, 0.24 * strength);
      const shade = mix(base, mood.shadow, 0.46 * strength);
      return isAnime
        ? ramp(
            [
              [0.3, sunny],
              [0.3, base],
              [0.68, base],
              [0.68, shade],
            ],
            axis,
          )
        : ramp(
            [
              [0, sunny],
              [0.45, base],
              [1, shade],
            ],
            axis,
          );
    },
    line: (colour, width = 1.6) =>
      isAnime
        ? ` stroke="${mix(paint(colour), mood.shadow, 0.72)}" stroke-width="${n(width)}" stroke-linejoin="round"`
        : '',
    blur: (amount, content) => {
      const reach = isAnime ? amount * 0.36 : amount;
      if (reach < 0.6) return `<g>${content}</g>`;
      const filter = define(
        'filter',
        'filterUnits="userSpaceOnUse" x="-200" y="-200" width="1360" height="1680" color-interpolation-filters="sRGB"',
        `<feGaussianBlur stdDeviation="${n(reach)}"/>`,
      );
      // Beyond the edge of the picture there is nothing to blur: the sharp group fills it.
      const group = `${id}-b${made.size}-${Math.round(random() * 1e6)}`;
      return `<g id="${group}">${content}</g><use xlink:href="#${group}" filter="url(#${filter})"/>`;
    },
    clip: (shape, content) =>
      `<g clip-path="url(#${define('clipPath', '', shape)})">${content}</g>`,
    defs: () =>
      [...made.values()].map(({ name, open, close }) => `${open}id="${name}"${close}`).join(''),
  };
}

/** What lies behind the figure and what stands before it, with the light from the left. */
export type Scene = (brush: Brush) => { back: string; front: string };
