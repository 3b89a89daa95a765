import { FormattedMessage } from 'react-intl';
import { Button, ButtonLink } from '../kit/Button';
import { Portrait } from '../kit/Portrait';
import styles from './Persona.module.css';
import type { PersonaView } from './usePersona';

/** The new character, one click from its chat. */
export function MadePanel({ view: { made, list } }: { view: PersonaView }) {
  if (made === null) return null;
  const { name, slug, portrait } = made.character;
  return (
    <div className={styles.made}>
      <Portrait className={styles.madePicture} picture={portrait} alt="" sizes="220px" eager />
      <p role="status" className={styles.madeText}>
        <FormattedMessage id="persona.made" values={{ name }} />
      </p>
      <div className={styles.ways}>
        <Button size="large" onClick={list}>
          <FormattedMessage id="persona.listTitle" />
        </Button>
        <ButtonLink href={`/${slug}`} variant="primary" size="large" className={styles.onward}>
          <FormattedMessage id="persona.chat" values={{ name }} />
        </ButtonLink>
      </div>
    </div>
  );
}
