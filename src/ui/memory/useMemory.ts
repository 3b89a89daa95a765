import { useSelector } from '@xstate/react';
import type { MemoryEvent, MemoryRef } from '../../machines/memory/memoryMachine';
import { SUMMARY } from '../../machines/memory/note';
import type { NoteForm } from '../../machines/memory/note';

export function useMemory(actor: MemoryRef) {
  const snapshot = useSelector(actor, (current) => current);
  const { notes, most, summary, chosen, form, problem } = snapshot.context;
  const tell = (event: MemoryEvent) => () => actor.send(event);
  return {
    notes,
    most,
    summary,
    chosen,
    form,
    problem,
    isLoading: snapshot.hasTag('loading'),
    isBusy: snapshot.hasTag('busy'),
    hasFailed: snapshot.matches('failed'),
    isIdle: snapshot.matches({ listed: 'idle' }),
    isFull: snapshot.matches({ listed: 'full' }),
    isNew: snapshot.matches({ listed: 'writing' }) || snapshot.matches({ listed: 'adding' }),
    isForm: snapshot.hasTag('form'),
    isAsking: snapshot.hasTag('question'),
    isAskingSummary: snapshot.hasTag('question') && chosen === SUMMARY,
    isAskingAll:
      snapshot.matches({ listed: 'askingAll' }) || snapshot.matches({ listed: 'forgettingAll' }),
    retry: tell({ type: 'memory.retry' }),
    write: tell({ type: 'memory.write' }),
    forgetSummary: tell({ type: 'memory.forget', id: SUMMARY }),
    forgetAll: tell({ type: 'memory.forgetAll' }),
    confirm: tell({ type: 'memory.confirm' }),
    cancel: tell({ type: 'memory.cancel' }),
    edit: (id: string) => actor.send({ type: 'memory.edit', id }),
    forget: (id: string) => actor.send({ type: 'memory.forget', id }),
    save: (values: NoteForm) =>
      actor.send({ type: 'memory.save', form: { kind: values.kind, note: values.note.trim() } }),
  };
}

export type MemoryView = ReturnType<typeof useMemory>;
