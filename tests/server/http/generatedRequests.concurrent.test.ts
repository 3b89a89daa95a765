import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContract } from '../../../server/http/contract';
import type { Operation, OperationId } from '../../../server/http/contract';
import { oddTexts, schemaAt, spoiltValue, validValue } from '../../support/requestGenerator';
import { pickFrom, seededRandom } from '../../support/seededRandom';
import type { Random } from '../../support/seededRandom';
import { allRoutes } from '../../../server/routes';
import { startTestServer } from '../../support/server';
import type { Member, TestServer } from '../../support/server';

/** `npm run test:deep` asks seven times as often. */
const REQUESTS_EACH = process.env['DEEP'] === '1' ? 20 : 3;
const STREAM: OperationId = 'streamEvents';
const endsSession = new Set<string>(['endSessions']);

const operations = [...loadContract().operations.values()];
const withSession = operations.filter(({ access }) => access === 'required');

let server: TestServer;
let member: Member;
beforeAll(async () => {
  server = await startTestServer();
  member = await server.join();
});
afterAll(() => server.stop());

/** Outside of `/api` all else leads to a page: the router takes no way up, and none so long. */
const segments = oddTexts.filter(
  (text) => !['.', '..'].includes(text) && encodeURIComponent(text).length <= 600,
);

function request({ path, parameters, bodyPointer }: Operation, random: Random, isSpoilt: boolean) {
  const odd = path.startsWith('/api/') ? oddTexts : segments;
  const valueOf = (pointer: string) =>
    isSpoilt && random() < 0.3
      ? pickFrom(random, odd)
      : String(validValue(schemaAt(pointer), random));
  const place = (name: 'path' | 'query' | 'header') =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === name && (parameter.required || random() < 0.7))
        .map(({ name: key, pointer }) => [key, valueOf(pointer)]),
    );
  const schema = bodyPointer === null ? null : schemaAt(bodyPointer);
  const body =
    schema === null ? {} : { body: (isSpoilt ? spoiltValue : validValue)(schema, random) };
  return { params: place('path'), query: place('query'), ...body };
}

async function statusesOf(operation: Operation, access: string, seed: number, isSpoilt: boolean) {
  const random = seededRandom(seed);
  const statuses: number[] = [];
  for (let count = 0; count < REQUESTS_EACH; count += 1) {
    const options = { ...request(operation, random, isSpoilt), token: access };
    const answer = await server.call(toId(operation), options);
    statuses.push(Number(answer.status));
    if (endsSession.has(operation.operationId)) break;
  }
  return statuses;
}

const ids = new Set<string>(operations.map(({ operationId }) => operationId));
const isId = (id: string): id is OperationId => ids.has(id);
function toId({ operationId }: Operation): OperationId {
  if (!isId(operationId)) throw new Error(operationId);
  return operationId;
}

const fault = (status: number) => status >= 500 && status !== 501;

describe('the contract', () => {
  it('is built whole', () => {
    const built = new Set<string>(allRoutes(server.services).map(({ operationId }) => operationId));
    expect([...ids].filter((id) => !built.has(id))).toEqual([]);
  });
});

describe('A6 generated requests', () => {
  it.each(withSession.map((operation) => [operation.operationId, operation] as const))(
    'A6 %s without a token is 401',
    async (_, operation) => {
      const random = seededRandom(1);
      for (const isSpoilt of [false, true]) {
        const answer = await server.call(toId(operation), {
          ...request(operation, random, isSpoilt),
          params: Object.fromEntries(operation.parameters.map(({ name }) => [name, 'x'])),
        });
        expect(Number(answer.status)).toBe(401);
      }
    },
  );

  it.each(
    operations
      .filter(({ operationId }) => operationId !== STREAM)
      .map((operation, index) => [operation.operationId, operation, index] as const),
  )('A6 %s: no 5xx, and every answer is documented', async (_, operation, index) => {
    const { access } = endsSession.has(operation.operationId) ? await server.join() : member;
    const statuses = [
      ...(await statusesOf(operation, access, 1000 + index, false)),
      ...(await statusesOf(operation, access, 2000 + index, true)),
    ];
    expect(statuses.filter(fault)).toEqual([]);
    expect(statuses.length).toBeGreaterThan(0);
  });
});
