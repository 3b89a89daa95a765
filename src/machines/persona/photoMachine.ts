import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { ADULT_AGE } from '../../../common/limits';
import { eventItself } from '../shared/eventItself';
import { callbackNotProvided, notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';
import { middle, pushed, within } from './crop';
import type { Crop, Source } from './crop';
import type { Photo } from './persona';

/**
 * Years by which the estimate is wrong on average: 4.82 between 9 and 18, 4.99 between 19 and 28, for
 * the model of the package, by its author's own test (face-api.js, README, "Age and Gender Recognition
 * Model": 80/20 split over eight databases). Within them it cannot tell, so anyone who looks younger
 * than 23 is refused.
 */
export const AGE_MARGIN = 5;

/**
 * On two busy processors the models answer within 4 s, and within 8 s with an emulated graphics card;
 * an old phone takes several times that, and nobody waits longer than this.
 */
const LONGEST_ESTIMATE_MS = 30_000;

/** A file on the device, as far as the machine needs to know it. */
export type PhotoFile = { readonly size: number; arrayBuffer: () => Promise<ArrayBuffer> };

/** What is wrong with a picture, in the terms of spec 5. */
export type PhotoProblem = 'image-too-large' | 'wrong-image-type' | 'inappropriate-content';

export type OpenReply =
  | { kind: 'opened'; source: Source }
  | { kind: 'refused'; problem: PhotoProblem };

export type PhotoNotice = { type: 'photo.ready'; photo: Photo };

export type PhotoInput = { owner: Owner<PhotoNotice>; problem: PhotoProblem | null };

export type PhotoEvent =
  | { type: 'photo.choose'; file: PhotoFile }
  /** Moves the picture by fractions of the frame. */
  | { type: 'photo.push'; x: number; y: number }
  | { type: 'photo.zoom'; zoom: number }
  | { type: 'photo.use' }
  | { type: 'photo.cancel' }
  | { type: 'photo.retry' }
  /** Leaves to the server what this device cannot tell. */
  | { type: 'photo.entrust' };

/** A photo will be checked soon, so what that needs can be loaded. */
export type JudgeCommand = { type: 'judge.prepare' };

export type PhotoContext = {
  owner: Owner<PhotoNotice>;
  problem: PhotoProblem | null;
  file: PhotoFile | null;
  source: Source | null;
  crop: Crop;
  photo: Photo | null;
};

/**
 * A picture of someone who looks too young is refused here, and never leaves the device. If this
 * device cannot tell at all (no answer in time, no model, a fault), the user may try again, choose
 * another picture, or leave the check to the server, which checks every picture anyway: this chart is
 * the first check and never the only one. A server without a check shows the photo to its maker alone
 * and marks it unchecked, so preventing the check here does not show the photo to anybody else.
 */
export const photoMachine = setup({
  types: {
    context: {} as PhotoContext,
    events: {} as PhotoEvent,
    input: {} as PhotoInput,
    children: {} as { judge: 'judge' },
    tags: {} as 'busy',
  },
  actors: {
    /** Loads what estimates ages, and keeps it from one photo to the next. */
    judge: callbackNotProvided<JudgeCommand>('judge'),
    /** Checks the size and the type by content, decodes within limits, and turns by the metadata. */
    openPhoto: notProvided<OpenReply, { file: PhotoFile | null }>('openPhoto'),
    /** Cuts the part out and writes it anew, so that no metadata is left. */
    cropPhoto: notProvided<Photo, { source: Source | null; crop: Crop }>('cropPhoto'),
    /** How old each face seems to be. */
    estimateAges: notProvided<readonly number[], { photo: Photo | null }>('estimateAges'),
  },
  guards: {
    isOpened: (_, { reply }: { reply: OpenReply }) => reply.kind === 'opened',
    /** A picture without a face is fine. */
    areAdults: (_, { ages }: { ages: readonly number[] }) =>
      ages.every((age) => age >= ADULT_AGE + AGE_MARGIN),
  },
  delays: { longestEstimate: LONGEST_ESTIMATE_MS },
  actions: {
    keepFile: assign((_, { file }: { file: PhotoFile }) => ({ file, problem: null })),
    keepSource: assign((_, { reply }: { reply: OpenReply }) =>
      reply.kind === 'opened' ? { source: reply.source, crop: middle } : {},
    ),
    keepProblem: assign((_, { problem }: { problem: PhotoProblem }) => ({ problem })),
    keepRefusal: assign((_, { reply }: { reply: OpenReply }) =>
      reply.kind === 'refused' ? { problem: reply.problem } : {},
    ),
    push: assign(({ context: { source, crop } }, by: { x: number; y: number }) =>
      source === null ? {} : { crop: pushed(source, crop, by) },
    ),
    zoom: assign(({ context: { source, crop } }, { zoom }: { zoom: number }) =>
      source === null ? {} : { crop: within(source, { ...crop, zoom }) },
    ),
    prepareJudge: sendTo('judge', { type: 'judge.prepare' }),
    keepPhoto: assign((_, { photo }: { photo: Photo }) => ({ photo })),
    forget: assign({ file: null, source: null, photo: null, crop: middle }),
    tellReady: enqueueActions(({ context: { owner, photo }, enqueue }) => {
      if (photo !== null) enqueue.sendTo(owner, { type: 'photo.ready', photo });
    }),
  },
}).createMachine({
  id: 'photo',
  description:
    'A picture for a persona: chosen, cropped, and checked for the age of the people in it.',
  context: ({ input }) => ({ ...input, file: null, source: null, crop: middle, photo: null }),
  invoke: { id: 'judge', src: 'judge' },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The user can choose a picture; what was wrong with the last one is shown.',
      entry: 'forget',
      on: {
        'photo.choose': {
          target: 'opening',
          actions: { type: 'keepFile', params: eventItself },
        },
      },
    },
    opening: {
      description: 'Checks and decodes the file: its size, its type by content, its dimensions.',
      tags: ['busy'],
      on: { 'photo.cancel': { target: 'choosing' } },
      invoke: {
        id: 'openPhoto',
        src: 'openPhoto',
        input: ({ context }) => ({ file: context.file }),
        onDone: [
          {
            guard: { type: 'isOpened', params: ({ event }) => ({ reply: event.output }) },
            target: 'cropping',
            actions: { type: 'keepSource', params: ({ event }) => ({ reply: event.output }) },
          },
          {
            target: 'choosing',
            actions: { type: 'keepRefusal', params: ({ event }) => ({ reply: event.output }) },
          },
        ],
        onError: {
          target: 'choosing',
          actions: { type: 'keepProblem', params: { problem: 'wrong-image-type' } },
        },
      },
    },
    cropping: {
      description: 'The user chooses which part is shown, by pointer or keyboard.',
      entry: 'prepareJudge',
      on: {
        'photo.push': { actions: { type: 'push', params: eventItself } },
        'photo.zoom': { actions: { type: 'zoom', params: eventItself } },
        'photo.use': { target: 'cutting' },
        'photo.cancel': { target: 'choosing' },
      },
    },
    cutting: {
      description: 'Cuts out the chosen part, without the metadata of the file.',
      tags: ['busy'],
      on: { 'photo.cancel': { target: 'choosing' } },
      invoke: {
        id: 'cropPhoto',
        src: 'cropPhoto',
        input: ({ context: { source, crop } }) => ({ source, crop }),
        onDone: {
          target: 'judging',
          actions: { type: 'keepPhoto', params: ({ event }) => ({ photo: event.output }) },
        },
        onError: {
          target: 'choosing',
          actions: { type: 'keepProblem', params: { problem: 'wrong-image-type' } },
        },
      },
    },
    judging: {
      description: 'Estimates on this device how old the faces look.',
      tags: ['busy'],
      on: { 'photo.cancel': { target: 'choosing' } },
      after: { longestEstimate: { target: 'unjudged' } },
      invoke: {
        id: 'estimateAges',
        src: 'estimateAges',
        input: ({ context }) => ({ photo: context.photo }),
        onDone: [
          {
            guard: { type: 'areAdults', params: ({ event }) => ({ ages: event.output }) },
            target: 'choosing',
            actions: 'tellReady',
          },
          {
            target: 'choosing',
            actions: { type: 'keepProblem', params: { problem: 'inappropriate-content' } },
          },
        ],
        onError: { target: 'unjudged' },
      },
    },
    unjudged: {
      description:
        'This device could not tell in time; the user can retry, choose another picture, or let the server check it.',
      on: {
        'photo.retry': { target: 'judging' },
        'photo.cancel': { target: 'choosing' },
        'photo.entrust': { target: 'choosing', actions: 'tellReady' },
      },
    },
  },
});

export type PhotoRef = ActorRefFrom<typeof photoMachine>;
