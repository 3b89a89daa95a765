/** Why a call is over. */
export type EndCause =
  /** The user hung up. */
  | 'user'
  /** The character hung up, or never came. */
  | 'left'
  | 'absent'
  /** The server put the user out of the room. */
  | 'removed'
  | 'closed'
  /** The time of one call, or the subscription, is over. */
  | 'limit'
  | 'premium'
  /** The call goes on in another tab or on another device. */
  | 'elsewhere'
  | 'shutdown'
  | 'lost'
  /** The browser put the page to sleep. */
  | 'frozen';

/** What the server announces some time before it does it. */
export type AnnouncedCause = Extract<EndCause, 'limit' | 'premium' | 'shutdown'>;

export type MicrophoneFault = 'denied' | 'missing' | 'busy' | 'insecure';

export type Microphone = { id: string; label: string };

/** What opens a room, and how long one may stay. */
export type Ticket = {
  url: string;
  token: string;
  /** Seconds. */
  limit: number;
  /** How many seconds before the end it is announced. */
  notice: number;
};

export type TicketReply =
  | { kind: 'given'; ticket: Ticket }
  | { kind: 'guest' | 'premium' | 'elsewhere' | 'missing' | 'busy' };

export type TicketInput = { slug: string; isTakenOver: boolean };

export type AgentState = 'joining' | 'listening' | 'thinking' | 'speaking';

export type Caption = {
  id: string;
  who: 'character' | 'user';
  text: string;
  /** Whether nothing of it will change. */
  isFinal: boolean;
};

/** More than anybody scrolls back to in a call. */
const KEPT_CAPTIONS = 40;

/** The captions with one added, or changed where it is there already. */
export function withCaption(captions: readonly Caption[], caption: Caption): readonly Caption[] {
  const at = captions.findIndex(({ id }) => id === caption.id);
  return at < 0 ? [...captions, caption].slice(-KEPT_CAPTIONS) : captions.with(at, caption);
}

/** What becomes of the microphone: level from 0 to 1, about ten times a second. */
export type MicrophoneNews =
  | { type: 'microphone.opened'; id: string; devices: readonly Microphone[] }
  | { type: 'microphone.failed'; fault: MicrophoneFault }
  | { type: 'microphone.level'; level: number }
  /** Something louder than the room was said. */
  | { type: 'microphone.heard' };

/** What the microphone is told. */
export type MicrophoneCommand =
  | { type: 'microphone.use'; id: string }
  | { type: 'microphone.mute'; isMuted: boolean };

/** What becomes of the room. */
export type RoomNews =
  | { type: 'room.joined' }
  | { type: 'room.unreachable' }
  | { type: 'room.agent'; state: AgentState }
  | { type: 'room.agentLeft' }
  /** `seconds`: how long the call was until its line went. */
  | { type: 'room.reconnecting'; seconds: number }
  | { type: 'room.reconnected' }
  | { type: 'room.quality'; isPoor: boolean }
  | { type: 'room.caption'; caption: Caption }
  | { type: 'room.ending'; cause: AnnouncedCause; seconds: number }
  | { type: 'room.ended'; cause: EndCause; seconds: number }
  | { type: 'playback.blocked' }
  | { type: 'playback.allowed' };

/** What the room is told. */
export type RoomCommand = { type: 'room.leave' } | { type: 'room.listen' };

export type RoomInput = { ticket: Ticket };
