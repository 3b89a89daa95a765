import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { occupations, personalities } from '../../machines/persona/persona';
import formStyles from '../forms/Form.module.css';
import { Chip } from '../kit/Chip';
import styles from './PersonaStep.module.css';
import { listTexts, occupationTexts, personalityTexts } from './personaTexts';
import { goesOn, StepFrame } from './StepFrame';
import type { PersonaView } from './usePersona';

export function CharacterStep({ view }: { view: PersonaView }) {
  const intl = useIntl();
  const { values, pick } = view;
  const gender = values.gender ?? 'other';
  return (
    <StepFrame view={view} formProps={goesOn(view)}>
      <Picks view={view} list="occupations">
        {occupations.map((one) => (
          <Chip
            key={one}
            pressed={values.occupations.includes(one)}
            onClick={() => pick({ list: 'occupations', pick: one })}
          >
            {intl.formatMessage(occupationTexts[one], { gender })}
          </Chip>
        ))}
      </Picks>
      <Picks view={view} list="personalities">
        {personalities.map((one) => (
          <Chip
            key={one}
            pressed={values.personalities.includes(one)}
            onClick={() => pick({ list: 'personalities', pick: one })}
          >
            {intl.formatMessage(personalityTexts[one], { gender })}
          </Chip>
        ))}
      </Picks>
    </StepFrame>
  );
}

type PicksProps = {
  view: PersonaView;
  list: 'occupations' | 'personalities';
  children: ReactNode;
};

function Picks({ view, list, children }: PicksProps) {
  const intl = useIntl();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{intl.formatMessage(listTexts[list])}</legend>
      <div role="alert" className={formStyles.problem}>
        {view.full === list ? (
          <p className={styles.full}>
            <FormattedMessage id="persona.full" />
          </p>
        ) : null}
      </div>
      <div className={styles.chips}>{children}</div>
    </fieldset>
  );
}
