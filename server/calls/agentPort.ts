import type { Locale } from '../../common/locales';
import type { Character } from '../characters/character';

/** Why a call ends from this side; the client knows each. */
export type CallEnd = 'elsewhere' | 'left' | 'limit' | 'premium' | 'removed' | 'shutdown';

/** Of these, the ones that are told of before they come. */
export type ForeseenEnd = Extract<CallEnd, 'limit' | 'premium' | 'shutdown'>;

export type AgentCall = {
  id: string;
  /** The room server, such as `ws://127.0.0.1:3000/calls`. */
  url: string;
  /** Lets the character into this one room. */
  token: string;
  character: Character;
  chatId: string;
  userId: string;
  /** The only participant the character speaks with. */
  userIdentity: string;
  /** Of what is said and shown as captions. */
  locale: Locale;
  /** The user is in the room; called once. */
  onConnected(): void;
  /**
   * Called once, when the character is out of the room and nobody asked it to be: `left` where the user
   * is gone or never came, `failed` where the character could not come or stay. `absentMs`: for how long
   * the user had been gone by then.
   */
  onEnd(cause: 'failed' | 'left', absentMs?: number): void;
};

export type AgentHandle = {
  /** Says in the room that the end comes; never rejects. */
  announce(cause: ForeseenEnd, secondsLeft: number): Promise<void>;
  /** Says in the room why the call is over, and leaves it; never rejects. `onEnd` is not called. */
  end(cause: CallEnd): Promise<void>;
};

/** Brings characters into rooms. */
export type Agents = {
  /** Joins at once, and stays until the user is gone or the call is ended. */
  begin(call: AgentCall): AgentHandle;
  /** Ends what is left; afterwards nothing is running. */
  close(): Promise<void>;
};
