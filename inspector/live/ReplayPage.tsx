import { useActorRef, useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { FilePicker } from '../frame/FilePicker';
import type { FlowLogic } from '../frame/Inspector';
import styles from './Live.module.css';
import { replayLogic } from './liveActors';
import { playerMachine } from './playerMachine';
import type { ReplayRef } from './replayMachine';
import type { Tape } from './tape';
import { WatchView } from './WatchView';

/** A recorded session, to step or scrub through. */
export default function ReplayPage({ logic }: { logic: FlowLogic }) {
  const replay = useActorRef(replayLogic);
  const { tape, count } = useSelector(replay, ({ context }) => context);
  if (tape !== null) return <Replayed key={count} logic={logic} replay={replay} tape={tape} />;
  return (
    <main className={styles.waiting}>
      <h1>A recorded session</h1>
      <p>
        A recording is one file: saved from <Link href="/live">a running page</Link>, or attached to
        a report by someone who hit a problem. It contains no text that anybody wrote.
      </p>
      <RecordingPicker replay={replay} />
    </main>
  );
}

type ReplayedProps = { logic: FlowLogic; replay: ReplayRef; tape: Tape };

function Replayed({ logic, replay, tape }: ReplayedProps) {
  const player = useActorRef(playerMachine, { input: { tape, isLive: false } });
  const { title, startedAt, build } = tape.about;
  return (
    <WatchView logic={logic} player={player} title="A recorded session">
      <p className={styles.nothing}>
        {title}, {new Date(startedAt).toLocaleString('en-GB')}
        {build === null ? '' : `, build ${build}`}. The charts are those of this inspector.
      </p>
      <RecordingPicker replay={replay} />
    </WatchView>
  );
}

function RecordingPicker({ replay }: { replay: ReplayRef }) {
  const { file, tape, name, reason } = useSelector(replay, ({ context }) => context);
  const isBusy = useSelector(replay, (snapshot) => snapshot.hasTag('busy'));
  const isRefused = useSelector(replay, (snapshot) => snapshot.matches('refused'));
  return (
    <>
      <FilePicker
        name="Recording"
        chosen={tape === null ? null : name}
        isBusy={isBusy}
        onChoose={(chosen) => replay.send({ type: 'replay.choose', file: chosen })}
      />
      {isRefused ? (
        <p role="alert" className={styles.refusal}>
          {file?.name}: {reason}
        </p>
      ) : null}
    </>
  );
}
