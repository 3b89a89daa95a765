import { useSelector } from '@xstate/react';
import { Radio } from 'lucide-react';
import { StepControls } from '../frame/StepControls';
import styles from './Live.module.css';
import { clockWords } from './logOf';
import type { PlayerRef } from './playerMachine';

/** Goes through the steps: one by one, by scrubbing, or live. */
export function PlayerBar({ actor }: { actor: PlayerRef }) {
  const { tape, position, last, isLive } = useSelector(actor, ({ context }) => context);
  const isPlaying = useSelector(actor, (snapshot) => snapshot.hasTag('playing'));
  const isFollowing = useSelector(actor, (snapshot) => snapshot.hasTag('following'));
  const goTo = (to: number) => actor.send({ type: 'player.goTo', position: to });
  return (
    <StepControls
      className={styles.bar}
      position={position}
      last={last}
      isRunning={isPlaying || isFollowing}
      onGoTo={goTo}
      onPlay={() => actor.send({ type: 'player.play' })}
      onPause={() => actor.send({ type: 'player.pause' })}
    >
      <input
        type="range"
        aria-label="Step"
        min={0}
        max={last}
        value={position}
        aria-valuetext={`Step ${position} of ${last}, at ${clockWords(tape.time(position))}`}
        onChange={({ target }) => goTo(target.valueAsNumber)}
      />
      <span className={styles.count}>
        {position} of {last} · {clockWords(tape.time(position))}
      </span>
      {isLive ? (
        <button
          type="button"
          className={styles.live}
          aria-pressed={isFollowing}
          onClick={() => actor.send({ type: 'player.follow' })}
        >
          <Radio aria-hidden="true" /> Follow live
        </button>
      ) : null}
    </StepControls>
  );
}
