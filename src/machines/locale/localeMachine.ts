import { assign, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { Locale } from '../../../common/locales';
import type { AlertRaised } from '../alerts/alertsMachine';
import { eventItself } from '../shared/eventItself';
import { callbackNotProvided, notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';

/** Compiled messages by id; null stands for the built-in English ones. Opaque to the machine. */
export type Messages = Readonly<Record<string, unknown>> | null;

export type LocaleEvent =
  | { type: 'locale.select'; locale: Locale }
  /** Another tab chose a language. */
  | { type: 'locale.changed'; locale: Locale };

export type LocaleCommand = { type: 'locale.write'; locale: Locale };

export type LocaleNotice = AlertRaised | { type: 'locale.shown'; locale: Locale };

export type LocaleInput = {
  owner: Owner<LocaleNotice>;
  locale: Locale;
  /** The language that the page was rendered in; English without it. */
  shown?: { locale: Locale; messages: Messages } | undefined;
};

export type LocaleContext = {
  owner: Owner<LocaleNotice>;
  /** The language on screen. */
  locale: Locale;
  messages: Messages;
  wanted: Locale;
};

export const localeMachine = setup({
  types: {
    context: {} as LocaleContext,
    events: {} as LocaleEvent,
    input: {} as LocaleInput,
    tags: {} as 'busy',
  },
  actors: {
    localeStorage: callbackNotProvided<LocaleCommand>('localeStorage'),
    loadMessages: notProvided<Messages, { locale: Locale }>('loadMessages'),
  },
  guards: {
    isWantedShown: ({ context }) => context.wanted === context.locale,
    isWantedEnglish: ({ context }) => context.wanted === 'en',
  },
  actions: {
    want: assign((_, params: { locale: Locale }) => ({ wanted: params.locale })),
    show: assign(({ context }, params: { messages: Messages }) => ({
      locale: context.wanted,
      messages: params.messages,
    })),
    write: sendTo('localeStorage', ({ context }: { context: LocaleContext }): LocaleCommand => ({
      type: 'locale.write',
      locale: context.wanted,
    })),
    tellShown: sendTo(
      ({ context }: { context: LocaleContext }) => context.owner,
      ({ context }: { context: LocaleContext }): LocaleNotice => ({
        type: 'locale.shown',
        locale: context.locale,
      }),
    ),
    tellFailed: sendTo(({ context }: { context: LocaleContext }) => context.owner, {
      type: 'alert.raised',
      alert: { content: 'localeFailed', type: 'error' },
    }),
  },
}).createMachine({
  id: 'locale',
  description: 'The language of the app; English is built in, the others are loaded.',
  context: ({ input }) => ({
    owner: input.owner,
    locale: input.shown?.locale ?? 'en',
    messages: input.shown?.messages ?? null,
    wanted: input.locale,
  }),
  invoke: { id: 'localeStorage', src: 'localeStorage' },
  on: {
    'locale.select': {
      target: '.choosing',
      actions: [{ type: 'want', params: eventItself }, 'write'],
    },
    'locale.changed': {
      target: '.choosing',
      actions: { type: 'want', params: eventItself },
    },
  },

  initial: 'arriving',
  states: {
    arriving: {
      description: 'Checks whether the page is already in the wanted language.',
      always: [{ guard: 'isWantedShown', target: 'shown' }, { target: 'loading' }],
    },
    choosing: {
      description: 'Checks whether the chosen language is English, which needs no loading.',
      always: [
        {
          guard: 'isWantedEnglish',
          target: 'shown',
          actions: { type: 'show', params: { messages: null } },
        },
        { target: 'loading' },
      ],
    },
    loading: {
      description: 'Loads the texts of the chosen language; the old ones stay on screen.',
      tags: ['busy'],
      invoke: {
        id: 'loadMessages',
        src: 'loadMessages',
        input: ({ context }) => ({ locale: context.wanted }),
        onDone: {
          target: 'shown',
          actions: { type: 'show', params: ({ event }) => ({ messages: event.output }) },
        },
        onError: { target: 'failed' },
      },
    },
    shown: { description: 'The chosen language is on screen.', entry: 'tellShown' },
    failed: {
      description: 'The texts failed to load; the previous language stays on screen.',
      meta: { noScreen: 'the previous language stays, and an alert says so' },
      entry: ['tellFailed', assign({ wanted: ({ context }) => context.locale })],
    },
  },
});

export type LocaleRef = ActorRefFrom<typeof localeMachine>;
