const SAMPLES_PER_LOOK = 1024;
const LOOK_MS = 100;
/** Root mean square of a quiet room; speech is well above it. */
const HEARD_ABOVE = 0.02;
/** Speech at a normal distance fills the meter to about two thirds. */
const FULL = 0.25;

/**
 * Measures ten times a second how loud a track is.
 * @param tell level from 0 to 1, and whether it is more than the room
 * @returns a function that stops it
 */
export function watchLoudness(
  track: MediaStreamTrack,
  tell: (level: number, isHeard: boolean) => void,
): () => void {
  const audio = new AudioContext();
  const analyser = audio.createAnalyser();
  analyser.fftSize = SAMPLES_PER_LOOK;
  audio.createMediaStreamSource(new MediaStream([track])).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
    const loudness = Math.sqrt(power);
    tell(Math.min(1, loudness / FULL), loudness > HEARD_ABOVE);
  }, LOOK_MS);
  return () => {
    clearInterval(timer);
    void audio.close();
  };
}
