import type { DataPacket } from '@livekit/protocol';
import { MediaStream, MediaStreamTrack, RTCPeerConnection } from 'werift';
import { withinMachine, readCandidate } from './peers';
import type { TellCandidate } from './peers';

export type SubscriberListener = {
  onCandidate: TellCandidate;
  onOffer(sdp: string): void;
  onFault(error: unknown): void;
};

/** What is sent to one participant: the others' sound and data. */
export type Subscriber = {
  start(): void;
  /**
   * `owner` and `track` are the ids by which the client knows who speaks. `onHeard` is called once,
   * when sound sent from now on is heard.
   */
  add(source: MediaStreamTrack, names: { owner: string; track: string }, onHeard: () => void): void;
  remove(track: string): void;
  send(packet: DataPacket): void;
  answered(sdp: string): Promise<void>;
  addCandidate(init: string): Promise<void>;
  /** Repeats an offer whose answer was lost when the connection broke. */
  repeat(): void;
  close(): Promise<void>;
};

export function createSubscriber(listener: SubscriberListener): Subscriber {
  const { onCandidate, onOffer, onFault } = listener;
  const peer = new RTCPeerConnection(withinMachine());
  const reliable = peer.createDataChannel('_reliable', { ordered: true });
  peer.createDataChannel('_lossy', { ordered: false, maxRetransmits: 0 });
  const heard = new Map<string, () => void>();
  const waiting: DataPacket[] = [];
  let offered: string | null = null;
  let isChanged = false;
  let unheard: (() => void)[] = [];

  function tellHeard() {
    if (offered !== null || peer.connectionState !== 'connected') return;
    for (const tell of unheard) tell();
    unheard = [];
  }
  peer.connectionStateChange.subscribe(tellHeard);
  peer.onIceCandidate.subscribe((candidate) => {
    if (candidate !== undefined) onCandidate(JSON.stringify(candidate.toJSON()));
  });

  async function offer(): Promise<void> {
    isChanged = false;
    offered = '';
    await peer.setLocalDescription(await peer.createOffer());
    offered = peer.localDescription?.sdp ?? '';
    onOffer(offered);
  }
  /** One offer at a time: later changes go into the next one. */
  function negotiate() {
    if (offered === null) offer().catch(onFault);
    else isChanged = true;
  }
  const write = (packet: DataPacket) => reliable.send(Buffer.from(packet.toBinary()));
  reliable.stateChange.subscribe((state) => {
    if (state === 'open') for (const packet of waiting.splice(0)) write(packet);
  });

  return {
    start: negotiate,
    add(source, { owner, track }, onHeard) {
      if (heard.has(track)) return;
      const copy = new MediaStreamTrack({ kind: 'audio', id: track });
      const stream = new MediaStream({ id: `${owner}|${track}` });
      const { sender } = peer.addTransceiver(copy, { direction: 'sendonly', streams: [stream] });
      sender.streamId = stream.id;
      const { unSubscribe } = source.onReceiveRtp.subscribe((packet) => {
        copy.writeRtp(packet);
      });
      heard.set(track, unSubscribe);
      unheard.push(onHeard);
      negotiate();
    },
    remove(track) {
      heard.get(track)?.();
      heard.delete(track);
    },
    send(packet) {
      if (reliable.readyState === 'open') write(packet);
      else waiting.push(packet);
    },
    async answered(sdp) {
      await peer.setRemoteDescription({ type: 'answer', sdp });
      offered = null;
      if (isChanged) negotiate();
      else tellHeard();
    },
    addCandidate: (init) => peer.addIceCandidate(readCandidate(init)),
    repeat() {
      if (offered !== null && offered !== '') onOffer(offered);
    },
    async close() {
      for (const stop of heard.values()) stop();
      heard.clear();
      await peer.close();
    },
  };
}
