import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Conversation } from '../../src/ui/chat/Conversation';
import { FormattedText } from '../../src/ui/chat/FormattedText';
import type * as formattedText from '../../src/ui/chat/FormattedText';
import { MessageMenu } from '../../src/ui/chat/MessageMenu';
import type * as messageMenu from '../../src/ui/chat/MessageMenu';
import { characterProfile } from '../support/fixtures/characters';
import { conversationAt, fromUser, message } from '../support/fixtures/chats';
import { fillJsdomGaps } from '../support/fixtures/jsdomGaps';
import { localeShown } from '../support/fixtures/locale';
import { renderView } from '../support/fixtures/views';

vi.mock('../../src/ui/chat/MessageMenu', async (load) => {
  const original = await load<typeof messageMenu>();
  return { MessageMenu: vi.fn(original.MessageMenu) };
});
vi.mock('../../src/ui/chat/FormattedText', async (load) => {
  const original = await load<typeof formattedText>();
  return { FormattedText: vi.fn(original.FormattedText) };
});

beforeAll(fillJsdomGaps);
beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const ids = { chatId: 'chat-ines', messageId: 'message-201' };

/** A chat whose last message is the 200th, and a reply to that has begun. */
function show(count = 8) {
  const messages = Array.from({ length: 200 }, (_, index) =>
    index % 2 === 0 ? message(index + 1) : fromUser(index + 1, `I said ${index + 1}`),
  ).slice(-count);
  const actor = conversationAt(
    { reply: { writing: 'composing' } },
    { messages, reply: { messageId: ids.messageId, seq: 201, text: '' } },
  );
  renderView(
    <Conversation actor={actor} locale={localeShown()} character={characterProfile('ines')} />,
    '/ines',
  );
  vi.mocked(MessageMenu).mockClear();
  vi.mocked(FormattedText).mockClear();
  let written = '';
  return {
    actor,
    /** A piece of the reply that comes in a task of its own. */
    write: (text: string) => {
      act(() => actor.send({ type: 'server.replyDelta', ...ids, offset: written.length, text }));
      written += text;
    },
    finish: () =>
      act(() => actor.send({ type: 'server.message', message: message(201, { text: written }) })),
  };
}

const nextFrame = () => {
  act(() => {
    vi.advanceTimersToNextFrame();
  });
};
const inLog = () => within(screen.getByRole('log'));
const drawnTexts = () => vi.mocked(FormattedText).mock.calls.map(([{ text }]) => text);

test('no finished row is drawn again while a reply of 300 pieces comes, nor when it is there', () => {
  const { write, finish } = show(200);
  for (let piece = 0; piece < 300; piece += 1) {
    write(piece % 7 === 0 ? ' *word*' : ` word${piece % 50 === 0 ? '\n\n' : ''}`);
    if (piece % 3 === 0) nextFrame();
  }
  expect(vi.mocked(MessageMenu).mock.calls.length).toBe(0);
  expect(new Set(drawnTexts().map((text) => text.slice(0, 5)))).toEqual(new Set([' *wor']));
  finish();
  expect(vi.mocked(MessageMenu).mock.calls.map(([props]) => props.message.id)).toEqual([
    'message-201',
  ]);
}, 20_000);

test('pieces that come within one frame are drawn once', () => {
  const { write } = show();
  write('Only');
  nextFrame();
  expect(drawnTexts()).toEqual(['Only']);
  for (const word of [' the', ' spoons', ' sing']) write(word);
  expect(drawnTexts()).toEqual(['Only']);
  nextFrame();
  expect(drawnTexts()).toEqual(['Only', 'Only the spoons sing']);
  nextFrame();
  expect(drawnTexts()).toHaveLength(2);
});

test('a page that draws no frames shows the reply all the same', () => {
  const { write } = show();
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  write('Only');
  write(' the spoons');
  act(() => {
    vi.advanceTimersByTime(250);
  });
  frames.mockRestore();
  expect(drawnTexts()).toEqual(['Only the spoons']);
});

