import { useSelector } from '@xstate/react';
import type { CallRef } from '../../machines/call/callMachine';
import { Portrait, type PortraitPicture } from '../kit/Portrait';
import styles from './CallRing.module.css';
import type { CallLive } from './useCall';

type CallRingProps = {
  actor: CallRef;
  picture: PortraitPicture;
  /** What the character is doing; undefined if there is no call. */
  agent: CallLive['agent'] | undefined;
};

/** The character's portrait in a ring that grows with the voice of whoever speaks. */
export function CallRing({ actor, picture, agent }: CallRingProps) {
  return (
    <div className={styles.ring} data-agent={agent}>
      {agent === 'speaking' || agent === 'listening' ? <Voice actor={actor} agent={agent} /> : null}
      <Portrait className={styles.portrait} picture={picture} alt="" sizes="300px" eager />
    </div>
  );
}

/** How much wider than the portrait the loudest voice makes it. */
const MOST = 0.28;

/** A component of its own because it renders ten times a second. */
function Voice({ actor, agent }: { actor: CallRef; agent: 'speaking' | 'listening' }) {
  const level = useSelector(actor, ({ context }) =>
    agent === 'speaking' ? context.voice : context.level,
  );
  return (
    <span
      className={styles.voice}
      style={{ scale: String(1 + MOST * Math.sqrt(level)) }}
      aria-hidden="true"
    />
  );
}
