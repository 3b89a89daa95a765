import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Reaction } from '../../../common/contract';
import type { ConversationRef } from '../../machines/conversation/conversationMachine';
import type { Message } from '../../machines/conversation/message';
import { anewOf } from '../../machines/conversation/versions';
import type { Choice } from '../../machines/conversation/versions';

export type Acts = ReturnType<typeof useActs>['acts'];

/**
 * The actions on sent messages. The menu goes away with its row, so each action moves the focus on:
 * to the messages or to the field.
 */
export function useActs(actor: ConversationRef, focusField: () => void, focusMessages: () => void) {
  const anewId = useSelector(actor, ({ context }) => anewOf(context)?.id ?? null);
  const askingId = useSelector(actor, (snapshot) =>
    snapshot.matches({ versions: 'asking' }) ? (snapshot.context.anew?.messageId ?? null) : null,
  );
  const editedId = useSelector(actor, ({ context }) => context.edit?.messageId ?? null);
  const acts = useMemo(
    () => ({
      regenerate: ({ id: messageId }: Message) => {
        actor.send({ type: 'chat.regenerate', messageId, clientId: crypto.randomUUID() });
        focusMessages();
      },
      edit: ({ id: messageId }: Message) => {
        actor.send({ type: 'edit.begin', messageId });
        focusField();
      },
      reply: ({ id: messageId }: Message) => {
        actor.send({ type: 'quote.begin', messageId });
        focusField();
      },
      goTo: (messageId: string) => actor.send({ type: 'chat.goTo', messageId }),
      react: ({ id: messageId }: Message, reaction: Reaction) =>
        actor.send({ type: 'chat.react', messageId, reaction }),
      /** By the pill, which goes away. */
      unreact: ({ id: messageId }: Message, reaction: Reaction) => {
        actor.send({ type: 'chat.react', messageId, reaction });
        focusMessages();
      },
      choose: (choice: Choice) => actor.send({ type: 'version.choose', ...choice }),
    }),
    [actor, focusField, focusMessages],
  );
  return { anewId, askingId, editedId, acts };
}

export type ChoiceState = { phase: 'idle' | 'choosing' | 'failed'; version: number };

/** Which version of a reply is shown or requested. */
export function useChoice(actor: ConversationRef, { id, version }: Message): ChoiceState {
  const wanted = useSelector(actor, ({ context: { choice } }) =>
    choice?.messageId === id ? choice.version : null,
  );
  const isFailed = useSelector(actor, (snapshot) => snapshot.matches({ versions: 'choiceFailed' }));
  if (wanted === null) return { phase: 'idle', version };
  return isFailed ? { phase: 'failed', version } : { phase: 'choosing', version: wanted };
}
