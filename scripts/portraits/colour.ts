const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

/** The colour at `share` (0 to 1) of the way from one `#rrggbb` to another. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  return channels(from).reduce((colour, value, at) => {
    const mixed = value * (1 - share) + (target[at] ?? 0) * share;
    return colour + Math.round(mixed).toString(16).padStart(2, '0');
  }, '#');
}

/** How different two colours look, 0 to about 760 ("redmean" of sRGB). */
export function distance(one: string, other: string): number {
  const [r1 = 0, g1 = 0, b1 = 0] = channels(one);
  const [r2 = 0, g2 = 0, b2 = 0] = channels(other);
  const red = (r1 + r2) / 2;
  return Math.sqrt(
    (2 + red / 256) * (r1 - r2) ** 2 +
      4 * (g1 - g2) ** 2 +
      (2 + (255 - red) / 256) * (b1 - b2) ** 2,
  );
}
