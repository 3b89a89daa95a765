import { assign, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { notProvided } from '../shared/notProvided';

/** Which mails may be sent that nobody needs. */
export type MailWishes = { reminders: boolean };

export type MailWishesEvent =
  | { type: 'mailWishes.retry' }
  | { type: 'mailWishes.choose'; wishes: MailWishes };

/** `kept` is what the server has, `wished` what was chosen last, `sent` what is on its way. */
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
      actions: { type: 'wish', params: ({ event }) => event },
    },
  },
}).on;

export const mailWishesMachine = mailWishes.createMachine({
  id: 'mailWishes',
  description: 'Which mails the user wants beside those about account and money.',
  context: { kept: none, wished: none, sent: none },
  initial: 'loading',
  states: {
    loading: {
      description: 'The server is asked which mails are wanted.',
      invoke: {
        id: 'readMailWishes',
        src: 'readMailWishes',
        onDone: { target: 'shown', actions: { type: 'keep', params: wishesOf } },
        onError: { target: 'unread' },
      },
    },
    unread: {
      description: 'It could not be read; it can be tried again.',
      on: { 'mailWishes.retry': { target: 'loading' } },
    },
    shown: { description: 'Each kind can be turned on and off.', on: choosing },
    saving: {
      description:
        'A choice is on its way and on screen already; another one follows once it has arrived.',
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
        'mailWishes.choose': { actions: { type: 'wish', params: ({ event }) => event } },
      },
    },
    failed: {
      description:
        'The choice did not arrive: what the server has is shown, and it can be tried again.',
      on: { ...choosing, 'mailWishes.retry': { target: 'saving' } },
    },
  },
});

export type MailWishesRef = ActorRefFrom<typeof mailWishesMachine>;
