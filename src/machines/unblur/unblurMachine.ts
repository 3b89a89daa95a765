import { assign, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { UNBLUR_DESIRES } from '../../../common/prices';
import { isPremium } from '../shared/allowance';
import type { Allowance, AllowanceChanged } from '../shared/allowance';
import { notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';

/** `gone`: the picture no longer exists. Anything else rejects. */
export type UnblurReply =
  | { kind: 'revealed'; imageUrl: string }
  | { kind: 'notEnough' }
  | { kind: 'gone' };

export type UnblurEvent =
  | { type: 'unblur.request' }
  /** The message came with its clear picture: another tab paid, or a page was loaded again. */
  | { type: 'unblur.cleared'; imageUrl: string }
  /** What happened to the clear picture on screen. */
  | { type: 'picture.shown' }
  | { type: 'picture.broken' }
  | { type: 'picture.retry' }
  | AllowanceChanged;

export type UnblurNotice =
  | { type: 'picture.cleared'; messageId: string; imageUrl: string }
  | { type: 'offer.wanted'; overlay: 'pw'; from: 'unblur' }
  | { type: 'login.wanted' };

export type UnblurInput = {
  owner: Owner<UnblurNotice>;
  messageId: string;
  allowance: Allowance;
  /** A few pixels of the picture; null when it came clear. */
  veilUrl: string | null;
  /** Signed, so that it expires; null while the picture is locked. */
  imageUrl: string | null;
};

export type UnblurContext = UnblurInput & {
  /** What prevents it, as the server says or would say it (spec 8). */
  status: 402 | 500 | null;
};

const mayPay = (allowance: Allowance): boolean =>
  isPremium(allowance) || (allowance.status === 'member' && allowance.desires >= UNBLUR_DESIRES);

const unblur = setup({
  types: {
    context: {} as UnblurContext,
    events: {} as UnblurEvent,
    input: {} as UnblurInput,
    tags: {} as 'veiled' | 'busy' | 'failed' | 'lost',
  },
  actors: {
    unblurImage: notProvided<UnblurReply, { messageId: string }>('unblurImage'),
  },
  guards: {
    isClear: ({ context }) => context.imageUrl !== null,
    isGuest: ({ context }) => context.allowance.status === 'guest',
    isUnknown: ({ context }) => context.allowance.status === 'unknown',
    mayPay: ({ context }) => mayPay(context.allowance),
    hasMeans: (_, params: { allowance: Allowance }) => mayPay(params.allowance),
    isKnown: (_, params: { allowance: Allowance }) => params.allowance.status === 'member',
    isRevealed: (_, params: { reply: UnblurReply }) => params.reply.kind === 'revealed',
    isNotEnough: (_, params: { reply: UnblurReply }) => params.reply.kind === 'notEnough',
  },
  actions: {
    keepAllowance: assign((_, { allowance }: { allowance: Allowance }) => ({ allowance })),
    keepImage: assign((_, { imageUrl }: { imageUrl: string }) => ({ imageUrl })),
    keepRevealed: assign((_, { reply }: { reply: UnblurReply }) =>
      reply.kind === 'revealed' ? { imageUrl: reply.imageUrl } : {},
    ),
    keepStatus: assign((_, { status }: { status: 402 | 500 | null }) => ({ status })),
    tell: sendTo(
      ({ context }: { context: UnblurContext }) => context.owner,
      (_, params: { notice: UnblurNotice }) => params.notice,
    ),
    tellCleared: sendTo(
      ({ context }: { context: UnblurContext }) => context.owner,
      ({ context }): UnblurNotice => ({
        type: 'picture.cleared',
        messageId: context.messageId,
        imageUrl: context.imageUrl ?? '',
      }),
    ),
  },
  delays: {
    /** An answer takes two attempts of fifteen seconds at most; after this, none will come. */
    requestTimeout: 35_000,
  },
});

type Answered = { event: { output: UnblurReply } };
type Changed = { event: AllowanceChanged };

const answer = ({ event }: Answered) => ({ reply: event.output });
const changed = ({ event }: Changed) => event;
const keepAllowance = { type: 'keepAllowance', params: changed } as const;
const messageOf = ({ context }: { context: UnblurContext }) => ({ messageId: context.messageId });

const opened = {
  target: '#unblur.revealed.opening',
  actions: {
    type: 'keepImage',
    params: ({ event }: { event: { imageUrl: string } }) => event,
  },
} as const;

export const unblurMachine = unblur.createMachine({
  id: 'unblur',
  description: 'The picture of one message, which may be locked until it is paid for.',
  context: ({ input }) => ({ ...input, status: null }),
  on: {
    'allowance.changed': { actions: keepAllowance },
    'unblur.cleared': opened,
  },
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Checks whether the picture is already unlocked.',
      always: [{ guard: 'isClear', target: 'revealed.shown' }, { target: 'veiled' }],
    },
    veiled: {
      description: 'The picture is locked; the button shows the price and the balance after it.',
      tags: ['veiled'],
      on: { 'unblur.request': { target: 'deciding' } },
    },
    deciding: {
      description: 'Checks whether the user is logged in, and can pay or has premium.',
      always: [
        {
          guard: 'isGuest',
          target: 'veiled',
          actions: { type: 'tell', params: { notice: { type: 'login.wanted' } } },
        },
        { guard: 'isUnknown', target: 'failed.unknown' },
        { guard: 'mayPay', target: 'requesting' },
        { target: 'paywalled' },
      ],
    },
    requesting: {
      description: 'Asks the server to unlock the picture; further clicks are ignored.',
      tags: ['veiled', 'busy'],
      invoke: {
        id: 'unblurImage',
        src: 'unblurImage',
        input: messageOf,
        onDone: [
          {
            guard: { type: 'isRevealed', params: answer },
            target: 'revealed.opening',
            actions: [{ type: 'keepRevealed', params: answer }, 'tellCleared'],
          },
          { guard: { type: 'isNotEnough', params: answer }, target: 'paywalled' },
          { target: 'refused' },
        ],
        onError: { target: 'failed.broken' },
      },
      after: { requestTimeout: { target: 'failed.broken' } },
    },
    paywalled: {
      description: 'The user does not have enough desires; the offer is open, or was closed.',
      tags: ['veiled'],
      entry: [
        { type: 'keepStatus', params: { status: 402 } },
        {
          type: 'tell',
          params: { notice: { type: 'offer.wanted', overlay: 'pw', from: 'unblur' } },
        },
      ],
      exit: { type: 'keepStatus', params: { status: null } },
      on: {
        'unblur.request': { target: 'paywalled', reenter: true },
        // The user must click again; nothing is paid automatically.
        'allowance.changed': [
          {
            guard: { type: 'hasMeans', params: changed },
            target: 'veiled',
            actions: keepAllowance,
          },
          { actions: keepAllowance },
        ],
      },
    },
    refused: {
      description: 'The picture no longer exists on the server.',
      tags: ['veiled'],
    },
    failed: {
      description: 'The picture could not be unlocked; the user can try again.',
      tags: ['veiled', 'failed'],
      on: { 'unblur.request': { target: 'deciding' } },
      initial: 'broken',
      states: {
        unknown: {
          description: 'The profile is not loaded, so the balance is unknown.',
          entry: { type: 'keepStatus', params: { status: 500 } },
          exit: { type: 'keepStatus', params: { status: null } },
          on: {
            'allowance.changed': [
              {
                guard: { type: 'isKnown', params: changed },
                target: '#unblur.veiled',
                actions: keepAllowance,
              },
              { actions: keepAllowance },
            ],
          },
        },
        broken: { description: 'The request failed; trying again never costs twice.' },
      },
    },

    revealed: {
      description: 'The picture is unlocked.',
      // A new address for the picture on screen would only load it again.
      on: { 'unblur.cleared': {} },
      initial: 'opening',
      states: {
        opening: {
          description: 'Loads the clear picture; the locked one stays on screen.',
          on: { 'picture.shown': { target: 'shown' }, 'picture.broken': { target: 'renewing' } },
        },
        shown: {
          description: 'The clear picture is on screen.',
          on: { 'picture.broken': { target: 'renewing' } },
        },
        renewing: {
          description:
            'The address of the picture has expired; asks the server for a new one, which is free.',
          tags: ['busy'],
          invoke: {
            id: 'renewImage',
            src: 'unblurImage',
            input: messageOf,
            onDone: [
              {
                guard: { type: 'isRevealed', params: answer },
                target: 'reopening',
                actions: [{ type: 'keepRevealed', params: answer }, 'tellCleared'],
              },
              { target: 'lost' },
            ],
            onError: { target: 'lost' },
          },
          after: { requestTimeout: { target: 'lost' } },
        },
        reopening: {
          description: 'Loads the picture from its new address.',
          on: { 'picture.shown': { target: 'shown' }, 'picture.broken': { target: 'lost' } },
        },
        lost: {
          description: 'The picture failed to load; the user can try again.',
          tags: ['lost'],
          on: { 'picture.retry': { target: 'renewing' }, 'unblur.cleared': opened },
        },
      },
    },
  },
});

export type UnblurRef = ActorRefFrom<typeof unblurMachine>;
