import * as v from 'valibot';
import type { CharacterDetail } from '../machines/catalogue/character';
import type { HistoryPage } from '../machines/conversation/message';
import {
  characterFields,
  characterSchema,
  messageSchema,
  portraitSchema,
  toCharacter,
} from './parse';

/* What a character's own page shows in addition to the wall. */

export const characterDetailSchema = v.pipe(
  v.object({
    ...characterFields,
    greeting: v.string(),
    gallery: v.array(portraitSchema),
    // Absent in what the device kept of an earlier build.
    similar: v.optional(v.array(characterSchema), []),
  }),
  v.transform(({ greeting, gallery, similar, ...body }): CharacterDetail => ({
    ...toCharacter(body),
    greeting,
    gallery,
    similar,
  })),
);

export const historySchema = v.pipe(
  v.object({
    results: v.array(messageSchema),
    next_param: v.nullable(v.string()),
    newer_param: v.nullable(v.string()),
  }),
  v.transform((body): HistoryPage => ({
    messages: body.results,
    older: body.next_param,
    newer: body.newer_param,
  })),
);
