import { useId } from 'react';
import type { Entry } from './logOf';
import { clockWords, typeWords } from './logOf';
import styles from './Live.module.css';
import type { Cast } from './tape';

type SequenceViewProps = {
  entries: readonly Entry[];
  names: ReadonlyMap<string, string>;
  /** The step being shown. */
  position: number;
  cast: Cast;
};

const column = 150;
const row = 34;
const head = 36;
const clock = 64;

/** Senders that are no actors: a person, the browser, or the server by way of the page. */
const outside = 'outside';

const bringIntoView = (message: SVGGElement | null) =>
  message?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** Who sent what to whom, from top to bottom; the log says the same in words. */
export function SequenceView({ entries, cast, names, position }: SequenceViewProps) {
  const tip = useId();
  const ids = [...new Set(entries.flatMap(({ from, to }) => [from ?? outside, to]))];
  const columns = [...ids.filter((id) => id === outside), ...ids.filter((id) => id !== outside)];
  const x = (id: string) => clock + column * (columns.indexOf(id) + 0.5);
  const width = clock + column * columns.length;
  const height = row * (entries.length + 0.5);
  if (entries.length === 0) return <p className={styles.empty}>No events yet.</p>;
  return (
    <div className={styles.sequence} role="region" aria-label="Sequence" tabIndex={0}>
      <svg className={styles.heads} width={width} height={head} aria-hidden="true">
        {columns.map((id) => (
          <text key={id} x={x(id)} y={22} textAnchor="middle" className={styles.who}>
            {id === outside ? outside : (names.get(id) ?? 'an actor')}
          </text>
        ))}
      </svg>
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${entries.length} messages between ${columns.length} actors`}
      >
        <defs>
          <marker
            id={tip}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="10"
            markerHeight="10"
            markerUnits="userSpaceOnUse"
            orient="auto-start-reverse"
          >
            <path d="M0 0L8 4L0 8z" className={styles.tip} />
          </marker>
        </defs>
        {columns.map((id) => (
          <line key={id} x1={x(id)} x2={x(id)} y1={0} y2={height} className={styles.life} />
        ))}
        {entries.map(({ step, times, from, to, type, at }, index) => {
          const y = row * (index + 0.75);
          const start = x(from ?? outside);
          const end = x(to);
          const isOwn = start === end;
          const path = isOwn
            ? `M${start} ${y - 8}h26v14h-24`
            : `M${start} ${y}H${end + (end > start ? -2 : 2)}`;
          return (
            <g
              key={step}
              ref={step === position ? bringIntoView : undefined}
              data-here={step === position}
            >
              <text x={4} y={y + 4} className={styles.when}>
                {clockWords(at)}
              </text>
              <path d={path} className={styles.message} markerEnd={`url(#${tip})`} />
              <text
                x={isOwn ? start + 32 : (start + end) / 2}
                y={isOwn ? y + 4 : y - 6}
                textAnchor={isOwn ? 'start' : 'middle'}
                className={styles.words}
              >
                {typeWords(type, cast.get(to)?.machine ?? null)}
                {times > 1 ? ` ×${times}` : ''}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
