import type { Point } from './layoutGraph';

const corner = 7;

const between = (from: Point, to: Point, distance: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return from;
  const share = distance / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
};

const at = ({ x, y }: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** The path of a line through its points, with rounded corners. */
export function roundedPath(points: readonly Point[]): string {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return '';
  const turns = points.slice(1, -1).map((turn, index) => {
    const before = points[index] ?? turn;
    const after = points[index + 2] ?? turn;
    const radius = Math.min(
      corner,
      Math.hypot(turn.x - before.x, turn.y - before.y) / 2,
      Math.hypot(after.x - turn.x, after.y - turn.y) / 2,
    );
    return `L${at(between(turn, before, radius))}Q${at(turn)} ${at(between(turn, after, radius))}`;
  });
  return `M${at(first)}${turns.join('')}L${at(last)}`;
}
