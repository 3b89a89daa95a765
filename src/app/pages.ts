import type { Bundle, ScreenName } from '../machines/app/screenTypes';

/** A page besides its screens: how it is served, who may open it, the frame around it. */
export type Page = {
  /** Names of the rules that decide about its visitor, in order (spec 4.16). */
  middleware?: readonly string[];
  /** Its content can be fetched as `{path}/_payload.json`. */
  payload?: true;
  /** It is a file and not a page of the application. */
  document?: true;
  /** It shows nothing of the catalogue, so it is outside the age gate (spec 2). */
  isUngated?: true;
  /** The screen that it waits for; documents have none. */
  screen?: ScreenName;
  /** The file of its view in src/ui. Explore and chats have none. */
  view?: string;
  /** With its screen's code, if that starts with nothing and hears nothing; else in screens.ts. */
  bundle?: Bundle;
  /** The browser tab's title, unless a name or a headline replaces it. */
  title?: { id: string };
  /** The navigation tab that is highlighted. */
  tab?: 'explore' | 'chats' | 'profile';
  /** The frame around it; the whole one if absent. */
  layout?: 'chat' | 'panes' | 'bare';
  /** It is so long that an invitation at its foot moves nothing (spec 2). */
  isInviting?: true;
  /** It opens over Explore, which it leads to when it closes (spec 2). */
  isChild?: true;
  /** What a server renders: the page, or only its frame if the session decides. */
  firstView?: 'page' | 'frame';
};

/** The check for unused texts finds the used ones by this name. */
const defineMessage = <const Id extends string>(message: { id: Id }) => message;

/** Every page by its pattern, where `:name` matches one segment; the first match counts. */
const table = {
  '/': {
    payload: true,
    title: defineMessage({ id: 'nav.explore' }),
    tab: 'explore',
    isInviting: true,
    firstView: 'page',
  },
  '/chat': {
    middleware: ['auth'],
    title: defineMessage({ id: 'chats.title' }),
    tab: 'chats',
    layout: 'panes',
    firstView: 'frame',
  },
  '/settings': {
    screen: 'profileForm',
    view: 'settings/SettingsPage',
    middleware: ['auth'],
    title: defineMessage({ id: 'settings.title' }),
    tab: 'profile',
    isInviting: true,
    firstView: 'frame',
  },
  '/settings/desires': {
    screen: 'ledger',
    view: 'ledger/LedgerPage',
    middleware: ['auth'],
    title: defineMessage({ id: 'ledger.title' }),
    tab: 'profile',
    isInviting: true,
    firstView: 'frame',
  },
  '/settings/reports': {
    screen: 'reports',
    bundle: 'forms',
    view: 'reports/ReportsPage',
    middleware: ['auth'],
    title: defineMessage({ id: 'settings.title' }),
    tab: 'profile',
    firstView: 'frame',
  },
  '/removal': {
    screen: 'removal',
    bundle: 'forms',
    view: 'removal/RemovalPage',
    title: defineMessage({ id: 'removal.title' }),
    isUngated: true,
  },
  '/email/unsubscribe': {
    screen: 'unsubscribe',
    bundle: 'forms',
    view: 'unsubscribe/UnsubscribePage',
    title: defineMessage({ id: 'unsubscribe.title' }),
    isUngated: true,
  },
  '/verify': {
    screen: 'verification',
    view: 'verification/VerificationPage',
    middleware: ['auth'],
    title: defineMessage({ id: 'verify.title' }),
    isChild: true,
    tab: 'explore',
    firstView: 'frame',
  },
  '/password': {
    screen: 'password',
    view: 'password/PasswordPage',
    title: defineMessage({ id: 'password.title' }),
    isChild: true,
    tab: 'explore',
  },
  '/welcome': {
    screen: 'welcome',
    bundle: 'welcome',
    view: 'welcome/WelcomePage',
    title: defineMessage({ id: 'welcome.title' }),
    layout: 'bare',
  },
  '/audio': {
    screen: 'call',
    view: 'call/CallPage',
    title: defineMessage({ id: 'call.title' }),
    layout: 'bare',
  },
  '/undress': {
    screen: 'undress',
    view: 'undress/UndressPage',
    middleware: ['validate-with-ls', 'ready', 'generate'],
    title: defineMessage({ id: 'undress.title' }),
  },
  '/terms': {
    view: 'documents/TermsPage',
    title: defineMessage({ id: 'footer.terms' }),
    isUngated: true,
  },
  '/privacy': {
    view: 'documents/PrivacyPage',
    title: defineMessage({ id: 'footer.privacy' }),
    isUngated: true,
  },
  '/privacy.pdf': { document: true },
  '/terms.pdf': { document: true },
  '/blog': {
    screen: 'blog',
    view: 'blog/BlogPage',
    payload: true,
    title: defineMessage({ id: 'footer.blog' }),
    isUngated: true,
  },
  '/blog/:id': { screen: 'blog', view: 'blog/BlogPage', payload: true, isUngated: true },
  '/:slug': { payload: true, tab: 'chats', layout: 'chat', firstView: 'page' },
} as const satisfies Readonly<Record<string, Page>>;

type Entry = (typeof table)[keyof typeof table];
type Title = Extract<Entry, { title: object }>['title'];

/** The screens that are described by their page alone. */
export type PlainScreen = Extract<Entry, { bundle: Bundle }>['screen'];

export const pages: Readonly<Record<string, Omit<Page, 'title'> & { title?: Title }>> = table;
