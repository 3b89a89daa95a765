// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('../../src/ui/theme/tokens.css', import.meta.url), 'utf8');
type Theme = 'light' | 'dark';

function lightnessChromaHue(token: string, theme: Theme): [number, number, number] {
  const value = new RegExp(`--${token}:\\s*([^;]+);`).exec(css)?.[1] ?? '';
  const colours = [...value.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)];
  const colour = colours.length === 2 && theme === 'dark' ? colours[1] : colours[0];
  if (!colour) throw new Error(`No opaque OKLCH colour in --${token}`);
  return [Number(colour[1]), Number(colour[2]), Number(colour[3])];
}

/** Relative luminance (WCAG 2) of an OKLCH colour, clipped to sRGB. */
function luminance([lightness, chroma, hue]: [number, number, number]): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (channel: number) => Math.min(1, Math.max(0, channel));
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(front: string, back: string, theme: Theme): number {
  const [one, two] = [front, back].map((token) => luminance(lightnessChromaHue(token, theme)));
  if (one === undefined || two === undefined) throw new Error('two colours expected');
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}

const grounds = ['ground', 'surface', 'surface-raised', 'surface-sunken', 'surface-hover'];
const textPairs = [
  ...['text', 'text-soft', 'text-faint', 'accent-text', 'gold-text', 'danger', 'good'].flatMap(
    (front) => grounds.map((back) => [front, back] as const),
  ),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-gold', 'gold'],
  ['accent-text', 'accent-soft'],
  ['text', 'accent-soft'],
  ['gold-text', 'gold-soft'],
  ['danger', 'danger-soft'],
  ['text', 'danger-soft'],
  ['good', 'good-soft'],
  ['text', 'good-soft'],
  ['on-shade', 'hang-up'],
  ['on-shade', 'shade'],
  ['on-shade-soft', 'shade'],
] as const;
const graphicPairs = [
  ...['line-strong', 'flame', 'accent'].flatMap((front) =>
    ['ground', 'surface', 'surface-raised'].map((back) => [front, back] as const),
  ),
  ['heart', 'shade'] as const,
];

describe.each(['dark', 'light'] as const)('%s theme', (theme) => {
  test.each(textPairs)('%s on %s reads at 4.5 : 1', (front, back) => {
    expect(contrast(front, back, theme)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(graphicPairs)('%s on %s is seen at 3 : 1', (front, back) => {
    expect(contrast(front, back, theme)).toBeGreaterThanOrEqual(3);
  });
});

test('black on white is 21 : 1, so the arithmetic is right', () => {
  const white = luminance([1, 0, 0]);
  const black = luminance([0, 0, 0]);
  expect((white + 0.05) / (black + 0.05)).toBeCloseTo(21, 1);
});
