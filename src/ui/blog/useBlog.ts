import { useSelector } from '@xstate/react';
import type { BlogReading, BlogRef } from '../../machines/blog/blogMachine';

export type BlogView =
  | { state: 'loading' }
  | { state: 'failed'; onRetry: () => void }
  | { state: 'shown'; reading: BlogReading };

/** What a blog page shows; the current text stays until the next one has loaded. */
export function useBlog(actor: BlogRef): BlogView {
  const reading = useSelector(actor, ({ context }) => context.reading);
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  if (reading !== null) return { state: 'shown', reading };
  if (isFailed) return { state: 'failed', onRetry: () => actor.send({ type: 'blog.retry' }) };
  return { state: 'loading' };
}
