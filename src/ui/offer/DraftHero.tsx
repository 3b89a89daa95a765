import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PersonaRef } from '../../machines/persona/personaMachine';
import { PersonaPicture } from '../persona/PersonaPicture';
import styles from './Hero.module.css';

/** The character that the user has made so far, for whose sake they see the offer. */
export function DraftHero({ actor, children }: { actor: PersonaRef; children: ReactNode }) {
  const draft = useSelector(actor, ({ context }) => context);
  const { name, age } = draft.values;
  return (
    <div className={styles.hero} data-alone="">
      <div className={styles.faces}>
        <PersonaPicture draft={draft} className={styles.face} />
      </div>
      <div className={styles.line}>
        <p className={styles.name}>
          <FormattedMessage id="card.label" values={{ name: name.trim(), age: age.trim() }} />
        </p>
        <p>{children}</p>
      </div>
    </div>
  );
}
