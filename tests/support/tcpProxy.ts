import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';
import { listenOnLoopback } from './loopback';

export type TcpProxy = {
  port: number;
  /** Breaks every connection, and each new one, until `mend`. */
  cut(): void;
  mend(): void;
  stop(): Promise<void>;
};

/** Resolves with a connection to the first of the ports that takes one; null: none does. */
async function connectToFirst(ports: readonly number[]): Promise<Socket | null> {
  for (const port of ports) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'close').then(() => false),
    ]).catch(() => false);
    if (isOpen) return socket;
  }
  return null;
}

/** Passes connections on to the first of the ports of this machine that answers. */
export async function startTcpProxy(ports: readonly number[]): Promise<TcpProxy> {
  const open = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy()).once('close', () => open.delete(socket));
  };
  const server = createServer({ pauseOnConnect: true }, (client) => {
    keep(client);
    if (isCut) {
      client.destroy();
      return;
    }
    void connectToFirst(ports).then((target) => {
      if (target === null || isCut || client.destroyed) {
        client.destroy();
        target?.destroy();
        return;
      }
      keep(target);
      client.once('close', () => target.destroy());
      target.once('close', () => client.destroy());
      client.pipe(target).pipe(client);
    });
  });
  const port = await listenOnLoopback(server);
  const breakAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port,
    cut() {
      isCut = true;
      breakAll();
    },
    mend() {
      isCut = false;
    },
    async stop() {
      breakAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
