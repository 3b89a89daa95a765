import { assign, enqueueActions, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { CLAIM_DESIRES } from '../../../common/prices';
import type { ClaimAnswered, Profile } from '../session/sessionTypes';
import { eventItself } from '../shared/eventItself';
import { callbackNotProvided, notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';

export type ClaimReply =
  | { kind: 'answered'; isClaimed: boolean; nextAt: string }
  /** Too many accounts without a confirmed email have claimed from this network today. */
  | { kind: 'unconfirmed' };

/** What the clock reports once the claim is due. */
export type DueFact = { type: 'claim.due' };

export type ClaimEvent =
  | { type: 'claim.confirm' }
  | { type: 'profile.changed'; profile: Profile }
  | DueFact;

export type ClaimInput = { owner: Owner<ClaimAnswered>; profile: Profile };

export type ClaimContext = {
  owner: Owner<ClaimAnswered>;
  userId: string;
  /** Null when the user has never claimed. */
  nextAt: string | null;
  balanceVersion: number;
  /** The version of the balance that was on screen when the claim was made. */
  askedAtVersion: number;
};

const keepProfile = {
  type: 'keepProfile',
  params: ({ event }: { event: { profile: Profile } }) => event,
} as const;

const answerOf = ({ event }: { event: { output: ClaimReply } }) => ({ reply: event.output });

const dueClock = {
  id: 'dueClock',
  src: 'dueClock',
  input: ({ context }: { context: ClaimContext }) => ({ at: context.nextAt ?? '' }),
} as const;

export const claimMachine = setup({
  types: {
    context: {} as ClaimContext,
    events: {} as ClaimEvent,
    input: {} as ClaimInput,
    tags: {} as 'busy' | 'resting',
  },
  actors: {
    /** Sends `claim.due` at that time, also after the device was asleep. */
    dueClock: callbackNotProvided<DueFact, { at: string }>('dueClock'),
    claimDesires: notProvided<ClaimReply>('claimDesires'),
  },
  guards: {
    wasNever: ({ context }) => context.nextAt === null,
    isClaimed: (_, { reply }: { reply: ClaimReply }) =>
      reply.kind === 'answered' && reply.isClaimed,
    isUnconfirmed: (_, { reply }: { reply: ClaimReply }) => reply.kind === 'unconfirmed',
    isConfirmed: (_, { profile }: { profile: Profile }) => profile.isEmailConfirmed,
    isNextChanged: ({ context }, params: { profile: Profile }) =>
      params.profile.nextClaimAt !== context.nextAt,
  },
  actions: {
    keepProfile: assign((_, { profile }: { profile: Profile }) => ({
      nextAt: profile.nextClaimAt,
      balanceVersion: profile.balanceVersion,
    })),
    noteBalance: assign(({ context }) => ({ askedAtVersion: context.balanceVersion })),
    keepNext: assign((_, { reply }: { reply: ClaimReply }) =>
      reply.kind === 'answered' ? { nextAt: reply.nextAt } : {},
    ),
    tellAnswer: enqueueActions(({ context, enqueue }, { reply }: { reply: ClaimReply }) => {
      if (reply.kind !== 'answered') return;
      enqueue.sendTo(context.owner, {
        type: 'claim.answered',
        amount: reply.isClaimed ? CLAIM_DESIRES : 0,
        version: context.askedAtVersion,
        nextAt: reply.nextAt,
      });
    }),
  },
  delays: {
    /** How long the thank-you stays on screen. */
    thanks: 6_000,
  },
}).createMachine({
  id: 'claim',
  description: 'The free daily desires: claiming them, and when the next ones are due.',
  context: ({ input: { owner, profile } }) => ({
    owner,
    userId: profile.id,
    nextAt: profile.nextClaimAt,
    balanceVersion: profile.balanceVersion,
    askedAtVersion: profile.balanceVersion,
  }),
  on: {
    'profile.changed': [
      {
        guard: { type: 'isNextChanged', params: eventItself },
        target: '.looking',
        actions: keepProfile,
      },
      { actions: keepProfile },
    ],
  },
  initial: 'looking',
  states: {
    looking: {
      description: 'Checks whether the user has claimed before.',
      always: [{ guard: 'wasNever', target: 'due' }, { target: 'waiting' }],
    },
    waiting: {
      description: 'Says when the next free desires are due, and waits for that time.',
      tags: ['resting'],
      invoke: dueClock,
      on: { 'claim.due': { target: 'due' } },
    },
    due: {
      description: 'The user can claim the free desires of today.',
      on: { 'claim.confirm': { target: 'claiming' } },
    },
    claiming: {
      description: 'Claims the free desires of today; further clicks are ignored.',
      tags: ['busy'],
      entry: 'noteBalance',
      invoke: {
        id: 'claimDesires',
        src: 'claimDesires',
        onDone: [
          { guard: { type: 'isUnconfirmed', params: answerOf }, target: 'unconfirmed' },
          {
            guard: { type: 'isClaimed', params: answerOf },
            target: 'claimed',
            actions: [
              { type: 'keepNext', params: answerOf },
              { type: 'tellAnswer', params: answerOf },
            ],
          },
          {
            target: 'notYet',
            actions: [
              { type: 'keepNext', params: answerOf },
              { type: 'tellAnswer', params: answerOf },
            ],
          },
        ],
        onError: { target: 'failed' },
      },
      on: { 'profile.changed': { actions: keepProfile } },
    },
    claimed: {
      description: 'Says thank you for a moment; the balance already includes the desires.',
      after: { thanks: { target: 'looking' } },
      on: { 'profile.changed': { actions: keepProfile } },
    },
    notYet: {
      description:
        'The desires were already claimed, such as on another device; says when they are due again.',
      tags: ['resting'],
      invoke: dueClock,
      on: { 'claim.due': { target: 'due' } },
    },
    unconfirmed: {
      description:
        'Too many accounts with unconfirmed emails claimed from this network; the user must confirm theirs.',
      on: {
        'claim.confirm': { target: 'claiming' },
        'profile.changed': {
          guard: { type: 'isConfirmed', params: eventItself },
          target: 'looking',
          actions: keepProfile,
        },
      },
    },
    failed: {
      description: 'The claim failed; the user can try again.',
      on: { 'claim.confirm': { target: 'claiming' } },
    },
  },
});

export type ClaimRef = ActorRefFrom<typeof claimMachine>;

declare module '../app/screenTypes' {
  interface ScreenMachines {
    claim: typeof claimMachine;
  }
}
