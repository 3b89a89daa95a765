import { fromPromise } from 'xstate';
import type { WorkerReply } from '../machines/offlineCopy/offlineCopyMachine';
import { trustedWorker } from './trustedWorker';
import type { TrustedTypesOfWorkers } from './trustedWorker';

const WORKER = '/sw.js';

type Device = {
  navigator: {
    /** Absent on an insecure origin. */
    serviceWorker?: {
      register: (...where: Parameters<ServiceWorkerContainer['register']>) => Promise<unknown>;
    };
    connection?: { saveData?: boolean };
  };
  location: Pick<Location, 'href' | 'origin'>;
  trustedTypes?: TrustedTypesOfWorkers;
};

/** `isWanted`: this build has a worker; visitors who save data are spared it. */
export const registerWorker = (device: Device, isWanted: boolean) =>
  fromPromise<WorkerReply>(async () => {
    const { serviceWorker, connection } = device.navigator;
    if (!isWanted || serviceWorker === undefined || connection?.saveData === true)
      return 'unwanted';
    await serviceWorker.register(trustedWorker(device, WORKER), { updateViaCache: 'none' });
    return 'registered';
  });
