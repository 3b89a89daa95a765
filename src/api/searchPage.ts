import * as v from 'valibot';
import { fromWire } from '../../common/wire';
import type { SearchHit, SearchPage } from '../machines/chatSearch/hit';
import { portraitSchema } from './parse';

const searchHitSchema = v.pipe(
  v.object({
    message_id: v.string(),
    chat_id: v.string(),
    bot: v.object({ slug: v.string(), name: v.string(), portrait: portraitSchema }),
    author: v.picklist(['user', 'bot']),
    created_at: v.string(),
    excerpt: v.string(),
    ranges: v.array(v.object({ start: v.number(), end: v.number() })),
  }),
  v.transform((body): SearchHit => fromWire(body)),
);

export const searchPageSchema = v.pipe(
  v.object({ results: v.array(searchHitSchema), next_param: v.nullable(v.string()) }),
  v.transform((body): SearchPage => ({ hits: body.results, next: body.next_param })),
);
