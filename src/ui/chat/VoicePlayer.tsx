import { FormattedMessage, useIntl } from 'react-intl';
import type { ConversationRef } from '../../machines/conversation/conversationMachine';
import type { VoiceRef } from '../../machines/voice/voiceMachine';
import { Button } from '../kit/Button';
import { useVoiceButton, useVoicePlace } from './useVoice';
import styles from './Voice.module.css';

const SEEK_STEP = 0.1;
const twoDigits = (part: number) => String(part).padStart(2, '0');

/** Minutes and seconds, as `1:05`. */
const clockOf = (seconds: number): string => {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${twoDigits(whole % 60)}`;
};

export type VoicePlayerProps = {
  actor: ConversationRef;
  messageId: string;
  /** Who is heard. */
  name: string;
};

/** Below the words of a reply that is heard, or was to be. */
export function VoicePlayer({ actor, messageId, name }: VoicePlayerProps) {
  const intl = useIntl();
  const { ref, phase } = useVoiceButton(actor, messageId);
  if (ref === null || phase === 'silent') return null;
  return (
    <div
      className={styles.player}
      role="group"
      aria-label={intl.formatMessage({ id: 'voice.playerOf' }, { name })}
    >
      <Player actor={ref} />
    </div>
  );
}

function Player({ actor }: { actor: VoiceRef }) {
  const { phase, play } = useVoicePlace(actor);
  if (phase === 'preparing')
    return (
      <p className={styles.note} role="status">
        <FormattedMessage id="voice.preparing" />
      </p>
    );
  if (phase === 'paywalled')
    return (
      <p className={styles.note} role="status">
        <FormattedMessage id="voice.paywalled" />
      </p>
    );
  if (phase === 'unknown' || phase === 'broken')
    return (
      <p className={styles.note} role="alert">
        {phase === 'unknown' ? (
          <FormattedMessage id="voice.unknown" />
        ) : (
          <FormattedMessage id="voice.failed" />
        )}
      </p>
    );
  if (phase === 'blocked')
    return (
      <Button size="small" onClick={play}>
        <FormattedMessage id="voice.blocked" />
      </Button>
    );
  return <Place actor={actor} />;
}

function Place({ actor }: { actor: VoiceRef }) {
  const intl = useIntl();
  const { at, duration, rate, seek, goFaster } = useVoicePlace(actor);
  const text =
    duration === null
      ? clockOf(at)
      : intl.formatMessage(
          { id: 'voice.placeOf' },
          { at: clockOf(at), duration: clockOf(duration) },
        );
  return (
    <>
      <input
        className={styles.slider}
        type="range"
        min={0}
        max={duration ?? 0}
        step={SEEK_STEP}
        value={Math.min(at, duration ?? 0)}
        disabled={duration === null}
        aria-label={intl.formatMessage({ id: 'voice.place' })}
        aria-valuetext={text}
        onChange={({ target }) => seek(target.valueAsNumber)}
      />
      <span className={styles.time} aria-hidden="true">
        {duration === null ? clockOf(at) : `${clockOf(at)} / ${clockOf(duration)}`}
      </span>
      <button
        type="button"
        className={styles.speed}
        aria-label={intl.formatMessage({ id: 'voice.speed' }, { rate })}
        onClick={goFaster}
      >
        {intl.formatNumber(rate)}×
      </button>
    </>
  );
}
