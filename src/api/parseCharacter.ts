import * as v from 'valibot';
import type { BotProfile } from '../machines/catalogue/bot';
import type { HistoryPage } from '../machines/conversation/message';
import { botFields, messageSchema, portraitSchema, toBot } from './parse';

/* What a character's own page shows in addition to the wall. */

export const botProfileSchema = v.pipe(
  v.object({ ...botFields, greeting: v.string(), gallery: v.array(portraitSchema) }),
  v.transform(({ greeting, gallery, ...body }): BotProfile => ({
    ...toBot(body),
    greeting,
    gallery,
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
