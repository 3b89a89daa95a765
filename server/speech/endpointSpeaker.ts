import type { SpeechSettings } from './settings';
import { SpeechUnavailable } from './speaker';
import type { Speaker } from './speaker';

const PIECE_WITHIN_MS = 60_000;

/**
 * Speech by an endpoint with OpenAI's protocol: `POST {base}/audio/speech` with model, input, voice
 * and response_format (https://platform.openai.com/docs/api-reference/audio/createSpeech).
 */
export function createEndpointSpeaker(
  settings: SpeechSettings,
  { pieceWithinMs = PIECE_WITHIN_MS } = {},
): Speaker {
  const { baseUrl, model, apiKey, voices } = settings;

  async function speakPiece(input: string, voice: string, signal: AbortSignal) {
    const response = await fetch(`${baseUrl}/audio/speech`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({ model, input, voice, response_format: 'mp3' }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(pieceWithinMs)]),
      redirect: 'error',
    });
    const type = response.headers.get('content-type') ?? '';
    if (!response.ok || !/^(?:audio\/|application\/octet-stream)/.test(type)) {
      await response.body?.cancel();
      throw new SpeechUnavailable(`The endpoint answered ${response.status} with ${type}`);
    }
    return Buffer.from(await response.arrayBuffer());
  }

  return {
    id: `${baseUrl} ${model}`,
    voiceOf: (gender) => voices[gender],
    async speak({ pieces, voice, signal }) {
      try {
        const sounds: Buffer[] = [];
        for (const piece of pieces) sounds.push(await speakPiece(piece, voice, signal));
        const sound = Buffer.concat(sounds);
        if (sound.length === 0) throw new SpeechUnavailable('The endpoint answered no sound');
        return sound;
      } catch (error) {
        // What a network says may hold the address, and the address a key.
        throw error instanceof SpeechUnavailable
          ? error
          : new SpeechUnavailable('The endpoint does not answer');
      }
    },
  };
}
