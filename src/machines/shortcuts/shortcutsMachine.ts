import { raise, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { callbackNotProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';

/** What the page on screen may offer to a key. */
export type Shortcut = 'search' | 'write' | 'latest' | 'stop';

/** What a key asked for; `step` is 1 for the chat further down in the list. */
export type KeyFact =
  | { type: 'shortcut.used'; shortcut: Shortcut }
  /** By Escape, which is no character and so cannot be switched off. */
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

/** To the keys: what to do at the page. */
export type KeysCommand =
  /** This, at the element on screen that offers it. */
  | { type: 'shortcut.perform'; shortcut: Shortcut }
  /** The focus goes with the chat that is left; the field of the next one takes it. */
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
  description: 'Which keys do something of their own, and the list that says so.',
  context: ({ input }) => input,
  type: 'parallel',
  invoke: [
    { id: 'shortcutKeys', src: 'shortcutKeys' },
    { id: 'shortcutsStorage', src: 'shortcutsStorage' },
  ],
  states: {
    keys: {
      description: 'Whether single keys do anything (WCAG 2.1.4).',
      on: { 'shortcut.stopped': perform },
      initial: 'arriving',
      states: {
        arriving: {
          description: 'What does the device remember?',
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
          description: 'Nobody asked for the list.',
          on: { 'shortcuts.show': { target: 'shown' } },
        },
        shown: {
          description: 'The list is shown over the page.',
          on: { 'shortcuts.hide': { target: 'hidden' } },
        },
      },
    },
  },
});

export type ShortcutsRef = ActorRefFrom<typeof shortcutsMachine>;
