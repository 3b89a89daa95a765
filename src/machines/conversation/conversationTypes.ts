import type { AlertRaised } from '../alerts/alertsMachine';
import type { ServerEvent } from '../eventStream/eventStreamMachine';
import type { Owner } from '../shared/owner';
import type { ChatSummary } from './message';
import type { OutgoingNotice, OutgoingRef } from './outgoingMachine';
import type { Shown } from './reply';

export type DraftCommand = { type: 'draft.write'; text: string };

export type ConversationEvent =
  | { type: 'chat.retry' }
  | { type: 'chat.older' }
  | { type: 'chat.edit'; text: string }
  /** `clientId` is a UUID that makes the message idempotent. */
  | { type: 'chat.send'; clientId: string; text: string }
  | { type: 'chat.discard'; clientId: string }
  /** Takes a failed message back into the composer. */
  | { type: 'chat.reclaim'; clientId: string }
  | { type: 'chat.stop' }
  | { type: 'chat.retryReply'; clientId: string }
  | { type: 'chat.restart' }
  | { type: 'chat.confirm' }
  | { type: 'chat.cancel' }
  | { type: 'draft.loaded'; text: string }
  | OutgoingNotice
  | ServerEvent;

export type ConversationNotice =
  | AlertRaised
  | { type: 'chat.gapFound' }
  | { type: 'chat.restarted'; chat: ChatSummary }
  | { type: 'offer.wanted'; from: string };

export type ConversationInput = { owner: Owner<ConversationNotice>; chat: ChatSummary };

export type ConversationContext = ConversationInput &
  Shown & {
    /** Messages on their way, in the order in which they were written. */
    outgoing: readonly OutgoingRef[];
    draft: string;
    readSeq: number;
    retryClientId: string;
    /** The reply that was asked to stop. */
    stoppingId: string | null;
    /** The reply of which a piece is missing; the stream was asked to begin anew. */
    brokenId: string | null;
  };
