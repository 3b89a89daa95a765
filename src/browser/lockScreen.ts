import type { Bot } from '../machines/catalogue/bot';

/** What a browser shows outside its page of what is heard; `artwork` in several sizes. */
export type Shown = {
  title: string;
  artist: string;
  artwork: { src: string; sizes: string; type: string }[];
};

/** Portraits are three wide and four high. */
const sizesOf = (width: number) => `${width}x${Math.round((width * 4) / 3)}`;

/**
 * Shows who is heard outside the page, such as on a locked screen, where the browser can; of the
 * chat, nothing but the name and the picture of the character. `title` is the product's.
 */
export const lockScreen =
  (title: string, show: ((shown: Shown) => void) | null) =>
  ({ name, portrait }: Pick<Bot, 'name' | 'portrait'>): void =>
    show?.({
      title,
      artist: name,
      artwork: portrait.sources.map(({ width, webp }) => ({
        src: webp,
        sizes: sizesOf(width),
        type: 'image/webp',
      })),
    });
