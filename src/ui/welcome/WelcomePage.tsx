import { ArrowLeft, X } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { steps } from '../../machines/welcome/answers';
import type { Step } from '../../machines/welcome/answers';
import type { WelcomeRef } from '../../machines/welcome/welcomeMachine';
import { pageOver } from '../app/pageOver';
import { IconButton } from '../kit/IconButton';
import { Spinner } from '../kit/Spinner';
import { AgeStep } from './AgeStep';
import { CharacterStep } from './CharacterStep';
import { Suggestions } from './Suggestions';
import { GenderStep, PreferenceStep } from './Options';
import { useWelcome } from './useWelcome';
import type { WelcomeView } from './useWelcome';
import styles from './WelcomePage.module.css';

/** `/welcome`: a few questions, one at a time, then a choice of characters. */
export function WelcomePage({ actor }: { actor: WelcomeRef }) {
  const view = useWelcome(actor);
  const { step, suggestions } = view;
  return (
    <div className={styles.page}>
      <Top view={view} />
      {step === null || suggestions === null ? (
        <div className={styles.pending} aria-busy="true">
          <Spinner />
        </div>
      ) : step === 'character' ? (
        <CharacterStep key={step} view={view} actor={suggestions} />
      ) : (
        <div className={styles.scene}>
          <Suggestions actor={suggestions} />
          <div key={step} className={styles.question}>
            {step === 'age' ? (
              <AgeStep view={view} />
            ) : step === 'gender' ? (
              <GenderStep view={view} />
            ) : (
              <PreferenceStep view={view} />
            )}
          </div>
        </div>
      )}
    </div>
  );
}

export default pageOver('welcome', WelcomePage);

function Top({ view: { step, canReturn, goBack } }: { view: WelcomeView }) {
  const intl = useIntl();
  return (
    <header className={styles.top}>
      <span className={styles.corner}>
        {canReturn ? (
          <IconButton
            label={intl.formatMessage({ id: 'welcome.back' })}
            icon={<ArrowLeft />}
            onClick={goBack}
          />
        ) : null}
      </span>
      {step === null ? null : <Progress step={step} />}
      <Link
        href="/"
        className={styles.leave}
        aria-label={intl.formatMessage({ id: 'welcome.leave' })}
      >
        <X aria-hidden="true" />
      </Link>
    </header>
  );
}

function Progress({ step }: { step: Step }) {
  const intl = useIntl();
  const at = steps.indexOf(step);
  return (
    <div
      role="progressbar"
      className={styles.progress}
      aria-valuemin={0}
      aria-valuemax={steps.length}
      aria-valuenow={at + 1}
      aria-label={intl.formatMessage({ id: 'welcome.progress' })}
      aria-valuetext={intl.formatMessage(
        { id: 'welcome.step' },
        { step: at + 1, total: steps.length },
      )}
    >
      {steps.map((one, index) => (
        <span key={one} className={styles.dash} data-done={index <= at ? '' : undefined} />
      ))}
    </div>
  );
}
