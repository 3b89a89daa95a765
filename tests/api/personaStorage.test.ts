import { describe, expect, it } from 'vitest';
import { personaStorage } from '../../src/browser/personaStorage';
import type { KeyValueStore } from '../../src/browser/storage';
import { occupations, personalities, steps } from '../../src/machines/persona/persona';
import type { DraftCommand } from '../../src/machines/persona/personaSetup';
import { filled } from '../support/fixtures/personas';
import { hearing } from '../support/hearing';
import { brokenStore, memoryStore } from '../support/memoryStore';

const photo = {
  clientId: '6a0b6ec2-5f0e-4a52-9f43-0d8e1c3f7a11',
  data: `data:image/jpeg;base64,${btoa('jpeg')}`,
};
const lists = { steps, occupations, personalities };
const ids = [
  '11111111-1111-4111-8111-111111111111',
  '22222222-2222-4222-8222-222222222222',
  '33333333-3333-4333-8333-333333333333',
];
const draft = { step: 'look', values: filled, photo, isPermitted: true } as const;
const TEXT = 'kept:user-1:persona';
const PHOTO = 'kept:user-1:persona.photo';

function openStorage(store: KeyValueStore | null, user: string | null = 'user-1') {
  const left = [...ids];
  const storage = personaStorage(
    store,
    () => user,
    lists,
    () => left.shift() ?? '',
  );
  const { heard, send } = hearing(storage);
  return { send: (command: DraftCommand) => send(command), last: () => heard.at(-1) };
}

describe('the draft of a persona', () => {
  it('is there after a reload, with its photo and under the name of its intent', () => {
    const { store } = memoryStore();
    const storage = openStorage(store);
    expect(storage.last()).toEqual({ type: 'draft.loaded', clientId: ids[0], draft: null });
    storage.send({ type: 'draft.write', draft });
    expect(openStorage(store).last()).toEqual({ type: 'draft.loaded', clientId: ids[0], draft });
  });

  it('is what an earlier version kept, whose steps were others', () => {
    const { store } = memoryStore();
    const { face, tagline, greeting, ...values } = draft.values;
    const old = { clientId: ids[0], step: 'personalities', isPermitted: false, values };
    store.setItem(TEXT, JSON.stringify(old));
    expect(openStorage(store).last()).toMatchObject({
      draft: { step: 'who', values: { ...values, face, tagline, greeting } },
    });
  });

  it('keeps what was chosen of faces and suggestions', () => {
    const { store } = memoryStore();
    const values = {
      ...{ ...filled, face: 'persona-male-3', wishes: { hair: 'red', skin: '' }, turn: 2 },
      ...{ tagline: 'Mine', greetingTurn: 1 },
    };
    openStorage(store).send({ type: 'draft.write', draft: { ...draft, values } });
    expect(openStorage(store).last()).toMatchObject({ draft: { values } });
  });

  it('is of its user alone, and of nobody without one', () => {
    const { store, items } = memoryStore();
    openStorage(store).send({ type: 'draft.write', draft });
    expect(openStorage(store, 'user-2').last()).toMatchObject({ draft: null });
    const before = items();
    const nobody = openStorage(store, null);
    nobody.send({ type: 'draft.write', draft: { ...draft, step: 'who' } });
    expect([nobody.last(), items()]).toEqual([
      { type: 'draft.loaded', clientId: ids[0], draft: null },
      before,
    ]);
  });

  it('writes its photo only where that is another one', () => {
    const { store, items } = memoryStore();
    const written: string[] = [];
    const watched = {
      ...store,
      setItem: (key: string, value: string) => {
        written.push(key);
        store.setItem(key, value);
      },
    };
    const storage = openStorage(watched);
    storage.send({ type: 'draft.write', draft });
    storage.send({ type: 'draft.write', draft: { ...draft, step: 'review' } });
    expect(written).toEqual([TEXT, PHOTO, TEXT]);
    storage.send({ type: 'draft.write', draft: { ...draft, photo: null, isPermitted: false } });
    expect(Object.keys(items())).toEqual([TEXT]);
  });

  it('has no permission left where storage had no room for the photo', () => {
    const { store, items } = memoryStore();
    const full = {
      ...store,
      setItem: (key: string, value: string) => {
        if (key === PHOTO) throw new Error('QuotaExceededError');
        store.setItem(key, value);
      },
    };
    openStorage(full).send({ type: 'draft.write', draft });
    expect(Object.keys(items())).toEqual([TEXT]);
    expect(openStorage(store).last()).toMatchObject({ draft: { photo: null, isPermitted: false } });
  });

  it('has another name once it is made, or was made before', () => {
    const { store, items } = memoryStore();
    const storage = openStorage(store);
    storage.send({ type: 'draft.write', draft });
    storage.send({ type: 'draft.renew' });
    expect(storage.last()).toEqual({ type: 'draft.loaded', clientId: ids[1], draft });
    expect(openStorage(store).last()).toMatchObject({ clientId: ids[1] });
    storage.send({ type: 'draft.clear' });
    expect([storage.last(), items()]).toEqual([
      { type: 'draft.loaded', clientId: ids[2], draft: null },
      {},
    ]);
  });

  it.each([
    ['no JSON', '{'],
    ['another shape', JSON.stringify({ step: 'look' })],
    ['an unknown pick', JSON.stringify({ ...draft, values: { ...filled, occupations: ['King'] } })],
  ])('is none where storage holds %s, or nothing can be read', (_, text) => {
    const { store } = memoryStore({ [TEXT]: text });
    expect(openStorage(store).last()).toMatchObject({ draft: null });
    const broken = openStorage(brokenStore);
    broken.send({ type: 'draft.write', draft });
    expect(broken.last()).toMatchObject({ draft: null });
    expect(openStorage(null).last()).toMatchObject({ draft: null });
  });

  it.each(['data:text/html;base64,AAAA', 'https://elsewhere.test/a.jpg'])(
    'takes nothing for a photo that is none: %s',
    (data) => {
      const { store } = memoryStore();
      openStorage(store).send({
        type: 'draft.write',
        draft: { ...draft, photo: { ...photo, data } },
      });
      expect(openStorage(store).last()).toMatchObject({ draft: { photo: null } });
    },
  );
});
