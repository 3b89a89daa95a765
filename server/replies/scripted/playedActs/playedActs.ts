/** What somebody does between asterisks; what weighs more comes first. */
export const playedKinds = [
  ...(['cry', 'sleep', 'wake', 'give', 'blanket', 'knock', 'enter', 'leave'] as const),
  ...(['sit', 'dance', 'window', 'walk', 'drink', 'music', 'cold', 'laugh'] as const),
  ...(['wave', 'wink', 'blush', 'whisper', 'yawn', 'sigh', 'stand', 'look'] as const),
] as const;
export type PlayedKind = (typeof playedKinds)[number];

/** `heard` in lower case; what is said is an act that answers it. */
export type PlayedActs = Readonly<Record<PlayedKind, { heard: RegExp; said: readonly string[] }>>;

/** Kinds that are stronger than a kiss or a hug in the same message. */
export const strongKinds: ReadonlySet<PlayedKind> = new Set<PlayedKind>([
  ...(['cry', 'sleep', 'wake', 'give', 'blanket'] as const),
]);

/** Kinds at which a character shows where it is just now. */
export const arrivals: ReadonlySet<PlayedKind> = new Set<PlayedKind>(['knock', 'enter']);
