import { lazy, type ComponentType } from 'react';

/** What becomes of a chunk that is wanted and does not come: a fault, or what main decides. */
export const missedChunk = {
  recover: (fault: unknown): Promise<never> => Promise.reject(fault),
};

/**
 * A view in a chunk of its own, which comes together with the texts that the first view spares; once
 * `fetch` has brought both, it is there at once when it is wanted.
 */
export function lazyView<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let brought: Promise<{ default: ComponentType<Props> }> | undefined;
  const fetch = async () => {
    const [View] = await Promise.all([load(), import('../../i18n/later')]);
    const chunk = { default: View };
    // React shows its fallback for 300 ms where a promise makes it wait at all.
    const take = (give: (value: typeof chunk) => void) => give(chunk);
    brought = Object.assign(Promise.resolve(chunk), { then: take });
    return chunk;
  };
  return Object.assign(
    lazy(() => brought ?? fetch().catch(missedChunk.recover)),
    { fetch },
  );
}
