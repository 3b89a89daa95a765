import { useIntl, FormattedMessage } from 'react-intl';
import { facePortrait } from '../../../common/personaFaces';
import type { Portrait as Picture } from '../../machines/catalogue/character';
import { chosenFace } from '../../machines/persona/faces';
import { Portrait } from '../kit/Portrait';
import styles from './PersonaPreview.module.css';
import type { PersonaView } from './usePersona';

const field: Picture = { colors: ['#c77a6b', '#8a4763', '#3b2340'], sources: [] };

/** The card of the character being made, as it will look. */
export function PersonaPreview({ view }: { view: PersonaView }) {
  const intl = useIntl();
  const { values, photo, editing, isPhotoGone, words } = view;
  const kept = isPhotoGone ? null : (editing?.photo?.portrait ?? null);
  const face = chosenFace(values);
  const drawn = face === null ? field : facePortrait(face);
  const isBegun =
    values.occupations.length > 0 || values.personalities.length > 0 || view.step === 'review';
  const name = values.name.trim();
  return (
    <figure className={styles.preview} aria-label={intl.formatMessage({ id: 'persona.preview' })}>
      {photo === null ? (
        <Portrait
          className={styles.picture}
          key={face?.slug}
          picture={kept ?? drawn}
          alt=""
          sizes="240px"
        />
      ) : (
        <img className={styles.picture} src={photo.data} alt="" />
      )}
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
