import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AccountRef } from '../../machines/account/accountMachine';
import { LoadingRows } from '../subscription/LoadingRows';
import { DevicesPanel } from './DevicesPanel';
import { ExportPanel, AccountDeletionPanel } from './DataPanel';
import { EmailPanel } from './EmailPanel';
import { MailPanel } from './MailPanel';
import { PasswordPanel } from './PasswordPanel';

type AccountPanelsProps = { actor: AccountRef | null; email: string };

const useParts = (actor: AccountRef | null) =>
  useSelector(actor ?? undefined, (snapshot) => snapshot?.children) ?? {};

const loading = <LoadingRows label={<FormattedMessage id="account.loading" />} />;

type LoginPanelsProps = AccountPanelsProps & {
  /** Draws one section of the page. */
  section: (title: ReactNode, content: ReactNode) => ReactNode;
};

/** Email, password, and the devices they are used on. */
export function LoginPanels({ actor, email, section }: LoginPanelsProps) {
  const { emailChange, passwordChange, devices } = useParts(actor);
  return (
    <>
      {section(
        <FormattedMessage id="account.title" />,
        emailChange && passwordChange ? (
          <>
            <EmailPanel actor={emailChange} email={email} />
            <PasswordPanel actor={passwordChange} email={email} />
          </>
        ) : (
          loading
        ),
      )}
      {section(
        <FormattedMessage id="devices.title" />,
        devices ? <DevicesPanel actor={devices} /> : loading,
      )}
    </>
  );
}

export function MailPanels({ actor }: AccountPanelsProps) {
  const { mailWishes } = useParts(actor);
  return mailWishes ? <MailPanel actor={mailWishes} /> : loading;
}

/** What is stored about the user: to take along, or to delete. */
export function DataPanels({ actor, email }: AccountPanelsProps) {
  const { export: file, accountDeletion } = useParts(actor);
  if (!file || !accountDeletion) return loading;
  return (
    <>
      <ExportPanel actor={file} email={email} />
      <AccountDeletionPanel actor={accountDeletion} email={email} />
    </>
  );
}
