import { assign, enqueueActions, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { eventItself } from '../shared/eventItself';
import { alertMachine } from './alertMachine';
import type { Alert, AlertNotice, AlertRef, AlertRequest } from './alertMachine';

export type AlertsEvent =
  | { type: 'alerts.show'; alert: AlertRequest }
  | { type: 'alerts.clear' }
  | AlertNotice;

/** What a machine sends to its owner to show an alert. */
export type AlertRaised = { type: 'alert.raised'; alert: AlertRequest };

export type AlertsContext = { shown: readonly AlertRef[]; nextNumber: number };

export const alertsMachine = setup({
  types: { context: {} as AlertsContext, events: {} as AlertsEvent },
  actors: { alert: alertMachine },
  actions: {
    show: assign(({ context, spawn, self }, params: { alert: AlertRequest }) => {
      const alert = completed(`alert-${context.nextNumber}`, params.alert);
      return {
        nextNumber: context.nextNumber + 1,
        shown: [...context.shown, spawn('alert', { id: alert.id, input: { alert, owner: self } })],
      };
    }),
    clear: enqueueActions(({ context, enqueue }) => {
      for (const ref of context.shown) enqueue.stopChild(ref);
      enqueue.assign({ shown: [] });
    }),
    remove: enqueueActions(({ enqueue }, params: { id: string }) => {
      enqueue.stopChild(params.id);
      enqueue.assign({
        shown: ({ context }: { context: AlertsContext }) =>
          context.shown.filter((ref) => ref.id !== params.id),
      });
    }),
  },
}).createMachine({
  id: 'alerts',
  description: 'The short messages at the edge of the screen.',
  context: { shown: [], nextNumber: 1 },
  initial: 'open',
  states: {
    open: {
      description: 'Shows each message it receives until that message closes.',
      on: {
        'alerts.show': { actions: { type: 'show', params: eventItself } },
        'alerts.clear': { actions: 'clear' },
        'alert.closed': { actions: { type: 'remove', params: eventItself } },
      },
    },
  },
});

export type AlertsRef = ActorRefFrom<typeof alertsMachine>;

const completed = (id: string, request: AlertRequest): Alert => ({
  id,
  content: request.content,
  type: request.type ?? 'success',
  label: request.label ?? null,
  closable: request.closable ?? true,
  data: request.data ?? {},
});
