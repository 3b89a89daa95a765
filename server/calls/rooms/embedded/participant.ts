import {
  DisconnectReason,
  LeaveRequest,
  LeaveRequest_Action,
  ParticipantInfo,
  ParticipantInfo_Kind,
  ParticipantInfo_State,
  ParticipantPermission,
  ParticipantUpdate,
  Pong,
  ReconnectResponse,
  RequestResponse,
  RequestResponse_Reason,
  SessionDescription,
  SignalTarget,
  TrackInfo,
  TrackPublishedResponse,
  TrackSource,
  TrackSubscribed,
  TrackType,
  TrickleRequest,
} from '@livekit/protocol';
import type { AddTrackRequest, UpdateParticipantMetadata, DataPacket } from '@livekit/protocol';
import type { MediaStreamTrack } from 'werift';
import type { WebSocket } from 'ws';
import type { Grant } from './grant';
import { createPublisher } from './publisher';
import { createSignals } from './signals';
import type { FromClient, ToClient } from './signals';
import { createSubscriber } from './subscriber';

export type PublishedTrack = { info: TrackInfo; media: MediaStreamTrack | null };

export type Participant = {
  readonly identity: string;
  readonly sid: string;
  readonly tracks: readonly PublishedTrack[];
  /** Starts sending what there is to hear. */
  start(): void;
  info(): ParticipantInfo;
  send(message: ToClient): void;
  /** Makes the other's sound heard here, as far as there is any. */
  hear(other: Participant): void;
  forget(other: Participant): void;
  write(packet: DataPacket): void;
  /** Continues over a new connection. */
  resume(socket: WebSocket): void;
  /** Says why it ends, and ends it. */
  dismiss(reason: DisconnectReason): void;
  /** Breaks the connection. */
  cut(): void;
  silentFor(): number;
  close(): Promise<void>;
};

export type ParticipantListener = {
  /** Tracks, attributes or muting. */
  onChange(who: Participant): void;
  onSound(who: Participant): void;
  onData(who: Participant, packet: DataPacket): void;
  onConnectionLost(who: Participant): void;
  onLeft(who: Participant): void;
  onFault(error: unknown): void;
};

const sources: Readonly<Record<string, TrackSource>> = {
  microphone: TrackSource.MICROPHONE,
};

const toClient = (reason: DisconnectReason) =>
  new LeaveRequest({ reason, action: LeaveRequest_Action.DISCONNECT });

type Options = {
  grant: Grant;
  newId(prefix: string): string;
  socket: WebSocket;
  listener: ParticipantListener;
};

