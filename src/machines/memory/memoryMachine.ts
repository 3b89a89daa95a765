import { assign, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { FormProblem } from '../shared/fieldErrors';
import { notProvided } from '../shared/notProvided';
import type { Note, NoteForm, NoteList, NoteReply } from './note';

export type MemoryEvent =
  | { type: 'memory.retry' }
  | { type: 'memory.write' }
  | { type: 'memory.edit'; id: string }
  | { type: 'memory.save'; form: NoteForm }
  | { type: 'memory.forget'; id: string }
  | { type: 'memory.forgetAll' }
  | { type: 'memory.confirm' }
  | { type: 'memory.cancel' };

export type MemoryInput = { slug: string };

export type MemoryContext = MemoryInput &
  NoteList & {
    /** What is corrected or to be forgotten. */
    chosen: string | null;
    form: NoteForm;
    problem: FormProblem | null;
  };

type Replied = { reply: NoteReply };

const replyOf = ({ event }: { event: { output: NoteReply } }) => ({ reply: event.output });
const empty: NoteForm = { kind: 'fact', note: '' };

/** The name first, then the latest; what a note took the place of is gone. */
const withNote = (notes: readonly Note[], note: Note): Note[] => {
  const isTaken = (other: Note) =>
    other.id === note.id ||
    other.note === note.note ||
    (note.kind === 'name' && other.kind === 'name');
  const others = notes.filter((other) => !isTaken(other));
  return [note, ...others].toSorted(
    (a, b) => Number(b.kind === 'name') - Number(a.kind === 'name'),
  );
};

export const memoryMachine = setup({
  types: {
    context: {} as MemoryContext,
    events: {} as MemoryEvent,
    input: {} as MemoryInput,
    tags: {} as 'loading' | 'busy' | 'form' | 'question',
  },
  actors: {
    loadNotes: notProvided<NoteList, { slug: string }>('loadNotes'),
    addNote: notProvided<NoteReply, { slug: string; form: NoteForm }>('addNote'),
    correctNote: notProvided<NoteReply, { slug: string; id: string; note: string }>('correctNote'),
    forgetNote: notProvided<void, { slug: string; id: string }>('forgetNote'),
    forgetAll: notProvided<void, { slug: string }>('forgetAll'),
  },
  guards: {
    hasRoom: ({ context: { notes, most } }) =>
      notes.length < most || notes.some(({ origin }) => origin === 'learned'),
    isKnown: ({ context }, { id }: { id: string }) => context.notes.some((note) => note.id === id),
    hasAny: ({ context }) => context.notes.length > 0,
    isKept: (_, { reply }: Replied) => reply.kind === 'kept',
    isFull: (_, { reply }: Replied) => reply.kind === 'full',
  },
  actions: {
    keepList: assign((_, { list }: { list: NoteList }) => list),
    choose: assign(({ context }, { id }: { id: string }) => {
      const note = context.notes.find((known) => known.id === id);
      return {
        chosen: id,
        problem: null,
        form: note ? { kind: note.kind, note: note.note } : empty,
      };
    }),
    beginNew: assign({ chosen: null, problem: null, form: empty }),
    keepForm: assign((_, { form }: { form: NoteForm }) => ({ form, problem: null })),
    keepNote: assign(({ context }, { reply }: Replied) =>
      reply.kind === 'kept' ? { notes: withNote(context.notes, reply.note), chosen: null } : {},
    ),
    keepProblem: assign((_, { reply }: Replied) => ({
      problem: reply.kind === 'refused' ? reply.problem : null,
    })),
    keepUnreachable: assign({ problem: { kind: 'unreachable' } }),
    drop: assign(({ context }) => ({
      notes: context.notes.filter(({ id }) => id !== context.chosen),
      chosen: null,
    })),
    dropAll: assign({ notes: [], chosen: null }),
    clear: assign({ chosen: null, problem: null, form: empty }),
  },
}).createMachine({
  id: 'memory',
  description: 'What a character remembers of the user: seen, corrected, added to and forgotten.',
  context: ({ input }) => ({
    slug: input.slug,
    notes: [],
    most: 0,
    chosen: null,
    form: empty,
    problem: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'What is remembered is on its way.',
      tags: ['loading'],
      invoke: {
        id: 'loadNotes',
        src: 'loadNotes',
        input: ({ context }) => ({ slug: context.slug }),
        onDone: {
          target: 'listed',
          actions: { type: 'keepList', params: ({ event }) => ({ list: event.output }) },
        },
        onError: { target: 'failed' },
      },
    },
    failed: {
      description: 'It could not be had, or there is no network.',
      on: { 'memory.retry': { target: 'loading' } },
    },
    listed: {
      description: 'All that is remembered is there, or the word that it is nothing.',
      initial: 'idle',
      states: {
        idle: {
          description: 'Each note can be corrected or forgotten, and another one added.',
          on: {
            'memory.write': [
              { guard: 'hasRoom', target: 'writing', actions: 'beginNew' },
              { target: 'full' },
            ],
            'memory.edit': {
              guard: { type: 'isKnown', params: ({ event }) => event },
              target: 'editing',
              actions: { type: 'choose', params: ({ event }) => event },
            },
            'memory.forget': {
              guard: { type: 'isKnown', params: ({ event }) => event },
              target: 'asking',
              actions: { type: 'choose', params: ({ event }) => event },
            },
            'memory.forgetAll': { guard: 'hasAny', target: 'askingAll' },
          },
        },
        full: {
          description: 'As many are kept as can be, all by hand: one has to go first.',
          on: { 'memory.cancel': { target: 'idle' } },
        },
        writing: {
          description: 'A note is written by hand.',
          tags: ['form'],
          on: {
            'memory.save': {
              target: 'adding',
              actions: { type: 'keepForm', params: ({ event }) => event },
            },
            'memory.cancel': { target: 'idle', actions: 'clear' },
          },
        },
        adding: {
          description: 'The new note is on its way.',
          tags: ['form', 'busy'],
          invoke: {
            id: 'addNote',
            src: 'addNote',
            input: ({ context }) => ({ slug: context.slug, form: context.form }),
            onDone: [
              {
                guard: { type: 'isKept', params: replyOf },
                target: 'idle',
                actions: [{ type: 'keepNote', params: replyOf }, 'clear'],
              },
              { guard: { type: 'isFull', params: replyOf }, target: 'full', actions: 'clear' },
              { target: 'writing', actions: { type: 'keepProblem', params: replyOf } },
            ],
            onError: { target: 'writing', actions: 'keepUnreachable' },
          },
        },
        editing: {
          description: 'One note is corrected.',
          tags: ['form'],
          on: {
            'memory.save': {
              target: 'correcting',
              actions: { type: 'keepForm', params: ({ event }) => event },
            },
            'memory.cancel': { target: 'idle', actions: 'clear' },
          },
        },
        correcting: {
          description: 'The corrected note is on its way.',
          tags: ['form', 'busy'],
          invoke: {
            id: 'correctNote',
            src: 'correctNote',
            input: ({ context: { slug, chosen, form } }) => ({
              slug,
              id: chosen ?? '',
              note: form.note,
            }),
            onDone: [
              {
                guard: { type: 'isKept', params: replyOf },
                target: 'idle',
                actions: [{ type: 'keepNote', params: replyOf }, 'clear'],
              },
              { target: 'editing', actions: { type: 'keepProblem', params: replyOf } },
            ],
            onError: { target: 'editing', actions: 'keepUnreachable' },
          },
        },
        asking: {
          description: 'Is this one note to be forgotten?',
          tags: ['question'],
          on: {
            'memory.confirm': { target: 'forgetting' },
            'memory.cancel': { target: 'idle', actions: 'clear' },
          },
        },
        forgetting: {
          description: 'The note is being forgotten.',
          tags: ['question', 'busy'],
          invoke: {
            id: 'forgetNote',
            src: 'forgetNote',
            input: ({ context: { slug, chosen } }) => ({ slug, id: chosen ?? '' }),
            onDone: { target: 'idle', actions: ['drop', 'clear'] },
            onError: { target: 'asking', actions: 'keepUnreachable' },
          },
        },
        askingAll: {
          description: 'Is everything to be forgotten?',
          on: {
            'memory.confirm': { target: 'forgettingAll' },
            'memory.cancel': { target: 'idle', actions: 'clear' },
          },
        },
        forgettingAll: {
          description: 'Everything is being forgotten.',
          tags: ['busy'],
          invoke: {
            id: 'forgetAll',
            src: 'forgetAll',
            input: ({ context }) => ({ slug: context.slug }),
            onDone: { target: 'idle', actions: ['dropAll', 'clear'] },
            onError: { target: 'askingAll', actions: 'keepUnreachable' },
          },
        },
      },
    },
  },
});

export type MemoryRef = ActorRefFrom<typeof memoryMachine>;
