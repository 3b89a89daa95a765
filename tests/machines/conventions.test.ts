import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { createActor } from 'xstate';
import { callbackNotProvided, notProvided } from '../../src/machines/shared/notProvided';

const modules = import.meta.glob<Record<string, unknown>>('../../src/machines/*/*Machine.ts', {
  eager: true,
});

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'provide' in value;

const machines = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(isMachine),
);

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];

describe.each(machines.map((machine) => [machine.id, machine] as const))('%s', (_id, machine) => {
  const nodes = nodesOf(machine.root);

  it('says of every state what it means', () => {
    expect(nodes.filter(({ description }) => !description).map(({ id }) => id)).toEqual([]);
  });

  it('names states in camelCase, events in dot.case, and every invocation', () => {
    const names = nodes.slice(1).map(({ key }) => key);
    expect(names.filter((name) => !/^[a-z][A-Za-z]*$/.test(name))).toEqual([]);
    const events = nodes
      .flatMap(({ ownEvents }) => ownEvents)
      .filter((type) => !type.startsWith('xstate.'));
    expect(events.filter((type) => !/^[a-zA-Z]+\.[a-zA-Z]+$/.test(type))).toEqual([]);
    const ids = nodes.flatMap(({ invoke }) => invoke.map(({ id }) => id));
    expect(ids.filter((id) => id.includes(machine.id + '.') || /^\d/.test(id))).toEqual([]);
  });
});

it('is found by its file, which has its name', () => {
  const found = Object.entries(modules).map(([path, module]) => [
    path.split('/').at(-1),
    Object.values(module)
      .filter(isMachine)
      .map(({ id }) => `${id}Machine.ts`),
  ]);
  expect(found).toEqual(found.map(([file]) => [file, [file]]));
  expect(found.length).toBeGreaterThan(60);
});

describe('an actor that was not provided', () => {
  it('fails loudly when it is a call', async () => {
    const actor = createActor(notProvided<void>('loadCharacters'));
    const failure = new Promise((resolve) => actor.subscribe({ error: resolve }));
    actor.start();
    expect(await failure).toEqual(new Error('Actor "loadCharacters" was not provided.'));
  });

  it('fails loudly when it is a port', () => {
    const actor = createActor(callbackNotProvided('history'));
    const failures: unknown[] = [];
    actor.subscribe({ error: (error) => failures.push(error) });
    actor.start();
    expect(failures).toEqual([new Error('Actor "history" was not provided.')]);
  });
});
