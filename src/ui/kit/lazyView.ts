import { lazy, type ComponentType } from 'react';

/** What to do about a chunk that cannot be loaded: throw, unless main decides otherwise. */
export const missedChunk = {
  recover: (fault: unknown): Promise<never> => Promise.reject(fault),
};

/**
 * A view in its own chunk, which brings the texts that the first view leaves out; once `fetch` has
 * loaded both, the view renders at once.
 */
export function lazyView<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let brought: Promise<{ default: ComponentType<Props> }> | undefined;
  const fetch = async () => {
    const [View] = await Promise.all([load(), import('../../i18n/lazy')]);
    const chunk = { default: View };
    // If a promise makes React suspend at all, its fallback stays for 300 ms.
    const take = (give: (value: typeof chunk) => void) => give(chunk);
    brought = Object.assign(Promise.resolve(chunk), { then: take });
    return chunk;
  };
  return Object.assign(
    lazy(() => brought ?? fetch().catch(missedChunk.recover)),
    { fetch },
  );
}
