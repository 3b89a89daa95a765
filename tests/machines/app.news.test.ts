import { describe, expect, it } from 'vitest';
import { characterProfile } from '../support/fixtures/someCharacters';
import { createMessage } from '../support/fixtures/conversations';
import { createStoredMessage } from '../support/fixtures/outboxMessages';
import { done } from '../support/machines';
import { chat, openChat, visit } from './appRun';
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

  it('S4 says that a session has ended which the server ended, wherever the user is', async () => {
    const run = await visit('/', true);
    run.send({ type: 'server.sessionEnded' });
    expect(alertsOf(run)).toEqual([['sessionExpired', 'warning']]);
  });

  it('has an open chat expect the answer to what the outbox has sent', async () => {
    const run = await openChat();
    const message = createMessage(1, { author: 'user', clientId: 'a' });
    run.send({ type: 'outbox.sent', message, replyId: 'message-2' });
    const { context } = run.page().getSnapshot().children.conversation.getSnapshot();
    expect(context.reply).toEqual({ messageId: 'message-2', seq: 2, text: '' });
  });
});

describe('app, a chat that was begun anew elsewhere', () => {
  it('asks before it sends what was written in the chat before', async () => {
    const run = await visit('/ines', true);
    await run.performAll([
      done('loadCharacter', { kind: 'found', character: characterProfile(0) }),
      done('openChat', { kind: 'opened', chat }),
      done('loadOutbox', heldOutbox(run.world)),
    ]);
    const { outbox } = run.child('outbox')?.getSnapshot().context;
    const old = createStoredMessage('a', { chatId: 'chat-0', characterId: chat.character.id });
    outbox.send({ type: 'queue.read', outboxMessages: [old], now: old.writtenAt });
    const [outboxMessage] = outbox.getSnapshot().context.outboxMessages;
    expect(outboxMessage.getSnapshot().value).toBe('asking');
    expect(outboxMessage.getSnapshot().context.question).toBe('moved');
  });
});