/** A participant of a room, from the first message to the last. */
export function createParticipant({ grant, newId, socket, listener }: Options): Participant {
  const { sub: identity, video } = grant;
  const sid = newId('PA_');
  const tracks: PublishedTrack[] = [];
  const joinedAt = BigInt(Math.floor(Date.now() / 1_000));
  const mayPublish = video.canPublish ? (video.canPublishSources ?? ['microphone']) : [];
  let attributes = grant.attributes;
  let version = 0;
  let isClosed = false;
  /** Why it ended; a broken connection says nothing. */
  let leftFor = DisconnectReason.UNKNOWN_REASON;
  /** Messages are handled in order: an offer may take a while. */
  let taken = Promise.resolve();

  const signals = createSignals({
    onMessage: (message) => {
      taken = taken.then(() => (isClosed ? undefined : take(message))).catch(listener.onFault);
    },
    onClose: () => listener.onConnectionLost(self),
  });
  const trickle = (target: SignalTarget) => (candidateInit: string) =>
    signals.send({ case: 'trickle', value: new TrickleRequest({ target, candidateInit }) });
  const publisher = createPublisher({
    onCandidate: trickle(SignalTarget.PUBLISHER),
    onTrack(media) {
      const track = tracks.find((one) => one.media === null);
      if (track === undefined) return;
      track.media = media;
      listener.onSound(self);
    },
    onData: (packet) => {
      if (video.canPublishData) listener.onData(self, packet);
    },
  });
  const subscriber = createSubscriber({
    onCandidate: trickle(SignalTarget.SUBSCRIBER),
    onOffer: (sdp) =>
      signals.send({ case: 'offer', value: new SessionDescription({ type: 'offer', sdp }) }),
    onFault: listener.onFault,
  });

  function changed() {
    version += 1;
    listener.onChange(self);
  }

  function addTrack({ cid, type, name, source, muted, stream }: AddTrackRequest) {
    const isAllowed = mayPublish.some((one) => sources[one] === source);
    if (type !== TrackType.AUDIO || !isAllowed) return;
    const info = new TrackInfo({
      sid: newId('TR_'),
      type,
      name,
      source,
      muted,
      stream,
      mimeType: 'audio/opus',
    });
    tracks.push({ info, media: null });
    const value = new TrackPublishedResponse({ cid, track: info });
    signals.send({ case: 'trackPublished', value });
    changed();
  }

  function update({ requestId, attributes: given }: UpdateParticipantMetadata) {
    const isAllowed = video.canUpdateOwnMetadata;
    if (isAllowed) {
      attributes = { ...attributes, ...given };
      changed();
    }
    const { OK, NOT_ALLOWED } = RequestResponse_Reason;
    const value = new RequestResponse({ requestId, reason: isAllowed ? OK : NOT_ALLOWED });
    signals.send({ case: 'requestResponse', value });
  }

  async function take({ case: kind, value }: FromClient): Promise<void> {
    switch (kind) {
      case 'offer': {
        const sdp = await publisher.answer(value.sdp);
        const answer = new SessionDescription({ type: 'answer', sdp, id: value.id });
        signals.send({ case: 'answer', value: answer });
        break;
      }
      case 'answer':
        await subscriber.answered(value.sdp);
        break;
      case 'trickle': {
        const peer = value.target === SignalTarget.PUBLISHER ? publisher : subscriber;
        await peer.addCandidate(value.candidateInit);
        break;
      }
      case 'addTrack':
        addTrack(value);
        break;
      case 'mute': {
        const track = tracks.find(({ info }) => info.sid === value.sid);
        if (track === undefined) break;
        track.info.muted = value.muted;
        changed();
        break;
      }
      case 'updateMetadata':
        update(value);
        break;
      case 'ping':
        signals.send({ case: 'pong', value: BigInt(Date.now()) });
        break;
      case 'pingReq': {
        const { timestamp } = value;
        const pong = new Pong({ lastPingTimestamp: timestamp, timestamp: BigInt(Date.now()) });
        signals.send({ case: 'pongResp', value: pong });
        break;
      }
      case 'leave':
        leftFor = DisconnectReason.CLIENT_INITIATED;
        listener.onLeft(self);
        break;
      default:
        break;
    }
  }

  const self: Participant = {
    identity,
    sid,
    tracks,
    info: () =>
      new ParticipantInfo({
        sid,
        identity,
        name: grant.name,
        state: isClosed ? ParticipantInfo_State.DISCONNECTED : ParticipantInfo_State.ACTIVE,
        kind: grant.kind === 'agent' ? ParticipantInfo_Kind.AGENT : ParticipantInfo_Kind.STANDARD,
        attributes,
        joinedAt,
        tracks: tracks.map(({ info }) => info),
        version,
        disconnectReason: leftFor,
        permission: new ParticipantPermission({
          canSubscribe: video.canSubscribe,
          canPublish: video.canPublish,
          canPublishData: video.canPublishData,
          canPublishSources: mayPublish.map((one) => sources[one] ?? TrackSource.UNKNOWN),
          canUpdateMetadata: video.canUpdateOwnMetadata,
        }),
      }),
    start: subscriber.start,
    send: signals.send,
    hear(other) {
      if (!video.canSubscribe) return;
      for (const { info, media } of other.tracks) {
        const value = new TrackSubscribed({ trackSid: info.sid });
        const names = { owner: other.sid, track: info.sid };
        if (media !== null)
          subscriber.add(media, names, () => other.send({ case: 'trackSubscribed', value }));
      }
    },
    forget(other) {
      for (const { info } of other.tracks) subscriber.remove(info.sid);
    },
    write: subscriber.send,
    resume(next) {
      signals.take(next);
      const value = new ReconnectResponse({ lastMessageSeq: publisher.lastSequence() });
      signals.send({ case: 'reconnect', value });
      subscriber.repeat();
    },
    dismiss(reason) {
      leftFor = reason;
      signals.send({ case: 'leave', value: toClient(reason) });
      listener.onLeft(self);
    },
    cut: signals.cut,
    silentFor: signals.silentFor,
    async close() {
      if (isClosed) return;
      isClosed = true;
      version += 1;
      signals.close();
      await Promise.all([publisher.close(), subscriber.close()]);
    },
  };
  signals.take(socket);
  return self;
}

export const updateOf = (...participants: readonly Participant[]): ToClient => ({
  case: 'update',
  value: new ParticipantUpdate({ participants: participants.map((one) => one.info()) }),
});
