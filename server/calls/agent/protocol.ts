import * as v from 'valibot';

/** Samples per second that the process is given to play, and how many it plays at once (10 ms). */
export const SPOKEN_RATE = 24_000;
export const SPOKEN_FRAME = SPOKEN_RATE / 100;

const samples = v.custom<Int16Array>((value) => value instanceof Int16Array);
const call = v.string();
const turn = v.pipe(v.number(), v.integer());
const foreseen = v.picklist(['limit', 'premium', 'shutdown']);

/** Messages to the process; `call` is the call's id. */
export const orderSchema = v.variant('type', [
  v.strictObject({
    type: v.literal('enter'),
    call,
    url: v.string(),
    token: v.string(),
    userIdentity: v.string(),
  }),
  /** A sentence with its sound, for a turn that the process asked for. */
  v.strictObject({ type: v.literal('say'), call, turn, text: v.string(), samples }),
  /** That turn has no more sentences. */
  v.strictObject({ type: v.literal('complete'), call, turn }),
  /** The user's words, for the captions. */
  v.strictObject({ type: v.literal('heard'), call, text: v.string() }),
  v.strictObject({ type: v.literal('announce'), call, cause: foreseen, secondsLeft: v.number() }),
  v.strictObject({
    type: v.literal('leave'),
    call,
    cause: v.picklist(['elsewhere', 'left', 'limit', 'premium', 'removed', 'shutdown']),
  }),
]);

/** Messages from the process. */
export const reportSchema = v.variant('type', [
  v.strictObject({ type: v.literal('ready') }),
  /** The user is in the room. */
  v.strictObject({ type: v.literal('connected'), call }),
  v.strictObject({ type: v.picklist(['greet', 'remind']), call, turn }),
  /** What the user said, at HEARD_RATE. */
  v.strictObject({ type: v.literal('answer'), call, turn, samples }),
  /** What was to be said is outdated: the user speaks. */
  v.strictObject({ type: v.literal('silence'), call }),
  /** How much of a sentence was said. */
  v.strictObject({ type: v.literal('said'), call, text: v.string() }),
  /** The room was told why the call ends. */
  v.strictObject({ type: v.literal('told'), call }),
  v.strictObject({
    type: v.literal('over'),
    call,
    cause: v.picklist(['left', 'failed']),
    /** How long the user had been gone. */
    absentMs: v.number(),
  }),
]);

export type Order = v.InferOutput<typeof orderSchema>;
export type Report = v.InferOutput<typeof reportSchema>;
