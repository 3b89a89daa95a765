import type { Character } from '../machines/catalogue/character';

/** What a browser shows of the audio outside its page; `artwork` in several sizes. */
export type Shown = {
  title: string;
  artist: string;
  artwork: { src: string; sizes: string; type: string }[];
};

/** Portraits have a 3:4 ratio. */
const sizesOf = (width: number) => `${width}x${Math.round((width * 4) / 3)}`;

/**
 * Shows who is speaking outside the page, such as on a locked screen; of the chat, only the
 * character's name and picture. `title` is the product's.
 */
export const lockScreen =
  (title: string, show: ((shown: Shown) => void) | null) =>
  ({ name, portrait }: Pick<Character, 'name' | 'portrait'>): void =>
    show?.({
      title,
      artist: name,
      artwork: portrait.sources.map(({ width, webp }) => ({
        src: webp,
        sizes: sizesOf(width),
        type: 'image/webp',
      })),
    });
