import type { Locale } from '../locale';

export type SpeakRequest = {
  /** Without formatting, in pieces of at most 4000 UTF-16 units. */
  pieces: readonly string[];
  locale: Locale;
  voice: string;
  signal: AbortSignal;
};

export type Speaker = {
  /** Tells voices made in different ways apart. */
  readonly id: string;
  /** The name of the voice in which somebody of this gender speaks a language. */
  voiceOf(gender: 'male' | 'female' | 'non-binary', locale: Locale): string;
  /** An MP3. Rejects with SpeechUnavailable. */
  speak(request: SpeakRequest): Promise<Uint8Array>;
};

/** No voice could be made; the reason names neither text nor key. */
export class SpeechUnavailable extends Error {
  override readonly name = 'SpeechUnavailable';
}
