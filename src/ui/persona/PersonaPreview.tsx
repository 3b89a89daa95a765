import { useIntl, FormattedMessage } from 'react-intl';
import type { Portrait as Picture } from '../../machines/catalogue/character';
import { Portrait } from '../kit/Portrait';
import { occupationTexts, personalityTexts } from './personaTexts';
import styles from './PersonaPreview.module.css';
import type { PersonaView } from './usePersona';

const field: Picture = { colors: ['#c77a6b', '#8a4763', '#3b2340'], sources: [] };

/** The card of the character being made, as it will look. */
export function PersonaPreview({ view }: { view: PersonaView }) {
  const intl = useIntl();
  const { values, photo, editing, isPhotoGone } = view;
  const kept = isPhotoGone ? null : (editing?.photo?.portrait ?? null);
  const tagline = [
    ...values.occupations.map((occupation) => intl.formatMessage(occupationTexts[occupation])),
    ...values.personalities.map((trait) => intl.formatMessage(personalityTexts[trait])),
  ].join(' · ');
  const name = values.name.trim();
  return (
    <figure className={styles.preview} aria-label={intl.formatMessage({ id: 'persona.preview' })}>
      {photo === null ? (
        <Portrait className={styles.picture} picture={kept ?? field} alt="" sizes="240px" />
      ) : (
        <img className={styles.picture} src={photo.data} alt="" />
      )}
      <figcaption className={styles.foot}>
        <p className={styles.name}>
          {name === '' ? <FormattedMessage id="persona.nameless" /> : name}
          {values.age.trim() === '' ? null : `, ${values.age.trim()}`}
        </p>
        <p className={styles.tagline}>{tagline}</p>
      </figcaption>
    </figure>
  );
}
