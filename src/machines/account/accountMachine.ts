import { enqueueActions, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { Owner } from '../shared/owner';
import { devicesMachine } from './devicesMachine';
import type { AccountDeleted } from './accountDeletionMachine';
import type { AccountLeft } from './devicesMachine';
import { emailChangeMachine } from './emailChangeMachine';
import type { EmailChangeNotice } from './emailChangeMachine';
import { exportMachine } from './exportMachine';
import { accountDeletionMachine } from './accountDeletionMachine';
import { mailWishesMachine } from './mailWishesMachine';
import { passwordChangeMachine } from './passwordChangeMachine';

export type AccountNotice = EmailChangeNotice | AccountDeleted | AccountLeft;

export type AccountInput = { owner: Owner<AccountNotice> };

const withOwner = ({ context }: { context: AccountInput }) => ({ owner: context.owner });

export const accountMachine = setup({
  types: {
    context: {} as AccountInput,
    input: {} as AccountInput,
    children: {} as {
      emailChange: 'emailChange';
      passwordChange: 'passwordChange';
      devices: 'devices';
      mailWishes: 'mailWishes';
      export: 'export';
      accountDeletion: 'accountDeletion';
    },
  },
  actors: {
    emailChange: emailChangeMachine,
    passwordChange: passwordChangeMachine,
    devices: devicesMachine,
    mailWishes: mailWishesMachine,
    export: exportMachine,
    accountDeletion: accountDeletionMachine,
  },
  guards: {
    isPasswordNew: (_, { value }: { value: unknown }) => value === 'changed',
  },
  actions: {
    rereadDevices: enqueueActions(({ enqueue }) => {
      enqueue.sendTo('devices', { type: 'devices.reread' });
    }),
  },
}).createMachine({
  id: 'account',
  description:
    'Lets the user change their login data, see their devices, download their data and delete the account.',
  meta: { noScreen: 'each part of it has states of its own' },
  context: ({ input }) => input,
  invoke: [
    { id: 'emailChange', src: 'emailChange', input: withOwner },
    {
      id: 'passwordChange',
      src: 'passwordChange',
      onSnapshot: {
        guard: {
          type: 'isPasswordNew',
          params: ({ event }) => ({ value: event.snapshot.value }),
        },
        actions: 'rereadDevices',
      },
    },
    { id: 'devices', src: 'devices', input: withOwner },
    { id: 'mailWishes', src: 'mailWishes' },
    { id: 'export', src: 'export' },
    { id: 'accountDeletion', src: 'accountDeletion', input: withOwner },
  ],
});

export type AccountRef = ActorRefFrom<typeof accountMachine>;

declare module '../app/screenTypes' {
  interface ScreenMachines {
    account: typeof accountMachine;
  }
}
