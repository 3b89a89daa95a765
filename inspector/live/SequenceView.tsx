import { useId } from 'react';
import type { Entry } from './logOf';
import { clockWords, typeWords } from './logOf';
import styles from './Live.module.css';
import type { Cast } from './tape';

type SequenceViewProps = {
  entries: readonly Entry[];
  /** The actor whose messages alone are shown; null for all. */
  only: string | null;
  onAll: () => void;
  names: ReadonlyMap<string, string>;
  /** The step being shown. */
  position: number;
  cast: Cast;
};

const column = 130;
const row = 34;
const head = 36;

/** Senders that are no actors: a person, the browser, or the server by way of the page. */
const outside = 'outside';

const bringIntoView = (message: HTMLLIElement | null) =>
  message?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** Who sent what to whom, from top to bottom; what it is stays in sight however wide the rest is. */
export function SequenceView(props: SequenceViewProps) {
  const { entries, only, onAll, cast, names, position } = props;
  const tip = useId();
  const ids = [...new Set(entries.flatMap(({ from, to }) => [from ?? outside, to]))];
  const columns = [...ids.filter((id) => id === outside), ...ids.filter((id) => id !== outside)];
  const x = (id: string) => column * (columns.indexOf(id) + 0.5);
  const width = column * columns.length;
  const height = row * entries.length;
  const nameOf = (id: string | null) =>
    id === null || id === outside ? outside : (names.get(id) ?? 'an actor');
  return (
    <div className={styles.sequence} role="region" aria-label="Sequence" tabIndex={0}>
      {only === null ? null : (
        <p className={styles.only}>
          Only what “{only}” sends and gets.{' '}
          <button type="button" className={styles.button} onClick={onAll}>
            Show everyone’s
          </button>
        </p>
      )}
      {entries.length === 0 ? <p className={styles.empty}>No events yet.</p> : null}
      <div className={styles.messages}>
        <svg className={styles.heads} width={width} height={head} aria-hidden="true">
          {columns.map((id) => (
            <text key={id} x={x(id)} y={22} textAnchor="middle" className={styles.who}>
              <title>{nameOf(id)}</title>
              {shortened(nameOf(id))}
            </text>
          ))}
        </svg>
        <ol className={styles.told} aria-label="Messages">
          {entries.map(({ step, times, from, to, type, at }) => (
            <li
              key={step}
              ref={step === position ? bringIntoView : undefined}
              aria-current={step === position ? 'step' : undefined}
              style={{ blockSize: row }}
            >
              <time>{clockWords(at)}</time>
              <span>
                <strong>
                  {typeWords(type, cast.get(to)?.machine ?? null)}
                  {times > 1 ? ` ×${times}` : ''}
                </strong>
                <small>{from === to ? nameOf(to) : `${nameOf(from)} → ${nameOf(to)}`}</small>
              </span>
            </li>
          ))}
        </ol>
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
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
          {entries.map(({ step, from, to }, index) => {
            const y = row * (index + 0.5);
            const start = x(from ?? outside);
            const end = x(to);
            const path =
              start === end
                ? `M${start} ${y - 8}h26v14h-24`
                : `M${start} ${y}H${end + (end > start ? -2 : 2)}`;
            return (
              <g key={step} data-here={step === position}>
                <path d={path} className={styles.message} markerEnd={`url(#${tip})`} />
              </g>
            );
          })}
        </svg>
      </div>
    </div>
  );
}

/** As much of a name as fits above its line. */
const longest = 19;
const shortened = (name: string) =>
  name.length > longest ? `${name.slice(0, longest - 1)}…` : name;
