import type { FormProblem } from '../shared/fieldErrors';

export const noteKinds = ['fact', 'preference', 'name'] as const;
export type NoteKind = (typeof noteKinds)[number];

/** One thing that a character remembers of the user. */
export type Note = {
  id: string;
  kind: NoteKind;
  note: string;
  /** Learned from a message, corrected since then, or written by hand. */
  origin: 'learned' | 'corrected' | 'written';
  updatedAt: string;
};

/** The id of the summary, which is forgotten as a note is. */
export const SUMMARY = 'summary';

export type NoteForm = { kind: NoteKind; note: string };

/**
 * `most`: how many notes are kept per character; `summary`: what it keeps of the older part of a
 * long chat, null if nothing.
 */
export type NoteList = { notes: readonly Note[]; most: number; summary: string | null };

/** `full`: there is no learned note left that could make room. */
export type NoteReply =
  | { kind: 'kept'; note: Note }
  | { kind: 'full' }
  | { kind: 'refused'; problem: FormProblem };
