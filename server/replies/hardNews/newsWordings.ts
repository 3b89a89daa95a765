import type { Wordings } from '../wordings';

/** `death`: of somebody the user knew; `blow`: a serious illness, a lost job, a separation. */
export type HardNews = 'death' | 'blow';

/**
 * The words of a language, and the phrases for each kind of news; `past`: a blow that is long over, or
 * somebody else's, as in "a year divorced, he writes"; `over`: what lets go of it, as in "anyway".
 */
export type NewsWordings = Omit<Wordings, 'phrases'> &
  Readonly<Record<HardNews | 'past' | 'over', string>>;
