import { assign, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { eventItself } from '../shared/eventItself';
import { callbackNotProvided } from '../shared/notProvided';

export const themes = ['system', 'dark', 'light'] as const;
export type Theme = (typeof themes)[number];

export type ThemeEvent =
  | { type: 'theme.select'; theme: Theme }
  | { type: 'theme.changed'; theme: Theme };

export type ThemeCommand = { type: 'theme.write'; theme: Theme };

export const themeMachine = setup({
  types: {
    context: {} as { theme: Theme },
    events: {} as ThemeEvent,
    input: {} as { theme: Theme },
  },
  actors: { themeStorage: callbackNotProvided<ThemeCommand>('themeStorage') },
  actions: {
    keep: assign((_, params: { theme: Theme }) => ({ theme: params.theme })),
    write: sendTo('themeStorage', (_, params: { theme: Theme }): ThemeCommand => ({
      type: 'theme.write',
      theme: params.theme,
    })),
  },
}).createMachine({
  id: 'theme',
  description: 'The theme of the app: dark, light, or the same as the device.',
  context: ({ input }) => input,
  invoke: { id: 'themeStorage', src: 'themeStorage' },
  initial: 'shown',
  states: {
    shown: {
      description: 'The chosen theme is on screen.',
      on: {
        'theme.select': {
          actions: [
            { type: 'keep', params: eventItself },
            { type: 'write', params: eventItself },
          ],
        },
        'theme.changed': { actions: { type: 'keep', params: eventItself } },
      },
    },
  },
});

export type ThemeRef = ActorRefFrom<typeof themeMachine>;
