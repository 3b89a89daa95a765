import { useEffect, useLayoutEffect, useRef, useState } from 'react';

const NEAR_END_PX = 64;
const FAR_FROM_END_PX = 320;
const NEAR_START_PX = 400;

/**
 * Keeps a scroller at its end while the reader is there, and still while they are not, also when
 * older rows are put before the first. `firstKey` is the key of the first row.
 */
export function useFollowEnd(firstKey: string | undefined, onNearStart: () => void) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const height = useRef(0);
  const [isFarFromEnd, setFarFromEnd] = useState(false);

  useLayoutEffect(() => {
    const box = scroller.current;
    if (box === null) return;
    if (follows.current) box.scrollTop = box.scrollHeight;
    else box.scrollTop += box.scrollHeight - height.current;
  }, [firstKey]);

  // The observer hears of new rows a frame later, which older rows need not wait for.
  useLayoutEffect(() => {
    height.current = scroller.current?.scrollHeight ?? 0;
  });

  useEffect(() => {
    const box = scroller.current;
    if (box === null || content.current === null) return;
    const observer = new ResizeObserver(() => {
      height.current = box.scrollHeight;
      if (follows.current) box.scrollTop = box.scrollHeight;
    });
    observer.observe(content.current);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  const onScroll = () => {
    const box = scroller.current;
    if (box === null) return;
    const left = box.scrollHeight - box.scrollTop - box.clientHeight;
    follows.current = left < NEAR_END_PX;
    setFarFromEnd(left > FAR_FROM_END_PX);
    if (box.scrollTop < NEAR_START_PX && !follows.current) onNearStart();
  };

  const goToEnd = () => {
    const box = scroller.current;
    follows.current = true;
    box?.scrollTo({ top: box.scrollHeight, behavior: 'smooth' });
  };

  return { scroller, content, isFarFromEnd, onScroll, goToEnd };
}
