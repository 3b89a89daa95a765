import { fromCallback, fromPromise } from 'xstate';
import type { EventObject, NonReducibleUnknown } from 'xstate';

const missing = (name: string) => new Error(`Actor "${name}" was not provided.`);

/** Stands in for a promise actor that the composition root must supply through `.provide()`. */
export const notProvided = <TOutput, TInput = NonReducibleUnknown>(name: string) =>
  fromPromise<TOutput, TInput>(() => Promise.reject(missing(name)));

/** Stands in for a callback actor that the composition root must supply through `.provide()`. */
export const callbackNotProvided = <TEvent extends EventObject, TInput = NonReducibleUnknown>(
  name: string,
) =>
  fromCallback<TEvent, TInput>(() => {
    throw missing(name);
  });
