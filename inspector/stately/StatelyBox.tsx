import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { FormEvent } from 'react';
import liveStyles from '../live/Live.module.css';
import type { Tape } from '../live/tape';
import { statelyLogic } from './statelyWindow';

type StatelyBoxProps = {
  tape: Tape;
  /** Changes whenever the tape has grown. */
  heard: number;
};

/** Sends what is being watched to a window of Stately's tools, once somebody asks for it. */
export function StatelyBox({ tape, heard }: StatelyBoxProps) {
  const actor = useActorRef(statelyLogic, { input: { tape } });
  useEffect(() => actor.send({ type: 'stately.grow' }), [actor, heard]);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isBlocked = useSelector(actor, (snapshot) => snapshot.matches('blocked'));
  const isTelling = useSelector(actor, (snapshot) => snapshot.matches({ wanted: 'telling' }));
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = new FormData(event.currentTarget).get('address');
    if (typeof address === 'string') actor.send({ type: 'stately.open', address });
  };
  return (
    <details className={liveStyles.send}>
      <summary>For Stately’s tools</summary>
      <form className={liveStyles.group} onSubmit={open} aria-busy={isBusy}>
        <label className={liveStyles.field}>
          Address of Stately’s inspector, which opens in a window and receives what this page shows
          <input type="url" name="address" required placeholder="http://localhost:5000/" />
        </label>
        <p className={liveStyles.buttons}>
          <button type="submit" className={liveStyles.button}>
            Open it
          </button>
          {isTelling ? (
            <button
              type="button"
              className={liveStyles.button}
              onClick={() => actor.send({ type: 'stately.end' })}
            >
              End it
            </button>
          ) : null}
        </p>
        <p role="status" className={liveStyles.nothing}>
          {isTelling ? 'It receives what happens, except for what is left out here.' : ''}
        </p>
      </form>
      {isBlocked ? (
        <p role="alert" className={liveStyles.refusal}>
          The window could not be opened. Allow pop-ups for this page, and check the address.
        </p>
      ) : null}
    </details>
  );
}
