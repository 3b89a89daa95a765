import { fromCallback } from 'xstate';
import type {
  MicrophoneCommand,
  MicrophoneFault,
  MicrophoneNews,
  SoundDevice,
} from '../../machines/call/call';
import type { HeldMicrophone } from './heldMicrophone';
import { watchLoudness } from './loudness';

/** The browser's own names for why it denies a microphone. */
const faults: Readonly<Record<string, MicrophoneFault>> = {
  NotAllowedError: 'denied',
  SecurityError: 'insecure',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

const faultOf = (error: unknown): MicrophoneFault =>
  (error instanceof Error ? faults[error.name] : undefined) ?? 'missing';

/** Speech in a room, without echoes of the character's voice. */
const speech: MediaTrackConstraints = {
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
};

/**
 * Opens the microphone, reports its level, and switches to another; `held` holds it meanwhile. When
 * it is unplugged, the next one is used.
 * @param mediaDevices undefined on an insecure origin
 */
export const microphone = (mediaDevices: MediaDevices | undefined, held: HeldMicrophone) =>
  fromCallback<MicrophoneCommand, { id: string | null }>(({ input, receive, sendBack }) => {
    const tell = (news: MicrophoneNews) => sendBack(news);
    if (mediaDevices === undefined) {
      tell({ type: 'microphone.failed', fault: 'insecure' });
      return undefined;
    }
    const controller = new AbortController();
    const { signal } = controller;
    let stopLooking = () => {};
    /** Counts requests, so that the answer to an outdated one is dropped. */
    let turn = 0;

    const list = async () => {
      const all = await mediaDevices.enumerateDevices();
      const named = (wanted: MediaDeviceKind): readonly SoundDevice[] =>
        all
          .filter(({ kind, deviceId }) => kind === wanted && deviceId !== '')
          .map(({ deviceId, label }) => ({ id: deviceId, label }));
      const speakers = 'setSinkId' in HTMLMediaElement.prototype ? named('audiooutput') : [];
      return { devices: named('audioinput'), speakers };
    };

    const open = async (id: string | null) => {
      turn += 1;
      const mine = turn;
      try {
        const stream = await mediaDevices.getUserMedia({
          audio: id === null ? speech : { ...speech, deviceId: { exact: id } },
        });
        const [track] = stream.getAudioTracks();
        if (track === undefined) throw new Error('A stream of sound without sound.');
        if (signal.aborted || mine !== turn) {
          track.stop();
          return;
        }
        stopLooking();
        held.hold(track);
        track.addEventListener('ended', () => void open(null), { signal });
        const listed = await list();
        if (signal.aborted || mine !== turn) return;
        tell({ type: 'microphone.opened', id: track.getSettings().deviceId ?? '', ...listed });
        let heardAt = 0;
        stopLooking = watchLoudness(track, (level, isHeard) => {
          tell({ type: 'microphone.level', level });
          const now = performance.now();
          if (!isHeard || now - heardAt < 1_000) return;
          heardAt = now;
          tell({ type: 'microphone.heard' });
        });
      } catch (error) {
        if (signal.aborted || mine !== turn) return;
        // The chosen microphone is gone: use any other.
        if (id !== null && faultOf(error) === 'missing') await open(null);
        else tell({ type: 'microphone.failed', fault: faultOf(error) });
      }
    };

    receive((command) => {
      if (command.type === 'microphone.use') void open(command.id);
      else held.mute(command.isMuted);
    });
    void open(input.id);
    return () => {
      controller.abort();
      stopLooking();
      held.hold(null);
    };
  });
