import { describe, expect, it, vi } from 'vitest';
import { createActor, setup, toPromise } from 'xstate';
import { prepareVoice } from '../../src/api/actors/voice';
import { createClient } from '../../src/api/client';
import { lockScreen } from '../../src/browser/lockScreen';
import type { Shown } from '../../src/browser/lockScreen';
import { sound } from '../../src/browser/sound';
import type { SoundCommand, SoundFact, SoundInput } from '../../src/machines/voice/voiceMachine';
import { someCharacter } from '../support/fixtures/someCharacters';
import { fakeFetch, json, problem } from '../support/fakeFetch';
import { memoryStore } from '../support/memoryStore';

describe('what the server says of a voice', () => {
  const ask = (answer: Response) => {
    const { fetch, calls } = fakeFetch(() => answer);
    const actor = createActor(prepareVoice(createClient(fetch, 'http://app.test')), {
      input: { messageId: 'message-2' },
    });
    return { reply: toPromise(actor.start()), calls };
  };

  it('is taken for what it means', async () => {
    const { reply, calls } = ask(json({ state: 'processing', audio_url: null }));
    expect(await reply).toEqual({ kind: 'processing' });
    expect(calls).toMatchObject([{ method: 'POST', path: '/api/audio/message-2' }]);
    const audioUrl = '/media/voice?expires=1&signature=a';
    expect(await ask(json({ state: 'ready', audio_url: audioUrl })).reply).toEqual({
      kind: 'ready',
      audioUrl,
    });
    expect(await ask(json({ state: 'error', audio_url: null })).reply).toEqual({ kind: 'failed' });
    expect(await ask(json({ state: 'ready', audio_url: null })).reply).toEqual({ kind: 'failed' });
    expect(await ask(problem(402, 'premium-required')).reply).toEqual({ kind: 'premium' });
  });

  it('leads to where the API is', async () => {
    vi.stubEnv('VITE_API_ORIGIN', 'https://api.test');
    const { reply } = ask(json({ state: 'ready', audio_url: '/media/voice?expires=1' }));
    const audioUrl = 'https://api.test/media/voice?expires=1';
    expect(await reply).toEqual({ kind: 'ready', audioUrl });
    vi.unstubAllEnvs();
  });

  it('is a fault otherwise', async () => {
    await expect(ask(problem(503, 'unavailable')).reply).rejects.toThrow('503');
    await expect(ask(json({ state: 'odd', audio_url: null })).reply).rejects.toThrow();
  });
});

describe('a sound', () => {
  const { portrait } = someCharacter(0);
  const input = { audioUrl: '/media/voice', at: 0, speaker: { name: 'Inês', portrait } };

  /** The parts of an audio element that a sound needs; it never starts by itself. */
  class FakeAudio extends EventTarget {
    src = '';
    currentTime = 0;
    duration = 12;
    playbackRate = 1;
    defaultPlaybackRate = 1;
    started: Promise<void> = Promise.resolve();
    readonly calls: string[] = [];
    play() {
      this.calls.push('play');
      return this.started;
    }
    pause() {
      this.calls.push('pause');
    }
    removeAttribute(name: string) {
      this.calls.push(`remove ${name}`);
    }
  }

  const begin = ({
    store = memoryStore().store,
    at = 0,
    started = Promise.resolve(),
  }: {
    store?: ReturnType<typeof memoryStore>['store'];
    at?: number;
    started?: Promise<void>;
  } = {}) => {
    const audio = new FakeAudio();
    audio.started = started;
    const shown: Shown[] = [];
    const heard: SoundFact[] = [];
    const logic = sound({
      store,
      createAudio: () => audio,
      createChannel: () => new BroadcastChannel('sound-test'),
      showSpeaker: lockScreen('Confidant', (what) => shown.push(what)),
    });
    const owner = createActor(
      setup({
        types: { events: {} as SoundFact },
        actors: { sound: logic },
      }).createMachine({
        invoke: { id: 'sound', src: 'sound', input: { ...input, at } satisfies SoundInput },
        on: { '*': { actions: ({ event }) => heard.push(event) } },
      }),
    ).start();
    return {
      audio,
      heard,
      shown,
      store,
      tell: (command: SoundCommand) => owner.getSnapshot().children['sound']?.send(command),
      fire: (type: string) => audio.dispatchEvent(new Event(type)),
      stop: () => owner.stop(),
    };
  };

  it('begins at once, where it was left', () => {
    const { audio, stop } = begin({ at: 5 });
    expect([audio.src, audio.currentTime, audio.calls]).toEqual(['/media/voice', 5, ['play']]);
    stop();
    expect(audio.calls).toEqual(['play', 'pause', 'remove src']);
  });

  it('shows who is heard outside the page, from when it is heard, and nothing that was said', () => {
    const { shown, fire, stop } = begin();
    expect(shown).toEqual([]);
    fire('playing');
    expect(shown).toEqual([
      {
        title: 'Confidant',
        artist: 'Inês',
        artwork: portrait.sources.map(({ width, webp }) => ({
          src: webp,
          sizes: `${width}x${Math.round((width / 3) * 4)}`,
          type: 'image/webp',
        })),
      },
    ]);
    stop();
  });

  it('needs no place to show it', () => {
    expect(() => lockScreen('Confidant', null)(input.speaker)).not.toThrow();
  });

  it('tells that the browser waits for a tap, and nothing when it was held meanwhile', async () => {
    const blocked = begin({ started: Promise.reject(new DOMException('', 'NotAllowedError')) });
    const held = begin({ started: Promise.reject(new DOMException('', 'AbortError')) });
    await vi.waitFor(() => expect(blocked.heard).toContainEqual({ type: 'sound.blocked' }));
    expect(held.heard).toEqual([{ type: 'sound.rated', rate: 1 }]);
    blocked.stop();
    held.stop();
  });

  it('remembers how fast it goes', () => {
    const first = begin();
    first.tell({ type: 'sound.rate', rate: 1.5 });
    expect(first.audio.playbackRate).toBe(1.5);
    first.stop();
    const next = begin({ store: first.store });
    expect(next.audio.playbackRate).toBe(1.5);
    expect(next.heard).toContainEqual({ type: 'sound.rated', rate: 1.5 });
    next.stop();
  });

  it('is held when another tab begins', async () => {
    const one = begin();
    const other = begin();
    other.fire('playing');
    await vi.waitFor(() => expect(one.audio.calls).toContain('pause'));
    expect(other.audio.calls).toEqual(['play']);
    one.stop();
    other.stop();
  });

  it('tells what becomes of it', () => {
    const { audio, fire, heard, tell, stop } = begin();
    heard.length = 0;
    tell({ type: 'sound.seek', at: 3 });
    for (const type of ['waiting', 'seeked', 'pause', 'ended', 'error']) fire(type);
    audio.duration = Infinity;
    fire('timeupdate');
    stop();
    fire('pause');
    expect(heard).toEqual([
      { type: 'sound.waiting' },
      { type: 'sound.progress', at: 3, duration: 12 },
      { type: 'sound.paused' },
      { type: 'sound.ended' },
      { type: 'sound.failed' },
      { type: 'sound.progress', at: 3, duration: null },
    ]);
  });
});
