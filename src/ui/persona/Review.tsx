import { CircleAlert } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { steps } from '../../machines/persona/persona';
import formStyles from '../forms/Form.module.css';
import { Button } from '../kit/Button';
import { StepFrame } from './StepFrame';
import { genderTexts, occupationTexts, personalityTexts, topicTexts } from './personaTexts';
import styles from './Review.module.css';
import type { PersonaView } from './usePersona';

type Topic = keyof typeof topicTexts;

const topics = steps.filter((step): step is Topic => step !== 'review');

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
      <dl className={styles.topics}>
        {topics.map((topic) => (
          <div key={topic} className={styles.topic}>
            <dt className={styles.term}>{intl.formatMessage(topicTexts[topic])}</dt>
            <dd className={styles.answer}>
              {answers[topic] || <FormattedMessage id="persona.nothing" />}
            </dd>
            <dd className={styles.change}>
              <Button
                size="small"
                variant="quiet"
                aria-label={intl.formatMessage(
                  { id: 'persona.change' },
                  { topic: intl.formatMessage(topicTexts[topic]) },
                )}
                onClick={() => view.goTo(topic)}
              >
                <FormattedMessage id="persona.edit" />
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      {view.hasPremium || view.editing !== null ? null : (
        <p className={styles.premium}>
          <FormattedMessage id="persona.premium" />
        </p>
      )}
    </StepFrame>
  );
}

function useAnswers({ values, photo, editing, isPhotoGone }: PersonaView): Record<Topic, string> {
  const intl = useIntl();
  const hasPhoto = photo !== null || (editing?.photo != null && !isPhotoGone);
  return {
    name: `${values.name.trim()}, ${values.age.trim()}`,
    gender: values.gender === null ? '' : intl.formatMessage(genderTexts[values.gender]),
    occupations: intl.formatList(
      values.occupations.map((occupation) => intl.formatMessage(occupationTexts[occupation])),
    ),
    personalities: intl.formatList(
      values.personalities.map((trait) => intl.formatMessage(personalityTexts[trait])),
    ),
    scenario: values.scenario.trim(),
    likes: values.likes.trim(),
    dislikes: values.dislikes.trim(),
    photo: hasPhoto ? intl.formatMessage({ id: 'persona.photoChosen' }) : '',
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
