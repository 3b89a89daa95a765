import { object, string, type ObjectSchema } from 'yup';
import { NOTE_LENGTH } from '../../../common/limits';
import { noteKinds } from '../../machines/memory/note';
import type { NoteKind } from '../../machines/memory/note';
import { says } from '../forms/validation';

export type NoteValues = { kind: NoteKind; note: string };

/** The server's limit for a note. */
export const noteSchema: ObjectSchema<NoteValues> = object({
  kind: string().oneOf(noteKinds).required(says('fill')),
  note: string().trim().required(says('fill')).max(NOTE_LENGTH, says('noteLong')),
});
