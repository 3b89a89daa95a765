import { DataPacket } from '@livekit/protocol';
import { RTCPeerConnection } from 'werift';
import type { MediaStreamTrack } from 'werift';
import { withinMachine, readCandidate } from './peers';
import type { TellCandidate } from './peers';

export type PublisherListener = {
  onCandidate: TellCandidate;
  onTrack(track: MediaStreamTrack): void;
  onData(packet: DataPacket): void;
};

/** What one participant sends: sound and data. */
export type Publisher = {
  /** The answer to an offer, as SDP. */
  answer(offer: string): Promise<string>;
  addCandidate(init: string): Promise<void>;
  /** Sequence number of the last packet that arrived; 0: none. */
  lastSequence(): number;
  close(): Promise<void>;
};

export function createPublisher({ onCandidate, onTrack, onData }: PublisherListener): Publisher {
  const peer = new RTCPeerConnection(withinMachine());
  let lastSequence = 0;
  peer.onIceCandidate.subscribe((candidate) => {
    if (candidate !== undefined) onCandidate(JSON.stringify(candidate.toJSON()));
  });
  peer.onTrack.subscribe(onTrack);
  peer.onDataChannel.subscribe((channel) => {
    if (channel.label !== '_reliable' && channel.label !== '_lossy') return;
    channel.onMessage.subscribe((data) => {
      const packet = readPacket(data);
      if (packet === null) return;
      if (channel.label === '_reliable') {
        // A packet sent again after the connection broke.
        if (packet.sequence > 0 && packet.sequence <= lastSequence) return;
        lastSequence = packet.sequence;
      }
      onData(packet);
    });
  });
  return {
    async answer(offer) {
      await peer.setRemoteDescription({ type: 'offer', sdp: offer });
      await peer.setLocalDescription(await peer.createAnswer());
      // A port of 0 would mean that the line is refused.
      return (peer.localDescription?.sdp ?? '').replace(/^m=(audio|video) 0 /gm, 'm=$1 9 ');
    },
    addCandidate: (init) => peer.addIceCandidate(readCandidate(init)),
    lastSequence: () => lastSequence,
    close: () => peer.close(),
  };
}

function readPacket(data: string | Buffer): DataPacket | null {
  if (typeof data === 'string') return null;
  try {
    return DataPacket.fromBinary(data);
  } catch {
    return null;
  }
}
