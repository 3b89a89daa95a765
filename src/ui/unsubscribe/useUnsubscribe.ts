import { useSelector } from '@xstate/react';
import type { UnsubscribeRef } from '../../machines/unsubscribe/unsubscribeMachine';

const screens = ['asking', 'stopping', 'unstopped', 'stopped', 'resuming', 'unresumed'] as const;
const ends = ['resumed', 'invalid'] as const;

export function useUnsubscribe(actor: UnsubscribeRef) {
  const snapshot = useSelector(actor, (current) => current);
  return {
    screen: [...screens, ...ends].find((name) => snapshot.matches(name)) ?? 'looking',
    problem: snapshot.context.problem,
    stop: () => actor.send({ type: 'unsubscribe.stop' }),
    undo: () => actor.send({ type: 'unsubscribe.undo' }),
  };
}
