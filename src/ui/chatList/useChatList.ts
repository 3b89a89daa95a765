import { useSelector } from '@xstate/react';
import type { ChatListRef } from '../../machines/chatList/chatListMachine';

export function useChatList(actor: ChatListRef) {
  const { chats, next, restarting } = useSelector(actor, ({ context }) => context);
  const state = useSelector(actor, (snapshot) =>
    snapshot.hasTag('failed') ? 'failed' : snapshot.matches('shown') ? 'shown' : 'loading',
  );
  const past = useSelector(actor, (snapshot) =>
    snapshot.hasTag('catchingUp') || snapshot.matches({ shown: 'loadingMore' })
      ? 'loading'
      : snapshot.matches({ shown: 'moreFailed' })
        ? 'failed'
        : 'idle',
  );
  return {
    chats,
    restarting,
    state,
    past,
    hasMore: next !== null,
    retry: () => actor.send({ type: 'chatList.retry' }),
    loadMore: () => actor.send({ type: 'chatList.more' }),
    restart: (botId: string) => actor.send({ type: 'chatList.restart', botId }),
  };
}
