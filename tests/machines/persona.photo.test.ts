import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { TEXT_LENGTH } from '../../common/limits';
import { middle, rectangleOf } from '../../src/machines/persona/crop';
import {
  isAnswered,
  mayPick,
  occupations,
  personalities,
  stepOfField,
  withPick,
} from '../../src/machines/persona/persona';
import type { Step } from '../../src/machines/persona/persona';
import { filled, photo } from '../support/fixtures/personas';
import { done, fault, startRun } from '../support/machines';
import { photoIn } from './personaRun';

const ready = { type: 'photo.ready', photo };

describe('what is picked', () => {
  it('is of the lists of the contract, in their order', () => {
    const list = v.object({ enum: v.array(v.string()) });
    const schemas = v.object({ Occupation: list, Personality: list });
    const contract = v.object({ components: v.object({ schemas }) });
    const text = readFileSync('openapi.yaml', 'utf8');
    const { Occupation, Personality } = v.parse(contract, load(text)).components.schemas;
    expect(occupations).toEqual(Occupation.enum);
    expect(personalities).toEqual(Personality.enum);
  });

  it('is picked and taken away in its own list', () => {
    const cook = { list: 'occupations', pick: 'Cook' } as const;
    const shy = { list: 'personalities', pick: 'Shy' } as const;
    expect(withPick(filled, shy)).toEqual({ ...filled, personalities: ['Cheerful', 'Shy'] });
    expect(withPick(filled, cook)).toEqual({ ...filled, occupations: ['Artist'] });
    const full = { ...filled, personalities: ['Evil', 'Sad', 'Shy'] } as const;
    expect([mayPick(full, shy), mayPick(full, { ...shy, pick: 'Flirty' })]).toEqual([true, false]);
    expect([mayPick(filled, cook), mayPick(filled, { ...cook, pick: 'Nurse' })]).toEqual([
      true,
      true,
    ]);
    const busy = { ...filled, occupations: ['Cook', 'Spy', 'Nurse'] } as const;
    expect([mayPick(busy, cook), mayPick(busy, { ...cook, pick: 'Artist' })]).toEqual([
      true,
      false,
    ]);
  });
});

describe('what is entered', () => {
  const draft = { step: 'who', values: filled, photo: null, isPermitted: false } as const;
  const answered = (step: Step, values: object) =>
    isAnswered(step, { ...draft, values: { ...filled, ...values } });

  it.each([
    ['17', false],
    ['18', true],
    [' 18 ', true],
    ['120', true],
    ['121', false],
    ['1800', false],
    ['18.5', false],
    ['', false],
  ])('is an age: %j, %s', (age, expected) => {
    expect(answered('who', { age })).toBe(expected);
  });

  it('is a name of a letter at least', () => {
    expect([answered('who', { name: '  ' }), answered('who', { name: ' A ' })]).toEqual([
      false,
      true,
    ]);
    expect(answered('who', { gender: null })).toBe(false);
  });

  it.each([
    ['age', 'who'],
    ['photo', 'look'],
    ['toString', null],
    ['client_id', null],
  ])('belongs to a step: %s, %s', (field, step) => {
    expect(stepOfField(field)).toBe(step);
  });

  it.each(['scenario', 'likes', 'dislikes'] as const)('has its longest text: %s', (topic) => {
    expect(answered('story', { [topic]: ` ${'a'.repeat(TEXT_LENGTH)} ` })).toBe(true);
    expect(answered('story', { [topic]: 'a'.repeat(TEXT_LENGTH + 1) })).toBe(false);
  });

  it('needs a permission where there is a photo', () => {
    expect(isAnswered('look', draft)).toBe(true);
    expect(isAnswered('look', { ...draft, photo })).toBe(false);
    expect(isAnswered('look', { ...draft, photo, isPermitted: true })).toBe(true);
  });
});

describe('the part of a picture', () => {
  const near = { ...middle, zoom: 2 };

  it.each([
    ['wide', { width: 800, height: 600 }, { left: 287.5, top: 150, width: 225, height: 300 }],
    ['tall', { width: 300, height: 800 }, { left: 75, top: 300, width: 150, height: 200 }],
  ])('of a %s one has the shape of a card', (_, size, rectangle) => {
    expect(rectangleOf({ data: '', ...size }, near)).toEqual(rectangle);
  });
});

