import type { PointerEvent } from 'react';
import type { LaidChart } from '../chart/layout';
import styles from './Minimap.module.css';
import type { Viewport } from './useViewport';

type Size = { width: number; height: number };

type MinimapProps = {
  laid: LaidChart;
  view: Viewport;
  /** The window of the chart, in pixels. */
  frame: Size;
  /** Puts a point of the chart into the middle of the window. */
  onLook: (point: { x: number; y: number }) => void;
};

/** In pixels, and as a part of the window. */
const longest = { size: 168, share: 0.28 };

/** The whole of a chart that is larger than its window, and what of it is in view. */
export function Minimap({ laid: { chart, geometry }, view, frame, onLook }: MinimapProps) {
  const seen = { width: frame.width / view.scale, height: frame.height / view.scale };
  if (seen.width >= geometry.width && seen.height >= geometry.height) return null;
  const size = Math.min(longest.size, longest.share * Math.min(frame.width, frame.height));
  const scale = size / Math.max(geometry.width, geometry.height);
  const look = ({ currentTarget, clientX, clientY, buttons }: PointerEvent<SVGSVGElement>) => {
    if (buttons === 0) return;
    const { left, top } = currentTarget.getBoundingClientRect();
    onLook({ x: (clientX - left) / scale, y: (clientY - top) / scale });
  };
  return (
    <svg
      className={styles.map}
      width={geometry.width * scale}
      height={geometry.height * scale}
      viewBox={`0 0 ${geometry.width} ${geometry.height}`}
      aria-hidden="true"
      onPointerDown={(event) => {
        event.stopPropagation();
        look(event);
      }}
      onPointerMove={(event) => {
        event.stopPropagation();
        look(event);
      }}
    >
      {chart.nodes.map(({ id }) => {
        const box = geometry.boxes.get(id);
        return box === undefined ? null : <rect key={id} className={styles.box} {...box} />;
      })}
      <rect className={styles.seen} x={-view.x / view.scale} y={-view.y / view.scale} {...seen} />
    </svg>
  );
}
