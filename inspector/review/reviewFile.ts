/** What was said about a state. */
export type Verdict = {
  /** The fingerprint of what was approved; null if nothing is. */
  approved: string | null;
  /** The screen by which it was approved, such as `chat/PrivatePicture/Veiled`. */
  screen: string | null;
  note: string | null;
};

/** Verdicts by machine id and the state's path in it. */
export type Review = ReadonlyMap<string, ReadonlyMap<string, Verdict>>;

/** A verdict on one state, which replaces the one before. */
export type Judgement = { flow: string; state: string; verdict: Verdict };

export const reviewVersion = 1;

export const noVerdict: Verdict = { approved: null, screen: null, note: null };

export const verdictOn = (review: Review, flow: string, state: string): Verdict =>
  review.get(flow)?.get(state) ?? noVerdict;

const isEmpty = ({ approved, note }: Verdict) => approved === null && note === null;

/** The review with some verdicts replaced; an empty verdict is removed. */
export function judged(review: Review, judgements: readonly Judgement[]): Review {
  const flows = new Map(review);
  for (const { flow, state, verdict } of judgements) {
    const states = new Map(flows.get(flow));
    if (isEmpty(verdict)) states.delete(state);
    else states.set(state, verdict);
    if (states.size === 0) flows.delete(flow);
    else flows.set(flow, states);
  }
  return flows;
}

const sorted = <T>(map: ReadonlyMap<string, T>): readonly (readonly [string, T])[] =>
  [...map].toSorted(([a], [b]) => (a < b ? -1 : 1));

const written = ({ approved, screen, note }: Verdict) => ({
  ...(approved === null ? {} : { approved, ...(screen === null ? {} : { screen }) }),
  ...(note === null ? {} : { note }),
});

/** The review as a file, sorted so that changes by two people merge without conflict. */
export function reviewText(review: Review): string {
  const flows = sorted(review).map(([flow, states]) => [
    flow,
    Object.fromEntries(sorted(states).map(([state, verdict]) => [state, written(verdict)])),
  ]);
  return `${JSON.stringify({ version: reviewVersion, flows: Object.fromEntries(flows) }, null, 2)}\n`;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mostOfNote = 4_000;

const isText = (value: unknown): value is string | undefined =>
  value === undefined || (typeof value === 'string' && value !== '' && value.length <= mostOfNote);

const verdictIn = (value: unknown): Verdict | null => {
  if (!isRecord(value)) return null;
  const { approved, screen, note, ...others } = value;
  if (!isText(approved) || !isText(screen) || !isText(note)) return null;
  if (Object.keys(others).length > 0) return null;
  return { approved: approved ?? null, screen: screen ?? null, note: note ?? null };
};

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The review in a text, or why there is none. */
export function readReview(text: string): { review: Review } | { reason: string } {
  const value = readJson(text);
  if (!isRecord(value) || !isRecord(value['flows']))
    return { reason: 'This is not a file of reviews.' };
  if (value['version'] !== reviewVersion)
    return {
      reason: `The review is of version ${String(value['version'])}, not ${reviewVersion}.`,
    };
  const judgements: Judgement[] = [];
  for (const [flow, states] of Object.entries(value['flows'])) {
    if (!isRecord(states)) return { reason: `The review of ${flow} is damaged.` };
    for (const [state, said] of Object.entries(states)) {
      const verdict = verdictIn(said);
      if (verdict === null) return { reason: `The review of ${flow}: ${state} is damaged.` };
      judgements.push({ flow, state, verdict });
    }
  }
  return { review: judged(new Map(), judgements) };
}

/** Verdicts as sent to be written. */
export const judgementsText = (judgements: readonly Judgement[]): string =>
  JSON.stringify(
    judgements.map(({ flow, state, verdict }) => ({ flow, state, verdict: written(verdict) })),
  );

/** Verdicts that were sent, or null if the text holds none. */
export function readJudgements(text: string): readonly Judgement[] | null {
  const value = readJson(text);
  if (!Array.isArray(value)) return null;
  const judgements: Judgement[] = [];
  for (const one of value) {
    if (!isRecord(one)) return null;
    const { flow, state } = one;
    const verdict = verdictIn(one['verdict']);
    if (typeof flow !== 'string' || typeof state !== 'string' || verdict === null) return null;
    judgements.push({ flow, state, verdict });
  }
  return judgements;
}
