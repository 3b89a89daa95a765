import { fromCallback, fromPromise } from 'xstate';
import { askLatest } from '../../api/actors/latestBuild';
import { communityStorage } from '../../browser/communityStorage';
import { awaitInspector } from '../../browser/recorder/awaitInspector';
import type { EarlyEvents } from '../../browser/recorder/earlyEvents';
import { recorderPort, saveRecording } from '../../browser/recordingPorts';
import { saveFile } from '../../browser/saveFile';
import type { KeyValueStore } from '../../browser/storage';
import { tab } from '../../browser/tab';
import type { AppRef } from '../../machines/app/appMachine';
import { buildWatchMachine } from '../../machines/buildWatch/buildWatchMachine';
import type { BuildAnswer } from '../../machines/buildWatch/buildWatchMachine';
import { maintenanceMachine } from '../../machines/maintenance/maintenanceMachine';
import { communityMachine } from '../../machines/community/communityMachine';
import { recordingMachine } from '../../machines/recording/recordingMachine';
import { productName } from '../../ui/brand/brand';

/* The part of the composition root that loads long after the first view. */

/** In development there is no build, and so none to watch. */
const createBuildWatch = (buildId: string | null, store: KeyValueStore | null) =>
  buildWatchMachine.provide({
    actors:
      buildId === null
        ? { tab: fromCallback(() => undefined), askLatest: fromPromise(sameBuild) }
        : {
            tab: tab(window, store),
            askLatest: askLatest((address, options) => fetch(address, options), buildId, Date.now),
          },
  });

const sameBuild = async (): Promise<BuildAnswer> => ({ kind: 'same' });

/** Everything that looks after the application itself. */
export const createMaintenance = (app: AppRef, build: string | null, store: KeyValueStore | null) =>
  maintenanceMachine.provide({
    actors: {
      buildWatch: createBuildWatch(build, store),
      recording: recordingMachine.provide({
        actors: {
          recorder: recorderPort(async () => {
            const { recordSession } = await import('../../browser/recorder/recordSession');
            return recordSession(app, { title: productName, build }, () => performance.now());
          }),
          saveRecording: saveRecording(saveFile(document), () => new Date()),
        },
      }),
    },
  });

/** The invitation to the community chat. */
export const createCommunity = (store: KeyValueStore | null) =>
  communityMachine.provide({ actors: { communityStorage: communityStorage(store, window) } });

/** Records the page from its first step on, for whoever inspects its flows. */
export const recordNow = async (app: AppRef, build: string | null, early: EarlyEvents) => {
  const { recordPage } = await import('../../browser/recorder/recordPage');
  recordPage([app], { title: productName, build }, window, early.take()).greet();
};

/** Starts recording once an inspector of this origin asks for pages. */
export const expectInspector = (app: AppRef, build: string | null, early: EarlyEvents) =>
  awaitInspector(window, () => recordNow(app, build, early), early.end);
