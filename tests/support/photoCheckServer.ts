import { once } from 'node:events';
import { createServer } from 'node:http';

/** Stands in for what judges photos; answers as it is told. */
export async function startPhotoCheck() {
  let status = 200;
  let body = '{"verdict":"adult"}';
  const asked: { type: string | undefined; key: string | undefined; picture: Buffer }[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.once('end', () => {
      const { 'content-type': type, authorization: key } = request.headers;
      asked.push({ type, key, picture: Buffer.concat(pieces) });
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port');
  return {
    url: `http://127.0.0.1:${address.port}/judge`,
    asked,
    answer(nextStatus: number, nextBody: string) {
      status = nextStatus;
      body = nextBody;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
