import { sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';

/**
 * The parts of the application whose machines come late: chat and profile; forms and blog;
 * /undress and characters of one's own; audio calls; what is for sale, and the account; what every
 * member has.
 */
export type Part = 'characters' | 'forms' | 'pictures' | 'calls' | 'money' | 'member';

export type PartEvent = { type: 'part.fetch' };

export type PartNotice =
  | { type: 'part.arrived'; part: Part }
  /** It could not be had; asked for again when it is wanted next. */
  | { type: 'part.missed'; part: Part };

export type PartInput = { owner: Owner<PartNotice>; part: Part };

export const partMachine = setup({
  types: { context: {} as PartInput, events: {} as PartEvent, input: {} as PartInput },
  actors: { fetchPart: notProvided<void>('fetchPart') },
  guards: {
    /** No page waits for what members have, so that nothing else would ask for it again. */
    isForMembers: ({ context }) => context.part === 'member',
  },
  delays: {
    /** Between two attempts at having what no page asks for again. */
    retryPause: 5_000,
  },
  actions: {
    tell: sendTo(
      ({ context }: { context: PartInput }) => context.owner,
      ({ context: { part } }, { type }: Pick<PartNotice, 'type'>): PartNotice => ({ type, part }),
    ),
  },
}).createMachine({
  id: 'part',
  description: 'Brings the machines of one part of the application when one is first wanted.',
  context: ({ input }) => input,
  initial: 'waiting',
  states: {
    waiting: {
      description: 'Nothing of the part was wanted yet.',
      on: { 'part.fetch': { target: 'fetching' } },
    },
    missed: {
      description: 'The code could not be had; it is asked for when it is wanted next.',
      after: { retryPause: { guard: 'isForMembers', target: 'fetching' } },
      on: { 'part.fetch': { target: 'fetching' } },
    },
    fetching: {
      description: 'The code of the part is on its way.',
      invoke: {
        id: 'fetchPart',
        src: 'fetchPart',
        onDone: { target: 'here', actions: { type: 'tell', params: { type: 'part.arrived' } } },
        onError: { target: 'missed', actions: { type: 'tell', params: { type: 'part.missed' } } },
      },
    },
    here: { description: 'Everything of the part can be opened at once.', type: 'final' },
  },
});

export type PartRef = ActorRefFrom<typeof partMachine>;
