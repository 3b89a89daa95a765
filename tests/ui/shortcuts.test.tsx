import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { lazyKeys } from '../../src/browser/lazyKeys';
import { shortcutsStorage } from '../../src/browser/preferences';
import { hearKeys } from '../../src/browser/shortcutKeys';
import {
  shortcutsMachine,
  type ShortcutsNotice,
} from '../../src/machines/shortcuts/shortcutsMachine';
import { ShortcutsDialog } from '../../src/ui/shortcuts/ShortcutsDialog';
import { fillJsdomGaps } from '../support/fixtures/jsdomGaps';
import { shortcutsShown } from '../support/fixtures/shortcuts';
import { renderView } from '../support/fixtures/views';

const running: { stop: () => void }[] = [];

beforeEach(() => {
  fillJsdomGaps();
  localStorage.clear();
});

afterEach(() => {
  for (const actor of running.splice(0)) actor.stop();
});

/** The shortcuts as the product has them, over a page that offers all they are for. */
async function open(isOn = true) {
  const used: string[] = [];
  const notices: ShortcutsNotice[] = [];
  const owner = createActor(
    fromCallback<ShortcutsNotice>(({ receive }) => receive((notice) => notices.push(notice))),
  ).start();
  const load = vi.fn(async () => hearKeys);
  const device = { document, store: localStorage, tabs: window, isSecure: true };
  const actor = createActor(
    shortcutsMachine.provide({
      actors: {
        shortcutKeys: lazyKeys(document, load),
        shortcutsStorage: shortcutsStorage(device),
      },
    }),
    { input: { owner, isOn } },
  ).start();
  running.push(actor, owner);
  renderView(
    <main>
      <input aria-label="Search" type="search" data-shortcut="search" />
      <input aria-label="Name" />
      <input aria-label="Adult" type="checkbox" />
      <textarea aria-label="Write a message" data-shortcut="write" />
      <button data-shortcut="latest" onClick={() => used.push('latest')}>
        Jump to latest
      </button>
      <button data-shortcut="stop" onClick={() => used.push('stop')}>
        Stop
      </button>
      <div onKeyDown={(event) => event.preventDefault()}>
        <button>Has keys of its own</button>
      </div>
    </main>,
  );
  // The first key fetches the code; this one means nothing.
  fireEvent.keyDown(document.body, { key: 'F13' });
  await load.mock.results[0]?.value;
  return { actor, used, notices, load };
}

const field = (name: string) => screen.getByLabelText(name);

test('each key does what it is for, where no field is written in', async () => {
  const { actor, used, notices } = await open();
  await userEvent.keyboard('l');
  await userEvent.keyboard('{Escape}');
  expect(used).toEqual(['latest', 'stop']);
  await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowUp}{/Alt}');
  expect(notices.map(({ step }) => step)).toEqual([1, -1]);
  await userEvent.keyboard('/');
  expect(field('Search')).toHaveFocus();
  expect(field('Search')).toHaveValue('');
  field('Search').blur();
  await userEvent.keyboard('c');
  expect(field('Write a message')).toHaveFocus();
  expect(field('Write a message')).toHaveValue('');
  field('Write a message').blur();
  await userEvent.keyboard('?');
  expect(actor.getSnapshot().value).toEqual({ keys: 'on', list: 'shown' });
});

test('in a field the keys are written, and only Escape in the field for messages goes on', async () => {
  const { actor, used, notices } = await open();
  await userEvent.type(field('Name'), 'c/l?{Escape}');
  expect(field('Name')).toHaveValue('c/l?');
  expect(used).toEqual([]);
  await userEvent.type(field('Write a message'), '{Alt>}{ArrowDown}{/Alt}');
  expect(notices).toHaveLength(1);
  await userEvent.type(field('Write a message'), '/cl?{Alt>}{ArrowDown}{/Alt}{Escape}');
  expect(field('Write a message')).toHaveValue('/cl?');
  expect(notices).toHaveLength(1);
  expect(used).toEqual(['stop']);
  expect(actor.getSnapshot().matches({ list: 'hidden' })).toBe(true);
});

test('a box to tick is no field that is written in', async () => {
  const { used } = await open();
  await userEvent.type(field('Adult'), 'l', { skipClick: true });
  field('Adult').focus();
  await userEvent.keyboard('l');
  expect(used).toEqual(['latest', 'latest']);
});

