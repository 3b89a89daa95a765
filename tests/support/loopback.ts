import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Server } from 'node:net';

/** Has a server listen on a free port of 127.0.0.1, and returns the port. */
export async function listenOnLoopback(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return address.port;
}

/** A port of 127.0.0.1 that nobody listened on a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listenOnLoopback(probe);
  probe.close();
  await once(probe, 'close');
  return port;
}
