/** Why a call ended. */
export type EndCause =
  /** The user hung up. */
  | 'user'
  /** The character hung up, or never came. */
  | 'left'
  | 'absent'
  /** The server removed the user from the room. */
  | 'removed'
  | 'closed'
  /** The time limit of the call was reached, or the subscription ended. */
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

/** A microphone or a speaker. */
export type SoundDevice = { id: string; label: string };

/** `isUnderstood`: the server makes out what the user says, and not only that they speak. */
export type CallTerms = { isUnderstood: boolean };

/** Opens a room, and says how long the user may stay. */
export type Ticket = {
  url: string;
  token: string;
  /** Seconds. */
  limit: number;
  /** How many seconds before the end the end is announced. */
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
  /** The text will not change any more. */
  isFinal: boolean;
};

/** More than anybody scrolls back to in a call. */
const KEPT_CAPTIONS = 40;

/** Adds a caption, or replaces the one with the same id. */
export function withCaption(captions: readonly Caption[], caption: Caption): readonly Caption[] {
  const at = captions.findIndex(({ id }) => id === caption.id);
  return at < 0 ? [...captions, caption].slice(-KEPT_CAPTIONS) : captions.with(at, caption);
}

/** What the microphone reports; `level` is from 0 to 1, about ten times a second. */
export type MicrophoneNews =
  /** `speakers`: empty where the browser lets nobody choose. */
  | {
      type: 'microphone.opened';
      id: string;
      devices: readonly SoundDevice[];
      speakers: readonly SoundDevice[];
    }
  | { type: 'microphone.failed'; fault: MicrophoneFault }
  | { type: 'microphone.level'; level: number }
  /** Speech that is louder than the room. */
  | { type: 'microphone.heard' };

/** Commands to the microphone. */
export type MicrophoneCommand =
  | { type: 'microphone.use'; id: string }
  | { type: 'microphone.mute'; isMuted: boolean };

/** What the room reports. */
export type RoomNews =
  | { type: 'room.joined' }
  | { type: 'room.unreachable' }
  | { type: 'room.agent'; state: AgentState }
  | { type: 'room.agentLeft' }
  /** `seconds`: how long the call lasted until the connection dropped. */
  | { type: 'room.reconnecting'; seconds: number }
  | { type: 'room.reconnected' }
  | { type: 'room.quality'; isPoor: boolean }
  /** How loud the character is, from 0 to 1, about ten times a second. */
  | { type: 'room.voice'; level: number }
  | { type: 'room.caption'; caption: Caption }
  | { type: 'room.ending'; cause: AnnouncedCause; seconds: number }
  | { type: 'room.ended'; cause: EndCause; seconds: number }
  | { type: 'playback.blocked' }
  | { type: 'playback.allowed' };

/** Commands to the room. */
export type RoomCommand =
  | { type: 'room.leave' }
  | { type: 'room.listen' }
  | { type: 'room.useSpeaker'; id: string };

/** `speakerId` null: the browser's own choice. */
export type RoomInput = { ticket: Ticket; speakerId: string | null };

/** Commands to what keeps, through a reload of the page, that a call was running. */
export type KeptCallCommand = { type: 'call.keep' } | { type: 'call.forget' };
