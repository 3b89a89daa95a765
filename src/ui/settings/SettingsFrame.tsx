import { useSelector } from '@xstate/react';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import type { SessionRef } from '../../machines/session/sessionMachine';
import styles from './SettingsFrame.module.css';
import { SettingsIndex } from './SettingsIndex';
import type { SettingsPart } from './settingsParts';
import { useFocusOnTitle } from './useSettingsPart';

type SettingsFrameProps = {
  session: SessionRef;
  /** What is shown, or the part that a page of its own belongs to. */
  part: SettingsPart;
  /** The address names no part, so a phone shows the list of them. */
  isList?: boolean;
  title: ReactNode;
  reminder?: ReactNode;
  children: ReactNode;
};

/** The parts of the settings, and beside them or, on a phone, instead of them one of them. */
export function SettingsFrame({
  session,
  part,
  isList = false,
  title,
  reminder,
  children,
}: SettingsFrameProps) {
  const profile = useSelector(session, ({ context }) => context.profile);
  const page = useFocusOnTitle(isList ? null : part);
  const [IndexTitle, PartTitle] = isList ? (['h1', 'h2'] as const) : (['p', 'h1'] as const);
  return (
    <div ref={page} className={styles.page} data-part={isList ? undefined : part}>
      <SettingsIndex
        profile={profile}
        shown={part}
        title={
          <IndexTitle className={styles.title} tabIndex={-1}>
            <FormattedMessage id="settings.title" />
          </IndexTitle>
        }
        onLogout={() => session.send({ type: 'session.logout' })}
      />
      <div className={styles.part}>
        <Link className={styles.back} href="/settings">
          <ArrowLeft aria-hidden="true" />
          <FormattedMessage id="settings.title" />
        </Link>
        <PartTitle className={styles.title} tabIndex={-1}>
          {title}
        </PartTitle>
        {children}
      </div>
      <div className={styles.reminder}>{reminder}</div>
    </div>
  );
}
