import type { Count } from './tryTarget';

/** The percentage of the changes that a test could find. */
export const shareOf = ({ tried, explained, found }: Count): number =>
  tried === explained ? 100 : (100 * found) / (tried - explained);

export const isEnough = (count: Count): boolean =>
  shareOf(count) >= count.target.wanted && count.outdated.length === 0;

const columns = ['target', 'changes', 'tried', 'found', 'explained', 'share', 'wanted'];

const rowOf = (count: Count): string[] => [
  count.target.name,
  String(count.all),
  String(count.tried),
  String(count.found),
  String(count.explained),
  `${shareOf(count).toFixed(1)} %`,
  `${count.target.wanted} %`,
];

/** The counts as a Markdown table, and a line on how many targets reach their share. */
export function tableOf(counts: readonly Count[]): string {
  const rows = [columns, ...counts.map(rowOf)];
  const widths = columns.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  const lines = rows.map(
    (row) => `| ${row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  const passed = counts.filter(isEnough).length;
  return [
    lines[0],
    rule,
    ...lines.slice(1),
    '',
    ...counts.flatMap((count) => count.outdated.map((text) => `Explained for nothing: ${text}`)),
    `${passed} passed, ${counts.length - passed} failed`,
  ].join('\n');
}
