import * as v from 'valibot';
import type { ChosenQuote } from '../machines/conversation/quote';

export const quoteSchema: v.GenericSchema<unknown, ChosenQuote> = v.object({
  messageId: v.string(),
  author: v.picklist(['user', 'bot']),
  text: v.nullable(v.string()),
  chatId: v.string(),
  seq: v.number(),
});
