import { useSelector } from '@xstate/react';
import { CircleAlert, ImagePlus } from 'lucide-react';
import { useId, type ChangeEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PhotoRef } from '../../machines/persona/photoMachine';
import formStyles from '../forms/Form.module.css';
import { serverErrorKey } from '../forms/serverErrors';
import { validationTexts } from '../forms/validation';
import { Button } from '../kit/Button';
import { Checkbox } from '../kit/Checkbox';
import { Spinner } from '../kit/Spinner';
import { PhotoCropper } from './PhotoCropper';
import styles from './PhotoChooser.module.css';
import type { PersonaView } from './usePersona';

const accepted = 'image/jpeg,image/png,image/webp';

type PhotoChooserProps = {
  view: Pick<
    PersonaView,
    'photo' | 'hasPhoto' | 'isPermitted' | 'isMissing' | 'permit' | 'dropPhoto'
  >;
  actor: PhotoRef;
};

/** Chooses, crops and checks a photo, then asks the user to confirm permission. */
export function PhotoChooser({ view, actor }: PhotoChooserProps) {
  const isCropping = useSelector(actor, (snapshot) => snapshot.matches('cropping'));
  const isJudging = useSelector(actor, (snapshot) => snapshot.matches('judging'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isUnjudged = useSelector(actor, (snapshot) => snapshot.matches('unjudged'));
  if (isCropping) return <PhotoCropper actor={actor} />;
  if (isUnjudged)
    return (
      <div className={styles.photo}>
        <p className={formStyles.note} role="alert">
          <CircleAlert aria-hidden="true" />
          <FormattedMessage id="persona.unjudged" />
        </p>
        <div className={styles.buttons}>
          <Button variant="primary" onClick={() => actor.send({ type: 'photo.retry' })}>
            <FormattedMessage id="action.tryAgain" />
          </Button>
          <Button onClick={() => actor.send({ type: 'photo.entrust' })}>
            <FormattedMessage id="persona.entrust" />
          </Button>
          <Button variant="quiet" onClick={() => actor.send({ type: 'photo.cancel' })}>
            <FormattedMessage id="persona.anotherPhoto" />
          </Button>
        </div>
      </div>
    );
  if (isBusy)
    return (
      <div className={styles.working}>
        <p role="status">
          <Spinner />
          {isJudging ? (
            <FormattedMessage id="persona.judging" />
          ) : (
            <FormattedMessage id="persona.opening" />
          )}
        </p>
        <Button variant="quiet" onClick={() => actor.send({ type: 'photo.cancel' })}>
          <FormattedMessage id="persona.cancelPhoto" />
        </Button>
      </div>
    );
  return <Choosing view={view} actor={actor} />;
}

function Choosing({ view, actor }: PhotoChooserProps) {
  const intl = useIntl();
  const problem = useSelector(actor, ({ context }) => context.problem);
  const { photo, hasPhoto } = view;
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // Lets the user choose the same file again.
    event.target.value = '';
    if (file) actor.send({ type: 'photo.choose', file });
  };
  return (
    <div className={styles.photo}>
      <div role="alert" className={formStyles.problem}>
        {problem ? (
          <p className={formStyles.note}>
            <CircleAlert aria-hidden="true" />
            {intl.formatMessage(validationTexts[serverErrorKey('photo', problem)])}
          </p>
        ) : null}
      </div>
      {hasPhoto ? null : (
        <p className={styles.private}>
          <FormattedMessage id="persona.photoLead" />
        </p>
      )}
      <div className={styles.buttons}>
        <FileButton hasPhoto={hasPhoto} onChange={choose} />
        {hasPhoto ? (
          <Button variant="quiet" onClick={view.dropPhoto}>
            <FormattedMessage id="persona.dropPhoto" />
          </Button>
        ) : null}
      </div>
      <p className={styles.private}>
        <FormattedMessage id="persona.photoPrivate" />
      </p>
      {photo === null ? null : (
        <Checkbox
          label={<FormattedMessage id="persona.statement" />}
          checked={view.isPermitted}
          error={view.isMissing ? intl.formatMessage(validationTexts.fill) : undefined}
          onChange={(event) => view.permit(event.target.checked)}
        />
      )}
    </div>
  );
}

type FileButtonProps = {
  hasPhoto: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

function FileButton({ hasPhoto, onChange }: FileButtonProps) {
  const id = useId();
  return (
    <span className={styles.file}>
      <input id={id} className={styles.input} type="file" accept={accepted} onChange={onChange} />
      <label htmlFor={id} className={styles.label}>
        <ImagePlus aria-hidden="true" />
        {hasPhoto ? (
          <FormattedMessage id="persona.anotherPhoto" />
        ) : (
          <FormattedMessage id="persona.choosePhoto" />
        )}
      </label>
    </span>
  );
}
