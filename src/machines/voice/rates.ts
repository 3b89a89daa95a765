/** The speeds at which a voice can be played. */
export const rates = [1, 1.25, 1.5, 2] as const;

/** The next speed; the first one comes after the fastest. */
export const nextRate = (rate: number): number =>
  rates.find((candidate) => candidate > rate) ?? rates[0];
