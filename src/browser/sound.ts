import { fromCallback } from 'xstate';
import type { SoundCommand, SoundFact, SoundInput } from '../machines/voice/voiceMachine';
import { readItem, writeItem } from './storage';
import type { KeyValueStore } from './storage';

const RATE_KEY = 'voice_rate';
const SLOWEST = 0.5;
const FASTEST = 3;

type Audio = Pick<
  HTMLAudioElement,
  | 'addEventListener'
  | 'currentTime'
  | 'defaultPlaybackRate'
  | 'duration'
  | 'pause'
  | 'play'
  | 'playbackRate'
  | 'removeAttribute'
  | 'src'
>;

export type SoundDevice = {
  store: KeyValueStore | null;
  createAudio: () => Audio;
  /** How tabs tell each other that they are playing; null if unsupported. */
  createChannel: (() => BroadcastChannel) | null;
  /** Shows who is speaking outside the page, such as on a locked screen; not everywhere. */
  showSpeaker: (speaker: SoundInput['speaker']) => void;
};

const keptRate = (store: KeyValueStore | null): number => {
  const rate = Number(readItem(store, RATE_KEY) ?? 1);
  return rate >= SLOWEST && rate <= FASTEST ? rate : 1;
};

const finite = (seconds: number): number | null => (Number.isFinite(seconds) ? seconds : null);

/**
 * Plays one voice, at once, from `at` seconds. It pauses when another tab starts to play, and this
 * browser remembers the speed.
 */
export const sound = ({ store, createAudio, createChannel, showSpeaker }: SoundDevice) =>
  fromCallback<SoundCommand, SoundInput>(({ input, receive, sendBack }) => {
    const audio = createAudio();
    const channel = createChannel?.() ?? null;
    const ended = new AbortController();
    const { signal } = ended;
    const tell = (fact: SoundFact) => sendBack(fact);

    const setRate = () => {
      const rate = keptRate(store);
      audio.defaultPlaybackRate = rate;
      audio.playbackRate = rate;
      tell({ type: 'sound.rated', rate });
    };
    const play = () => {
      setRate();
      audio.play().catch((fault: unknown) => {
        // The element itself reports every other fault.
        if (!signal.aborted && fault instanceof DOMException && fault.name === 'NotAllowedError')
          tell({ type: 'sound.blocked' });
      });
    };
    const tellProgress = () =>
      tell({ type: 'sound.progress', at: audio.currentTime, duration: finite(audio.duration) });
    const on = (type: string, hear: () => void) => audio.addEventListener(type, hear, { signal });

    on('playing', () => {
      channel?.postMessage('heard');
      showSpeaker(input.speaker);
      tell({ type: 'sound.playing' });
    });
    on('waiting', () => tell({ type: 'sound.waiting' }));
    on('pause', () => tell({ type: 'sound.paused' }));
    on('ended', () => tell({ type: 'sound.ended' }));
    on('error', () => tell({ type: 'sound.failed' }));
    for (const type of ['durationchange', 'timeupdate', 'seeked']) on(type, tellProgress);
    channel?.addEventListener('message', () => audio.pause(), { signal });

    receive((command) => {
      if (command.type === 'sound.play') play();
      else if (command.type === 'sound.pause') audio.pause();
      else if (command.type === 'sound.seek') audio.currentTime = command.at;
      else {
        writeItem(store, RATE_KEY, String(command.rate));
        setRate();
      }
    });

    audio.src = input.audioUrl;
    if (input.at > 0) audio.currentTime = input.at;
    play();
    return () => {
      ended.abort();
      audio.pause();
      audio.removeAttribute('src');
      channel?.close();
    };
  });
