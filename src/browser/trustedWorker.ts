/** `createScriptURL` returns an object that replaces its text wherever a worker's URL goes. */
export type TrustedTypesOfWorkers = {
  createPolicy: (
    name: 'workers',
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string };
};

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypesOfWorkers;
  }
}

type Page = {
  location: Pick<Location, 'href' | 'origin'>;
  trustedTypes?: TrustedTypesOfWorkers;
};

/** A page can only create one policy of each name. */
const policies = new WeakMap<
  TrustedTypesOfWorkers,
  ReturnType<TrustedTypesOfWorkers['createPolicy']>
>();

/** Makes a worker's URL trusted if the browser demands that, for this origin alone. */
export function trustedWorker({ trustedTypes, location }: Page, address: string): string {
  if (trustedTypes === undefined) return address;
  const policy =
    policies.get(trustedTypes) ??
    trustedTypes.createPolicy('workers', {
      createScriptURL: (wanted) => {
        if (new URL(wanted, location.href).origin === location.origin) return wanted;
        throw new TypeError('A worker of another origin.');
      },
    });
  policies.set(trustedTypes, policy);
  return policy.createScriptURL(address);
}
