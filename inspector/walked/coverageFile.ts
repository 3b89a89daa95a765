import type { Chart } from '../chart/chartTypes';

/** How often each transition was walked, by its id. */
export type Walked = ReadonlyMap<string, number>;

const format = 'flows-coverage';
const version = 1;

/** The file that a test run leaves. */
export const coverageText = (walked: Walked): string =>
  `${JSON.stringify({
    format,
    version,
    walked: Object.fromEntries([...walked].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  })}\n`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A file's content, or why it is not such a file. */
export function readCoverage(text: string): { walked: Walked } | { reason: string } {
  try {
    const file: unknown = JSON.parse(text);
    if (!isRecord(file) || file['format'] !== format)
      return { reason: 'It is not a test record; tests write test-results/flows-coverage.json.' };
    if (file['version'] !== version)
      return { reason: 'It was written by another version: run the tests again.' };
    const walked = isRecord(file['walked']) ? Object.entries(file['walked']) : [];
    return {
      walked: new Map(
        walked.flatMap(([id, count]) =>
          typeof count === 'number' && count > 0 ? [[id, count] as const] : [],
        ),
      ),
    };
  } catch {
    return { reason: 'It is not JSON: it may have been cut off.' };
  }
}

export type Share = { walked: number; all: number };

/** How much of a machine was walked; a transition with several targets counts once. */
export function shareOf({ edges }: Chart, walked: Walked): Share {
  const ways = new Set(edges.map(({ source, event, index }) => [source, event, index].join('|')));
  const taken = new Set(
    edges.flatMap(({ id, source, event, index }) =>
      walked.has(id) ? [[source, event, index].join('|')] : [],
    ),
  );
  return { walked: taken.size, all: ways.size };
}
