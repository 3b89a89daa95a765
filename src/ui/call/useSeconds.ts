import { useEffect, useState } from 'react';

/** How many whole seconds the view has been on screen. */
export function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const begun = performance.now();
    const timer = setInterval(
      () => setSeconds(Math.floor((performance.now() - begun) / 1_000)),
      250,
    );
    return () => clearInterval(timer);
  }, []);
  return seconds;
}
