import { FormattedMessage, useIntl } from 'react-intl';
import { TEXT_LENGTH } from '../../../common/limits';
import { useSchemaForm } from '../forms/useSchemaForm';
import { TextArea } from '../kit/TextArea';
import { storySchema } from './persona.schema';
import { topics, topicTexts } from './personaTexts';
import { StepFrame } from './StepFrame';
import type { PersonaView } from './usePersona';

export function StoryStep({ view }: { view: PersonaView }) {
  const intl = useIntl();
  const { scenario, likes, dislikes } = view.values;
  const { formProps, field } = useSchemaForm({
    initialValues: { scenario, likes, dislikes },
    schema: storySchema,
    problem: view.formProblem,
    busy: false,
    onSubmit: view.next,
  });
  return (
    <StepFrame view={view} formProps={formProps}>
      {topics.map((topic) => {
        const text = field(topic);
        const length = view.values[topic].trim().length;
        return (
          <TextArea
            key={topic}
            {...text}
            label={intl.formatMessage(topicTexts[topic].label)}
            placeholder={intl.formatMessage(topicTexts[topic].example)}
            hint={
              length === 0 ? undefined : (
                <FormattedMessage id="persona.length" values={{ length, most: TEXT_LENGTH }} />
              )
            }
            rows={topic === 'scenario' ? 4 : 2}
            onChange={(event) => {
              text.onChange(event);
              view.change({ [topic]: event.target.value });
            }}
          />
        );
      })}
    </StepFrame>
  );
}
