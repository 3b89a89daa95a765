import { Pause, Play, StepBack, StepForward } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './StepControls.module.css';

type StepControlsProps = {
  position: number;
  last: number;
  /** It is playing. */
  isRunning: boolean;
  onGoTo: (position: number) => void;
  onPlay: () => void;
  onPause: () => void;
  className?: string | undefined;
  /** The current step, and further controls. */
  children: ReactNode;
};

/** Goes through steps, one by one or playing. */
export function StepControls({
  position,
  last,
  isRunning,
  onGoTo,
  onPlay,
  onPause,
  className = '',
  children,
}: StepControlsProps) {
  return (
    <div className={`${styles.controls} ${className}`} role="toolbar" aria-label="Steps">
      <button
        type="button"
        aria-label="Back"
        disabled={position === 0}
        onClick={() => onGoTo(position - 1)}
      >
        <StepBack aria-hidden="true" />
      </button>
      <button
        type="button"
        className={styles.play}
        aria-label={isRunning ? 'Pause' : 'Play the steps'}
        disabled={last === 0}
        onClick={isRunning ? onPause : onPlay}
      >
        {isRunning ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      </button>
      <button
        type="button"
        aria-label="Forward"
        disabled={position >= last}
        onClick={() => onGoTo(position + 1)}
      >
        <StepForward aria-hidden="true" />
      </button>
      {children}
    </div>
  );
}
