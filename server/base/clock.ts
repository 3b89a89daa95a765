/** The server's only source of time; tests move it. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** Less than this long ago; times further ahead predate a clock set back. */
export const isRecent = (then: Date, milliseconds: number, now: Date): boolean =>
  Math.abs(now.getTime() - then.getTime()) < milliseconds;
