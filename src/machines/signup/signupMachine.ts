import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { Credentials, LoginNotice, LoginReply } from '../login/loginMachine';
import type { Tokens } from '../session/sessionTypes';
import { eventItself } from '../shared/eventItself';
import type { FormProblem } from '../shared/fieldErrors';
import { callbackNotProvided, notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';

export type SignupForm = {
  name: string;
  email: string;
  password: string;
  /** The user says to be 18 or over, and accepts the terms. */
  consent: boolean;
};

export type SignupReply = { kind: 'registered' } | { kind: 'refused'; problem: FormProblem };

/** What a reload keeps of the form: all but the password. */
export type SignupDraft = Omit<SignupForm, 'password'>;

/** Null forgets it. */
export type SignupDraftCommand = { type: 'draft.write'; draft: SignupDraft | null };

export type SignupEvent =
  | { type: 'signup.submit'; form: SignupForm }
  | { type: 'signup.type'; draft: SignupDraft }
  /** From an earlier load of this page. */
  | { type: 'draft.loaded'; draft: SignupDraft };

export type SignupNotice =
  | LoginNotice
  /** The account is there, and its login follows; not told after the welcome, which goes on by itself. */
  | { type: 'signup.succeeded' }
  /** Registered, but the login after it failed: the login overlay takes over (spec 4.1). */
  | { type: 'signup.loginFailed'; email: string };

/** `from`: where the visitor came from, if that is known. */
export type SignupInput = { owner: Owner<SignupNotice>; from?: string | undefined };

export type SignupContext = SignupInput & { form: SignupForm; problem: FormProblem | null };

const emptyForm: SignupForm = {
  name: '',
  email: '',
  password: '',
  consent: false,
};

const forgetDraft = { type: 'writeDraft', params: { draft: null } } as const;

export const signupMachine = setup({
  types: {
    context: {} as SignupContext,
    events: {} as SignupEvent,
    input: {} as SignupInput,
    tags: {} as 'busy',
  },
  actors: {
    draft: callbackNotProvided<SignupDraftCommand>('draft'),
    register: notProvided<SignupReply, SignupForm>('register'),
    requestTokens: notProvided<LoginReply, Credentials>('requestTokens'),
  },
  guards: {
    isRegistered: (_, params: { reply: SignupReply }) => params.reply.kind === 'registered',
    isGranted: (_, params: { reply: LoginReply }) => params.reply.kind === 'granted',
  },
  actions: {
    keepForm: assign((_, params: { form: SignupForm }) => ({ form: params.form, problem: null })),
    keepDraft: assign(({ context }, params: { draft: SignupDraft }) => ({
      form: { ...context.form, ...params.draft },
    })),
    writeDraft: sendTo('draft', (_, params: { draft: SignupDraft | null }): SignupDraftCommand => ({
      type: 'draft.write',
      draft: params.draft,
    })),
    keepProblem: assign((_, params: { problem: FormProblem }) => ({ problem: params.problem })),
    forgetPassword: assign(({ context }) => ({ form: { ...context.form, password: '' } })),
    tellSucceeded: sendTo(
      ({ context }: { context: SignupContext }) => context.owner,
      (_, params: { tokens: Tokens }): SignupNotice => ({
        type: 'login.succeeded',
        tokens: params.tokens,
      }),
    ),
    /** Before the login: the place to land at is chosen while the dialog is open. */
    announce: enqueueActions(({ context, enqueue }) => {
      if (context.from !== 'welcome') enqueue.sendTo(context.owner, { type: 'signup.succeeded' });
    }),
    tellLoginFailed: sendTo(
      ({ context }: { context: SignupContext }) => context.owner,
      ({ context }: { context: SignupContext }): SignupNotice => ({
        type: 'signup.loginFailed',
        email: context.form.email,
      }),
    ),
  },
}).createMachine({
  id: 'signup',
  description: 'The signup form, and the automatic login after it.',
  context: ({ input }) => ({ ...input, form: emptyForm, problem: null }),
  invoke: { id: 'draft', src: 'draft' },
  initial: 'editing',
  states: {
    editing: {
      description:
        'Waiting for the visitor to fill in the form; the problem with the last try is shown, if any.',
      on: {
        'draft.loaded': { actions: { type: 'keepDraft', params: eventItself } },
        'signup.type': {
          actions: [
            { type: 'keepDraft', params: eventItself },
            { type: 'writeDraft', params: eventItself },
          ],
        },
        'signup.submit': {
          target: 'registering',
          actions: { type: 'keepForm', params: eventItself },
        },
      },
    },
    registering: {
      description: 'Waiting for the server to create the account.',
      tags: ['busy'],
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context }) => context.form,
        onDone: [
          {
            guard: { type: 'isRegistered', params: ({ event }) => ({ reply: event.output }) },
            target: 'loggingIn',
          },
          {
            target: 'editing',
            actions: [
              {
                type: 'keepProblem',
                params: ({ event }) => ({ problem: problemOf(event.output) }),
              },
              'forgetPassword',
            ],
          },
        ],
        onError: {
          target: 'editing',
          actions: [
            { type: 'keepProblem', params: { problem: { kind: 'unreachable' } } },
            'forgetPassword',
          ],
        },
      },
    },
    loggingIn: {
      description: 'Logs in to the new account.',
      tags: ['busy'],
      invoke: {
        id: 'requestTokens',
        src: 'requestTokens',
        input: ({ context }) => ({
          email: context.form.email,
          password: context.form.password,
        }),
        onDone: [
          {
            guard: { type: 'isGranted', params: ({ event }) => ({ reply: event.output }) },
            target: 'granted',
            actions: [
              forgetDraft,
              'announce',
              {
                type: 'tellSucceeded',
                params: ({ event }) => ({ tokens: tokensOf(event.output) }),
              },
            ],
          },
          { target: 'handedOver', actions: forgetDraft },
        ],
        onError: { target: 'handedOver', actions: forgetDraft },
      },
      exit: 'forgetPassword',
    },
    handedOver: {
      description:
        'The account exists, but the login failed; the login overlay asks for the password again.',
      meta: { noScreen: 'the login takes its place' },
      type: 'final',
      entry: 'tellLoginFailed',
    },
    granted: {
      description: 'The login succeeded; the session has the tokens.',
      meta: { noScreen: 'the dialog is closed' },
      type: 'final',
    },
  },
});

export type SignupRef = ActorRefFrom<typeof signupMachine>;

const tokensOf = (reply: LoginReply): Tokens =>
  reply.kind === 'granted' ? reply.tokens : { access: '', refresh: '' };

const problemOf = (reply: SignupReply): FormProblem =>
  reply.kind === 'refused' ? reply.problem : { kind: 'unreachable' };

declare module '../app/screenTypes' {
  interface ScreenMachines {
    signup: typeof signupMachine;
  }
}
