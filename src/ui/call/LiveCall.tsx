import { Mic, MicOff, PhoneOff, Volume2 } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AnnouncedCause } from '../../machines/call/call';
import type { CallRef } from '../../machines/call/callMachine';
import { Button } from '../kit/Button';
import { clockText } from '../kit/clockText';
import { Captions } from './Captions';
import styles from './LiveCall.module.css';
import { MicrophoneNote } from './MicrophoneNote';
import { RoundControl } from './RoundControl';
import { SoundPanel } from './SoundPanel';
import { agentTexts, endingTexts } from './callTexts';
import type { CallLive, CallView } from './useCall';
import { useSeconds } from './useSeconds';

/** What the character is doing, and for how long the call has run. */
export function LiveFacts({ live, name }: { live: CallLive; name: string }) {
  return (
    <div className={styles.facts}>
      <p role="status">
        {live.network === 'reconnecting' ? (
          <FormattedMessage id="call.reconnecting" />
        ) : (
          <FormattedMessage {...agentTexts[live.agent]} values={{ name }} />
        )}
      </p>
      <Duration />
    </div>
  );
}

type LiveCallProps = { view: CallView; live: CallLive; name: string };

/** The user is connected to the room and the call is running. */
export function LiveCall({ view, live, name }: LiveCallProps) {
  return (
    <>
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
      <MicrophoneNote view={view} name={name} />
    </>
  );
}

export function LiveControls({ view, actor }: { view: CallView; actor: CallRef }) {
  const isMuted = view.microphone.kind === 'muted';
  return (
    <>
      {view.microphone.kind === 'failed' ? null : (
        <RoundControl
          icon={isMuted ? <MicOff /> : <Mic />}
          aria-pressed={isMuted}
          onClick={() => view.mute(!isMuted)}
        >
          <FormattedMessage id="call.mute" />
        </RoundControl>
      )}
      <RoundControl tone="hangUp" icon={<PhoneOff />} onClick={view.end}>
        <FormattedMessage id="call.end" />
      </RoundControl>
      <SoundPanel view={view} actor={actor} />
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
