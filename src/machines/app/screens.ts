import type { BotProfile } from '../catalogue/bot';
import type { BlogReading } from '../blog/blogMachine';
import type { Goal } from '../conversation/visit';
import { formatAddress, messageOf, parseSearch, withoutOverlay } from '../navigation/address';
import { isUngated } from '../navigation/routes';
import type { Place } from '../navigation/navigationMachine';
import type { Part } from '../part/partMachine';
import type { Profile } from '../session/sessionTypes';
import type { AppContext } from './appTypes';

export const slugOf = ({ chat }: AppContext): string | undefined =>
  chat?.getSnapshot().context.slug;

export const formScreens = [
  'login',
  'signup',
  'report',
  'memory',
  'reports',
  'removal',
  'unsubscribe',
  'profileForm',
  'password',
  'verification',
  'welcome',
  'undress',
  'premium',
  'pw',
  'purchase',
  'ledger',
  'subscription',
  'account',
  'create',
  'call',
] as const;
export type FormScreen = (typeof formScreens)[number];

const parts: Partial<Record<FormScreen, Part>> = {
  undress: 'pictures',
  premium: 'money',
  pw: 'money',
  purchase: 'money',
  ledger: 'money',
  subscription: 'money',
  account: 'money',
  create: 'pictures',
  call: 'calls',
};

/** Where the machine of a screen comes from. */
export const partOf = (name: FormScreen): Part => parts[name] ?? 'forms';

/** The pages that have machines of their own. */
const pageScreens: Readonly<Record<string, readonly FormScreen[]>> = {
  '/settings': ['profileForm', 'subscription', 'account'],
  '/settings/desires': ['ledger'],
  '/settings/reports': ['reports'],
  '/removal': ['removal'],
  '/email/unsubscribe': ['unsubscribe'],
  '/password': ['password'],
  '/verify': ['verification'],
  '/welcome': ['welcome'],
  '/undress': ['undress'],
  '/audio': ['call'],
};

export const profileSlugOf = ({ botProfile }: AppContext): string | undefined =>
  botProfile?.getSnapshot().context.slug;

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

/** Which page of the blog this is: null stands for the list. */
const readingOf = (place: Place | null): string | null | undefined => {
  if (place?.route.pattern === '/blog') return null;
  return place?.route.pattern === '/blog/:id' ? place.route.params['id'] : undefined;
};

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

/**
 * Which actors the page and the overlay over it need; before the age gate is passed those outside it,
 * where a problem can be reported as well.
 */
export const wantedScreens = ({ isAdult, place }: AppContext) => {
  const isOpen = isAdult || isUngated(place?.address.path ?? '');
  const pattern = isOpen ? place?.route.pattern : undefined;
  const isShown = isAdult || (isOpen && place?.overlay?.name === 'report');
  const overlay = isShown ? place?.overlay : undefined;
  const own = pageScreens[pattern ?? ''] ?? [];
  const about = overlay?.name === 'profile' ? overlay.params['about'] : undefined;
  return {
    reading: readingOf(place),
    slug: pattern === '/:slug' ? place?.route.params['slug'] : undefined,
    profileSlug: about?.startsWith('bot:') === true ? about.slice(4) : undefined,
    screens: new Set<FormScreen>(
      formScreens.filter((name) => own.includes(name) || name === overlay?.name),
    ),
  };
};

export const lateParts: readonly Part[] = [
  'characters',
  'forms',
  'pictures',
  'calls',
  'money',
  'member',
];

/** Who is logged in, once that is known. */
export const memberOf = ({ session }: AppContext): Profile | null =>
  session?.status === 'authorized' ? session.profile : null;

/** Whether what only a member has is there: the line to the server and the list of chats. */
export const hasMember = ({ parts: here }: AppContext): boolean => here.includes('member');

/** Whether the page or the overlay over it needs a machine of a part. */
export const isPartWanted = (context: AppContext, part: Part): boolean => {
  const { screens, reading, slug, profileSlug } = wantedScreens(context);
  if (part === 'member') return context.session?.status === 'authorized';
  if (part === 'characters') return slug !== undefined || profileSlug !== undefined;
  const isOfPart = [...screens].some((name) => partOf(name) === part);
  return isOfPart || (part === 'forms' && reading !== undefined);
};
