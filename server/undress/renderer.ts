import { setTimeout } from 'node:timers/promises';
import type { Media } from '../media/media';

/** The reference server's time, so that the wait is part of the flow here as well. */
const TAKES_MS = 3_000;

/** A gallery picture of an official character; nothing else can be a subject (spec 1). */
export type Subject = { slug: string; pictureId: string };

/** Makes another picture of a character. */
export type UndressRenderer = {
  /** The key of the picture among the media; rejects if it cannot be made. */
  render(subject: Subject, signal: AbortSignal): Promise<string>;
};

/** Returns the picture that ships with each character and is shown nowhere else, safe for work. */
export const shippedPictures = ({ pictures }: Pick<Media, 'pictures'>): UndressRenderer => ({
  async render({ slug }, signal) {
    await setTimeout(TAKES_MS, undefined, { signal });
    const key = pictures.unsentOf(slug);
    if (key === null) throw new Error(`${slug} has no picture that is shown nowhere else`);
    return key;
  },
});
