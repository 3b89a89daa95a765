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
