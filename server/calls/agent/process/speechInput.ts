import { AudioStream } from '@livekit/rtc-node';
import type { RemoteTrack } from '@livekit/rtc-node';
import { createVoiceActivity, FRAME_SAMPLES, HEARD_RATE } from '../voiceActivity';
import type { VoiceEvent } from '../voiceActivity';

/** After this long without a frame nobody is speaking: a muted microphone sends none. */
const NO_FRAME_MS = 300;
const LOOK_EVERY_MS = 100;

/** Listens to a track until it ends; returns a function that stops it earlier. */
export function listenTo(track: RemoteTrack, tell: (event: VoiceEvent) => void): () => void {
  const activity = createVoiceActivity();
  const frames = new AudioStream(track, {
    sampleRate: HEARD_RATE,
    numChannels: 1,
    frameSizeMs: 10,
  }).getReader();
  let heardAt = performance.now();
  const tellIf = (event: VoiceEvent | null) => {
    if (event !== null) tell(event);
  };
  const looking = setInterval(() => {
    if (performance.now() - heardAt > NO_FRAME_MS) tellIf(activity.pause());
  }, LOOK_EVERY_MS);

  async function listen() {
    for (let next = await frames.read(); !next.done; next = await frames.read()) {
      heardAt = performance.now();
      const { data } = next.value;
      for (let at = 0; at + FRAME_SAMPLES <= data.length; at += FRAME_SAMPLES)
        tellIf(activity.hear(data.subarray(at, at + FRAME_SAMPLES)));
    }
  }
  listen()
    .catch(() => {})
    .finally(() => clearInterval(looking));
  return () => {
    clearInterval(looking);
    frames.cancel().catch(() => {});
  };
}
