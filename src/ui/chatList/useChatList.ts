import { useSelector } from '@xstate/react';
import type { ChatDeskRef } from '../../machines/chatDesk/chatDeskMachine';
import { queryOf } from '../../machines/chatDesk/chatDeskTypes';
import { deskRows } from '../../machines/chatDesk/deskRows';
import type { ChatListRef } from '../../machines/chatList/chatListMachine';
import type { ChatSummary } from '../../machines/conversation/message';

export function useChatList(actor: ChatListRef) {
  const { chats, next, desk, keptAt } = useSelector(actor, ({ context }) => context);
  const state = useSelector(actor, (snapshot) =>
    snapshot.hasTag('failed') ? 'failed' : 'loading',
  );
  const past = useSelector(actor, (snapshot) =>
    snapshot.hasTag('catchingUp') || snapshot.matches({ shown: 'loadingMore' })
      ? 'loading'
      : snapshot.matches({ shown: 'moreFailed' })
        ? 'failed'
        : 'idle',
  );
  return {
    /** Without a desk there is no list yet. */
    state,
    desk,
    chats,
    keptAt,
    past,
    hasMore: next !== null,
    retry: () => actor.send({ type: 'chatList.retry' }),
    loadMore: () => actor.send({ type: 'chatList.more' }),
  };
}

/** How far the search is. */
export type Found = 'finding' | 'failed' | 'found';

export function useChatDesk(desk: ChatDeskRef, chats: readonly ChatSummary[]) {
  const context = useSelector(desk, (snapshot) => snapshot.context);
  const isConfirming = useSelector(desk, (snapshot) => snapshot.matches({ restart: 'confirming' }));
  const found = useSelector(desk, (snapshot): Found =>
    snapshot.hasTag('findFailed') ? 'failed' : snapshot.hasTag('finding') ? 'finding' : 'found',
  );
  const { text, restarting, deletions } = context;
  return {
    rows: deskRows(chats, context),
    text,
    query: queryOf(context),
    found,
    deletions,
    asked: isConfirming ? restarting : null,
    restarting: isConfirming ? null : restarting,
    find: (words: string) => desk.send({ type: 'desk.find', text: words }),
    retry: () => desk.send({ type: 'desk.retry' }),
    confirm: () => desk.send({ type: 'desk.confirm' }),
    cancel: () => desk.send({ type: 'desk.cancel' }),
    acts: {
      pin: ({ id, isPinned }: ChatSummary) =>
        desk.send({ type: 'desk.pin', chatId: id, isPinned: !isPinned }),
      restart: ({ bot }: ChatSummary) => desk.send({ type: 'desk.restart', bot }),
      remove: (chat: ChatSummary) => desk.send({ type: 'desk.delete', chat }),
    },
  };
}

/** What can be done with one chat of the list. */
export type RowActs = ReturnType<typeof useChatDesk>['acts'];
