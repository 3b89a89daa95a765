import { mix } from '../colour';
import type { Light } from './ink';

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

/** Multiplies the channels, as a glaze of paint does. */
export const glazed = (colour: string, glaze: string, share = 1): string => {
  const over = channels(glaze);
  const result = channels(colour).reduce(
    (text, value, at) =>
      text +
      Math.round((value * (over[at] ?? 0)) / 255)
        .toString(16)
        .padStart(2, '0'),
    '#',
  );
  return mix(colour, result, share);
};

/** 0 (black) to 1 (white), as the eye weighs the channels. */
export const brightness = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = channels(colour);
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255;
};

/** One material in the light of a place. */
export type Tones = {
  base: string;
  light: string;
  bright: string;
  shade: string;
  deep: string;
  line: string;
};

export function tonesOf(colour: string, { key, ambient }: Light): Tones {
  const base = mix(colour, glazed(colour, mix(key, '#ffffff', 0.5)), 0.35);
  const shade = mix(glazed(base, '#a58fa8'), glazed(base, ambient), 0.3);
  return {
    base,
    light: mix(base, mix(key, '#ffffff', 0.6), 0.22),
    bright: mix(base, mix(key, '#ffffff', 0.7), 0.46),
    shade,
    deep: mix(glazed(shade, '#806f90'), '#150a18', 0.18),
    line: mix(glazed(glazed(base, '#6a4a58'), '#6a4a58'), '#1b0d17', 0.45),
  };
}

export type SkinTones = Tones & { blush: string; lip: string };

export function skinTonesOf(colour: string, light: Light): SkinTones {
  const pale = brightness(colour);
  const base = mix(colour, glazed(colour, mix(light.key, '#ffffff', 0.55)), 0.3);
  // The edge of a shadow on skin is redder than either side of it.
  const shade = mix(
    glazed(base, pale > 0.6 ? '#dba492' : '#c08d84'),
    glazed(base, mix(light.ambient, '#8a6a7a', 0.5)),
    0.28,
  );
  return {
    base,
    light: mix(base, mix(light.key, '#fff6e8', 0.6), pale > 0.5 ? 0.38 : 0.24),
    bright: mix(base, '#fff4e6', pale > 0.5 ? 0.72 : 0.46),
    shade,
    deep: mix(glazed(shade, '#b57a72'), glazed(shade, light.ambient), 0.25),
    line: mix(glazed(glazed(base, '#8a4a40'), '#8a4a48'), '#2a0f14', 0.4),
    blush: mix(base, pale > 0.5 ? '#e2604e' : '#a8382c', 0.55),
    lip: mix(base, pale > 0.5 ? '#b9404a' : '#7a2430', 0.5),
  };
}

/** Dark hair shines in the colour of the light, fair hair in its own. */
export function hairTonesOf(colour: string, light: Light): Tones {
  const tones = tonesOf(colour, light);
  const dark = brightness(colour) < 0.3;
  const shine = dark
    ? mix(glazed(light.key, '#c99a78'), light.key, 0.2)
    : mix(colour, '#fff2d8', 0.55);
  return {
    ...tones,
    light: mix(tones.base, shine, dark ? 0.3 : 0.42),
    bright: mix(tones.base, shine, dark ? 0.56 : 0.72),
    shade: mix(glazed(tones.base, '#a88a8a'), glazed(tones.base, light.ambient), 0.25),
    deep: dark
      ? mix(glazed(tones.base, '#6e5a66'), '#120a12', 0.3)
      : glazed(tones.base, brightness(colour) > 0.55 ? '#a2949c' : '#8a7078'),
  };
}
