import type { AnyStateMachine } from 'xstate';

/** Stands in for a machine; throws with `name` when it is used before the code is loaded. */
const standIn = <T extends AnyStateMachine>(name: string, find: () => T | undefined): T =>
  // Every access goes to the machine itself, so the target of the proxy is never seen.
  new Proxy({} as T, {
    get: (_, key): unknown => {
      const code = find();
      if (code === undefined) throw new Error(`Machine "${name}" was not loaded.`);
      const value: unknown = Reflect.get(code, key);
      return typeof value === 'function' ? value.bind(code) : value;
    },
  });

/**
 * A machine whose code is loaded after the first view. `machine` can be provided at once, and
 * started once `fetch` has loaded the code.
 * @param name part of the error when it is started too early
 * @param load loads the code; called again after a failure
 */
export function lazyMachine<T extends AnyStateMachine>(
  name: string,
  load: () => Promise<T>,
): { machine: T; fetch: () => Promise<void> } {
  let code: T | undefined;
  return {
    machine: standIn(name, () => code),
    fetch: async () => {
      code ??= await load();
    },
  };
}

/** Stands in for a machine that the composition root must supply through `.provide()`. */
export const machineNotProvided = <T extends AnyStateMachine>(name: string): T =>
  lazyMachine<T>(name, () => Promise.reject(new Error(`Machine "${name}" was not provided.`)))
    .machine;
