import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { MESSAGE_LENGTH } from '../../../common/limits';
import type { ConversationRef } from '../../machines/conversation/conversationMachine';
import { isChanged } from '../../machines/conversation/editing';
import type { Message } from '../../machines/conversation/message';
import { stillShown } from '../../machines/conversation/removal';
import { questionOf } from '../../machines/conversation/versions';
import { findActor } from '../app/findActor';
import { copyText } from './copyText';

/** Changes with whole messages and states; pieces of a reply change nothing here. */
export function useConversation(actor: ConversationRef) {
  const chat = useSelector(actor, ({ context }) => context.chat);
  const loaded = useSelector(actor, ({ context }) => context.messages);
  const removed = useSelector(actor, ({ context }) => context.removed);
  const retriedId = useRetriedId(actor);
  const messages = useMemo(
    () => stillShown(loaded, retriedId === null ? removed : [...removed, retriedId]),
    [loaded, removed, retriedId],
  );
  const isKept = useSelector(actor, (snapshot) => snapshot.hasTag('kept'));
  const outboxMessages = useSelector(actor, ({ context }) => context.outboxMessages);
  const places = useSelector(actor, ({ context }) => context.places);
  const hasOlder = useSelector(actor, ({ context }) => context.older !== null);
  const reply = useReply(actor);
  const history = useSelector(actor, (snapshot) =>
    snapshot.matches({ history: 'loading' })
      ? 'loading'
      : snapshot.matches({ history: 'failed' })
        ? 'failed'
        : 'shown',
  );
  const past = useSelector(actor, (snapshot) =>
    snapshot.matches({ history: { shown: 'loadingOlder' } })
      ? 'loading'
      : snapshot.matches({ history: { shown: 'olderFailed' } })
        ? 'failed'
        : 'idle',
  );
  const restart = useSelector(actor, (snapshot) =>
    snapshot.matches({ restart: 'confirming' })
      ? 'confirming'
      : snapshot.matches({ restart: 'restarting' })
        ? 'restarting'
        : 'idle',
  );
  const pictureId = useSelector(actor, ({ context }) => context.pictureId);
  const handlers = useMemo(
    () => ({
      retry: () => actor.send({ type: 'chat.retry' }),
      loadOlder: () => actor.send({ type: 'chat.older' }),
      askRestart: () => actor.send({ type: 'chat.restart' }),
      confirmRestart: () => actor.send({ type: 'chat.confirm' }),
      cancelRestart: () => actor.send({ type: 'chat.cancel' }),
      showPicture: (messageId: string) => actor.send({ type: 'viewer.show', messageId }),
      retryReply: (clientId: string) => actor.send({ type: 'chat.retryReply', clientId }),
      copy: (text: string) => {
        void copyText(text).then((isCopied) => {
          findActor(actor, 'alerts')?.send({
            type: 'alerts.show',
            alert: isCopied
              ? { content: 'messageCopied' }
              : { content: 'copyFailed', type: 'error' },
          });
        });
      },
    }),
    [actor],
  );
  return {
    chat,
    messages,
    isKept,
    outboxMessages,
    places,
    hasOlder,
    reply,
    history,
    past,
    restart,
    pictureId,
    ...handlers,
  };
}

/** The reply being requested again, hidden at once in favour of the new attempt. */
const useRetriedId = (actor: ConversationRef): string | null =>
  useSelector(actor, (snapshot) =>
    snapshot.matches({ reply: 'retrying' })
      ? (snapshot.context.messages.findLast(
          ({ author, state }) => author === 'bot' && state !== 'complete',
        )?.id ?? null)
      : null,
  );

/** The reply under way as a message without its text, which comes from useReplyText. */
function useReply(actor: ConversationRef): Message | null {
  const chatId = useSelector(actor, ({ context }) => context.chat.id);
  const retriedId = useRetriedId(actor);
  const messageId = useSelector(actor, ({ context }) => context.reply?.messageId ?? retriedId);
  const seq = useSelector(actor, ({ context }) => context.reply?.seq ?? null);
  const hasWords = useSelector(actor, ({ context }) => (context.reply?.text ?? '') !== '');
  const isShown = useIsWriting(actor) || hasWords;
  return useMemo(
    () =>
      isShown
        ? {
            id: messageId ?? 'reply',
            chatId,
            seq: seq ?? Infinity,
            author: 'bot',
            kind: 'processed',
            text: '',
            imageUrl: null,
            createdAt: '',
            clientId: null,
            state: 'streaming',
            version: 1,
            versions: 1,
            isEdited: false,
          }
        : null,
    [chatId, messageId, seq, isShown],
  );
}

export function useIsWriting(actor: ConversationRef): boolean {
  return useSelector(
    actor,
    (snapshot) => snapshot.hasTag('composing') || snapshot.hasTag('streaming'),
  );
}

/** The field: a new text, or the text of a message being edited. */
export function useComposer(actor: ConversationRef) {
  const draft = useSelector(actor, ({ context }) => context.draft);
  const quote = useSelector(actor, ({ context }) => context.quote);
  const open = useSelector(actor, ({ context }) => context.edit);
  const isStoppable = useSelector(actor, (snapshot) => snapshot.hasTag('stoppable'));
  const isSaving = useSelector(actor, (snapshot) =>
    snapshot.matches({ edit: { open: 'sending' } }),
  );
  const isEmojiOpen = useSelector(actor, (snapshot) => snapshot.matches({ emoji: 'open' }));
  const text = open?.text ?? draft;
  const isTooLong = text.trim().length > MESSAGE_LENGTH;
  return {
    text,
    isTooLong,
    maySend: text.trim() !== '' && !isTooLong && (open === null || (isChanged(open) && !isSaving)),
    isStoppable: isStoppable && open === null,
    /** What the text is a reply to; an edit has its own. */
    quote: open === null ? quote : null,
    insertEmoji: (emoji: string, start: number, end: number) =>
      actor.send({ type: 'emoji.insert', emoji, start, end }),
    isEmojiOpen,
    openEmoji: () => actor.send({ type: 'emoji.open' }),
    closeEmoji: () => actor.send({ type: 'emoji.close' }),
    cancelQuote: () => actor.send({ type: 'quote.cancel' }),
    /** Set while a message is edited. */
    editing: open && { original: open.original, reason: open.reason, isSaving },
    change: (changed: string) =>
      actor.send({ type: open === null ? 'chat.edit' : 'edit.change', text: changed }),
    cancel: () => actor.send({ type: 'edit.cancel' }),
    stop: () => actor.send({ type: 'chat.stop' }),
    send: () =>
      actor.send(
        open === null
          ? {
              type: 'chat.send',
              clientId: crypto.randomUUID(),
              writtenAt: Date.now(),
              text: draft,
            }
          : { type: 'edit.send', clientId: crypto.randomUUID() },
      ),
  };
}

/** The id under which the reply to the user's last message can be requested again. */
export function retryIdOf(messages: readonly Message[]): string | null {
  const last = messages.at(-1);
  if (last?.author !== 'bot' || (last.state !== 'failed' && last.state !== 'stopped')) return null;
  return questionOf(messages);
}
