import { Shuffle } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { facePortrait, faceTraits } from '../../../common/personaFaces';
import type { Face } from '../../../common/personaFaces';
import { chosenFace, shownFaces, traits } from '../../machines/persona/faces';
import { Button } from '../kit/Button';
import { Portrait } from '../kit/Portrait';
import { Select } from '../kit/Select';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import styles from './LookStep.module.css';
import { faceText, traitTexts } from './personaTexts';
import { PhotoChooser } from './PhotoChooser';
import { goesOn, StepFrame } from './StepFrame';
import { capital } from './suggestions';
import type { PersonaView } from './usePersona';

/** A drawn face, or a photo instead of it. */
export function LookStep({ view }: { view: PersonaView }) {
  const { photoRef } = view;
  return (
    <StepFrame view={view} formProps={goesOn(view)}>
      {view.hasPhoto || view.isPhotoAtWork ? null : <Faces view={view} />}
      {photoRef ? <PhotoChooser view={view} actor={photoRef} /> : null}
    </StepFrame>
  );
}

function Faces({ view: { values, change } }: { view: PersonaView }) {
  const intl = useIntl();
  const { faces, fitting } = shownFaces(values);
  const chosen = chosenFace(values);
  const wishes = values.wishes ?? {};
  const hasWishes = Object.values(wishes).some((wish) => wish !== '');
  const labelOf = (face: Face) =>
    traits
      .map(
        (trait) =>
          `${intl.formatMessage(traitTexts[trait])}: ${faceText(intl, trait, face[trait])}`,
      )
      .join(', ');
  return (
    <div className={styles.look}>
      <div className={styles.wishes}>
        {traits.map((trait) => (
          <Select
            key={trait}
            label={intl.formatMessage(traitTexts[trait])}
            value={wishes[trait] ?? ''}
            options={[
              { value: '', label: intl.formatMessage({ id: 'face.any' }) },
              ...faceTraits[trait].map((value) => ({
                value,
                label: capital(faceText(intl, trait, value)),
              })),
            ]}
            onChange={(event) =>
              change({ wishes: { ...wishes, [trait]: event.target.value }, turn: 0 })
            }
          />
        ))}
      </div>
      <p role="status" className={styles.fitting}>
        {hasWishes ? <FormattedMessage id="persona.facesFitting" values={{ fitting }} /> : null}
      </p>
      <fieldset className={styles.faces}>
        <legend>
          <VisuallyHidden>
            <FormattedMessage id="persona.faces" />
          </VisuallyHidden>
        </legend>
        {faces.map((face) => (
          <label key={face.slug} className={styles.face}>
            <input
              className={styles.radio}
              type="radio"
              name="face"
              checked={face === chosen}
              onChange={() => change({ face: face.slug })}
              aria-label={labelOf(face)}
            />
            <Portrait picture={facePortrait(face)} alt="" sizes="160px" />
          </label>
        ))}
      </fieldset>
      <Button
        icon={<Shuffle aria-hidden="true" />}
        onClick={() => change({ turn: (values.turn ?? 0) + 1 })}
      >
        <FormattedMessage id="persona.shuffle" />
      </Button>
    </div>
  );
}
