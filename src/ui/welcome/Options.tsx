import { Crown, Feather, Mars, NonBinary, Shuffle, Sparkles, Venus } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Pass, Question } from './Question';
import type { WelcomeView } from './useWelcome';
import styles from './WelcomePage.module.css';

type OptionProps = {
  icon: ReactNode;
  label: ReactNode;
  hint?: ReactNode;
  isChosen: boolean;
  onChoose: () => void;
};

/** One tap answers and goes to the next step. */
function Option({ icon, label, hint, isChosen, onChoose }: OptionProps) {
  return (
    <li>
      <button type="button" className={styles.option} aria-pressed={isChosen} onClick={onChoose}>
        <span className={styles.sign} aria-hidden="true">
          {icon}
        </span>
        <span className={styles.optionText}>
          <span className={styles.label}>{label}</span>
          {hint === undefined ? null : <span className={styles.hint}>{hint}</span>}
        </span>
      </button>
    </li>
  );
}

export function GenderStep({ view: { answers, chooseGender, pass } }: { view: WelcomeView }) {
  const { gender } = answers;
  return (
    <>
      <Question
        title={<FormattedMessage id="welcome.genderTitle" />}
        text={<FormattedMessage id="welcome.genderText" />}
      />
      <ul className={styles.options}>
        <Option
          icon={<Venus />}
          label={<FormattedMessage id="welcome.female" />}
          isChosen={gender === 'female'}
          onChoose={() => chooseGender('female')}
        />
        <Option
          icon={<Mars />}
          label={<FormattedMessage id="welcome.male" />}
          isChosen={gender === 'male'}
          onChoose={() => chooseGender('male')}
        />
        <Option
          icon={<NonBinary />}
          label={<FormattedMessage id="welcome.nonBinary" />}
          isChosen={gender === 'non-binary'}
          onChoose={() => chooseGender('non-binary')}
        />
      </ul>
      <Pass isAnswered={gender !== null && gender !== 'skipped'} onPass={pass} />
    </>
  );
}

export function PreferenceStep({
  view: { answers, choosePreference, pass },
}: {
  view: WelcomeView;
}) {
  const { preference } = answers;
  return (
    <>
      <Question
        title={<FormattedMessage id="welcome.preferenceTitle" />}
        text={<FormattedMessage id="welcome.preferenceText" />}
      />
      <ul className={styles.options}>
        <Option
          icon={<Crown />}
          label={<FormattedMessage id="welcome.dominant" />}
          hint={<FormattedMessage id="welcome.dominantHint" />}
          isChosen={preference === 'dominant'}
          onChoose={() => choosePreference('dominant')}
        />
        <Option
          icon={<Feather />}
          label={<FormattedMessage id="welcome.submissive" />}
          hint={<FormattedMessage id="welcome.submissiveHint" />}
          isChosen={preference === 'submissive'}
          onChoose={() => choosePreference('submissive')}
        />
        <Option
          icon={<Sparkles />}
          label={<FormattedMessage id="welcome.nonTraditional" />}
          hint={<FormattedMessage id="welcome.nonTraditionalHint" />}
          isChosen={preference === 'non-traditional'}
          onChoose={() => choosePreference('non-traditional')}
        />
        <Option
          icon={<Shuffle />}
          label={<FormattedMessage id="welcome.noPreference" />}
          hint={<FormattedMessage id="welcome.noPreferenceHint" />}
          isChosen={preference === 'no-preference'}
          onChoose={() => choosePreference('no-preference')}
        />
      </ul>
      <Pass isAnswered={preference !== null && preference !== 'skipped'} onPass={pass} />
    </>
  );
}
