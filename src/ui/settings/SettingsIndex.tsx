import { ChevronRight, LogOut, Users, type LucideIcon } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import type { Profile } from '../../machines/session/sessionTypes';
import { useOverlayHref } from '../app/useOverlayHref';
import formStyles from '../forms/Form.module.css';
import { Avatar } from '../kit/Avatar';
import { Button } from '../kit/Button';
import { PremiumTag } from '../kit/PremiumTag';
import { Skeleton } from '../kit/Skeleton';
import styles from './SettingsIndex.module.css';
import { partTitles, settingsParts, type SettingsPart } from './settingsParts';
import { partHref } from './useSettingsPart';

type SettingsIndexProps = {
  profile: Profile | null;
  /** What is shown beside it on a wide screen. */
  shown: SettingsPart;
  title: ReactNode;
  onLogout: () => void;
};

/** Whose settings they are, and their parts: a rail on a wide screen, else a page of its own. */
export function SettingsIndex({ profile, shown, title, onLogout }: SettingsIndexProps) {
  const intl = useIntl();
  const overlayHref = useOverlayHref();
  return (
    <div className={styles.index}>
      {title}
      {profile === null ? <Skeleton className={styles.pending} /> : <Person profile={profile} />}
      <nav aria-label={intl.formatMessage({ id: 'settings.title' })}>
        <ul className={styles.parts}>
          {settingsParts.map(({ part, icon }) => (
            <Fragment key={part}>
              <Entry href={partHref(part)} icon={icon} isCurrent={part === shown}>
                <FormattedMessage {...partTitles[part]} />
              </Entry>
              {part === 'profile' ? (
                <Entry href={overlayHref('create')} icon={Users}>
                  <FormattedMessage id="persona.listTitle" />
                </Entry>
              ) : null}
            </Fragment>
          ))}
        </ul>
      </nav>
      <Button className={styles.logout} icon={<LogOut />} onClick={onLogout}>
        <FormattedMessage id="settings.logout" />
      </Button>
    </div>
  );
}

type EntryProps = { href: string; icon: LucideIcon; isCurrent?: boolean; children: ReactNode };

function Entry({ href, icon: Icon, isCurrent = false, children }: EntryProps) {
  return (
    <li>
      <Link className={styles.part} href={href} aria-current={isCurrent ? 'page' : undefined}>
        <Icon aria-hidden="true" />
        {children}
        <ChevronRight className={styles.chevron} aria-hidden="true" />
      </Link>
    </li>
  );
}

function Person({ profile }: { profile: Profile }) {
  return (
    <div className={styles.person}>
      <Avatar name={profile.name} size="large" />
      <div className={styles.about}>
        <p className={styles.name}>
          {profile.name} {profile.hasSubscription ? <PremiumTag /> : null}
        </p>
        <Email address={profile.email} />
        {profile.isEmailConfirmed ? null : (
          <p className={styles.email}>
            <FormattedMessage id="settings.emailUnconfirmed" />{' '}
            <Link className={formStyles.link} href="/verify">
              <FormattedMessage id="settings.confirmEmail" />
            </Link>
          </p>
        )}
      </div>
    </div>
  );
}

/** Goes on in a second line at its domain, which stays whole. */
function Email({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <p className={styles.email} title={address}>
      {address.slice(0, at)}
      <span className={styles.domain}>{address.slice(at)}</span>
    </p>
  );
}
