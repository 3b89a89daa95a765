import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import {
  devicesAt,
  emailChangeAt,
  exportAt,
  accountDeletionAt,
  mailWishesAt,
  passwordChangeAt,
} from '../../../tests/support/fixtures/account';
import { ExportPanel, AccountDeletionPanel } from './DataPanel';
import { DevicesPanel } from './DevicesPanel';
import { EmailPanel } from './EmailPanel';
import { MailPanel } from './MailPanel';
import { PasswordPanel } from './PasswordPanel';

/** The story test looks for the actor here to learn its state. */
type Args = { actor: unknown; shown: ReactElement };

const meta: Meta<Args> = {
  title: 'account/AccountPanels',
  render: ({ shown }) => shown,
};
export default meta;
type Story = StoryObj<Args>;

const email = (...state: Parameters<typeof emailChangeAt>): Story => {
  const actor = emailChangeAt(...state);
  return { args: { actor, shown: <EmailPanel actor={actor} email="ada@example.com" /> } };
};
const waiting = { waiting: { email: 'ada.new@example.com', waitMs: 60_000 } };
const typed = { form: { email: 'ada.new@example.com', currentPassword: '' } };
const wrongCode = { kind: 'fields', errors: { code: 'invalid' } } as const;
const limited = { kind: 'limited', retryAfterMs: 30_000 } as const;
const wrongPassword = { kind: 'fields', errors: { currentPassword: 'wrong-password' } } as const;

export const EmailLoading = email('loading');
export const EmailUnread = email('unread');
export const EmailResting = email('resting');
export const EmailTaken = email('taken');
export const EmailEditing = email('editing', { ...typed, problem: wrongPassword });
export const EmailAsking = email('asking', typed);
export const EmailSent = email({ waiting: { code: 'open', mail: 'sent' } }, waiting);
export const EmailWrongCode = email(
  { waiting: { code: 'open', mail: 'ready' } },
  { ...waiting, problem: wrongCode },
);
export const EmailConfirming = email({ waiting: { code: 'confirming', mail: 'sending' } }, waiting);
export const EmailCancelling = email({ waiting: { code: 'cancelling', mail: 'failed' } }, waiting);

const password = (...state: Parameters<typeof passwordChangeAt>): Story => {
  const actor = passwordChangeAt(...state);
  return { args: { actor, shown: <PasswordPanel actor={actor} email="ada@example.com" /> } };
};

export const PasswordResting = password('resting');
export const PasswordEditing = password('editing', limited);
export const PasswordSaving = password('saving');
export const PasswordChanged = password('changed');

const devices = (...state: Parameters<typeof devicesAt>): Story => {
  const actor = devicesAt(...state);
  return { args: { actor, shown: <DevicesPanel actor={actor} /> } };
};

export const DevicesLoading = devices('loading');
export const DevicesUnread = devices('unread');
export const DevicesShown = devices({ shown: 'idle' });
export const DeviceEnding = devices({ shown: 'ending' }, { endingId: 'phone' });
export const DevicesEnding = devices({ shown: 'endingAll' });
export const DevicesFailed = devices({ shown: 'failed' });

const mails = (...state: Parameters<typeof mailWishesAt>): Story => {
  const actor = mailWishesAt(...state);
  return { args: { actor, shown: <MailPanel actor={actor} /> } };
};

export const MailsLoading = mails('loading');
export const MailsUnread = mails('unread');
export const MailsShown = mails('shown');
export const MailsSaving = mails('saving', true);
export const MailsFailed = mails('failed', true);

const file = (...state: Parameters<typeof exportAt>): Story => {
  const actor = exportAt(...state);
  return { args: { actor, shown: <ExportPanel actor={actor} email="ada@example.com" /> } };
};

export const ExportResting = file('resting');
export const ExportAsking = file({ asking: 'open' });
export const ExportWrongPassword = file({ asking: 'mistaken' }, wrongPassword);
export const ExportTooManyTries = file({ asking: 'limited' }, limited);
export const ExportFetching = file('fetching');
export const ExportSaved = file('saved');
export const ExportFailed = file({ asking: 'failed' });

const accountDeletion = (...state: Parameters<typeof accountDeletionAt>): Story => {
  const actor = accountDeletionAt(...state);
  return { args: { actor, shown: <AccountDeletionPanel actor={actor} email="ada@example.com" /> } };
};

export const AccountDeletionResting = accountDeletion('resting');
export const AccountDeletionAsking = accountDeletion({ asking: 'open' });
export const AccountDeletionMistyped = accountDeletion({ asking: 'mistyped' });
export const AccountDeletionWrongPassword = accountDeletion({ asking: 'mistaken' }, wrongPassword);
export const AccountDeletionTooManyTries = accountDeletion({ asking: 'limited' }, limited);
export const AccountDeletionFailed = accountDeletion({ asking: 'failed' });
export const AccountDeletionDeleting = accountDeletion('deleting');
