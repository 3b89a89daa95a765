// A little narrower than a phone's card, so that a 2x screen takes the smaller file: scaled up by a
// tenth it looks the same and loads sooner.
export const cardSizes =
  '(width >= 1440px) 20vw, (width >= 1024px) 25vw, (width >= 640px) 33vw, calc(50vw - 36px)';

export const smallCardSizes = '(width >= 640px) 200px, calc(50vw - 36px)';

/** The rest of the first screen follows as soon as the browser has laid it out. */
export const firstToLoad = 2;

/** How many cards a phone shows without scrolling. */
export const firstScreen = 4;
