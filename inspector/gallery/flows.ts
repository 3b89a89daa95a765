import type { AnyStateMachine } from 'xstate';
import { chartOf, delaysOf } from '../chart/chart';
import type { Chart } from '../chart/chartTypes';
import { machineTitle, takeTitles } from '../chart/titles';

/** A machine of the product. */
export type Flow = {
  /** The machine's own id. */
  id: string;
  /** What designers call it. */
  title: string;
  /** Its path in the folder of the machines. */
  file: string;
  /** Its purpose, in one sentence. */
  purpose: string;
  machine: AnyStateMachine;
  chart: Chart;
  /** Its named delays in milliseconds; null if the machine computes them. */
  delays: readonly (readonly [string, number | null])[];
};

const modules = import.meta.glob<Record<string, unknown>>('../../src/machines/*/*Machine.ts', {
  eager: true,
});

takeTitles(import.meta.glob('../titles/*.json', { eager: true, import: 'default' }));

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'provide' in value;

/** Every machine of the product, found in the source. */
export const flows: readonly Flow[] = Object.entries(modules)
  .flatMap(([path, module]) =>
    Object.values(module)
      .filter(isMachine)
      .map((machine): Flow => ({
        id: machine.id,
        title: machineTitle(machine.id),
        file: path.replace('../../src/machines/', ''),
        purpose: machine.root.description ?? '',
        machine,
        chart: chartOf(machine),
        delays: delaysOf(machine),
      })),
  )
  .toSorted((a, b) => a.id.localeCompare(b.id, 'en'));

export const flowOf = (id: string): Flow | null => flows.find((flow) => flow.id === id) ?? null;
