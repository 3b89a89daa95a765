import { lazyView } from '../kit/lazyView';

/** Lazy, since the first view seldom needs it. */
export const KeptNotice = lazyView(async () => (await import('./KeptNotice')).KeptNotice);
