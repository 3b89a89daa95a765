import { describe, expect, it } from 'vitest';
import { memoryMachine } from '../../src/machines/memory/memoryMachine';
import { SUMMARY } from '../../src/machines/memory/note';
import { notes, summary, writtenNotes } from '../support/fixtures/memory';
import { done, fault, startRun, testChart } from '../support/machines';
import type { Run } from '../support/machines';

const run = {
  machine: (world) =>
    memoryMachine.provide({
      actors: {
        loadNotes: world.held(),
        addNote: world.held(),
        correctNote: world.held(),
        forgetNote: world.held(),
        forgetAll: world.held(),
      },
    }),
  input: () => ({ slug: 'ines' }),
} satisfies Run<typeof memoryMachine>;

const loaded = done('loadNotes', { notes, most: 50, summary });
const full = done('loadNotes', { notes: writtenNotes, most: 4, summary: null });
const write = { type: 'memory.write' };
const edit = { type: 'memory.edit', id: 'note-2' };
const forget = { type: 'memory.forget', id: 'note-2' };
const forgetSummary = { type: 'memory.forget', id: SUMMARY };
const forgetAll = { type: 'memory.forgetAll' };
const confirm = { type: 'memory.confirm' };
const cancel = { type: 'memory.cancel' };
const retry = { type: 'memory.retry' };
const form = { kind: 'fact', note: 'You live in York' };
const save = { type: 'memory.save', form };
const york = { ...notes[1], note: 'You live in York', origin: 'corrected' };
const added = done('addNote', { kind: 'kept', note: { ...york, id: 'note-9', origin: 'written' } });
const corrected = done('correctNote', { kind: 'kept', note: york });
const problem = { kind: 'fields', errors: { note: 'invalid' } };

testChart('memory', {
  ...run,
  alphabet: [
    loaded,
    full,
    fault('loadNotes'),
    retry,
    write,
    edit,
    forget,
    forgetSummary,
    forgetAll,
    confirm,
    cancel,
    save,
    added,
    done('addNote', { kind: 'full' }),
    done('addNote', { kind: 'refused', problem }),
    fault('addNote'),
    corrected,
    done('correctNote', { kind: 'refused', problem }),
    fault('correctNote'),
    done('forgetNote', undefined),
    fault('forgetNote'),
    done('forgetAll', undefined),
    fault('forgetAll'),
  ],
  invariant: (snapshot) => {
    const { chosen, notes: known, summary: kept } = snapshot.context;
    const isOnOne = ['editing', 'correcting', 'asking', 'forgetting'].some((at) =>
      snapshot.matches({ listed: at }),
    );
    expect(chosen !== null).toBe(isOnOne);
    if (chosen === SUMMARY) expect(kept).not.toBeNull();
    else if (chosen !== null)
      expect(known.some(({ id }: { id: string }) => id === chosen)).toBe(true);
    expect(snapshot.can(save)).toBe(snapshot.hasTag('form') && !snapshot.hasTag('busy'));
    if (snapshot.hasTag('busy')) expect(snapshot.can(confirm)).toBe(false);
  },
});

describe('the memory', () => {
  it('forgets the summary alone, once it is confirmed, and asks again where that fails', async () => {
    const { performAll, context, value } = startRun(run);
    await performAll([loaded, forgetSummary, cancel]);
    expect(context().summary).toBe(summary);
    await performAll([forgetSummary, confirm, fault('forgetNote')]);
    expect(context()).toMatchObject({ summary, problem: { kind: 'unreachable' } });
    expect(value()).toEqual({ listed: 'asking' });
    await performAll([confirm, done('forgetNote', undefined)]);
    expect(context()).toMatchObject({ summary: null, notes });
    await performAll([forgetSummary]);
    expect(value()).toEqual({ listed: 'idle' });
  });

  it('is corrected in place, once however often it is pressed, and loses nothing typed', async () => {
    const { performAll, context, world } = startRun(run);
    await performAll([loaded, edit, save, save, fault('correctNote')]);
    expect(context()).toMatchObject({ form, problem: { kind: 'unreachable' } });
    await performAll([save, corrected]);
    expect(context().notes).toHaveLength(4);
    expect(context().notes.filter(({ note }: { note: string }) => note === form.note)).toEqual([
      york,
    ]);
    expect(world.inputsOf('correctNote')).toEqual([
      { slug: 'ines', id: 'note-2', note: 'You live in York' },
      { slug: 'ines', id: 'note-2', note: 'You live in York' },
    ]);
  });

  it('forgets one thing after the question, and all of it', async () => {
    const { performAll, context, world } = startRun(run);
    await performAll([loaded, forget, cancel, forget, confirm, confirm, fault('forgetNote')]);
    expect(context().problem).toEqual({ kind: 'unreachable' });
    expect(context().notes).toHaveLength(4);
    await performAll([confirm, done('forgetNote', undefined)]);
    expect(world.inputsOf('forgetNote')).toHaveLength(2);
    expect(context().notes.map(({ id }: { id: string }) => id)).toEqual([
      'note-1',
      'note-3',
      'note-4',
    ]);
    await performAll([forgetAll, confirm, done('forgetAll', undefined)]);
    expect(context().notes).toEqual([]);
  });

  it('has one name', async () => {
    const { performAll, context } = startRun(run);
    const name = { ...notes[0], id: 'note-8', note: 'Bo', origin: 'written' };
    await performAll([loaded, write, save, done('addNote', { kind: 'kept', note: name })]);
    expect(context().notes[0]).toEqual(name);
    expect(context().notes.filter(({ kind }: { kind: string }) => kind === 'name')).toHaveLength(1);
  });

  it('says that it is full, where nothing learned can make room', async () => {
    const { performAll, value } = startRun(run);
    await performAll([full, write]);
    expect(value()).toEqual({ listed: 'full' });
  });
});
