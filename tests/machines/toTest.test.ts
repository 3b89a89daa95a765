import { expect, it } from 'vitest';
import { toTest } from '../support/machines';

it('a failing path is printed as a test that can be put beside the others', () => {
  const events = [
    { type: 'xstate.init' },
    { type: 'chat.open', slug: 'ada' },
    { type: 'xstate.done.actor.openChat', output: { kind: 'opened' } },
  ];
  expect(toTest('chatRun(true)', events, { open: 'shown' })).toBe(
    `it("after chat.open, xstate.done.actor.openChat", async () => {
  const run = startRun(chatRun(true));
  await run.performAll([
    {"type":"chat.open","slug":"ada"},
    {"type":"xstate.done.actor.openChat","output":{"kind":"opened"}},
  ]);
  expect(run.value()).toEqual({"open":"shown"});
});`,
  );
});
