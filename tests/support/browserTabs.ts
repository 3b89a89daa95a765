import { memoryStore } from './memoryStore';
import type { ListedStore } from '../../src/browser/outboxStorage';

/** What a browser dispatches in every other tab when one changes its local storage. */
export class FakeStorageEvent extends Event {
  constructor(readonly key: string | null) {
    super('storage');
  }
}

/** One local storage as several tabs see it: each hears late what the others changed. */
export class SharedStorage {
  private readonly base: ReturnType<typeof memoryStore>;
  private readonly tabs = new Map<ListedStore, { events: EventTarget; unheard: string[] }>();

  constructor(items: Record<string, string> = {}) {
    this.base = memoryStore(items);
  }

  items = (): Record<string, string> => this.base.items();

  openTab(): { store: ListedStore; events: EventTarget; hear: () => void; close: () => void } {
    const { store: base } = this.base;
    const change = (key: string, write: () => void) => {
      const before = base.getItem(key);
      write();
      if (base.getItem(key) === before) return;
      for (const [other, { unheard }] of this.tabs) if (other !== store) unheard.push(key);
    };
    const store: ListedStore = {
      get length() {
        return base.length;
      },
      key: (index) => base.key(index),
      getItem: (key) => base.getItem(key),
      setItem: (key, value) => change(key, () => base.setItem(key, value)),
      removeItem: (key) => change(key, () => base.removeItem(key)),
    };
    const events = new EventTarget();
    const unheard: string[] = [];
    this.tabs.set(store, { events, unheard });
    return {
      store,
      events,
      hear: () => {
        for (const key of unheard.splice(0)) events.dispatchEvent(new FakeStorageEvent(key));
      },
      close: () => void this.tabs.delete(store),
    };
  }
}
