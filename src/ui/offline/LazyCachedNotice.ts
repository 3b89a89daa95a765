import { lazyView } from '../kit/lazyView';

/** Lazy, since the first view seldom needs it. */
export const CachedNotice = lazyView(async () => (await import('./CachedNotice')).CachedNotice);
