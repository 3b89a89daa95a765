import { useSelector } from '@xstate/react';
import { Pause, Play, Radio, StepBack, StepForward } from 'lucide-react';
import styles from './Live.module.css';
import { clockWords } from './logOf';
import type { PlayerRef } from './playerMachine';

/** Goes through the steps: one by one, by scrubbing, or as they happen. */
export function PlayerBar({ actor }: { actor: PlayerRef }) {
  const { tape, position, last, isLive } = useSelector(actor, ({ context }) => context);
  const isPlaying = useSelector(actor, (snapshot) => snapshot.hasTag('playing'));
  const isFollowing = useSelector(actor, (snapshot) => snapshot.hasTag('following'));
  const goTo = (to: number) => actor.send({ type: 'player.goTo', position: to });
  return (
    <div className={styles.bar} role="toolbar" aria-label="Steps">
      <button
        type="button"
        aria-label="Back"
        disabled={position === 0}
        onClick={() => goTo(position - 1)}
      >
        <StepBack aria-hidden="true" />
      </button>
      <button
        type="button"
        className={styles.play}
        aria-label={isPlaying || isFollowing ? 'Pause' : 'Play the steps'}
        disabled={last === 0}
        onClick={() =>
          actor.send({ type: isPlaying || isFollowing ? 'player.pause' : 'player.play' })
        }
      >
        {isPlaying || isFollowing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      </button>
      <button
        type="button"
        aria-label="Forward"
        disabled={position >= last}
        onClick={() => goTo(position + 1)}
      >
        <StepForward aria-hidden="true" />
      </button>
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
          <Radio aria-hidden="true" /> As it happens
        </button>
      ) : null}
    </div>
  );
}
