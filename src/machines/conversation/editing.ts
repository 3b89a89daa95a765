import type { FailureReason } from '../outbox/outboxMessage';
import { mergeMessages } from './message';
import type { Message } from './message';
import type { Shown } from './reply';
import { inBothWindows } from './visit';
import type { Visit } from './visit';

/** An edit of one of the user's messages; the message itself stays as it is until then. */
export type Edit = {
  messageId: string;
  seq: number;
  original: string;
  text: string;
  /** The last attempt with its id: the same text again is the same attempt (fault row C2). */
  sent: { clientId: string; text: string } | null;
  /** Why the last attempt failed. */
  reason: FailureReason | null;
};

/** What is kept across reloads: all but the reason of a failed attempt. */
export type KeptEdit = Omit<Edit, 'reason'>;

export const editOf = (messages: readonly Message[], messageId: string): Edit | null => {
  const message = messages.find(({ id }) => id === messageId);
  if (message?.author !== 'user' || message.text === '') return null;
  const { seq, text } = message;
  return { messageId, seq, original: text, text, sent: null, reason: null };
};

export const isChanged = (edit: Edit | null): boolean =>
  edit !== null && edit.text.trim() !== edit.original.trim();

/** What is worth keeping: an edit without a change is not. */
export const keptOf = (edit: Edit | null): KeptEdit | null => {
  if (edit === null || !isChanged(edit)) return null;
  const { messageId, seq, original, text, sent } = edit;
  return { messageId, seq, original, text, sent };
};

export const withAttempt = (edit: Edit, clientId: string): Edit => {
  const text = edit.text.trim();
  const sent = edit.sent?.text === text ? edit.sent : { clientId, text };
  return { ...edit, sent, reason: null };
};

/** Whether this is the message that the edit was sent as. */
export const isSentAs = (edit: Edit | null, message: Message): boolean =>
  edit?.sent?.clientId === message.clientId && edit?.sent?.text === edit?.text.trim();

/**
 * The message replaces all from `fromSeq` on; what came after it is its answer and stays, so that
 * the server's event and its answer to the call may come in any order.
 */
export const withEdited = (
  { reply, ...shown }: Shown & { visit: Visit | null },
  fromSeq: number,
  message: Message,
): Shown & { visit: Visit | null } => {
  const stays = ({ seq }: { seq: number }) => seq < fromSeq || seq >= message.seq;
  const isEnd = (messages: readonly Message[]) => messages === shown.messages;
  return {
    ...shown,
    // A visited part that ends before the edited message is not affected.
    ...inBothWindows(shown, (messages) => {
      const rest = messages.filter(stays);
      const isTouched = rest.length > 0 && rest.length < messages.length;
      return isEnd(messages) || isTouched ? mergeMessages(rest, [message]) : rest;
    }),
    reply: reply !== null && stays(reply) ? reply : null,
  };
};
