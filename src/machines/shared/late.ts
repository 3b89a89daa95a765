import type { AnyStateMachine } from 'xstate';

/** Stands in for a machine, and says `name` where it is started before there is one. */
const standIn = <T extends AnyStateMachine>(name: string, find: () => T | undefined): T =>
  // Whatever is asked of it is asked of the machine itself, so what the proxy is made of is never seen.
  new Proxy({} as T, {
    get: (_, key): unknown => {
      const code = find();
      if (code === undefined) throw new Error(`Machine "${name}" was not loaded.`);
      const value: unknown = Reflect.get(code, key);
      return typeof value === 'function' ? value.bind(code) : value;
    },
  });

/**
 * A machine whose code comes after the first view. `machine` may be provided at once, and started
 * once `fetch` has brought what it stands for.
 * @param name told when it is started before
 * @param load the code; asked for again after a failure
 */
export function lateMachine<T extends AnyStateMachine>(
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
  lateMachine<T>(name, () => Promise.reject(new Error(`Machine "${name}" was not provided.`)))
    .machine;
