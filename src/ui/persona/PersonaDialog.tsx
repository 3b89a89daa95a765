import clsx from 'clsx';
import { Crown } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { PersonaRef } from '../../machines/persona/personaMachine';
import { Button } from '../kit/Button';
import { Dialog } from '../kit/Dialog';
import { ErrorState } from '../kit/ErrorState';
import { Skeleton } from '../kit/Skeleton';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import { DeleteDialog } from './DeleteDialog';
import { MadePanel } from './MadePanel';
import styles from './Persona.module.css';
import { PersonaList } from './PersonaList';
import { PersonaPreview } from './PersonaPreview';
import { PersonaStep } from './PersonaStep';
import { STEP_FORM } from './StepFrame';
import { usePersona, type PersonaView } from './usePersona';

export type PersonaDialogProps = { actor: PersonaRef; hasPremium: boolean; onClose: () => void };

/** `?create=1`: makes a persona, and lists the user's own. */
export function PersonaDialog({ actor, hasPremium, onClose }: PersonaDialogProps) {
  const view = usePersona(actor, hasPremium);
  return (
    <>
      <Dialog
        size="wide"
        title={<Title view={view} />}
        onClose={onClose}
        footer={view.screen === 'making' ? <Ways view={view} /> : null}
      >
        <Screen view={view} />
      </Dialog>
      {view.deletion === 'none' ? null : <DeleteDialog view={view} />}
    </>
  );
}

function Title({ view: { screen, editing } }: { view: PersonaView }) {
  if (screen === 'list') return <FormattedMessage id="persona.listTitle" />;
  if (editing !== null)
    return <FormattedMessage id="persona.editTitle" values={{ name: editing.character.name }} />;
  return <FormattedMessage id="persona.title" />;
}

function Screen({ view }: { view: PersonaView }) {
  switch (view.screen) {
    case 'loading':
      return (
        <div className={styles.waiting}>
          <VisuallyHidden>
            <p role="status">
              <FormattedMessage id="persona.loading" />
            </p>
          </VisuallyHidden>
          <Skeleton className={styles.line} />
          <Skeleton className={styles.line} />
          <Skeleton className={styles.line} />
        </div>
      );
    case 'unlisted':
      return (
        <div className={styles.column}>
          <ErrorState title={<FormattedMessage id="persona.unlisted" />} onRetry={view.retry} />
          <Button onClick={view.begin}>
            <FormattedMessage id="persona.new" />
          </Button>
        </div>
      );
    case 'list':
      return <PersonaList view={view} />;
    case 'made':
      return <MadePanel view={view} />;
    case 'making':
      return (
        <div className={clsx(styles.wizard, view.isCropping && styles.cropping)}>
          <PersonaPreview view={view} />
          <PersonaStep key={view.step} view={view} />
        </div>
      );
  }
}

function Ways({ view }: { view: PersonaView }) {
  return (
    <div className={styles.ways}>
      {view.step === 'who' ? null : (
        <Button size="large" onClick={view.back}>
          <FormattedMessage id="persona.back" />
        </Button>
      )}
      {view.isCropping ? (
        <Button variant="primary" size="large" className={styles.onward} onClick={view.usePart}>
          <FormattedMessage id="persona.usePhoto" />
        </Button>
      ) : null}
      {view.isPhotoAtWork ? null : (
        <Button
          type="submit"
          form={STEP_FORM}
          variant="primary"
          size="large"
          busy={view.isBusy}
          icon={view.step === 'review' && view.needsPremium ? <Crown /> : undefined}
          className={styles.onward}
        >
          {view.step === 'review' ? (
            view.editing === null ? (
              <FormattedMessage id="persona.create" />
            ) : (
              <FormattedMessage id="persona.save" />
            )
          ) : (
            <FormattedMessage id="persona.next" />
          )}
        </Button>
      )}
    </div>
  );
}
