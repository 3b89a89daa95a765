import { useSelector } from '@xstate/react';
import type { ChatActionsRef } from '../../machines/chatActions/chatActionsMachine';
import { queryOf } from '../../machines/chatActions/chatActionsTypes';
import { actionRows } from '../../machines/chatActions/actionRows';
import type { ChatListRef } from '../../machines/chatList/chatListMachine';
import type { ChatSummary } from '../../machines/conversation/message';

export function useChatList(actor: ChatListRef) {
  const { chats, next, chatActions, cachedAt } = useSelector(actor, ({ context }) => context);
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
    /** Until the actions' code has loaded, there is no list. */
    state,
    chatActions,
    chats,
    cachedAt,
    past,
    hasMore: next !== null,
    retry: () => actor.send({ type: 'chatList.retry' }),
    loadMore: () => actor.send({ type: 'chatList.more' }),
  };
}

/** How far the search is. */
export type Found = 'finding' | 'failed' | 'found';

export function useChatActions(chatActions: ChatActionsRef, chats: readonly ChatSummary[]) {
  const context = useSelector(chatActions, (snapshot) => snapshot.context);
  const isConfirming = useSelector(chatActions, (snapshot) =>
    snapshot.matches({ restart: 'confirming' }),
  );
  const found = useSelector(chatActions, (snapshot): Found =>
    snapshot.hasTag('findFailed') ? 'failed' : snapshot.hasTag('finding') ? 'finding' : 'found',
  );
  const { text, restarting, deletions } = context;
  return {
    rows: actionRows(chats, context),
    text,
    query: queryOf(context),
    found,
    deletions,
    asked: isConfirming ? restarting : null,
    restarting: isConfirming ? null : restarting,
    find: (words: string) => chatActions.send({ type: 'chats.find', text: words }),
    retry: () => chatActions.send({ type: 'chats.retry' }),
    confirm: () => chatActions.send({ type: 'chats.confirm' }),
    cancel: () => chatActions.send({ type: 'chats.cancel' }),
  };
}
