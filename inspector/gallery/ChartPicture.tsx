import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import type { LaidChart } from '../chart/layout';
import { roundedPath } from '../chart/svgParts';
import type { FlowLogic } from '../frame/Inspector';
import { createTurns } from '../screens/turns';
import type { Flow } from './flows';
import styles from './FlowPictures.module.css';

/** All charts are laid out by one worker, which the page of a flow needs as well. */
const turns = createTurns(1);

/** The charts that were laid out, by machine. */
const drawn = new Map<string, LaidChart>();

type ChartPictureProps = {
  flow: Flow;
  logic: FlowLogic;
  /** It is in the window, or soon will be. */
  isNear: boolean;
};

/** A flow's chart as small as a stamp: its shape, without words. Laid out once it is looked at. */
export function ChartPicture({ flow, logic, isNear }: ChartPictureProps) {
  const [laid, setLaid] = useState(() => drawn.get(flow.id) ?? null);
  const [stage, setStage] = useState<'waiting' | 'due' | 'over'>('waiting');
  const isWanted = laid === null && (stage === 'due' || (stage === 'waiting' && isNear));
  useEffect(() => (isWanted ? turns.enter(() => setStage('due')) : undefined), [isWanted]);
  const keep = useCallback(
    (one: LaidChart | null) => {
      if (one !== null) drawn.set(flow.id, one);
      setLaid(one);
      setStage('over');
    },
    [flow.id],
  );
  if (laid !== null) return <Drawing laid={laid} />;
  return stage === 'due' ? <Laying flow={flow} logic={logic} onDone={keep} /> : null;
}

type LayingProps = {
  flow: Flow;
  logic: FlowLogic;
  /** Null if it cannot be laid out. */
  onDone: (laid: LaidChart | null) => void;
};

function Laying({ flow, logic, onDone }: LayingProps) {
  const actor = useActorRef(logic, { input: { chart: flow.chart, selection: null } });
  const laid = useSelector(actor, ({ context }) => context.laid);
  const isFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  useEffect(() => {
    if (laid !== null || isFailed) onDone(laid);
  }, [laid, isFailed, onDone]);
  return null;
}

const margin = 8;

function Drawing({ laid: { chart, geometry } }: { laid: LaidChart }) {
  const { width, height, boxes, lines } = geometry;
  return (
    <svg
      className={styles.chart}
      viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
    >
      {chart.nodes.map(({ id }) => {
        const box = boxes.get(id);
        return box === undefined ? null : <rect key={id} rx={10} {...box} />;
      })}
      {[...lines].map(([id, { points }]) => (
        <path key={id} d={roundedPath(points)} />
      ))}
    </svg>
  );
}
