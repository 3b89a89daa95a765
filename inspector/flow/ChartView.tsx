import { useSelector } from '@xstate/react';
import { Maximize, Minus, Plus } from 'lucide-react';
import { useCallback, useEffect, useId, useMemo, useRef, type FocusEvent } from 'react';
import type { LaidChart } from '../chart/layout';
import type { Box } from '../chart/layoutGraph';
import type { Line } from '../chart/visible';
import { ChartSvg } from './ChartSvg';
import { FindState } from './FindState';
import { Minimap } from './Minimap';
import type { Flow } from '../gallery/flows';
import pieces from '../frame/Pieces.module.css';
import styles from './ChartView.module.css';
import type { FlowRef, Selection } from './flowMachine';
import type { ChartMarks } from './marks';
import { ShareBar } from '../share/ShareBar';
import { useMarks } from './useMarks';
import { useViewport } from './useViewport';

export type ChartViewProps = {
  /** The flow whose files can be saved; without it none can. */
  flow?: Flow;
  actor: FlowRef;
  onSelect: (selection: Selection | null) => void;
  marks?: ChartMarks;
};

const noMarks: ChartMarks = {};

/** Where a selection is drawn: a transition without words of its own stands in its state. */
function boxOf({ chart, geometry }: LaidChart, selection: Selection | null): Box | null {
  if (selection === null) return null;
  if (selection.kind === 'state') return geometry.boxes.get(selection.id) ?? null;
  const has = ({ causes }: Pick<Line, 'causes'>) =>
    causes.some(({ edges }) => edges.includes(selection.id));
  const line = chart.lines.find(has);
  const node = chart.nodes.find(({ reactions, ways }) => has({ causes: [...reactions, ...ways] }));
  return geometry.lines.get(line?.id ?? '')?.label ?? geometry.boxes.get(node?.id ?? '') ?? null;
}

/** So many are found at a glance. */
const fewStates = 12;

/** The chart in its window, with controls for zoom and detail. */
export function ChartView({ flow, actor, onSelect, marks = noMarks }: ChartViewProps) {
  const { laid, selection, detailing, chart } = useSelector(actor, ({ context }) => context);
  const isFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const size = useMemo(
    () =>
      laid && {
        width: laid.geometry.width + 32,
        height: laid.geometry.height + 32,
        start: laid.geometry.starts.values().next().value ?? null,
      },
    [laid],
  );
  const chosenBox = useMemo(() => laid && boxOf(laid, selection), [laid, selection]);
  const {
    frame,
    view,
    size: shown,
    zoomIn,
    zoomOut,
    fit,
    look,
    hold,
    reveal,
    handlers,
  } = useViewport(size, chosenBox);
  useMarks(frame, chart, laid, marks);
  const hintId = useId();
  const drawing = useCallback(
    () => frame.current?.querySelector<SVGSVGElement>('svg') ?? null,
    [frame],
  );
  const boxes = laid?.geometry.boxes;
  const folding = useRef<{ id: string; box: Box } | null>(null);
  const onFold = useCallback(
    (id: string) => {
      const box = boxes?.get(id);
      folding.current = box ? { id, box } : null;
      actor.send({ type: 'flow.fold', id });
    },
    [actor, boxes],
  );
  // The state that was unfolded stays where it was, and the others make room for it.
  useEffect(() => {
    const { id = '', box } = folding.current ?? {};
    const now = boxes?.get(id);
    if (box === undefined || now === undefined || box === now) return;
    folding.current = null;
    hold(box, now);
  }, [boxes, hold]);

  useEffect(() => {
    if (chosenBox !== null) reveal(chosenBox);
  }, [chosenBox, reveal]);

  // Only for the keyboard: under a pointer nothing may move.
  const onFocus = ({ target }: FocusEvent) => {
    const box = laid?.geometry.boxes.get(target.getAttribute('data-node') ?? '');
    if (box !== undefined && target.matches(':focus-visible')) reveal(box);
  };

  const hasFolds = chart.nodes.some(
    ({ parent, children }) => parent !== null && children.length > 0,
  );
  return (
    <section className={styles.view} aria-label="Chart" aria-busy={isBusy}>
      <div className={styles.tools} role="toolbar" aria-label="Chart">
        <button type="button" className={pieces.control} onClick={zoomOut} aria-label="Zoom out">
          <Minus aria-hidden="true" />
        </button>
        <span className={styles.scale}>{Math.round(view.scale * 100)} %</span>
        <button type="button" className={pieces.control} onClick={zoomIn} aria-label="Zoom in">
          <Plus aria-hidden="true" />
        </button>
        <button
          type="button"
          className={pieces.control}
          onClick={fit}
          aria-label="Show the whole chart"
        >
          <Maximize aria-hidden="true" />
        </button>
        {chart.nodes.length > fewStates ? <FindState chart={chart} onSelect={onSelect} /> : null}
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={detailing === 'whole'}
            onChange={({ target }) =>
              actor.send({ type: 'flow.detail', detailing: target.checked ? 'whole' : 'names' })
            }
          />
          What each state means
        </label>
        {hasFolds ? (
          <>
            <button
              type="button"
              className={pieces.control}
              onClick={() => actor.send({ type: 'flow.foldAll' })}
            >
              Fold all
            </button>
            <button
              type="button"
              className={pieces.control}
              onClick={() => actor.send({ type: 'flow.unfoldAll' })}
            >
              Unfold all
            </button>
          </>
        ) : null}
        {flow ? <ShareBar flow={flow} drawing={drawing} /> : null}
      </div>
      <p id={hintId} className={styles.hint}>
        Drag or use the arrow keys to move, + and − to zoom, 0 to see everything. Tab moves from
        state to state, Enter selects one, F folds it.
      </p>
      <div role="status" className={styles.status}>
        {isBusy ? <p className={styles.busy}>Drawing the chart…</p> : null}
      </div>
      {isFailed ? (
        <div role="alert" className={styles.failed}>
          <p>The chart could not be laid out.</p>
          <button
            type="button"
            className={pieces.control}
            onClick={() => actor.send({ type: 'flow.retry' })}
          >
            Try again
          </button>
        </div>
      ) : null}
      <div
        ref={frame}
        className={styles.frame}
        role="application"
        aria-label="Chart, movable and zoomable"
        aria-describedby={hintId}
        tabIndex={0}
        onFocus={onFocus}
        {...handlers}
      >
        {laid ? (
          <div
            className={styles.drawing}
            style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
          >
            <ChartSvg laid={laid} selection={selection} onSelect={onSelect} onFold={onFold} />
          </div>
        ) : null}
        {laid ? <Minimap laid={laid} view={view} frame={shown} onLook={look} /> : null}
      </div>
    </section>
  );
}
