import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { chatItems, replyIndex } from '../../src/ui/chat/chatItems';
import { Conversation } from '../../src/ui/chat/Conversation';
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

beforeAll(fillJsdomGaps);

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
