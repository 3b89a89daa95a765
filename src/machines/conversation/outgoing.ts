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

/** All that a reload must find in the composer, because nothing else on the device keeps it. */
export const unkeptText = (outgoing: readonly OutgoingRef[], draft: string): string =>
  joined([unkept(outgoing), draft]);

/** The draft alone, of a text that was kept by `unkeptText`. */
export const withoutUnkept = (outgoing: readonly OutgoingRef[], text: string): string => {
  const before = unkept(outgoing);
  const isThere = before !== '' && `${text}\n`.startsWith(`${before}\n`);
  return isThere ? text.slice(before.length + 1) : text;
};

/** Letters that the chat shows as messages, unless the message has other words (fault row C3). */
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
