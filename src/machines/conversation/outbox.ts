import type { FailureReason, OutgoingRef } from './outgoingMachine';

/** Refused for what it says: sending it again would come to the same. */
const hopeless: ReadonlySet<FailureReason | null> = new Set([
  'inappropriate',
  'conflict',
  'invalid',
]);

const stateOf = (ref: OutgoingRef) => ref.getSnapshot();

/** The first message that still may go through; those after it wait for it. */
const firstHopeful = (outgoing: readonly OutgoingRef[]): OutgoingRef | undefined =>
  outgoing.find((ref) => {
    const snapshot = stateOf(ref);
    return !snapshot.matches('failed') || !hopeless.has(snapshot.context.reason);
  });

/** The message whose turn it is: one at a time keeps the order in which they were written. */
export const nextOutgoing = (outgoing: readonly OutgoingRef[]): OutgoingRef | null => {
  if (outgoing.some((ref) => stateOf(ref).matches('sending'))) return null;
  const first = firstHopeful(outgoing);
  return first !== undefined && stateOf(first).matches('waiting') ? first : null;
};

/** The failed message that holds up those after it, if its reason is one of these. */
export const heldOutgoing = (
  outgoing: readonly OutgoingRef[],
  reasons: readonly FailureReason[],
): OutgoingRef | null => {
  const first = firstHopeful(outgoing);
  if (first === undefined) return null;
  const snapshot = stateOf(first);
  const { reason } = snapshot.context;
  return snapshot.matches('failed') && reason !== null && reasons.includes(reason) ? first : null;
};

/** Only what is not under way can be taken back. */
export const canWithdraw = (outgoing: readonly OutgoingRef[], clientId: string): boolean =>
  outgoing.some((ref) => ref.id === clientId && !stateOf(ref).matches('sending'));

export const textOf = (outgoing: readonly OutgoingRef[], clientId: string): string => {
  const ref = outgoing.find(({ id }) => id === clientId);
  return ref === undefined ? '' : stateOf(ref).context.text;
};

/** All that the server has not acknowledged: what a reload must find in the composer. */
export const unsentText = (outgoing: readonly OutgoingRef[], draft: string): string =>
  [...outgoing.map((ref) => stateOf(ref).context.text), draft]
    .filter((text) => text !== '')
    .join('\n');
