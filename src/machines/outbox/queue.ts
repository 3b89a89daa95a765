import type { FailureReason, Letter, StoredLetter } from './letter';
import type { OutgoingRef } from './outgoingMachine';

/** Refused for what it says or where it goes: sending it again would come to the same. */
const hopeless: ReadonlySet<FailureReason | null> = new Set([
  'inappropriate',
  'crisis',
  'conflict',
  'invalid',
  'gone',
]);

/** Fault row C4: a letter that waited longer than this asks before it goes. */
const OLD_MS = 24 * 60 * 60 * 1_000;

export const letterOf = (ref: OutgoingRef): Letter => ref.getSnapshot().context.letter;

export const storedOf = (ref: OutgoingRef): StoredLetter => {
  const { letter, reason } = ref.getSnapshot().context;
  return { ...letter, refusal: reason === 'network' ? null : reason };
};

export const inOrder = (letters: readonly OutgoingRef[]): readonly OutgoingRef[] =>
  letters.toSorted((a, b) => letterOf(a).writtenAt - letterOf(b).writtenAt);

/** Letters written in one moment keep the order in which they were written. */
export const withOwnMoment = (letters: readonly OutgoingRef[], letter: Letter): Letter => {
  const last = letters.at(-1);
  const earliest = last === undefined ? 0 : letterOf(last).writtenAt + 1;
  return { ...letter, writtenAt: Math.max(letter.writtenAt, earliest) };
};

const isHopeless = (ref: OutgoingRef): boolean => {
  const snapshot = ref.getSnapshot();
  return snapshot.matches('failed') && hopeless.has(snapshot.context.reason);
};

const isSending = (ref: OutgoingRef): boolean => ref.getSnapshot().matches('sending');

const isHeld = (ref: OutgoingRef): boolean => ref.getSnapshot().matches('held');

/**
 * The letters whose turn it is, one in each chat: the first that still may go through, unless it is
 * on its way, or waits for its writer; those after it wait for it.
 */
export const nextLetters = (letters: readonly OutgoingRef[]): readonly OutgoingRef[] => {
  const chats = new Set(letters.map((ref) => letterOf(ref).chatId));
  return [...chats].flatMap((chatId) => {
    const inChat = letters.filter((ref) => letterOf(ref).chatId === chatId);
    if (inChat.some(isSending)) return [];
    const first = inChat.find((ref) => !isHopeless(ref));
    return first?.getSnapshot().matches('waiting') ? [first] : [];
  });
};

/** Something can be sent now, or in a moment: that is no reason for another tab to go first. */
export const hasWork = (letters: readonly OutgoingRef[]): boolean =>
  letters.some(isHeld) || nextLetters(letters).length > 0;

/** Nothing is on its way, and nothing can be sent now. */
export const isAtRest = (letters: readonly OutgoingRef[]): boolean =>
  !letters.some(isSending) && !hasWork(letters);

export const failedFor = (
  letters: readonly OutgoingRef[],
  reasons: readonly FailureReason[],
): readonly OutgoingRef[] =>
  letters.filter((ref) => {
    const snapshot = ref.getSnapshot();
    const { reason } = snapshot.context;
    return snapshot.matches('failed') && reason !== null && reasons.includes(reason);
  });

export const isOld = (ref: OutgoingRef, now: number): boolean =>
  now - letterOf(ref).writtenAt > OLD_MS;

/**
 * Kept on the device before and not any more: another tab sent it or threw it away. What is on its
 * way from here is left to its answer.
 */
export const goneElsewhere = (
  letters: readonly OutgoingRef[],
  stored: readonly StoredLetter[],
): readonly OutgoingRef[] => {
  const kept = new Set(stored.map(({ clientId }) => clientId));
  return letters.filter(
    (ref) => !kept.has(ref.id) && ref.getSnapshot().context.isKept && !isSending(ref),
  );
};
