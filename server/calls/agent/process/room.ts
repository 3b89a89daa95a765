import {
  AudioFrame,
  AudioSource,
  DisconnectReason,
  LocalAudioTrack,
  Room,
  RoomEvent,
  TrackKind,
  TrackPublishOptions,
  TrackSource,
} from '@livekit/rtc-node';
import type { LocalParticipant, RemoteParticipant } from '@livekit/rtc-node';
import type { Order } from '../protocol';
import { SPOKEN_RATE } from '../protocol';
import type { VoiceEvent } from '../voiceActivity';
import { listenTo } from './speechInput';
import type { GrowingCaption, Line } from './speechOutput';

/** How much is sent ahead of what is heard, and lost when the character falls silent. */
const QUEUE_MS = 100;
/** A client that never says that it hears us may hear us all the same. */
const HEARS_US_WITHIN_MS = 1_500;
const LEAVES_WITHIN_MS = 2_000;
/**
 * A client on a bad connection leaves in order to rejoin. How long to wait for one that left
 * without hanging up: a closed page says nothing.
 */
const COMES_ANEW_WITHIN_MS = 4_000;
/** Reasons for leaving after which nobody comes back. */
const meantReasons: ReadonlySet<DisconnectReason> = new Set([
  DisconnectReason.PARTICIPANT_REMOVED,
  DisconnectReason.ROOM_DELETED,
  DisconnectReason.SERVER_SHUTDOWN,
]);

export type RoomNews =
  | { type: 'user.there' }
  /** The user is there and can hear. */
  | { type: 'user.here' }
  /** The connection to the user is lost. */
  | { type: 'user.gone' }
  /** The user hung up, left, or was removed. */
  | { type: 'user.left' }
  | VoiceEvent
  | { type: 'room.closed' };

/** That the call ends, and why: soon, or now. */
export type EndWord =
  | { type: 'ending'; cause: string; seconds_left: number }
  | { type: 'ended'; cause: string };

export type EnteredRoom = {
  line: Line;
  show(state: string): void;
  /** `who`: whose words the caption shows. */
  openCaption(who: 'character' | 'user'): GrowingCaption;
  /** Sends a word to the call's client; resolves when it is on its way. */
  tell(word: EndWord): Promise<void>;
  leave(): Promise<void>;
};

function lineOf(source: AudioSource): Line {
  return {
    play: (frame) => source.captureFrame(new AudioFrame(frame, SPOKEN_RATE, 1, frame.length)),
    queued: () => source.queuedDuration,
    clear: () => source.clearQueue(),
    played: () => source.waitForPlayout(),
  };
}

/** Watches one participant: whether they are there, hear, and speak. */
function watchUser(room: Room, identity: string, tell: (news: RoomNews) => void) {
  let isHere = false;
  let hearing: NodeJS.Timeout | undefined;
  let leaving: NodeJS.Timeout | undefined;
  let stopListening = () => {};
  const isUser = (participant: { identity: string }) => participant.identity === identity;
  const come = () => {
    clearTimeout(hearing);
    if (isHere || !room.remoteParticipants.has(identity)) return;
    isHere = true;
    tell({ type: 'user.here' });
  };
  const appear = (participant: RemoteParticipant) => {
    if (!isUser(participant)) return;
    clearTimeout(leaving);
    tell({ type: 'user.there' });
    clearTimeout(hearing);
    hearing = setTimeout(come, HEARS_US_WITHIN_MS);
  };
  const stop = () => {
    clearTimeout(leaving);
    clearTimeout(hearing);
    stopListening();
    stopListening = () => {};
  };
  room
    .on(RoomEvent.ParticipantConnected, appear)
    .on(RoomEvent.LocalTrackSubscribed, come)
    .on(RoomEvent.ParticipantDisconnected, (participant) => {
      if (!isUser(participant)) return;
      stop();
      isHere = false;
      const { attributes, disconnectReason: reason } = participant;
      const hasHungUp = attributes['call.hung_up'] !== undefined;
      if (hasHungUp || (reason !== undefined && meantReasons.has(reason))) {
        tell({ type: 'user.left' });
        return;
      }
      tell({ type: 'user.gone' });
      if (reason === DisconnectReason.CLIENT_INITIATED)
        leaving = setTimeout(tell, COMES_ANEW_WITHIN_MS, { type: 'user.left' });
    })
    .on(RoomEvent.TrackSubscribed, (track, _, participant) => {
      if (!isUser(participant) || track.kind !== TrackKind.KIND_AUDIO) return;
      stopListening();
      stopListening = listenTo(track, tell);
    });
  return { look: () => room.remoteParticipants.forEach(appear), stop };
}

/** Runs what is to happen in a room in order; the room itself reports what fails. */
function createOrder() {
  let before: Promise<unknown> = Promise.resolve();
  return (work: () => Promise<unknown>): void => {
    before = before.then(work).catch(() => {});
  };
}

async function speakIn(me: LocalParticipant): Promise<AudioSource> {
  const source = new AudioSource(SPOKEN_RATE, 1, QUEUE_MS);
  const options = new TrackPublishOptions({ source: TrackSource.SOURCE_MICROPHONE });
  await me.publishTrack(LocalAudioTrack.createAudioTrack('voice', source), options);
  return source;
}

const within = <T>(work: Promise<T>, milliseconds: number): Promise<T | null> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** Joins a room as the character; rejects if that is not possible. */
export type EnterRoom = (
  order: Extract<Order, { type: 'enter' }>,
  tell: (news: RoomNews) => void,
) => Promise<EnteredRoom>;

export const enterRoom: EnterRoom = async ({ url, token, userIdentity }, tell) => {
  const room = new Room();
  const user = watchUser(room, userIdentity, tell);
  await room.connect(url, token, { autoSubscribe: true, dynacast: false });
  const me = room.localParticipant;
  if (me === undefined) throw new Error('Nobody came in');
  const source = await speakIn(me);
  room.on(RoomEvent.Disconnected, () => tell({ type: 'room.closed' }));
  if (!room.isConnected) throw new Error('The room was closed');
  user.look();
  const inOrder = createOrder();
  let captions = 0;

  return {
    line: lineOf(source),
    show: (state) => inOrder(() => me.setAttributes({ 'lk.agent.state': state })),
    openCaption(who) {
      captions += 1;
      const attributes = {
        'lk.segment_id': `${who}-${captions}`,
        'lk.transcription_final': 'true',
        'lk.transcribed_participant_identity': who === 'user' ? userIdentity : me.identity,
      };
      const writer = me.streamText({ topic: 'lk.transcription', attributes });
      const write = createOrder();
      return {
        add: (text) => write(async () => (await writer).write(text)),
        close: () => write(async () => (await writer).close()),
      };
    },
    async tell(word) {
      const sending: Promise<unknown>[] = [
        me.sendText(JSON.stringify(word), { topic: 'confidant.call' }),
      ];
      // Travels the same way as the end of the room, which then cannot overtake it.
      if (word.type === 'ended') sending.push(me.setAttributes({ 'call.ended': word.cause }));
      await within(Promise.allSettled(sending), LEAVES_WITHIN_MS);
    },
    async leave() {
      user.stop();
      room.removeAllListeners();
      await within(room.disconnect(), LEAVES_WITHIN_MS).catch(() => null);
      await source.close().catch(() => {});
    },
  };
};
