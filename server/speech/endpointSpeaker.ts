import { boundedBytes } from '../http/bounded';
import type { SpeechSettings } from './settings';
import { fromWav } from './sound';
import { SpeechUnavailable } from './speaker';
import type { Speaker } from './speaker';

const PIECE_WITHIN_MS = 60_000;
/** Bytes: more than ten minutes of uncompressed sound. */
const LONGEST_SOUND = 64_000_000;

/**
 * Speech from an endpoint with OpenAI's protocol: `POST {base}/audio/speech` with model, input,
 * voice and response_format (https://platform.openai.com/docs/api-reference/audio/createSpeech).
 */
export function createEndpointSpeaker(
  settings: SpeechSettings,
  { pieceWithinMs = PIECE_WITHIN_MS } = {},
): Speaker {
  const { baseUrl, model, apiKey, voices } = settings;

  type Wanted = { input: string; voice: string; format: 'mp3' | 'wav' };

  async function speakPiece({ input, voice, format }: Wanted, signal: AbortSignal) {
    const response = await fetch(`${baseUrl}/audio/speech`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({ model, input, voice, response_format: format }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(pieceWithinMs)]),
      redirect: 'error',
    });
    const type = response.headers.get('content-type') ?? '';
    if (!response.ok || !/^(?:audio\/|application\/octet-stream)/.test(type)) {
      await response.body?.cancel();
      throw new SpeechUnavailable(`The endpoint answered ${response.status} with ${type}`);
    }
    return boundedBytes(response, LONGEST_SOUND);
  }

  /** A network error may hold the address, and the address a key. */
  const unavailable = (error: unknown) =>
    error instanceof SpeechUnavailable
      ? error
      : new SpeechUnavailable('The endpoint does not answer');

  return {
    id: `${baseUrl} ${model}`,
    voiceOf: (gender) => voices[gender],
    async speak({ pieces, voice, signal }) {
      try {
        const sounds: Buffer[] = [];
        for (const input of pieces)
          sounds.push(await speakPiece({ input, voice, format: 'mp3' }, signal));
        const sound = Buffer.concat(sounds);
        if (sound.length === 0) throw new SpeechUnavailable('The endpoint answered no sound');
        return sound;
      } catch (error) {
        throw unavailable(error);
      }
    },
    async say({ text, voice, signal }) {
      try {
        const file = await speakPiece({ input: text, voice, format: 'wav' }, signal);
        return fromWav(file);
      } catch (error) {
        throw error instanceof RangeError
          ? new SpeechUnavailable('The endpoint answered no sound of 16 bits')
          : unavailable(error);
      }
    },
  };
}
