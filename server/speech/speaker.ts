import type { Locale } from '../../common/locales';
import type { Sound } from './sound';

export type SpeakRequest = {
  /** Without formatting, in pieces of at most 4000 UTF-16 units. */
  pieces: readonly string[];
  locale: Locale;
  voice: string;
  signal: AbortSignal;
};

/** A sentence of a call, without formatting, of at most 4000 UTF-16 units. */
export type SayRequest = Omit<SpeakRequest, 'pieces'> & { text: string };

export type Speaker = {
  /** Tells voices made in different ways apart. */
  readonly id: string;
  /** The name of the voice in which somebody of this gender speaks a language. */
  voiceOf(gender: 'male' | 'female' | 'non-binary', locale: Locale): string;
  /** An MP3. Rejects with SpeechUnavailable. */
  speak(request: SpeakRequest): Promise<Uint8Array>;
  /** One sentence, as soon as can be. Rejects with SpeechUnavailable. */
  say(request: SayRequest): Promise<Sound>;
};

/** No voice could be made; the reason names neither text nor key. */
export class SpeechUnavailable extends Error {
  override readonly name = 'SpeechUnavailable';
}
