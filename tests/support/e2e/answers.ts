import type { BrowserContext, Response } from '@playwright/test';
import { loadContract } from '../../../server/http/contract';
import type { OperationId } from '../../../server/http/contract';
import { answerChecker } from '../contractClient';

/** Of each operation and status in a test: more would show the same. */
const MOST_EACH = 2;

const operations = [...loadContract().operations.values()].map(({ method, operationId, path }) => ({
  method: method.toUpperCase(),
  operationId,
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));
const ids = new Set<string>(operations.map(({ operationId }) => operationId));
const isId = (id: string): id is OperationId => ids.has(id) && id !== 'streamEvents';

function operationOf(method: string, path: string): OperationId | null {
  if (!path.startsWith('/api/')) return null;
  const fits = operations.filter((one) => one.method === method && one.pattern.test(path));
  // `/api/chat/history/{id}` is no `/api/chat/{id}/…`: whatever has fewest open places.
  const id = fits.toSorted((one, other) => wildcards(one) - wildcards(other))[0]?.operationId ?? '';
  return isId(id) ? id : null;
}
const wildcards = ({ pattern }: { pattern: RegExp }) => pattern.source.split('[^/]+').length;

/** What is wrong with an answer; null: it is as the contract has it, or was not to be had any more. */
async function faultOf(response: Response, id: OperationId): Promise<string | null> {
  // A test that answers in the server's place answers as it likes.
  const isOfServer = await response.serverAddr().catch(() => null);
  if (isOfServer === null || response.fromServiceWorker()) return null;
  const text = await response.text().catch(() => null);
  if (text === null) return null;
  const contentType = response.headers()['content-type']?.split(';', 1)[0] ?? null;
  try {
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    answerChecker(id)({
      status: response.status(),
      contentType,
      ...(body !== undefined && { body }),
    });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Holds what the API answers to the pages of a context against the contract, some of each kind. */
export function collectAnswers(context: BrowserContext) {
  const seen = new Map<string, number>();
  const checks: Promise<string | null>[] = [];
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const id = operationOf(response.request().method(), pathname);
    if (id === null) return;
    const kind = `${id} ${response.status()}`;
    const times = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, times);
    if (times <= MOST_EACH) checks.push(faultOf(response, id));
  });
  return {
    undocumented: async () => (await Promise.all(checks)).filter((fault) => fault !== null),
  };
}
