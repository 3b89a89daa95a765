import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { chatItems, replyIndex, withReply } from '../../src/ui/chat/chatItems';
import { Conversation } from '../../src/ui/chat/Conversation';
import { retryIdOf } from '../../src/ui/chat/useConversation';
import { characterProfile } from '../support/fixtures/characters';
import {
  conversationAt,
  fromUser,
  message,
  outboxMessageAt,
  someMessages,
} from '../support/fixtures/chats';
import { fillJsdomGaps } from '../support/fixtures/jsdomGaps';
import { localeShown } from '../support/fixtures/locale';
import { memberWith } from '../support/fixtures/media';
import { renderView } from '../support/fixtures/views';

beforeAll(fillJsdomGaps);

function show(...args: Parameters<typeof conversationAt>) {
  const actor = conversationAt(...args);
  const sent = vi.spyOn(actor, 'send');
  const view = renderView(
    <Conversation actor={actor} locale={localeShown()} character={characterProfile('ines')} />,
    '/ines',
  );
  return { actor, sent, view };
}

const composer = () => screen.getByLabelText('Write a message');

test('Enter sends what is written, Shift and Enter begin a new line', async () => {
  const { sent } = show();
  await userEvent.type(composer(), 'Good{Shift>}{Enter}{/Shift}evening{Enter}');
  const sends = sent.mock.calls.map(([event]) => event).filter(({ type }) => type === 'chat.send');
  expect(sends).toEqual([
    {
      type: 'chat.send',
      clientId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      writtenAt: expect.any(Number),
      text: 'Good\nevening',
    },
  ]);
  expect(composer()).toHaveValue('');
});

test('an empty text is not sent, and neither is one of 1001 characters', async () => {
  const { sent, actor } = show();
  await userEvent.type(composer(), '  {Enter}');
  act(() => actor.send({ type: 'chat.edit', text: 'a'.repeat(1001) }));
  await userEvent.type(composer(), '{Enter}');
  expect(sent.mock.calls.filter(([event]) => event.type === 'chat.send')).toEqual([]);
  expect(composer()).toHaveAccessibleDescription('Text must contain no more than 1000 characters');
  expect(screen.getByText(/^You are talking to an AI character/)).toBeVisible();
  expect(composer()).toHaveValue('a'.repeat(1001));
});

test('a message that was not sent tells why, and may be edited or deleted', async () => {
  const outboxMessage = outboxMessageAt('So late?', 'inappropriate');
  const sent = vi.spyOn(outboxMessage, 'send').mockImplementation(() => undefined);
  show({}, { outboxMessages: [outboxMessage] });
  expect(screen.getByRole('alert')).toHaveTextContent('Inappropriate content');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  expect(sent).toHaveBeenLastCalledWith({ type: 'outboxMessage.reclaim' });
  expect(composer()).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(sent).toHaveBeenLastCalledWith({ type: 'outboxMessage.discard' });
  expect(screen.getByRole('log')).toHaveFocus();
});

test('a call stands in the chat with its length, and can only be deleted', async () => {
  show({}, { messages: [message(8, { author: 'user', kind: 'call', text: '', seconds: 247 })] });
  expect(screen.getByText('Audio call, 4:07')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Message options' }));
  const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['Delete']);
});

test('a call asks for no reply: what was written before it is asked again', () => {
  const written = fromUser(7, 'Good evening');
  const record = message(8, { author: 'user', kind: 'call', text: '', seconds: 5 });
  expect(retryIdOf([written, record, message(9, { state: 'failed' })])).toBe(written.clientId);
});

test.each([
  [memberWith(100, true), 'Call Inês'],
  [memberWith(100), 'Call Inês (Premium)'],
])('the character of a chat can be called, and what it takes is said before', (allowance, name) => {
  show({}, { allowance });
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/audio?bot=ines');
});

test('a message that was refused and speaks of self-harm has the lines that help beside it', () => {
  show({}, { outboxMessages: [outboxMessageAt('…', 'crisis')] });
  expect(screen.getByRole('alert')).toHaveTextContent('Inappropriate content');
  expect(screen.getByRole('note', { name: "You don't have to face this alone" })).toBeVisible();
});

