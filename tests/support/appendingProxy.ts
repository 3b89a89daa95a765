import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';

export type AppendingProxy = { origin: string; stop(): Promise<void> };

/**
 * A proxy that passes requests on as nginx does with `$proxy_add_x_forwarded_for`: what the header had
 * already stays, and who is connected comes last, by their own address or by the one they stand for.
 */
export async function startAppendingProxy(
  target: string,
  { peer, hasPorts = false }: { peer?: string; hasPorts?: boolean } = {},
): Promise<AppendingProxy> {
  const { hostname, port } = new URL(target);
  const server = createServer((request, response) => {
    const { remoteAddress = 'unknown', remotePort = 0 } = request.socket;
    const seen = `${peer ?? remoteAddress}${hasPorts ? `:${remotePort}` : ''}`;
    const before = request.headers['x-forwarded-for'];
    const passed = ask(
      {
        hostname,
        port,
        method: request.method,
        path: request.url,
        headers: {
          ...request.headers,
          'x-forwarded-for': before === undefined ? seen : `${String(before)}, ${seen}`,
        },
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
