import { describe, expect, it } from 'vitest';
import { PICKS } from '../../common/limits';
import { pushed, rectangleOf, within } from '../../src/machines/persona/crop';
import type { Source } from '../../src/machines/persona/crop';
import { emptyValues, isReachable, steps } from '../../src/machines/persona/persona';
import type { Persona } from '../../src/machines/persona/persona';
import { personaMachine } from '../../src/machines/persona/personaMachine';
import type { photoMachine } from '../../src/machines/persona/photoMachine';
import type { PersonaContext } from '../../src/machines/persona/personaSetup';
import { aldo, filled, photo } from '../support/fixtures/personas';
import { after, done, fault, startRun, testChart } from '../support/machines';
import type { Run } from '../support/machines';
import { photoIn } from './personaRun';

const loaded = (draft: unknown = null, clientId = 'intent-1') => ({
  type: 'draft.loaded',
  clientId,
  draft,
});
const kept = (step: string, changes: object = {}) => ({
  step,
  values: filled,
  photo: null,
  isPermitted: false,
  ...changes,
});
const picky = {
  ...filled,
  occupations: ['Doctor', 'Spy', 'Nurse'],
  personalities: ['Evil', 'Sad', 'Flirty'],
};
const next = { type: 'persona.next' };
const back = { type: 'persona.back' };
const change = (values: object) => ({ type: 'persona.change', values });
const goTo = (step: string) => ({ type: 'persona.goTo', step });
const words = { tagline: 'Cook by day', greeting: 'There you are.' };
const submit = { type: 'persona.submit', hasPremium: true, words };
const submitFree = { type: 'persona.submit', hasPremium: false, words };
/** The face that fits a man of 34 best. */
const sent = { ...filled, ...words, face: 'persona-male-1' };
const list = { type: 'persona.list' };
const begin = { type: 'persona.new' };
const edit = { type: 'persona.edit', id: aldo.id };
const told = { type: 'persona.told', persona: aldo };
const gone = { type: 'persona.gone', id: aldo.id };
const listed = (personas: readonly unknown[] = []) => done('listPersonas', personas);
const saved = done('savePersona', { kind: 'saved', persona: aldo });
const refused = (errors: object) => done('savePersona', { kind: 'refused', errors });
const cook = { type: 'persona.pick', list: 'occupations', pick: 'Cook' };
const shy = { type: 'persona.pick', list: 'personalities', pick: 'Shy' };
const pickOf = (pick: string) => ({ type: 'persona.pick', list: 'occupations', pick });

const personaRun = {
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
  input: (world) => ({ owner: world.owner }),
} satisfies Run<typeof personaMachine>;

testChart('persona', {
  ...personaRun,
  alphabet: [
    loaded(),
    loaded(kept('review', { values: picky })),
    listed(),
    listed([aldo]),
    fault('listPersonas'),
    { type: 'persona.retry' },
    { type: 'persona.reread' },
    done('rereadPersonas', [aldo]),
    done('rereadPersonas', []),
    fault('rereadPersonas'),
    begin,
    list,
    edit,
    { type: 'persona.delete', id: aldo.id },
    { type: 'persona.confirm' },
    { type: 'persona.keep' },
    told,
    gone,
    done('deletePersona'),
    fault('deletePersona'),
    change({ name: 'Aldo', age: '34' }),
    change({ gender: 'male' }),
    cook,
    shy,
    { type: 'photo.ready', photo },
    { type: 'persona.permit', isPermitted: true },
    { type: 'persona.dropPhoto' },
    next,
    back,
    goTo('look'),
    submit,
    submitFree,
    saved,
    refused({ scenario: 'inappropriate-content' }),
    done('savePersona', { kind: 'premium' }),
    done('savePersona', { kind: 'tooMany' }),
    done('savePersona', { kind: 'limited', retryAfterMs: 5_000 }),
    done('savePersona', { kind: 'unchecked' }),
    done('savePersona', { kind: 'madeBefore' }),
    fault('savePersona'),
  ],
  // What is typed is one of many; how far it leads is what tells two of them apart.
  facts: ({ status, value, context }) =>
    JSON.stringify([
      status,
      value,
      context.problem?.kind,
      context.personas.length,
      context.editing?.id,
      context.photo === null,
      context.isPermitted,
      steps.findLast((step) => isReachable(step, context)),
    ]),
  invariant: (snapshot) => {
    const {
      values,
      editing,
      made,
      marked,
      photo: chosen,
      isPermitted,
    }: PersonaContext = snapshot.context;
    expect(values.occupations.length).toBeLessThanOrEqual(PICKS);
    expect(values.personalities.length).toBeLessThanOrEqual(PICKS);
    if (chosen === null) expect(isPermitted).toBe(false);
    if (snapshot.matches('saving')) expect(isReachable('review', snapshot.context)).toBe(true);
    if (snapshot.matches('made')) expect([made?.id, editing]).toEqual([aldo.id, null]);
    if (snapshot.matches({ listed: 'confirming' })) expect(marked).not.toBe(null);
  },
});

