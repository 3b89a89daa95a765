import { useSelector } from '@xstate/react';
import clsx from 'clsx';
import { Keyboard, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { localeNames, locales, toIntlLocale } from '../../../common/locales';
import type { Profile } from '../../machines/session/sessionTypes';
import type { SubscriptionRef } from '../../machines/subscription/subscriptionMachine';
import { AccountSections } from '../account/AccountSections';
import { useAppActor, useScreen } from '../app/AppContext';
import { pageOver } from '../app/pageOver';
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
import { useRecording } from '../recording/useRecording';
import { ThemePicker } from '../shell/ThemePicker';
import { ShortcutsSwitch } from '../shortcuts/ShortcutsSwitch';
import { LoadingRows } from '../subscription/LoadingRows';
import { Receipts } from '../subscription/Receipts';
import { SubscriptionPanel } from '../subscription/SubscriptionPanel';
import { ProfileForm } from './ProfileForm';
import styles from './SettingsPage.module.css';
import { useSettings, type SettingsActors } from './useSettings';

/** Profile, appearance, subscription, account and logout. */
export function SettingsPage(actors: SettingsActors) {
  const intl = useIntl();
  const overlayHref = useOverlayHref();
  const { profile, locale, theme, setLocale, setTheme, logOut } = useSettings(actors);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        <FormattedMessage id="settings.title" />
      </h1>
      <Section title={<FormattedMessage id="settings.personal" />}>
        {profile === null ? (
          <Pending />
        ) : (
          <ProfileForm key={profile.id} actor={actors.form} profile={profile} />
        )}
      </Section>
      <Section title={<FormattedMessage id="settings.look" />}>
        <div className={styles.looks}>
          <Select
            label={<FormattedMessage id="settings.language" />}
            value={locale}
            options={locales.map((value) => ({
              value,
              label: localeNames[value],
              lang: toIntlLocale(value),
            }))}
            onChange={(event) => setLocale(event.target.value)}
          />
          <ThemePicker theme={theme} onTheme={setTheme} />
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
      <Subscription actor={actors.subscription ?? null} />
      <Section title={<FormattedMessage id="settings.account" />}>
        {profile === null ? <Pending /> : <Account profile={profile} />}
        {actors.claim ? <ClaimCard actor={actors.claim} /> : null}
        <div className={styles.actions}>
          <Button icon={<LogOut />} onClick={logOut}>
            {intl.formatMessage({ id: 'settings.logout' })}
          </Button>
        </div>
      </Section>
      <Section id="help" title={<FormattedMessage id="settings.help" />}>
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
          <Link className={formStyles.link} href={overlayHref('report')}>
            <FormattedMessage id="settings.reportIssue" />
          </Link>
          <Link className={formStyles.link} href="/settings/reports">
            <FormattedMessage id="reports.title" />
          </Link>
        </div>
        {actors.recording ? (
          <div className={styles.part}>
            <h3 className={styles.subheading}>
              <FormattedMessage id="recording.title" />
            </h3>
            <RecordingPanel actor={actors.recording} />
          </div>
        ) : null}
      </Section>
      <AccountSections
        actor={actors.account ?? null}
        email={profile?.email ?? ''}
        section={(id, title, content) => (
          <Section id={id} title={title}>
            {content}
          </Section>
        )}
      />
    </div>
  );
}

export default pageOver('profileForm', ({ actor }) => (
  <SettingsPage
    form={actor}
    claim={useScreen('claim') ?? null}
    subscription={useScreen('subscription') ?? null}
    account={useScreen('account') ?? null}
    session={useAppActor('session')}
    locale={useAppActor('locale')}
    theme={useAppActor('theme')}
    shortcuts={useAppActor('shortcuts')}
    recording={useRecording()}
  />
));

/** Premium with its end and its receipts; emails and the terms link here. */
function Subscription({ actor }: { actor: SubscriptionRef | null }) {
  const receipts = useSelector(actor ?? undefined, (snapshot) => snapshot?.children.receipts);
  return (
    <>
      <Section id="subscription" title={<FormattedMessage id="subscription.title" />}>
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

type SectionProps = {
  id?: string;
  title: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** A visitor who followed a link to this section arrives before it has loaded. */
const bringIntoView = (section: HTMLElement | null) => {
  if (section !== null && section.id !== '' && window.location.hash === `#${section.id}`)
    section.scrollIntoView();
};

function Section({ id, title, className, children }: SectionProps) {
  return (
    <section ref={bringIntoView} id={id} className={clsx(styles.section, className)}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}

function Account({ profile }: { profile: Profile }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <FormattedMessage id="settings.email" />
        </dt>
        <dd className={styles.email}>
          {profile.email}
          {profile.isEmailConfirmed ? null : (
            <span className={styles.faint}>
              <FormattedMessage id="settings.emailUnconfirmed" />{' '}
              <Link className={formStyles.link} href="/verify">
                <FormattedMessage id="settings.confirmEmail" />
              </Link>
            </span>
          )}
        </dd>
      </div>
      <div>
        <dt>
          <FormattedMessage id="settings.desires" />
        </dt>
        <dd>
          <DesiresBadge amount={profile.desires} />
          <Link className={formStyles.link} href="/settings/desires">
            <FormattedMessage id="ledger.link" />
          </Link>
        </dd>
      </div>
    </dl>
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
