import { setTimeout } from 'node:timers/promises';
import type { Media } from '../media/media';

/** How long the reference server takes, so that waiting is a part of the flow here as elsewhere. */
const TAKES_MS = 3_000;

/** A picture of the gallery of an official character; nothing else can be a subject (spec 1). */
export type Subject = { slug: string; pictureId: string };

/** Makes another picture of a character. */
export type UndressRenderer = {
  /** The key of the picture among the media; rejects where it cannot be made. */
  render(subject: Subject, signal: AbortSignal): Promise<string>;
};

/** Takes the picture that comes with each character and is shown nowhere else, safe at work. */
export const shippedPictures = ({ pictures }: Pick<Media, 'pictures'>): UndressRenderer => ({
  async render({ slug }, signal) {
    await setTimeout(TAKES_MS, undefined, { signal });
    const key = pictures.unsentOf(slug);
    if (key === null) throw new Error(`${slug} has no picture that is shown nowhere else`);
    return key;
  },
});
