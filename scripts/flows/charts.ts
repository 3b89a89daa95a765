import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import { chartOf, delaysOf } from '../../inspector/chart/chart';
import type { FiledFlow } from '../../inspector/diff/flowsFile';

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'provide' in value;

const exportsOf = async (file: string): Promise<readonly unknown[]> => {
  const module: unknown = await import(pathToFileURL(file).href);
  const values: readonly unknown[] =
    typeof module === 'object' && module !== null ? Object.values(module) : [];
  return values;
};

/** The charts of all machines in the folders of this one. */
export async function chartsIn(machines: string): Promise<readonly FiledFlow[]> {
  const files = (await readdir(machines, { recursive: true }))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /^[^/]+\/[^/]+Machine\.ts$/.test(file))
    .toSorted();
  const flows: FiledFlow[] = [];
  for (const file of files)
    for (const machine of (await exportsOf(path.join(machines, file))).filter(isMachine))
      flows.push({
        id: machine.id,
        file,
        purpose: machine.root.description ?? '',
        delays: delaysOf(machine),
        chart: chartOf(machine),
      });
  return flows;
}
