import type { Notifier } from '../../server/database/database';

/** A notifier of a database that outlives whoever it is lent to: `leave` ends what they subscribed to. */
export function lentNotifier({ publish, subscribe }: Notifier) {
  const leaves = new Set<() => Promise<void>>();
  const notifier: Notifier = {
    publish,
    async subscribe(...asked) {
      const unsubscribe = await subscribe(...asked);
      leaves.add(unsubscribe);
      return () => {
        leaves.delete(unsubscribe);
        return unsubscribe();
      };
    },
  };
  return {
    notifier,
    async leave() {
      for (const unsubscribe of leaves) await unsubscribe();
      leaves.clear();
    },
  };
}
