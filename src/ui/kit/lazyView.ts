import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A view in a chunk of its own, which comes together with the texts that the first view spares. */
export function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [View] = await Promise.all([load(), import('../../i18n/later')]);
    return { default: View };
  });
}
