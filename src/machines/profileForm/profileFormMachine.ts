import { assign, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { noSettings, shownOf } from '../../../common/settings';
import type { ShownSettings } from '../../../common/settings';
import type { AlertRaised } from '../alerts/alertsMachine';
import type { Profile } from '../session/sessionTypes';
import { eventItself } from '../shared/eventItself';
import type { FormProblem } from '../shared/fieldErrors';
import { notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';

export type ProfileForm = ShownSettings;

export type ProfileUpdateReply =
  | { kind: 'saved'; profile: Profile }
  | { kind: 'refused'; problem: FormProblem };

export type ProfileFormNotice = AlertRaised | { type: 'profile.saved'; profile: Profile };

export type ProfileFormInput = { owner: Owner<ProfileFormNotice> };

export type ProfileFormContext = ProfileFormInput & {
  form: ProfileForm;
  problem: FormProblem | null;
};

export const profileFormMachine = setup({
  types: {
    context: {} as ProfileFormContext,
    events: {} as { type: 'profileForm.submit'; form: ProfileForm },
    input: {} as ProfileFormInput,
    tags: {} as 'busy',
  },
  actors: { updateProfile: notProvided<ProfileUpdateReply, ProfileForm>('updateProfile') },
  guards: {
    isSaved: (_, params: { reply: ProfileUpdateReply }) => params.reply.kind === 'saved',
    isToldAtForm: (_, { reply }: { reply: ProfileUpdateReply }) =>
      reply.kind === 'refused' &&
      (reply.problem.kind === 'fields' || reply.problem.kind === 'unchecked'),
  },
  actions: {
    keepForm: assign((_, params: { form: ProfileForm }) => ({ form: params.form, problem: null })),
    keepProblem: assign((_, params: { reply: ProfileUpdateReply }) => ({
      problem: params.reply.kind === 'refused' ? params.reply.problem : null,
    })),
    tellSaved: sendTo(
      ({ context }: { context: ProfileFormContext }) => context.owner,
      (_, params: { reply: ProfileUpdateReply }): ProfileFormNotice =>
        params.reply.kind === 'saved'
          ? { type: 'profile.saved', profile: params.reply.profile }
          : { type: 'alert.raised', alert: { content: 'profileUpdateFailed', type: 'error' } },
    ),
    tellFailed: sendTo(({ context }: { context: ProfileFormContext }) => context.owner, {
      type: 'alert.raised',
      alert: { content: 'profileUpdateFailed', type: 'error' },
    }),
  },
}).createMachine({
  id: 'profileForm',
  description: 'Changes the personal settings, such as name and age.',
  context: ({ input }) => ({ ...input, form: shownOf(noSettings()), problem: null }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The user can edit their settings.',
      on: {
        'profileForm.submit': {
          target: 'saving',
          actions: { type: 'keepForm', params: eventItself },
        },
      },
    },
    saving: {
      description: 'Saves the changes on the server.',
      tags: ['busy'],
      invoke: {
        id: 'updateProfile',
        src: 'updateProfile',
        input: ({ context }) => context.form,
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => ({ reply: event.output }) },
            target: 'editing',
            actions: { type: 'tellSaved', params: ({ event }) => ({ reply: event.output }) },
          },
          {
            guard: { type: 'isToldAtForm', params: ({ event }) => ({ reply: event.output }) },
            target: 'editing',
            actions: { type: 'keepProblem', params: ({ event }) => ({ reply: event.output }) },
          },
          {
            target: 'editing',
            actions: [
              { type: 'keepProblem', params: ({ event }) => ({ reply: event.output }) },
              'tellFailed',
            ],
          },
        ],
        onError: { target: 'editing', actions: 'tellFailed' },
      },
    },
  },
});

export type ProfileFormRef = ActorRefFrom<typeof profileFormMachine>;

declare module '../app/screenTypes' {
  interface ScreenMachines {
    profileForm: typeof profileFormMachine;
  }
}
