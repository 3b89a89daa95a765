import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { steps } from '../../src/machines/persona/persona';
import { personaMachine } from '../../src/machines/persona/personaMachine';
import { aldo, filled, photo } from '../support/fixtures/personas';
import { done, fault, startRun } from '../support/machines';
import { photoIn } from './personaRun';

const bea = { ...aldo, id: 'bea', values: { ...filled, name: 'Bea' } };
const loaded = (draft: unknown = null) => ({ type: 'draft.loaded', clientId: 'intent-1', draft });
const draftAt = (step: string, changes: object = {}) =>
  loaded({ step, values: filled, photo: null, isPermitted: false, ...changes });
const listed = (...personas: object[]) => done('listPersonas', personas);
const edit = (id: string) => ({ type: 'persona.edit', id });
const remove = (id: string) => ({ type: 'persona.delete', id });
const confirm = { type: 'persona.confirm' };
const keep = { type: 'persona.keep' };
const next = { type: 'persona.next' };
const list = { type: 'persona.list' };
const words = { tagline: 'Cook by day', greeting: 'There you are.' };
const submit = { type: 'persona.submit', hasPremium: true, words };
const gone = (id: string) => ({ type: 'persona.gone', id });
const told = (persona: object) => ({ type: 'persona.told', persona });
const saved = done('savePersona', { kind: 'saved', persona: aldo });
const ready = { type: 'photo.ready', photo };
const personaGone = { type: 'alert.raised', alert: { content: 'personaGone', type: 'info' } };

async function after(...events: readonly AnyEventObject[]) {
  const run = startRun({
    machine: (world) =>
      personaMachine.provide({
        actors: {
          draft: world.port(),
          listPersonas: world.held(),
          savePersona: world.held(),
          deletePersona: world.held(),
          photo: photoIn(world),
        },
      }),
    input: ({ owner }) => ({ owner }),
  });
  await run.performAll(events);
  return {
    ...run,
    tags: ['busy', 'loading'].filter((tag) => run.actor.getSnapshot().hasTag(tag)),
    ids: () => run.context().personas.map(({ id }: { id: string }) => id),
  };
}

const both = [loaded(), listed(aldo, bea)];

/** The step on screen; null where none is. */
const stepOn = ({ making }: { making?: string | object }) =>
  typeof making === 'object' ? Object.keys(making)[0] : (making ?? null);

describe.each(steps)('the step %s', (step) => {
  it('is where one goes on who left there', async () => {
    const run = await after(draftAt(step), listed());
    expect(stepOn(run.value())).toBe(step);
  });

  it('is reached from any other', async () => {
    const run = await after(draftAt(step === 'review' ? 'who' : 'review'), listed());
    await run.perform({ type: 'persona.goTo', step });
    expect(stepOn(run.value())).toBe(step);
  });
});

describe.each([
  ['name', 'who'],
  ['age', 'who'],
  ['gender', 'who'],
  ['face', 'look'],
  ['photo', 'look'],
  ['occupations', 'character'],
  ['personalities', 'character'],
  ['scenario', 'story'],
  ['likes', 'story'],
  ['dislikes', 'story'],
  ['tagline', 'review'],
  ['greeting', 'review'],
])('a refusal of the server', (field, step) => {
  it(`of ${field} leads to ${step}`, async () => {
    const refused = done('savePersona', {
      kind: 'refused',
      errors: { [field]: 'inappropriate-content' },
    });
    const run = await after(draftAt('review'), listed(), submit, refused);
    expect(stepOn(run.value())).toBe(step);
  });
});

describe('the personas of a user show', () => {
  it.each([
    ['that they are fetched', [loaded()], 'loading', ['loading']],
    ['that they could not be', [loaded(), fault('listPersonas')], 'unlisted', []],
    ['themselves', both, { listed: 'resting' }, []],
    ['that one is asked about', [...both, remove('bea')], { listed: 'confirming' }, []],
    ['that one is deleted', [...both, remove('bea'), confirm], { listed: 'deleting' }, ['busy']],
    [
      'that one could not be deleted',
      [...both, remove('bea'), confirm, fault('deletePersona')],
      { listed: 'undeleted' },
      [],
    ],
    ['the first, where there is none', [loaded(), listed()], { making: 'who' }, []],
    ['what was begun', [draftAt('story'), listed(aldo)], { making: 'story' }, []],
    [
      'what was begun, where they could not be fetched',
      [draftAt('story'), fault('listPersonas')],
      { making: 'story' },
      [],
    ],
    ['that one is made', [draftAt('review'), listed(), submit], 'saving', ['busy']],
    ['the one that was made', [draftAt('review'), listed(), submit, saved], 'made', []],
  ] as const)('%s', async (_, events, value, tags) => {
    const run = await after(...events);
    expect([run.value(), run.tags]).toEqual([value, tags]);
  });

  it('one that was made among the others, and nothing of how it was made', async () => {
    const run = await after(draftAt('review'), listed(bea), submit, saved, list);
    expect([run.value(), run.ids()]).toEqual([{ listed: 'resting' }, [aldo.id, 'bea']]);
    expect(run.context()).toMatchObject({ made: null, editing: null, step: 'who', photo: null });
  });
});

