import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { chartOf } from '../../inspector/chart/chart';
import type { Chart } from '../../inspector/chart/chartTypes';
import { flowOf, flows } from '../../inspector/gallery/flows';
import { fingerprint, hashOf, storySource } from '../../inspector/review/fingerprint';
import {
  fingerprintNow,
  opinionOn,
  opinionsOf,
  orphans,
  reviewable,
  statePath,
} from '../../inspector/review/opinions';
import { noteIn, notesOn, noteText } from '../../inspector/review/notes';
import type { Note } from '../../inspector/review/notes';
import {
  changed,
  changesText,
  noReview,
  noVerdict,
  readChanges,
  readReview,
  reviewText,
  verdictOn,
} from '../../inspector/review/reviewFile';
import type { Change, Judgement, Review } from '../../inspector/review/reviewFile';
import { reviewMachine } from '../../inspector/review/reviewMachine';
import { createMachine } from 'xstate';
import { done, fault, startRun, testChart } from '../support/machines';
import type { Run } from '../support/machines';

const approval = (flow: string, state: string, approved = 'abc'): Judgement => ({
  flow,
  state,
  verdict: { approved, screen: 'chat/Voice/Playing' },
});
const note = (
  flow: string,
  state: string,
  text: string,
  rest: Partial<Note> = {},
): { note: Note } => ({
  note: {
    id: `${flow}-1`,
    flow,
    state,
    text,
    author: 'Ada',
    at: '2026-11-27T09:00:00.000Z',
    answer: null,
    ...rest,
  },
});
const after = (...changes: readonly Change[]): Review => changed(noReview, changes);
const review = after(
  note('voice', 'playing', 'Too loud?'),
  approval('unblur', 'veiled'),
  approval('unblur', 'failed.broken'),
);

describe('the file of reviews', () => {
  it('is sorted, each opinion on lines of its own', () =>
    expect(reviewText(review)).toBe(`{
  "version": 2,
  "flows": {
    "unblur": {
      "failed.broken": {
        "approved": "abc",
        "screen": "chat/Voice/Playing"
      },
      "veiled": {
        "approved": "abc",
        "screen": "chat/Voice/Playing"
      }
    }
  },
  "notes": [
    {
      "id": "voice-1",
      "flow": "voice",
      "state": "playing",
      "text": "Too loud?",
      "author": "Ada",
      "at": "2026-11-27T09:00:00.000Z",
      "answer": null
    }
  ]
}
`));

  it('is read as it was written', () => {
    expect(readReview(reviewText(review))).toEqual({ review });
    const changes = [approval('a', 'b'), note('a', 'b', 'x')];
    expect(readChanges(changesText(changes))).toEqual(changes);
  });

  it('keeps no trace of what was taken back', () => {
    const left = changed(review, [
      note('voice', 'playing', '  '),
      { flow: 'unblur', state: 'veiled', verdict: noVerdict },
    ]);
    expect([...left.verdicts.keys()]).toEqual(['unblur']);
    expect(left.notes.size).toBe(0);
    expect(verdictOn(left, 'unblur', 'veiled')).toEqual(noVerdict);
    expect(verdictOn(left, 'unblur', 'failed.broken').approved).toBe('abc');
  });

  it.each([
    ['{', 'This is not a file of reviews.'],
    ['{"version":2}', 'This is not a file of reviews.'],
    ['{"version":1,"flows":{}}', 'The review is of version 1, not 2.'],
    ['{"version":2,"flows":{"a":3}}', 'The review of a is damaged.'],
    ['{"version":2,"flows":{"a":{"b":{"screen":3}}}}', 'The review of a: b is damaged.'],
    ['{"version":2,"flows":{"a":{"b":{"colour":"red"}}}}', 'The review of a: b is damaged.'],
    ['{"version":2,"flows":{},"notes":{}}', 'The notes are damaged.'],
    ['{"version":2,"flows":{},"notes":[{}]}', 'A note is damaged.'],
  ])('that is none says why: %s', (text, reason) => expect(readReview(text)).toEqual({ reason }));

  it.each(['', '{}', '[3]', '[{"note":{}}]', '[{"flow":"a","state":"b","verdict":{"screen":""}}]'])(
    'takes no change that is none: %s',
    (text) => expect(readChanges(text)).toBeNull(),
  );

  it('of this repository is whole, and set as it is written', async () => {
    const text = await readFile(new URL('../../flows.review.json', import.meta.url), 'utf8');
    const read = readReview(text);
    if ('reason' in read) throw new Error(read.reason);
    expect(reviewText(read.review)).toBe(text);
  });
});

