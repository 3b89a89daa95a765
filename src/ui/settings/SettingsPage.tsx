import { FormattedMessage } from 'react-intl';
import { useAppActor, useScreen } from '../app/AppContext';
import { useBlogHref } from '../app/useNavigation';
import { pageOver } from '../app/pageOver';
import { useRecording } from '../recording/useRecording';
import { EmailReminder } from '../verification/EmailReminder';
import { PartSections } from './PartSections';
import { SettingsFrame } from './SettingsFrame';
import { partTitles } from './settingsParts';
import { useSettings, type SettingsActors } from './useSettings';
import { useSettingsPart } from './useSettingsPart';

/** `/settings`: their parts, and beside them or instead of them the one that the address names. */
export function SettingsPage(actors: SettingsActors) {
  const view = useSettings(actors);
  const named = useSettingsPart();
  const part = named ?? 'profile';
  return (
    <SettingsFrame
      session={actors.session}
      part={part}
      isList={named === null}
      title={<FormattedMessage {...partTitles[part]} />}
      reminder={<EmailReminder actor={actors.reminder ?? null} />}
    >
      <PartSections part={part} actors={actors} view={view} />
    </SettingsFrame>
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
    blogHref={useBlogHref()}
  />
));
