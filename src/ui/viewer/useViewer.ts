import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import type { Direction, ViewerRef } from '../../machines/viewer/viewerMachine';
import { hearGestures } from './gestures';
import { watchFrame } from './watchFrame';

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** What the viewer shows of a picture, and what hands and keys tell it. */
export function useViewer(actor: ViewerRef) {
  const stage = useRef<HTMLDivElement>(null);
  const zoom = useSelector(actor, ({ context }) => context.zoom);
  const pull = useSelector(actor, ({ context }) => context.pull);
  const isLarge = useSelector(actor, (snapshot) => snapshot.hasTag('large'));
  const isHeld = useSelector(actor, (snapshot) => snapshot.hasTag('held'));

  useEffect(() => {
    const element = stage.current;
    if (element === null) return;
    const hearing = new AbortController();
    hearGestures(element, actor.send, hearing.signal);
    watchFrame(element, actor.send, hearing.signal);
    return () => hearing.abort();
  }, [actor]);

  const moves = useMemo(
    () => ({
      goOn: () => actor.send({ type: 'viewer.next' }),
      goBack: () => actor.send({ type: 'viewer.previous' }),
      zoomIn: () => actor.send({ type: 'viewer.zoomIn' }),
      zoomOut: () => actor.send({ type: 'viewer.zoomOut' }),
      close: () => actor.send({ type: 'viewer.close' }),
    }),
    [actor],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = directions[event.key];
    if (event.key === '+' || event.key === '=') moves.zoomIn();
    else if (event.key === '-') moves.zoomOut();
    else if (event.key === '0') actor.send({ type: 'viewer.zoomReset' });
    else if (direction !== undefined) actor.send({ type: 'arrow.pressed', direction });
    else return;
    event.preventDefault();
  };
  return { stage, zoom, pull, isLarge, isHeld, onKeyDown, ...moves };
}
