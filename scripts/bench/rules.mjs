// @ts-check
import { runScript } from './script.mjs';

/**
 * @typedef {{ name: string, ordinaryMs: number, slowestMs: number }} RuleFigures
 *   how long a text of 1000 characters is read: an ordinary one, and the slowest of those made for it
 */

/** @returns {Promise<RuleFigures[]>} */
export const measureRules = () => runScript('rules.ts');
