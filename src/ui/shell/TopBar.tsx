import { Crown, Menu as MenuIcon } from 'lucide-react';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import type { Locale } from '../../../common/locales';
import type { ClaimRef } from '../../machines/claim/claimMachine';
import { productName } from '../brand/brand';
import { Logo } from '../brand/Logo';
import { ButtonLink } from '../kit/Button';
import { DesiresBadge } from '../kit/DesiresBadge';
import { IconButton } from '../kit/IconButton';
import { lazyView } from '../kit/lazyView';
import { PremiumTag } from '../kit/PremiumTag';
import { Skeleton } from '../kit/Skeleton';
import { AccountActions } from './AccountActions';
import { LanguagePicker } from './LanguagePicker';
import type { ShellLinks, Tab, Visitor } from './shellTypes';
import { Tabs } from './Tabs';
import styles from './TopBar.module.css';

export const ClaimChip = lazyView(async () => (await import('../claim/Claim')).ClaimChip);

export type TopBarProps = {
  visitor: Visitor;
  claim: ClaimRef | null;
  tab: Tab | null;
  links: ShellLinks;
  locale: Locale;
  onLocale: (locale: Locale) => void;
  isMenuOpen: boolean;
  onMenu: () => void;
  onMenuNear: () => void;
};

export function TopBar({ visitor, tab, links, locale, onLocale, ...rest }: TopBarProps) {
  const intl = useIntl();
  return (
    <header className={styles.bar}>
      <IconButton
        className={styles.menu}
        label={intl.formatMessage({ id: 'nav.menu' })}
        icon={<MenuIcon />}
        aria-haspopup="dialog"
        aria-expanded={rest.isMenuOpen}
        onClick={rest.onMenu}
        onPointerEnter={rest.onMenuNear}
        onFocus={rest.onMenuNear}
      />
      <Link
        href="/"
        className={styles.home}
        aria-label={intl.formatMessage({ id: 'nav.home' }, { product: productName })}
      >
        <Logo />
      </Link>
      <nav className={styles.tabs} aria-label={intl.formatMessage({ id: 'nav.label' })}>
        <Tabs visitor={visitor} current={tab} />
      </nav>
      <div className={styles.end}>
        <span className={styles.language}>
          <LanguagePicker locale={locale} onLocale={onLocale} />
        </span>
        {visitor.kind === 'unknown' ? (
          <Skeleton className={styles.pending} />
        ) : visitor.kind === 'guest' ? (
          <GuestEnd links={links} wasLoggedIn={visitor.wasLoggedIn} />
        ) : (
          <MemberEnd links={links} profile={visitor.profile} claim={rest.claim} />
        )}
      </div>
    </header>
  );
}

function GuestEnd({ links, wasLoggedIn }: { links: ShellLinks; wasLoggedIn: boolean }) {
  return (
    <>
      <span className={styles.premium}>
        <GetPremium href={links.premium} />
      </span>
      <span className={styles.account}>
        <AccountActions
          loginHref={links.login}
          signupHref={links.signup}
          wasLoggedIn={wasLoggedIn}
        />
      </span>
    </>
  );
}

type MemberEndProps = {
  links: ShellLinks;
  profile: Extract<Visitor, { kind: 'member' }>['profile'];
  claim: ClaimRef | null;
};

function MemberEnd({ links, profile, claim }: MemberEndProps) {
  if (!profile) return <Skeleton className={styles.pending} />;
  return (
    <>
      {profile.isPremium ? (
        <>
          <span className={styles.compact}>
            <PremiumTag compact />
          </span>
          <span className={styles.premium}>
            <PremiumTag />
          </span>
        </>
      ) : (
        <span className={styles.premium}>
          <GetPremium href={links.premium} />
        </span>
      )}
      {claim === null ? null : (
        <Suspense>
          <span className={styles.claim}>
            <ClaimChip actor={claim} />
          </span>
        </Suspense>
      )}
      <Link href={links.desires} className={styles.balance}>
        <DesiresBadge amount={profile.desires} />
      </Link>
    </>
  );
}

export function GetPremium({ href, wide = false }: { href: string; wide?: boolean }) {
  return (
    <ButtonLink href={href} variant="gold" size="small" wide={wide} icon={<Crown />}>
      <FormattedMessage id="nav.getPremium" />
    </ButtonLink>
  );
}