test.each([
  ['old', 'This has been waiting for more than a day. Do you still want to send it?'],
  ['moved', 'You wrote this before this conversation began. Send it here?'],
] as const)('C4 asks before what is %s is sent', async (question, text) => {
  const outboxMessage = outboxMessageAt('Is the fado on tonight?', question);
  show({}, { outboxMessages: [outboxMessage] });
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  const row = screen.getByText('Is the fado on tonight?').closest('li');
  if (row === null) throw new Error('The message has no row.');
  await userEvent.click(within(row).getByRole('button', { name: 'Send' }));
  expect(outboxMessage.getSnapshot().value).toBe('waiting');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(within(row).getByText('Waiting to be sent')).toBeInTheDocument();
});

test('what waits may be taken back from its menu', async () => {
  const outboxMessage = outboxMessageAt('Is the fado on tonight?', 'waiting');
  const sent = vi.spyOn(outboxMessage, 'send');
  show({}, { outboxMessages: [outboxMessage] });
  const options = screen.getAllByRole('button', { name: 'Message options' }).at(-1);
  if (options === undefined) throw new Error('The message has no menu.');
  await userEvent.click(options);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
  expect(sent.mock.calls).toEqual([[{ type: 'outboxMessage.reclaim' }]]);
});

test('a message stays the same row from its writing on, and while a reply is written', async () => {
  const outboxMessage = outboxMessageAt('And you, do you play?');
  const { actor } = show({}, { outboxMessages: [outboxMessage] });
  const row = () => screen.getByText('And you, do you play?').closest('li');
  const before = row();
  const message = fromUser(8, 'And you, do you play?', { clientId: outboxMessage.id });
  act(() => actor.send({ type: 'outbox.sent', message, replyId: 'message-9' }));
  expect(row()).toBe(before);
  expect(screen.queryByText('Sending')).not.toBeInTheDocument();
  const place = { chatId: 'chat-ines', messageId: 'message-9' };
  act(() => actor.send({ type: 'server.replyDelta', ...place, offset: 0, text: 'Only' }));
  const reply = await screen.findByText('Only');
  expect(row()).toBe(before);
  expect(reply.compareDocumentPosition(before ?? document)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

test('C3 a message whose id stands for other words is shown beside the one that was sent', () => {
  const outboxMessage = outboxMessageAt('Other words', 'conflict');
  show(
    {},
    {
      outboxMessages: [outboxMessage],
      messages: [fromUser(1, 'Words', { clientId: outboxMessage.id })],
    },
  );
  expect(screen.getByText('Words')).toBeInTheDocument();
  expect(screen.getByText('Other words')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'This message was already sent with different words. Edit it to send it as a new one.',
  );
});

test('a reply that broke off may be asked for again', async () => {
  const { sent } = show(
    {},
    { messages: [fromUser(1, 'Hello'), message(2, { text: 'Good', state: 'failed' })] },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(sent).toHaveBeenLastCalledWith({ type: 'chat.retryReply', clientId: 'client-1' });
});

test('a reply that is asked for again gives way at once, and the focus stays in the chat', async () => {
  const messages = [fromUser(1, 'Hello'), message(2, { text: 'Good', state: 'stopped' })];
  const { actor } = show({}, { messages });
  const row = () => screen.getByRole('log').querySelectorAll('[data-row]')[1];
  const before = row();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('log')).toHaveFocus();
  await waitFor(() => expect(actor.getSnapshot().value.reply).toBe('quiet'));
  cleanup();
  renderView(
    <Conversation
      actor={conversationAt({ reply: 'retrying' }, { messages })}
      locale={localeShown()}
      character={characterProfile('ines')}
    />,
    '/ines',
  );
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(screen.queryByText('Good')).not.toBeInTheDocument();
  expect(row()?.getAttribute('data-row')).toBe(before?.getAttribute('data-row'));
});

test('L2 a text that was refused after it was sent says so, and no reply is asked for', async () => {
  const refused = { ...fromUser(3, 'Words'), state: 'refused' } as const;
  show({}, { messages: [fromUser(1, 'Hello'), message(2, { text: 'Good' }), refused] });
  const row = screen.getByText('Words').closest('li');
  expect(row).toHaveTextContent(/Inappropriate content/);
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('starting over asks first', async () => {
  const { sent } = show();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Start over' }));
  const dialog = await screen.findByRole('dialog', { name: 'Start over with Inês?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep talking' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent.mock.calls.map(([event]) => event.type)).toEqual(['chat.restart', 'chat.cancel']);
});

test('X1 what a message says is text, whatever it looks like', () => {
  const own = '<b>bold</b> *waves* [x](javascript:alert(1))';
  show(
    {},
    {
      messages: [
        message(1, { text: '<img src=x onerror=alert(1)> *<b>bold</b>*' }),
        fromUser(2, own),
      ],
    },
  );
  const log = screen.getByRole('log');
  expect(log.querySelector('img, b, a')).toBeNull();
  expect(log).toHaveTextContent('<img src=x onerror=alert(1)> <b>bold</b>');
  expect(screen.getByText(own)).toBeVisible();
});

test('what a character said is copied without the marks, what the user wrote as it is', async () => {
  show({}, { messages: [message(1, { text: '*waves* Take:\n- salt' }), fromUser(2, 'No *salt*')] });
  const user = userEvent.setup();
  const copied: string[] = [];
  for (const menu of screen.getAllByRole('button', { name: 'Message options' })) {
    await user.click(menu);
    await user.click(screen.getByRole('menuitem', { name: 'Copy text' }));
    copied.push(await navigator.clipboard.readText());
  }
  expect(copied).toEqual(['waves Take:\n\n- salt', 'No *salt*']);
});

test('messages that follow each other share one time, which goes as the reply begins', () => {
  const at = (minute: number) => ({ createdAt: new Date(2026, 10, 20, 20, minute).toISOString() });
  const items = chatItems([
    message(1, at(0)),
    fromUser(2, 'Good evening', at(4)),
    message(3, at(10)),
    fromUser(4, 'And you?', at(11)),
  ]);
  const timed = (rows: ReturnType<typeof withReply>) =>
    rows.flatMap((row) => (row.kind === 'message' && row.isTimed ? row.message.seq : []));
  expect(timed(items)).toEqual([2, 4]);
  expect(timed(withReply(items, message(5, { state: 'streaming' })))).toEqual([2]);
});

test('rows run by author and day, and the reply under way stands at its place', () => {
  const items = chatItems(someMessages);
  expect(
    items.map((item) =>
      item.kind === 'day' ? 'day' : `${item.message.seq} ${item.opens} ${item.closes}`,
    ),
  ).toEqual([
    'day',
    '1 true true',
    '2 true true',
    '3 true false',
    '4 false true',
    'day',
    '5 true false',
    '6 false true',
    '7 true true',
  ]);
  const outboxMessages = [outboxMessageAt('Still there?', 'waiting')];
  const waiting = chatItems(someMessages, outboxMessages).at(-1);
  expect(waiting).toMatchObject({ key: outboxMessages[0]?.id, opens: true, closes: true });
  expect([replyIndex(items, null), replyIndex(items, 8), replyIndex(items, 6.5)]).toEqual([
    9, 9, 8,
  ]);
});

test('only the last reply may be asked for again', () => {
  const failed = message(2, { state: 'failed' });
  expect([
    retryIdOf([fromUser(1, 'Hello'), failed]),
    retryIdOf([fromUser(1, 'Hello'), failed, fromUser(3, 'Well?')]),
    retryIdOf([fromUser(1, 'Hello'), message(2)]),
    retryIdOf([failed]),
  ]).toEqual(['client-1', null, null, null]);
});

test('what one sender says within five minutes shares one time', () => {
  const at = (minutes: number) => new Date(Date.UTC(2026, 8, 1, 12, minutes)).toISOString();
  const said = [0, 4, 9].map((minutes, index) => message(index + 1, { createdAt: at(minutes) }));
  const timed = chatItems(said).flatMap((item) =>
    item.kind === 'message' && item.closes ? [item.message.seq] : [],
  );
  expect(timed).toEqual([2, 3]);
});
