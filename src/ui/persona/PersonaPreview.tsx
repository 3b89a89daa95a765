import { useIntl, FormattedMessage } from 'react-intl';
import { PersonaPicture } from './PersonaPicture';
import styles from './PersonaPreview.module.css';
import type { PersonaView } from './usePersona';

/** The card of the character being made, as it will look. */
export function PersonaPreview({ view }: { view: PersonaView }) {
  const intl = useIntl();
  const { values, words } = view;
  const isBegun =
    values.occupations.length > 0 || values.personalities.length > 0 || view.step === 'review';
  const name = values.name.trim();
  return (
    <figure className={styles.preview} aria-label={intl.formatMessage({ id: 'persona.preview' })}>
      <PersonaPicture draft={view} className={styles.picture} />
      <figcaption className={styles.foot}>
        <p className={styles.name}>
          {name === '' ? <FormattedMessage id="persona.nameless" /> : name}
          {values.age.trim() === '' ? null : `, ${values.age.trim()}`}
        </p>
        <p className={styles.tagline}>{isBegun ? words.tagline : null}</p>
      </figcaption>
    </figure>
  );
}
