import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { AlertRaised } from '../alerts/alertsMachine';
import type { CatalogueNews } from '../catalogue/catalogueMachine';
import type { FieldErrorCode, FieldErrors } from '../shared/fieldErrors';
import { callbackNotProvided, notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';
import {
  emptyValues,
  isAnswered,
  isReachable,
  mayPick,
  stepOfField,
  steps,
  withPick,
} from './persona';
import type { Persona, PersonaDraft, PersonaValues, Photo, Pick, Step } from './persona';
import { photoMachine } from './photoMachine';
import type { PhotoNotice } from './photoMachine';

/** The kept draft of a new persona; `clientId` makes a repeated creation harmless. */
export type DraftFact = { type: 'draft.loaded'; clientId: string; draft: PersonaDraft | null };

export type DraftCommand =
  | { type: 'draft.write'; draft: PersonaDraft }
  /** Sends the kept draft again. */
  | { type: 'draft.recall' }
  /** Deletes the draft; the next one gets another id. */
  | { type: 'draft.clear' }
  /** Keeps the draft under another id. */
  | { type: 'draft.renew' };

export type PersonaSaving = {
  clientId: string;
  /** Null for a new one. */
  id: string | null;
  values: PersonaValues;
  photo: Photo | null;
  isPhotoGone: boolean;
};

export type SaveReply =
  | { kind: 'saved'; persona: Persona }
  | { kind: 'refused'; errors: FieldErrors }
  /** Only users with premium can make personas. */
  | { kind: 'premium' }
  /** The user has as many as allowed. */
  | { kind: 'tooMany' }
  /** This persona was created before, by a call whose answer was lost. */
  | { kind: 'madeBefore' }
  /** The texts could not be checked at the moment. */
  | { kind: 'unchecked' }
  | { kind: 'limited'; retryAfterMs: number };

/** Why the last attempt failed; everything that was entered is kept. */
export type PersonaProblem =
  | { kind: 'fields'; errors: FieldErrors }
  | { kind: 'tooMany' }
  | { kind: 'unchecked' }
  | { kind: 'limited'; retryAfterMs: number }
  | { kind: 'failed' };

export type PersonaNotice =
  | CatalogueNews
  | AlertRaised
  | { type: 'offer.wanted'; overlay: 'premium'; from: 'persona' };

/** The tagline and the first words as they are shown, suggested or the user's own. */
export type PersonaWords = { tagline: string; greeting: string };

export type PersonaInput = { owner: Owner<PersonaNotice> };

export type PersonaEvent =
  | DraftFact
  | PhotoNotice
  /** A persona was made or changed, here or elsewhere. */
  | { type: 'persona.told'; persona: Persona }
  /** A persona was deleted, here or elsewhere. */
  | { type: 'persona.gone'; id: string }
  /** News about personas may have been missed. */
  | { type: 'persona.reread' }
  | { type: 'persona.retry' }
  | { type: 'persona.new' }
  | { type: 'persona.list' }
  | { type: 'persona.edit'; id: string }
  | { type: 'persona.delete'; id: string }
  | { type: 'persona.confirm' }
  | { type: 'persona.keep' }
  | { type: 'persona.change'; values: Partial<PersonaValues> }
  | ({ type: 'persona.pick' } & Pick)
  | { type: 'persona.permit'; isPermitted: boolean }
  | { type: 'persona.dropPhoto' }
  | { type: 'persona.next' }
  | { type: 'persona.back' }
  | { type: 'persona.goTo'; step: Step }
  | { type: 'persona.submit'; hasPremium: boolean; words: PersonaWords };

export type PersonaContext = PersonaDraft & {
  owner: Owner<PersonaNotice>;
  clientId: string;
  /** The user's personas, the newest first. */
  personas: readonly Persona[];
  /** The persona that is being changed; null for a new one. */
  editing: Persona | null;
  isPhotoGone: boolean;
  words: PersonaWords;
  problem: PersonaProblem | null;
  /** The persona to delete. */
  marked: Persona | null;
  made: Persona | null;
};

type Replied = { reply: SaveReply };

const empty: PersonaDraft = { step: 'who', values: emptyValues, photo: null, isPermitted: false };

export const personaOf = ({ owner }: PersonaInput): PersonaContext => ({
  ...empty,
  owner,
  clientId: '',
  personas: [],
  editing: null,
  isPhotoGone: false,
  words: { tagline: '', greeting: '' },
  problem: null,
  marked: null,
  made: null,
});

const errorsOf = ({ problem }: PersonaContext): FieldErrors =>
  problem?.kind === 'fields' ? problem.errors : {};

/** The first step with an answer that the server refused. */
const firstRefused = (errors: FieldErrors): Step | null => {
  const refused = Object.keys(errors).map(stepOfField);
  return steps.find((step) => refused.includes(step)) ?? null;
};

/** What is wrong with the photo, if the server said so. */
export const photoProblemOf = (context: PersonaContext) => {
  const code: FieldErrorCode | undefined = errorsOf(context)['photo'];
  switch (code) {
    case 'image-too-large':
    case 'wrong-image-type':
    case 'inappropriate-content':
      return code;
    case undefined:
      return null;
    default:
      return 'wrong-image-type';
  }
};

/** The parts of the wizard; its states are in personaMachine. */
export const persona = setup({
  types: {
    context: {} as PersonaContext,
    events: {} as PersonaEvent,
    input: {} as PersonaInput,
    children: {} as { photo: 'photo'; draft: 'draft' },
    tags: {} as 'busy' | 'loading',
  },
  actors: {
    draft: callbackNotProvided<DraftCommand>('draft'),
    listPersonas: notProvided<readonly Persona[]>('listPersonas'),
    savePersona: notProvided<SaveReply, PersonaSaving>('savePersona'),
    deletePersona: notProvided<void, { id: string | null }>('deletePersona'),
    photo: photoMachine,
  },
  guards: {
    hasDraft: ({ context }) => context.values !== emptyValues,
    hasPersonas: ({ context }) => context.personas.length > 0,
    hasPhoto: ({ context }) => context.photo !== null,
    isEditing: ({ context }) => context.editing !== null,
    isKnown: ({ context }, { id }: { id: string }) =>
      context.personas.some((known) => known.id === id),
    isMarked: ({ context }, { id }: { id: string }) => context.marked?.id === id,
    isMarkedHere: ({ context: { personas, marked } }) =>
      personas.some(({ id }) => id === marked?.id),
    /** It is the one that the user is changing, or has just made. */
    isAtHand: ({ context }, { id }: { id: string }) =>
      context.editing?.id === id || context.made?.id === id,
    isAtStep: ({ context }, { step }: { step: Step }) => context.step === step,
    isAnswered: ({ context }, { step }: { step: Step }) => isAnswered(step, context),
    isWanted: ({ context }, { step, wanted }: { step: Step; wanted: Step }) =>
      step === wanted && isReachable(step, context),
    mayPick: ({ context }, picked: Pick) => mayPick(context.values, picked),
    isOf: (_, { list }: Pick) => list === 'occupations',
    isWhole: ({ context }) => isReachable('review', context),
    /** A new persona needs premium, and so does another photo. */
    needsPremium: ({ context }, { hasPremium }: { hasPremium: boolean }) =>
      !hasPremium && (context.editing === null || context.photo !== null),
    isKind: (_, params: Replied & { kind: SaveReply['kind'] }) => params.reply.kind === params.kind,
    isRefusedAt: (_, { reply, step }: Replied & { step: Step }) =>
      reply.kind === 'refused' && firstRefused(reply.errors) === step,
  },
  actions: {
    keepFact: assign((_, { clientId, draft }: DraftFact) => ({ clientId, ...(draft ?? {}) })),
    keepIntent: assign((_, { clientId }: DraftFact) => ({ clientId })),
    keepList: assign((_, { list }: { list: readonly Persona[] }) => ({ personas: list })),
    keepStep: assign((_, { step }: { step: Step }) => ({ step })),
    change: assign(({ context }, { values }: { values: Partial<PersonaValues> }) => ({
      values: { ...context.values, ...values },
    })),
    pick: assign(({ context }, picked: Pick) => ({ values: withPick(context.values, picked) })),
    keepWords: assign((_, { words }: { words: PersonaWords }) => ({ words })),
    permit: assign((_, { isPermitted }: { isPermitted: boolean }) => ({ isPermitted })),
    keepPhoto: assign((_, { photo }: { photo: Photo }) => ({ photo, isPermitted: false })),
    dropPhoto: assign(({ context }) => ({
      photo: null,
      isPermitted: false,
      // If a new one was chosen, the one before it comes back.
      isPhotoGone: context.photo === null,
    })),
    /** The draft of a new persona is kept while another persona is changed. */
    edit: assign(({ context }, { id }: { id: string }) => {
      const editing = context.personas.find((known) => known.id === id) ?? null;
      return editing === null
        ? {}
        : { ...empty, editing, values: editing.values, isPhotoGone: false, problem: null };
    }),
    startOver: assign({ ...empty, editing: null, isPhotoGone: false, problem: null, made: null }),
    mark: assign(({ context }, { id }: { id: string }) => ({
      marked: context.personas.find((known) => known.id === id) ?? null,
    })),
    dropMarked: assign(({ context: { personas, marked } }) => ({
      personas: personas.filter(({ id }) => id !== marked?.id),
      marked: null,
    })),
    keepTold: assign(({ context }, { persona: told }: { persona: Persona }) => ({
      personas: withPersona(context.personas, told),
    })),
    dropGone: assign(({ context }, { id: gone }: { id: string }) => ({
      personas: context.personas.filter(({ id }) => id !== gone),
    })),
    tellRemoved: enqueueActions(({ context: { owner, marked }, enqueue }) => {
      if (marked !== null) enqueue.sendTo(owner, { type: 'persona.removed', id: marked.id });
    }),
    tellGone: sendTo(({ context }: { context: PersonaContext }) => context.owner, {
      type: 'alert.raised',
      alert: { content: 'personaGone', type: 'info' },
    }),
    forgetProblem: assign({ problem: null }),
    keepProblem: assign((_, { problem }: { problem: PersonaProblem }) => ({ problem })),
    keepReply: assign((_, { reply }: Replied): { problem: PersonaProblem | null } => ({
      problem: reply.kind === 'saved' ? null : problemOf(reply),
    })),
    keepSaved: assign(({ context }, { reply }: Replied) =>
      reply.kind === 'saved'
        ? {
            made: reply.persona,
            personas: withPersona(context.personas, reply.persona),
          }
        : {},
    ),
    tellMade: enqueueActions(({ context, enqueue }) => {
      const { made, editing, owner } = context;
      if (made === null) return;
      const type = editing === null ? 'persona.created' : 'persona.changed';
      enqueue.sendTo(owner, { type, character: made.character });
    }),
    tellOwner: sendTo(
      ({ context }: { context: PersonaContext }) => context.owner,
      (_, { notice }: { notice: PersonaNotice }) => notice,
    ),
    /** Changes to an existing persona are not kept on the device. */
    keepDraft: enqueueActions(({ context, enqueue }) => {
      const { step, values, photo, isPermitted, editing } = context;
      if (editing === null && values !== emptyValues)
        enqueue.sendTo('draft', {
          type: 'draft.write',
          draft: { step, values, photo, isPermitted },
        });
    }),
    clearDraft: sendTo('draft', { type: 'draft.clear' }),
    recallDraft: sendTo('draft', { type: 'draft.recall' }),
    renewDraft: sendTo('draft', { type: 'draft.renew' }),
  },
});

/** Replaces the persona in the list, or puts a new one first. */
const withPersona = (personas: readonly Persona[], persona: Persona): readonly Persona[] =>
  personas.some(({ id }) => id === persona.id)
    ? personas.map((known) => (known.id === persona.id ? persona : known))
    : [persona, ...personas];

const problemOf = (reply: Exclude<SaveReply, { kind: 'saved' }>): PersonaProblem => {
  switch (reply.kind) {
    case 'refused':
      return { kind: 'fields', errors: reply.errors };
    case 'tooMany':
    case 'unchecked':
      return { kind: reply.kind };
    case 'limited':
      return { kind: 'limited', retryAfterMs: reply.retryAfterMs };
    case 'premium':
    case 'madeBefore':
      return { kind: 'failed' };
  }
};
