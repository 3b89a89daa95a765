import { CircleAlert, RefreshCw } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { GREETING_LENGTH, TAGLINE_LENGTH } from '../../../common/limits';
import { steps } from '../../machines/persona/persona';
import type { Step } from '../../machines/persona/persona';
import formStyles from '../forms/Form.module.css';
import { serverErrorKey } from '../forms/serverErrors';
import { validationTexts } from '../forms/validation';
import { Button } from '../kit/Button';
import { TextArea } from '../kit/TextArea';
import { TextField } from '../kit/TextField';
import { StepFrame } from './StepFrame';
import { genderTexts, occupationTexts, personalityTexts, shortTexts } from './personaTexts';
import styles from './Review.module.css';
import type { PersonaView } from './usePersona';

type Asked = Exclude<Step, 'review'>;

const asked = steps.filter((step): step is Asked => step !== 'review');

export function Review({ view }: { view: PersonaView }) {
  const intl = useIntl();
  const answers = useAnswers(view);
  const formProps = {
    onSubmit: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      if (!view.isBusy) view.submit();
    },
  };
  return (
    <StepFrame view={view} formProps={formProps}>
      <div role="alert" className={formStyles.problem}>
        <Fault view={view} />
      </div>
      <Words view={view} />
      <dl className={styles.topics}>
        {asked.map((step) => (
          <div key={step} className={styles.topic}>
            <dt className={styles.term}>{intl.formatMessage(shortTexts[step])}</dt>
            <dd className={styles.answer}>
              {answers[step] || <FormattedMessage id="persona.nothing" />}
            </dd>
            <dd className={styles.change}>
              <Button
                size="small"
                variant="quiet"
                aria-label={intl.formatMessage(
                  { id: 'persona.change' },
                  { topic: intl.formatMessage(shortTexts[step]) },
                )}
                onClick={() => view.goTo(step)}
              >
                <FormattedMessage id="persona.edit" />
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </StepFrame>
  );
}

/** The suggested tagline and first message; an empty field means the suggestion. */
function Words({ view: { change, formProblem, suggested, typed, values } }: { view: PersonaView }) {
  const intl = useIntl();
  const errorOf = (field: string) => {
    const code = formProblem?.kind === 'fields' ? formProblem.errors[field] : undefined;
    return code && intl.formatMessage(validationTexts[serverErrorKey(field, code)]);
  };
  return (
    <>
      <div className={styles.word}>
        <TextField
          label={<FormattedMessage id="persona.tagline" />}
          name="tagline"
          value={typed.tagline}
          placeholder={suggested.tagline}
          maxLength={TAGLINE_LENGTH}
          autoComplete="off"
          error={errorOf('tagline')}
          onChange={(event) => change({ tagline: event.target.value })}
        />
        <Button
          size="small"
          variant="quiet"
          icon={<RefreshCw aria-hidden="true" />}
          onClick={() => change({ tagline: null, taglineTurn: (values.taglineTurn ?? 0) + 1 })}
        >
          <FormattedMessage id="persona.suggestTagline" />
        </Button>
      </div>
      <div className={styles.word}>
        <TextArea
          label={<FormattedMessage id="persona.greeting" />}
          name="greeting"
          value={typed.greeting}
          placeholder={suggested.greeting}
          maxLength={GREETING_LENGTH}
          rows={3}
          error={errorOf('greeting')}
          onChange={(event) => change({ greeting: event.target.value })}
        />
        <Button
          size="small"
          variant="quiet"
          icon={<RefreshCw aria-hidden="true" />}
          onClick={() => change({ greeting: null, greetingTurn: (values.greetingTurn ?? 0) + 1 })}
        >
          <FormattedMessage id="persona.suggestGreeting" />
        </Button>
      </div>
    </>
  );
}

function useAnswers({ values, hasPhoto }: PersonaView): Record<Asked, string> {
  const intl = useIntl();
  const { name, age, gender } = values;
  const form = { gender: gender ?? 'other' };
  return {
    who: [name.trim(), age.trim(), gender && intl.formatMessage(genderTexts[gender])].join(', '),
    look: hasPhoto
      ? intl.formatMessage({ id: 'persona.ownPhoto' })
      : intl.formatMessage({ id: 'persona.drawnFace' }),
    character: intl.formatList(
      [
        ...values.occupations.map((one) => intl.formatMessage(occupationTexts[one], form)),
        ...values.personalities.map((one) => intl.formatMessage(personalityTexts[one], form)),
      ],
      { type: 'unit' },
    ),
    story: [values.scenario, values.likes, values.dislikes]
      .map((text) => text.trim())
      .filter((text) => text !== '')
      .join('\n'),
  };
}

function Fault({ view: { problem, editing } }: { view: PersonaView }) {
  if (problem === null || problem.kind === 'fields' || problem.kind === 'limited') return null;
  return (
    <p className={formStyles.note}>
      <CircleAlert aria-hidden="true" />
      <FaultText kind={problem.kind} isNew={editing === null} />
    </p>
  );
}

function FaultText({ kind, isNew }: { kind: 'failed' | 'tooMany' | 'unchecked'; isNew: boolean }) {
  switch (kind) {
    case 'tooMany':
      return <FormattedMessage id="persona.tooMany" />;
    case 'unchecked':
      return <FormattedMessage id="form.unchecked" />;
    case 'failed':
      return isNew ? (
        <FormattedMessage id="persona.failed" />
      ) : (
        <FormattedMessage id="persona.unsaved" />
      );
  }
}
