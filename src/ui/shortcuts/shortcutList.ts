import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Shown by its symbol, by its name, or by a symbol that is read out by its name. */
export type Key =
  | { sign: string; name?: undefined }
  | { sign?: undefined; name: MessageDescriptor }
  | { sign: string; name: MessageDescriptor };

export type Entry = {
  what: MessageDescriptor;
  /** Pressed together. */
  keys: readonly Key[];
  /** Works with the shortcuts off too, since the key types nothing. */
  isAlways?: boolean;
};

export type Group = { title: MessageDescriptor; entries: readonly Entry[] };

const texts = defineMessages({
  writing: { id: 'shortcuts.writing' },
  send: { id: 'shortcuts.send' },
  newLine: { id: 'shortcuts.newLine' },
  stop: { id: 'shortcuts.stop' },
  moving: { id: 'shortcuts.moving' },
  write: { id: 'shortcuts.write' },
  latest: { id: 'shortcuts.latest' },
  search: { id: 'shortcuts.search' },
  previousChat: { id: 'shortcuts.previousChat' },
  nextChat: { id: 'shortcuts.nextChat' },
  list: { id: 'shortcuts.list' },
  reading: { id: 'shortcuts.reading' },
  enterMessages: { id: 'shortcuts.enterMessages' },
  messageAbove: { id: 'shortcuts.messageAbove' },
  messageBelow: { id: 'shortcuts.messageBelow' },
  messageActions: { id: 'shortcuts.messageActions' },
});

const names = defineMessages({
  enter: { id: 'shortcuts.keyEnter' },
  shift: { id: 'shortcuts.keyShift' },
  escape: { id: 'shortcuts.keyEscape' },
  up: { id: 'shortcuts.keyUp' },
  down: { id: 'shortcuts.keyDown' },
  right: { id: 'shortcuts.keyRight' },
});

const enter: Key = { name: names.enter };
const alt: Key = { sign: 'Alt' };
const up: Key = { sign: '↑', name: names.up };
const down: Key = { sign: '↓', name: names.down };

/** Keys are bound in src/browser/shortcutKeys.ts, in the field, and in useListKeys.ts. */
export const groups: readonly Group[] = [
  {
    title: texts.writing,
    entries: [
      { what: texts.send, keys: [enter], isAlways: true },
      { what: texts.newLine, keys: [{ name: names.shift }, enter], isAlways: true },
      { what: texts.stop, keys: [{ name: names.escape }], isAlways: true },
    ],
  },
  {
    title: texts.moving,
    entries: [
      { what: texts.write, keys: [{ sign: 'C' }] },
      { what: texts.latest, keys: [{ sign: 'L' }] },
      { what: texts.search, keys: [{ sign: '/' }] },
      { what: texts.previousChat, keys: [alt, up] },
      { what: texts.nextChat, keys: [alt, down] },
      { what: texts.list, keys: [{ sign: '?' }] },
    ],
  },
  {
    title: texts.reading,
    entries: [
      { what: texts.enterMessages, keys: [enter], isAlways: true },
      { what: texts.messageAbove, keys: [up], isAlways: true },
      { what: texts.messageBelow, keys: [down], isAlways: true },
      { what: texts.messageActions, keys: [{ sign: '→', name: names.right }], isAlways: true },
    ],
  },
];
