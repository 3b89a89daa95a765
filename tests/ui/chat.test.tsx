import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { chatItems, replyIndex } from '../../src/ui/chat/chatItems';
import { Conversation } from '../../src/ui/chat/Conversation';
import { emphasisPieces } from '../../src/ui/chat/emphasis';
import { MessageText } from '../../src/ui/chat/MessageText';
import type * as messageText from '../../src/ui/chat/MessageText';
import { retryIdOf } from '../../src/ui/chat/useConversation';
import { characterProfile } from '../support/fixtures/characters';
import {
  conversationAt,
  fromUser,
  message,
  outgoingAt,
  someMessages,
} from '../support/fixtures/chats';
import { fillJsdomGaps } from '../support/fixtures/jsdomGaps';
import { localeShown } from '../support/fixtures/locale';
import { renderView } from '../support/fixtures/views';

vi.mock('../../src/ui/chat/MessageText', async (load) => {
  const original = await load<typeof messageText>();
  return { MessageText: vi.fn(original.MessageText) };
});

beforeAll(fillJsdomGaps);
beforeEach(() => {
  vi.mocked(MessageText).mockClear();
});

function show(...args: Parameters<typeof conversationAt>) {
  const actor = conversationAt(...args);
  const sent = vi.spyOn(actor, 'send');
  const view = renderView(
    <Conversation actor={actor} locale={localeShown()} bot={characterProfile('ines')} />,
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
  expect(composer()).toHaveValue('a'.repeat(1001));
});

test('pieces of a reply redraw the reply alone', () => {
  const { actor } = show(
    { reply: { writing: 'composing' } },
    { reply: { messageId: 'message-8', seq: 8, text: '' } },
  );
  expect(MessageText).toHaveBeenCalledTimes(someMessages.length);
  vi.mocked(MessageText).mockClear();
  const words = ['Only', ' the', ' spoons'];
  let offset = 0;
  for (const text of words) {
    const delta = { chatId: 'chat-ines', messageId: 'message-8', offset, text };
    act(() => actor.send({ type: 'server.replyDelta', ...delta }));
    offset += text.length;
  }
  expect(vi.mocked(MessageText).mock.calls.map(([{ text }]) => text)).toEqual([
    'Only',
    'Only the',
    'Only the spoons',
  ]);
});

test('a new message draws one row more', () => {
  const { actor } = show();
  vi.mocked(MessageText).mockClear();
  act(() =>
    actor.send({ type: 'server.message', message: message(9, { text: 'Are you still there?' }) }),
  );
  const drawn = vi.mocked(MessageText).mock.calls.map(([{ text }]) => text);
  expect(drawn).toContain('Are you still there?');
  expect(drawn.length).toBeLessThanOrEqual(2);
});

test('a screen reader hears that she writes, and then the whole reply once', () => {
  const { actor } = show();
  const [status] = screen.getAllByRole('status').filter(({ textContent }) => textContent === '');
  if (!status) throw new Error('There is no live region');

  const heard: (string | null)[] = [];
  const observer = new MutationObserver(() => heard.push(status.textContent));
  observer.observe(status, { childList: true, characterData: true, subtree: true });
  const listen = (event: Parameters<typeof actor.send>[0]) => {
    act(() => actor.send(event));
    if (observer.takeRecords().length > 0) heard.push(status.textContent);
  };
  const reply = { chatId: 'chat-ines', messageId: 'message-8' };
  listen({ type: 'server.replyStarted', ...reply, seq: 8 });
  listen({ type: 'server.replyDelta', ...reply, offset: 0, text: '*laughs* Only' });
  listen({ type: 'server.replyDelta', ...reply, offset: 13, text: ' the spoons.' });
  listen({ type: 'server.message', message: message(8, { text: '*laughs* Only the spoons.' }) });
  expect(heard).toEqual(['Inês is writing', 'Inês: laughs Only the spoons.']);
});

test('the log itself is not live, so that no piece is read aloud', () => {
  show();
  expect(screen.getByRole('log', { name: 'Conversation with Inês' })).toHaveAttribute(
    'aria-live',
    'off',
  );
});

test('a message that was not sent tells why, and may be edited or deleted', async () => {
  const { sent } = show({}, { outgoing: [outgoingAt('So late?', 'inappropriate')] });
  sent.mockImplementation(() => undefined);
  expect(screen.getByRole('alert')).toHaveTextContent('Inappropriate content');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  expect(sent).toHaveBeenLastCalledWith({
    type: 'chat.reclaim',
    clientId: 'client-8-inappropriate',
  });
});

test('a reply that broke off may be asked for again', async () => {
  const { sent } = show(
    {},
    { messages: [fromUser(1, 'Hello'), message(2, { text: 'Good', state: 'failed' })] },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(sent).toHaveBeenLastCalledWith({ type: 'chat.retryReply', clientId: 'client-1' });
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
  show({}, { messages: [message(1, { text: '<img src=x onerror=alert(1)> *<b>bold</b>*' })] });
  const log = screen.getByRole('log');
  expect(log.querySelector('img, b')).toBeNull();
  expect(log).toHaveTextContent('<img src=x onerror=alert(1)> <b>bold</b>');
});

test('*actions* are told from what is said', () => {
  expect(emphasisPieces('*laughs* Only 2 * 3 * 4 spoons, *she says*')).toEqual([
    { text: 'laughs', isAction: true },
    { text: ' Only 2 * 3 * 4 spoons, ', isAction: false },
    { text: 'she says', isAction: true },
  ]);
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
