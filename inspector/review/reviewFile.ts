import { isEmptyNote, noteIn } from './notes';
import type { Note, Notes } from './notes';

/** What was approved of a state. */
export type Verdict = {
  /** The fingerprint of what was approved; null if nothing is. */
  approved: string | null;
  /** The screen by which it was approved, such as `chat/PrivatePicture/Veiled`. */
  screen: string | null;
};

/** What reviewers said. */
export type Review = {
  /** By machine id and the state's path in it. */
  verdicts: ReadonlyMap<string, ReadonlyMap<string, Verdict>>;
  notes: Notes;
};

/** A verdict on one state, which replaces the one before. */
export type Judgement = { flow: string; state: string; verdict: Verdict };

/** A verdict or a note, which replaces the one before. */
export type Change = Judgement | { note: Note };

export const reviewVersion = 2;

export const noReview: Review = { verdicts: new Map(), notes: new Map() };

export const noVerdict: Verdict = { approved: null, screen: null };

export const verdictOn = ({ verdicts }: Review, flow: string, state: string): Verdict =>
  verdicts.get(flow)?.get(state) ?? noVerdict;

const judged = (verdicts: Review['verdicts'], { flow, state, verdict }: Judgement) => {
  const flows = new Map(verdicts);
  const states = new Map(flows.get(flow));
  if (verdict.approved === null) states.delete(state);
  else states.set(state, verdict);
  if (states.size === 0) flows.delete(flow);
  else flows.set(flow, states);
  return flows;
};

const noted = (notes: Notes, note: Note): Notes => {
  const all = new Map(notes);
  if (isEmptyNote(note)) all.delete(note.id);
  else all.set(note.id, note);
  return all;
};

/** The review after some changes; what says nothing is removed. */
export function changed(review: Review, changes: readonly Change[]): Review {
  let { verdicts, notes } = review;
  for (const change of changes)
    if ('note' in change) notes = noted(notes, change.note);
    else verdicts = judged(verdicts, change);
  return { verdicts, notes };
}

/** What a change is about: a later one takes its place. */
export const subjectOf = (change: Change): string =>
  'note' in change ? change.note.id : `${change.flow}: ${change.state}`;

const sorted = <T>(map: ReadonlyMap<string, T>): readonly (readonly [string, T])[] =>
  [...map].toSorted(([a], [b]) => (a < b ? -1 : 1));

const written = ({ approved, screen }: Verdict) =>
  approved === null ? {} : { approved, ...(screen === null ? {} : { screen }) };

/**
 * The review as a file, sorted so that changes by two people merge without conflict. In the
 * repository each note has a file of its own; what a browser saves or is sent holds them all.
 */
export function reviewText({ verdicts, notes }: Review): string {
  const flows = sorted(verdicts).map(([flow, states]) => [
    flow,
    Object.fromEntries(sorted(states).map(([state, verdict]) => [state, written(verdict)])),
  ]);
  const all = sorted(notes).map(([, note]) => note);
  const file = { version: reviewVersion, flows: Object.fromEntries(flows) };
  return `${JSON.stringify(all.length === 0 ? file : { ...file, notes: all }, null, 2)}\n`;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mostOfName = 4_000;

const isText = (value: unknown): value is string | undefined =>
  value === undefined || (typeof value === 'string' && value !== '' && value.length <= mostOfName);

const verdictIn = (value: unknown): Verdict | null => {
  if (!isRecord(value)) return null;
  const { approved, screen, ...others } = value;
  if (!isText(approved) || !isText(screen) || Object.keys(others).length > 0) return null;
  return { approved: approved ?? null, screen: screen ?? null };
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
  const changes: Change[] = [];
  for (const [flow, states] of Object.entries(value['flows'])) {
    if (!isRecord(states)) return { reason: `The review of ${flow} is damaged.` };
    for (const [state, said] of Object.entries(states)) {
      const verdict = verdictIn(said);
      if (verdict === null) return { reason: `The review of ${flow}: ${state} is damaged.` };
      changes.push({ flow, state, verdict });
    }
  }
  const { notes = [] } = value;
  if (!Array.isArray(notes)) return { reason: 'The notes are damaged.' };
  for (const one of notes) {
    const note = noteIn(one);
    if (note === null) return { reason: 'A note is damaged.' };
    changes.push({ note });
  }
  return { review: changed(noReview, changes) };
}

/** Changes as sent to be written. */
export const changesText = (changes: readonly Change[]): string =>
  JSON.stringify(
    changes.map((change) =>
      'note' in change
        ? change
        : { flow: change.flow, state: change.state, verdict: written(change.verdict) },
    ),
  );

const changeIn = (value: unknown): Change | null => {
  if (!isRecord(value)) return null;
  if ('note' in value) {
    const note = noteIn(value['note']);
    return note && { note };
  }
  const { flow, state } = value;
  const verdict = verdictIn(value['verdict']);
  if (typeof flow !== 'string' || typeof state !== 'string' || verdict === null) return null;
  return { flow, state, verdict };
};

/** Changes that were sent, or null if the text holds none. */
export function readChanges(text: string): readonly Change[] | null {
  const value = readJson(text);
  if (!Array.isArray(value)) return null;
  const changes = value.map(changeIn);
  return changes.every((change) => change !== null) ? changes : null;
}
