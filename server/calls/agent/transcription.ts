import * as v from 'valibot';
import { toIntlLocale } from '../../../common/locales';
import type { Locale } from '../../../common/locales';
import { boundedJson } from '../../http/bounded';
import { toWav } from '../../speech/sound';
import type { Sound } from '../../speech/sound';
import type { TranscriptionSettings } from './settings';

/** Transcription failed; the reason names neither words nor key. */
export class TranscriptionUnavailable extends Error {
  override readonly name = 'TranscriptionUnavailable';
}

export type Transcribe = (sound: Sound, locale: Locale, signal: AbortSignal) => Promise<string>;

const WITHIN_MS = 15_000;
/** UTF-16 units: nobody says more in the half minute that is recorded at once. */
const LONGEST = 4_000;
/** Bytes. */
const LONGEST_BODY = 100_000;

const answerSchema = v.object({ text: v.string() });

/**
 * Transcribes with an endpoint that speaks OpenAI's protocol: `POST {base}/audio/transcriptions`
 * with a form of file, model, language and response_format
 * (https://platform.openai.com/docs/api-reference/audio/createTranscription). Rejects with
 * TranscriptionUnavailable.
 */
export function createTranscription(
  { baseUrl, model, apiKey }: TranscriptionSettings,
  { withinMs = WITHIN_MS } = {},
): Transcribe {
  async function ask(sound: Sound, locale: Locale, signal: AbortSignal): Promise<string> {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(toWav(sound))], { type: 'audio/wav' }), 'said.wav');
    form.set('model', model);
    form.set('language', toIntlLocale(locale));
    form.set('response_format', 'json');
    const response = await fetch(`${baseUrl}/audio/transcriptions`, {
      method: 'POST',
      ...(apiKey !== null && { headers: { authorization: `Bearer ${apiKey}` } }),
      body: form,
      signal: AbortSignal.any([signal, AbortSignal.timeout(withinMs)]),
      redirect: 'error',
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new TranscriptionUnavailable(`The endpoint answered ${response.status}`);
    }
    const answer = v.safeParse(answerSchema, await boundedJson(response, LONGEST_BODY));
    if (!answer.success) throw new TranscriptionUnavailable('The endpoint answered no words');
    return answer.output.text.slice(0, LONGEST).trim();
  }

  return async (sound, locale, signal) => {
    try {
      return await ask(sound, locale, signal);
    } catch (error) {
      // A network error may hold the address, and the address a key.
      throw error instanceof TranscriptionUnavailable
        ? error
        : new TranscriptionUnavailable('The endpoint does not answer');
    }
  };
}
