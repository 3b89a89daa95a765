import { askLatest } from './api/actors/latestBuild';
import { communityVault } from './browser/communityVault';
import { awaitInspector } from './browser/recorder/awaitInspector';
import type { KeyValueStore } from './browser/storage';
import { tab } from './browser/tab';
import type { AppRef } from './machines/app/appMachine';
import { buildWatchMachine } from './machines/buildWatch/buildWatchMachine';
import { communityMachine } from './machines/community/communityMachine';
import { productName } from './ui/brand/brand';

/* The part of the composition root that comes when the first view has long been on screen. */

/** Throws where the page is of no build. */
export const createBuildWatch = (buildId: string | null, store: KeyValueStore | null) => {
  if (buildId === null) throw new Error('There is no build to watch.');
  return buildWatchMachine.provide({
    actors: {
      tab: tab(window, store),
      askLatest: askLatest((address, options) => fetch(address, options), buildId, Date.now),
    },
  });
};

/** The invitation to the community chat. */
export const createCommunity = (store: KeyValueStore | null) =>
  communityMachine.provide({ actors: { communityVault: communityVault(store, window) } });

/** Records the page from now on, for whoever looks at its flows. */
export const recordNow = async (app: AppRef, build: string | null) => {
  const { recordPage } = await import('./browser/recorder/recordPage');
  recordPage([app], { title: productName, build }, window).greet();
};

/** Records it once an inspector of this origin asks who is there. */
export const expectInspector = (app: AppRef, build: string | null) =>
  awaitInspector(window, () => recordNow(app, build));
