import { readSeed } from '../../server/seed';

/** What the catalogue starts with, read once. */
export const seed = readSeed();