test('a finished block of the reply is left alone while the next one grows', () => {
  const { write } = show();
  write('*smiles* First.\n\nThen');
  nextFrame();
  const changes = new MutationObserver(() => undefined);
  changes.observe(screen.getByText(/First\./), {
    childList: true,
    characterData: true,
    subtree: true,
  });
  write(' *more*\n\n- and\n- more');
  nextFrame();
  expect(changes.takeRecords()).toEqual([]);
  expect(inLog().getAllByRole('listitem').at(-1)).toHaveTextContent('more');
});

test('no mark is seen before it is known what it marks', () => {
  const { write } = show();
  const seen = [...'*laughs* **Only** the `spoons`.\n\n- *one*\n1'].map((char) => {
    write(char);
    nextFrame();
    return screen
      .getByRole('log')
      .textContent.replaceAll(/[^*`\-1]/g, '')
      .slice(-1);
  });
  expect(seen.join('')).not.toMatch(/[*`-]/);
});

test('a finished reply stays in its row, so that nothing jumps and a selection holds', () => {
  const { write, finish } = show();
  write('*laughs* Only the spoons.');
  nextFrame();
  const text = inLog().getByText(/Only the spoons/);
  const row = text.closest('ol > li');
  const rows = row?.parentElement?.childElementCount;
  finish();
  expect(inLog().getByText(/Only the spoons/)).toBe(text);
  expect(text.closest('ol > li')).toBe(row);
  expect(row?.parentElement?.childElementCount).toBe(rows);
});

test('what was held back of an unfinished text is there when it is finished', () => {
  const { write, finish } = show();
  write('See the note *');
  nextFrame();
  expect(screen.getByText('See the note')).toBeVisible();
  finish();
  expect(inLog().getByText('See the note *')).toBeVisible();
});

/** What the live region says, one entry for each change. */
function listen() {
  const region = screen
    .getAllByRole('status')
    .find(({ textContent }) => textContent === 'Inês is writing');
  if (!region) throw new Error('There is no live region');
  const heard = [region.textContent];
  const observer = new MutationObserver(() => undefined);
  observer.observe(region, { childList: true, characterData: true, subtree: true });
  const hear = () => {
    if (observer.takeRecords().length > 0) heard.push(region.textContent);
  };
  return { heard, hear };
}

test('a screen reader hears that she writes, and then the whole reply once, without marks', () => {
  const { write, finish } = show();
  const { heard, hear } = listen();
  for (const piece of ['*laughs* Only', ' the **spoons**.', '\n\n- one', '\n- `two`']) {
    write(piece);
    nextFrame();
    hear();
  }
  finish();
  hear();
  nextFrame();
  hear();
  expect(heard).toEqual(['Inês is writing', 'Inês: laughs Only the spoons.\n\n- one\n- two']);
});

test('a screen reader hears that a reply broke off', () => {
  const { actor, write } = show();
  const { heard, hear } = listen();
  write('*laughs* Only');
  act(() =>
    actor.send({
      type: 'server.message',
      message: message(201, { text: '*laughs* Only', state: 'failed' }),
    }),
  );
  hear();
  expect(heard).toEqual(['Inês is writing', 'Inês: laughs Only The reply was cut off.']);
});

test('the words that arrive are in no live region, so that no piece is read aloud', () => {
  const { write } = show();
  write('Only the spoons');
  nextFrame();
  const live: (string | null)[] = [];
  for (
    let node = screen.getByText('Only the spoons').parentElement;
    node;
    node = node.parentElement
  ) {
    const role = node.getAttribute('role');
    const isLive = role === 'log' || role === 'status' || role === 'alert';
    if (isLive || node.hasAttribute('aria-live'))
      live.push(`${role} ${node.getAttribute('aria-live')}`);
  }
  expect(live).toEqual(['log off']);
  expect(screen.getByRole('log', { name: 'Conversation with Inês' })).toBeVisible();
});
