import { assign, fromPromise, setup } from 'xstate';

import { eventItself } from '../../src/machines/shared/eventItself';
import { nameFault } from './scenarioFile';
import type { Script } from '../simulate/steps';

export type ScenarioEvent =
  | { type: 'scenario.name'; name: string }
  | { type: 'scenario.keep'; script: Script };

/** `flow`: the id of a machine; `folder`: its folder among the machines. */
export type ScenarioInput = { flow: string; folder: string };

export type ScenarioContext = ScenarioInput & {
  name: string;
  script: Script | null;
  /** Where the file is; empty until there is one. */
  file: string;
  /** Why there is none; empty if nothing was wrong. */
  reason: string;
};

export type SaveScenarioInput = ScenarioInput & { name: string; script: Script | null };

export const scenarioMachine = setup({
  types: {
    context: {} as ScenarioContext,
    events: {} as ScenarioEvent,
    input: {} as ScenarioInput,
    tags: {} as 'busy' | 'fault',
  },
  actors: {
    /** Answers with the path of the file. */
    saveScenario: fromPromise<string, SaveScenarioInput>(() =>
      Promise.reject(new Error('Actor "saveScenario" was not provided.')),
    ),
  },
  guards: { hasName: ({ context: { name } }) => nameFault(name) === null },
  actions: {
    take: assign((_, { name }: { name: string }) => ({ name })),
    takeScript: assign((_, { script }: { script: Script }) => ({ script })),
    tellReason: assign((_, { error }: { error: unknown }) => ({
      reason: error instanceof Error ? error.message : 'The file could not be written.',
    })),
    tellFile: assign((_, { file }: { file: string }) => ({ file })),
  },
}).createMachine({
  id: 'scenario',
  description: 'Keeps the steps done so far under a name, in a file beside the flow.',
  context: ({ input }) => ({ ...input, name: '', script: null, file: '', reason: '' }),
  on: { 'scenario.name': { target: '.naming', actions: { type: 'take', params: eventItself } } },
  initial: 'naming',
  states: {
    naming: {
      description: 'The steps wait for a name.',
      on: {
        'scenario.keep': [
          {
            guard: 'hasName',
            target: 'saving',
            actions: { type: 'takeScript', params: eventItself },
          },
          { target: 'unnamed' },
        ],
      },
    },
    unnamed: { description: 'The name is missing or too long.', tags: ['fault'] },
    saving: {
      description: 'The file is being written.',
      tags: ['busy'],
      invoke: {
        id: 'saveScenario',
        src: 'saveScenario',
        input: ({ context: { flow, folder, name, script } }) => ({ flow, folder, name, script }),
        onDone: {
          target: 'kept',
          actions: { type: 'tellFile', params: ({ event }) => ({ file: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'tellReason', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    kept: { description: 'The file is there; the next commit takes it along.' },
    failed: {
      description: 'The file could not be written; the steps and the name are still here.',
      tags: ['fault'],
      on: {
        'scenario.keep': {
          target: 'saving',
          actions: { type: 'takeScript', params: eventItself },
        },
      },
    },
  },
});
