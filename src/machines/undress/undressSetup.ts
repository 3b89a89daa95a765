import { assign, enqueueActions, sendTo, setup } from 'xstate';
import { UNDRESS_DESIRES } from '../../../common/prices';
import { callbackNotProvided, notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';
import type { CreateReply, Job, JobReply, PayReply, Subject, UndressProblem } from './job';
import { subjectMachine } from './subjectMachine';

export type UndressEvent =
  /** Pays its price too, once it is there. `desires`: what the user has; null if unknown. */
  | { type: 'undress.make'; subject: Subject; desires: number | null }
  | { type: 'undress.pay' }
  /** Make another one, of the same or another character. */
  | { type: 'undress.again' }
  /** See a picture that was paid for before. */
  | { type: 'undress.open'; id: string }
  /** Go back to the job that was left. */
  | { type: 'undress.resume' }
  | { type: 'undress.retry' }
  /** The file of the picture failed to load. */
  | { type: 'picture.broken' }
  /** The language of the page changed. */
  | { type: 'undress.translate' }
  | { type: 'visitor.changed'; isAuthorized: boolean };

export type UndressNotice =
  | { type: 'login.wanted' }
  | { type: 'offer.wanted'; overlay: 'pw'; from: 'undress' };

/** What the device should remember of this user's job; null: nothing. */
export type JobCommand = { type: 'job.keep'; id: string | null };

/** `slug`: the character that the address names. */
export type UndressInput = {
  owner: Owner<UndressNotice>;
  isAuthorized: boolean;
  slug: string | null;
};

export type UndressContext = UndressInput & {
  subject: Subject | null;
  id: string | null;
  job: Job | null;
  /** The paid jobs of this user, one for each picture. */
  owned: readonly Job[];
  /** Why the last job was not started. */
  problem: UndressProblem | null;
  /** The price that the user agreed to pay for what is being made, in desires. */
  agreed: number | null;
};

type Context = { context: UndressContext };

const forget: { type: 'job.keep'; id: null } = { type: 'job.keep', id: null };

/** The parts of the screen; its states are in undressMachine. */
export const undress = setup({
  types: {
    context: {} as UndressContext,
    events: {} as UndressEvent,
    input: {} as UndressInput,
    tags: {} as 'loading' | 'failed' | 'choosing' | 'locked' | 'busy',
    children: {} as { subject: 'subject'; jobStorage: 'jobStorage' },
  },
  actors: {
    subject: subjectMachine,
    jobStorage: callbackNotProvided<JobCommand>('jobStorage'),
    recallJob: notProvided<string | null>('recallJob'),
    verifyJob: notProvided<JobReply, { id: string }>('verifyJob'),
    loadOwned: notProvided<readonly Job[], { isAuthorized: boolean }>('loadOwned'),
    createJob: notProvided<CreateReply, { subject: Subject }>('createJob'),
    loadJob: notProvided<JobReply, { id: string }>('loadJob'),
    payJob: notProvided<PayReply, { id: string }>('payJob'),
  },
  guards: {
    isAuthorized: ({ context }) => context.isAuthorized,
    mayPay: ({ context }, { desires }: { desires: number | null }) =>
      context.isAuthorized && (desires === null || desires >= UNDRESS_DESIRES),
    isAgreed: ({ context: { job, agreed } }) =>
      job?.state === 'locked' && agreed !== null && job.price <= agreed,
    isMember: (_, params: { isAuthorized: boolean }) => params.isAuthorized,
    isRemembered: (_, params: { id: string | null }) => params.id !== null,
    isIn: ({ context }, params: { state: Job['state'] }) => context.job?.state === params.state,
    hasJob: ({ context }) => context.id !== null,
    isFound: (_, { reply }: { reply: JobReply }) => reply.kind === 'found',
    isBegun: (_, { reply }: { reply: CreateReply }) => reply.kind === 'begun',
    isOwned: ({ context }, params: { id: string }) =>
      context.isAuthorized && context.owned.some(({ id }) => id === params.id),
    isPaid: (_, { reply }: { reply: PayReply }) => reply.kind === 'paid',
    isShort: (_, { reply }: { reply: PayReply }) => reply.kind === 'short',
  },
  actions: {
    keepVisitor: assign((_, params: { isAuthorized: boolean }) => ({
      isAuthorized: params.isAuthorized,
      owned: [],
      agreed: null,
    })),
    keepOwned: assign((_, params: { owned: readonly Job[] }) => params),
    keepSubject: assign((_, params: { subject: Subject }) => ({
      subject: params.subject,
      problem: null,
      agreed: UNDRESS_DESIRES,
    })),
    keepId: assign((_, params: { id: string | null }) => ({ id: params.id })),
    /** Keeps the job of an answer; its character is shown beside it. */
    keepJob: enqueueActions(
      ({ enqueue }, { reply }: { reply: JobReply | CreateReply | PayReply }) => {
        if (!('job' in reply)) return;
        const { job } = reply;
        const { id, slug, pictureId } = job;
        enqueue.assign({ job, id });
        enqueue.sendTo('subject', { type: 'subject.recall', subject: { slug, pictureId } });
      },
    ),
    keepRefusal: assign((_, { reply }: { reply: CreateReply }) => ({
      problem: reply.kind === 'begun' ? null : reply.kind,
    })),
    keepProblem: assign((_, params: { problem: UndressProblem }) => params),
    forgetPrice: assign({ agreed: null }),
    leaveJob: assign({ id: null, job: null }),
    remember: sendTo('jobStorage', ({ context }: Context): JobCommand => ({
      type: 'job.keep',
      id: context.id,
    })),
    forgetJob: sendTo('jobStorage', forget),
    translate: sendTo('subject', { type: 'subject.translate' }),
    tell: sendTo(
      ({ context }: Context) => context.owner,
      (_, params: { notice: UndressNotice }) => params.notice,
    ),
  },
  delays: {
    /** spec 9 names one second for voices, which are polled as well. */
    pollPause: 1_000,
  },
});

export const jobOf = ({ context }: Context) => ({ id: context.id ?? '' });

const replyOf = ({ event }: { event: { output: JobReply } }) => ({ reply: event.output });

/** What the answer about a job leads to: its state decides what is shown, or there is no job. */
export const jobAnswers = [
  {
    guard: { type: 'isFound', params: replyOf },
    target: '#undress.deciding',
    actions: { type: 'keepJob', params: replyOf },
  },
  { target: '#undress.choosing', actions: ['leaveJob', 'forgetJob'] },
] as const;
