import * as v from 'valibot';

const revision = v.object({
  commit: v.string(),
  subject: v.string(),
  author: v.string(),
  at: v.string(),
  /** What else it is, such as where the branch left main; empty for most. */
  place: v.string(),
});

/** A commit that changed a machine or a text. */
export type Revision = v.InferOutput<typeof revision>;

/** The commits in an answer of the development server. */
export const readRevisions = (data: unknown): readonly Revision[] =>
  v.parse(v.array(revision), data);

export const shortOf = ({ commit }: Revision): string => commit.slice(0, 9);

const dayOf = (at: string): string =>
  new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'short' });

/** A commit in a list: "27 Nov · Ask for the name first · 1a2b3c4d5". */
export const revisionWords = (one: Revision): string =>
  [
    one.place === '' ? dayOf(one.at) : `${dayOf(one.at)} · ${one.place}`,
    one.subject,
    shortOf(one),
  ].join(' · ');

/** Where the inspector of a commit is, beside this one; none for a file of charts. */
export const earlierInspector = (commit: string | null): string | null =>
  commit === null ? null : `before/${commit}/inspector/`;
