import { createActor, fromCallback } from 'xstate';
import type { Channel } from '../../src/browser/tabChannel';
import { sharedStream } from '../../src/browser/sharedStream';
import { tabChannel } from '../../src/browser/tabChannel';
import { tabLock } from '../../src/browser/tabLock';
import { eventStreamMachine } from '../../src/machines/eventStream/eventStreamMachine';
import type { StreamCommand, ServerEvent } from '../../src/machines/eventStream/eventStreamMachine';
import { streamShareMachine } from '../../src/machines/streamShare/streamShareMachine';
import type { RawStreamFact } from '../../src/machines/streamShare/streamShareTypes';
import { recordOwner } from './recordOwner';

type Request = { name: string; grant: () => void };

/** Web Locks of one browser: first come, first served. */
export class FakeLocks {
  private readonly held = new Map<string, Request>();
  private waiting: Request[] = [];

  readonly manager = {
    request: (
      name: string,
      { signal }: { signal: AbortSignal },
      work: () => Promise<void>,
    ): Promise<void> =>
      new Promise((resolve, reject) => {
        const request: Request = {
          name,
          grant: () => {
            this.held.set(name, request);
            void work().then(() => {
              this.held.delete(name);
              resolve();
              this.serve();
            });
          },
        };
        signal.addEventListener('abort', () => {
          if (!this.waiting.includes(request)) return;
          this.waiting = this.waiting.filter((other) => other !== request);
          reject(new DOMException('Aborted', 'AbortError'));
        });
        this.waiting.push(request);
        queueMicrotask(() => this.serve());
      }),
  } as unknown as Pick<LockManager, 'request'>;

  private serve(): void {
    for (const request of this.waiting) {
      if (this.held.has(request.name)) continue;
      this.waiting = this.waiting.filter((other) => other !== request);
      request.grant();
      return this.serve();
    }
  }
}

type Listener = (event: { data: unknown }) => void;

/** Broadcast channels of one browser; a message arrives a moment later, unless it is dropped. */
export class FakeChannels {
  readonly messages: unknown[] = [];
  isDropping: (data: unknown, tab: string) => boolean = () => false;
  private readonly open: { name: string; tab: string; listeners: Listener[] }[] = [];

  opener(tab: string) {
    return (name: string): Channel => {
      const member = { name, tab, listeners: [] as Listener[] };
      this.open.push(member);
      return {
        addEventListener: (_: string, listener: Listener) => member.listeners.push(listener),
        close: () => void this.open.splice(this.open.indexOf(member), 1),
        postMessage: (message: unknown) => {
          const data: unknown = structuredClone(message);
          this.messages.push(data);
          const others = this.open.filter((other) => other.name === name && other !== member);
          for (const other of others) {
            if (this.isDropping(data, other.tab)) continue;
            queueMicrotask(() => {
              if (this.open.includes(other)) for (const listen of other.listeners) listen({ data });
            });
          }
        },
      } as unknown as Channel;
    };
  }
}

type Connection = { tab: string; isFrozen: boolean; tell: (fact: RawStreamFact) => void };

const balance = (id: number): RawStreamFact => {
  const event: ServerEvent = { type: 'server.balance', desires: id, version: id };
  return { type: 'stream.event', id: String(id), event, raw: rawOf(event) };
};
const rawOf = (event: ServerEvent) => ({ name: event.type, data: JSON.stringify(event) });
const readyFact = (id: string | null, resync: boolean): RawStreamFact => {
  const event: ServerEvent = { type: 'server.ready', resync };
  return { type: 'stream.event', id, event, raw: rawOf(event) };
};

/** A server that keeps every event, and goes on after the last one that a reader names. */
export class FakeServer {
  last = 0;
  opened = 0;
  connections: Connection[] = [];

  reader(tab: () => string) {
    return fromCallback<StreamCommand, { lastEventId: string | null }>(({ input, sendBack }) => {
      this.opened += 1;
      const connection: Connection = {
        tab: tab(),
        isFrozen: false,
        tell: (fact) => sendBack(fact),
      };
      this.connections.push(connection);
      queueMicrotask(() => {
        if (!this.connections.includes(connection)) return;
        connection.tell({ type: 'stream.opened' });
        const from = input.lastEventId === null ? this.last : Number(input.lastEventId);
        const isComplete = from === this.last;
        connection.tell(
          readyFact(isComplete ? String(this.last) : null, input.lastEventId === null),
        );
        for (let id = from + 1; id <= this.last; id += 1) connection.tell(balance(id));
      });
      return () => {
        this.connections = this.connections.filter((other) => other !== connection);
      };
    });
  }

  say(fact: RawStreamFact): void {
    for (const connection of this.connections) if (!connection.isFrozen) connection.tell(fact);
  }

  happen(): void {
    this.last += 1;
    this.say(balance(this.last));
  }
}

/** Lets what was set off happen, without letting time pass. */
export const settle = async () => {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
};

/** The tabs of one browser, each with a stream of its own over the same locks and channels. */
export class FakeBrowser {
  readonly server = new FakeServer();
  readonly channels = new FakeChannels();
  readonly locks = new FakeLocks();

  constructor(private readonly hasLocks = true) {}

  openTab(tab: string, session = 'events:ada:1') {
    const owner = recordOwner<ServerEvent>();
    const name = () => session;
    const logic = streamShareMachine.provide({
      actors: {
        tabs: tabChannel(this.channels.opener(tab), name, ({ data }) => JSON.parse(data)),
        lock: tabLock(this.hasLocks ? this.locks.manager : undefined, name),
        readEvents: this.server.reader(() => tab),
      },
    });
    const stream = createActor(
      eventStreamMachine.provide({
        actors: {
          readEvents: sharedStream(logic, tab),
        },
      }),
      { input: { owner: owner.ref } },
    ).start();
    stream.send({ type: 'stream.open' });
    return {
      stream,
      notices: owner.notices,
      /** The numbers of the events that it was told, in order. */
      heard: () =>
        owner.notices.flatMap((notice) =>
          notice.type === 'server.balance' ? [notice.version] : [],
        ),
      close: () => stream.send({ type: 'stream.close' }),
    };
  }
}
