import { useImperativeHandle, useRef, type Ref } from 'react';
import { DayLine } from './DayLine';
import styles from './MessageList.module.css';

const seen = [{ opacity: 1 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }];
const SEEN_MS = 1500;

export type DayPillRef = { show: () => void };
export type DayPillProps = { ref: Ref<DayPillRef>; date: string };

/** The date of the topmost message, shown only while scrolling so that it covers nothing. */
export function DayPill({ ref, date }: DayPillProps) {
  const pill = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    show() {
      for (const animation of pill.current?.getAnimations() ?? []) animation.cancel();
      pill.current?.animate(seen, SEEN_MS);
    },
  }));
  // Hidden from screen readers: the list itself has a heading where each day begins.
  return (
    <div ref={pill} className={styles.pill} aria-hidden="true">
      <DayLine date={date} />
    </div>
  );
}
