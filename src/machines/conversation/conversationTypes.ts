import type { Reaction } from '../../../common/contract';
import type { AlertRaised } from '../alerts/alertsMachine';
import type { DeletionNotice, DeletionRef } from '../deletion/deletionMachine';
import type { ServerEvent } from '../eventStream/eventStreamMachine';
import type { OutboxMessage } from '../outbox/outboxMessage';
import type { OutboxNotice } from '../outbox/outboxTypes';
import type { OutboxMessageRef } from '../outbox/outboxMessageMachine';
import type { ReactionNotice } from '../reaction/reactionMachine';
import type { Allowance, AllowanceChanged } from '../shared/allowance';
import type { Owner } from '../shared/owner';
import type { UnblurNotice } from '../unblur/unblurMachine';
import type { ViewerNotice } from '../viewer/viewerMachine';
import type { VoiceNotice, VoiceRef } from '../voice/voiceMachine';
import type { Edit, KeptEdit } from './editing';
import type { EmojiNames } from './emojiNames';
import type { ChatSummary } from './message';
import type { PrivatePictures } from './pictures';
import type { ChosenQuote } from './quote';
import type { Reactions } from './reactions';
import type { Shown } from './reply';
import type { Goal, Visit } from './visit';
import type { Choice, Places } from './versions';

export type DraftCommand =
  | { type: 'draft.write'; text: string }
  | { type: 'edit.write'; edit: KeptEdit | null }
  | { type: 'quote.write'; quote: ChosenQuote | null };

/** Tells a message from others with the same text. */
export type Stamp = Pick<OutboxMessage, 'clientId' | 'writtenAt'>;

export type ConversationEvent =
  | { type: 'chat.retry' }
  | { type: 'chat.older' }
  | { type: 'chat.newer' }
  /** Go to one message, which a search hit or an address names. */
  | ({ type: 'chat.goTo' } & Goal)
  /** Another language was chosen. */
  | { type: 'chat.translate' }
  | { type: 'chat.goAgain' }
  /** Close the notice about a message that cannot be shown. */
  | { type: 'chat.stay' }
  | { type: 'visit.began' }
  /** Back to the end of the conversation. */
  | { type: 'chat.toLatest' }
  /** The user scrolled away from the end, or back to it. */
  | { type: 'scroll.left' }
  | { type: 'scroll.ended' }
  /** What follows the last sent message fills the view. */
  | { type: 'scroll.filled' }
  /** Whether the newest message is in view down to its last line. */
  | { type: 'latest.shown' }
  | { type: 'latest.hidden' }
  /** The view has scrolled to the message that the user asked for. */
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
  /** The user's message that the next reply answers; it stays in view. */
  | { type: 'chat.turned'; clientId: string }
  | { type: 'chat.restart' }
  | { type: 'chat.confirm' }
  | { type: 'chat.cancel' }
  | { type: 'chat.delete'; messageId: string }
  /** React to a message; the reaction that it has already is taken off. */
  | { type: 'chat.react'; messageId: string; reaction: Reaction }
  /** Show a picture by itself. */
  | { type: 'viewer.show'; messageId: string }
  /** Play a reply; from then on its voice has its own actor. */
  | { type: 'voice.begin'; messageId: string }
  | { type: 'draft.loaded'; text: string }
  /** The next text is a reply to this message. */
  | { type: 'quote.begin'; messageId: string }
  | { type: 'quote.cancel' }
  | { type: 'emoji.open' }
  | { type: 'emoji.close' }
  | { type: 'emoji.find'; query: string }
  /** In the place of what is selected in the field; UTF-16 units. */
  | { type: 'emoji.insert'; emoji: string; start: number; end: number }
  | { type: 'quote.loaded'; quote: ChosenQuote }
  /** The device has an edit that was unfinished when the user left the chat. */
  | { type: 'edit.loaded'; edit: KeptEdit }
  | AllowanceChanged
  | UnblurNotice
  | ViewerNotice
  | VoiceNotice
  | DeletionNotice
  | ReactionNotice
  | OutboxNotice
  | { type: 'network.offline' }
  | ServerEvent;

export type ConversationNotice =
  | AlertRaised
  | { type: 'chat.gapFound' }
  | { type: 'chat.restarted'; chat: ChatSummary }
  /** `isHeld`: not to be sent before the stop of a reply is confirmed. */
  | { type: 'outboxMessage.written'; outboxMessage: OutboxMessage; isHeld?: boolean }
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
    /** Messages that are being sent, in the order in which they were written. */
    outboxMessages: readonly OutboxMessageRef[];
    /** The part on screen instead of the end of the conversation. */
    visit: Visit | null;
    /** The messages that changed since the latest page was asked for, which may be older. */
    told: readonly string[];
    draft: string;
    /** Null until the emoji are first opened in this language. */
    emojiNames: EmojiNames | null;
    /** By what the user looks for an emoji; empty for all of them. */
    emojiQuery: string;
    quote: ChosenQuote | null;
    /** The message that was sent before the outbox was running. */
    stamp: Stamp | null;
    /** How far the user has read, and how often telling the server has failed. */
    readSeq: number;
    markAttempts: number;
    /** The client id of the last sent message, and the last place when the user scrolled away. */
    turnId: string | null;
    seenSeq: number;
    retryClientId: string;
    /** The reply that the server was asked to stop. */
    stoppingId: string | null;
    /** The reply with a missing piece; the event stream was asked to start again. */
    brokenId: string | null;
    /** The ids of messages that were removed here or elsewhere; a page may still bring one. */
    removed: readonly string[];
    /** Messages that are being deleted or can be restored, the latest last. */
    deletions: readonly DeletionRef[];
    places: Places;
    /** The reply that is being regenerated; the id makes a repeated request harmless. */
    anew: { messageId: string; clientId: string } | null;
    choice: Choice | null;
    /** The version that was chosen last in this tab. */
    chosenId: string | null;
    edit: Edit | null;
    /** The message whose picture is open in the viewer. */
    pictureId: string | null;
    allowance: Allowance;
    pictures: PrivatePictures;
    /** The voices that were started, by the ids of their messages. */
    voices: Readonly<Record<string, VoiceRef>>;
    reactions: Reactions;
    /** What the user may say next; best first. */
    suggestions: readonly string[];
  };
