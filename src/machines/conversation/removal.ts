import type { OutgoingRef } from '../outbox/outgoingMachine';
import type { Message } from './message';
import type { Reply } from './reply';
import { inBothWindows, isWithin } from './visit';
import type { Windows } from './visit';

type Said = Pick<Windows, 'messages' | 'visit'> & { reply: Reply | null };

/** What is said, without a message that the server has taken out. */
export const withoutMessage = (said: Said, messageId: string): Said => ({
  ...inBothWindows(said, (messages) => messages.filter(({ id }) => id !== messageId)),
  reply: said.reply?.messageId === messageId ? null : said.reply,
});

/** A message that is out holds no place at the top of the view any more. */
export const turnWithout = (
  { messages, turnId }: { messages: readonly Message[]; turnId: string | null },
  messageId: string,
): string | null =>
  messages.some(({ id, clientId }) => id === messageId && clientId === turnId) ? null : turnId;

export const isLoaded = ({ messages, visit }: Omit<Said, 'reply'>, messageId: string): boolean =>
  isWithin(messages, { messageId }) || isWithin(visit?.messages ?? [], { messageId });

/** The messages to be seen; the same list where none of them was taken out. */
export const stillShown = (
  messages: readonly Message[],
  removed: readonly string[],
): readonly Message[] => {
  const out = new Set(removed);
  return messages.some(({ id }) => out.has(id))
    ? messages.filter(({ id }) => !out.has(id))
    : messages;
};

/** The turn, unless its message was taken out while the reader was elsewhere. */
export const shownTurn = ({
  messages,
  removed,
  outgoing,
  turnId,
}: {
  messages: readonly Message[];
  removed: readonly string[];
  outgoing: readonly OutgoingRef[];
  turnId: string | null;
}): string | null => {
  const isShown =
    stillShown(messages, removed).some(({ clientId }) => clientId === turnId) ||
    outgoing.some(({ id }) => id === turnId);
  return isShown ? turnId : null;
};
