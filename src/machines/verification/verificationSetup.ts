import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { Profile } from '../session/sessionTypes';
import { callbackNotProvided, notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';

type Limited = { kind: 'limited'; retryAfterMs: number };

export type ActivationReply =
  | { kind: 'confirmed'; profile: Profile }
  /** It was confirmed before, by another code. */
  | { kind: 'already' }
  | { kind: 'wrong' }
  | Limited;

/** `waitMs`: until the user can ask for another email. */
export type ResendReply = { kind: 'sent'; waitMs: number } | { kind: 'already' } | Limited;

/** Why a code was not accepted; each problem has its text and its way on. */
export type CodeProblem = { kind: 'wrong' } | Limited | { kind: 'unreachable' };

/** How long until another email can be sent; null: this device has asked for none. */
export type LastMailFact = { type: 'mail.recalled'; waitMs: number | null };

export type LastMailCommand = { type: 'mail.note'; waitMs: number };

export type VerificationEvent =
  | LastMailFact
  | { type: 'verification.submit'; code: string }
  | { type: 'verification.resend' }
  /** It may have been confirmed elsewhere. */
  | { type: 'profile.changed'; profile: Profile };

export type VerificationNotice =
  | { type: 'email.confirmed'; profile: Profile }
  | { type: 'email.confirmedBefore' };

export type VerificationInput = { owner: Owner<VerificationNotice>; profile: Profile };

export type VerificationContext = {
  owner: Owner<VerificationNotice>;
  isConfirmed: boolean;
  code: string;
  problem: CodeProblem | null;
  waitMs: number;
};

export const verificationOf = ({ owner, profile }: VerificationInput): VerificationContext => ({
  owner,
  isConfirmed: profile.isEmailConfirmed,
  code: '',
  problem: null,
  waitMs: 0,
});

type Kinded = { kind: string };
type AnyReply = ActivationReply | ResendReply | { kind: 'unreachable' };

const problemOf = (reply: AnyReply): CodeProblem | null =>
  reply.kind === 'wrong' || reply.kind === 'limited' || reply.kind === 'unreachable' ? reply : null;

/** The parts of a verification; its states are in verificationMachine. */
export const verification = setup({
  types: {
    context: {} as VerificationContext,
    events: {} as VerificationEvent,
    input: {} as VerificationInput,
    tags: {} as 'busy' | 'sending',
  },
  actors: {
    /** Remembers on the device when an email was last asked for. */
    lastMail: callbackNotProvided<LastMailCommand>('lastMail'),
    /** The code of the link that led here, once; null when there is none. */
    takeCode: notProvided<string | null>('takeCode'),
    activate: notProvided<ActivationReply, { code: string }>('activate'),
    resend: notProvided<ResendReply>('resend'),
  },
  guards: {
    isConfirmed: ({ context }) => context.isConfirmed,
    isConfirmedNow: (_, { profile }: { profile: Profile }) => profile.isEmailConfirmed,
    hasCode: ({ context }) => context.code !== '',
    /** A code that came with a link needs no email. */
    isUnasked: ({ context }, { waitMs }: { waitMs: number | null }) =>
      waitMs === null && context.code === '',
    isRecent: (_, { waitMs }: { waitMs: number | null }) => waitMs !== null && waitMs > 0,
    isKind: (_, params: { reply: Kinded; kind: string }) => params.reply.kind === params.kind,
  },
  actions: {
    keepCode: assign((_, { code }: { code: string }) => ({ code, problem: null })),
    keepProblem: assign((_, { reply }: { reply: AnyReply }) => ({ problem: problemOf(reply) })),
    keepWait: assign((_, { waitMs }: { waitMs: number | null }) => ({ waitMs: waitMs ?? 0 })),
    keepSent: assign((_, { reply }: { reply: AnyReply }) => ({
      waitMs:
        reply.kind === 'sent' ? reply.waitMs : reply.kind === 'limited' ? reply.retryAfterMs : 0,
    })),
    noteMail: enqueueActions(({ context: { waitMs }, enqueue }) => {
      enqueue.sendTo('lastMail', { type: 'mail.note', waitMs });
    }),
    tellConfirmed: enqueueActions(({ context, enqueue }, { reply }: { reply: AnyReply }) => {
      if (reply.kind !== 'confirmed') return;
      const told: VerificationNotice = { type: 'email.confirmed', profile: reply.profile };
      enqueue.sendTo(context.owner, told);
    }),
    tellBefore: sendTo(
      ({ context }: { context: VerificationContext }) => context.owner,
      (): VerificationNotice => ({ type: 'email.confirmedBefore' }),
    ),
  },
  delays: {
    untilNext: ({ context }) => context.waitMs,
  },
});
