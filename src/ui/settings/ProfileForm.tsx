import { FormattedMessage } from 'react-intl';
import { settings, shownNames } from '../../../common/settings';
import type { ShownSettings } from '../../../common/settings';
import type { ProfileFormRef } from '../../machines/profileForm/profileFormMachine';
import type { Profile } from '../../machines/session/sessionTypes';
import formStyles from '../forms/Form.module.css';
import { FormNote } from '../forms/FormNote';
import { useSchemaForm } from '../forms/useSchemaForm';
import { Button } from '../kit/Button';
import { TextField } from '../kit/TextField';
import { profileFormSchema, typedOf } from './profileForm.schema';
import styles from './SettingsPage.module.css';
import { useProfileForm } from './useSettings';

export type ProfileFormProps = { actor: ProfileFormRef; profile: Profile };

/** The settings that are typed. A failed call shows as an alert; what was typed stays. */
export function ProfileForm({ actor, profile }: ProfileFormProps) {
  const { problem, isBusy, submit } = useProfileForm(actor);
  const { formProps, field } = useSchemaForm({
    initialValues: typedOf(profile),
    schema: profileFormSchema,
    problem,
    busy: isBusy,
    onSubmit: submit,
  });
  return (
    <form {...formProps} className={formStyles.form}>
      <FormNote problem={problem?.kind === 'unchecked' ? problem : null} />
      <div className={styles.fields}>
        {shownNames.map((name) => {
          const { label, hint, autoComplete } = settings[name].field;
          return (
            <TextField
              key={name}
              {...field(name)}
              {...boundsOf(name)}
              label={<FormattedMessage {...label} />}
              hint={<FormattedMessage {...hint} />}
              autoComplete={autoComplete}
            />
          );
        })}
      </div>
      <Button className={styles.save} type="submit" variant="primary" busy={isBusy}>
        <FormattedMessage id="settings.save" />
      </Button>
    </form>
  );
}

/** A number opens the keyboard of digits, and takes no more of them than the largest has. */
function boundsOf(name: keyof ShownSettings) {
  const setting = settings[name];
  return setting.kind === 'number'
    ? ({ inputMode: 'numeric', maxLength: String(setting.most).length } as const)
    : {};
}