describe('a photo', () => {
  const source = { data: 'data:image/jpeg;base64,AA==', width: 800, height: 600 };
  const file = { size: 10, arrayBuffer: async () => new ArrayBuffer(10) };
  const choose = { type: 'photo.choose', file };
  const opened = done('openPhoto', { kind: 'opened', source });
  const use = { type: 'photo.use' };
  const cut = done('cropPhoto', photo);

  async function photoAfter(...events: readonly AnyEventObject[]) {
    const run = startRun({
      machine: photoIn,
      input: ({ owner }) => ({ owner, problem: null }),
      delays: { longestEstimate: 30_000 },
    });
    await run.performAll(events);
    return { ...run, isBusy: run.actor.getSnapshot().hasTag('busy') };
  }

  it.each([
    ['choosing', [], false],
    ['opening', [choose], true],
    ['cropping', [choose, opened], false],
    ['cutting', [choose, opened, use], true],
    ['judging', [choose, opened, use, cut], true],
    ['unjudged', [choose, opened, use, cut, fault('estimateAges')], false],
  ] as const)('is %s after %j, and may be put away', async (value, events, isBusy) => {
    const run = await photoAfter(...events);
    expect([run.value(), run.isBusy]).toEqual([value, isBusy]);
    run.send({ type: 'photo.cancel' });
    expect(run.value()).toBe('choosing');
  });

  it('knows of nothing at first, and of what was wrong with the last one', async () => {
    const empty = { file: null, source: null, photo: null, crop: middle };
    expect((await photoAfter()).context()).toMatchObject({ ...empty, problem: null });
    const run = await photoAfter(choose, fault('openPhoto'));
    expect(run.context()).toMatchObject({ ...empty, problem: 'wrong-image-type' });
    run.send(choose);
    expect(run.context()).toMatchObject({ file, problem: null });
    expect(run.world.inputsOf('openPhoto')).toEqual([{ file }, { file }]);
  });

  it('is pushed and brought nearer, within its edges, and cut there', async () => {
    const run = await photoAfter(choose, opened, { type: 'photo.zoom', zoom: 2 });
    expect(run.context()).toMatchObject({ source, crop: { x: 0.5, y: 0.5, zoom: 2 } });
    run.send({ type: 'photo.push', x: 0.5, y: 0.25 });
    const crop = { x: 0.359375, y: 0.375, zoom: 2 };
    expect(run.context().crop).toEqual(crop);
    expect(run.world.commands).toEqual([{ type: 'judge.prepare' }]);
    run.send(use);
    expect(run.world.inputsOf('cropPhoto')).toEqual([{ source, crop }]);
    await run.perform(cut);
    expect(run.world.inputsOf('estimateAges')).toEqual([{ photo }]);
    await run.perform(done('estimateAges', [40]));
    expect(run.world.notices).toEqual([{ type: 'photo.ready', photo }]);
    expect(run.context()).toMatchObject({ source: null, photo: null, crop: middle });
  });

  it('that could not be judged is judged again, or left to the server', async () => {
    const unjudged = [choose, opened, use, cut, fault('estimateAges')];
    const again = await photoAfter(...unjudged, { type: 'photo.retry' });
    expect(again.value()).toBe('judging');
    again.world.clock.increment(30_000);
    expect(again.value()).toBe('unjudged');
    again.send({ type: 'photo.entrust' });
    expect([again.value(), again.world.notices]).toEqual(['choosing', [ready]]);
  });

  it.each([
    [
      'image-too-large',
      [choose, done('openPhoto', { kind: 'refused', problem: 'image-too-large' })],
    ],
    ['wrong-image-type', [choose, fault('openPhoto')]],
    ['wrong-image-type', [choose, opened, use, fault('cropPhoto')]],
    ['inappropriate-content', [choose, opened, use, cut, done('estimateAges', [12])]],
  ] as const)('that is none says why: %s', async (problem, events) => {
    const run = await photoAfter(...events);
    expect([run.value(), run.context().problem]).toEqual(['choosing', problem]);
  });
});
