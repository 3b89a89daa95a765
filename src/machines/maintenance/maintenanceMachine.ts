import { setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { buildWatchMachine } from '../buildWatch/buildWatchMachine';
import type { NavigationEvent } from '../navigation/navigationMachine';
import { recordingMachine } from '../recording/recordingMachine';
import type { Owner } from '../shared/owner';

export type MaintenanceInput = { navigation: Owner<NavigationEvent> };

export const maintenanceMachine = setup({
  types: {
    context: {} as MaintenanceInput,
    input: {} as MaintenanceInput,
    children: {} as { buildWatch: 'buildWatch'; recording: 'recording' },
  },
  actors: { buildWatch: buildWatchMachine, recording: recordingMachine },
}).createMachine({
  id: 'maintenance',
  description:
    'Looks after the app itself: watches for a newer build, and records what happens for fault reports.',
  meta: { noScreen: 'what it manages has states of its own' },
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

export type MaintenanceRef = ActorRefFrom<typeof maintenanceMachine>;