async function making(draft: unknown = null) {
  const run = startRun(personaRun);
  await run.performAll([loaded(draft), listed()]);
  return run;
}

describe('the persona wizard', () => {
  it('asks one topic after the other, and goes on only where it is answered', async () => {
    const run = await making();
    const passed: unknown[] = [];
    const look = () => passed.push(Object.values(run.value())[0]);
    await run.perform(next);
    look();
    await run.performAll([change({ name: 'Aldo', age: '17', gender: 'male' }), next]);
    look();
    await run.performAll([change({ age: '18', gender: null }), next]);
    look();
    await run.perform(change({ gender: 'male' }));
    for (let at = 1; at < steps.length; at += 1) {
      await run.perform(next);
      look();
    }
    expect(passed).toEqual([
      'who',
      'who',
      'who',
      { look: 'open' },
      { character: 'open' },
      'story',
      'review',
    ]);
  });

  it('goes back without loss, and nowhere that is not reached', async () => {
    const run = await making();
    await run.performAll([
      goTo('review'),
      change({ name: 'Aldo', age: '34', gender: 'male' }),
      next,
      back,
    ]);
    expect(run.value()).toEqual({ making: 'who' });
    expect(run.context().values).toEqual({
      ...emptyValues,
      ...{ name: 'Aldo', age: '34', gender: 'male' },
    });
  });

  it('takes three, says why there is no fourth, and takes it once one is away', async () => {
    const run = await making(kept('character', { values: { ...filled, occupations: [] } }));
    await run.performAll(['Doctor', 'Spy', 'Nurse'].map(pickOf));
    await run.perform(cook);
    expect(run.value()).toEqual({ making: { character: 'occupationsFull' } });
    expect(run.context().values.occupations).toEqual(['Doctor', 'Spy', 'Nurse']);
    await run.performAll([pickOf('Spy'), cook]);
    expect(run.value()).toEqual({ making: { character: 'open' } });
    expect(run.context().values.occupations).toEqual(['Doctor', 'Nurse', 'Cook']);
  });

  it('keeps every change on the device, and goes on there after a reload', async () => {
    const run = await making();
    await run.performAll([change({ name: 'Aldo', age: '34', gender: 'male' }), next]);
    expect(run.world.commands.at(-1)).toEqual({
      type: 'draft.write',
      draft: {
        step: 'look',
        values: { ...emptyValues, name: 'Aldo', age: '34', gender: 'male' },
        photo: null,
        isPermitted: false,
      },
    });
    const again = await making(kept('story', { photo, isPermitted: true }));
    expect(again.value()).toEqual({ making: 'story' });
    expect([again.context().values, again.context().photo]).toEqual([filled, photo]);
  });

  it('wants it said that a photo may be used, anew for each photo', async () => {
    const run = await making(kept('look'));
    await run.performAll([{ type: 'photo.ready', photo }, next]);
    expect(run.value()).toEqual({ making: { look: 'missing' } });
    await run.performAll([{ type: 'persona.permit', isPermitted: true }, next]);
    expect(run.value()).toEqual({ making: { character: 'open' } });
    await run.performAll([back, { type: 'photo.ready', photo: { ...photo, clientId: 'other' } }]);
    expect(run.context().isPermitted).toBe(false);
  });

  it('sends all of it once, tells the catalogue, and forgets what was kept', async () => {
    const run = await making(kept('review', { photo, isPermitted: true }));
    await run.performAll([submit, submit]);
    expect(run.world.inputsOf('savePersona')).toEqual([
      { clientId: 'intent-1', id: null, values: sent, photo, isPhotoGone: false },
    ]);
    await run.perform(saved);
    expect(run.value()).toBe('made');
    expect(run.world.notices).toEqual([{ type: 'persona.created', character: aldo.character }]);
    expect(run.world.commands.at(-1)).toEqual({ type: 'draft.clear' });
  });

  it('offers premium at the end to who has none, and keeps everything', async () => {
    const run = await making(kept('review'));
    await run.perform(submitFree);
    expect(run.world.inputsOf('savePersona')).toEqual([]);
    const offer = { type: 'offer.wanted', overlay: 'premium', from: 'persona' };
    expect(run.world.notices).toEqual([offer]);
    await run.performAll([submit, done('savePersona', { kind: 'premium' })]);
    expect(run.world.notices).toEqual([offer, offer]);
    expect([run.value(), run.context().values]).toEqual([{ making: 'review' }, filled]);
  });

  it('keeps everything where it fails, and is sent again under the same name', async () => {
    const run = await making(kept('review', { photo, isPermitted: true }));
    await run.performAll([submit, fault('savePersona')]);
    expect(run.context().problem).toEqual({ kind: 'failed' });
    expect([run.context().values, run.context().photo]).toEqual([filled, photo]);
    await run.perform(submit);
    const [first, second] = run.world.inputsOf('savePersona');
    expect(second).toEqual(first);
  });

  it.each([
    [{ age: 'under-age' }, 'who'],
    [{ dislikes: 'inappropriate-content', scenario: 'too-long' }, 'story'],
    [{ photo: 'inappropriate-content' }, { look: 'open' }],
    [{ greeting: 'inappropriate-content' }, 'review'],
    [{ client_id: 'invalid' }, 'review'],
  ])('goes to the first step of what the server refused: %j', async (errors, step) => {
    const run = await making(kept('review', { photo, isPermitted: true }));
    await run.performAll([submit, refused(errors)]);
    expect(run.value()).toEqual({ making: step });
    expect(run.context().problem).toEqual({ kind: 'fields', errors });
  });

  it('shows the photo step what the server found wrong with the photo', async () => {
    const run = await making(kept('review', { photo, isPermitted: true }));
    await run.performAll([submit, refused({ photo: 'inappropriate-content' })]);
    const { photo: child } = run.actor.getSnapshot().children;
    expect(child?.getSnapshot().context.problem).toBe('inappropriate-content');
  });

  it('lists what was made before by a call whose answer was lost, under a new name', async () => {
    const run = await making(kept('review'));
    await run.performAll([submit, done('savePersona', { kind: 'madeBefore' })]);
    expect(run.world.commands.at(-1)).toEqual({ type: 'draft.renew' });
    await run.performAll([loaded(kept('review'), 'intent-2'), listed([aldo])]);
    expect(run.value()).toEqual({ listed: 'resting' });
    await run.performAll([begin, loaded(kept('review'), 'intent-2'), submit]);
    expect(run.world.inputsOf('savePersona').at(-1)).toMatchObject({ clientId: 'intent-2' });
  });

  it('changes one that is there without touching the draft of another', async () => {
    const run = startRun(personaRun);
    await run.performAll([loaded(), listed([aldo]), edit, goTo('story')]);
    await run.perform(change({ likes: 'Rain' }));
    expect(run.world.commands).toEqual([]);
    await run.performAll([next, submitFree]);
    expect(run.world.inputsOf('savePersona')).toEqual([
      {
        clientId: 'intent-1',
        id: aldo.id,
        values: { ...sent, likes: 'Rain' },
        photo: null,
        isPhotoGone: false,
      },
    ]);
    await run.perform(saved);
    expect(run.value()).toEqual({ listed: 'resting' });
  });

  it('offers premium where one that is there is to have another photo, and keeps the photo', async () => {
    const run = startRun(personaRun);
    await run.performAll([loaded(), listed([aldo]), edit, goTo('look')]);
    await run.performAll([
      { type: 'photo.ready', photo },
      { type: 'persona.permit', isPermitted: true },
    ]);
    await run.performAll([next, next, next, submitFree]);
    const offer = { type: 'offer.wanted', overlay: 'premium', from: 'persona' };
    expect([run.world.notices, run.world.inputsOf('savePersona')]).toEqual([[offer], []]);
    expect([run.value(), run.context().photo]).toEqual([{ making: 'review' }, photo]);
    await run.perform(submit);
    expect(run.world.inputsOf('savePersona')).toMatchObject([{ id: aldo.id, photo }]);
  });

  it('deletes after one question, and tells the catalogue', async () => {
    const run = startRun(personaRun);
    await run.performAll([loaded(), listed([aldo]), { type: 'persona.delete', id: aldo.id }]);
    expect(run.world.inputsOf('deletePersona')).toEqual([]);
    await run.performAll([{ type: 'persona.confirm' }, { type: 'persona.confirm' }]);
    expect(run.world.inputsOf('deletePersona')).toEqual([{ id: aldo.id }]);
    await run.perform(done('deletePersona'));
    expect(run.context().personas).toEqual([]);
    expect(run.world.notices).toEqual([{ type: 'persona.removed', id: aldo.id }]);
    await run.perform(gone);
    expect([run.value(), run.world.notices.length]).toEqual([{ listed: 'resting' }, 1]);
  });

  it('takes it for deleted where the answer was lost and the line told it', async () => {
    const run = startRun(personaRun);
    await run.performAll([loaded(), listed([aldo]), { type: 'persona.delete', id: aldo.id }]);
    await run.performAll([{ type: 'persona.confirm' }, gone, fault('deletePersona')]);
    expect([run.value(), run.context().marked]).toEqual([{ listed: 'resting' }, null]);
  });
});

