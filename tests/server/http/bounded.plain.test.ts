import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boundedBytes, boundedJson, boundedText } from '../../../server/http/bounded';

const piece = Buffer.alloc(65_536, 'x');

/** Sends for as long as somebody reads. */
function sendForEver(response: ServerResponse) {
  const more = () => {
    while (!response.destroyed && response.write(piece));
  };
  response.on('error', () => response.destroy()).on('drain', more);
  more();
}

const server = createServer(({ url }, response) => {
  if (url === '/endless') sendForEver(response);
  else response.end(url === '/empty' ? '' : JSON.stringify({ text: 'é'.repeat(100) }));
});
const state = { origin: '' };
const isAddress = (address: string | AddressInfo | null): address is AddressInfo =>
  address !== null && typeof address === 'object';

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  state.origin = `http://127.0.0.1:${isAddress(address) ? address.port : 0}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Resolves when a line is closed, in whatever way. */
const closed = (socket: Socket) =>
  new Promise<void>((resolve) => {
    if (socket.destroyed) resolve();
    else socket.once('close', () => resolve()).on('error', () => resolve());
  });

const ask = (path: string) => fetch(`${state.origin}${path}`);

it('X9 an answer from elsewhere that does not end is left, and its line is closed', async () => {
  const [answer, [request]] = await Promise.all([ask('/endless'), once(server, 'request')]);
  await expect(boundedText(answer, 1_000_000)).rejects.toThrow('longer than 1000000 bytes');
  await closed(request.socket);
});

it('reads what is not longer, also where it is empty', async () => {
  expect(await boundedJson(await ask('/whole'), 211)).toEqual({ text: 'é'.repeat(100) });
  await expect(boundedJson(await ask('/whole'), 210)).rejects.toThrow('longer');
  expect(await boundedBytes(await ask('/empty'), 0)).toHaveLength(0);
  expect(await boundedBytes(new Response(null, { status: 204 }), 0)).toHaveLength(0);
});
