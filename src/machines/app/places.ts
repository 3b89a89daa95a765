import type { BotProfile } from '../catalogue/bot';
import type { BlogReading } from '../blog/blogMachine';
import type { Goal } from '../conversation/visit';
import { formatAddress, messageOf, parseSearch, withoutOverlay } from '../navigation/address';
import type { Place } from '../navigation/navigationMachine';
import type { AppContext } from './appTypes';

/** The message that an address names for the chat of its page. */
export const goalOf = (place: Place | null): Goal | null => {
  const messageId = place && messageOf(place.address.search);
  return messageId === null ? null : { messageId };
};

/** The page below the overlay, with its query. */
export const pageOf = ({ address: { path, search } }: Place): string =>
  formatAddress({ path, search: withoutOverlay(search) });

/** Whether an overlay came or went over the same page. */
export const isOverlayChange = (before: Place | null, place: Place): boolean =>
  before !== null &&
  (before.overlay !== null || place.overlay !== null) &&
  pageOf(before) === pageOf(place);

/** Where the visitor is, or what the page was filled for meanwhile. */
export const placeOf = ({ place, firstPlace }: AppContext): Place | null => place ?? firstPlace;

/** Whom the address of a page names that is about somebody. */
export const botOf = (place: Place | null): string | null =>
  parseSearch(place?.address.search ?? '')['bot'] ?? null;

/** The character of a page, where it was fetched ahead. */
export const botAtHand = ({ prefetch }: AppContext, slug: string): BotProfile | null => {
  const payload = prefetch?.getSnapshot().context.payloads[`/${slug}`];
  return payload?.route === 'character' ? payload.bot : null;
};

/** The text of a page of the blog, where it was fetched ahead. */
export const readingAtHand = ({ prefetch, place }: AppContext): BlogReading | null => {
  const payload = prefetch?.getSnapshot().context.payloads[place?.address.path ?? ''];
  return payload?.route === 'blog' ? payload.reading : null;
};
