import { FormattedMessage, useIntl } from 'react-intl';
import { genders } from '../../machines/persona/persona';
import { useSchemaForm } from '../forms/useSchemaForm';
import { FieldNotes, fieldAria } from '../kit/FieldFrame';
import { TextField } from '../kit/TextField';
import { whoSchema } from './persona.schema';
import styles from './PersonaStep.module.css';
import { genderTexts } from './personaTexts';
import { StepFrame } from './StepFrame';
import type { PersonaView } from './usePersona';

const GENDER = 'persona-gender';

export function WhoStep({ view }: { view: PersonaView }) {
  const intl = useIntl();
  const { values, change, formProblem, next } = view;
  const { formProps, field } = useSchemaForm({
    initialValues: { name: values.name, age: values.age, gender: values.gender ?? '' },
    schema: whoSchema,
    problem: formProblem,
    busy: false,
    onSubmit: next,
  });
  const name = field('name');
  const age = field('age');
  const gender = field('gender');
  return (
    <StepFrame view={view} formProps={formProps}>
      <div className={styles.pair}>
        <TextField
          {...name}
          label={<FormattedMessage id="persona.name" />}
          autoComplete="off"
          onChange={(event) => {
            name.onChange(event);
            change({ name: event.target.value });
          }}
        />
        <TextField
          {...age}
          label={<FormattedMessage id="persona.age" />}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          onChange={(event) => {
            age.onChange(event);
            change({ age: event.target.value });
          }}
        />
      </div>
      <fieldset className={styles.choices} {...fieldAria(GENDER, gender)}>
        <legend className={styles.legend}>
          <FormattedMessage id="persona.gender" />
        </legend>
        {genders.map((one) => (
          <label key={one} className={styles.choice}>
            <input
              className={styles.radio}
              type="radio"
              name="gender"
              value={one}
              checked={values.gender === one}
              onChange={(event) => {
                gender.onChange(event);
                change({ gender: one });
              }}
            />
            {intl.formatMessage(genderTexts[one])}
          </label>
        ))}
        <FieldNotes id={GENDER} error={gender.error} />
      </fieldset>
    </StepFrame>
  );
}
