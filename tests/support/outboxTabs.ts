import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { outboxStorage } from '../../src/browser/outboxStorage';
import { tabLock } from '../../src/browser/tabLock';
import { outboxMachine } from '../../src/machines/outbox/outboxMachine';
import type { OutboxNotice } from '../../src/machines/outbox/outboxTypes';
import { outboxMessageMachine } from '../../src/machines/outbox/outboxMessageMachine';
import type { SendReply } from '../../src/machines/outbox/outboxMessageMachine';
import { SharedStorage } from './browserTabs';
import { createMessage } from './fixtures/conversations';
import { createOutboxMessage, noon } from './fixtures/outboxMessages';
import { recordOwner } from './recordOwner';
import { FakeLocks, settle } from './tabs';

/** `lost`: the server has it, and its answer does not arrive. */
export type Answer = 'reply' | 'lost' | 'down';

type Sent = { chatId: string; clientId: string; text: string };
type Pending = { end: (how: Answer) => void };

/** The tabs of one browser with outboxes of the product over one storage, and their server. */
export class OutboxTabs {
  /** What the server took, in its order. */
  readonly taken: Sent[] = [];
  /** What was written, in its order. */
  readonly written: (Sent & { tab: number })[] = [];
  private readonly clock = new SimulatedClock();
  private readonly locks = new FakeLocks();
  private readonly storage = new SharedStorage();
  private readonly tabs: ReturnType<OutboxTabs['open']>[];
  private pending: Pending[] = [];
  private isOnline = true;

  constructor(count: number) {
    this.tabs = Array.from({ length: count }, () => this.open());
  }

  private take(sent: Sent): SendReply {
    if (!this.taken.some(({ clientId }) => clientId === sent.clientId)) this.taken.push(sent);
    const seq = this.taken.findIndex(({ clientId }) => clientId === sent.clientId);
    const { clientId, text } = sent;
    const message = createMessage(seq, { author: 'user', clientId, text });
    return { kind: 'accepted', message, replyId: null };
  }

  private open() {
    const { store, events, hear, close } = this.storage.openTab();
    const owner = recordOwner<OutboxNotice>();
    const sendMessage = fromPromise<SendReply, Sent>(
      ({ input }) =>
        new Promise((resolve, reject) => {
          const end = (how: Answer) => {
            const reply = how === 'down' ? null : this.take(input);
            if (how === 'reply' && reply !== null) resolve(reply);
            else reject(new TypeError('Failed to fetch'));
          };
          this.pending.push({ end });
        }),
    );
    const outbox = createActor(
      outboxMachine.provide({
        actors: {
          queue: outboxStorage(
            store,
            events,
            () => 'ada',
            () => noon + this.clock.now(),
          ),
          lock: tabLock(this.locks.manager, () => 'outbox:ada'),
          outboxMessage: outboxMessageMachine.provide({ actors: { sendMessage } }),
        },
      }),
      {
        clock: this.clock,
        input: { owner: owner.ref, isOnline: this.isOnline, openChat: null },
      },
    ).start();
    return { outbox, hear, close };
  }

  private tab(index: number) {
    const found = this.tabs[index];
    if (found === undefined) throw new Error(`There is no tab ${index}`);
    return found;
  }

  write(index: number, chatId: string): void {
    // Nobody writes in two tabs within one millisecond.
    this.clock.increment(1);
    const clientId = `message-${this.written.length}`;
    this.written.push({ tab: index, chatId, clientId, text: clientId });
    const outboxMessage = createOutboxMessage(clientId, {
      chatId,
      writtenAt: noon + this.clock.now(),
    });
    this.tab(index).outbox.send({ type: 'outboxMessage.written', outboxMessage });
  }

  answer(which: number, how: Answer): void {
    const call = this.pending[which % this.pending.length];
    if (call === undefined) return;
    this.pending = this.pending.filter((other) => other !== call);
    call.end(this.isOnline ? how : 'down');
  }

  setOnline(isOnline: boolean): void {
    this.isOnline = isOnline;
    const type = isOnline ? 'network.online' : 'network.offline';
    for (const { outbox } of this.tabs) outbox.send({ type });
  }

  hear = (index: number): void => this.tab(index).hear();

  /** The stream tells a tab of the last message that the server took. */
  tell(index: number): void {
    const last = this.taken.at(-1);
    if (last === undefined) return;
    const { clientId, text, chatId } = last;
    const message = createMessage(this.taken.length - 1, { author: 'user', clientId, text });
    this.tab(index).outbox.send({ type: 'server.message', message: { ...message, chatId } });
  }

  reload(index: number): void {
    const { outbox, close } = this.tab(index);
    outbox.stop();
    close();
    this.tabs[index] = this.open();
  }

  async pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= 1_000) {
      this.clock.increment(Math.min(1_000, left));
      await settle();
    }
  }

  /** There is a network, and the server answers until nothing waits. */
  async rest(): Promise<void> {
    this.setOnline(true);
    for (let round = 0; round < 60; round += 1) {
      while (this.pending.length > 0) {
        this.answer(0, 'reply');
        await settle();
      }
      for (const { hear } of this.tabs) hear();
      await this.pass(5_000);
      const isEmpty = this.tabs.every(
        ({ outbox }) => outbox.getSnapshot().context.outboxMessages.length === 0,
      );
      if (isEmpty && this.pending.length === 0) return;
    }
  }

  waiting = (): string[] =>
    this.tabs.flatMap(({ outbox }) =>
      outbox.getSnapshot().context.outboxMessages.map(({ id }) => id),
    );

  kept = (): string[] => Object.keys(this.storage.items());

  stop(): void {
    for (const { outbox } of this.tabs) outbox.stop();
  }
}
