import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTranscription,
  TranscriptionUnavailable,
} from '../../../server/calls/agent/transcription';
import { readConfig } from '../../../server/config';
import { startTranscriptionServer, transcriptionKey } from '../../support/transcriptionServer';
import type { TranscriptionServer } from '../../support/transcriptionServer';

const second = { samples: new Int16Array(16_000), rate: 16_000 };
const { signal } = new AbortController();

describe('an endpoint for words', () => {
  let endpoint: TranscriptionServer;
  beforeAll(async () => {
    endpoint = await startTranscriptionServer();
  });
  afterAll(() => endpoint.close());
  const settings = () => ({
    baseUrl: endpoint.baseUrl,
    model: 'whisper-1',
    apiKey: transcriptionKey,
  });

  it('is asked as it documents, in the language of the call', async () => {
    endpoint.answer(' Guten Abend. ', '晚上好');
    const transcribe = createTranscription(settings());
    expect(await transcribe(second, 'de', signal)).toBe('Guten Abend.');
    expect(await transcribe(second, 'ch', signal)).toBe('晚上好');
    const loudness = expect.any(Number);
    expect(endpoint.asked).toEqual([
      { model: 'whisper-1', language: 'de', seconds: 1, loudness },
      { model: 'whisper-1', language: 'zh', seconds: 1, loudness },
    ]);
  });

  it.each([
    ['401', 401],
    ['429', 429],
    ['500', 500],
    ['no words', { body: '{"words": 3}' }],
    ['no JSON', { body: '<html>' }],
  ])('that answers with %s gives none, and its words are not told', async (_name, answer) => {
    endpoint.answer(answer);
    const asking = createTranscription(settings())(second, 'en', signal);
    const fault: unknown = await asking.catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(TranscriptionUnavailable);
    expect(String(fault)).not.toMatch(/canary|127\.0/);
  });

  it('that never answers is given up, and one that is not there', async () => {
    endpoint.answer('silence');
    const patient = createTranscription(settings(), { withinMs: 50 });
    await expect(patient(second, 'en', signal)).rejects.toThrow(TranscriptionUnavailable);
    const nowhere = createTranscription({ ...settings(), baseUrl: 'http://127.0.0.1:9/v1' });
    await expect(nowhere(second, 'en', signal)).rejects.toThrow(TranscriptionUnavailable);
  });
});

describe('the settings of it', () => {
  it('are none by default, and whole or refused', () => {
    const address = 'https://words.example.org/v1/';
    expect(readConfig({}).transcription).toBeNull();
    const given = { TRANSCRIPTION_BASE_URL: address, TRANSCRIPTION_MODEL: 'whisper-1' };
    expect(readConfig({ ...given, TRANSCRIPTION_API_KEY: 'key' }).transcription).toEqual({
      baseUrl: 'https://words.example.org/v1',
      model: 'whisper-1',
      apiKey: 'key',
    });
    expect(() => readConfig({ TRANSCRIPTION_BASE_URL: address })).toThrow(
      'TRANSCRIPTION_BASE_URL and TRANSCRIPTION_MODEL go together.',
    );
    expect(() => readConfig({ ...given, TRANSCRIPTION_BASE_URL: 'ftp://x' })).toThrow(
      'TRANSCRIPTION_BASE_URL',
    );
  });
});
