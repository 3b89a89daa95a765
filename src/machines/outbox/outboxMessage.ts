import type { ChosenQuote } from '../conversation/quote';

/** A message as it was written, before the server has confirmed it. */
export type OutboxMessage = {
  /** A UUID that makes the message idempotent. */
  clientId: string;
  chatId: string;
  /** Of the character; it stays the same when the chat is restarted. */
  characterId: string;
  text: string;
  /** The message that it is a reply to. */
  quote?: ChosenQuote;
  /** Milliseconds since 1970; no two messages of a user have the same. */
  writtenAt: number;
};

/** Why the server refuses a message; `crisis`: inappropriate, and the user may need help. */
export type RefusalReason =
  | 'dailyLimit'
  | 'inappropriate'
  | 'crisis'
  | 'conflict'
  | 'premium'
  | 'invalid'
  | 'gone';

export type FailureReason = RefusalReason | 'network';

/** A message as the device keeps it. */
export type StoredOutboxMessage = OutboxMessage & { refusal: RefusalReason | null };

export type QueueCommand =
  | { type: 'queue.keep'; outboxMessage: StoredOutboxMessage }
  | { type: 'queue.drop'; clientId: string }
  /** Asks for what is kept now: changes by other tabs may have been missed. */
  | { type: 'queue.check' };

export type QueueFact =
  /** `outboxMessages` is null when storage cannot be read; `now` is in milliseconds since 1970. */
  | { type: 'queue.read'; outboxMessages: readonly StoredOutboxMessage[] | null; now: number }
  | { type: 'queue.kept'; clientId: string };
