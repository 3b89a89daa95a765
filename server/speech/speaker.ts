import type { Locale } from '../../common/locales';
import type { Sound } from './sound';

export type SpeakRequest = {
  /** Without formatting, in pieces of at most 4000 UTF-16 units. */
  pieces: readonly string[];
  locale: Locale;
  voice: string;
  signal: AbortSignal;
};

/** A sentence of a call, without formatting, at most 4000 UTF-16 units. */
export type SayRequest = Omit<SpeakRequest, 'pieces'> & { text: string };

export type Speaker = {
  /** Distinguishes voices that were made in different ways. */
  readonly id: string;
  /** The voice in which somebody of this gender speaks a language. */
  voiceOf(gender: 'male' | 'female' | 'non-binary', locale: Locale): string;
  /** Returns an MP3. Rejects with SpeechUnavailable. */
  speak(request: SpeakRequest): Promise<Uint8Array>;
  /** Says one sentence as fast as possible. Rejects with SpeechUnavailable. */
  say(request: SayRequest): Promise<Sound>;
};

/** Speech failed; the reason contains neither text nor key. */
export class SpeechUnavailable extends Error {
  override readonly name = 'SpeechUnavailable';
}
