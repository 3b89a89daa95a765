import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { PersonaValues, Pick, Step } from '../../machines/persona/persona';
import type { personaMachine, PersonaRef } from '../../machines/persona/personaMachine';
import type { photoMachine } from '../../machines/persona/photoMachine';
import type { FormProblem } from '../../machines/shared/fieldErrors';
import { useWords } from './useWords';

type Snapshot = SnapshotFrom<typeof personaMachine>;

export type PersonaScreen = 'loading' | 'unlisted' | 'list' | 'making' | 'made';

function toScreen(snapshot: Snapshot): PersonaScreen {
  if (snapshot.matches('listed')) return 'list';
  if (snapshot.matches('making') || snapshot.matches('saving')) return 'making';
  if (snapshot.matches('made')) return 'made';
  return snapshot.matches('unlisted') ? 'unlisted' : 'loading';
}

type Deletion = 'none' | 'confirming' | 'deleting' | 'failed';

function toDeletion(snapshot: Snapshot): Deletion {
  if (snapshot.matches({ listed: 'confirming' })) return 'confirming';
  if (snapshot.matches({ listed: 'deleting' })) return 'deleting';
  return snapshot.matches({ listed: 'undeleted' }) ? 'failed' : 'none';
}

/** The list of which a fourth was wanted. */
function toFull(snapshot: Snapshot): 'occupations' | 'personalities' | null {
  if (snapshot.matches({ making: { character: 'occupationsFull' } })) return 'occupations';
  return snapshot.matches({ making: { character: 'personalitiesFull' } }) ? 'personalities' : null;
}

/** What the last attempt tells a form about its fields. */
const toFormProblem = ({ context: { problem } }: Snapshot): FormProblem | null =>
  problem?.kind === 'fields' || problem?.kind === 'limited' ? problem : null;

type PhotoSnapshot = SnapshotFrom<typeof photoMachine>;

/** Going on would lose the photo being cropped or checked. */
const isAtWork = (photo: PhotoSnapshot | undefined): boolean =>
  photo !== undefined && !photo.matches('choosing');

const isCropping = (photo: PhotoSnapshot | undefined): boolean =>
  photo?.matches('cropping') ?? false;

export function usePersona(actor: PersonaRef, hasPremium: boolean) {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const words = useWords(context);
  const photoRef = useSelector(actor, (snapshot) => snapshot.children.photo);
  return {
    ...context,
    /** The user will meet the offer at the end. */
    needsPremium: !hasPremium && context.editing === null,
    screen: useSelector(actor, toScreen),
    deletion: useSelector(actor, toDeletion),
    formProblem: useSelector(actor, toFormProblem),
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    full: useSelector(actor, toFull),
    isMissing: useSelector(actor, (snapshot) => snapshot.matches({ making: { look: 'missing' } })),
    hasPhoto: context.photo !== null || (context.editing?.photo != null && !context.isPhotoGone),
    ...words,
    photoRef,
    isPhotoAtWork: useSelector(photoRef, isAtWork),
    isCropping: useSelector(photoRef, isCropping),
    change: (values: Partial<PersonaValues>) => actor.send({ type: 'persona.change', values }),
    pick: (picked: Pick) => actor.send({ type: 'persona.pick', ...picked }),
    permit: (isPermitted: boolean) => actor.send({ type: 'persona.permit', isPermitted }),
    usePart: () => photoRef?.send({ type: 'photo.use' }),
    dropPhoto: () => actor.send({ type: 'persona.dropPhoto' }),
    next: () => actor.send({ type: 'persona.next' }),
    back: () => actor.send({ type: 'persona.back' }),
    goTo: (step: Step) => actor.send({ type: 'persona.goTo', step }),
    submit: () => actor.send({ type: 'persona.submit', hasPremium, words: words.words }),
    begin: () => actor.send({ type: 'persona.new' }),
    list: () => actor.send({ type: 'persona.list' }),
    edit: (id: string) => actor.send({ type: 'persona.edit', id }),
    remove: (id: string) => actor.send({ type: 'persona.delete', id }),
    confirm: () => actor.send({ type: 'persona.confirm' }),
    keep: () => actor.send({ type: 'persona.keep' }),
    retry: () => actor.send({ type: 'persona.retry' }),
  };
}

export type PersonaView = ReturnType<typeof usePersona>;
