import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReplyRequest } from '../../../server/replies/replySource';
import { chatOf } from '../../support/chat';
import { expectStatus } from '../../support/contractClient';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';

let server: TestServer;
const requests: ReplyRequest[] = [];

beforeAll(async () => {
  server = await startTestServer({
    replySource: {
      kind: 'model',
      async *reply(request) {
        requests.push(request);
        yield 'Mhm.';
      },
    },
  });
});
afterAll(() => server.stop());

describe('what a model knows of the time', () => {
  it('is where the user writes, and when anything was last said', async () => {
    const member = await server.join();
    const chat = chatOf(server, member);
    const { id } = await chat.open();
    const moment = async (text: string, time_zone?: string) => {
      const answer = await server.call('sendMessage', {
        token: member.access,
        params: { id },
        body: { client_id: randomUUID(), text, ...(time_zone !== undefined && { time_zone }) },
      });
      expectStatus(answer, 201);
      await server.services.background.idle();
      return requests.at(-1)?.moment;
    };
    const first = server.clock.now();
    expect(await moment('Hello', 'Europe/Berlin')).toEqual({
      now: first,
      timeZone: 'Europe/Berlin',
      lastMet: first,
    });
    server.clock.advance(60_000);
    // Where it is unknown, the last known one holds.
    expect(await moment('I am back', 'Nowhere/Atlantis')).toEqual({
      now: server.clock.now(),
      timeZone: 'Europe/Berlin',
      lastMet: first,
    });
    expect((await moment('And here', 'Asia/Shanghai'))?.timeZone).toBe('Asia/Shanghai');
    expect((await moment('Still'))?.timeZone).toBe('Asia/Shanghai');
  });
});
