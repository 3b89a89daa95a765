import { readEvents } from './api/actors/events';
import type { Fetch } from './api/http';
import { parseServerEvent } from './api/serverEvent';
import { tabChannel } from './browser/tabChannel';
import { tabLock } from './browser/tabLock';
import { streamShareMachine } from './machines/streamShare/streamShareMachine';

/**
 * The part of the composition root that only who is logged in needs, so that it is no part of the
 * first route: one line to the server for all tabs of this session.
 */
export const createLine = (fetch: Fetch, apiOrigin: string, name: () => string | null) =>
  streamShareMachine.provide({
    actors: {
      tabs: tabChannel(
        'BroadcastChannel' in window ? (key) => new BroadcastChannel(key) : null,
        name,
        parseServerEvent,
      ),
      lock: tabLock(navigator.locks, name),
      readEvents: readEvents(fetch, apiOrigin, Math.random),
    },
  });
