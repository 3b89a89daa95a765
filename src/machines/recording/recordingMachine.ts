import { assign, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { eventItself } from '../shared/eventItself';
import { callbackNotProvided, notProvided } from '../shared/notProvided';

/** A recording as it goes into a file, and its number of lines. */
export type Recorded = { text: string; lines: number };

export type RecorderFact =
  | { type: 'recorder.began' }
  /** Its code failed to load. */
  | { type: 'recorder.failed' }
  | { type: 'recorder.ended'; recorded: Recorded };

export type RecorderCommand = { type: 'recorder.end' };

export type RecordingEvent =
  | RecorderFact
  | { type: 'recording.explain' }
  | { type: 'recording.agree' }
  | { type: 'recording.stop' }
  | { type: 'recording.save' }
  | { type: 'recording.discard' };

export type RecordingContext = {
  recorded: Recorded | null;
  /** The name of the file that was saved last. */
  fileName: string | null;
};

const again = { 'recording.agree': { target: 'running' } } as const;

const withFile = {
  'recording.save': { target: 'saving' },
  'recording.discard': { target: 'offered' },
} as const;

export const recordingMachine = setup({
  types: {
    context: {} as RecordingContext,
    events: {} as RecordingEvent,
    tags: {} as 'busy' | 'recording',
  },
  actors: {
    recorder: callbackNotProvided<RecorderCommand>('recorder'),
    /** Resolves with the name of the file once the device has it. */
    saveRecording: notProvided<string, { recorded: Recorded | null }>('saveRecording'),
  },
  actions: {
    end: sendTo('recorder', { type: 'recorder.end' }),
    keep: assign((_, { recorded }: { recorded: Recorded }) => ({ recorded })),
    keepName: assign((_, { fileName }: { fileName: string }) => ({ fileName })),
    clear: assign({ recorded: null, fileName: null }),
  },
  delays: {
    /** Nobody records for longer on purpose. */
    longestRecording: 1_800_000,
  },
}).createMachine({
  id: 'recording',
  description:
    "Records what the app does for a fault report, with the user's consent; the file stays on the device.",
  context: { recorded: null, fileName: null },
  initial: 'offered',
  states: {
    offered: {
      description: 'A user who wants to report a fault can read about recording.',
      entry: 'clear',
      on: { 'recording.explain': { target: 'explained' } },
    },
    explained: {
      description:
        'Explains what goes into the file and what never does; waiting for the user to agree.',
      on: { ...again, 'recording.discard': { target: 'offered' } },
    },
    running: {
      description: 'The user agreed, and the recorder is running.',
      invoke: { id: 'recorder', src: 'recorder', onError: { target: 'failed' } },
      on: {
        'recorder.failed': { target: 'failed' },
        'recorder.ended': {
          target: 'finished',
          actions: { type: 'keep', params: eventItself },
        },
        'recording.discard': { target: 'offered' },
      },
      initial: 'starting',
      states: {
        starting: {
          description: 'Loads the code of the recorder.',
          tags: ['busy'],
          on: { 'recorder.began': { target: 'recording' } },
        },
        recording: {
          description:
            'Records what the app does, and says so on every page, until the user stops it.',
          tags: ['recording'],
          on: { 'recording.stop': { target: 'ending' } },
          after: { longestRecording: { target: 'ending' } },
        },
        ending: {
          description: 'Waiting for the recorder to make the file.',
          entry: 'end',
          tags: ['busy'],
        },
      },
    },
    failed: {
      description: 'The recorder failed to load; the user can try again.',
      on: { ...again, 'recording.discard': { target: 'offered' } },
    },
    finished: {
      description: 'The file is ready; the user can save or discard it.',
      on: withFile,
    },
    saving: {
      description: 'Saves the file on the device.',
      tags: ['busy'],
      invoke: {
        id: 'saveRecording',
        src: 'saveRecording',
        input: ({ context: { recorded } }) => ({ recorded }),
        onDone: {
          target: 'saved',
          actions: { type: 'keepName', params: ({ event }) => ({ fileName: event.output }) },
        },
        onError: { target: 'unsaved' },
      },
    },
    saved: {
      description: 'The file is on the device; the screen says where to send it.',
      on: withFile,
    },
    unsaved: {
      description: 'The file could not be saved; it is kept, and the user can try again.',
      on: withFile,
    },
  },
});

export type RecordingRef = ActorRefFrom<typeof recordingMachine>;
