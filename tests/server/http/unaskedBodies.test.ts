import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContract } from '../../../server/http/contract';
import type { Operation } from '../../../server/http/contract';
import { startTestServer } from '../../support/server';
import type { Member, TestServer } from '../../support/server';

const operations = [...loadContract().operations.values()].filter(
  ({ operationId }) => operationId !== 'streamEvents',
);
const MISSING = '00000000-0000-4000-8000-000000000000';

let server: TestServer;
let member: Member;
beforeAll(async () => {
  server = await startTestServer();
  member = await server.join();
});
afterAll(() => server.stop());

const pathOf = ({ path }: Pick<Operation, 'path'>) => path.replaceAll(/\{\w+\}/g, MISSING);

/** As no `fetch` would: any method with any body. */
async function send(method: string, path: string, body: string | null, type = 'application/json') {
  const sent = request(new URL(path, server.origin), {
    method,
    headers: {
      authorization: `Bearer ${member.access}`,
      connection: 'close',
      ...(body !== null && { 'content-type': type, 'content-length': Buffer.byteLength(body) }),
    },
  });
  return new Promise<{ status: number; allow: string; read: () => Promise<unknown> }>(
    (resolve, reject) => {
      sent.on('error', reject);
      sent.on('response', (answer) =>
        resolve({
          status: answer.statusCode ?? 0,
          allow: answer.headers.allow ?? '',
          read: () => json(answer),
        }),
      );
      sent.end(body ?? '');
    },
  );
}

const endsSession = new Set(['deleteProfile', 'endSessions']);
const bodies = [
  ['{"a":', 'application/json'],
  [JSON.stringify({ a: 'x'.repeat(70_000) }), 'application/json'],
  ['hello', 'text/plain'],
  ['a=1&b=2', 'application/x-www-form-urlencoded'],
] as const;

describe('X12 bodies that nobody asked for', () => {
  it.each(operations.map((operation) => [operation.operationId, operation] as const))(
    'X12 %s: whatever body comes, the answer is documented',
    async (operationId, operation) => {
      const statuses: number[] = [];
      for (const [body, type] of bodies) {
        statuses.push((await send(operation.method, pathOf(operation), body, type)).status);
        if (endsSession.has(operationId)) member = await server.join();
      }
      expect(statuses.filter((status) => !operation.responses.has(status))).toEqual([]);
      if (operation.bodyTypes.length === 0)
        expect(statuses).toEqual(statuses.map(() => statuses[0]));
    },
  );
});

const paths = [...new Set(operations.map(({ path }) => path))];
const problemSchema = v.looseObject({ code: v.string(), status: v.number() });

describe('X12 a method that a path does not have', () => {
  it.each(paths)('X12 %s says which it has', async (path) => {
    const offered = operations
      .filter((operation) => operation.path === path)
      .map(({ method }) => method.toUpperCase());
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
      (one) => !offered.includes(one),
    );
    for (const method of others) {
      const answer = await send(method, pathOf({ path }), method === 'GET' ? null : '{"a":');
      expect([method, answer.status]).toEqual([method, 405]);
      expect(answer.allow.split(', ').filter((one) => one !== 'HEAD')).toEqual(offered);
      expect(v.parse(problemSchema, await answer.read()).code).toBe('method-not-allowed');
    }
  });

  it('X12 a mark that no chat has is refused before the chat is looked for', async () => {
    for (const method of ['PUT', 'DELETE']) {
      const answers = await Promise.all(
        ['star', 'Pin', 'pin%00'].map((mark) => send(method, `/api/chat/${MISSING}/${mark}`, null)),
      );
      expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
      expect((await send(method, `/api/chat/${MISSING}/pin`, null)).status).toBe(404);
    }
  });

  it('X12 a page and a file can be read alone', async () => {
    for (const path of ['/', '/settings', '/assets/none.js']) {
      const answer = await send('POST', path, 'a=1', 'application/x-www-form-urlencoded');
      expect([answer.status, answer.allow]).toEqual([405, 'GET, HEAD']);
    }
  });
});
