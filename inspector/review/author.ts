import { localStore, readItem, writeItem } from '../../src/browser/storage';

/** Not a key of the product's own: both may be on the same origin. */
const key = 'flows_author';

/** Who writes notes in this browser; empty until they say. */
export const keptAuthor = (): string => readItem(localStore(), key) ?? '';

export const keepAuthor = (name: string): void => void writeItem(localStore(), key, name);
