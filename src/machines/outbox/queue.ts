import type { FailureReason, Letter, StoredLetter } from './letter';
import type { OutgoingRef } from './outgoingMachine';

/** Refused for its text or its chat: sending it again would not help. */
const hopeless: ReadonlySet<FailureReason | null> = new Set([
  'inappropriate',
  'crisis',
  'conflict',
  'invalid',
  'gone',
]);

/** Fault row C4: a letter older than this asks before it is sent. */
const OLD_MS = 24 * 60 * 60 * 1_000;

export const letterOf = (ref: OutgoingRef): Letter => ref.getSnapshot().context.letter;

export const storedOf = (ref: OutgoingRef): StoredLetter => {
  const { letter, reason } = ref.getSnapshot().context;
  return { ...letter, refusal: reason === 'network' ? null : reason };
};

export const inOrder = (letters: readonly OutgoingRef[]): readonly OutgoingRef[] =>
  letters.toSorted((a, b) => letterOf(a).writtenAt - letterOf(b).writtenAt);

/** Letters that were written at the same moment keep their order. */
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
 * The letters whose turn it is, one in each chat: the first that may still go through, unless it is
 * being sent or waits for the user; those after it wait for it.
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

/** Something can be sent now or in a moment, so this tab keeps its turn. */
export const hasWork = (letters: readonly OutgoingRef[]): boolean =>
  letters.some(isHeld) || nextLetters(letters).length > 0;

/** Nothing is being sent, and nothing can be sent now. */
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
 * Kept on the device before and no longer: another tab sent or discarded it. A letter that this tab is
 * sending waits for its answer.
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
