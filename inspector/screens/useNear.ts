import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** How far from the window something begins to load. */
const margin = '300px';

/** Whether an element is in the window, or about to be scrolled into it. */
export function useNear(box: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting === true),
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return isNear;
}
