import { fromCallback } from 'xstate';
import type { DraftCommand } from '../machines/conversation/conversationTypes';
import { readItem, writeItem } from './storage';
import type { KeyValueStore } from './storage';

/**
 * Keeps the unsent text of each chat on this device, apart for each user; without a user nothing
 * is kept.
 */
export const draftVault = (store: KeyValueStore | null, user: () => string | null) =>
  fromCallback<DraftCommand, { slug: string }>(({ input, receive, sendBack }) => {
    const owner = user();
    const key = owner === null ? null : `draft:${owner}:${input.slug}`;
    receive(({ text }) => {
      if (key !== null) writeItem(store, key, text === '' ? null : text);
    });
    const text = key === null ? null : readItem(store, key);
    if (text !== null) sendBack({ type: 'draft.loaded', text });
  });
