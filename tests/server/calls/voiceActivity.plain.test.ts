import { describe, expect, it } from 'vitest';
import {
  createVoiceActivity,
  FRAME_SAMPLES,
  HEARD_RATE,
  loudnessOf,
} from '../../../server/calls/agent/voiceActivity';
import { createEspeakSpeaker } from '../../../server/speech/espeakSpeaker';
import { atRate, joined } from '../../../server/speech/sound';
import { seededRandom } from '../../support/seededRandom';

const amplitude = (loudness: number) => 32_768 * 10 ** (loudness / 20);
const make = (seconds: number, sample: (at: number) => number) =>
  Int16Array.from({ length: Math.round(seconds * HEARD_RATE) }, (_, at) =>
    Math.round(Math.max(-32_768, Math.min(32_767, sample(at)))),
  );
const random = seededRandom(7);
const silence = (seconds: number) => make(seconds, () => 0);
/** White noise of so many dBFS. */
const noise = (seconds: number, loudness: number) =>
  make(seconds, () => (random() * 2 - 1) * Math.sqrt(3) * amplitude(loudness));
const hum = (seconds: number, loudness: number, hertz = 100) =>
  make(
    seconds,
    (at) => Math.SQRT2 * amplitude(loudness) * Math.sin((2 * Math.PI * hertz * at) / HEARD_RATE),
  );
/** Three syllables a second, as loud at their peak as `loudness`. */
const syllables = (seconds: number, loudness: number) =>
  make(seconds, (at) => {
    const time = at / HEARD_RATE;
    const envelope = Math.max(0, Math.sin(2 * Math.PI * 3 * time)) ** 0.5;
    return Math.SQRT2 * amplitude(loudness) * envelope * Math.sin(2 * Math.PI * 180 * time);
  });
const mixed = (one: Int16Array, other: Int16Array) =>
  one.map((sample, at) => Math.max(-32_768, Math.min(32_767, sample + (other[at] ?? 0))));

type Heard = { type: string; at: number; seconds?: number };

/** What is told of a sound, with the second in which it is. */
function listenTo(...parts: Int16Array[]): Heard[] {
  const whole = joined(parts);
  const listener = createVoiceActivity();
  const heard: Heard[] = [];
  for (let from = 0; from + FRAME_SAMPLES <= whole.length; from += FRAME_SAMPLES) {
    const event = listener.hear(whole.subarray(from, from + FRAME_SAMPLES));
    if (event === null) continue;
    const at = (from + FRAME_SAMPLES) / HEARD_RATE;
    heard.push(
      event.type === 'voice.ended'
        ? { type: event.type, at, seconds: event.samples.length / HEARD_RATE }
        : { type: event.type, at },
    );
  }
  return heard;
}

const types = (heard: Heard[]) => heard.map(({ type }) => type);

describe('loudness', () => {
  it('is in decibels below the loudest, and has an end', () => {
    expect(loudnessOf(hum(0.1, -20))).toBeCloseTo(-20, 1);
    expect(loudnessOf(noise(1, -40))).toBeCloseTo(-40, 0);
    expect(loudnessOf(silence(0.01))).toBe(-75);
    expect(loudnessOf(new Int16Array())).toBe(-75);
  });
});

