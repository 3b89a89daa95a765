import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { toWav } from '../../server/speech/sound';

export const speechKey = 'sk-speech-canary';

/** The body as the page has it; what it does not name is refused. */
const requestSchema = v.strictObject({
  model: v.picklist(['tts-1', 'tts-1-hd', 'gpt-4o-mini-tts']),
  input: v.pipe(v.string(), v.nonEmpty(), v.maxLength(4096)),
  voice: v.picklist(['alloy', 'ash', 'coral', 'echo', 'fable', 'nova', 'onyx', 'sage', 'shimmer']),
  response_format: v.picklist(['mp3', 'opus', 'aac', 'flac', 'wav', 'pcm']),
});

type SpeechRequest = v.InferOutput<typeof requestSchema>;
type Trouble = 'text' | 'empty' | 'silence' | 'cut' | number | null;

export type SpeechServer = {
  baseUrl: string;
  /** What was spoken, in turn. */
  spoken: SpeechRequest[];
  /** The statuses of what was refused. */
  refused: number[];
  /**
   * From now on each call is answered with this status; `text`: with words in place of sound;
   * `empty`: with nothing; `cut`: with half of it; `silence`: never; null: as usual.
   */
  troubleWith(trouble: Trouble): void;
  close(): Promise<void>;
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) if (Buffer.isBuffer(part)) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

/** The sound of a piece, so that a test knows it again. */
export const soundOf = (input: string): string => `<${input}>`;

/** 24 000 samples a second, 60 ms a letter; the header does not know how long it is. */
function wavOf(input: string): Buffer {
  const samples = Int16Array.from({ length: input.length * 1_440 }, (_, at) =>
    Math.round(8_000 * Math.sin((2 * Math.PI * 220 * at) / 24_000)),
  );
  const wav = toWav({ samples, rate: 24_000 });
  wav.writeUInt32LE(0xffffffff, 40);
  return wav;
}

/**
 * An endpoint for speech on loopback, held to "Create speech" of OpenAI's API reference
 * (https://platform.openai.com/docs/api-reference/audio/createSpeech): the path, a bearer key, a JSON
 * body of model, input of at most 4096 characters, voice and format, and an answer that is the sound.
 * Errors are as in https://platform.openai.com/docs/guides/error-codes.
 */
export async function startSpeechServer(): Promise<SpeechServer> {
  const spoken: SpeechRequest[] = [];
  const refused: number[] = [];
  let trouble: Trouble = null;

  function refuse(response: ServerResponse, status: number, message: string) {
    refused.push(status);
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(status === 429 && { 'retry-after': '20' }),
    });
    response.end(JSON.stringify({ error: { message, type: 'error', param: null, code: null } }));
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await bodyOf(request);
    if (trouble === 'silence') return;
    if (typeof trouble === 'number') return refuse(response, trouble, 'canary of an error');
    if (request.url !== '/v1/audio/speech') return refuse(response, 404, 'Invalid URL');
    if (request.method !== 'POST') return refuse(response, 405, 'Not allowed to GET');
    if (request.headers.authorization !== `Bearer ${speechKey}`)
      return refuse(response, 401, 'Incorrect API key provided');
    if (request.headers['content-type'] !== 'application/json')
      return refuse(response, 400, 'We could not parse the JSON body of your request');
    const parsed = v.safeParse(requestSchema, JSON.parse(body));
    if (!parsed.success) return refuse(response, 400, 'Invalid request');
    spoken.push(parsed.output);
    const { input, response_format: format } = parsed.output;
    const sound = format === 'wav' ? wavOf(input) : soundOf(input);
    if (trouble === 'text') response.writeHead(200, { 'content-type': 'text/html' });
    else if (trouble === 'cut')
      response.writeHead(200, { 'content-type': 'audio/mpeg', 'content-length': 1_000_000 });
    else response.writeHead(200, { 'content-type': 'audio/mpeg' });
    if (trouble === 'cut') response.write(sound, () => response.destroy());
    else response.end(trouble === 'empty' ? undefined : sound);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    spoken,
    refused,
    troubleWith(next) {
      trouble = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
