import { describe, expect, it } from 'vitest';
import { botProfile } from '../support/fixtures/bots';
import { createStored } from '../support/fixtures/letters';
import { done } from '../support/machines';
import { chat, visit } from './appRun';
import { heldOutbox } from './outboxRun';

type Alerted = { getSnapshot: () => { context: { alert: { content: string; type: string } } } };

const alertsOf = (run: Awaited<ReturnType<typeof visit>>) =>
  run
    .child('alerts')
    ?.getSnapshot()
    .context.shown.map((ref: Alerted) => {
      const { content, type } = ref.getSnapshot().context.alert;
      return [content, type];
    });

describe('app, how it says what happened', () => {
  it('S10 warns that the session is not kept', async () => {
    const run = await visit('/', true);
    run.tell('session', { type: 'tokens.failed' });
    expect(alertsOf(run)).toEqual([['sessionUnsaved', 'warning']]);
  });

  it.each([
    ['logout', 'loggedOut', 'info'],
    ['deleted', 'accountDeleted', 'success'],
    ['expired', 'sessionExpired', 'warning'],
    ['cleared', 'sessionExpired', 'warning'],
  ])(
    'S4 tells a session that ended by the user’s will from one that was lost: %s',
    async (...of) => {
      const [ended, content, type] = of;
      const run = await visit('/', true);
      run.send({ type: 'session.changed', session: { status: 'guest', ended } });
      expect(alertsOf(run)).toEqual([[content, type]]);
    },
  );
});

describe('app, a chat that was begun anew elsewhere', () => {
  it('asks before it sends what was written in the chat before', async () => {
    const run = await visit('/ines', true);
    await run.performAll([
      done('loadBot', { kind: 'found', bot: botProfile(0) }),
      done('openChat', { kind: 'opened', chat }),
      done('loadOutbox', heldOutbox(run.world)),
    ]);
    const { outbox } = run.child('outbox')?.getSnapshot().context;
    const old = createStored('a', { chatId: 'chat-0', botId: chat.bot.id });
    outbox.send({ type: 'queue.read', letters: [old], now: old.writtenAt });
    const [letter] = outbox.getSnapshot().context.letters;
    expect(letter.getSnapshot().value).toBe('asking');
    expect(letter.getSnapshot().context.question).toBe('moved');
  });
});
