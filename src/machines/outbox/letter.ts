/** A message as it was written, before the server has it. */
export type Letter = {
  /** A UUID that makes the message idempotent. */
  clientId: string;
  chatId: string;
  /** The character's; it stays when the chat with it is begun anew. */
  botId: string;
  text: string;
  /** Milliseconds since 1970; no two letters of a user have the same. */
  writtenAt: number;
};

/** Why the server does not take a letter as it is; `crisis`: inappropriate, and in need of help. */
export type RefusalReason =
  | 'dailyLimit'
  | 'inappropriate'
  | 'crisis'
  | 'conflict'
  | 'premium'
  | 'invalid'
  | 'gone';

export type FailureReason = RefusalReason | 'network';

/** A letter as the device keeps it. */
export type StoredLetter = Letter & { refusal: RefusalReason | null };

export type QueueCommand =
  | { type: 'queue.keep'; letter: StoredLetter }
  | { type: 'queue.drop'; clientId: string }
  /** Tells what is kept now: what other tabs wrote may not have been heard. */
  | { type: 'queue.check' };

export type QueueFact =
  /** `letters` is null where storage cannot be read; `now` is in milliseconds since 1970. */
  | { type: 'queue.read'; letters: readonly StoredLetter[] | null; now: number }
  | { type: 'queue.kept'; clientId: string };
