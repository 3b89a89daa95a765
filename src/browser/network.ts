import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import type { NetworkEvent } from '../machines/prefetch/prefetchMachine';

/** What some browsers tell about the network; the DOM library does not type it. */
type Connection = EventTarget & { saveData?: boolean; effectiveType?: string };

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

const slowTypes: ReadonlySet<string | undefined> = new Set(['slow-2g', '2g']);

/** Tells whether the visitor saves data or has a slow network, and when that changes. */
export const watchNetwork = ({ connection }: Pick<Navigator, 'connection'>) =>
  fromCallback<EventObject>(({ sendBack }) => {
    if (connection === undefined) return undefined;
    const tell = () => {
      const isSparing = connection.saveData === true || slowTypes.has(connection.effectiveType);
      const event: NetworkEvent = { type: 'network.changed', isSparing };
      sendBack(event);
    };
    connection.addEventListener('change', tell);
    tell();
    return () => connection.removeEventListener('change', tell);
  });
