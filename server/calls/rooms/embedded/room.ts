import {
  Codec,
  DisconnectReason,
  JoinResponse,
  LeaveRequest,
  LeaveRequest_Action,
  Room as RoomInfo,
  ServerInfo,
  ServerInfo_Edition,
  SignalResponse,
} from '@livekit/protocol';
import type { DataPacket } from '@livekit/protocol';
import type { WebSocket } from 'ws';
import type { Grant } from './grant';
import { createParticipant, updateOf } from './participant';
import type { Participant, ParticipantListener } from './participant';

/** How long a participant stays after their connection broke, ms. */
const GRACE_MS = 15_000;
/** Seconds between the client's pings. */
const PING_INTERVAL = 5;
const PING_TIMEOUT = 15;
/** After this much silence a connection counts as broken, ms. */
const SILENCE_MS = (PING_INTERVAL + PING_TIMEOUT) * 1_000;

export type Room = {
  readonly name: string;
  join(grant: Grant, socket: WebSocket): void;
  /** Continues over a new connection; a participant who is gone is told to join again. */
  resume(grant: Grant, socket: WebSocket): void;
  /** Removes a participant, if present. */
  remove(identity: string, reason: DisconnectReason): void;
  /** Breaks a participant's connection. */
  cut(identity: string): void;
  /** Who is in the room. */
  identities(): string[];
  breakSilentConnections(): void;
  /** Tells everybody why, and closes the room. */
  end(reason: DisconnectReason): Promise<void>;
  /** Closes without a word, as a killed server does. */
  die(): void;
};

type Options = {
  name: string;
  newId(prefix: string): string;
  onFault(error: unknown): void;
};

const joinAnew = () =>
  new SignalResponse({
    message: {
      case: 'leave',
      value: new LeaveRequest({
        reason: DisconnectReason.STATE_MISMATCH,
        action: LeaveRequest_Action.RECONNECT,
        canReconnect: true,
      }),
    },
  });

/** Refuses a connection that wants to resume: the client is told to join again. */
export function refuseResume(socket: WebSocket): void {
  socket.send(joinAnew().toBinary());
  socket.close();
}

export function createRoom({ name, newId, onFault }: Options): Room {
  const sid = newId('RM_');
  const people = new Map<string, Participant>();
  const graces = new Map<Participant, NodeJS.Timeout>();
  const others = (who: Participant) => [...people.values()].filter((one) => one !== who);

  function stay(who: Participant) {
    clearTimeout(graces.get(who));
    graces.delete(who);
  }
  async function leave(who: Participant): Promise<void> {
    if (people.get(who.identity) !== who) return;
    people.delete(who.identity);
    stay(who);
    const closing = who.close();
    for (const other of others(who)) {
      other.forget(who);
      other.send(updateOf(who));
    }
    await closing;
  }
  const letGo = (who: Participant) => {
    leave(who).catch(onFault);
  };

  function relay(from: Participant, packet: DataPacket) {
    const { destinationIdentities: named } = packet;
    packet.participantIdentity = from.identity;
    packet.participantSid = from.sid;
    for (const other of others(from))
      if (named.length === 0 || named.includes(other.identity)) other.write(packet);
  }

  const listener: ParticipantListener = {
    onChange(who) {
      for (const other of others(who)) other.send(updateOf(who));
    },
    onSound(who) {
      for (const other of others(who)) other.hear(who);
    },
    onData: relay,
    onConnectionLost(who) {
      if (people.get(who.identity) !== who) return;
      stay(who);
      graces.set(who, setTimeout(letGo, GRACE_MS, who));
    },
    onLeft: letGo,
    onFault,
  };

  function welcome(who: Participant) {
    const value = new JoinResponse({
      room: new RoomInfo({ sid, name }),
      participant: who.info(),
      otherParticipants: others(who).map((other) => other.info()),
      serverVersion: '1.9.0',
      serverInfo: new ServerInfo({
        edition: ServerInfo_Edition.Standard,
        version: '1.9.0',
        protocol: 15,
        nodeId: 'embedded',
      }),
      subscriberPrimary: true,
      pingTimeout: PING_TIMEOUT,
      pingInterval: PING_INTERVAL,
      enabledPublishCodecs: [new Codec({ mime: 'audio/opus' })],
    });
    who.send({ case: 'join', value });
  }

  return {
    name,
    join(grant, socket) {
      people.get(grant.sub)?.dismiss(DisconnectReason.DUPLICATE_IDENTITY);
      const who = createParticipant({ grant, newId, socket, listener });
      people.set(who.identity, who);
      welcome(who);
      for (const other of others(who)) other.send(updateOf(who));
      who.start();
      for (const other of others(who)) who.hear(other);
    },
    resume(grant, socket) {
      const who = people.get(grant.sub);
      if (who === undefined) {
        refuseResume(socket);
        return;
      }
      stay(who);
      who.resume(socket);
      who.send(updateOf(...others(who)));
    },
    remove(identity, reason) {
      people.get(identity)?.dismiss(reason);
    },
    cut: (identity) => people.get(identity)?.cut(),
    identities: () => [...people.keys()],
    breakSilentConnections() {
      for (const who of people.values()) if (who.silentFor() > SILENCE_MS) who.cut();
    },
    async end(reason) {
      const leaving = [...people.values()];
      people.clear();
      for (const who of leaving) stay(who);
      for (const who of leaving) who.dismiss(reason);
      await Promise.all(leaving.map((who) => who.close()));
    },
    die() {
      const leaving = [...people.values()];
      people.clear();
      for (const who of leaving) {
        stay(who);
        who.cut();
        who.close().catch(onFault);
      }
    },
  };
}
