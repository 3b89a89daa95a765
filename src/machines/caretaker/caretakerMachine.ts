import { setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { buildWatchMachine } from '../buildWatch/buildWatchMachine';
import type { NavigationEvent } from '../navigation/navigationMachine';
import { recordingMachine } from '../recording/recordingMachine';
import type { Owner } from '../shared/owner';

export type CaretakerInput = { navigation: Owner<NavigationEvent> };

export const caretakerMachine = setup({
  types: {
    context: {} as CaretakerInput,
    input: {} as CaretakerInput,
    children: {} as { buildWatch: 'buildWatch'; recording: 'recording' },
  },
  actors: { buildWatch: buildWatchMachine, recording: recordingMachine },
}).createMachine({
  id: 'caretaker',
  description:
    'Looks after the app itself: watches for a newer build, and records what happens for fault reports.',
  context: ({ input }) => input,
  invoke: [
    {
      id: 'buildWatch',
      src: 'buildWatch',
      input: ({ context: { navigation } }) => ({ navigation }),
    },
    { id: 'recording', src: 'recording' },
  ],
});

export type CaretakerRef = ActorRefFrom<typeof caretakerMachine>;