describe('a note', () => {
  const { note: one } = note('voice', 'playing', 'Too loud?');

  it('is read as it was written, into a file that no other note has', () => {
    expect(noteIn(JSON.parse(noteText(one)))).toEqual(one);
    for (const id of ['../x', 'a/b', '', 'a.b']) expect(noteIn({ ...one, id })).toBeNull();
  });

  it('stands among the others on its state, the oldest first', () => {
    const at = '2026-11-26T09:00:00.000Z';
    const said = after(
      { note: one },
      note('voice', 'playing', 'Earlier', { id: 'voice-0', at }),
      note('voice', 'idle', 'Elsewhere', { id: 'voice-2' }),
    );
    const texts = notesOn(said.notes, 'voice', 'playing').map(({ text }) => text);
    expect(texts).toEqual(['Earlier', 'Too loud?']);
  });
});

const door = (description = 'It is shut.', target = 'open'): Chart =>
  chartOf(
    createMachine({
      id: 'door',
      initial: 'shut',
      states: {
        shut: { description, on: { push: { target } } },
        open: { on: { pull: { target: 'shut' } } },
        gone: {},
      },
    }),
  );
const printOf = (chart: Chart, key: string, story: string | null = 'x') => {
  const node = chart.nodes.find((one) => one.key === key);
  if (node === undefined) throw new Error(`No ${key}`);
  return fingerprint(chart, node, story);
};

describe('the fingerprint of a state', () => {
  it('is another one when the state, a way out or in, or its story is', () => {
    const before = printOf(door(), 'shut');
    expect(printOf(door(), 'shut')).toBe(before);
    expect(printOf(door('It is closed.'), 'shut')).not.toBe(before);
    expect(printOf(door(undefined, 'gone'), 'shut')).not.toBe(before);
    expect(printOf(door(), 'shut', 'y')).not.toBe(before);
    expect(printOf(door(undefined, 'gone'), 'open')).not.toBe(printOf(door(), 'open'));
  });

  it('stays when something else changes', () =>
    expect(printOf(door('It is closed.'), 'open')).toBe(printOf(door(), 'open')));

  it('tells all states of the product apart', () => {
    const prints = flows.flatMap(({ chart }) =>
      reviewable(chart).map((node) => hashOf(`${node.id} ${fingerprint(chart, node, null)}`)),
    );
    expect(new Set(prints).size).toBe(prints.length);
  });

  it('takes of a file of stories the one that shows the state', () => {
    const file = [
      'const a = 1;',
      'export const Open: Story = {',
      '  args: { a },',
      '};',
      '',
      'export const OpenWide = {};',
    ].join('\n');
    expect(storySource(file, 'Open')).toBe('export const Open: Story = { args: { a }, };');
    expect(storySource(file, 'OpenWide')).toBe('export const OpenWide = {};');
    expect(storySource(file, 'Shut')).toBe('');
  });
});

describe('what is thought of a state', () => {
  const files = new Map([['chat/Voice', 'export const Playing = { args: 1 };\n']]);
  const changedFiles = new Map([['chat/Voice', 'export const Playing = { args: 2 };\n']]);
  const { chart } = flowOf('unblur') ?? { chart: door() };
  const [node = chart.nodes[0]] = reviewable(chart);
  if (node === undefined) throw new Error('No state');
  const screen = 'chat/Voice/Playing';
  const approved = fingerprintNow(chart, node, screen, files);

  it('is stale once the state or its story is not what was approved', () => {
    const opinion = (verdict: typeof noVerdict, hasNote: boolean, among: typeof files = files) =>
      opinionOn(chart, node, verdict, hasNote, among);
    const verdict = { approved, screen };
    expect(opinion(verdict, false)).toBe('approved');
    expect(opinion(verdict, true)).toBe('noted');
    expect(opinion(verdict, true, changedFiles)).toBe('stale');
    expect(opinion(verdict, false, new Map())).toBe('stale');
    expect(opinion(noVerdict, false)).toBeNull();
  });

  it('is known for each state of a machine, and for what is there no more', () => {
    const state = statePath(chart, node);
    const answer = { text: 'Done', author: 'Bo', at: '' };
    const said = after(
      { flow: 'unblur', state, verdict: { approved, screen } },
      note('unblur', state, 'Answered', { id: 'unblur-2', answer }),
      note('unblur', 'gone', 'Where is it?'),
    );
    expect([...opinionsOf(chart, said, files)]).toEqual([[node.id, 'approved']]);
    expect(orphans([chart], said)).toEqual(['unblur: gone']);
    const open = changed(said, [note('unblur', state, 'Open', { id: 'unblur-2' })]);
    expect([...opinionsOf(chart, open, files)]).toEqual([[node.id, 'noted']]);
    expect(opinionsOf(chart, after(note('voice', 'playing', 'x')), files).size).toBe(0);
  });
});

