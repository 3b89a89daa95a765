import type { Plugin } from 'vite';

/** As the recorder's protocol says. */
const channelName = 'flows:live';

/**
 * Lets the inspector on one device look at the product on another, by the development server's own
 * socket: what one page says is told to all others.
 */
export function flowsRelay(): Plugin {
  return {
    name: 'flows-relay',
    apply: 'serve',
    configureServer({ ws }) {
      ws.on(channelName, (message: unknown, from) => {
        for (const client of ws.clients)
          if (client !== from) client.send({ type: 'custom', event: channelName, data: message });
      });
    },
  };
}
