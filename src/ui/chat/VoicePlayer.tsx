import { FormattedMessage, useIntl } from 'react-intl';
import type { ConversationRef } from '../../machines/conversation/conversationMachine';
import type { VoiceRef } from '../../machines/voice/voiceMachine';
import { Button } from '../kit/Button';
import { clockText } from '../kit/clockText';
import { useVoiceButton, useVoicePlace } from './useVoice';
import styles from './Voice.module.css';

const SEEK_STEP = 0.1;

export type VoicePlayerProps = {
  actor: ConversationRef;
  messageId: string;
  /** Who is speaking. */
  name: string;
};

/** The player below a reply that is being spoken, or could not be. */
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
      ? clockText(at)
      : intl.formatMessage(
          { id: 'voice.placeOf' },
          { at: clockText(at), duration: clockText(duration) },
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
        {duration === null ? clockText(at) : `${clockText(at)} / ${clockText(duration)}`}
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
