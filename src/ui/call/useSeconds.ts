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

const twoDigits = (count: number) => String(count).padStart(2, '0');

/** "4:07", "1:02:03". */
export function clockText(seconds: number): string {
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = twoDigits(seconds % 60);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`;
}
