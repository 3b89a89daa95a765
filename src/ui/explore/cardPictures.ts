// On a phone a little less than the card has, so that the smaller file is taken at two pixels a px:
// stretched by a tenth it looks the same, and the wall stands there sooner.
export const cardSizes =
  '(width >= 1440px) 20vw, (width >= 1024px) 25vw, (width >= 640px) 33vw, calc(50vw - 36px)';

/** The others of the first screen follow as soon as the browser has laid them out. */
export const firstToLoad = 2;

/** As many cards as a phone shows without scrolling. */
export const firstScreen = 4;
