import { useSelector } from '@xstate/react';
import type { DevicesRef } from '../../machines/account/devicesMachine';
import type { EmailChangeRef, EmailForm } from '../../machines/account/emailChangeMachine';
import type { ExportRef } from '../../machines/account/exportMachine';
import type { AccountDeletionRef } from '../../machines/account/accountDeletionMachine';
import type { MailWishesRef } from '../../machines/account/mailWishesMachine';
import type { PasswordChangeRef, PasswordForm } from '../../machines/account/passwordChangeMachine';

const emailScreens = ['loading', 'unread', 'taken', 'waiting', 'editing', 'asking'] as const;
const mailStates = ['sent', 'sending', 'failed'] as const;

export function useEmailChange(actor: EmailChangeRef) {
  const snapshot = useSelector(actor, (current) => current);
  const { waiting, form, problem } = snapshot.context;
  return {
    screen: emailScreens.find((name) => snapshot.matches(name)) ?? 'resting',
    mail: mailStates.find((mail) => snapshot.matches({ waiting: { mail } })) ?? 'ready',
    isCancelling: snapshot.matches({ waiting: { code: 'cancelling' } }),
    isBusy: snapshot.hasTag('busy'),
    waitingEmail: waiting?.email ?? '',
    form,
    problem,
    retry: () => actor.send({ type: 'emailChange.retry' }),
    begin: () => actor.send({ type: 'emailChange.begin' }),
    leave: () => actor.send({ type: 'emailChange.leave' }),
    submit: (typed: EmailForm) => actor.send({ type: 'emailChange.submit', form: typed }),
    confirm: ({ code }: { code: string }) => actor.send({ type: 'emailChange.confirm', code }),
    resend: () => actor.send({ type: 'emailChange.resend' }),
    cancel: () => actor.send({ type: 'emailChange.cancel' }),
  };
}

export type EmailChangeView = ReturnType<typeof useEmailChange>;

export function usePasswordChange(actor: PasswordChangeRef) {
  const snapshot = useSelector(actor, (current) => current);
  return {
    isOpen: snapshot.matches('editing') || snapshot.matches('saving'),
    isChanged: snapshot.matches('changed'),
    isBusy: snapshot.hasTag('busy'),
    problem: snapshot.context.problem,
    begin: () => actor.send({ type: 'passwordChange.begin' }),
    leave: () => actor.send({ type: 'passwordChange.leave' }),
    submit: (form: PasswordForm) => actor.send({ type: 'passwordChange.submit', form }),
  };
}

export type PasswordChangeView = ReturnType<typeof usePasswordChange>;

export function useDevices(actor: DevicesRef) {
  const snapshot = useSelector(actor, (current) => current);
  return {
    devices: snapshot.context.devices,
    endingId: snapshot.matches({ shown: 'ending' }) ? snapshot.context.endingId : null,
    isLoading: snapshot.matches('loading'),
    isUnread: snapshot.matches('unread'),
    isLeaving: snapshot.matches({ shown: 'endingAll' }) || snapshot.matches({ shown: 'over' }),
    hasFailed: snapshot.matches({ shown: 'failed' }),
    retry: () => actor.send({ type: 'devices.retry' }),
    end: (id: string) => actor.send({ type: 'devices.end', id }),
    endAll: () => actor.send({ type: 'devices.endAll' }),
  };
}

export function useExport(actor: ExportRef) {
  const snapshot = useSelector(actor, (current) => current);
  return {
    isAsking: snapshot.hasTag('asking'),
    isBusy: snapshot.hasTag('busy'),
    isSaved: snapshot.matches('saved'),
    hasFailed: snapshot.matches({ asking: 'failed' }),
    problem: snapshot.context.problem,
    begin: () => actor.send({ type: 'export.begin' }),
    leave: () => actor.send({ type: 'export.leave' }),
    submit: (password: string) => actor.send({ type: 'export.submit', password }),
  };
}

export type ExportView = ReturnType<typeof useExport>;

export function useAccountDeletion(actor: AccountDeletionRef) {
  const snapshot = useSelector(actor, (current) => current);
  return {
    isAsking: snapshot.hasTag('asking'),
    isBusy: snapshot.hasTag('busy'),
    isMistyped: snapshot.matches({ asking: 'mistyped' }),
    hasFailed: snapshot.matches({ asking: 'failed' }),
    ask: () => actor.send({ type: 'accountDeletion.ask' }),
    keep: () => actor.send({ type: 'accountDeletion.keep' }),
    problem: snapshot.context.problem,
    confirm: (isTyped: boolean, password: string) =>
      actor.send({ type: 'accountDeletion.confirm', isTyped, password }),
  };
}

export type AccountDeletionView = ReturnType<typeof useAccountDeletion>;

export function useMailWishes(actor: MailWishesRef) {
  const snapshot = useSelector(actor, (current) => current);
  const { kept, wished } = snapshot.context;
  const hasFailed = snapshot.matches('failed');
  return {
    wishes: hasFailed ? kept : wished,
    isLoading: snapshot.matches('loading'),
    isUnread: snapshot.matches('unread'),
    hasFailed,
    retry: () => actor.send({ type: 'mailWishes.retry' }),
    setReminders: (reminders: boolean) =>
      actor.send({ type: 'mailWishes.choose', wishes: { reminders } }),
  };
}
