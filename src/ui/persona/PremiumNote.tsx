import { Crown } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { Step } from '../../machines/persona/persona';
import styles from './PremiumNote.module.css';

/** Says in the first step and in the last that saving takes premium. */
export function PremiumNote({ step }: { step: Step }) {
  if (step !== 'who' && step !== 'review') return null;
  return (
    <p className={styles.note}>
      <Crown aria-hidden="true" />
      <span>
        {step === 'who' ? (
          <FormattedMessage id="persona.premiumAhead" />
        ) : (
          <FormattedMessage id="persona.premium" />
        )}
      </span>
    </p>
  );
}
