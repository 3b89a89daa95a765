import {
  AudioFrame,
  AudioSource,
  AudioStream,
  LocalAudioTrack,
  Room,
  RoomEvent,
  TrackKind,
  TrackPublishOptions,
  TrackSource,
} from '@livekit/rtc-node';
import { loudnessOf } from '../../server/calls/agent/voiceActivity';

const RATE = 24_000;
const FRAME = RATE / 100;
/** In dBFS: what is louder is a voice. */
const AUDIBLE = -45;

export type SeenCaption = { who: 'character' | 'user'; text: string };

/** Somebody in a call, as the browser is: hears, speaks, reads captions and words. */
export type CallUser = {
  captions: SeenCaption[];
  /** What the server told of the end. */
  words: unknown[];
  /** The same by the other way: why it ended. */
  shownEnd(): string | null;
  /** The states that the character showed, in turn. */
  states: string[];
  /** When sound was heard first and last, as `performance.now()`; null: never. */
  firstHeardAt(): number | null;
  lastHeardAt(): number | null;
  /** Syllables, for so many seconds; resolves when they are over. */
  speak(seconds: number): Promise<void>;
  /** Resolves when it is so; looked at with each thing that happens in the room. */
  until(isSo: () => boolean): Promise<void>;
  isThere(identity: string): boolean;
  /** Says that it is meant, and goes. */
  hangUp(): Promise<void>;
  /** Goes without a word, as a page that is closed does. */
  leave(): Promise<void>;
};

function syllables(seconds: number): Int16Array {
  return Int16Array.from({ length: seconds * RATE }, (_, at) => {
    const time = at / RATE;
    const envelope = Math.max(0, Math.sin(2 * Math.PI * 4 * time)) ** 0.5;
    return Math.round(9_000 * envelope * Math.sin(2 * Math.PI * 220 * time));
  });
}

/** Enters a room on loopback with a microphone that is silent until `speak`. */
export async function enterCall(url: string, token: string): Promise<CallUser> {
  const room = new Room();
  const captions: SeenCaption[] = [];
  const words: unknown[] = [];
  const states: string[] = [];
  let shownEnd: string | null = null;
  let first: number | null = null;
  let last: number | null = null;
  let waiting: { isSo: () => boolean; resolve: () => void }[] = [];
  const look = () => {
    for (const { isSo, resolve } of waiting) if (isSo()) resolve();
    waiting = waiting.filter(({ isSo }) => !isSo());
  };
  const see = (state: string | undefined) => {
    if (state !== undefined && states.at(-1) !== state) states.push(state);
    look();
  };

  room
    .on(RoomEvent.ParticipantAttributesChanged, (_, { attributes }) => {
      shownEnd = attributes['call.ended'] ?? shownEnd;
      see(attributes['lk.agent.state']);
    })
    .on(RoomEvent.ParticipantDisconnected, look)
    .on(RoomEvent.Disconnected, look)
    .on(RoomEvent.TrackSubscribed, (track) => {
      if (track.kind !== TrackKind.KIND_AUDIO) return;
      const frames = new AudioStream(track, {
        sampleRate: 16_000,
        numChannels: 1,
        frameSizeMs: 10,
      }).getReader();
      const listen = async () => {
        for (let next = await frames.read(); !next.done; next = await frames.read()) {
          if (loudnessOf(next.value.data) > AUDIBLE) {
            last = performance.now();
            first ??= last;
          }
          look();
        }
      };
      listen().catch(() => {});
    });
  room.registerTextStreamHandler('lk.transcription', (reader) => {
    const about = reader.info.attributes?.['lk.transcribed_participant_identity'];
    const isOwn = about === room.localParticipant?.identity;
    const caption: SeenCaption = { who: isOwn ? 'user' : 'character', text: '' };
    captions.push(caption);
    const read = async () => {
      for await (const piece of reader) {
        caption.text += piece;
        look();
      }
    };
    read().catch(() => {});
  });
  room.registerTextStreamHandler('confidant.call', (reader) => {
    reader
      .readAll()
      .then((text) => {
        words.push(JSON.parse(text));
        look();
      })
      .catch(() => {});
  });

  await room.connect(url, token, { autoSubscribe: true, dynacast: false });
  const me = room.localParticipant;
  if (me === undefined) throw new Error('Nobody came in');
  for (const participant of room.remoteParticipants.values())
    see(participant.attributes['lk.agent.state']);
  const source = new AudioSource(RATE, 1, 200);
  const options = new TrackPublishOptions({ source: TrackSource.SOURCE_MICROPHONE });
  await me.publishTrack(LocalAudioTrack.createAudioTrack('microphone', source), options);

  return {
    captions,
    words,
    states,
    shownEnd: () => shownEnd,
    firstHeardAt: () => first,
    lastHeardAt: () => last,
    async speak(seconds) {
      const samples = syllables(seconds);
      for (let at = 0; at + FRAME <= samples.length; at += FRAME)
        await source.captureFrame(new AudioFrame(samples.slice(at, at + FRAME), RATE, 1, FRAME));
      await source.waitForPlayout();
    },
    until: (isSo) =>
      new Promise((resolve) => {
        waiting.push({ isSo, resolve });
        look();
      }),
    isThere: (identity) => room.isConnected && room.remoteParticipants.has(identity),
    async hangUp() {
      await me.setAttributes({ 'call.hung_up': 'true' });
      await room.disconnect();
    },
    leave: () => room.disconnect(),
  };
}
