import { ArrowLeft } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { useAppActor, useScreen } from '../app/AppContext';
import { pageOver } from '../app/pageOver';
import { useRecording } from '../recording/useRecording';
import { EmailReminder } from '../verification/EmailReminder';
import { PartSections } from './PartSections';
import { SettingsIndex } from './SettingsIndex';
import styles from './SettingsPage.module.css';
import { partTitles } from './settingsParts';
import { useSettings, type SettingsActors } from './useSettings';
import { useFocusOnTitle, useSettingsPart } from './useSettingsPart';

/** `/settings`: their parts, and beside them or instead of them the one that the address names. */
export function SettingsPage(actors: SettingsActors) {
  const view = useSettings(actors);
  const part = useSettingsPart();
  const page = useFocusOnTitle(part);
  const shown = part ?? 'profile';
  const [IndexTitle, PartTitle] = part === null ? (['h1', 'h2'] as const) : (['p', 'h1'] as const);
  return (
    <div ref={page} className={styles.page} data-part={part ?? undefined}>
      <SettingsIndex
        profile={view.profile}
        shown={shown}
        title={
          <IndexTitle className={styles.title} tabIndex={-1}>
            <FormattedMessage id="settings.title" />
          </IndexTitle>
        }
        onLogout={view.logOut}
      />
      <div className={styles.part}>
        <Link className={styles.back} href="/settings">
          <ArrowLeft aria-hidden="true" />
          <FormattedMessage id="settings.title" />
        </Link>
        <PartTitle className={styles.title} tabIndex={-1}>
          <FormattedMessage {...partTitles[shown]} />
        </PartTitle>
        <PartSections part={shown} actors={actors} view={view} />
      </div>
      <div className={styles.reminder}>
        <EmailReminder actor={actors.reminder ?? null} />
      </div>
    </div>
  );
}

export default pageOver('profileForm', ({ actor }) => (
  <SettingsPage
    form={actor}
    claim={useScreen('claim') ?? null}
    reminder={useScreen('emailReminder') ?? null}
    subscription={useScreen('subscription') ?? null}
    account={useScreen('account') ?? null}
    session={useAppActor('session')}
    locale={useAppActor('locale')}
    theme={useAppActor('theme')}
    shortcuts={useAppActor('shortcuts')}
    recording={useRecording()}
  />
));
