import clsx from 'clsx';
import { useState } from 'react';
import type { Shown } from '../../src/browser/recorder/protocol';
import panelStyles from '../flow/FlowPanel.module.css';
import { StandBox } from '../flow/StandBox';
import { flowOf } from '../gallery/flows';
import styles from './Live.module.css';
import { clockWords, logOf, treeOf, typeWords } from './logOf';
import type { PlayerRef } from './playerMachine';
import type { ActorNow, Cast, Tape } from './tape';
import pieces from '../frame/Pieces.module.css';

const earlierSteps = 80;
const laterSteps = 10;

const placeOf = ({ machine, active }: ActorNow): string =>
  machine === null
    ? 'an effect'
    : active.map((id) => id.replace(`${machine}.`, '')).join(', ') || 'running';

type ActorListProps = {
  cast: Cast;
  names: ReadonlyMap<string, string>;
  chosen: string | null;
  actor: PlayerRef;
};

/** Chooses whose chart is shown: a running actor's, or that of whichever acts. */
export function ActorList({ cast, names, chosen, actor }: ActorListProps) {
  const [withEffects, setWithEffects] = useState(false);
  const branches = treeOf(cast, withEffects);
  const choose = (id: string | null) => actor.send({ type: 'player.choose', actor: id });
  return (
    <section className={styles.group} aria-label="Actors">
      <h2 className={panelStyles.heading}>Actors</h2>
      <ul className={styles.actors}>
        <li>
          <button type="button" aria-pressed={chosen === null} onClick={() => choose(null)}>
            <strong>Whoever is acting</strong>
          </button>
        </li>
        {branches.map((one) => (
          <li key={one.id} data-depth={Math.min(one.depth, 4)} data-status={one.status}>
            <button type="button" aria-pressed={chosen === one.id} onClick={() => choose(one.id)}>
              <strong>{names.get(one.id)}</strong>{' '}
              <span>{one.status === 'active' ? placeOf(one) : overWords[one.status]}</span>
            </button>
          </li>
        ))}
      </ul>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={withEffects}
          onChange={({ target }) => setWithEffects(target.checked)}
        />
        Show effects too
      </label>
    </section>
  );
}

const overWords = {
  active: 'running',
  done: 'finished',
  error: 'broke',
  stopped: 'stopped',
};

type FocusProps = { focus: ActorNow; name: string | undefined; isActing: boolean };

/** The machine's state, and the last event it got. */
export function StandView({ focus, name, isActing }: FocusProps) {
  return (
    <StandBox
      chart={flowOf(focus.machine ?? '')?.chart ?? null}
      active={focus.active}
      place={`${name}: ${focus.status === 'active' ? placeOf(focus) : overWords[focus.status]}`}
    >
      {focus.told === null ? null : (
        <p>
          {isActing ? 'Just now: ' : 'Last event: '}
          {typeWords(focus.told, focus.machine)} <code>{focus.told}</code>
          {focus.taken.length === 0 ? ', which changed nothing' : ''}
        </p>
      )}
    </StandBox>
  );
}

const shownText = (shown: Shown): string =>
  'value' in shown ? JSON.stringify(shown.value) : shown.kind;

/** The machine's context, as far as it may be shown. */
export function KnownView({ focus }: { focus: ActorNow }) {
  const entries = Object.entries(focus.context);
  return (
    <section className={styles.group} aria-label="Context">
      <h2 className={panelStyles.heading}>Context</h2>
      {entries.length === 0 ? <p className={styles.nothing}>It has no context.</p> : null}
      <dl className={clsx(pieces.values, styles.context)}>
        {entries.map(([key, shown]) => (
          <div key={key} data-changed={focus.changed.includes(key)}>
            <dt>
              {key}
              {focus.changed.includes(key) ? <span> changed</span> : null}
            </dt>
            <dd data-hidden={'kind' in shown}>
              <code>{shownText(shown)}</code>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.nothing}>
        In italics: left out of the recording, which holds only the kind of value.
      </p>
    </section>
  );
}

type LogProps = {
  tape: Tape;
  cast: Cast;
  names: ReadonlyMap<string, string>;
  position: number;
  actor: PlayerRef;
};

/** All events around the current step, the latest first. */
export function LogView({ tape, cast, names, position, actor }: LogProps) {
  const entries = logOf(tape, position - earlierSteps, position + laterSteps).toReversed();
  return (
    <section className={styles.group} aria-label="Log">
      <h2 className={panelStyles.heading}>Log</h2>
      {entries.length === 0 ? <p className={styles.nothing}>Nothing yet.</p> : null}
      <ol className={styles.log}>
        {entries.map(({ step, times, from, to, type, at }) => {
          const isHere = step >= position && step - times < position;
          return (
            <li key={step}>
              <button
                type="button"
                aria-current={isHere ? 'step' : undefined}
                onClick={() => actor.send({ type: 'player.goTo', position: step })}
              >
                <time>{clockWords(at)}</time>
                <span>
                  <strong>{typeWords(type, cast.get(to)?.machine ?? null)}</strong>
                  {times > 1 ? <em> ×{times}</em> : null}
                  <small>
                    {from === null || from === to ? '' : `${names.get(from) ?? 'an actor'} → `}
                    {names.get(to) ?? 'an actor'}
                  </small>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
