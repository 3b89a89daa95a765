import { FormattedMessage } from 'react-intl';
import type { ProfileFormRef } from '../../machines/profileForm/profileFormMachine';
import type { Profile } from '../../machines/session/sessionTypes';
import formStyles from '../forms/Form.module.css';
import { FormNote } from '../forms/FormNote';
import { useSchemaForm } from '../forms/useSchemaForm';
import { Button } from '../kit/Button';
import { TextField } from '../kit/TextField';
import { profileFormSchema } from './profileForm.schema';
import styles from './SettingsPage.module.css';
import { useProfileForm } from './useSettings';

export type ProfileFormProps = { actor: ProfileFormRef; profile: Profile };

/** Name and age. A failed call shows as an alert; what was typed stays. */
export function ProfileForm({ actor, profile }: ProfileFormProps) {
  const { problem, isBusy, submit } = useProfileForm(actor);
  const { formProps, field } = useSchemaForm({
    initialValues: { name: profile.name, age: String(profile.age ?? '') },
    schema: profileFormSchema,
    problem,
    busy: isBusy,
    onSubmit: submit,
  });
  return (
    <form {...formProps} className={formStyles.form}>
      <FormNote problem={problem?.kind === 'unchecked' ? problem : null} />
      <div className={styles.fields}>
        <TextField
          {...field('name')}
          label={<FormattedMessage id="settings.name" />}
          hint={<FormattedMessage id="settings.nameHint" />}
          autoComplete="nickname"
        />
        <TextField
          {...field('age')}
          label={<FormattedMessage id="settings.age" />}
          hint={<FormattedMessage id="settings.ageHint" />}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
        />
      </div>
      <Button className={styles.save} type="submit" variant="primary" busy={isBusy}>
        <FormattedMessage id="settings.save" />
      </Button>
    </form>
  );
}