describe('the list', () => {
  it('changes the one that is meant, from its last page', async () => {
    const run = await after(...both, edit('bea'));
    expect(run.value()).toEqual({ making: 'review' });
    expect(run.context()).toMatchObject({ editing: bea, values: bea.values, step: 'review' });
  });

  it('knows nobody else', async () => {
    const run = await after(...both, edit('nobody'), remove('nobody'));
    expect(run.value()).toEqual({ listed: 'resting' });
    expect(run.context()).toMatchObject({ editing: null, marked: null });
  });

  it('deletes the one that is meant, or keeps it', async () => {
    const kept = await after(...both, remove('bea'), keep);
    expect([kept.value(), kept.ids()]).toEqual([{ listed: 'resting' }, [aldo.id, 'bea']]);
    const run = await after(...both, remove('bea'), confirm);
    expect(run.world.inputsOf('deletePersona')).toEqual([{ id: 'bea' }]);
    await run.perform(done('deletePersona'));
    expect([run.value(), run.ids()]).toEqual([{ listed: 'resting' }, [aldo.id]]);
    expect(run.context().marked).toBe(null);
    expect(run.world.notices).toEqual([{ type: 'persona.removed', id: 'bea' }]);
  });

  it('tries a deletion again that failed, or leaves it', async () => {
    const failed = [...both, remove('bea'), confirm, fault('deletePersona')];
    expect((await after(...failed, confirm)).value()).toEqual({ listed: 'deleting' });
    const kept = await after(...failed, keep);
    expect([kept.value(), kept.ids()]).toEqual([{ listed: 'resting' }, [aldo.id, 'bea']]);
    const over = await after(...failed, gone('bea'));
    expect([over.value(), over.ids()]).toEqual([{ listed: 'resting' }, [aldo.id]]);
  });

  it('asks on where another one goes', async () => {
    const run = await after(...both, remove('bea'), gone(aldo.id));
    expect([run.value(), run.ids()]).toEqual([{ listed: 'confirming' }, ['bea']]);
  });

  it.each([
    ['told', told(bea), ['bea', aldo.id]],
    ['gone', gone(aldo.id), []],
  ] as const)('that is read again while one is %s is read once more', async (_, event, ids) => {
    const run = await after(loaded(), listed(aldo), { type: 'persona.reread' }, event);
    expect(run.value()).toEqual({ listed: 'rereading' });
    expect(run.world.inputsOf('rereadPersonas')).toHaveLength(2);
    expect(run.ids()).toEqual(ids);
  });

  it('begins a new one from what the device keeps', async () => {
    const run = await after(...both, { type: 'persona.new' });
    expect([run.value(), run.world.commands]).toEqual(['recalling', [{ type: 'draft.recall' }]]);
    await run.perform(draftAt('story'));
    expect(run.value()).toEqual({ making: 'story' });
    const first = await after(...both, { type: 'persona.new' }, loaded());
    expect(first.value()).toEqual({ making: 'who' });
  });
});

describe('who is gone', () => {
  it('ends what is done with them, and says so', async () => {
    for (const events of [
      [...both, edit('bea'), gone('bea')],
      [draftAt('review'), listed(bea), submit, saved, gone(aldo.id)],
    ]) {
      const run = await after(...events);
      expect(run.value()).toEqual({ listed: 'resting' });
      expect(run.world.notices.at(-1)).toEqual(personaGone);
      expect(run.context()).toMatchObject({ editing: null, made: null });
    }
  });

  it('ends nothing of another', async () => {
    const run = await after(...both, edit('bea'), gone(aldo.id));
    expect([run.value(), run.ids()]).toEqual([{ making: 'review' }, ['bea']]);
    expect(run.world.notices).toEqual([]);
  });
});

