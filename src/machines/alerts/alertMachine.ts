import { assign, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { ChatMark } from '../../../common/contract';
import type { Owner } from '../shared/owner';

/** Every alert by what happened; its text is `alert.` and this. */
export type AlertContent =
  | `${ChatMark}Failed`
  | 'accountDeleted'
  | 'balanceRestored'
  | 'chatDeleteFailed'
  | 'chatRestoreFailed'
  | 'chatStartFailed'
  | 'copyFailed'
  | 'editGone'
  | 'emailConfirmed'
  | 'emailConfirmedBefore'
  | 'favouriteFailed'
  | 'localeFailed'
  | 'loggedOut'
  | 'messageCopied'
  | 'networkLost'
  | 'personaGone'
  | 'profileSaved'
  | 'profileUpdateFailed'
  | 'reactionFailed'
  | 'regenerateFailed'
  | 'replyRetryFailed'
  | 'reportKept'
  | 'reportSent'
  | 'sessionExpired'
  | 'sessionUnsaved'
  | 'signedUp'
  | 'stopFailed';

/** The request for an alert; what is left out gets the defaults of spec 2. */
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

/** spec 2: an alert closes by itself after this time, in milliseconds. */
export const LIFETIME_MS = 5_000;

/** The clock counts in steps, so that a hold does not restart it. */
const TICK_MS = 250;

export type AlertContext = AlertInput & { remainingMs: number };

export const alertMachine = setup({
  types: {
    context: {} as AlertContext,
    events: {} as { type: 'alert.hold' } | { type: 'alert.release' } | { type: 'alert.close' },
    input: {} as AlertInput,
  },
  actions: {
    countDown: assign(({ context }) => ({ remainingMs: context.remainingMs - TICK_MS })),
    tellClosed: sendTo(
      ({ context }: { context: AlertContext }) => context.owner,
      ({ context }: { context: AlertContext }): AlertNotice => ({
        type: 'alert.closed',
        id: context.alert.id,
      }),
    ),
  },
  guards: {
    isClosable: ({ context }) => context.alert.closable,
    isOver: ({ context }) => context.remainingMs <= 0,
  },
  delays: { tick: TICK_MS },
}).createMachine({
  id: 'alert',
  description: 'One short message; its clock stops while the pointer or focus is on it.',
  context: ({ input }) => ({ ...input, remainingMs: LIFETIME_MS }),
  initial: 'counting',
  states: {
    counting: {
      description: 'The message is shown; it closes by itself after five seconds.',
      always: { guard: 'isOver', target: 'closed' },
      after: { tick: { target: 'counting', reenter: true, actions: 'countDown' } },
      on: {
        'alert.hold': { target: 'held' },
        'alert.close': { guard: 'isClosable', target: 'closed' },
      },
    },
    held: {
      description: 'The pointer or focus is on the message, so it stays open.',
      on: {
        'alert.release': { target: 'counting' },
        'alert.close': { guard: 'isClosable', target: 'closed' },
      },
    },
    closed: {
      description: 'The message is gone.',
      meta: { noScreen: 'it is gone' },
      type: 'final',
      entry: 'tellClosed',
    },
  },
});

export type AlertRef = ActorRefFrom<typeof alertMachine>;
