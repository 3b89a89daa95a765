import { raise, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { callbackNotProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';

/** What the page on screen may have a key for. */
export type Shortcut = 'search' | 'write' | 'latest' | 'stop';

/** What a key asked for; `step` is 1 for the next chat down the list. */
export type KeyFact =
  | { type: 'shortcut.used'; shortcut: Shortcut }
  /** By Escape, which is not a character key and so cannot be switched off. */
  | { type: 'shortcut.stopped'; shortcut: 'stop' }
  | { type: 'shortcut.listWanted' }
  | { type: 'shortcut.chatWanted'; step: 1 | -1 };

export type ShortcutsEvent =
  | KeyFact
  | { type: 'shortcuts.show' }
  | { type: 'shortcuts.hide' }
  | { type: 'shortcuts.turnOn' }
  | { type: 'shortcuts.turnOff' }
  /** In another tab. */
  | { type: 'shortcuts.turnedOn' }
  | { type: 'shortcuts.turnedOff' };

/** To the keys: what to do on the page. */
export type KeysCommand =
  /** Perform this on the element on screen that offers it. */
  | { type: 'shortcut.perform'; shortcut: Shortcut }
  /** The focus leaves with the chat that is left, and goes to the field of the next one. */
  | { type: 'shortcut.handOver' };

export type ShortcutsCommand = { type: 'shortcuts.write'; isOn: boolean };

export type ShortcutsNotice = Extract<KeyFact, { type: 'shortcut.chatWanted' }>;

export type ShortcutsInput = { owner: Owner<ShortcutsNotice>; isOn: boolean };

const perform = {
  actions: {
    type: 'perform',
    params: ({ event }: { event: { shortcut: Shortcut } }) => event,
  },
} as const;

export const shortcutsMachine = setup({
  types: {
    context: {} as ShortcutsInput,
    events: {} as ShortcutsEvent,
    input: {} as ShortcutsInput,
  },
  actors: {
    shortcutKeys: callbackNotProvided<KeysCommand>('shortcutKeys'),
    shortcutsStorage: callbackNotProvided<ShortcutsCommand>('shortcutsStorage'),
  },
  guards: { isOn: ({ context }) => context.isOn },
  actions: {
    perform: sendTo('shortcutKeys', (_, { shortcut }: { shortcut: Shortcut }): KeysCommand => ({
      type: 'shortcut.perform',
      shortcut,
    })),
    handOver: sendTo('shortcutKeys', { type: 'shortcut.handOver' }),
    write: sendTo('shortcutsStorage', (_, { isOn }: { isOn: boolean }): ShortcutsCommand => ({
      type: 'shortcuts.write',
      isOn,
    })),
    tell: sendTo(
      ({ context }: { context: ShortcutsInput }) => context.owner,
      (_, { notice }: { notice: ShortcutsNotice }) => notice,
    ),
  },
}).createMachine({
  id: 'shortcuts',
  description: 'The keyboard shortcuts, and the list that explains them.',
  context: ({ input }) => input,
  type: 'parallel',
  invoke: [
    { id: 'shortcutKeys', src: 'shortcutKeys' },
    { id: 'shortcutsStorage', src: 'shortcutsStorage' },
  ],
  states: {
    keys: {
      description: 'Whether single-key shortcuts are on (WCAG 2.1.4).',
      on: { 'shortcut.stopped': perform },
      initial: 'arriving',
      states: {
        arriving: {
          description: 'Checks whether the device remembers the shortcuts as on or off.',
          always: [{ guard: 'isOn', target: 'on' }, { target: 'off' }],
        },
        on: {
          description: 'Every shortcut works.',
          on: {
            'shortcut.used': perform,
            'shortcut.listWanted': { actions: raise({ type: 'shortcuts.show' }) },
            'shortcut.chatWanted': {
              actions: ['handOver', { type: 'tell', params: ({ event }) => ({ notice: event }) }],
            },
            'shortcuts.turnOff': {
              target: 'off',
              actions: { type: 'write', params: { isOn: false } },
            },
            'shortcuts.turnedOff': { target: 'off' },
          },
        },
        off: {
          description: 'The user switched the shortcuts off; Escape still stops a reply.',
          on: {
            'shortcuts.turnOn': {
              target: 'on',
              actions: { type: 'write', params: { isOn: true } },
            },
            'shortcuts.turnedOn': { target: 'on' },
          },
        },
      },
    },
    list: {
      description: 'The list of all shortcuts.',
      initial: 'hidden',
      states: {
        hidden: {
          description: 'The list is hidden.',
          meta: { noScreen: 'it is hidden' },
          on: { 'shortcuts.show': { target: 'shown' } },
        },
        shown: {
          description: 'The list is on screen, over the page.',
          on: { 'shortcuts.hide': { target: 'hidden' } },
        },
      },
    },
  },
});

export type ShortcutsRef = ActorRefFrom<typeof shortcutsMachine>;
