import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SignalResponse } from '@livekit/protocol';
import { createServer, loadConfigFromFile } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { guestToken, startTestRooms } from '../support/rooms';

const stops: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

it('passes the line of a call on to the API, and says where the pages are', async () => {
  const rooms = await startTestRooms();
  stops.push(rooms.stop);
  rooms.create('call-1');
  const before = process.env['API_PORT'];
  process.env['API_PORT'] = new URL(rooms.url).port;
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' });
  if (before === undefined) delete process.env['API_PORT'];
  else process.env['API_PORT'] = before;
  const { server } = loaded?.config ?? {};
  const root = await mkdtemp(path.join(tmpdir(), 'dev-'));
  stops.push(() => rm(root, { recursive: true }));
  const pages = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    server: { ...server, port: 0, watch: null },
  });
  stops.push(() => pages.close());
  await pages.listen();
  const [address = ''] = pages.resolvedUrls?.local ?? [];

  const token = await guestToken({ identity: 'user', room: 'call-1' });
  const url = new URL(`calls/rtc?access_token=${token}`, address.replace('http', 'ws'));
  const line = new WebSocket(url);
  const [first] = await once(line, 'message');
  line.close();
  expect(SignalResponse.fromBinary(first).message.case).toBe('join');
  expect(server?.proxy).toMatchObject({ '/api': { changeOrigin: false } });
});
