/** What a page is besides its screens: how it is served, who may open it, what the frame around it shows. */
export type Page = {
  /** Names of the rules that decide of its visitor, in order (spec 4.16). */
  middleware?: readonly string[];
  /** Its content can be fetched as `{path}/_payload.json`. */
  payload?: true;
  /** It is a file, and no page of the application. */
  document?: true;
  /** It shows nothing of the catalogue, and so stands outside the age gate (spec 2). */
  isUngated?: true;
  /** The text that the browser's tab shows, where neither a name nor a headline takes its place. */
  title?: { id: string };
  /** Where the navigation says that one is. */
  tab?: 'explore' | 'chats' | 'profile';
  /** The frame around it; without it the whole one. */
  layout?: 'chat' | 'bare';
  /** It is long, and an invitation at its foot moves nothing (spec 2). */
  isInviting?: true;
  /** What a server draws: the page for whoever comes, or its frame where the session decides. */
  firstView?: 'page' | 'frame';
};

/** By this name the check of texts finds those that are used. */
const defineMessage = <const Id extends string>(message: { id: Id }) => message;

/** Every page by its pattern, where `:name` stands for one segment; the first that fits counts. */
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
    firstView: 'frame',
  },
  '/settings': {
    middleware: ['auth'],
    title: defineMessage({ id: 'settings.title' }),
    tab: 'profile',
    isInviting: true,
    firstView: 'frame',
  },
  '/settings/desires': {
    middleware: ['auth'],
    title: defineMessage({ id: 'ledger.title' }),
    tab: 'profile',
    isInviting: true,
    firstView: 'frame',
  },
  '/settings/reports': {
    middleware: ['auth'],
    title: defineMessage({ id: 'settings.title' }),
    tab: 'profile',
    firstView: 'frame',
  },
  '/removal': { title: defineMessage({ id: 'removal.title' }), isUngated: true },
  '/email/unsubscribe': { title: defineMessage({ id: 'unsubscribe.title' }), isUngated: true },
  '/verify': {
    middleware: ['auth'],
    title: defineMessage({ id: 'verify.title' }),
    tab: 'profile',
    firstView: 'frame',
  },
  '/password': { title: defineMessage({ id: 'password.title' }) },
  '/welcome': { title: defineMessage({ id: 'welcome.title' }), layout: 'bare' },
  '/audio': { title: defineMessage({ id: 'call.title' }), layout: 'chat' },
  '/undress': {
    middleware: ['validate-with-ls', 'ready', 'generate'],
    title: defineMessage({ id: 'undress.title' }),
  },
  '/privacy.pdf': { document: true },
  '/terms.pdf': { document: true },
  '/blog': { payload: true, title: defineMessage({ id: 'footer.blog' }), isUngated: true },
  '/blog/:id': { payload: true, isUngated: true },
  '/:slug': { payload: true, tab: 'chats', layout: 'chat', firstView: 'page' },
} as const satisfies Readonly<Record<string, Page>>;

type Title = Extract<(typeof table)[keyof typeof table], { title: object }>['title'];

export const pages: Readonly<Record<string, Omit<Page, 'title'> & { title?: Title }>> = table;
