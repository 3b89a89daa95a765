import { NOTE_LENGTH } from '../../common/limits';
import type { components } from '../../src/api/schema';
import type { memories } from '../database/schema';

export type Memory = components['schemas']['Memory'];
export type MemoryKind = components['schemas']['MemoryKind'];
export type MemoryRow = typeof memories.$inferSelect;

/** Something to remember from one message. */
export type Learned = { kind: MemoryKind; topic: string; note: string };

export const toMemory = (row: MemoryRow): Memory => ({
  id: row.id,
  kind: row.kind,
  note: row.note,
  origin: row.origin,
  source: row.sourceId,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});

/** On one line, without invisible characters; it may end up empty. */
export const tidyNote = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '')
    .trim();

export const isTooLong = (note: string): boolean => [...note].length > NOTE_LENGTH;