describe('the making', () => {
  it('begins with nothing', async () => {
    const run = await after();
    const texts = { name: '', age: '', scenario: '', likes: '', dislikes: '' };
    expect(run.context()).toMatchObject({
      values: { ...texts, gender: null, occupations: [], personalities: [] },
      ...{ editing: null, isPhotoGone: false, problem: null, marked: null, made: null },
    });
  });

  it('goes through its steps, and keeps each on the device', async () => {
    const run = await after(draftAt('who'), listed());
    const seen: unknown[] = [];
    const look = () => {
      const [state]: unknown[] = Object.values(run.value());
      const step = typeof state === 'string' ? state : Object.keys(state ?? {})[0];
      seen.push(step);
      expect(run.world.commands.at(-1)).toMatchObject({ type: 'draft.write', draft: { step } });
    };
    look();
    for (let at = 1; at < steps.length; at += 1) {
      run.send(next);
      look();
    }
    expect(seen).toEqual([...steps]);
    for (const step of steps.toReversed().slice(1)) {
      run.send({ type: 'persona.back' });
      expect(run.context().step).toBe(step);
    }
  });

  it('keeps a photo on the device, without a permission for it', async () => {
    const run = await after(draftAt('look', { isPermitted: true }), listed(), ready);
    expect(run.context()).toMatchObject({ photo, isPermitted: false });
    expect(run.world.commands.at(-1)).toEqual({
      type: 'draft.write',
      draft: { step: 'look', values: filled, photo, isPermitted: false },
    });
    run.send(next);
    expect(run.value()).toEqual({ making: { look: 'missing' } });
    run.send({ type: 'persona.permit', isPermitted: true });
    expect(run.value()).toEqual({ making: { look: 'open' } });
    expect(run.world.commands.at(-1)).toMatchObject({ draft: { isPermitted: true } });
    run.send({ type: 'persona.dropPhoto' });
    expect(run.world.commands.at(-1)).toMatchObject({ draft: { photo: null, isPermitted: false } });
  });

  it('takes a photo away that was there, and brings it back where another was chosen', async () => {
    const toPhoto = [...both, edit('bea'), { type: 'persona.goTo', step: 'look' }];
    const drop = { type: 'persona.dropPhoto' };
    expect((await after(...toPhoto, drop)).context().isPhotoGone).toBe(true);
    const back = await after(...toPhoto, ready, drop);
    expect(back.context()).toMatchObject({ isPhotoGone: false, photo: null });
    expect(back.world.commands).toEqual([]);
  });

  it.each([
    [{ kind: 'tooMany' }, { kind: 'tooMany' }],
    [{ kind: 'unchecked' }, { kind: 'unchecked' }],
    [
      { kind: 'limited', retryAfterMs: 5_000 },
      { kind: 'limited', retryAfterMs: 5_000 },
    ],
  ])('that comes to %j says so', async (reply, problem) => {
    const run = await after(draftAt('review'), listed(), submit, done('savePersona', reply));
    expect([run.value(), run.context().problem]).toEqual([{ making: 'review' }, problem]);
    run.send(submit);
    expect(run.context().problem).toBe(null);
  });

  it('keeps what is picked on the device, and says nothing of it for one that is there', async () => {
    const pick = { type: 'persona.pick', list: 'occupations', pick: 'Nurse' };
    const run = await after(draftAt('character'), listed(), pick);
    expect(run.world.commands.at(-1)).toMatchObject({
      type: 'draft.write',
      draft: { values: { occupations: ['Cook', 'Artist', 'Nurse'] } },
    });
    expect(run.value()).toEqual({ making: { character: 'open' } });
    run.send({ ...pick, pick: 'Spy' });
    expect(run.value()).toEqual({ making: { character: 'occupationsFull' } });
    const there = await after(...both, edit('bea'), { type: 'persona.goTo', step: 'character' });
    there.send(pick);
    expect(there.world.commands).toEqual([]);
  });

  it('forgets what was wrong once another is changed', async () => {
    const failed = [loaded(), listed(aldo), edit(aldo.id), submit, fault('savePersona')];
    const run = await after(...failed, list, edit(aldo.id));
    expect([run.value(), run.context().problem]).toEqual([{ making: 'review' }, null]);
  });

  it('that failed says so', async () => {
    const run = await after(draftAt('review'), listed(), submit, fault('savePersona'));
    expect([run.value(), run.context().problem]).toEqual([
      { making: 'review' },
      { kind: 'failed' },
    ]);
  });
});
