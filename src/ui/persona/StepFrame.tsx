import clsx from 'clsx';
import {
  useEffect,
  useRef,
  type FormEvent,
  type FormHTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { steps } from '../../machines/persona/persona';
import { FormNote } from '../forms/FormNote';
import styles from './PersonaStep.module.css';
import { leadTexts, shortTexts, stepTexts } from './personaTexts';
import { PremiumNote } from './PremiumNote';
import type { PersonaView } from './usePersona';

/** Lets the Next button at the dialog's foot submit the form. */
export const STEP_FORM = 'persona-step';

type StepFrameProps = {
  view: PersonaView;
  formProps: FormHTMLAttributes<HTMLFormElement> & { ref?: Ref<HTMLFormElement> };
  children: ReactNode;
};

/** One topic: progress, question, answer. */
export function StepFrame({ view, formProps, children }: StepFrameProps) {
  const { step, formProblem } = view;
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // Each step begins at its top, with the preview in sight.
    const dialog = heading.current?.closest('dialog');
    if (dialog) dialog.scrollTop = 0;
  }, []);
  const place = {
    step: steps.indexOf(step) + 1,
    steps: steps.length,
    name: intl.formatMessage(shortTexts[step]),
  };
  return (
    <form {...formProps} id={STEP_FORM} className={styles.step}>
      <header className={styles.header}>
        <p className={styles.place}>
          <FormattedMessage id="persona.place" values={place} />
        </p>
        <ol className={styles.progress} aria-label={intl.formatMessage({ id: 'persona.progress' })}>
          {steps.map((one, index) => (
            <li
              key={one}
              className={clsx(styles.part, index < place.step && styles.passed)}
              aria-current={one === step ? 'step' : undefined}
            >
              <span className={styles.short}>{intl.formatMessage(shortTexts[one])}</span>
            </li>
          ))}
        </ol>
        <h3 ref={heading} tabIndex={-1} className={styles.question}>
          {intl.formatMessage(stepTexts[step])}
        </h3>
        <p className={styles.lead}>{intl.formatMessage(leadTexts[step])}</p>
        {view.needsPremium ? <PremiumNote step={step} /> : null}
      </header>
      <FormNote problem={formProblem} />
      {children}
    </form>
  );
}

/** A form without text fields: there is nothing to validate but what the machine checks. */
export const goesOn = ({ next }: PersonaView) => ({
  onSubmit: (event: FormEvent) => {
    event.preventDefault();
    next();
  },
});
