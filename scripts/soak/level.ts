export type Sample = Readonly<Record<string, number>> & { minute: number };

/** How much a figure may grow in the judged part and still count as level. */
type Bound = { share: number; least: number };

const MB = 1_048_576;
const bounds: readonly (readonly [RegExp, Bound])[] = [
  [/heap|rss/, { share: 0.1, least: 12 * MB }],
  // What users have open varies: streams, calls, and the requests these make.
  [/files|handles|connections/, { share: 0.1, least: 24 }],
  [/jobs/, { share: 0, least: 3 }],
];

export type Level = { name: string; first: number; last: number; growth: number; isLevel: boolean };

/** The growth of the best-fitting line from the first to the last of these values. */
function growthOf(points: readonly (readonly [at: number, value: number])[]): number {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = mean(points.map(([at]) => at));
  const level = mean(points.map(([, value]) => value));
  const spread = points.reduce((sum, [at]) => sum + (at - middle) ** 2, 0);
  const rise = points.reduce((sum, [at, value]) => sum + (at - middle) * (value - level), 0);
  const from = points[0]?.[0] ?? 0;
  const to = points.at(-1)?.[0] ?? 0;
  return spread === 0 ? 0 : (rise / spread) * (to - from);
}

/**
 * Whether each figure is level in the second half of the samples, after the effects of the start
 * and of the restart in the middle.
 */
export function judge(samples: readonly Sample[], judgedFrom: number): Level[] {
  const judged = samples.filter(({ minute }) => minute >= judgedFrom);
  const names = Object.keys(samples[0] ?? {}).filter((name) => name !== 'minute');
  return names.map((name) => {
    const points = judged.map((sample) => [sample.minute, sample[name] ?? 0] as const);
    const first = points[0]?.[1] ?? 0;
    const last = points.at(-1)?.[1] ?? 0;
    const growth = growthOf(points);
    const bound = bounds.find(([names]) => names.test(name))?.[1] ?? { share: 0, least: 0 };
    const isLevel = growth <= Math.max(first * bound.share, bound.least);
    return { name, first, last, growth, isLevel };
  });
}

const shown = (name: string, value: number) =>
  /heap|rss/.test(name) ? `${(value / MB).toFixed(1)} MB` : value.toFixed(value % 1 === 0 ? 0 : 1);

/** As Markdown. */
export const toTable = (levels: readonly Level[]): string =>
  [
    '| figure | when judged from | in the end | growth of its line | level |',
    '| --- | --: | --: | --: | --- |',
    ...levels.map(({ name, first, last, growth, isLevel }) => {
      const values = [first, last, growth].map((value) => shown(name, value));
      return `| ${[name, ...values, isLevel ? 'yes' : 'NO'].join(' | ')} |`;
    }),
  ].join('\n');