describe('the activity of a voice', () => {
  it.each([
    ['silence', silence(5)],
    ['a quiet room', noise(5, -60)],
    ['a loud fan', noise(5, -25)],
    ['a hum', hum(5, -30)],
  ])('is not in %s', (_name, sound) => {
    expect(listenTo(sound)).toEqual([]);
  });

  it('begins within 0.2 s of a voice and ends within 0.5 s after it, with all of it kept', () => {
    const heard = listenTo(noise(1, -60), syllables(2, -20), noise(1, -60));
    expect(types(heard)).toEqual(['voice.began', 'voice.ended']);
    const [began, ended] = heard;
    expect(began?.at).toBeGreaterThan(1);
    expect(began?.at).toBeLessThan(1.2);
    expect(ended?.at).toBeGreaterThan(2.9);
    expect(ended?.at).toBeLessThan(3.5);
    expect(ended?.seconds).toBeGreaterThan(2);
    expect(ended?.seconds).toBeLessThan(2.5);
  });

  it.each([
    ['far from the microphone', noise(1, -65), syllables(2, -40)],
    ['over a fan', noise(1, -38), mixed(syllables(2, -20), noise(2, -38))],
    ['from the first moment', silence(0), mixed(syllables(2, -20), noise(2, -60))],
  ])('is in a voice %s', (_name, before, voice) => {
    const heard = listenTo(before, voice, before.length > 0 ? before : noise(1, -60));
    expect(types(heard).slice(0, 1)).toEqual(['voice.began']);
    expect(types(heard).at(-1)).toBe('voice.ended');
  });

  it('is not in clicks of 50 ms', () => {
    const clicks = Array.from({ length: 5 }, () => [hum(0.05, -10), noise(0.4, -60)]).flat();
    expect(listenTo(noise(1, -60), ...clicks)).toEqual([]);
  });

  it('learns a noise that begins in the middle of it within 2 s', () => {
    const heard = listenTo(noise(2, -60), noise(6, -30));
    expect(types(heard)).toEqual(['voice.began', 'voice.ended']);
    expect(heard[1]?.at).toBeLessThan(4.4);
  });

  it('hears a voice over a noise that it has learnt', () => {
    const heard = listenTo(
      noise(2, -60),
      noise(4, -35),
      mixed(syllables(2, -15), noise(2, -35)),
      noise(1, -35),
    );
    expect(types(heard)).toEqual(['voice.began', 'voice.ended', 'voice.began', 'voice.ended']);
    expect(heard[2]?.at).toBeGreaterThan(6);
    expect(heard[2]?.at).toBeLessThan(6.3);
  });

  it('holds over the gaps between words, and tells two sentences apart', () => {
    const gap = noise(0.2, -60);
    const pause = noise(0.9, -60);
    const words = [syllables(0.7, -20), gap, syllables(0.7, -20)];
    const heard = listenTo(noise(1, -60), ...words, pause, ...words, pause);
    expect(types(heard)).toEqual(['voice.began', 'voice.ended', 'voice.began', 'voice.ended']);
  });

  it('is in speech over the noise of a street, from its first word to its last', async () => {
    const said = await createEspeakSpeaker(null).say({
      text: 'I was thinking of you when the rain began, and then the lights went out.',
      locale: 'en',
      voice: 'en-us+f3',
      signal: new AbortController().signal,
    });
    const speech = atRate(said, HEARD_RATE).samples;
    const seconds = speech.length / HEARD_RATE;
    const street = -32;
    const heard = listenTo(
      noise(2, street),
      mixed(speech, noise(seconds, street)),
      noise(1, street),
    );
    expect(heard[0]?.type).toBe('voice.began');
    expect(heard[0]?.at).toBeLessThan(2.5);
    const kept = heard.reduce((sum, event) => sum + (event.seconds ?? 0), 0);
    expect(kept).toBeGreaterThan(seconds * 0.85);
    expect(heard.filter(({ type }) => type === 'voice.ended').length).toBeLessThan(4);
    expect(types(heard).at(-1)).toBe('voice.ended');
  }, 30_000);

  it('ends where no frame comes any more, and never goes beyond 30 s', () => {
    const listener = createVoiceActivity();
    expect(listener.pause()).toBeNull();
    const voice = joined([noise(1, -60), syllables(1, -20)]);
    for (let from = 0; from < voice.length; from += FRAME_SAMPLES)
      listener.hear(voice.subarray(from, from + FRAME_SAMPLES));
    const ended = listener.pause();
    expect(ended?.type === 'voice.ended' && ended.samples.length).toBeGreaterThan(HEARD_RATE);
    expect(listener.pause()).toBeNull();

    const heard = listenTo(noise(1, -60), syllables(32, -20));
    expect(heard.slice(0, 2).map(({ seconds }) => seconds)).toEqual([undefined, 30]);
    expect(types(heard).slice(2, 3)).toEqual(['voice.began']);
  });
});
