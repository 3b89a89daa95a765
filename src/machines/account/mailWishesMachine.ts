import { assign, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { eventItself } from '../shared/eventItself';
import { notProvided } from '../shared/notProvided';

/** The optional emails that the user wants. */
export type MailWishes = { reminders: boolean };

export type MailWishesEvent =
  | { type: 'mailWishes.retry' }
  | { type: 'mailWishes.choose'; wishes: MailWishes };

/** `kept` is what the server has, `wished` the latest choice, `sent` the one being saved. */
export type MailWishesContext = { kept: MailWishes; wished: MailWishes; sent: MailWishes };

const none: MailWishes = { reminders: false };
const wishesOf = ({ event }: { event: { output: MailWishes } }) => ({ wishes: event.output });

const mailWishes = setup({
  types: {
    context: {} as MailWishesContext,
    events: {} as MailWishesEvent,
    tags: {} as 'busy' | 'leaving',
  },
  actors: {
    readMailWishes: notProvided<MailWishes>('readMailWishes'),
    keepMailWishes: notProvided<MailWishes, MailWishes>('keepMailWishes'),
  },
  guards: {
    isAnotherWished: ({ context: { wished, sent } }) => wished.reminders !== sent.reminders,
  },
  actions: {
    keep: assign((_, { wishes }: { wishes: MailWishes }) => ({ kept: wishes, wished: wishes })),
    keepSaved: assign((_, { wishes }: { wishes: MailWishes }) => ({ kept: wishes })),
    markSent: assign(({ context }) => ({ sent: context.wished })),
    wish: assign((_, { wishes }: { wishes: MailWishes }) => ({ wished: wishes })),
  },
});

const choosing = mailWishes.createStateConfig({
  on: {
    'mailWishes.choose': {
      target: 'saving',
      actions: { type: 'wish', params: eventItself },
    },
  },
}).on;

export const mailWishesMachine = mailWishes.createMachine({
  id: 'mailWishes',
  description:
    'Lets the user choose which optional emails to get, besides those about account and money.',
  context: { kept: none, wished: none, sent: none },
  initial: 'loading',
  states: {
    loading: {
      description: 'Loads the choice of emails.',
      invoke: {
        id: 'readMailWishes',
        src: 'readMailWishes',
        onDone: { target: 'shown', actions: { type: 'keep', params: wishesOf } },
        onError: { target: 'unread' },
      },
    },
    unread: {
      description: 'The choice failed to load; the user can try again.',
      on: { 'mailWishes.retry': { target: 'loading' } },
    },
    shown: { description: 'The user can turn each kind of email on or off.', on: choosing },
    saving: {
      description:
        'Saves the choice, which is already on screen; a newer choice is saved right after it.',
      tags: ['busy'],
      entry: 'markSent',
      invoke: {
        id: 'keepMailWishes',
        src: 'keepMailWishes',
        input: ({ context }) => context.wished,
        onDone: [
          {
            guard: 'isAnotherWished',
            target: 'saving',
            reenter: true,
            actions: { type: 'keepSaved', params: wishesOf },
          },
          { target: 'shown', actions: { type: 'keep', params: wishesOf } },
        ],
        onError: { target: 'failed' },
      },
      on: {
        'mailWishes.choose': { actions: { type: 'wish', params: eventItself } },
      },
    },
    failed: {
      description:
        'The choice was not saved; the last saved one is shown, and the user can try again.',
      on: { ...choosing, 'mailWishes.retry': { target: 'saving' } },
    },
  },
});

export type MailWishesRef = ActorRefFrom<typeof mailWishesMachine>;
