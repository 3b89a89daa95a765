/**
 * The kinds of message, and the contract's numbers for them (spec 3); `processed` is the reply being
 * written.
 */
export const kindNumbers = { text: 1, image: 2, blurImage: 3, call: 4, processed: 9999 } as const;

export type MessageKind = keyof typeof kindNumbers;
export type KindNumber = (typeof kindNumbers)[MessageKind];

/** Kinds that only record what happened: no conversation, so nobody answers or quotes them. */
export const recordKinds: readonly MessageKind[] = ['call'];
