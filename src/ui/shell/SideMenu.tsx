import { LogOut, Sparkles } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import type { Locale } from '../../../common/locales';
import type { ClaimRef } from '../../machines/claim/claimMachine';
import { ClaimCard } from '../claim/Claim';
import { Avatar } from '../kit/Avatar';
import { Button, ButtonLink } from '../kit/Button';
import { PremiumTag } from '../kit/PremiumTag';
import { UnreadCount } from '../kit/UnreadCount';
import type { Theme } from '../../machines/theme/themeMachine';
import { AccountActions } from './AccountActions';
import { Drawer } from './Drawer';
import { LanguagePicker } from './LanguagePicker';
import type { RecentChat, ShellLinks, Visitor } from './shellTypes';
import styles from './SideMenu.module.css';
import { ThemePicker } from './ThemePicker';
import { GetPremium } from './TopBar';

export type SideMenuProps = {
  visitor: Visitor;
  claim: ClaimRef | null;
  links: ShellLinks;
  recentChats: readonly RecentChat[];
  locale: Locale;
  onLocale: (locale: Locale) => void;
  theme: Theme;
  onTheme: (theme: Theme) => void;
  onLogout: () => void;
  onClose: () => void;
};

/** What a phone's bar has no room for: recent chats, premium, language, theme, logout. */
export function SideMenu({ visitor, links, onClose, ...rest }: SideMenuProps) {
  const intl = useIntl();
  const isPremium = visitor.kind === 'member' && visitor.profile?.isPremium === true;
  return (
    <Drawer label={intl.formatMessage({ id: 'nav.menu' })} onClose={onClose}>
      <div className={styles.content} onClick={(event) => closeAfterLink(event.target, onClose)}>
        {visitor.kind === 'member' && visitor.profile ? (
          <div className={styles.person}>
            <Avatar name={visitor.profile.name} />
            <span className={styles.name}>{visitor.profile.name}</span>
            {isPremium ? <PremiumTag compact /> : null}
          </div>
        ) : null}
        {rest.claim === null ? null : <ClaimCard actor={rest.claim} />}
        {visitor.kind === 'guest' ? (
          <AccountActions
            loginHref={links.login}
            signupHref={links.signup}
            wasLoggedIn={visitor.wasLoggedIn}
            size="medium"
            wide
          />
        ) : null}
        {rest.recentChats.length > 0 ? <RecentChats chats={rest.recentChats} /> : null}
        {isPremium ? null : <GetPremium href={links.premium} wide />}
        <ButtonLink variant="quiet" icon={<Sparkles />} href="/undress">
          <FormattedMessage id="undress.title" />
        </ButtonLink>
        <div className={styles.settings}>
          <div>
            <p className={styles.label}>
              <FormattedMessage id="language.label" />
            </p>
            <LanguagePicker locale={rest.locale} onLocale={rest.onLocale} align="start" />
          </div>
          <ThemePicker theme={rest.theme} onTheme={rest.onTheme} compact />
        </div>
        {visitor.kind === 'member' ? (
          <Button variant="quiet" icon={<LogOut />} onClick={rest.onLogout}>
            <FormattedMessage id="nav.logout" />
          </Button>
        ) : null}
      </div>
    </Drawer>
  );
}

function RecentChats({ chats }: { chats: readonly RecentChat[] }) {
  return (
    <section className={styles.chats}>
      <h2 className={styles.label}>
        <FormattedMessage id="nav.recentChats" />
      </h2>
      <ul>
        {chats.map((chat) => (
          <li key={chat.id}>
            <Link href={`/${chat.slug}?source=menu`} className={styles.chat}>
              <Avatar name={chat.name} picture={chat.portrait} size="small" />
              <span className={styles.name}>{chat.name}</span>
              <UnreadCount count={chat.unread} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function closeAfterLink(target: EventTarget, close: () => void): void {
  if (target instanceof Element && target.closest('a')) close();
}
