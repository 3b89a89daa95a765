import { useSelector } from '@xstate/react';
import { Mic, SlidersHorizontal } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SoundDevice } from '../../machines/call/call';
import type { CallRef } from '../../machines/call/callMachine';
import { Button } from '../kit/Button';
import { Select } from '../kit/Select';
import { RoundControl } from './RoundControl';
import styles from './SoundPanel.module.css';
import type { CallView } from './useCall';

/** How systems and browsers name headsets that sound duller while their microphone is on. */
const wireless = /bluetooth|airpods|hands-?free/i;

const isOpen = ({ microphone: { kind } }: CallView) =>
  kind === 'heard' || kind === 'silent' || kind === 'muted';

type SoundPanelProps = { view: CallView; actor: CallRef };

/** The button of the panel in which to try the microphone, and to choose it and the speaker. */
export function SoundPanel({ view, actor }: SoundPanelProps) {
  const id = useId();
  return (
    <>
      <RoundControl icon={<SlidersHorizontal />} popoverTarget={id}>
        <FormattedMessage id="call.sound" />
      </RoundControl>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-labelledby={`${id}-title`}
        className={styles.panel}
      >
        <h2 id={`${id}-title`} className={styles.title}>
          <FormattedMessage id="call.sound" />
        </h2>
        <Microphone view={view} actor={actor} />
        <Speaker view={view} />
      </div>
    </>
  );
}

function Microphone({ view, actor }: SoundPanelProps) {
  const intl = useIntl();
  const { microphone, devices, deviceId, live } = view;
  if (!isOpen(view))
    return (
      <Button icon={<Mic />} busy={microphone.kind === 'opening'} onClick={view.check}>
        <FormattedMessage id="call.check" />
      </Button>
    );
  const label = devices.find(({ id }) => id === deviceId)?.label ?? '';
  return (
    <>
      {microphone.kind === 'muted' ? null : <Level actor={actor} />}
      {devices.length > 1 ? (
        <Select
          label={intl.formatMessage({ id: 'call.device' })}
          value={deviceId ?? ''}
          options={optionsOf(devices, (number) =>
            intl.formatMessage({ id: 'call.deviceNumber' }, { number }),
          )}
          onChange={({ target }) => view.useDevice(target.value)}
        />
      ) : null}
      {/* Said before the call, and not repeated during it. */}
      {live === null && wireless.test(label) ? (
        <p className={styles.hint}>
          <FormattedMessage id="call.bluetooth" />
        </p>
      ) : null}
    </>
  );
}

function Speaker({ view }: { view: CallView }) {
  const intl = useIntl();
  const { speakers, speakerId } = view;
  if (speakers.length < 2) return null;
  return (
    <Select
      label={intl.formatMessage({ id: 'call.speaker' })}
      value={speakerId ?? speakers[0]?.id ?? ''}
      options={optionsOf(speakers, (number) =>
        intl.formatMessage({ id: 'call.speakerNumber' }, { number }),
      )}
      onChange={({ target }) => view.useSpeaker(target.value)}
    />
  );
}

/** A browser may not say what a device is called. */
const optionsOf = (devices: readonly SoundDevice[], numbered: (number: number) => string) =>
  devices.map(({ id, label }, index) => ({ value: id, label: label || numbered(index + 1) }));

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
