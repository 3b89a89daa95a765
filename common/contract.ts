/* From the schemas of openapi.yaml with `x-list`, by `npm run generate`. */

export const chatMarks = [
  'pin',
] as const;
export type ChatMark = (typeof chatMarks)[number];

export const kindNumbers = {
  text: 1,
  image: 2,
  blurImage: 3,
  call: 4,
  processed: 9999,
} as const;
export type MessageKind = keyof typeof kindNumbers;

export const reactions = [
  '❤️',
  '😂',
  '😮',
  '😢',
  '👍',
  '🔥',
] as const;
export type Reaction = (typeof reactions)[number];

export const ledgerReasons = [
  'opening',
  'daily-claim',
  'premium-start',
  'premium-day',
  'purchase',
  'unblur',
  'undress',
  'refund',
  'reversal',
] as const;
export type LedgerReason = (typeof ledgerReasons)[number];
