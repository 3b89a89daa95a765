import { sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { Owner } from '../shared/owner';

/** Every notice that can be shown, by what happened; the view knows its words. */
export type AlertContent =
  | 'balanceRestored'
  | 'chatStartFailed'
  | 'localeFailed'
  | 'loggedOut'
  | 'messageCopied'
  | 'networkLost'
  | 'profileSaved'
  | 'profileUpdateFailed'
  | 'replyRetryFailed'
  | 'reportSent'
  | 'sessionExpired'
  | 'sessionUnsaved'
  | 'signedUp'
  | 'somethingWrong'
  | 'stopFailed';

/** What a sender says of an alert; the rest has the defaults of spec 2. */
export type AlertRequest = {
  content: AlertContent;
  type?: 'success' | 'info' | 'warning' | 'error';
  label?: AlertContent;
  closable?: boolean;
  data?: Readonly<Record<string, string | number>>;
};

export type Alert = {
  id: string;
  content: AlertContent;
  type: 'success' | 'info' | 'warning' | 'error';
  label: AlertContent | null;
  closable: boolean;
  data: Readonly<Record<string, string | number>>;
};

export type AlertNotice = { type: 'alert.closed'; id: string };

export type AlertInput = { alert: Alert; owner: Owner<AlertNotice> };

export const alertMachine = setup({
  types: {
    context: {} as AlertInput,
    events: {} as { type: 'alert.hold' } | { type: 'alert.release' } | { type: 'alert.close' },
    input: {} as AlertInput,
  },
  actions: {
    tellClosed: sendTo(
      ({ context }: { context: AlertInput }) => context.owner,
      ({ context }: { context: AlertInput }): AlertNotice => ({
        type: 'alert.closed',
        id: context.alert.id,
      }),
    ),
  },
  guards: { isClosable: ({ context }) => context.alert.closable },
  delays: {
    /** spec 2: an alert closes by itself. */
    lifetime: 5_000,
  },
}).createMachine({
  id: 'alert',
  description: 'One transient message; its clock stands still under pointer or focus.',
  context: ({ input }) => input,
  initial: 'counting',
  states: {
    counting: {
      description: 'Shown; closes by itself after five seconds.',
      after: { lifetime: { target: 'closed' } },
      on: {
        'alert.hold': { target: 'held' },
        'alert.close': { guard: 'isClosable', target: 'closed' },
      },
    },
    held: {
      description: 'Pointer or focus is on it, so it stays.',
      on: {
        'alert.release': { target: 'counting' },
        'alert.close': { guard: 'isClosable', target: 'closed' },
      },
    },
    closed: { description: 'Gone.', type: 'final', entry: 'tellClosed' },
  },
});

export type AlertRef = ActorRefFrom<typeof alertMachine>;
