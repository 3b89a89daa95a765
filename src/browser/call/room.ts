import {
  AudioPresets,
  ConnectionQuality,
  DisconnectReason,
  ParticipantKind,
  Room,
  RoomEvent,
  Track,
} from 'livekit-client';
import type { Participant, RemoteParticipant, RemoteTrack, TextStreamReader } from 'livekit-client';
import * as v from 'valibot';
import type { AgentState, EndCause } from '../../machines/call/call';
import type { HeldMicrophone } from './heldMicrophone';
import type { EnterRoom } from './lazyRoom';
import { watchLoudness } from './loudness';

const causes: Partial<Record<DisconnectReason, EndCause>> = {
  [DisconnectReason.CLIENT_INITIATED]: 'user',
  [DisconnectReason.DUPLICATE_IDENTITY]: 'elsewhere',
  [DisconnectReason.SERVER_SHUTDOWN]: 'shutdown',
  [DisconnectReason.PARTICIPANT_REMOVED]: 'removed',
  [DisconnectReason.ROOM_DELETED]: 'closed',
  [DisconnectReason.ROOM_CLOSED]: 'closed',
};

const agentStates: Readonly<Record<string, AgentState>> = {
  initializing: 'joining',
  idle: 'listening',
  listening: 'listening',
  thinking: 'thinking',
  speaking: 'speaking',
};

const endedCause = v.picklist(['limit', 'premium', 'left', 'removed', 'elsewhere', 'shutdown']);

/** The server's message about the end of a call, before and when it comes. */
const serverWord = v.pipe(
  v.string(),
  v.parseJson(),
  v.variant('type', [
    v.object({
      type: v.literal('ending'),
      cause: v.picklist(['limit', 'premium', 'shutdown']),
      seconds_left: v.pipe(v.number(), v.minValue(0)),
    }),
    v.object({ type: v.literal('ended'), cause: endedCause }),
  ]),
);

const isAgent = (participant: Participant) =>
  participant.kind === ParticipantKind.AGENT || participant.identity.startsWith('agent-');

/**
 * A LiveKit room as a call: joins it with the held microphone, plays its participants, and reports
 * what happens there.
 */
