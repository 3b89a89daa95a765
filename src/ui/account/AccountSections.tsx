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

export type AccountSectionsProps = {
  actor: AccountRef | null;
  email: string;
  /** Draws one section of the page. */
  section: (id: string, title: ReactNode, content: ReactNode) => ReactNode;
};

/** Login details, devices and stored data. */
export function AccountSections({ actor, email, section }: AccountSectionsProps) {
  const parts = useSelector(actor ?? undefined, (snapshot) => snapshot?.children);
  const loading = <LoadingRows label={<FormattedMessage id="account.loading" />} />;
  const { emailChange, passwordChange, devices, mailWishes, accountDeletion } = parts ?? {};
  const file = parts?.export;
  return (
    <>
      {section(
        'login',
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
        'devices',
        <FormattedMessage id="devices.title" />,
        devices ? <DevicesPanel actor={devices} /> : loading,
      )}
      {section(
        'mails',
        <FormattedMessage id="mails.title" />,
        mailWishes ? <MailPanel actor={mailWishes} /> : loading,
      )}
      {section(
        'data',
        <FormattedMessage id="export.title" />,
        file && accountDeletion ? (
          <>
            <ExportPanel actor={file} email={email} />
            <AccountDeletionPanel actor={accountDeletion} email={email} />
          </>
        ) : (
          loading
        ),
      )}
    </>
  );
}
