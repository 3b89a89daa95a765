import type { OutgoingRef } from '../outbox/outgoingMachine';
import type { Message } from './message';

export const joined = (texts: readonly string[]): string =>
  texts.filter((text) => text !== '').join('\n');

const unkept = (outgoing: readonly OutgoingRef[]): string =>
  joined(
    outgoing.flatMap((ref) => {
      const { isKept, letter } = ref.getSnapshot().context;
      return isKept ? [] : [letter.text];
    }),
  );

/** Everything that a reload must find in the composer, because nothing else keeps it. */
export const unkeptText = (outgoing: readonly OutgoingRef[], draft: string): string =>
  joined([unkept(outgoing), draft]);

/** The draft alone, without what `unkeptText` put before it. */
export const withoutUnkept = (outgoing: readonly OutgoingRef[], text: string): string => {
  const before = unkept(outgoing);
  const isThere = before !== '' && `${text}\n`.startsWith(`${before}\n`);
  return isThere ? text.slice(before.length + 1) : text;
};

/** Letters that the chat already shows, unless the message has another text (fault row C3). */
export const deliveredOf = (
  outgoing: readonly OutgoingRef[],
  messages: readonly Message[],
): readonly OutgoingRef[] => {
  if (outgoing.length === 0) return [];
  const clientIds = new Set(messages.map(({ clientId }) => clientId));
  return outgoing.filter(
    (ref) => clientIds.has(ref.id) && ref.getSnapshot().context.reason !== 'conflict',
  );
};
