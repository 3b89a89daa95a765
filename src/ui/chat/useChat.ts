import { useSelector } from '@xstate/react';
import type { ChatRef } from '../../machines/chat/chatMachine';

export function useChat(actor: ChatRef) {
  const character = useSelector(actor, ({ context }) => context.character);
  const card = useSelector(actor, ({ context }) => context.card);
  const conversation = useSelector(actor, ({ children }) => children.conversation);
  const gallery = useSelector(actor, ({ children }) => children.gallery);
  const screen = useSelector(actor, (snapshot) => {
    const { page } = snapshot.value;
    if (typeof page === 'object') return 'open';
    if (page === 'loadingCharacter' && !snapshot.context.isAuthorized) return 'meeting';
    return page === 'loadingCharacter' || page === 'arriving' || page === 'opening'
      ? 'loading'
      : page;
  });
  return {
    character,
    card,
    conversation,
    gallery,
    screen,
    retry: () => actor.send({ type: 'chat.retry' }),
    begin: () => actor.send({ type: 'chat.begin' }),
  };
}
