import { assign, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { eventItself } from '../shared/eventItself';
import type { FormProblem } from '../shared/fieldErrors';
import { notProvided } from '../shared/notProvided';
import { SUMMARY } from './note';
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
    /** The note to correct or to forget. */
    chosen: string | null;
    form: NoteForm;
    problem: FormProblem | null;
  };

type Replied = { reply: NoteReply };

const replyOf = ({ event }: { event: { output: NoteReply } }) => ({ reply: event.output });
const empty: NoteForm = { kind: 'fact', note: '' };

/** The name first, then the latest; notes that this one replaces are removed. */
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
    /** Null: the summary. */
    forgetNote: notProvided<void, { slug: string; id: string | null }>('forgetNote'),
    forgetAll: notProvided<void, { slug: string }>('forgetAll'),
  },
  guards: {
    hasRoom: ({ context: { notes, most } }) =>
      notes.length < most || notes.some(({ origin }) => origin === 'learned'),
    isKnown: ({ context }, { id }: { id: string }) => context.notes.some((note) => note.id === id),
    isThere: ({ context: { notes, summary } }, { id }: { id: string }) =>
      id === SUMMARY ? summary !== null : notes.some((note) => note.id === id),
    hasAny: ({ context }) => context.notes.length > 0 || context.summary !== null,
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
      summary: context.chosen === SUMMARY ? null : context.summary,
      chosen: null,
    })),
    dropAll: assign({ notes: [], chosen: null, summary: null }),
    clear: assign({ chosen: null, problem: null, form: empty }),
  },
}).createMachine({
  id: 'memory',
  description:
    'What a character remembers about the user; the user can read, correct, add and forget notes.',
  context: ({ input }) => ({
    slug: input.slug,
    notes: [],
    most: 0,
    summary: null,
    chosen: null,
    form: empty,
    problem: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loads what the character remembers.',
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
      description: 'The notes failed to load; the user can try again.',
      on: { 'memory.retry': { target: 'loading' } },
    },
    listed: {
      description: 'The notes are on screen, or a message that there are none.',
      initial: 'idle',
      states: {
        idle: {
          description: 'The user can correct or forget each note, and add another one.',
          on: {
            'memory.write': [
              { guard: 'hasRoom', target: 'writing', actions: 'beginNew' },
              { target: 'full' },
            ],
            'memory.edit': {
              guard: { type: 'isKnown', params: eventItself },
              target: 'editing',
              actions: { type: 'choose', params: eventItself },
            },
            'memory.forget': {
              guard: { type: 'isThere', params: eventItself },
              target: 'asking',
              actions: { type: 'choose', params: eventItself },
            },
            'memory.forgetAll': { guard: 'hasAny', target: 'askingAll' },
          },
        },
        full: {
          description:
            'The memory is full, with no learned note to replace; the user must forget a note first.',
          on: { 'memory.cancel': { target: 'idle' } },
        },
        writing: {
          description: 'The user is writing a new note.',
          tags: ['form'],
          on: {
            'memory.save': {
              target: 'adding',
              actions: { type: 'keepForm', params: eventItself },
            },
            'memory.cancel': { target: 'idle', actions: 'clear' },
          },
        },
        adding: {
          description: 'Saves the new note.',
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
          description: 'The user is correcting a note.',
          tags: ['form'],
          on: {
            'memory.save': {
              target: 'correcting',
              actions: { type: 'keepForm', params: eventItself },
            },
            'memory.cancel': { target: 'idle', actions: 'clear' },
          },
        },
        correcting: {
          description: 'Saves the corrected note.',
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
          description:
            'Asks the user to confirm that this note, or the summary, should be forgotten.',
          tags: ['question'],
          on: {
            'memory.confirm': { target: 'forgetting' },
            'memory.cancel': { target: 'idle', actions: 'clear' },
          },
        },
        forgetting: {
          description: 'Waiting for the server to forget it.',
          tags: ['question', 'busy'],
          invoke: {
            id: 'forgetNote',
            src: 'forgetNote',
            input: ({ context: { slug, chosen } }) => ({
              slug,
              id: chosen === SUMMARY ? null : chosen,
            }),
            onDone: { target: 'idle', actions: ['drop', 'clear'] },
            onError: { target: 'asking', actions: 'keepUnreachable' },
          },
        },
        askingAll: {
          description: 'Asks the user to confirm that all notes should be forgotten.',
          on: {
            'memory.confirm': { target: 'forgettingAll' },
            'memory.cancel': { target: 'idle', actions: 'clear' },
          },
        },
        forgettingAll: {
          description: 'Waiting for the server to forget all notes.',
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

declare module '../app/screenTypes' {
  interface ScreenMachines {
    memory: typeof memoryMachine;
  }
}
