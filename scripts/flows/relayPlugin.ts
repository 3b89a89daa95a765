import type { Plugin } from 'vite';

/** As in the recorder's protocol. */
const channelName = 'flows:live';

/**
 * Lets the inspector on one device watch the product on another, through the development server's
 * own socket: each page's messages are sent to all others.
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
