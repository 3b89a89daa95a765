import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import type {
  ChatSearchHostRef,
  chatSearchHostMachine,
} from '../../machines/chatSearch/chatSearchHostMachine';
import type { chatSearchMachine } from '../../machines/chatSearch/chatSearchMachine';
import type { SearchHit } from '../../machines/chatSearch/hit';

export type SearchStatus =
  | 'idle'
  | 'blank'
  | 'tooLong'
  | 'searching'
  | 'failed'
  | 'limited'
  | 'notFound'
  | 'found';

const nothing: readonly SearchHit[] = [];

/** A search and its hits, from the first letter on, even before its code has loaded. */
export function useChatSearch(host: ChatSearchHostRef) {
  const search = useSelector(host, ({ context }) => context.search) ?? undefined;
  const waiting = useSelector(host, toWaiting);
  const early = useSelector(host, ({ context }) => context.text);
  const context = useSelector(search, (snapshot) => snapshot?.context);
  const status = useSelector(search, (snapshot) => snapshot && toStatus(snapshot)) ?? waiting;
  const past = useSelector(search, (snapshot) =>
    snapshot?.matches({ found: 'loadingMore' })
      ? ('loading' as const)
      : snapshot?.matches({ found: 'moreFailed' })
        ? ('failed' as const)
        : ('idle' as const),
  );
  const handlers = useMemo(
    () => ({
      open: () => host.send({ type: 'search.open' }),
      type: (text: string) => host.send({ type: 'search.type', text }),
      submit: () => host.send({ type: 'search.submit' }),
      more: () => host.send({ type: 'search.more' }),
      retry: () => host.send({ type: 'search.retry' }),
      choose: (messageId: string) => host.send({ type: 'search.choose', messageId }),
    }),
    [host],
  );
  return {
    text: context?.text ?? early,
    answered: context?.answered ?? null,
    hits: context?.hits ?? nothing,
    hasMore: context != null && context.next !== null,
    chosen: context?.chosen ?? null,
    status,
    past,
    ...handlers,
  };
}

export type ChatSearchView = ReturnType<typeof useChatSearch>;

function toWaiting(snapshot: SnapshotFrom<typeof chatSearchHostMachine>): SearchStatus {
  if (snapshot.matches('failed')) return 'failed';
  return snapshot.context.text.trim() === '' ? 'idle' : 'searching';
}

function toStatus(snapshot: SnapshotFrom<typeof chatSearchMachine>): SearchStatus {
  if (snapshot.hasTag('busy')) return 'searching';
  for (const status of ['blank', 'tooLong', 'failed', 'limited', 'notFound', 'found'] as const)
    if (snapshot.matches(status)) return status;
  return 'idle';
}
