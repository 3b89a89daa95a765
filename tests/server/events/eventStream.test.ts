import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Server } from 'node:http';
import type { CatchUp } from '../../../server/events/eventLog';
import { createEventStream } from '../../../server/events/eventStream';
import type { EventStream, EventStreamSource } from '../../../server/events/eventStream';

/** More than a stream lets wait. */
const FLOOD = 1_001;

const told = Array.from({ length: FLOOD }, (_, at) => ({
  id: BigInt(at + 1),
  event: { name: 'favourite' as const, data: { slug: `character-${at + 1}`, is_favourite: true } },
}));
const since = (after: bigint): CatchUp => ({
  resync: false,
  place: BigInt(FLOOD),
  missed: told.filter(({ id }) => id > after),
  underWay: [],
});
const unexpected = () => {
  throw new Error('Nobody asks for this here');
};
const source: EventStreamSource = {
  readSince: async (after) => since(after),
  findEvent: unexpected,
  describeChat: unexpected,
  describePersona: unexpected,
  show: unexpected,
  onFault: unexpected,
};

const flood = (stream: EventStream) => {
  for (const { id, event } of told) stream.notify({ user: 'u', id: String(id), event });
};

let server: Server;
let use: (stream: EventStream) => void;

beforeEach(async () => {
  server = createServer((_request, response) => {
    use(createEventStream(response, source));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** The characters that one reader is told of, until the last one. */
async function readTold() {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Not listening');
  const response = await fetch(`http://127.0.0.1:${address.port}`);
  const slugs: string[] = [];
  let text = '';
  for await (const piece of (response.body ?? new ReadableStream()).pipeThrough(
    new TextDecoderStream(),
  )) {
    text += piece;
    slugs.push(...[...text.matchAll(/"slug":"([^"]+)".*\n\n/g)].flatMap(([, slug]) => slug ?? []));
    text = text.slice(text.lastIndexOf('\n\n') + 1);
    if (slugs.includes(`character-${FLOOD}`)) break;
  }
  return slugs;
}

const everyOne = told.map(({ event }) => event.data.slug);

it('C7 tells all of a flood that came before the stream could begin, once and in order', async () => {
  use = (stream) => {
    flood(stream);
    stream.begin({ ...since(0n), place: 1n, missed: told.slice(0, 1) });
  };
  expect(await readTold()).toEqual(everyOne);
});

it('C7 tells all of a flood that comes at once to a reader who takes what comes', async () => {
  use = (stream) => {
    stream.begin({ ...since(0n), place: 1n, missed: told.slice(0, 1) });
    setImmediate(() => {
      flood(stream);
    });
  };
  expect(await readTold()).toEqual(everyOne);
});
