import { useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RecordingRef } from '../../machines/recording/recordingMachine';
import { Fault } from '../account/Fault';
import { helpAddress } from '../brand/help';
import formStyles from '../forms/Form.module.css';
import { Button } from '../kit/Button';
import styles from './RecordingPanel.module.css';
import { useRecordingPanel, type RecordingView } from './useRecordingPanel';

/** Records what went wrong: asks first, records, and saves a file to send. */
export function RecordingPanel({ actor }: { actor: RecordingRef }) {
  const view = useRecordingPanel(actor);
  const main = useRef<HTMLButtonElement>(null);
  const { label, act, aside } = actsOf(view);
  // The pressed button goes away; the one beside it stays.
  const stepBack = () => {
    main.current?.focus();
    view.discard();
  };
  return (
    <div className={styles.panel}>
      <div className={styles.text} role="status">
        <Words view={view} />
      </div>
      <Problem screen={view.screen} />
      <div className={styles.acts}>
        <Button ref={main} busy={view.isBusy} onClick={act}>
          {label}
        </Button>
        {aside === null ? null : (
          <Button variant="quiet" onClick={stepBack}>
            {aside}
          </Button>
        )}
      </div>
    </div>
  );
}

function Words({ view: { screen, lines, fileName } }: { view: RecordingView }) {
  const intl = useIntl();
  switch (screen) {
    case 'explained':
    case 'starting':
    case 'failed':
      return (
        <ul className={styles.list}>
          <li>
            <FormattedMessage id="recording.holds" />
          </li>
          <li>
            <FormattedMessage id="recording.holdsNot" />
          </li>
          <li>
            <FormattedMessage id="recording.stays" />
          </li>
        </ul>
      );
    case 'recording':
    case 'ending':
      return <FormattedMessage id="recording.running" />;
    case 'finished':
    case 'saving':
    case 'unsaved':
      return <FormattedMessage id="recording.finished" values={{ lines }} />;
    case 'saved':
      return (
        <FormattedMessage
          id="recording.saved"
          values={{
            file: <b className={styles.file}>{fileName}</b>,
            address: helpAddress,
            link: (chunks) => (
              <a
                className={formStyles.link}
                href={`mailto:${helpAddress}?subject=${encodeURIComponent(
                  intl.formatMessage({ id: 'recording.subject' }),
                )}`}
              >
                {chunks}
              </a>
            ),
          }}
        />
      );
    case 'offered':
      return <FormattedMessage id="recording.offer" />;
  }
}

function Problem({ screen }: { screen: RecordingView['screen'] }) {
  if (screen === 'failed')
    return (
      <Fault>
        <FormattedMessage id="recording.failed" />
      </Fault>
    );
  if (screen === 'unsaved')
    return (
      <Fault>
        <FormattedMessage id="recording.unsaved" />
      </Fault>
    );
  return null;
}

type Acts = { label: ReactNode; act: () => void; aside: ReactNode };

const again = <FormattedMessage id="action.tryAgain" />;
const notNow = <FormattedMessage id="recording.notNow" />;
const throwAway = <FormattedMessage id="recording.discard" />;

/** The next step and the way back; null if there is none. */
function actsOf({ screen, explain, agree, stop, save }: RecordingView): Acts {
  switch (screen) {
    case 'offered':
      return { label: <FormattedMessage id="recording.explain" />, act: explain, aside: null };
    case 'explained':
    case 'starting':
      return { label: <FormattedMessage id="recording.agree" />, act: agree, aside: notNow };
    case 'failed':
      return { label: again, act: agree, aside: notNow };
    case 'recording':
    case 'ending':
      return { label: <FormattedMessage id="recording.finish" />, act: stop, aside: throwAway };
    case 'finished':
    case 'saving':
      return { label: <FormattedMessage id="recording.save" />, act: save, aside: throwAway };
    case 'unsaved':
      return { label: again, act: save, aside: throwAway };
    case 'saved':
      return {
        label: <FormattedMessage id="recording.saveAgain" />,
        act: save,
        aside: <FormattedMessage id="recording.done" />,
      };
  }
}
