import { assign, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { callbackNotProvided, notProvided } from '../shared/notProvided';

/** A recording as it goes into a file, and how many lines it has. */
export type Recorded = { text: string; lines: number };

export type RecorderFact =
  | { type: 'recorder.began' }
  /** Its code could not be had. */
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
  /** What the file was called that was saved last. */
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
    'What the application does is written down for a report of a fault, with the user’s consent; the file stays on the device.',
  context: { recorded: null, fileName: null },
  initial: 'offered',
  states: {
    offered: {
      description: 'Who has a fault to report can have a recording explained.',
      entry: 'clear',
      on: { 'recording.explain': { target: 'explained' } },
    },
    explained: {
      description:
        'What would be in the file and what never is; nothing is recorded without a yes.',
      on: { ...again, 'recording.discard': { target: 'offered' } },
    },
    running: {
      description: 'The user agreed.',
      invoke: { id: 'recorder', src: 'recorder', onError: { target: 'failed' } },
      on: {
        'recorder.failed': { target: 'failed' },
        'recorder.ended': {
          target: 'finished',
          actions: { type: 'keep', params: ({ event }) => event },
        },
        'recording.discard': { target: 'offered' },
      },
      initial: 'starting',
      states: {
        starting: {
          description: 'The code that records is on its way.',
          tags: ['busy'],
          on: { 'recorder.began': { target: 'recording' } },
        },
        recording: {
          description: 'Steps are written down, and every page says so, until they are stopped.',
          tags: ['recording'],
          on: { 'recording.stop': { target: 'ending' } },
          after: { longestRecording: { target: 'ending' } },
        },
        ending: {
          description: 'The steps are put into a file.',
          entry: 'end',
          tags: ['busy'],
        },
      },
    },
    failed: {
      description: 'What records could not be had; it can be tried again.',
      on: { ...again, 'recording.discard': { target: 'offered' } },
    },
    finished: {
      description: 'There is a file, which nobody has yet.',
      on: withFile,
    },
    saving: {
      description: 'The file goes to the device.',
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
      description: 'The device has the file, and the user is told where to send it.',
      on: withFile,
    },
    unsaved: {
      description: 'The device did not take the file; it is kept, and can be saved again.',
      on: withFile,
    },
  },
});

export type RecordingRef = ActorRefFrom<typeof recordingMachine>;
