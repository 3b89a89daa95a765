import * as v from 'valibot';
import { fromWire } from '../../common/wire';
import type { Note, NoteKind, NoteList } from '../machines/memory/note';

const kinds = ['name', 'fact', 'preference'] as const satisfies readonly NoteKind[];

export const noteSchema = v.pipe(
  v.object({
    id: v.string(),
    kind: v.picklist(kinds),
    note: v.string(),
    origin: v.picklist(['learned', 'corrected', 'written']),
    updated_at: v.string(),
  }),
  v.transform((body): Note => fromWire(body)),
);

export const noteListSchema = v.pipe(
  v.object({
    results: v.array(noteSchema),
    most: v.number(),
    summary: v.nullish(v.object({ text: v.string() })),
  }),
  v.transform(({ results: notes, most, summary }): NoteList => ({
    notes,
    most,
    summary: summary?.text ?? null,
  })),
);
