import clsx from 'clsx';
import { Suspense, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Locale } from '../../../common/locales';
import type { ClaimRef } from '../../machines/claim/claimMachine';
import type { Theme } from '../../machines/theme/themeMachine';
import { Boundary } from '../kit/Boundary';
import { lazyView } from '../kit/lazyView';
import { Footer } from './Footer';
import { OfflineBar } from './OfflineBar';
import styles from './Shell.module.css';
import type { RecentChat, ShellLinks, Tab, Visitor } from './shellTypes';
import { Tabs } from './Tabs';
import { TopBar } from './TopBar';

const SideMenu = lazyView(async () => (await import('./SideMenu')).SideMenu);

export const loadLazyViews = () => import('./lazyViews');

/** A visitor who points at the menu's button is about to open it. */
const fetchMenu = () => void SideMenu.fetch().catch(() => undefined);

export type ShellProps = {
  visitor: Visitor;
  /** Null for guests, and until its code has loaded. */
  claim: ClaimRef | null;
  tab: Tab | null;
  /**
   * `page` has everything, `chat` fills the screen without footer and tab bar, `panes` does so where
   * there is room for panes and else is a page, `bare` has no frame.
   */
  layout: 'page' | 'chat' | 'panes' | 'bare';
  isOffline: boolean;
  /** A notice about the application itself. */
  notice?: ReactNode;
  /** Shown at the foot of the page. */
  invitation?: ReactNode;
  links: ShellLinks & { report: string; blog: string | null };
  recentChats: readonly RecentChat[];
  helpAddress: string;
  locale: Locale;
  onLocale: (locale: Locale) => void;
  theme: Theme;
  onTheme: (theme: Theme) => void;
  onLogout: () => void;
  children: ReactNode;
};

/** The frame around every page. */
export function Shell({
  layout,
  visitor,
  tab,
  links,
  isOffline,
  notice,
  children,
  ...rest
}: ShellProps) {
  const intl = useIntl();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  // Kept in the address, the fragment would move the focus here again on every Back.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  if (layout === 'bare') return <main className={styles.bare}>{children}</main>;

  return (
    <div
      className={clsx(styles.shell, styles[layout], visitor.kind !== 'guest' && styles.footless)}
    >
      <a className={styles.skip} href="#content" onClick={skip}>
        <FormattedMessage id="nav.skip" />
      </a>
      <TopBar
        visitor={visitor}
        claim={rest.claim}
        tab={tab}
        links={links}
        locale={rest.locale}
        onLocale={rest.onLocale}
        isMenuOpen={isMenuOpen}
        onMenu={() => setMenuOpen(true)}
        onMenuNear={fetchMenu}
      />
      {notice ? <div className={styles.notice}>{notice}</div> : null}
      {isOffline ? (
        <div className={styles.offline}>
          <OfflineBar />
        </div>
      ) : null}
      <main ref={main} id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {layout === 'chat' ? null : (
        <>
          <Footer helpAddress={rest.helpAddress} reportHref={links.report} blogHref={links.blog} />
          {rest.invitation}
          <nav className={styles.tabBar} aria-label={intl.formatMessage({ id: 'nav.label' })}>
            <Tabs visitor={visitor} current={tab} accountLinks={links} />
          </nav>
        </>
      )}
      {isMenuOpen ? (
        <Boundary onCrash={() => setMenuOpen(false)}>
          <Suspense fallback={null}>
            <SideMenu
              visitor={visitor}
              claim={rest.claim}
              links={links}
              recentChats={rest.recentChats}
              locale={rest.locale}
              onLocale={rest.onLocale}
              theme={rest.theme}
              onTheme={rest.onTheme}
              onLogout={rest.onLogout}
              onClose={() => setMenuOpen(false)}
            />
          </Suspense>
        </Boundary>
      ) : null}
    </div>
  );
}
