import type { AnyStateMachine } from 'xstate';

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
  const machine = new Proxy({} as T, {
    get: (_, key): unknown => {
      if (code === undefined) throw new Error(`Machine "${name}" was not loaded.`);
      const value: unknown = Reflect.get(code, key);
      return typeof value === 'function' ? value.bind(code) : value;
    },
  });
  return {
    machine,
    fetch: async () => {
      code ??= await load();
    },
  };
}

/** Stands in for a machine that the composition root must supply through `.provide()`. */
export const machineNotProvided = <T extends AnyStateMachine>(name: string): T =>
  lateMachine<T>(name, () => Promise.reject(new Error(`Machine "${name}" was not provided.`)))
    .machine;
