import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { Conversation } from '../../src/ui/chat/Conversation';
import { characterProfile } from '../support/fixtures/characters';
import { conversationAt, deletionAt, message, someMessages } from '../support/fixtures/chats';
import { fillJsdomGaps } from '../support/fixtures/jsdomGaps';
import { localeShown } from '../support/fixtures/locale';
import { renderView } from '../support/fixtures/views';

beforeAll(fillJsdomGaps);

function show(context: Parameters<typeof conversationAt>[1] = {}) {
  const actor = conversationAt({}, context);
  const sent = vi.spyOn(actor, 'send');
  renderView(
    <Conversation actor={actor} locale={localeShown()} character={characterProfile('ines')} />,
    '/ines',
  );
  return { actor, sent };
}

const picture = (seq: number) =>
  message(seq, { kind: 'image', text: 'The corner table.', imageUrl: `/art/${seq}.webp` });
const locked = message(9, { kind: 'blurImage', text: '', imageUrl: '/art/blurred.webp' });

test('each message the server has can be deleted, theirs and one’s own', async () => {
  const { sent } = show({ messages: someMessages.slice(0, 2) });
  for (const { id } of someMessages.slice(0, 2)) {
    const [button] = screen.getAllByRole('button', { name: 'Message options' });
    if (button === undefined) throw new Error('There is no menu.');
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    expect(sent).toHaveBeenLastCalledWith({ type: 'chat.delete', messageId: id });
  }
  expect(screen.queryAllByRole('button', { name: 'Message options' })).toEqual([]);
});

test('what is taken out is not shown, and what comes back is at its place', () => {
  const { actor } = show();
  const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const before = rows();
  const [, second] = someMessages;
  if (second === undefined) throw new Error('There is no second message.');
  const place = { chatId: second.chatId, messageId: second.id };
  act(() => actor.send({ type: 'server.messageDeleted', ...place, replacedBy: null }));
  expect(screen.queryByText(second.text)).not.toBeInTheDocument();
  act(() => actor.send({ type: 'server.message', message: second }));
  expect(rows()).toEqual(before);
});

test('a row that goes while it has the focus hands it to the row in its place', () => {
  const [first, second, third] = someMessages;
  if (first === undefined || second === undefined || third === undefined)
    throw new Error('There are not enough messages.');
  const { actor } = show({ messages: [first, second, third] });
  const row = (at: number) =>
    document.querySelectorAll<HTMLElement>('[data-row] [tabindex="-1"]')[at];
  const remove = ({ chatId, id: messageId }: typeof first) =>
    act(() => actor.send({ type: 'server.messageDeleted', chatId, messageId, replacedBy: null }));
  act(() => row(1)?.focus());
  remove(second);
  expect(row(1)).toHaveFocus();
  remove(third);
  expect(row(0)).toHaveFocus();
  remove(first);
  expect(screen.getByRole('log')).toHaveFocus();
  act(() => screen.getByRole('textbox', { name: 'Write a message' }).focus());
  act(() => actor.send({ type: 'server.message', message: second }));
  remove(second);
  expect(screen.getByRole('textbox', { name: 'Write a message' })).toHaveFocus();
});

test.each([
  ['undoable', 'status', 'Message deleted', 'Undo', 'deletion.undo'],
  ['refused', 'alert', 'The message could not be deleted.', 'Try again', 'deletion.retry'],
  ['unrestored', 'alert', 'The message could not be brought back.', 'Try again', 'deletion.retry'],
] as const)(
  'a deletion that is %s says so, with a way on',
  async (rest, role, text, name, type) => {
    const deletion = deletionAt(rest);
    const sent = vi.spyOn(deletion, 'send');
    show({ deletions: [deletion] });
    expect(screen.getAllByRole(role).map(({ textContent }) => textContent)).toContain(text);
    const button = screen.getByRole('button', { name });
    expect(button).toHaveAccessibleDescription(text);
    await userEvent.click(button);
    expect(sent).toHaveBeenLastCalledWith({ type });
  },
);

test('of several deletions the latest is at hand', () => {
  show({ deletions: [deletionAt('refused', 'message-2'), deletionAt('undoable', 'message-3')] });
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a bar under pointer or focus is held', async () => {
  const deletion = deletionAt('undoable');
  const sent = vi.spyOn(deletion, 'send');
  show({ deletions: [deletion] });
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  expect(sent).toHaveBeenLastCalledWith({ type: 'deletion.hold' });
  act(() => screen.getByLabelText('Write a message').focus());
  expect(sent).toHaveBeenLastCalledWith({ type: 'deletion.release' });
});

const visiting = {
  visit: { visiting: { older: 'idle', newer: 'idle', copy: 'fresh' } },
  scroll: 'detached',
} as const;

test('far back, what is taken out is not shown, and a picture opens by itself', async () => {
  const visit = {
    messages: [message(3, { text: 'Long ago' }), picture(4), picture(5)],
    older: 'before',
    newer: 'after',
  };
  const actor = conversationAt(visiting, { messages: [message(99)], visit });
  renderView(
    <Conversation actor={actor} locale={localeShown()} character={characterProfile('ines')} />,
    '/ines',
  );
  expect(screen.getByText('Long ago')).toBeVisible();
  act(() => actor.send({ type: 'chat.delete', messageId: 'message-3' }));
  expect(screen.queryByText('Long ago')).not.toBeInTheDocument();
  const [first] = screen.getAllByRole('button', { name: 'Picture from Inês' });
  if (first === undefined) throw new Error('There is no picture.');
  await userEvent.click(first);
  const viewer = await screen.findByRole('dialog', { name: 'Picture from Inês' });
  expect(within(viewer).getByRole('status')).toHaveTextContent('1 of 2');
});

test('a picture opens by itself, leads to its neighbours by keys, and goes by Escape', async () => {
  show({ messages: [picture(1), locked, picture(10)].toSorted((a, b) => a.seq - b.seq) });
  const [first] = screen.getAllByRole('button', { name: 'Picture from Inês' });
  if (first === undefined) throw new Error('There is no picture.');
  await userEvent.click(first);
  const viewer = await screen.findByRole('dialog', { name: 'Picture from Inês' });
  expect(within(viewer).getByRole('button', { name: 'Close' })).toHaveFocus();
  expect(within(viewer).getByRole('status')).toHaveTextContent('1 of 2');
  await userEvent.keyboard('{ArrowRight}');
  expect(within(viewer).getByRole('status')).toHaveTextContent('2 of 2');
  expect(within(viewer).getByRole('img')).toHaveAttribute('src', '/art/10.webp');
  await userEvent.keyboard('{ArrowLeft}');
  expect(within(viewer).getByRole('img')).toHaveAttribute('src', '/art/1.webp');
  fireEvent(viewer, new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a picture that cannot be loaded says so, and is asked for again', async () => {
  show({ messages: [picture(1)] });
  fireEvent.error(screen.getByAltText('Picture from Inês'));
  expect(screen.getByText('The picture could not be loaded.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('button', { name: 'Picture from Inês' })).toHaveFocus();
});