describe('what another tab does with a persona', () => {
  const other = {
    ...aldo,
    id: 'other',
    character: { ...aldo.character, id: 'other', name: 'Berta' },
  };
  const withList = async (...personas: unknown[]) => {
    const run = startRun(personaRun);
    await run.performAll([loaded(), listed(personas)]);
    return { ...run, ids: () => run.context().personas.map(({ id }: Persona) => id) };
  };

  it('comes to the head of the list, or to its place', async () => {
    const run = await withList(aldo);
    await run.perform({ type: 'persona.told', persona: other });
    const older = { ...aldo, character: { ...aldo.character, name: 'Aldo the elder' } };
    await run.perform({ type: 'persona.told', persona: older });
    expect(run.context().personas).toEqual([other, older]);
    await run.perform(gone);
    expect(run.ids()).toEqual(['other']);
  });

  it('asks again for a list that was on its way', async () => {
    const run = startRun(personaRun);
    await run.performAll([loaded(), gone, listed()]);
    expect(run.world.inputsOf('listPersonas').length).toBe(2);
  });

  it('C6 reads the list again where news may have been missed, and shows it meanwhile', async () => {
    const run = await withList(aldo, other);
    await run.perform({ type: 'persona.reread' });
    expect([run.value(), run.ids()]).toEqual([{ listed: 'rereading' }, [aldo.id, 'other']]);
    await run.perform(gone);
    expect(run.ids()).toEqual(['other']);
    await run.perform(done('rereadPersonas', []));
    expect([run.value(), run.ids()]).toEqual([{ listed: 'resting' }, []]);
    expect(run.world.inputsOf('rereadPersonas').length).toBe(2);
  });

  it('C6 keeps the list that it has where it can not be read again', async () => {
    const run = await withList(aldo, other);
    await run.performAll([{ type: 'persona.reread' }, fault('rereadPersonas')]);
    expect([run.value(), run.ids()]).toEqual([{ listed: 'resting' }, [aldo.id, 'other']]);
  });

  it('C6 looks again on the way back to the list from a change', async () => {
    const run = await withList(aldo, other);
    await run.performAll([edit, { type: 'persona.reread' }, list]);
    expect(run.world.inputsOf('rereadPersonas').length).toBe(1);
  });

  it('ends the question whether to delete who is gone', async () => {
    const run = await withList(aldo, other);
    await run.performAll([{ type: 'persona.delete', id: aldo.id }, gone]);
    expect([run.value(), run.ids()]).toEqual([{ listed: 'resting' }, ['other']]);
    await run.performAll([{ type: 'persona.delete', id: 'other' }, gone]);
    expect(run.value()).toEqual({ listed: 'confirming' });
  });

  it('ends the change of who is gone, and says so', async () => {
    const run = await withList(aldo, other);
    await run.performAll([edit, goTo('story'), { ...gone, id: 'other' }]);
    expect(run.value()).toEqual({ making: 'story' });
    await run.perform(gone);
    expect([run.value(), run.ids()]).toEqual([{ listed: 'resting' }, []]);
    expect(run.world.notices).toEqual([
      { type: 'alert.raised', alert: { content: 'personaGone', type: 'info' } },
    ]);
  });

  it('leaves what is typed as it is where the same one was changed', async () => {
    const run = await withList(aldo);
    await run.performAll([edit, change({ likes: 'Rain' }), told]);
    expect(run.context().values).toEqual({ ...aldo.values, likes: 'Rain' });
  });
});