test.each([
  ['while a word is composed', { key: 'Escape', isComposing: true }],
  ['with Ctrl', { key: 'l', ctrlKey: true }],
  ['with the command key', { key: 'l', metaKey: true }],
  ['as a capital', { key: 'L', shiftKey: true }],
  ['held down', { key: 'l', repeat: true }],
])('a key %s does nothing', async (_how, init) => {
  const { used } = await open();
  fireEvent.keyDown(document.body, init);
  expect(used).toEqual([]);
});

test('a key that somebody else took, or that belongs to what is open over the page, does nothing', async () => {
  const { used } = await open();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Has keys of its own' }), { key: 'Escape' });
  const menu = document.body.appendChild(document.createElement('div'));
  menu.setAttribute('role', 'menu');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  menu.remove();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  fireEvent.keyDown(document.body, { key: 'Escape' });
  dialog.remove();
  expect(used).toEqual([]);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(used).toEqual(['stop']);
});

test('on a keyboard without Latin letters the place of the key counts', async () => {
  const { used } = await open();
  fireEvent.keyDown(document.body, { key: 'д', code: 'KeyL' });
  expect(used).toEqual(['latest']);
  // On a layout of its own order, what the key writes.
  fireEvent.keyDown(document.body, { key: 'n', code: 'KeyL' });
  expect(used).toEqual(['latest']);
});

test('the very first key is not lost, and code that could not be had is asked for again', async () => {
  const { used } = await open();
  for (const actor of running.splice(0)) actor.stop();
  const load = vi.fn<() => Promise<typeof hearKeys>>(async () => hearKeys);
  load.mockRejectedValueOnce(new Error('offline'));
  const owner = createActor(fromCallback(() => undefined)).start();
  const shortcuts = shortcutsMachine.provide({
    actors: {
      shortcutKeys: lazyKeys(document, load),
      shortcutsStorage: fromCallback(() => undefined),
    },
  });
  running.push(createActor(shortcuts, { input: { owner, isOn: true } }).start());
  fireEvent.keyDown(document.body, { key: 'l' });
  await expect(load.mock.results[0]?.value).rejects.toThrow();
  // With Alt before an arrow, as a chord comes.
  fireEvent.keyDown(document.body, { key: 'Alt' });
  fireEvent.keyDown(document.body, { key: 'l' });
  await vi.waitFor(() => expect(used).toEqual(['latest']));
  expect(load).toHaveBeenCalledTimes(2);
});

test('switched off, the keys do nothing but Escape, here and after a reload', async () => {
  const { actor, used } = await open();
  actor.send({ type: 'shortcuts.turnOff' });
  expect(localStorage.getItem('shortcuts')).toBe('off');
  await userEvent.keyboard('l/c?');
  expect(used).toEqual([]);
  expect(document.body).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(used).toEqual(['stop']);
});

test('the field of the next chat takes the focus that went with the last', async () => {
  const { actor } = await open();
  field('Write a message').focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  field('Write a message').replaceWith(document.createElement('div'));
  expect(document.body).toHaveFocus();
  const next = document.body.appendChild(document.createElement('textarea'));
  next.dataset['shortcut'] = 'write';
  await vi.waitFor(() => expect(next).toHaveFocus());
  next.remove();
  expect(actor.getSnapshot().matches({ list: 'hidden' })).toBe(true);
});

test('another tab that switches them off switches them off here', async () => {
  const { actor } = await open();
  window.dispatchEvent(new StorageEvent('storage', { key: 'shortcuts', newValue: 'off' }));
  expect(actor.getSnapshot().matches({ keys: 'off' })).toBe(true);
});

test('the list names every key by its group, and holds the switch', async () => {
  const actor = shortcutsShown();
  renderView(<ShortcutsDialog actor={actor} />);
  const lines = screen.getAllByRole('term').map((term) => {
    const keys = term.nextElementSibling?.textContent ?? '';
    return `${term.textContent}: ${keys}`;
  });
  expect(lines).toEqual([
    'Send the message: Enter',
    'Start a new line: Shift+Enter',
    'Stop the reply: Esc',
    'Write a message: C',
    'Jump to the latest message: L',
    'Search: /',
    'Previous chat: Alt+↑Arrow up',
    'Next chat: Alt+↓Arrow down',
    'Show this list: ?',
    'Go into the messages: Enter',
    'Message above: ↑Arrow up',
    'Message below: ↓Arrow down',
    'Message options: →Arrow right',
  ]);
  const all = screen.getByRole('switch', { name: 'Keyboard shortcuts on' });
  expect(all).toBeChecked();
});
