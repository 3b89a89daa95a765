import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { AnyActorLogic, InputFrom } from 'xstate';
import { memoryActors } from '../../src/api/actors/memory';
import { createClient } from '../../src/api/client';
import type { components } from '../../src/api/schema';
import { json, problem } from '../support/fakeFetch';

/** As the contract has it: a field that is missing here does not compile. */
const memory: components['schemas']['Memory'] = {
  id: 'note-1',
  kind: 'name',
  note: 'Ana',
  origin: 'learned',
  source: null,
  created_at: '2026-01-10T20:15:00.000Z',
  updated_at: '2026-01-11T20:15:00.000Z',
};
const note = {
  id: 'note-1',
  kind: 'name',
  note: 'Ana',
  origin: 'learned',
  updatedAt: '2026-01-11T20:15:00.000Z',
};

function answering(answer: Response) {
  const sent: string[] = [];
  const client = createClient(async (request) => {
    const body = await request.clone().text();
    sent.push(`${request.method} ${request.url.replace('https://api.test', '')} ${body}`.trim());
    return answer;
  }, 'https://api.test');
  return { actors: memoryActors(client), sent };
}

const run = <TLogic extends AnyActorLogic>(logic: TLogic, input: InputFrom<TLogic>) => {
  const actor = createActor(logic, { input });
  actor.subscribe({ error: () => {} });
  return toPromise(actor.start());
};

describe('the memory', () => {
  it('is read', async () => {
    const { actors, sent } = answering(
      json({
        results: [memory],
        most: 50,
        summary: { text: 'You met.', updated_at: memory.updated_at },
      }),
    );
    expect(await run(actors.loadNotes, { slug: 'ines' })).toEqual({
      notes: [note],
      most: 50,
      summary: 'You met.',
    });
    expect(sent).toEqual(['GET /api/memory/ines']);
  });

  it('is added to and corrected', async () => {
    const added = answering(json(memory, 201));
    const form = { kind: 'name' as const, note: 'Ana' };
    expect(await run(added.actors.addNote, { slug: 'ines', form })).toEqual({ kind: 'kept', note });
    expect(added.sent).toEqual(['POST /api/memory/ines {"kind":"name","note":"Ana"}']);
    const { actors, sent } = answering(json(memory));
    const input = { slug: 'ines', id: 'note-1', note: 'Ana' };
    expect(await run(actors.correctNote, input)).toEqual({ kind: 'kept', note });
    expect(sent).toEqual(['PATCH /api/memory/ines/note-1 {"note":"Ana"}']);
  });

  it('says what is refused, and that it is full', async () => {
    const form = { kind: 'fact' as const, note: 'x' };
    const code = 'inappropriate-content';
    const refused = answering(json({ code, errors: { note: [{ code }] } }, 400));
    expect(await run(refused.actors.addNote, { slug: 'ines', form })).toEqual({
      kind: 'refused',
      problem: { kind: 'fields', errors: { note: 'inappropriate-content' } },
    });
    const { actors } = answering(problem(409, 'conflict'));
    expect(await run(actors.addNote, { slug: 'ines', form })).toEqual({ kind: 'full' });
  });

  it('is forgotten, what is gone already too', async () => {
    const input = { slug: 'ines', id: 'note-1' };
    const gone = answering(new Response(null, { status: 204 }));
    await run(gone.actors.forgetNote, input);
    expect(gone.sent).toEqual(['DELETE /api/memory/ines/note-1']);
    await run(answering(problem(404, 'not-found')).actors.forgetNote, input);
    await expect(
      run(answering(problem(500, 'internal')).actors.forgetNote, input),
    ).rejects.toThrow();
    const all = answering(new Response(null, { status: 204 }));
    await run(all.actors.forgetAll, { slug: 'ines' });
    expect(all.sent).toEqual(['DELETE /api/memory/ines']);
    const summary = answering(new Response(null, { status: 204 }));
    await run(summary.actors.forgetNote, { slug: 'ines', id: null });
    expect(summary.sent).toEqual(['DELETE /api/memory/ines/summary']);
  });
});