const reviewRun = {
  machine: (world) =>
    reviewMachine.provide({
      actors: {
        readReview: world.held(),
        readTakenReview: world.held(),
        writeChanges: world.held(),
        saveReview: world.held(),
      },
    }),
} satisfies Run<typeof reviewMachine>;

const judge = (judgement: Change = approval('unblur', 'veiled')) => ({
  type: 'review.change',
  change: judgement,
});
const there = (canWrite: boolean, read: Review = noReview) =>
  done('readReview', { review: read, canWrite });
const taken = done('readTakenReview', { review, canWrite: false });

testChart('review', {
  ...reviewRun,
  alphabet: [
    there(true),
    there(false),
    done('readReview', { reason: 'This is not a file of reviews.' }),
    fault('readReview'),
    judge(),
    done('writeChanges', review),
    fault('writeChanges'),
    { type: 'review.retry' },
    { type: 'review.download' },
    done('saveReview'),
    fault('saveReview'),
    { type: 'review.take', file: { name: 'flows.review.json' } },
    taken,
    done('readTakenReview', { reason: 'This is not a file of reviews.' }),
    fault('readTakenReview'),
  ],
  facts: ({ value, context: { pending, sent, canWrite } }) =>
    JSON.stringify([value, Math.min(pending.length, 2), Math.min(sent, 2), canWrite]),
  invariant: (snapshot) => {
    const { pending, canWrite } = snapshot.context;
    if (snapshot.matches('resting')) expect(pending).toEqual([]);
    if (snapshot.matches('saving') || snapshot.matches('failed')) expect(canWrite).toBe(true);
    if (snapshot.matches('held') || snapshot.matches('taking')) expect(canWrite).toBe(false);
    if (snapshot.hasTag('unsaved')) expect(pending).not.toEqual([]);
  },
});

describe('a review', () => {
  it('writes what is said while something is written, once that is done', async () => {
    const run = startRun(reviewRun);
    const [one, other] = [approval('a', 'b'), approval('c', 'd')];
    await run.performAll([there(true), judge(one), judge(other)]);
    expect(run.world.inputsOf('writeChanges')).toEqual([{ changes: [one] }]);
    await run.perform(done('writeChanges', after(one)));
    expect(run.value()).toBe('saving');
    expect(run.world.inputsOf('writeChanges')).toEqual([{ changes: [one] }, { changes: [other] }]);
    const both = after(one, other);
    expect(run.context().review).toEqual(both);
    await run.perform(done('writeChanges', both));
    expect([run.value(), run.context().review, run.context().pending]).toEqual([
      'resting',
      both,
      [],
    ]);
  });

  it('writes a note with every letter, but of what waits only how it is now', async () => {
    const run = startRun(reviewRun);
    const typed = (text: string) => note('voice', 'playing', text);
    await run.performAll([there(true), judge(typed('T')), judge(typed('To')), judge(typed('Too'))]);
    expect(run.world.inputsOf('writeChanges')).toEqual([{ changes: [typed('T')] }]);
    await run.perform(done('writeChanges', after(typed('T'))));
    expect(run.world.inputsOf('writeChanges').at(-1)).toEqual({ changes: [typed('Too')] });
    expect(run.context().review).toEqual(after(typed('Too')));
  });

  it('keeps what could not be written, and writes all of it the next time', async () => {
    const run = startRun(reviewRun);
    const [one, other] = [approval('a', 'b'), approval('c', 'd')];
    await run.performAll([there(true), judge(one), fault('writeChanges')]);
    expect(run.value()).toBe('failed');
    expect(run.context().review).toEqual(after(one));
    run.send(judge(other));
    expect(run.world.inputsOf('writeChanges').at(-1)).toEqual({ changes: [one, other] });
  });

  it('writes nothing over a file that it could not read', async () => {
    const run = startRun(reviewRun);
    await run.performAll([judge(), done('readReview', { reason: 'Damaged.' })]);
    run.send(judge());
    expect([run.value(), run.context().reason]).toEqual(['unread', 'Damaged.']);
    expect(run.world.inputsOf('writeChanges')).toEqual([]);
    run.send({ type: 'review.retry' });
    await run.perform(there(true, review));
    expect(run.world.inputsOf('writeChanges')).toEqual([
      { changes: [approval('unblur', 'veiled')] },
    ]);
  });

  it('is saved as a file where nothing can write it, on top of what was taken', async () => {
    const run = startRun(reviewRun);
    const own = approval('own', 'state');
    await run.performAll([
      there(false),
      judge(own),
      { type: 'review.take', file: {} },
      taken,
      { type: 'review.download' },
    ]);
    const whole = changed(review, [own]);
    expect(run.world.inputsOf('saveReview')).toEqual([{ review: whole }]);
    await run.perform(done('saveReview'));
    expect([run.value(), run.context().review]).toEqual(['resting', whole]);
  });
});
