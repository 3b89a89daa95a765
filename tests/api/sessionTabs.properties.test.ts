import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, vi } from 'vitest';
import { FakeStorageEvent } from '../support/browserTabs';
import { itHolds } from '../support/properties';
import { SessionTabs } from '../support/sessionTabs';
import type { Answer } from '../support/sessionTabs';
import { settle } from '../support/tabs';

const TABS = 3;
const tab = fc.nat({ max: TABS - 1 });
const how = fc.constantFrom<Answer[]>('reply', 'reply', 'lost', 'down');

const happenings = [
  fc.record({ do: fc.constant('call'), tab }),
  fc.record({ do: fc.constant('answer'), which: fc.nat({ max: 5 }), how }),
  fc.record({ do: fc.constant('pass'), ms: fc.constantFrom(400, 3_000, 610_000) }),
  fc.record({ do: fc.constant('expire') }),
  fc.record({ do: fc.constant('hear'), tab }),
  fc.record({ do: fc.constantFrom('reload', 'wake', 'check'), tab }),
] as const;
const logout = fc.record({ do: fc.constant('logout'), tab });

type Step = {
  do: string;
  tab?: number;
  which?: number;
  how?: Answer;
  ms?: number;
};

beforeAll(() => void vi.stubGlobal('StorageEvent', FakeStorageEvent));
afterAll(() => void vi.unstubAllGlobals());

async function happen(tabs: SessionTabs, step: Step) {
  const index = step.tab ?? 0;
  const { session, hear } = tabs.tab(index);
  switch (step.do) {
    case 'call':
      return tabs.call(index);
    case 'answer':
      return tabs.answer(step.which ?? 0, step.how ?? 'reply');
    case 'pass':
      return tabs.pass(step.ms ?? 0);
    case 'expire':
      return tabs.server.expire();
    case 'hear':
      return hear();
    case 'reload':
      return tabs.reload(index);
    case 'wake':
      return session.send({ type: 'page.woke', sleptMs: 8 * 3_600_000 });
    case 'check':
      return session.send({ type: 'session.check' });
    default:
      return session.send({ type: 'session.logout' });
  }
}

/** Lets all of it happen, and looks at what holds at every moment. */
async function live(hasLocks: boolean, steps: readonly Step[]) {
  const tabs = new SessionTabs(TABS, hasLocks);
  await settle();
  for (const step of steps) {
    await happen(tabs, step);
    await settle();
    const asking = tabs.pending
      .filter(({ isRefresh, isAwaited }) => isRefresh && isAwaited())
      .map((call) => call.tab);
    expect(new Set(asking).size, 'one refresh of a tab at a time').toBe(asking.length);
  }
  await tabs.rest();
  tabs.stop();
  return tabs;
}

const each = Array.from({ length: TABS }, (_, index) => index);

describe('the tabs of one browser', () => {
  itHolds(
    'S1 stay logged in with one family of tokens, whatever happens in whatever order',
    {
      name: 'session-tabs',
      values: fc.record({
        hasLocks: fc.boolean(),
        steps: fc.array(fc.oneof(...happenings), { maxLength: 40 }),
      }),
      runs: 80,
    },
    async ({ hasLocks, steps }) => {
      const tabs = await live(hasLocks, steps);
      expect(tabs.server.replayed, 'sessions ended by a repeated refresh').toBe(0);
      const { access_token: access = '', refresh_token: refresh = '' } = tabs.storage.items();
      expect(tabs.server.isLive({ access, refresh })).toBe(true);
      expect(each.map(tabs.tokens)).toEqual(each.map(() => ({ access, refresh })));
    },
  );

  itHolds(
    'S6 are all logged out by one logout, whatever else was under way',
    {
      name: 'session-tabs-logout',
      values: fc.record({
        hasLocks: fc.boolean(),
        before: fc.array(fc.oneof(...happenings), { maxLength: 25 }),
        logout,
        after: fc.array(fc.oneof(...happenings, logout), { maxLength: 15 }),
      }),
      runs: 60,
    },
    async ({ hasLocks, before, logout: first, after }) => {
      const tabs = await live(hasLocks, [...before, first, ...after]);
      expect(each.map(tabs.tokens)).toEqual(each.map(() => null));
      expect(tabs.storage.items()).not.toHaveProperty('refresh_token');
    },
  );
});
