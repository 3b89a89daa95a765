import { joined } from '../../speech/sound';

/** Samples per second that are analysed, and how many make one frame of 10 ms. */
export const HEARD_RATE = 16_000;
export const FRAME_SAMPLES = HEARD_RATE / 100;

/** Loudness in decibels relative to the loudest possible (dBFS), so from 0 down. */
const FAINTEST = -75;
/** Nothing quieter counts as a voice, however quiet the room. */
const LEAST_VOICE = -48;
/** How far a voice stands out from the noise of the room. */
const ABOVE_NOISE = 8;
/** In frames: the window over which energy is averaged, so that a single click does not count. */
const SMOOTHED = 3;
/**
 * In frames: the noise is the lowest loudness within 8 × 20 of them. A voice pauses within 1.6 s,
 * which reveals the room; a sound that is loud all the time is noise.
 */
const WINDOW = 20;
const WINDOWS = 8;
/** In frames: how many of the latest must be loud for a voice to start, quiet for it to end. */
const ONSET_OF = 12;
const ONSET = 9;
const HANG_OVER = 30;
/** In frames: what is kept from before the onset was noticed, and of the silence at the end. */
const LEAD = 30;
const TAIL = 15;
/** In frames: the longest single recording. */
const LONGEST = 3_000;

export type VoiceEvent =
  | { type: 'voice.began' }
  /** With the recording, at HEARD_RATE. */
  | { type: 'voice.ended'; samples: Int16Array };

export type VoiceActivity = {
  /** Takes one frame of 10 ms (FRAME_SAMPLES samples of one channel). */
  hear(frame: Int16Array): VoiceEvent | null;
  /** No frame came for a while, as when a microphone is muted: that ends a voice. */
  pause(): VoiceEvent | null;
};

/** In dBFS, never below FAINTEST. */
export function loudnessOf(frame: Int16Array): number {
  let squares = 0;
  for (const sample of frame) squares += sample * sample;
  const mean = squares / Math.max(1, frame.length) / 32_768 ** 2;
  return mean === 0 ? FAINTEST : Math.max(FAINTEST, 10 * Math.log10(mean));
}

/** Estimates the noise of the room from the lowest recent loudness. */
function createNoise() {
  const minima: number[] = [];
  let least = Number.POSITIVE_INFINITY;
  let frames = 0;
  return (loudness: number): number => {
    least = Math.min(least, loudness);
    frames += 1;
    const noise = Math.min(least, ...minima);
    if (frames === WINDOW) {
      minima.push(least);
      if (minima.length > WINDOWS) minima.shift();
      least = Number.POSITIVE_INFINITY;
      frames = 0;
    }
    return noise;
  };
}

/** Tells a voice from room noise by energy alone, frame by frame. */
export function createVoiceActivity(): VoiceActivity {
  const noiseAfter = createNoise();
  let energies: number[] = [];
  let loud: boolean[] = [];
  /** While nobody speaks, the latest LEAD frames; otherwise everything since the onset. */
  let kept: Int16Array[] = [];
  /** Frames since the last loud one; null: nobody speaks. */
  let quiet: number | null = null;

  function end(): VoiceEvent {
    const whole = kept.slice(0, Math.max(1, kept.length - Math.max(0, (quiet ?? 0) - TAIL)));
    kept = kept.slice(-LEAD);
    loud = [];
    quiet = null;
    return { type: 'voice.ended', samples: joined(whole) };
  }

  function isLoud(frame: Int16Array): boolean {
    energies = [...energies, 10 ** (loudnessOf(frame) / 10)].slice(-SMOOTHED);
    const mean = energies.reduce((sum, energy) => sum + energy, 0) / energies.length;
    const loudness = 10 * Math.log10(mean);
    return loudness > Math.max(LEAST_VOICE, noiseAfter(loudness) + ABOVE_NOISE);
  }

  return {
    hear(frame) {
      const isLoudNow = isLoud(frame);
      kept.push(frame.slice());
      if (quiet === null) {
        if (kept.length > LEAD) kept.shift();
        loud = [...loud, isLoudNow].slice(-ONSET_OF);
        if (loud.filter(Boolean).length < ONSET) return null;
        quiet = 0;
        return { type: 'voice.began' };
      }
      quiet = isLoudNow ? 0 : quiet + 1;
      return quiet >= HANG_OVER || kept.length >= LONGEST ? end() : null;
    },
    pause() {
      energies = [];
      loud = [];
      return quiet === null ? null : end();
    },
  };
}
