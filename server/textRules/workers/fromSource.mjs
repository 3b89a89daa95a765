// @ts-check
/** Runs a program of this folder from its source, which a Node thread cannot do by itself. */
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { default: run } = await import(workerData.program);
export default run;
