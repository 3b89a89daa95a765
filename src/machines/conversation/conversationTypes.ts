import type { AlertRaised } from '../alerts/alertsMachine';
import type { DeletionNotice, DeletionRef } from '../deletion/deletionMachine';
import type { ServerEvent } from '../eventStream/eventStreamMachine';
import type { Letter } from '../outbox/letter';
import type { OutboxNotice } from '../outbox/outboxTypes';
import type { OutgoingRef } from '../outbox/outgoingMachine';
import type { Allowance, AllowanceChanged } from '../shared/allowance';
import type { Owner } from '../shared/owner';
import type { UnblurNotice } from '../unblur/unblurMachine';
import type { VoiceNotice, VoiceRef } from '../voice/voiceMachine';
import type { Edit, KeptEdit } from './editing';
import type { ChatSummary } from './message';
import type { PrivatePictures } from './pictures';
import type { Shown } from './reply';
import type { Goal, Visit } from './visit';
import type { Choice, Places } from './versions';

export type DraftCommand =
  | { type: 'draft.write'; text: string }
  | { type: 'edit.write'; edit: KeptEdit | null };

/** What tells a message from others of the same words. */
export type Stamp = Pick<Letter, 'clientId' | 'writtenAt'>;

export type ConversationEvent =
  | { type: 'chat.retry' }
  | { type: 'chat.older' }
  | { type: 'chat.newer' }
  /** To one message, which a hit of a search or an address names. */
  | ({ type: 'chat.goTo' } & Goal)
  | { type: 'chat.goAgain' }
  /** Away with what is said of a message that cannot be shown. */
  | { type: 'chat.stay' }
  | { type: 'visit.began' }
  /** Back to the end of the conversation. */
  | { type: 'chat.toLatest' }
  /** The reader moved away from the end, or came to it. */
  | { type: 'scroll.left' }
  | { type: 'scroll.ended' }
  /** What follows the message that was sent last fills the view. */
  | { type: 'scroll.filled' }
  /** Whether the newest message is in view to its last line. */
  | { type: 'latest.shown' }
  | { type: 'latest.hidden' }
  /** The view has brought the message that was wished for before the reader. */
  | { type: 'scroll.landed' }
  | { type: 'chat.edit'; text: string }
  | ({ type: 'chat.send'; text: string } & Stamp)
  | { type: 'chat.stop' }
  | { type: 'chat.retryReply'; clientId: string }
  | { type: 'chat.regenerate'; messageId: string; clientId: string }
  | ({ type: 'version.choose' } & Choice)
  | { type: 'edit.begin'; messageId: string }
  | { type: 'edit.change'; text: string }
  | { type: 'edit.send'; clientId: string }
  | { type: 'edit.cancel' }
  /** The message of the user's that what follows answers; it stays in view meanwhile. */
  | { type: 'chat.turned'; clientId: string }
  | { type: 'chat.restart' }
  | { type: 'chat.confirm' }
  | { type: 'chat.cancel' }
  | { type: 'chat.delete'; messageId: string }
  /** A picture to be looked at by itself, or the next one. */
  | { type: 'viewer.show'; messageId: string }
  | { type: 'viewer.close' }
  /** A reply is to be heard; from then on its voice has an actor of its own. */
  | { type: 'voice.begin'; messageId: string }
  | { type: 'draft.loaded'; text: string }
  /** The device has an edit that was not finished when the chat was left. */
  | { type: 'edit.loaded'; edit: KeptEdit }
  | AllowanceChanged
  | UnblurNotice
  | VoiceNotice
  | DeletionNotice
  | OutboxNotice
  | ServerEvent;

export type ConversationNotice =
  | AlertRaised
  | { type: 'chat.gapFound' }
  | { type: 'chat.restarted'; chat: ChatSummary }
  /** `isHeld`: it is not to go before the stop of a reply is acknowledged. */
  | { type: 'letter.written'; letter: Letter; isHeld?: boolean }
  | { type: 'offer.wanted'; from: string; overlay?: 'pw' }
  | { type: 'login.wanted' };

export type ConversationInput = {
  owner: Owner<ConversationNotice>;
  chat: ChatSummary;
  /** The message that the chat was opened for. */
  goal: Goal | null;
};

export type ConversationContext = ConversationInput &
  Shown & {
    /** Messages on their way, in the order in which they were written. */
    outgoing: readonly OutgoingRef[];
    /** What is on screen instead of the messages up to the end. */
    visit: Visit | null;
    /** What is shown was kept on this device, and when; in milliseconds since 1970. */
    keptAt: number | null;
    draft: string;
    /** What was sent before the outbox was there. */
    wish: Stamp | null;
    /** How far the reader has read, and how often the server could not be told. */
    readSeq: number;
    markAttempts: number;
    /** The client id of the message that was sent last, and what was last when the reader left. */
    turnId: string | null;
    seenSeq: number;
    retryClientId: string;
    /** The reply that was asked to stop. */
    stoppingId: string | null;
    /** The reply of which a piece is missing; the stream was asked to begin anew. */
    brokenId: string | null;
    /** The ids of messages that were taken out here or elsewhere; a page may bring one late. */
    removed: readonly string[];
    /** Messages that are being taken out, or may be brought back, the latest last. */
    deletions: readonly DeletionRef[];
    places: Places;
    /** The reply of which another version was asked for; the id makes asking again harmless. */
    anew: { messageId: string; clientId: string } | null;
    choice: Choice | null;
    /** The version that was chosen last in this tab. */
    chosenId: string | null;
    edit: Edit | null;
    /** The message whose picture is looked at. */
    pictureId: string | null;
    allowance: Allowance;
    pictures: PrivatePictures;
    /** Those that were asked for, by the ids of their messages. */
    voices: Readonly<Record<string, VoiceRef>>;
  };
