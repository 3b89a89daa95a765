import { Compass, LogIn, MessageCircle, UserRound, UserRoundPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { UnreadCount } from '../kit/UnreadCount';
import type { ShellLinks, Tab, Visitor } from './shellTypes';
import styles from './Tabs.module.css';

export type TabsProps = {
  visitor: Visitor;
  current: Tab | null;
  /** Given on a phone, where a guest's account links are among the tabs. */
  accountLinks?: Pick<ShellLinks, 'login' | 'signup'>;
};

/** Explore for everybody; Chats and Profile for members. */
export function Tabs({ visitor, current, accountLinks }: TabsProps) {
  const account = accountLinks ? accountEntries(accountLinks) : null;
  return (
    <ul className={styles.tabs}>
      <Entry href="/" icon={<Compass />} isCurrent={current === 'explore'}>
        <FormattedMessage id="nav.explore" />
      </Entry>
      {visitor.kind === 'member' ? (
        <>
          <Entry
            href="/chat"
            icon={<MessageCircle />}
            isCurrent={current === 'chats'}
            unread={visitor.unread}
          >
            <FormattedMessage id="nav.chats" />
          </Entry>
          <Entry href="/settings" icon={<UserRound />} isCurrent={current === 'profile'}>
            <FormattedMessage id="nav.profile" />
          </Entry>
        </>
      ) : !account ? null : visitor.kind === 'unknown' ? (
        // Every visitor gets two more tabs; their places keep Explore from moving.
        [<li key="first" className={styles.entry} />, <li key="second" className={styles.entry} />]
      ) : visitor.wasLoggedIn ? (
        [account.login, account.signup]
      ) : (
        [account.signup, account.login]
      )}
    </ul>
  );
}

function accountEntries(links: Pick<ShellLinks, 'login' | 'signup'>) {
  return {
    login: (
      <Entry key="login" href={links.login} icon={<LogIn />}>
        <FormattedMessage id="nav.login" />
      </Entry>
    ),
    signup: (
      <Entry key="signup" href={links.signup} icon={<UserRoundPlus />}>
        <FormattedMessage id="nav.signup" />
      </Entry>
    ),
  };
}

type EntryProps = {
  href: string;
  icon: ReactNode;
  isCurrent?: boolean;
  unread?: number;
  children: ReactNode;
};

function Entry({ href, icon, isCurrent = false, unread = 0, children }: EntryProps) {
  return (
    <li className={styles.entry}>
      <Link href={href} className={styles.link} aria-current={isCurrent ? 'page' : undefined}>
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
        <span className={styles.name}>{children}</span>
        {unread > 0 ? (
          <span className={styles.unread}>
            <UnreadCount count={unread} />
          </span>
        ) : null}
      </Link>
    </li>
  );
}
