import { FormattedMessage } from 'react-intl';
import formStyles from '../forms/Form.module.css';
import { useSchemaForm } from '../forms/useSchemaForm';
import { Button } from '../kit/Button';
import { TextField } from '../kit/TextField';
import { Question } from './Question';
import type { WelcomeView } from './useWelcome';
import { ageSchema } from './welcome.schema';
import styles from './WelcomePage.module.css';

export function AgeStep({ view: { answers, submitAge } }: { view: WelcomeView }) {
  const { formProps, field } = useSchemaForm({
    initialValues: { age: String(answers.age ?? '') },
    schema: ageSchema,
    problem: null,
    busy: false,
    onSubmit: submitAge,
  });
  return (
    <>
      <Question
        title={<FormattedMessage id="welcome.ageTitle" />}
        text={<FormattedMessage id="welcome.ageText" />}
      />
      <form {...formProps} className={formStyles.form}>
        <div className={styles.age}>
          <TextField
            {...field('age')}
            label={<FormattedMessage id="welcome.age" />}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
          />
        </div>
        <Button type="submit" variant="primary" size="large" wide>
          <FormattedMessage id="welcome.next" />
        </Button>
      </form>
    </>
  );
}
