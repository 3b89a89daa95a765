import { useSelector } from '@xstate/react';
import type { ConversationRef } from '../../machines/conversation/conversationMachine';

const none: readonly string[] = [];

/** What the user may say next; nothing while the field is used for something else. */
export function useSuggestions(actor: ConversationRef) {
  const suggestions = useSelector(actor, ({ context }) =>
    context.draft === '' && context.quote === null && context.edit === null
      ? context.suggestions
      : none,
  );
  return {
    suggestions,
    say: (text: string) =>
      actor.send({
        type: 'chat.send',
        clientId: crypto.randomUUID(),
        writtenAt: Date.now(),
        text,
      }),
  };
}