export const enterRoom =
  (document: Document, held: HeldMicrophone): EnterRoom =>
  ({ ticket, speakerId }, tell, signal) => {
    const room = new Room({
      publishDefaults: { audioPreset: AudioPresets.speech },
      // Every room server supports this. One without the newer way would refuse that, and the
      // browser's console would then log the address with its token.
      singlePeerConnection: false,
    });
    let enteredAt: number | null = null;
    /** When the connection was lost, while it is being restored. */
    let brokenAt: number | null = null;
    let isLeft = false;
    let isFrozen = false;
    let announced: EndCause | null = null;
    let stopWatching = () => {};

    const tellAgent = (participant: Participant) => {
      const state = agentStates[participant.attributes['lk.agent.state'] ?? ''];
      if (isAgent(participant) && state !== undefined) tell({ type: 'room.agent', state });
    };
    /** The same as an attribute, which the end of the room cannot overtake. */
    const noteEnd = (participant: Participant) => {
      const cause = v.safeParse(endedCause, participant.attributes['call.ended']);
      if (isAgent(participant) && cause.success) announced = cause.output;
    };
    const length = () => {
      const until = brokenAt ?? performance.now();
      return enteredAt === null ? 0 : Math.round((until - enteredAt) / 1_000);
    };
    const over = (cause: EndCause) => tell({ type: 'room.ended', cause, seconds: length() });
    const noteBreak = () => {
      brokenAt ??= performance.now();
      tell({ type: 'room.reconnecting', seconds: length() });
    };
    const readCaption = async (reader: TextStreamReader, { identity }: { identity: string }) => {
      const { attributes = {}, id } = reader.info;
      const sender = room.remoteParticipants.get(identity);
      if (sender === undefined || !isAgent(sender)) return;
      const about = attributes['lk.transcribed_participant_identity'];
      const who = about === room.localParticipant.identity ? 'user' : 'character';
      const segment = attributes['lk.segment_id'] ?? id;
      const isFinal = attributes['lk.transcription_final'] === 'true';
      let text = '';
      for await (const piece of reader) {
        text += piece;
        tell({ type: 'room.caption', caption: { id: segment, who, text, isFinal: false } });
      }
      tell({ type: 'room.caption', caption: { id: segment, who, text, isFinal } });
    };
    const readWord = async (reader: TextStreamReader, { identity }: { identity: string }) => {
      const sender = room.remoteParticipants.get(identity);
      if (sender === undefined || !isAgent(sender)) return;
      const word = v.safeParse(serverWord, await reader.readAll());
      if (!word.success) return;
      if (word.output.type === 'ended') announced = word.output.cause;
      else
        tell({
          type: 'room.ending',
          cause: word.output.cause,
          seconds: word.output.seconds_left,
        });
    };
    const play = (track: RemoteTrack) => {
      if (track.kind !== Track.Kind.Audio) return;
      const element = track.attach();
      element.hidden = true;
      document.body.append(element);
      stopWatching();
      stopWatching = watchLoudness(track.mediaStreamTrack, (level) =>
        tell({ type: 'room.voice', level }),
      );
    };
    // Where the speaker is gone, the browser's own stays.
    const useSpeaker = (id: string) => {
      room.switchActiveDevice('audiooutput', id).catch(() => undefined);
    };

    room
      .on(RoomEvent.ParticipantConnected, tellAgent)
      .on(RoomEvent.ParticipantAttributesChanged, (_, participant) => {
        noteEnd(participant);
        tellAgent(participant);
      })
      .on(RoomEvent.ParticipantDisconnected, (participant: RemoteParticipant) => {
        if (isAgent(participant)) tell({ type: 'room.agentLeft' });
      })
      .on(RoomEvent.TrackSubscribed, play)
      .on(RoomEvent.TrackUnsubscribed, (track: RemoteTrack) =>
        track.detach().forEach((element) => element.remove()),
      )
      .on(RoomEvent.AudioPlaybackStatusChanged, () =>
        tell({ type: room.canPlaybackAudio ? 'playback.allowed' : 'playback.blocked' }),
      )
      .on(RoomEvent.ConnectionQualityChanged, (quality, participant) => {
        if (participant === room.localParticipant)
          tell({
            type: 'room.quality',
            isPoor: quality === ConnectionQuality.Poor || quality === ConnectionQuality.Lost,
          });
      })
      .on(RoomEvent.SignalReconnecting, noteBreak)
      .on(RoomEvent.Reconnecting, noteBreak)
      .on(RoomEvent.Reconnected, () => {
        isFrozen = false;
        brokenAt = null;
        tell({ type: 'room.reconnected' });
        room.remoteParticipants.forEach(tellAgent);
      })
      .on(RoomEvent.Disconnected, (reason) => {
        // `connect` itself reports a connection that failed.
        if (enteredAt === null) return;
        if (isLeft) over('user');
        else if (announced !== null) over(announced);
        else if (isFrozen) over('frozen');
        else over(reason === undefined ? 'lost' : (causes[reason] ?? 'lost'));
      });
    room.registerTextStreamHandler('lk.transcription', (reader, from) => {
      readCaption(reader, from).catch(() => undefined);
    });
    room.registerTextStreamHandler('confidant.call', (reader, from) => {
      readWord(reader, from).catch(() => undefined);
    });

    const sendMicrophone = async () => {
      const track = held.track();
      if (track === null || room.state !== 'connected') return;
      const publication = room.localParticipant.getTrackPublication(Track.Source.Microphone);
      const sent = publication?.audioTrack;
      if (sent === undefined)
        await room.localParticipant.publishTrack(track, { source: Track.Source.Microphone });
      else if (sent.mediaStreamTrack !== track)
        await sent.replaceTrack(track, { userProvidedTrack: true });
      const now = room.localParticipant.getTrackPublication(Track.Source.Microphone);
      if (held.isMuted()) await now?.mute();
      else await now?.unmute();
    };
    let sending = Promise.resolve();
    const send = () => {
      // If the track ended meanwhile, the next change replaces it.
      sending = sending.then(sendMicrophone).catch(() => undefined);
    };

    const enter = async () => {
      await room.connect(ticket.url, ticket.token);
      if (signal.aborted) return;
      enteredAt = performance.now();
      if (speakerId !== null) useSpeaker(speakerId);
      held.watch(send, signal);
      send();
      tell({ type: 'room.joined' });
      room.remoteParticipants.forEach(tellAgent);
      if (!room.canPlaybackAudio) tell({ type: 'playback.blocked' });
    };
    const hangUp = () => {
      isLeft = true;
      // Reconnecting leaves the room too: this tells the character that it is a hang-up.
      const { localParticipant, state } = room;
      if (state === 'connected')
        localParticipant.setAttributes({ 'call.hung_up': 'true' }).catch(() => undefined);
      return room.disconnect();
    };
    document.addEventListener('freeze', () => (isFrozen = true), { signal });
    signal.addEventListener('abort', () => {
      stopWatching();
      for (const { trackPublications } of room.remoteParticipants.values())
        for (const { track } of trackPublications.values())
          track?.detach().forEach((element) => element.remove());
      void hangUp().finally(() => room.removeAllListeners());
    });
    enter().catch(() => tell({ type: 'room.unreachable' }));

    return (command) => {
      switch (command.type) {
        case 'room.listen':
          // If the browser does not accept this click, the user clicks again.
          room.startAudio().catch(() => undefined);
          break;
        case 'room.useSpeaker':
          useSpeaker(command.id);
          break;
        case 'room.leave':
          void hangUp();
      }
    };
  };
