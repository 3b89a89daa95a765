import { defineMessages, type MessageDescriptor } from 'react-intl';

/** By its sign, by its name, or by a sign that only its name can be read aloud for. */
export type Key =
  | { sign: string; name?: undefined }
  | { sign?: undefined; name: MessageDescriptor }
  | { sign: string; name: MessageDescriptor };

export type Entry = {
  what: MessageDescriptor;
  /** Pressed together. */
  keys: readonly Key[];
  /** Works with the shortcuts off too: it is no key that writes something. */
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
});

const names = defineMessages({
  enter: { id: 'shortcuts.keyEnter' },
  shift: { id: 'shortcuts.keyShift' },
  escape: { id: 'shortcuts.keyEscape' },
  up: { id: 'shortcuts.keyUp' },
  down: { id: 'shortcuts.keyDown' },
});

const enter: Key = { name: names.enter };
const alt: Key = { sign: 'Alt' };

/** The keys are bound in src/browser/shortcutKeys.ts, Enter in the field itself. */
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
      { what: texts.previousChat, keys: [alt, { sign: '↑', name: names.up }] },
      { what: texts.nextChat, keys: [alt, { sign: '↓', name: names.down }] },
      { what: texts.list, keys: [{ sign: '?' }] },
    ],
  },
];
