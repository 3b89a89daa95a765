import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { loudnessOf } from '../../server/calls/agent/voiceActivity';
import { fromWav } from '../../server/speech/sound';

export const transcriptionKey = 'sk-transcription-canary';

/** `loudness`: in dBFS. */
export type Transcribed = { model: string; language: string; seconds: number; loudness: number };

type Answer = string | number | 'silence' | { body: string };

export type TranscriptionServer = {
  baseUrl: string;
  /** What it was asked for, in turn. */
  asked: Transcribed[];
  /** The words of what comes next, each for one question, the last for all that follow; a number: this status. */
  answer(...answers: Answer[]): void;
  close(): Promise<void>;
};

const formSchema = v.strictObject({
  model: v.picklist(['whisper-1', 'gpt-4o-transcribe', 'gpt-4o-mini-transcribe']),
  language: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)),
  response_format: v.literal('json'),
  file: v.instance(File),
});

/**
 * An endpoint for words on loopback, held to "Create transcription" of OpenAI's API reference
 * (https://platform.openai.com/docs/api-reference/audio/createTranscription): the path, a bearer key, a
 * form of file, model, language as ISO 639-1 and format, and an answer of `{"text": …}`.
 */
export async function startTranscriptionServer(): Promise<TranscriptionServer> {
  const asked: Transcribed[] = [];
  let answers: Answer[] = ['Hello there.'];

  function send(response: ServerResponse, status: number, body: string) {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(body);
  }
  const refuse = (response: ServerResponse, status: number, message: string) =>
    send(response, status, JSON.stringify({ error: { message, type: 'error', code: null } }));

  async function formOf(request: IncomingMessage) {
    const parts: Buffer[] = [];
    for await (const part of request) if (Buffer.isBuffer(part)) parts.push(part);
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    const body = new Uint8Array(Buffer.concat(parts));
    const form = await new Response(body, { headers }).formData();
    return v.safeParse(formSchema, Object.fromEntries(form));
  }

  async function take(request: IncomingMessage, response: ServerResponse) {
    if (request.method !== 'POST' || request.url !== '/v1/audio/transcriptions')
      return refuse(response, 404, 'Invalid URL');
    if (request.headers.authorization !== `Bearer ${transcriptionKey}`)
      return refuse(response, 401, 'Incorrect API key provided');
    const form = await formOf(request);
    if (!form.success) return refuse(response, 400, 'Invalid request');
    const { file, model, language } = form.output;
    const { samples, rate } = fromWav(new Uint8Array(await file.arrayBuffer()));
    const loudness = loudnessOf(samples);
    asked.push({ model, language, seconds: samples.length / rate, loudness });
    const [answer = ''] = answers;
    if (answers.length > 1) answers = answers.slice(1);
    if (answer === 'silence') return;
    if (typeof answer === 'number') return refuse(response, answer, 'canary of an error');
    send(
      response,
      200,
      typeof answer === 'string' ? JSON.stringify({ text: answer }) : answer.body,
    );
  }

  const server = createServer((request, response) => {
    take(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    asked,
    answer(...next) {
      answers = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
