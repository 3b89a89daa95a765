// @ts-check
import { runScript } from './script.mjs';

/**
 * @typedef {{ database: string, parallelMs: number, posted: number, perSecondOne: number,
 *   perSecondMany: number }} DebitFigures
 *   `posted`: how many of the parallel ones were, the balance being enough for that many
 */

/** @param {string} dataDir @returns {Promise<DebitFigures[]>} */
export const measureDebits = (dataDir) => runScript('debit.ts', { DATA_DIR: dataDir });
