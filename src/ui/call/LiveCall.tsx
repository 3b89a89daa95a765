import { Mic, MicOff, PhoneOff, Volume2 } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AnnouncedCause } from '../../machines/call/call';
import type { CallRef } from '../../machines/call/callMachine';
import { Button } from '../kit/Button';
import { clockText } from '../kit/clockText';
import { Captions } from './Captions';
import styles from './LiveCall.module.css';
import { MicrophonePart } from './MicrophonePart';
import { agentTexts, endingTexts } from './callTexts';
import type { CallLive, CallView } from './useCall';
import { useSeconds } from './useSeconds';

export type LiveCallProps = { view: CallView; live: CallLive; name: string; actor: CallRef };

/** The user is connected to the room and the call is running. */
export function LiveCall({ view, live, name, actor }: LiveCallProps) {
  const { microphone } = view;
  const isMuted = microphone.kind === 'muted';
  return (
    <>
      <div className={styles.facts}>
        <p className={styles.state} role="status">
          {live.network === 'reconnecting' ? (
            <FormattedMessage id="call.reconnecting" />
          ) : (
            <FormattedMessage {...agentTexts[live.agent]} values={{ name }} />
          )}
        </p>
        <Duration />
      </div>
      {view.ending ? <Countdown key={view.ending.cause} {...view.ending} /> : null}
      {live.network === 'poor' ? (
        <p className={styles.notice} role="status">
          <FormattedMessage id="call.poor" />
        </p>
      ) : null}
      {live.isBlocked ? (
        <Button variant="primary" icon={<Volume2 />} onClick={view.listen}>
          <FormattedMessage id="call.listen" values={{ name }} />
        </Button>
      ) : null}
      <Captions captions={view.captions} name={name} />
      {isMuted ? (
        <p className={styles.notice} role="status">
          <FormattedMessage id="call.mutedHint" values={{ name }} />
        </p>
      ) : (
        <MicrophonePart view={view} actor={actor} />
      )}
      <div className={styles.controls}>
        {microphone.kind === 'failed' ? null : (
          <Button
            size="large"
            icon={isMuted ? <MicOff /> : <Mic />}
            aria-pressed={isMuted}
            onClick={() => view.mute(!isMuted)}
          >
            <FormattedMessage id="call.mute" />
          </Button>
        )}
        <Button className={styles.hangUp} size="large" icon={<PhoneOff />} onClick={view.end}>
          <FormattedMessage id="call.end" />
        </Button>
      </div>
    </>
  );
}

function Duration() {
  const intl = useIntl();
  const seconds = useSeconds();
  return (
    <p
      className={styles.duration}
      role="timer"
      aria-label={intl.formatMessage({ id: 'call.duration' })}
    >
      {clockText(seconds)}
    </p>
  );
}

function Countdown({ cause, seconds }: { cause: AnnouncedCause; seconds: number }) {
  const left = Math.max(0, seconds - useSeconds());
  return (
    <p className={styles.warning}>
      <span role="status">
        <FormattedMessage {...endingTexts[cause]} />
      </span>{' '}
      <span className={styles.left} role="timer">
        {clockText(left)}
      </span>
    </p>
  );
}
