import { useSelector } from '@xstate/react';
import type { ChatRef } from '../../machines/chat/chatMachine';

export function useChat(actor: ChatRef) {
  const bot = useSelector(actor, ({ context }) => context.bot);
  const conversation = useSelector(actor, ({ children }) => children.conversation);
  const screen = useSelector(actor, (snapshot) => {
    if (snapshot.matches('open')) return 'open';
    if (snapshot.matches('preview')) return 'preview';
    if (snapshot.matches('locked')) return 'locked';
    if (snapshot.matches('missing')) return 'missing';
    if (snapshot.matches('botFailed')) return 'botFailed';
    return snapshot.matches('openFailed') ? 'openFailed' : 'loading';
  });
  return { bot, conversation, screen, retry: () => actor.send({ type: 'chat.retry' }) };
}
