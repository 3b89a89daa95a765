import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { ADULT_AGE } from '../../../common/limits';
import { callbackNotProvided, notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';
import { middle, pushed, within } from './crop';
import type { Crop, Source } from './crop';
import type { Photo } from './persona';

/**
 * Years by which the estimate is wrong on average: 4.82 between 9 and 18, 4.99 between 19 and 28, of
 * the model that the package brings, by its author's own test (face-api.js, README, "Age and Gender
 * Recognition Model": 80/20 split over eight databases). Within them it cannot tell, so who seems
 * younger than 23 is refused.
 */
export const AGE_MARGIN = 5;

/**
 * On two busy processors the models answer within 4 s, and within 8 s where a graphics card is only
 * imitated; an old telephone takes several times that, and nobody waits longer than this.
 */
const LONGEST_ESTIMATE_MS = 30_000;

/** A file of the device, as far as the machine has to know it. */
export type PhotoFile = { readonly size: number; arrayBuffer: () => Promise<ArrayBuffer> };

/** What is wrong with a picture, by the words of spec 5. */
export type PhotoProblem = 'image-too-large' | 'wrong-image-type' | 'inappropriate-content';

export type OpenReply =
  | { kind: 'opened'; source: Source }
  | { kind: 'refused'; problem: PhotoProblem };

export type PhotoNotice = { type: 'photo.ready'; photo: Photo };

export type PhotoInput = { owner: Owner<PhotoNotice>; problem: PhotoProblem | null };

export type PhotoEvent =
  | { type: 'photo.choose'; file: PhotoFile }
  /** The picture is pushed by fractions of the frame. */
  | { type: 'photo.push'; x: number; y: number }
  | { type: 'photo.zoom'; zoom: number }
  | { type: 'photo.use' }
  | { type: 'photo.cancel' }
  | { type: 'photo.retry' }
  /** What this device cannot tell is left to the server. */
  | { type: 'photo.entrust' };

/** A photo will be judged soon: what that needs can be fetched. */
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
 * A picture that seems too young is refused here, and never leaves the device. Where this device
 * cannot tell at all (no answer in time, no model, a fault), whoever chose it may try again, take
 * another, or leave the judgement to the server, which judges every picture anyway: this chart is
 * the first check and never the only one. A server without a check shows the photo to its maker
 * alone and marks it unchecked, so a check that was kept from running here opens no way to anybody
 * else.
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
    /** Readies what estimates ages, and holds it from one photo to the next. */
    judge: callbackNotProvided<JudgeCommand>('judge'),
    /** Size, type by content, decoding within bounds; turned as the metadata say. */
    openPhoto: notProvided<OpenReply, { file: PhotoFile | null }>('openPhoto'),
    /** Cuts the part out and writes it anew, so that no metadata are left. */
    cropPhoto: notProvided<Photo, { source: Source | null; crop: Crop }>('cropPhoto'),
    /** How old each of the faces seems to be. */
    estimateAges: notProvided<readonly number[], { photo: Photo | null }>('estimateAges'),
  },
  guards: {
    isOpened: (_, { reply }: { reply: OpenReply }) => reply.kind === 'opened',
    /** No face is no error. */
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
  description: 'A picture for a character: chosen, checked, cropped, judged.',
  context: ({ input }) => ({ ...input, file: null, source: null, crop: middle, photo: null }),
  invoke: { id: 'judge', src: 'judge' },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'A picture may be chosen; what was wrong with the last one is said.',
      entry: 'forget',
      on: {
        'photo.choose': {
          target: 'opening',
          actions: { type: 'keepFile', params: ({ event }) => event },
        },
      },
    },
    opening: {
      description: 'The file is checked and decoded: its size, its type by content, its measures.',
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
      description: 'The part that is shown is chosen, by pointer or by keys.',
      entry: 'prepareJudge',
      on: {
        'photo.push': { actions: { type: 'push', params: ({ event }) => event } },
        'photo.zoom': { actions: { type: 'zoom', params: ({ event }) => event } },
        'photo.use': { target: 'cutting' },
        'photo.cancel': { target: 'choosing' },
      },
    },
    cutting: {
      description: 'The part is cut out and written anew, without the metadata of the file.',
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
      description: 'How old the faces seem is estimated on this device.',
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
        'This device could not tell, or not in time: once more, another picture, or the server judges.',
      on: {
        'photo.retry': { target: 'judging' },
        'photo.cancel': { target: 'choosing' },
        'photo.entrust': { target: 'choosing', actions: 'tellReady' },
      },
    },
  },
});

export type PhotoRef = ActorRefFrom<typeof photoMachine>;
