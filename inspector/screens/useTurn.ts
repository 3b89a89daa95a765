import { useEffect, useRef, useState } from 'react';
import { arrival } from './arrival';
import { holdStill } from './holdStill';
import { createTurns } from './turns';
import { useNear } from './useNear';

/** How many screens load at once; each is a whole page. */
const turns = createTurns(4);
/** A late screen counts as missing but may still load: how long to wait for that. */
const latest = 600_000;

/** `waiting`: not near the window yet, or others are first. */
export type Stage = 'waiting' | 'coming' | 'there' | 'missing';

type Wishes = {
  /** Loads even if nobody has scrolled to it. */
  isWanted: boolean;
  /** One of many: nothing in it moves once it has loaded. */
  isStill: boolean;
  /** How long it may take before it counts as missing, in milliseconds. */
  patience: number | undefined;
};

/** When a screen's frame loads: once it is scrolled to, or wanted anyway, and its turn comes. */
export function useTurn({ isWanted, isStill, patience }: Wishes) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const isNear = useNear(box);
  const [stage, setStage] = useState<Stage>('waiting');

  // A screen scrolled past before its turn gives way to those in view.
  const isDue = stage === 'coming' || (stage === 'waiting' && (isNear || isWanted));
  useEffect(() => (isDue ? turns.enter(() => setStage('coming')) : undefined), [isDue]);

  useEffect(() => {
    const element = frame.current;
    if ((stage !== 'coming' && stage !== 'missing') || element === null) return;
    const left = new AbortController();
    const settle = () => {
      if (left.signal.aborted) return;
      if (isStill) holdStill(element.contentDocument?.getAnimations() ?? []);
      setStage('there');
    };
    const miss = () => {
      if (!left.signal.aborted) setStage('missing');
    };
    const within = stage === 'missing' ? latest : patience;
    void arrival(element, left.signal, within).then(settle, miss);
    return () => left.abort();
  }, [stage, isStill, patience]);

  return { box, frame, stage, retry: () => setStage('waiting') };
}
