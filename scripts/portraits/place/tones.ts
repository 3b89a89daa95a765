import { mix } from '../colour';
import type { Hour } from '../../../common/places';
import type { Tones } from '../scene';

export type PlaceStyle = 'realistic' | 'anime';

/** What lights a place: a room's window or lamps, the open sky, or lamps under the sky. */
export type Lit = 'room' | 'sky' | 'lamps';

/** What an hour does to the colours of a place. */
export type Mood = {
  /** Sky from the zenith to the horizon. */
  sky: readonly [high: string, middle: string, low: string];
  /** The air that lies over what is far away. */
  air: string;
  /** What daylight or lamplight leaves of every colour, by multiplication. */
  cast: string;
  key: string;
  /** The flame or bulb of whatever is lit. */
  lamp: string;
  ambient: string;
  rim: string;
  shadow: string;
};

type Raw = Omit<Mood, 'cast' | 'lamp'> & { inside: string; outside: string };

const painted: Record<Hour, Raw> = {
  dawn: {
    sky: ['#7695c9', '#e3b5ad', '#ffd394'],
    air: '#e6c8ba',
    inside: '#e6cfbd',
    outside: '#d3b9b4',
    key: '#ffd8a6',
    ambient: '#9d97b4',
    rim: '#ffe9c9',
    shadow: '#3d3350',
  },
  day: {
    sky: ['#5f97cc', '#a3cbe4', '#eef0dd'],
    air: '#cfe0e2',
    inside: '#efe6d8',
    outside: '#f4efe4',
    key: '#fff1d2',
    ambient: '#aebfc9',
    rim: '#fffaf0',
    shadow: '#32405a',
  },
  dusk: {
    sky: ['#3b3f74', '#b8607c', '#ffa257'],
    air: '#c98774',
    inside: '#d6a27c',
    outside: '#b5806f',
    key: '#ffb070',
    ambient: '#6d5a80',
    rim: '#ffcb96',
    shadow: '#2b1d3d',
  },
  night: {
    sky: ['#0b1230', '#1c2b52', '#40557f'],
    air: '#2f4068',
    inside: '#b58762',
    outside: '#4d5c8c',
    key: '#ffbf78',
    ambient: '#333a62',
    rim: '#a9c2f2',
    shadow: '#0d0b1e',
  },
};

const cel: Record<Hour, Raw> = {
  dawn: {
    ...painted.dawn,
    sky: ['#6d93ea', '#f4b4cf', '#ffe6ac'],
    air: '#f3c9d2',
    inside: '#f2d6cb',
    outside: '#efcbd0',
    ambient: '#a99be0',
  },
  day: {
    ...painted.day,
    sky: ['#2484e6', '#62bcf6', '#d8f4ff'],
    air: '#c4e6fb',
    inside: '#fff6e6',
    outside: '#ffffff',
    ambient: '#9cc4f0',
    shadow: '#2a3f86',
  },
  dusk: {
    ...painted.dusk,
    sky: ['#4b42ae', '#e4659c', '#ffbc62'],
    air: '#ef8f86',
    inside: '#ecae8c',
    outside: '#dc8f8c',
    ambient: '#8460b8',
    shadow: '#33206a',
  },
  night: {
    ...painted.night,
    sky: ['#0c1452', '#2537a0', '#6478dc'],
    air: '#3a4fb0',
    inside: '#c6946c',
    outside: '#5f72c8',
    ambient: '#3f48a8',
    rim: '#aecbff',
    shadow: '#120c3a',
  },
};

const lamp = '#ffc27a';
const moonlight = '#c2d0f8';

const byte = (colour: string, at: number): number => parseInt(colour.slice(at, at + 2), 16);

const hex = (values: readonly number[]): string =>
  values.reduce(
    (text, value) =>
      text +
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, '0'),
    '#',
  );

/** What is left of a colour under a coloured light. */
export const under = (colour: string, light: string): string =>
  hex([1, 3, 5].map((at) => (byte(colour, at) * byte(light, at)) / 255));

/** The colour with its distance from grey multiplied by `factor`. */
export function vivid(colour: string, factor: number): string {
  const values = [1, 3, 5].map((at) => byte(colour, at));
  const [red = 0, green = 0, blue = 0] = values;
  const grey = red * 0.3 + green * 0.59 + blue * 0.11;
  return hex(values.map((value) => grey + (value - grey) * factor));
}

/** The mood of an hour, with a part of the character's own colours in it. */
export function moodOf(hour: Hour, style: PlaceStyle, lit: Lit, tones: Tones): Mood {
  const { inside, outside, ...raw } = (style === 'anime' ? cel : painted)[hour];
  const [light, middle, deep] = tones;
  const [high, between, low] = raw.sky;
  return {
    ...raw,
    sky: [
      mix(high, hour === 'night' ? deep : middle, 0.2),
      mix(between, middle, 0.16),
      mix(low, light, 0.2),
    ],
    air: mix(raw.air, hour === 'night' ? middle : light, 0.22),
    shadow: mix(raw.shadow, deep, 0.5),
    ambient: mix(raw.ambient, middle, 0.25),
    cast: {
      room: inside,
      sky: outside,
      lamps: hour === 'night' ? mix(outside, inside, 0.45) : outside,
    }[lit],
    key: hour === 'night' && lit === 'sky' ? moonlight : raw.key,
    lamp,
  };
}
