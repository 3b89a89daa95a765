import type { ConnectivityEvent } from '../app/appTypes';
import type { ChatSummary, Message } from '../conversation/message';
import type { ChosenQuote } from '../conversation/quote';
import type { ServerEvent } from '../eventStream/eventStreamMachine';
import type { LockFact } from '../shared/lock';
import type { Owner } from '../shared/owner';
import type { FailureReason, OutboxMessage, QueueFact } from './outboxMessage';
import type { OutboxMessageNotice, OutboxMessageRef } from './outboxMessageMachine';

/** What the outbox hears from the rest of the application. */
export type OutboxNews =
  | { type: 'outboxMessage.written'; outboxMessage: OutboxMessage; isHeld?: boolean }
  /** A chat was opened: its unsent messages are to be reported. */
  | { type: 'chat.opened'; chat: ChatSummary }
  | ConnectivityEvent
  | Extract<ServerEvent, { type: 'server.message' | 'server.ready' }>;

export type OutboxEvent = OutboxNews | OutboxMessageNotice | QueueFact | LockFact;

export type OutboxNotice =
  /** All messages of the user, in the order in which they were written. */
  | { type: 'outbox.changed'; outboxMessages: readonly OutboxMessageRef[] }
  | { type: 'outbox.sent'; message: Message; replyId: string | null }
  | { type: 'outbox.failed'; characterId: string; reason: FailureReason }
  /** The user wants the text back. */
  | { type: 'outbox.returned'; characterId: string; text: string; quote?: ChosenQuote };

export type OutboxInput = {
  owner: Owner<OutboxNotice>;
  isOnline: boolean;
  /** The chat that was opened last. */
  openChat: ChatSummary | null;
};

export type OutboxContext = OutboxInput & { outboxMessages: readonly OutboxMessageRef[] };
