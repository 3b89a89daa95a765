import clsx from 'clsx';
import { memo, type KeyboardEvent } from 'react';
import { causeLines, detailHeight, faceInset, fontFamily, fonts, labelInset } from '../chart/faces';
import { machineTitle, stateTitle } from '../chart/titles';
import type { Face } from '../chart/faces';
import type { LaidChart } from '../chart/layout';
import { startLine } from '../chart/layoutGraph';
import type { Point } from '../chart/layoutGraph';
import { roundedPath } from '../chart/svgParts';
import type { Line, VisibleNode } from '../chart/visible';
import styles from './ChartSvg.module.css';
import type { Selection } from './flowMachine';

export type ChartSvgProps = {
  laid: LaidChart;
  selection: Selection | null;
  onSelect: (selection: Selection) => void;
  onFold: (id: string) => void;
};

const margin = 16;

/** The chart itself; its parent handles pan and zoom. */
export const ChartSvg = memo(function ChartSvg({
  laid,
  selection,
  onSelect,
  onFold,
}: ChartSvgProps) {
  const { chart, geometry } = laid;
  const width = geometry.width + 2 * margin;
  const height = geometry.height + 2 * margin;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${-margin} ${-margin} ${width} ${height}`}
      width={width}
      height={height}
      fontFamily={fontFamily}
      role="group"
      aria-label={`Chart of ${machineTitle(chart.nodes[0]?.key ?? '')}`}
    >
      <defs>
        {['plain', 'chosen'].map((name) => (
          <marker
            key={name}
            id={`tip-${name}`}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            orient="auto"
            markerUnits="userSpaceOnUse"
          >
            <path d="M0 0L8 4L0 8z" className={name === 'chosen' ? styles.tipChosen : styles.tip} />
          </marker>
        ))}
      </defs>
      {chart.nodes.map((node) => (
        <StateBox key={node.id} node={node} laid={laid} selection={selection} />
      ))}
      {[...geometry.starts].map(([id, { x, y, width: size }]) => (
        <g key={id}>
          <circle cx={x + size / 2} cy={y + size / 2} r={size / 2} className={styles.start} />
          <path
            d={roundedPath(geometry.lines.get(startLine(id))?.points ?? [])}
            className={styles.line}
            markerEnd="url(#tip-plain)"
          />
        </g>
      ))}
      <Ways laid={laid} selection={selection} onSelect={onSelect} />
      {chart.nodes.map((node) => (
        <StateText
          key={node.id}
          node={node}
          laid={laid}
          selection={selection}
          onSelect={onSelect}
          onFold={onFold}
        />
      ))}
    </svg>
  );
});

type StateProps = { node: VisibleNode; laid: LaidChart; selection: Selection | null };

const isChosenState = (selection: Selection | null, id: string) =>
  selection?.kind === 'state' && selection.id === id;

const isChosenWay = (selection: Selection | null, edges: readonly string[]) =>
  selection?.kind === 'way' && edges.includes(selection.id);

function StateBox({ node, laid, selection }: StateProps) {
  const box = laid.geometry.boxes.get(node.id);
  if (box === undefined) return null;
  const className = clsx(
    styles.box,
    node.children.length > 0 && styles.compound,
    node.isRegion && styles.region,
    isChosenState(selection, node.id) && styles.chosen,
  );
  if (node.kind === 'history') {
    const radius = box.width / 2;
    return (
      <g data-state={node.id}>
        <circle cx={box.x + radius} cy={box.y + radius} r={radius} className={className} />
      </g>
    );
  }
  return (
    <g data-state={node.id}>
      <rect
        x={box.x}
        y={box.y}
        width={box.width}
        height={box.height}
        rx={10}
        className={className}
      />
      {node.kind === 'final' ? (
        <rect
          x={box.x + 3}
          y={box.y + 3}
          width={box.width - 6}
          height={box.height - 6}
          rx={7}
          className={styles.finalInner}
        />
      ) : null}
    </g>
  );
}

const kindWords: Readonly<Record<VisibleNode['kind'], string>> = {
  atomic: 'state',
  compound: 'state with states inside',
  parallel: 'state with parallel parts',
  final: 'end',
  history: 'previous state',
};

function StateText({
  node,
  laid,
  selection,
  onSelect,
  onFold,
}: StateProps & Pick<ChartSvgProps, 'onSelect' | 'onFold'>) {
  const box = laid.geometry.boxes.get(node.id);
  const face = laid.faces.get(node.id);
  if (box === undefined || face === undefined) return null;
  const choose = () => onSelect({ kind: 'state', id: node.id });
  const canFold = node.parent !== null && (node.isFolded || node.children.length > 0);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') choose();
    else if ((event.key === 'f' || event.key === 'F') && canFold) onFold(node.id);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const isHistory = node.kind === 'history';
  const left = box.x + (isHistory ? box.width / 2 : faceInset.left);
  return (
    <g
      className={styles.state}
      role="button"
      tabIndex={0}
      aria-pressed={isChosenState(selection, node.id)}
      aria-label={`${stateTitle(node)}, ${kindWords[node.kind]}${node.description ? `. ${node.description}` : ''}`}
      data-node={node.id}
      onClick={choose}
      onDoubleClick={() => canFold && onFold(node.id)}
      onKeyDown={onKeyDown}
    >
      <rect
        x={box.x}
        y={box.y}
        width={box.width}
        height={node.children.length > 0 ? face.height : box.height}
        rx={10}
        className={styles.target}
      />
      <text
        x={left}
        y={box.y + (isHistory ? box.height / 2 + 5 : faceInset.title)}
        textAnchor={isHistory ? 'middle' : 'start'}
        fontSize={fonts.title.size}
        fontWeight={fonts.title.weight}
        className={styles.title}
      >
        {isHistory ? (node.history === 'deep' ? 'H*' : 'H') : face.title}
      </text>
      {face.details.map(({ kind, lines, edges, cause }, index) => (
        <text
          key={`${kind} ${lines.join(' ')}`}
          data-cause={edges?.[0]}
          x={left}
          y={box.y + faceInset.details + heightBefore(face.details, index)}
          fontSize={fonts.detail.size}
          className={clsx(
            styles.detail,
            styles[kind],
            cause && styles[cause],
            edges !== undefined && isChosenWay(selection, edges) && styles.textChosen,
          )}
          onClick={(event) => {
            const way = edges?.[0];
            if (way === undefined) return;
            event.stopPropagation();
            onSelect({ kind: 'way', id: way });
          }}
        >
          <Lines words={lines} x={left} />
        </text>
      ))}
    </g>
  );
}

/** The lines of a text, one below the other. */
function Lines({ words, x }: { words: readonly string[]; x: number }) {
  const [only, ...more] = words;
  if (more.length === 0) return only;
  return words.map((line, at) => (
    <tspan key={`${at} ${line}`} x={x} dy={at === 0 ? 0 : detailHeight}>
      {`${line} `}
    </tspan>
  ));
}

const heightBefore = (details: Face['details'], index: number): number =>
  details.slice(0, index).reduce((sum, { lines }) => sum + lines.length * detailHeight, 0);

function Ways({ laid, selection, onSelect }: Omit<ChartSvgProps, 'onFold'>) {
  return laid.chart.lines.map((line) => {
    const geometry = laid.geometry.lines.get(line.id);
    if (geometry === undefined) return null;
    const isChosen = line.causes.some(({ edges }) => isChosenWay(selection, edges));
    const isAlways = line.causes.every(({ kind }) => kind === 'always');
    const { label } = geometry;
    return (
      <g key={line.id} data-line={line.id}>
        <path
          d={roundedPath(geometry.points)}
          className={clsx(styles.line, isAlways && styles.always, isChosen && styles.lineChosen)}
          markerEnd={`url(#tip-${isChosen ? 'chosen' : 'plain'})`}
        />
        {label ? (
          <rect
            x={label.x}
            y={label.y}
            width={label.width}
            height={label.height}
            rx={9}
            className={clsx(styles.label, isChosen && styles.labelChosen)}
          />
        ) : null}
        {label ? <Causes {...{ line, label, selection, onSelect }} /> : null}
      </g>
    );
  });
}

type CausesProps = Pick<ChartSvgProps, 'selection' | 'onSelect'> & { line: Line; label: Point };

/** The labels on a line. Keyboard users reach a state's transitions in the side panel. */
function Causes({ line: { causes }, label, selection, onSelect }: CausesProps) {
  const heights = causes.map((cause) => causeLines(cause.label).length * detailHeight);
  return causes.map((cause, index) => {
    const above = heights.slice(0, index).reduce((sum, height) => sum + height, 0);
    const x = label.x + labelInset;
    return (
      <text
        key={cause.label}
        data-cause={cause.edges[0]}
        x={x}
        y={label.y + 15 + above}
        fontSize={fonts.label.size}
        fontWeight={fonts.label.weight}
        className={clsx(
          styles.cause,
          styles[cause.kind],
          isChosenWay(selection, cause.edges) && styles.textChosen,
        )}
        onClick={() => onSelect({ kind: 'way', id: cause.edges[0] ?? '' })}
      >
        <Lines words={causeLines(cause.label)} x={x} />
      </text>
    );
  });
}
