import { lazyView } from '../kit/lazyView';

/** For the first view, which seldom needs it. */
export const KeptNotice = lazyView(async () => (await import('./KeptNotice')).KeptNotice);
