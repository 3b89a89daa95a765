import type { Locale } from '../../common/locales';
import type { Character } from '../characters/character';

/** Why the server ends a call; the client knows each reason. */
export type CallEnd = 'elsewhere' | 'left' | 'limit' | 'premium' | 'removed' | 'shutdown';

/** Those that are announced before they happen. */
export type ForeseenEnd = Extract<CallEnd, 'limit' | 'premium' | 'shutdown'>;

export type AgentCall = {
  id: string;
  /** The room server, such as `ws://127.0.0.1:3000/calls`. */
  url: string;
  /** Admits the character to this one room. */
  token: string;
  character: Character;
  chatId: string;
  userId: string;
  /** The only participant the character talks with. */
  userIdentity: string;
  /** Language of the speech and the captions. */
  locale: Locale;
  /** The user is in the room; called once. */
  onConnected(): void;
  /**
   * Called once, when the character has left the room without being asked to: `left` if the user is
   * gone or never came, `failed` if the character could not join or stay. `absentMs`: how long the
   * user had been gone by then.
   */
  onEnd(cause: 'failed' | 'left', absentMs?: number): void;
};

export type AgentHandle = {
  /** Announces in the room that the end is near; never rejects. */
  announce(cause: ForeseenEnd, secondsLeft: number): Promise<void>;
  /** Says in the room why the call ends, and leaves; never rejects. `onEnd` is not called. */
  end(cause: CallEnd): Promise<void>;
};

/** Brings characters into rooms. */
export type Agents = {
  /** Joins at once, and stays until the user leaves or the call is ended. */
  begin(call: AgentCall): AgentHandle;
  /** Ends the remaining calls; afterwards nothing is running. */
  close(): Promise<void>;
};
