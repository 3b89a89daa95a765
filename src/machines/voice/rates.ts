/** How fast a voice may be heard. */
export const rates = [1, 1.25, 1.5, 2] as const;

/** The next one, and after the fastest the first. */
export const nextRate = (rate: number): number =>
  rates.find((candidate) => candidate > rate) ?? rates[0];
