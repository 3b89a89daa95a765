import type { OutboxMessageRef } from '../outbox/outboxMessageMachine';
import type { Message } from './message';

export const joined = (texts: readonly string[]): string =>
  texts.filter((text) => text !== '').join('\n');

const unkept = (outboxMessages: readonly OutboxMessageRef[]): string =>
  joined(
    outboxMessages.flatMap((ref) => {
      const { isKept, outboxMessage } = ref.getSnapshot().context;
      return isKept ? [] : [outboxMessage.text];
    }),
  );

/** Everything that a reload must find in the composer, because nothing else keeps it. */
export const unkeptText = (outboxMessages: readonly OutboxMessageRef[], draft: string): string =>
  joined([unkept(outboxMessages), draft]);

/** The draft alone, without what `unkeptText` put before it. */
export const withoutUnkept = (
  outboxMessages: readonly OutboxMessageRef[],
  text: string,
): string => {
  const before = unkept(outboxMessages);
  const isThere = before !== '' && `${text}\n`.startsWith(`${before}\n`);
  return isThere ? text.slice(before.length + 1) : text;
};

/** Outbox messages that the chat already shows, unless the message has another text (fault row C3). */
export const deliveredOf = (
  outboxMessages: readonly OutboxMessageRef[],
  messages: readonly Message[],
): readonly OutboxMessageRef[] => {
  if (outboxMessages.length === 0) return [];
  const clientIds = new Set(messages.map(({ clientId }) => clientId));
  return outboxMessages.filter(
    (ref) => clientIds.has(ref.id) && ref.getSnapshot().context.reason !== 'conflict',
  );
};
