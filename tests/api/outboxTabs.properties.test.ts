import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, vi } from 'vitest';
import { FakeStorageEvent } from '../support/browserTabs';
import { OutboxTabs } from '../support/outboxTabs';
import type { Answer } from '../support/outboxTabs';
import { itHolds } from '../support/properties';
import { settle } from '../support/tabs';

const TABS = 2;
const chats = ['chat-1', 'chat-2'] as const;
const tab = fc.nat({ max: TABS - 1 });

const happening = fc.oneof(
  fc.record({ do: fc.constant('write'), tab, chat: fc.constantFrom(...chats) }),
  fc.record({
    do: fc.constant('answer'),
    which: fc.nat({ max: 3 }),
    how: fc.constantFrom<Answer[]>('reply', 'lost', 'down'),
  }),
  fc.record({ do: fc.constant('pass'), ms: fc.constantFrom(500, 5_000, 70_000) }),
  fc.record({ do: fc.constantFrom('online', 'offline') }),
  fc.record({ do: fc.constantFrom('reload', 'hear', 'tell'), tab }),
);
type Step = { do: string; tab?: number; chat?: string; which?: number; how?: Answer; ms?: number };

beforeAll(() => void vi.stubGlobal('StorageEvent', FakeStorageEvent));
afterAll(() => void vi.unstubAllGlobals());

function happen(tabs: OutboxTabs, step: Step): void | Promise<void> {
  const index = step.tab ?? 0;
  switch (step.do) {
    case 'write':
      return tabs.write(index, step.chat ?? chats[0]);
    case 'answer':
      return tabs.answer(step.which ?? 0, step.how ?? 'reply');
    case 'pass':
      return tabs.pass(step.ms ?? 0);
    case 'reload':
      return tabs.reload(index);
    case 'hear':
      return tabs.hear(index);
    case 'tell':
      return tabs.tell(index);
    default:
      return tabs.setOnline(step.do === 'online');
  }
}

async function live(steps: readonly Step[]) {
  const tabs = new OutboxTabs(TABS);
  await settle();
  for (const step of steps) {
    await happen(tabs, step);
    await settle();
  }
  await tabs.rest();
  tabs.stop();
  return tabs;
}

describe('the outboxes of one browser', () => {
  itHolds(
    'C1 bring each message to the server once, and keep the order of a tab in each chat',
    { name: 'outbox-tabs', values: fc.array(happening, { maxLength: 40 }), runs: 100 },
    async (steps) => {
      const tabs = await live(steps);
      const ids = (sent: { clientId: string }[]) => sent.map(({ clientId }) => clientId);
      expect(ids(tabs.taken).toSorted()).toEqual(ids(tabs.written).toSorted());
      const lines = chats.flatMap((chatId) =>
        Array.from({ length: TABS }, (_, index) =>
          ids(tabs.written.filter((sent) => sent.chatId === chatId && sent.tab === index)),
        ),
      );
      for (const line of lines)
        expect(ids(tabs.taken).filter((id) => line.includes(id))).toEqual(line);
      expect(tabs.waiting()).toEqual([]);
      expect(tabs.kept()).toEqual([]);
    },
  );
});
