import type { createBrowserInspector } from '@statelyai/inspect';
import { fromCallback } from 'xstate';
import { statelyMachine } from './statelyMachine';
import type { StatelyCommand, StatelyFact, StatelyWindowInput } from './statelyMachine';
import { StatelyTeller } from './statelyEvents';

type Package = { createBrowserInspector: typeof createBrowserInspector };

/**
 * Opens a window of Stately's tools at an address the user chooses. Their default address is never
 * used, and neither is anything that sends to a server.
 */
export const statelyWindow = (load: () => Promise<Package>, window: Window) =>
  fromCallback<StatelyCommand, StatelyWindowInput>(({ input, receive, sendBack }) => {
    const teller = new StatelyTeller(input.startedAt);
    const told = (fact: StatelyFact) => sendBack(fact);
    let inspector: ReturnType<Package['createBrowserInspector']> | undefined;
    let isOver = false;
    const open = async () => {
      const { createBrowserInspector: create } = await load();
      if (isOver) return;
      inspector = create({
        url: input.address,
        window,
        // A window that opens late gets everything.
        maxDeferredEvents: Number.POSITIVE_INFINITY,
        // It is plain already; theirs cuts values with more than ten entries.
        serialize: (event) => event,
      });
      told({
        type: inspector.adapter.targetWindow === null ? 'stately.blocked' : 'stately.opened',
      });
    };
    open().catch(() => told({ type: 'stately.blocked' }));
    receive(({ lines }) => teller.events(lines).forEach((event) => inspector?.adapter.send(event)));
    return () => {
      isOver = true;
      inspector?.stop();
    };
  });

export const statelyLogic = statelyMachine.provide({
  actors: { statelyWindow: statelyWindow(() => import('@statelyai/inspect'), globalThis.window) },
});
