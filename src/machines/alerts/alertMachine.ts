import { assign, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { Owner } from '../shared/owner';

/** Every notice that can be shown, by what happened; the view knows its words. */
export type AlertContent =
  | 'balanceRestored'
  | 'chatDeleteFailed'
  | 'chatPinFailed'
  | 'chatRestoreFailed'
  | 'chatStartFailed'
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
  | 'regenerateFailed'
  | 'replyRetryFailed'
  | 'reportKept'
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

/** spec 2: an alert closes by itself after this time, in milliseconds. */
export const LIFETIME_MS = 5_000;

/** The clock counts in steps, so that what has run off before a hold stays run off. */
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
  description: 'One transient message; its clock stands still under pointer or focus.',
  context: ({ input }) => ({ ...input, remainingMs: LIFETIME_MS }),
  initial: 'counting',
  states: {
    counting: {
      description: 'Shown; closes by itself after five seconds.',
      always: { guard: 'isOver', target: 'closed' },
      after: { tick: { target: 'counting', reenter: true, actions: 'countDown' } },
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
