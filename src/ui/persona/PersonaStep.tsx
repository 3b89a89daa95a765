import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { TEXT_LENGTH } from '../../../common/limits';
import { genders, occupations, personalities } from '../../machines/persona/persona';
import type { FormProblem } from '../../machines/shared/fieldErrors';
import formStyles from '../forms/Form.module.css';
import { useSchemaForm } from '../forms/useSchemaForm';
import { validationTexts } from '../forms/validation';
import { Chip } from '../kit/Chip';
import { TextArea } from '../kit/TextArea';
import { TextField } from '../kit/TextField';
import { nameSchema, textSchema } from './persona.schema';
import styles from './PersonaStep.module.css';
import { genderTexts, occupationTexts, personalityTexts, stepTexts } from './personaTexts';
import { PhotoStep } from './PhotoStep';
import { Review } from './Review';
import { goesOn, StepFrame } from './StepFrame';
import type { PersonaView } from './usePersona';

export function PersonaStep({ view }: { view: PersonaView }) {
  switch (view.step) {
    case 'name':
      return <NameStep view={view} />;
    case 'gender':
      return <GenderStep view={view} />;
    case 'occupations':
    case 'personalities':
      return <PicksStep view={view} list={view.step} />;
    case 'scenario':
    case 'likes':
    case 'dislikes':
      return <TextStep view={view} topic={view.step} />;
    case 'photo':
      return <PhotoStep view={view} />;
    case 'review':
      return <Review view={view} />;
  }
}

function NameStep({ view }: { view: PersonaView }) {
  const { values, change, formProblem, next } = view;
  const { formProps, field } = useSchemaForm({
    initialValues: { name: values.name, age: values.age },
    schema: nameSchema,
    problem: formProblem,
    busy: false,
    onSubmit: next,
  });
  const name = field('name');
  const age = field('age');
  return (
    <StepFrame view={view} formProps={formProps}>
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
    </StepFrame>
  );
}

function GenderStep({ view }: { view: PersonaView }) {
  const intl = useIntl();
  return (
    <StepFrame view={view} formProps={goesOn(view)}>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{intl.formatMessage(stepTexts.gender)}</legend>
        {genders.map((gender) => (
          <label key={gender} className={styles.choice}>
            <input
              className={styles.radio}
              type="radio"
              name="gender"
              checked={view.values.gender === gender}
              onChange={() => view.change({ gender })}
            />
            {intl.formatMessage(genderTexts[gender])}
          </label>
        ))}
      </fieldset>
      <div role="alert" className={formStyles.problem}>
        {view.isMissing ? (
          <p className={styles.full}>{intl.formatMessage(validationTexts.fill)}</p>
        ) : null}
      </div>
    </StepFrame>
  );
}

type PicksStepProps = { view: PersonaView; list: 'occupations' | 'personalities' };

function PicksStep({ view, list }: PicksStepProps) {
  const intl = useIntl();
  return (
    <StepFrame view={view} formProps={goesOn(view)}>
      <div role="alert" className={formStyles.problem}>
        {view.isFull ? (
          <p className={styles.full}>
            <FormattedMessage id="persona.full" />
          </p>
        ) : null}
      </div>
      <div className={styles.chips} role="group" aria-label={intl.formatMessage(stepTexts[list])}>
        {list === 'occupations'
          ? occupations.map((pick) => (
              <Chip
                key={pick}
                pressed={view.values.occupations.includes(pick)}
                onClick={() => view.pick({ list, pick })}
              >
                {intl.formatMessage(occupationTexts[pick])}
              </Chip>
            ))
          : personalities.map((pick) => (
              <Chip
                key={pick}
                pressed={view.values.personalities.includes(pick)}
                onClick={() => view.pick({ list, pick })}
              >
                {intl.formatMessage(personalityTexts[pick])}
              </Chip>
            ))}
      </div>
    </StepFrame>
  );
}

type TextStepProps = { view: PersonaView; topic: 'scenario' | 'likes' | 'dislikes' };

function TextStep({ view, topic }: TextStepProps) {
  const intl = useIntl();
  const { formProblem } = view;
  const problem = useMemo(() => textProblem(formProblem, topic), [formProblem, topic]);
  const { formProps, field } = useSchemaForm({
    initialValues: { text: view.values[topic] },
    schema: textSchema,
    problem,
    busy: false,
    onSubmit: view.next,
  });
  const text = field('text');
  return (
    <StepFrame view={view} formProps={formProps}>
      <TextArea
        {...text}
        label={intl.formatMessage(stepTexts[topic])}
        labelHidden
        hint={
          <FormattedMessage
            id="persona.length"
            values={{ length: view.values[topic].trim().length, most: TEXT_LENGTH }}
          />
        }
        rows={5}
        onChange={(event) => {
          text.onChange(event);
          view.change({ [topic]: event.target.value });
        }}
      />
    </StepFrame>
  );
}

/** The contract names the form's only field by its topic. */
function textProblem(formProblem: FormProblem | null, topic: TextStepProps['topic']) {
  if (formProblem?.kind !== 'fields') return formProblem;
  const code = formProblem.errors[topic];
  return code === undefined ? null : { ...formProblem, errors: { text: code } };
}
