import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { signupDraft } from '../../src/browser/signupDraft';
import type { KeyValueStore } from '../../src/browser/storage';
import { signupMachine } from '../../src/machines/signup/signupMachine';
import { memoryStore } from '../support/memoryStore';
import { recordOwner } from '../support/recordOwner';

const open = (store: KeyValueStore) =>
  createActor(signupMachine.provide({ actors: { draft: signupDraft(store) } }), {
    input: { owner: recordOwner().ref },
  }).start();

const draft = { name: 'Ada', email: 'ada@example.com', consent: true };

it('a reload keeps what was typed into the signup, and no password', () => {
  const { store } = memoryStore();
  open(store).send({ type: 'signup.type', draft });
  const { form } = open(store).getSnapshot().context;
  expect(form).toEqual({ ...draft, password: '' });
});

it('what cannot be read is not taken', () => {
  const { store } = memoryStore({ signup: '{"name":1}' });
  expect(open(store).getSnapshot().context.form.name).toBe('');
});
