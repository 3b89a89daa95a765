import { fromCallback } from 'xstate';
import type { CommunityCommand, CommunityFact } from '../machines/community/communityMachine';
import { readItem, writeItem } from './storage';
import type { KeyValueStore } from './storage';

const KEY = 'community';
const DISMISSED = 'dismissed';

/** Remembers on this device, for all its tabs, that the invitation was dismissed. */
export const communityStorage = (store: KeyValueStore | null, tabs: EventTarget) =>
  fromCallback<CommunityCommand>(({ receive, sendBack }) => {
    const tell = (fact: CommunityFact) => sendBack(fact);
    const follow = (event: Event) => {
      if (event instanceof StorageEvent && event.key === KEY && event.newValue === DISMISSED)
        tell({ type: 'community.dismissed' });
    };
    tabs.addEventListener('storage', follow);
    receive(() => void writeItem(store, KEY, DISMISSED));
    tell({ type: 'community.recalled', isDismissed: readItem(store, KEY) === DISMISSED });
    return () => tabs.removeEventListener('storage', follow);
  });
