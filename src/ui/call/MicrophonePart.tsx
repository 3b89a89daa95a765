import { useSelector } from '@xstate/react';
import { Mic } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CallRef } from '../../machines/call/callMachine';
import { Button } from '../kit/Button';
import { Select } from '../kit/Select';
import styles from './MicrophonePart.module.css';
import { microphoneTexts } from './callTexts';
import type { CallView } from './useCall';

/** How systems and browsers name headsets that sound duller while their microphone is on. */
const wireless = /bluetooth|airpods|hands-?free/i;

/** The microphone check: what is wrong with it, its level, and which one is used. */
export function MicrophonePart({ view, actor }: { view: CallView; actor: CallRef }) {
  const intl = useIntl();
  const { microphone, devices, deviceId, live } = view;
  if (microphone.kind === 'failed')
    return (
      <div className={styles.fault} role="alert">
        <p>
          <FormattedMessage {...microphoneTexts[microphone.fault]} />
        </p>
        {microphone.fault === 'insecure' ? null : (
          <Button size="small" onClick={view.check}>
            <FormattedMessage id="action.tryAgain" />
          </Button>
        )}
      </div>
    );
  if (microphone.kind === 'closed' || microphone.kind === 'opening')
    return (
      <Button icon={<Mic />} busy={microphone.kind === 'opening'} onClick={view.check}>
        <FormattedMessage id="call.check" />
      </Button>
    );
  const label = devices.find(({ id }) => id === deviceId)?.label ?? '';
  return (
    <div className={styles.microphone}>
      <Level actor={actor} />
      {microphone.kind === 'silent' && (live === null || live.agent === 'listening') ? (
        <p className={styles.hint} role="status">
          <FormattedMessage id="call.silent" />
        </p>
      ) : null}
      {devices.length > 1 ? (
        <Select
          label={intl.formatMessage({ id: 'call.device' })}
          value={deviceId ?? ''}
          options={devices.map(({ id, label }, index) => ({
            value: id,
            label: label || intl.formatMessage({ id: 'call.deviceNumber' }, { number: index + 1 }),
          }))}
          onChange={({ target }) => view.useDevice(target.value)}
        />
      ) : null}
      {/* Said before the call, and not repeated during it. */}
      {live === null && wireless.test(label) ? (
        <p className={styles.hint}>
          <FormattedMessage id="call.bluetooth" />
        </p>
      ) : null}
    </div>
  );
}

/** A component of its own because it renders ten times a second. */
function Level({ actor }: { actor: CallRef }) {
  const intl = useIntl();
  const level = useSelector(actor, ({ context }) => context.level);
  return (
    <div className={styles.level}>
      <Mic aria-hidden="true" />
      <meter
        className={styles.meter}
        min={0}
        max={1}
        value={level}
        aria-label={intl.formatMessage({ id: 'call.level' })}
      />
    </div>
  );
}
