import { CircleAlert } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import formStyles from '../forms/Form.module.css';
import { Button } from '../kit/Button';
import { Dialog } from '../kit/Dialog';
import styles from './Persona.module.css';
import type { PersonaView } from './usePersona';

export function DeleteDialog({ view }: { view: PersonaView }) {
  const name = view.marked?.character.name ?? '';
  return (
    <Dialog
      size="question"
      title={<FormattedMessage id="persona.deleteTitle" values={{ name }} />}
      onClose={view.keep}
      footer={
        <>
          <Button onClick={view.keep}>
            <FormattedMessage id="persona.keep" />
          </Button>
          <Button variant="danger" busy={view.deletion === 'deleting'} onClick={view.confirm}>
            <FormattedMessage id="persona.delete" />
          </Button>
        </>
      }
    >
      <div className={styles.column}>
        <p>
          <FormattedMessage id="persona.deleteText" />
        </p>
        <div role="alert">
          {view.deletion === 'failed' ? (
            <p className={formStyles.note}>
              <CircleAlert aria-hidden="true" />
              <FormattedMessage id="persona.undeleted" />
            </p>
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}