const source: Source = { data: 'data:image/jpeg;base64,AA==', width: 800, height: 600 };
const choose = {
  type: 'photo.choose',
  file: { size: 10, arrayBuffer: async () => new ArrayBuffer(10) },
};
const opened = done('openPhoto', { kind: 'opened', source });
const ages = (...estimated: number[]) => done('estimateAges', estimated);

const photoRun = {
  machine: photoIn,
  delays: { longestEstimate: 30_000 },
  input: (world) => ({ owner: world.owner, problem: null }),
} satisfies Run<typeof photoMachine>;

testChart('photo', {
  ...photoRun,
  alphabet: [
    choose,
    opened,
    done('openPhoto', { kind: 'refused', problem: 'image-too-large' }),
    fault('openPhoto'),
    { type: 'photo.push', x: -2, y: 0 },
    { type: 'photo.zoom', zoom: 9 },
    { type: 'photo.use' },
    { type: 'photo.cancel' },
    { type: 'photo.retry' },
    done('cropPhoto', photo),
    fault('cropPhoto'),
    ages(),
    ages(40),
    ages(12),
    fault('estimateAges'),
    after('longestEstimate', 'photo.judging'),
    { type: 'photo.entrust' },
  ],
  invariant: (snapshot) => {
    const { source: shown, crop, photo: cut } = snapshot.context;
    if (snapshot.matches('cropping')) expect(within(shown, crop)).toEqual(crop);
    if (snapshot.matches('choosing')) expect([shown, cut]).toEqual([null, null]);
  },
});

