/** `createScriptURL` gives an object that stands for its text wherever a worker's address goes. */
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

/** A page has one policy of a name, whoever asks for it first. */
const policies = new WeakMap<
  TrustedTypesOfWorkers,
  ReturnType<TrustedTypesOfWorkers['createPolicy']>
>();

/** The addresses of workers, of this origin alone, where the browser demands that they are trusted. */
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
