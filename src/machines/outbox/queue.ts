import type { FailureReason, OutboxMessage, StoredOutboxMessage } from './outboxMessage';
import type { OutboxMessageRef } from './outboxMessageMachine';

/** Refused for its text or its chat: sending it again would not help. */
const hopeless: ReadonlySet<FailureReason | null> = new Set([
  'inappropriate',
  'crisis',
  'conflict',
  'invalid',
  'gone',
]);

/** Fault row C4: a message older than this asks before it is sent. */
const OLD_MS = 24 * 60 * 60 * 1_000;

export const outboxMessageOf = (ref: OutboxMessageRef): OutboxMessage =>
  ref.getSnapshot().context.outboxMessage;

export const storedOf = (ref: OutboxMessageRef): StoredOutboxMessage => {
  const { outboxMessage, reason } = ref.getSnapshot().context;
  return { ...outboxMessage, refusal: reason === 'network' ? null : reason };
};

export const inOrder = (outboxMessages: readonly OutboxMessageRef[]): readonly OutboxMessageRef[] =>
  outboxMessages.toSorted((a, b) => outboxMessageOf(a).writtenAt - outboxMessageOf(b).writtenAt);

/** Messages that were written at the same moment keep their order. */
export const withOwnMoment = (
  outboxMessages: readonly OutboxMessageRef[],
  outboxMessage: OutboxMessage,
): OutboxMessage => {
  const last = outboxMessages.at(-1);
  const earliest = last === undefined ? 0 : outboxMessageOf(last).writtenAt + 1;
  return { ...outboxMessage, writtenAt: Math.max(outboxMessage.writtenAt, earliest) };
};

const isHopeless = (ref: OutboxMessageRef): boolean => {
  const snapshot = ref.getSnapshot();
  return snapshot.matches('failed') && hopeless.has(snapshot.context.reason);
};

const isSending = (ref: OutboxMessageRef): boolean => ref.getSnapshot().matches('sending');

const isHeld = (ref: OutboxMessageRef): boolean => ref.getSnapshot().matches('held');

/**
 * The messages whose turn it is, one in each chat: the first that may still go through, unless it is
 * being sent or waits for the user; those after it wait for it.
 */
export const nextToSend = (
  outboxMessages: readonly OutboxMessageRef[],
): readonly OutboxMessageRef[] => {
  const chats = new Set(outboxMessages.map((ref) => outboxMessageOf(ref).chatId));
  return [...chats].flatMap((chatId) => {
    const inChat = outboxMessages.filter((ref) => outboxMessageOf(ref).chatId === chatId);
    if (inChat.some(isSending)) return [];
    const first = inChat.find((ref) => !isHopeless(ref));
    return first?.getSnapshot().matches('waiting') ? [first] : [];
  });
};

/** Something can be sent now or in a moment, so this tab keeps its turn. */
export const hasWork = (outboxMessages: readonly OutboxMessageRef[]): boolean =>
  outboxMessages.some(isHeld) || nextToSend(outboxMessages).length > 0;

/** Nothing is being sent, and nothing can be sent now. */
export const isAtRest = (outboxMessages: readonly OutboxMessageRef[]): boolean =>
  !outboxMessages.some(isSending) && !hasWork(outboxMessages);

export const failedFor = (
  outboxMessages: readonly OutboxMessageRef[],
  reasons: readonly FailureReason[],
): readonly OutboxMessageRef[] =>
  outboxMessages.filter((ref) => {
    const snapshot = ref.getSnapshot();
    const { reason } = snapshot.context;
    return snapshot.matches('failed') && reason !== null && reasons.includes(reason);
  });

export const isOld = (ref: OutboxMessageRef, now: number): boolean =>
  now - outboxMessageOf(ref).writtenAt > OLD_MS;

/**
 * Kept on the device before and no longer: another tab sent or discarded it. A message that this tab is
 * sending waits for its answer.
 */
export const goneElsewhere = (
  outboxMessages: readonly OutboxMessageRef[],
  stored: readonly StoredOutboxMessage[],
): readonly OutboxMessageRef[] => {
  const kept = new Set(stored.map(({ clientId }) => clientId));
  return outboxMessages.filter(
    (ref) => !kept.has(ref.id) && ref.getSnapshot().context.isKept && !isSending(ref),
  );
};
