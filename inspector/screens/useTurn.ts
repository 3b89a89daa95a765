import { useEffect, useRef, useState } from 'react';
import { arrival } from './arrival';
import { holdStill } from './holdStill';
import { createTurns } from './turns';

/** How many screens load at once; each is a whole page. */
const turns = createTurns(4);
/** How far from the window a screen begins to load. */
const margin = '300px';

/** A late screen counts as missing but may still load: how long to wait for that. */
const latest = 600_000;

/** `waiting`: not near the window yet, or others are first. */
export type Stage = 'waiting' | 'coming' | 'there' | 'missing';

type Wishes = {
  /** Loads even if nobody has scrolled to it. */
  isWanted: boolean;
  /** One of many: nothing in it moves once it has loaded. */
  isStill: boolean;
};

/** When a screen's frame loads: once it is scrolled to, or wanted anyway, and its turn comes. */
export function useTurn({ isWanted, isStill }: Wishes) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isNear, setNear] = useState(false);
  const [stage, setStage] = useState<Stage>('waiting');

  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

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
    void arrival(element, left.signal, stage === 'missing' ? latest : undefined).then(settle, miss);
    return () => left.abort();
  }, [stage, isStill]);

  return { box, frame, stage, retry: () => setStage('waiting') };
}
