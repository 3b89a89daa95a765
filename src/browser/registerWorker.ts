import { fromPromise } from 'xstate';
import type { WorkerReply } from '../machines/upkeep/upkeepMachine';

const WORKER = '/sw.js';

/** `createScriptURL` gives an object that stands for its text wherever a worker's address goes. */
type TrustedTypesOfWorkers = {
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

type Device = {
  navigator: Pick<Navigator, 'serviceWorker'> & { connection?: { saveData?: boolean } };
  location: Pick<Location, 'href' | 'origin'>;
  trustedTypes?: TrustedTypesOfWorkers;
};

/** The addresses of workers, of this origin alone, where the browser demands that they are trusted. */
const trusted = ({ trustedTypes, location }: Device): string =>
  trustedTypes === undefined
    ? WORKER
    : trustedTypes
        .createPolicy('workers', {
          createScriptURL: (address) => {
            if (new URL(address, location.href).origin === location.origin) return address;
            throw new TypeError('A worker of another origin.');
          },
        })
        .createScriptURL(WORKER);

/** `isWanted` says whether this build has one; who saves data is spared it. */
export const registerWorker = (device: Device, isWanted: boolean) =>
  fromPromise<WorkerReply>(async () => {
    const { serviceWorker, connection } = device.navigator;
    if (!isWanted || serviceWorker === undefined || connection?.saveData === true)
      return 'unwanted';
    await serviceWorker.register(trusted(device), { updateViaCache: 'none' });
    return 'registered';
  });
