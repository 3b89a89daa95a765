import { fromCallback } from 'xstate';
import type { KeysCommand } from '../machines/shortcuts/shortcutsMachine';
import type { hearKeys } from './shortcutKeys';

/** Fetches the shortcuts' code with the first key: a device without keys never needs it. */
export const lazyKeys = (document: Document, load: () => Promise<typeof hearKeys>) =>
  fromCallback<KeysCommand>(({ receive, sendBack }) => {
    const controller = new AbortController();
    const { signal } = controller;
    let held: KeyboardEvent[] = [];
    const hold = (event: KeyboardEvent) => {
      if (held.push(event) > 1) return;
      load().then(
        (listen) => {
          document.removeEventListener('keydown', hold);
          if (signal.aborted) return;
          const keys = listen(document, sendBack, signal);
          receive(keys.act);
          held.forEach(keys.hear);
        },
        () => (held = []),
      );
    };
    document.addEventListener('keydown', hold, { signal });
    return () => controller.abort();
  });
