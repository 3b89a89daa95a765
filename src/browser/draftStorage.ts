import * as v from 'valibot';
import { fromCallback } from 'xstate';
import type { DraftCommand } from '../machines/conversation/conversationTypes';
import type { KeptEdit } from '../machines/conversation/editing';
import { quoteSchema } from './quoteSchema';
import { readItem, writeItem } from './storage';
import type { KeyValueStore } from './storage';
import { parseStored } from './userStorage';

const editSchema: v.GenericSchema<unknown, KeptEdit> = v.object({
  messageId: v.string(),
  seq: v.number(),
  original: v.string(),
  text: v.string(),
  sent: v.nullable(v.object({ clientId: v.string(), text: v.string() })),
});

/**
 * Keeps the unsent text of each chat on this device, which message it is a reply to, and which one is
 * being edited, per user; without a user nothing is kept.
 */
export const draftStorage = (store: KeyValueStore | null, user: () => string | null) =>
  fromCallback<DraftCommand, { slug: string }>(({ input, receive, sendBack }) => {
    const owner = user();
    if (owner === null) return;
    const draftKey = `draft:${owner}:${input.slug}`;
    const quoteKey = `quote:${owner}:${input.slug}`;
    const editKey = `edit:${owner}:${input.slug}`;
    receive((command) => {
      if (command.type === 'draft.write')
        writeItem(store, draftKey, command.text === '' ? null : command.text);
      else if (command.type === 'edit.write')
        writeItem(store, editKey, command.edit === null ? null : JSON.stringify(command.edit));
      else
        writeItem(store, quoteKey, command.quote === null ? null : JSON.stringify(command.quote));
    });
    const text = readItem(store, draftKey);
    if (text !== null) sendBack({ type: 'draft.loaded', text });
    const quote = parseStored(quoteSchema, readItem(store, quoteKey));
    if (quote !== null) sendBack({ type: 'quote.loaded', quote });
    const edit = parseStored(editSchema, readItem(store, editKey));
    if (edit !== null) sendBack({ type: 'edit.loaded', edit });
  });
