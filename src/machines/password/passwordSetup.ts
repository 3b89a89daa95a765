import { assign, sendTo, setup } from 'xstate';
import type { FormProblem } from '../shared/fieldErrors';
import { notProvided } from '../shared/notProvided';
import { isProof } from '../shared/proof';
import type { Owner } from '../shared/owner';

export type NewPassword = { password: string; passwordRepeat: string };

type Refused = { kind: 'refused'; problem: FormProblem };

/** The answer is the same whether the address is known or not. */
export type MailReply = { kind: 'asked' } | Refused;

/** `invalid`: unknown or used; `expired`: more than an hour old. */
export type TokenReply = { kind: 'good' } | { kind: 'invalid' } | { kind: 'expired' } | Refused;

export type SaveReply = { kind: 'saved' } | { kind: 'invalid' } | { kind: 'expired' } | Refused;

export type PasswordEvent =
  | { type: 'password.ask'; email: string }
  | { type: 'password.save'; form: NewPassword }
  /** Another email: the last one did not arrive, or its link is no longer valid. */
  | { type: 'password.again' }
  | { type: 'password.retry' }
  /** Log in with the new password. */
  | { type: 'password.logIn' };

export type PasswordNotice = { type: 'login.wanted' };

export type PasswordInput = { owner: Owner<PasswordNotice> };

export type PasswordContext = PasswordInput & {
  email: string;
  token: string;
  form: NewPassword;
  problem: FormProblem | null;
};

type AnyReply = MailReply | TokenReply | SaveReply;

const nothing: NewPassword = { password: '', passwordRepeat: '' };

export const passwordOf = ({ owner }: PasswordInput): PasswordContext => ({
  owner,
  email: '',
  token: '',
  form: nothing,
  problem: null,
});

/** The parts of the password flow; its states are in passwordMachine. */
export const password = setup({
  types: {
    context: {} as PasswordContext,
    events: {} as PasswordEvent,
    input: {} as PasswordInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Takes the token of the link that led here, once; null when there is none. */
    takeToken: notProvided<string | null>('takeToken'),
    askForMail: notProvided<MailReply, { email: string }>('askForMail'),
    checkToken: notProvided<TokenReply, { token: string }>('checkToken'),
    savePassword: notProvided<SaveReply, { token: string; form: NewPassword }>('savePassword'),
  },
  guards: {
    hasToken: isProof,
    isKind: (_, params: { reply: { kind: string }; kind: string }) =>
      params.reply.kind === params.kind,
  },
  actions: {
    keepToken: assign((_, { token }: { token: string | null }) => ({ token: token ?? '' })),
    keepEmail: assign((_, { email }: { email: string }) => ({ email, problem: null })),
    keepForm: assign((_, { form }: { form: NewPassword }) => ({ form, problem: null })),
    keepProblem: assign((_, { reply }: { reply: AnyReply }) => ({
      problem: reply.kind === 'refused' ? reply.problem : null,
    })),
    keepUnreachable: assign({ problem: { kind: 'unreachable' } as const }),
    forgetProblem: assign({ problem: null }),
    forgetForm: assign({ form: nothing }),
    forgetToken: assign({ token: '', problem: null }),
    tellOwner: sendTo(
      ({ context }: { context: PasswordContext }) => context.owner,
      (_, { notice }: { notice: PasswordNotice }) => notice,
    ),
  },
});
