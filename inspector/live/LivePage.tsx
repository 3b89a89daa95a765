import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { recordingText } from '../../src/browser/recorder/protocol';
import type { FlowLogic } from '../frame/Inspector';
import { saveFile } from '../share/makeFile';
import { StatelyBox } from '../stately/StatelyBox';
import styles from './Live.module.css';
import { liveLogic } from './liveActors';
import type { LiveApp, LiveRef } from './liveMachine';
import { playerMachine } from './playerMachine';
import { SendForm } from './SendForm';
import { WatchView } from './WatchView';
import pieces from '../frame/Pieces.module.css';

/** The running pages of this origin, and what their machines do. */
export default function LivePage({ logic }: { logic: FlowLogic }) {
  const live = useActorRef(liveLogic);
  const { apps, chosen } = useSelector(live, ({ context }) => context);
  const isSeeking = useSelector(live, (snapshot) => snapshot.matches('seeking'));
  const one = apps.get(chosen ?? '');
  if (one === undefined)
    return (
      <main className={styles.waiting}>
        <h1>Running now</h1>
        {isSeeking ? (
          <p role="status">Looking for open pages…</p>
        ) : (
          <>
            <p role="status">No open page answers.</p>
            <p>
              <a href="/" target="_blank" rel="noopener">
                Open the product
              </a>{' '}
              in another tab, or a screen of a flow by its own link: it shows up here by itself,
              within a few seconds of its start. With the development server it may be on another
              device as well.
            </p>
            <p>
              <button type="button" onClick={() => live.send({ type: 'live.seek' })}>
                Ask again
              </button>{' '}
              <Link href="/replay">Open a recording</Link>
            </p>
          </>
        )}
      </main>
    );
  return <Watched key={one.app} logic={logic} live={live} one={one} />;
}

type WatchedProps = { logic: FlowLogic; live: LiveRef; one: LiveApp };

function Watched({ logic, live, one }: WatchedProps) {
  const { tape, about, isGone } = one;
  const { heard, refusal } = useSelector(live, ({ context }) => context);
  const player = useActorRef(playerMachine, { input: { tape, isLive: true } });
  useEffect(() => player.send({ type: 'player.grow' }), [player, heard]);
  const save = () =>
    saveFile(
      'recording.json',
      new Blob([recordingText({ about, lines: tape.lines })], { type: 'application/json' }),
    );
  return (
    <WatchView
      logic={logic}
      player={player}
      title="Running now"
      actions={(focus) =>
        about.mayCommand && !isGone ? (
          <SendForm
            key={`${focus.id} ${focus.active.join()}`}
            focus={focus}
            refusal={refusal}
            onSend={(command) => live.send({ type: 'live.send', command })}
          />
        ) : null
      }
    >
      <AppPicker live={live} />
      <p className={styles.buttons}>
        <button type="button" className={styles.button} onClick={save}>
          Save the recording
        </button>
        <Link href="/replay">Open one</Link>
      </p>
      <StatelyBox tape={tape} heard={heard} />
    </WatchView>
  );
}

const timeOf = (startedAt: number) => new Date(startedAt).toLocaleTimeString('en-GB');

function AppPicker({ live }: { live: LiveRef }) {
  const { apps, chosen } = useSelector(live, ({ context }) => context);
  const one = apps.get(chosen ?? '');
  return (
    <>
      <label className={styles.field}>
        Which page
        <select
          className={pieces.control}
          value={chosen ?? ''}
          onChange={({ target }) => live.send({ type: 'live.choose', app: target.value })}
        >
          {[...apps.values()].toReversed().map(({ app, about: { title, startedAt }, isGone }) => (
            <option key={app} value={app}>
              {title}, since {timeOf(startedAt)}
              {isGone ? ' (gone)' : ''}
            </option>
          ))}
        </select>
      </label>
      <p role="status" className={one?.isGone === true ? styles.gone : styles.nothing}>
        {one?.isGone === true
          ? 'It was closed or reloaded. What it reported stays here until you leave.'
          : 'It is open and reports what it does.'}
      </p>
    </>
  );
}
