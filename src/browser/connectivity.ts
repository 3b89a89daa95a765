import { fromCallback } from 'xstate';
import type { ConnectivityEvent } from '../machines/app/appTypes';

/** Tells when the device finds or loses the network, and at the start if it has none. */
export const connectivity = (window: EventTarget & { navigator: Pick<Navigator, 'onLine'> }) =>
  fromCallback<ConnectivityEvent>(({ sendBack }) => {
    const tell = (event: ConnectivityEvent) => () => sendBack(event);
    const online = tell({ type: 'network.online' });
    const offline = tell({ type: 'network.offline' });
    window.addEventListener('online', online);
    window.addEventListener('offline', offline);
    if (!window.navigator.onLine) offline();
    return () => {
      window.removeEventListener('online', online);
      window.removeEventListener('offline', offline);
    };
  });
