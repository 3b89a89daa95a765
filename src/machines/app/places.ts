import { wallParams, wallQueryOf } from '../../../common/wallQuery';
import type { WallQuery } from '../../../common/wallQuery';
import type { CharacterDetail } from '../catalogue/character';
import type { BlogReading } from '../blog/blogMachine';
import type { Goal } from '../conversation/visit';
import {
  formatAddress,
  formatSearch,
  messageOf,
  parseSearch,
  withoutOverlay,
} from '../navigation/address';
import type { Address } from '../navigation/address';
import type { Place } from '../navigation/navigationMachine';
import type { AppContext } from './appTypes';

/** The message that the address of a chat points to. */
export const goalOf = (place: Place | null): Goal | null => {
  const messageId = place && messageOf(place.address.search);
  return messageId === null ? null : { messageId };
};

/** The page below the overlay, with its query. */
export const pageOf = ({ address: { path, search } }: Place): string =>
  formatAddress({ path, search: withoutOverlay(search) });

/** Whether an overlay opened or closed over the same page. */
export const isOverlayChange = (before: Place | null, place: Place): boolean =>
  before !== null &&
  (before.overlay !== null || place.overlay !== null) &&
  pageOf(before) === pageOf(place);

/** Where the visitor is, or the place that the page was rendered for until that is known. */
export const placeOf = ({ place, firstPlace }: AppContext): Place | null => place ?? firstPlace;

/** What an address of Explore asks the wall for. */
export const wallAt = (address: Address | null | undefined): WallQuery =>
  wallQueryOf(address?.path === '/' ? parseSearch(address.search) : {});

/** The same place, with another query for the wall. */
export const withWall = ({ path, search }: Address, query: WallQuery): Address => {
  const { q, tag, sort, ...rest } = parseSearch(search);
  return { path, search: formatSearch({ ...wallParams(query), ...rest }) };
};

/** The character that the address of a page names in its query. */
export const characterOf = (place: Place | null): string | null =>
  parseSearch(place?.address.search ?? '')['bot'] ?? null;

/** The character of a page, if it was fetched ahead. */
export const characterAtHand = ({ prefetch }: AppContext, slug: string): CharacterDetail | null => {
  const payload = prefetch?.getSnapshot().context.payloads[`/${slug}`];
  return payload?.route === 'character' ? payload.character : null;
};

/** The text of a blog page, if it was fetched ahead. */
export const readingAtHand = ({ prefetch, place }: AppContext): BlogReading | null => {
  const payload = prefetch?.getSnapshot().context.payloads[place?.address.path ?? ''];
  return payload?.route === 'blog' ? payload.reading : null;
};
