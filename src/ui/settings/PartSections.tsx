import { useSelector } from '@xstate/react';
import clsx from 'clsx';
import { Keyboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { localeNames, locales, toIntlLocale } from '../../../common/locales';
import type { RecordingRef } from '../../machines/recording/recordingMachine';
import type { Profile } from '../../machines/session/sessionTypes';
import type { SubscriptionRef } from '../../machines/subscription/subscriptionMachine';
import { DataPanels, LoginPanels, MailPanels } from '../account/AccountPanels';
import { useOverlayHref } from '../app/useOverlayHref';
import { helpAddress } from '../brand/help';
import { ClaimCard } from '../claim/Claim';
import formStyles from '../forms/Form.module.css';
import { Button } from '../kit/Button';
import { DesiresBadge } from '../kit/DesiresBadge';
import { Select } from '../kit/Select';
import { Skeleton } from '../kit/Skeleton';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import { RecordingPanel } from '../recording/RecordingPanel';
import { ThemePicker } from '../shell/ThemePicker';
import { ShortcutsSwitch } from '../shortcuts/ShortcutsSwitch';
import { LoadingRows } from '../subscription/LoadingRows';
import { Receipts } from '../subscription/Receipts';
import { SubscriptionPanel } from '../subscription/SubscriptionPanel';
import { ProfileForm } from './ProfileForm';
import styles from './SettingsPage.module.css';
import type { SettingsPart } from './settingsParts';
import type { SettingsActors, SettingsView } from './useSettings';

type PartSectionsProps = { part: SettingsPart; actors: SettingsActors; view: SettingsView };

export function PartSections({ part, actors, view }: PartSectionsProps) {
  const { profile } = view;
  const account = { actor: actors.account ?? null, email: profile?.email ?? '' };
  switch (part) {
    case 'profile':
      return (
        <Section>
          {profile === null ? (
            <Pending />
          ) : (
            <ProfileForm key={profile.id} actor={actors.form} profile={profile} />
          )}
        </Section>
      );
    case 'subscription':
      return (
        <>
          <Subscription actor={actors.subscription ?? null} />
          <Section title={<FormattedMessage id="settings.desires" />}>
            {profile === null ? <Pending /> : <Balance profile={profile} />}
            {actors.claim ? <ClaimCard actor={actors.claim} /> : null}
          </Section>
        </>
      );
    case 'login':
      return (
        <LoginPanels
          {...account}
          section={(title, content) => <Section title={title}>{content}</Section>}
        />
      );
    case 'mails':
      return (
        <Section>
          <MailPanels {...account} />
        </Section>
      );
    case 'look':
      return <Look actors={actors} view={view} />;
    case 'data':
      return (
        <Section>
          <DataPanels {...account} />
        </Section>
      );
    case 'help':
      return <Help recording={actors.recording ?? null} blogHref={actors.blogHref ?? null} />;
  }
}

function Look({ actors, view }: Omit<PartSectionsProps, 'part'>) {
  return (
    <>
      <Section>
        <div className={styles.looks}>
          <Select
            label={<FormattedMessage id="settings.language" />}
            value={view.locale}
            options={locales.map((value) => ({
              value,
              label: localeNames[value],
              lang: toIntlLocale(value),
            }))}
            onChange={(event) => view.setLocale(event.target.value)}
          />
          <ThemePicker theme={view.theme} onTheme={view.setTheme} />
        </div>
      </Section>
      <Section className={styles.keyboard} title={<FormattedMessage id="settings.keyboard" />}>
        <ShortcutsSwitch actor={actors.shortcuts} />
        <Button
          className={styles.save}
          icon={<Keyboard />}
          onClick={() => actors.shortcuts.send({ type: 'shortcuts.show' })}
        >
          <FormattedMessage id="settings.showShortcuts" />
        </Button>
      </Section>
    </>
  );
}

/** Premium with its end and its receipts. */
function Subscription({ actor }: { actor: SubscriptionRef | null }) {
  const receipts = useSelector(actor ?? undefined, (snapshot) => snapshot?.children.receipts);
  return (
    <>
      <Section title={<FormattedMessage id="subscription.title" />}>
        {actor === null ? (
          <LoadingRows label={<FormattedMessage id="subscription.loading" />} />
        ) : (
          <SubscriptionPanel actor={actor} />
        )}
      </Section>
      <Section title={<FormattedMessage id="receipts.title" />}>
        {receipts ? (
          <Receipts actor={receipts} />
        ) : (
          <LoadingRows label={<FormattedMessage id="receipts.loading" />} />
        )}
      </Section>
    </>
  );
}

function Balance({ profile }: { profile: Profile }) {
  return (
    <p className={styles.balance}>
      <DesiresBadge amount={profile.desires} />
      <Link className={formStyles.alone} href="/settings/desires">
        <FormattedMessage id="ledger.link" />
      </Link>
    </p>
  );
}

type HelpProps = { recording: RecordingRef | null; blogHref: string | null };

function Help({ recording, blogHref }: HelpProps) {
  const overlayHref = useOverlayHref();
  return (
    <>
      <Section>
        <p>
          <FormattedMessage
            id="footer.help"
            values={{
              address: helpAddress,
              link: (chunks) => (
                <a className={formStyles.link} href={`mailto:${helpAddress}`}>
                  {chunks}
                </a>
              ),
            }}
          />
        </p>
        <div className={styles.actions}>
          <Link className={formStyles.alone} href={overlayHref('report')}>
            <FormattedMessage id="settings.reportIssue" />
          </Link>
          <Link className={formStyles.alone} href="/settings/reports">
            <FormattedMessage id="reports.title" />
          </Link>
        </div>
      </Section>
      <Section title={<FormattedMessage id="settings.about" />}>
        <p>
          <FormattedMessage id="footer.fiction" />
        </p>
        <div className={styles.actions}>
          <Link className={formStyles.alone} href="/terms" hrefLang="en">
            <FormattedMessage id="footer.terms" />
          </Link>
          <Link className={formStyles.alone} href="/privacy" hrefLang="en">
            <FormattedMessage id="footer.privacy" />
          </Link>
          {blogHref === null ? null : (
            <Link className={formStyles.alone} href={blogHref}>
              <FormattedMessage id="footer.blog" />
            </Link>
          )}
          <Link className={formStyles.alone} href="/removal">
            <FormattedMessage id="removal.title" />
          </Link>
        </div>
      </Section>
      {recording === null ? null : (
        <Section title={<FormattedMessage id="recording.title" />}>
          <RecordingPanel actor={recording} />
        </Section>
      )}
    </>
  );
}

type SectionProps = {
  /** Absent if the part's own says it. */
  title?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

function Section({ title, className, children }: SectionProps) {
  return (
    <section className={clsx(styles.section, className)}>
      {title === undefined ? null : <h2 className={styles.heading}>{title}</h2>}
      {children}
    </section>
  );
}

function Pending() {
  return (
    <div className={styles.pending} role="status">
      <VisuallyHidden>
        <FormattedMessage id="settings.loading" />
      </VisuallyHidden>
      <Skeleton className={styles.pendingField} />
      <Skeleton className={styles.pendingField} />
    </div>
  );
}
