import { createServer } from 'node:http';
import { listenOnLoopback } from '../loopback';
import { startServer } from './server';
import type { RunningServer } from './server';

/**
 * The server of a run, which starts when a test first asks for it at `address`: a run whose tests
 * have servers of their own costs none.
 */
export async function offerServer(options: Parameters<typeof startServer>[0]) {
  let started: Promise<RunningServer> | undefined;
  const desk = createServer((_request, response) => {
    started ??= startServer(options);
    started.then(
      ({ origin }) => response.end(origin),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  const port = await listenOnLoopback(desk);
  return {
    address: `http://127.0.0.1:${port}`,
    async stop() {
      desk.closeAllConnections();
      desk.close();
      await (await started)?.stop();
    },
  };
}

/** The origin of the server of this run. */
export async function sharedOrigin(): Promise<string> {
  const address = process.env['E2E_SERVER'];
  if (address === undefined) throw new Error('The server of this run is not known.');
  const response = await fetch(address);
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}
