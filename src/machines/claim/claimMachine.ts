import { assign, enqueueActions, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { CLAIM_DESIRES } from '../../../common/prices';
import type { ClaimAnswered, Profile } from '../session/sessionTypes';
import { callbackNotProvided, notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';

export type ClaimReply =
  | { kind: 'answered'; isClaimed: boolean; nextAt: string }
  /** Too many accounts without a confirmed address have claimed from here today. */
  | { kind: 'unconfirmed' };

/** What a clock says once the claim is due. */
export type DueFact = { type: 'claim.due' };

export type ClaimEvent =
  | { type: 'claim.confirm' }
  | { type: 'profile.changed'; profile: Profile }
  | DueFact;

export type ClaimInput = { owner: Owner<ClaimAnswered>; profile: Profile };

export type ClaimContext = {
  owner: Owner<ClaimAnswered>;
  userId: string;
  /** Null: there never was a claim. */
  nextAt: string | null;
  balanceVersion: number;
  /** The balance that was on screen when the claim was made. */
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
    /** Tells `claim.due` at that time, also after a sleep. */
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
    /** How long the thanks stay. */
    thanks: 6_000,
  },
}).createMachine({
  id: 'claim',
  description: 'The free desires of the day: due, claimed, and when they are due again.',
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
        guard: { type: 'isNextChanged', params: ({ event }) => event },
        target: '.looking',
        actions: keepProfile,
      },
      { actions: keepProfile },
    ],
  },
  initial: 'looking',
  states: {
    looking: {
      description: 'Was there a claim before?',
      always: [{ guard: 'wasNever', target: 'due' }, { target: 'waiting' }],
    },
    waiting: {
      description: 'It says when the desires of the day are due again.',
      tags: ['resting'],
      invoke: dueClock,
      on: { 'claim.due': { target: 'due' } },
    },
    due: {
      description: 'The desires of the day can be claimed.',
      on: { 'claim.confirm': { target: 'claiming' } },
    },
    claiming: {
      description: 'The claim is on its way; another click makes no second one.',
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
      description: 'A short thank-you; the balance has them already.',
      after: { thanks: { target: 'looking' } },
      on: { 'profile.changed': { actions: keepProfile } },
    },
    notYet: {
      description: 'They were claimed already, such as on another device; it says when again.',
      tags: ['resting'],
      invoke: dueClock,
      on: { 'claim.due': { target: 'due' } },
    },
    unconfirmed: {
      description:
        'Many accounts without a confirmed address claimed from here today: confirming it brings the desires.',
      on: {
        'claim.confirm': { target: 'claiming' },
        'profile.changed': {
          guard: { type: 'isConfirmed', params: ({ event }) => event },
          target: 'looking',
          actions: keepProfile,
        },
      },
    },
    failed: {
      description: 'The claim did not get through; it can be tried again.',
      on: { 'claim.confirm': { target: 'claiming' } },
    },
  },
});

export type ClaimRef = ActorRefFrom<typeof claimMachine>;