describe('the photo of a persona', () => {
  const judged = async (...estimated: number[]) => {
    const run = startRun(photoRun);
    await run.performAll([choose, opened, { type: 'photo.use' }, done('cropPhoto', photo)]);
    await run.perform(ages(...estimated));
    return run;
  };
  const ready = [{ type: 'photo.ready', photo }];

  it.each([[[]], [[23]], [[60, 23.01]]])('U2 is taken where all seem adult: %j', async (seen) => {
    const run = await judged(...seen);
    expect(run.world.notices).toEqual(ready);
  });

  it.each([[[22.99]], [[17]], [[45, 12]]])('U2 is refused within the margin: %j', async (seen) => {
    const run = await judged(...seen);
    expect(run.world.notices).toEqual([]);
    expect([run.value(), run.context().problem]).toEqual(['choosing', 'inappropriate-content']);
  });

  it('is not taken where its age could not be estimated, until it could', async () => {
    const run = startRun(photoRun);
    await run.performAll([choose, opened, { type: 'photo.use' }, done('cropPhoto', photo)]);
    await run.perform(fault('estimateAges'));
    expect([run.value(), run.world.notices]).toEqual(['unjudged', []]);
    await run.performAll([{ type: 'photo.retry' }, ages(40)]);
    expect(run.world.notices).toEqual(ready);
  });

  it('is waited for half a minute, and may then be judged by the server', async () => {
    const run = startRun(photoRun);
    await run.performAll([choose, opened, { type: 'photo.use' }, done('cropPhoto', photo)]);
    run.world.clock.increment(29_999);
    expect(run.value()).toBe('judging');
    run.world.clock.increment(1);
    expect(run.value()).toBe('unjudged');
    expect(run.world.calls.at(-1)?.signal.aborted).toBe(true);
    expect(run.world.notices).toEqual([]);
    await run.perform({ type: 'photo.entrust' });
    expect([run.value(), run.world.notices]).toEqual(['choosing', ready]);
  });

  it.each([
    ['opening', [choose]],
    ['cutting', [choose, opened, { type: 'photo.use' }]],
    ['judging', [choose, opened, { type: 'photo.use' }, done('cropPhoto', photo)]],
  ])('can be called off while it is worked on: %s', async (state, events) => {
    const run = startRun(photoRun);
    await run.performAll(events);
    expect(run.value()).toBe(state);
    await run.perform({ type: 'photo.cancel' });
    expect(run.value()).toBe('choosing');
    expect(run.world.calls.at(-1)?.signal.aborted).toBe(true);
    expect(run.world.notices).toEqual([]);
  });

  it('has its judge readied while it is cropped, and not for a file that is none', async () => {
    const run = startRun(photoRun);
    await run.performAll([
      choose,
      done('openPhoto', { kind: 'refused', problem: 'wrong-image-type' }),
    ]);
    expect(run.world.commands).toEqual([]);
    await run.performAll([choose, opened]);
    expect(run.world.commands).toEqual([{ type: 'judge.prepare' }]);
  });

  it('is not left to the server where it was refused', async () => {
    const run = await judged(17);
    await run.perform({ type: 'photo.entrust' });
    expect([run.value(), run.world.notices]).toEqual(['choosing', []]);
  });

  it('is cropped to the shape of a card, with no edge of the picture in it', () => {
    expect(rectangleOf(source, { x: 0.5, y: 0.5, zoom: 1 })).toEqual({
      left: 175,
      top: 0,
      width: 450,
      height: 600,
    });
    const far = pushed(source, { x: 0.5, y: 0.5, zoom: 2 }, { x: 5, y: -5 });
    expect(rectangleOf(source, far)).toEqual({ left: 0, top: 300, width: 225, height: 300 });
  });
});
