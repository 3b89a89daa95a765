import clsx from 'clsx';
import { shownEntries, shownValue } from './shownValue';
import styles from './Simulate.module.css';
import type { Frame } from './simulation';
import pieces from '../frame/Pieces.module.css';

/** The machine's context, with what the last step changed marked. */
export function ContextView({ frame, before }: { frame: Frame; before: Frame | undefined }) {
  const was = new Map(before ? shownEntries(before.context) : []);
  const entries = shownEntries(frame.context);
  if (entries.length === 0) return <p className={styles.nothing}>It has no context.</p>;
  return (
    <dl className={clsx(pieces.values, styles.context)}>
      {entries.map(([key, value]) => {
        const isChanged = before !== undefined && was.get(key) !== value;
        return (
          <div key={key} data-changed={isChanged}>
            <dt>
              {key}
              {isChanged ? <span> changed</span> : null}
            </dt>
            <dd>
              {value.length > 60 ? (
                <details>
                  <summary>{value.slice(0, 44).replaceAll(/\s+/g, ' ')}…</summary>
                  <pre className={styles.value}>{value}</pre>
                </details>
              ) : (
                <code>{value}</code>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The events that the machine sent in the last step. */
export function ToldView({ frame }: { frame: Frame }) {
  if (frame.told.length === 0) return null;
  return (
    <ul className={styles.told}>
      {frame.told.map(({ who, event: { type, ...rest } }, index) => (
        <li key={`${index} ${type}`}>
          {who}: <code>{type}</code>
          {Object.keys(rest).length > 0 ? (
            <details className={styles.more}>
              <summary>With this</summary>
              <pre className={styles.value}>{shownValue(rest)}</pre>
            </details>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
