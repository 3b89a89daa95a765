import { createParser } from 'eventsource-parser';
import type { components } from '../../src/api/schema';
import { loadContract } from '../../server/http/contract';

export type Frame = components['schemas']['StreamEvent'];
type DataOf = { [F in Frame as F['event']]: F['data'] };
type FrameOf<Name extends Frame['event']> = { event: Name; id?: string; data: DataOf[Name] };

export type EventReader = {
  response: Response;
  /** Everything that has arrived; each frame fits the contract. */
  frames: Frame[];
  /** The next frame of this name that fits, after those taken before; throws when the stream ends. */
  next<Name extends Frame['event']>(
    name: Name,
    fits?: (data: DataOf[Name]) => boolean,
  ): Promise<FrameOf<Name>>;
  /** Resolves at the next heartbeat. */
  beat(): Promise<void>;
  /** Resolves when the stream has ended, whoever ended it. */
  ended: Promise<void>;
  close(): Promise<void>;
};

const contract = loadContract();
const isFrame = contract.compile<Frame>({
  $ref: contract.refTo('#/components/schemas/StreamEvent'),
});

/** The id to go on from; throws where nothing with an id has come. */
export function lastId(frames: readonly Frame[]): string {
  const ids = frames.flatMap((frame) => ('id' in frame && frame.id !== undefined ? frame.id : []));
  const last = ids.at(-1);
  if (last === undefined) throw new Error('No event had an id');
  return last;
}

const isNamed = <Name extends Frame['event']>(frame: unknown, name: Name): frame is FrameOf<Name> =>
  isFrame(frame) && frame.event === name;

function toFrame(event: string | undefined, id: string | undefined, data: string): Frame {
  const frame: unknown = { event, ...(id !== undefined && { id }), data: JSON.parse(data) };
  if (isFrame(frame)) return frame;
  throw new Error(`Not a documented event: ${JSON.stringify(frame)}`);
}

/** Opens the event stream and reads it until it ends. */
export async function openEvents(
  origin: string,
  token: string,
  {
    lastEventId,
    ageMs,
    headers = {},
  }: { lastEventId?: string; ageMs?: number; headers?: Record<string, string> } = {},
): Promise<EventReader> {
  const controller = new AbortController();
  const url = new URL('/api/events', origin);
  if (ageMs !== undefined) url.searchParams.set('age', String(ageMs));
  const response = await fetch(url, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
      ...headers,
    },
    signal: controller.signal,
  });
  if (response.status !== 200 || response.body === null) {
    throw new Error(`The stream answered ${response.status}: ${await response.text()}`);
  }
  const frames: Frame[] = [];
  const waiters = new Set<() => void>();
  let beats = 0;
  let isOver = false;
  let fault: unknown;
  let taken = 0;
  const wakeAll = () => {
    for (const wake of [...waiters]) wake();
  };
  const change = () =>
    new Promise<void>((resolve) => {
      const wake = () => {
        waiters.delete(wake);
        resolve();
      };
      waiters.add(wake);
    });

  const parser = createParser({
    onEvent: ({ event, id, data }) => {
      frames.push(toFrame(event, id, data));
    },
    onComment: () => {
      beats += 1;
    },
  });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  async function read() {
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        parser.feed(value);
        wakeAll();
      }
    } catch (error) {
      if (!controller.signal.aborted) fault = error;
    } finally {
      isOver = true;
      wakeAll();
    }
  }
  const ended = read();

  return {
    response,
    frames,
    ended,
    async next<Name extends Frame['event']>(
      name: Name,
      fits: (data: DataOf[Name]) => boolean = () => true,
    ) {
      for (;;) {
        while (taken < frames.length) {
          const frame: unknown = frames[taken];
          taken += 1;
          if (isNamed(frame, name) && fits(frame.data)) return frame;
        }
        if (fault !== undefined) throw new Error('The stream broke', { cause: fault });
        if (isOver) throw new Error(`The stream ended without ${name}`);
        await change();
      }
    },
    async beat() {
      const before = beats;
      while (beats === before && !isOver) await change();
      if (beats === before) throw new Error('The stream ended without a heartbeat');
    },
    async close() {
      controller.abort();
      await ended;
    },
  };
}

/**
 * Takes the deltas of a reply until they make up a text, each from where the one before ended, and
 * answers how many there were.
 */
export async function readReply(
  events: EventReader,
  messageId: string | null,
  text: string,
  from = 0,
): Promise<number> {
  let length = from;
  let parts = 0;
  while (length < text.length) {
    const { data } = await events.next('reply.delta', (delta) => delta.message_id === messageId);
    const isNext = data.offset === length && text.startsWith(data.text, length);
    if (!isNext) throw new Error(`Not what follows at ${length}: ${JSON.stringify(data)}`);
    length += data.text.length;
    parts += 1;
  }
  return parts;
}
