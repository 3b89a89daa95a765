import { useActorRef, useSelector } from '@xstate/react';
import type { DragEvent } from 'react';
import { Link } from 'wouter';
import type { FlowLogic } from '../frame/Inspector';
import styles from './Live.module.css';
import { replayLogic } from './liveActors';
import { playerMachine } from './playerMachine';
import type { ReplayRef } from './replayMachine';
import type { Tape } from './tape';
import { WatchView } from './WatchView';

/** A session that was recorded: gone through step by step, or by scrubbing. */
export default function ReplayPage({ logic }: { logic: FlowLogic }) {
  const replay = useActorRef(replayLogic);
  const { tape, file } = useSelector(replay, ({ context }) => context);
  if (tape !== null)
    return <Replayed key={file?.lastModified ?? 0} logic={logic} replay={replay} tape={tape} />;
  return (
    <main className={styles.waiting}>
      <h1>A recorded session</h1>
      <p>
        A recording is one file: saved from <Link href="/live">what runs now</Link>, or attached to
        a report by who met a fault. It holds no text that anybody wrote.
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
  const { file, reason } = useSelector(replay, ({ context }) => context);
  const isBusy = useSelector(replay, (snapshot) => snapshot.hasTag('busy'));
  const isRefused = useSelector(replay, (snapshot) => snapshot.matches('refused'));
  const take = (files: FileList | null) => {
    const chosen = files?.item(0);
    if (chosen) replay.send({ type: 'replay.choose', file: chosen });
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files);
  };
  return (
    <>
      <label
        className={styles.drop}
        aria-busy={isBusy}
        onDragOver={(event) => event.preventDefault()}
        onDrop={onDrop}
      >
        <span>Recording</span>
        <strong>{isBusy ? 'One moment…' : (file?.name ?? 'Choose or drop a file')}</strong>
        <input
          type="file"
          accept="application/json,.json"
          aria-label={`Recording: ${file?.name ?? 'choose a file'}`}
          onChange={({ target }) => {
            take(target.files);
            target.value = '';
          }}
        />
      </label>
      {isRefused ? (
        <p role="alert" className={styles.refusal}>
          {reason}
        </p>
      ) : null}
    </>
  );
}
