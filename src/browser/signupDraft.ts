import * as v from 'valibot';
import { fromCallback } from 'xstate';
import type {
  SignupDraft,
  SignupDraftCommand,
  SignupEvent,
} from '../machines/signup/signupMachine';
import { readItem, writeItem } from './storage';
import type { KeyValueStore } from './storage';
import { parseStored } from './userStorage';

const KEY = 'signup';

const draftSchema: v.GenericSchema<unknown, SignupDraft> = v.object({
  name: v.string(),
  email: v.string(),
  consent: v.boolean(),
});

/** Keeps what was typed into the signup until the tab closes: others may use this browser. */
export const signupDraft = (store: KeyValueStore | null) =>
  fromCallback<SignupDraftCommand>(({ receive, sendBack }) => {
    receive(({ draft }) => {
      writeItem(store, KEY, draft === null ? null : JSON.stringify(draft));
    });
    const draft = parseStored(draftSchema, readItem(store, KEY));
    const loaded = (kept: SignupDraft): SignupEvent => ({ type: 'draft.loaded', draft: kept });
    if (draft !== null) sendBack(loaded(draft));
  });
