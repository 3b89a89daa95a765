import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import type { Task } from '../readers';
import { loadRules } from './rules';
import { warmUp } from './warm';

const shared = v.object({ told: v.instance(SharedArrayBuffer), folder: v.string() });
const { told, folder } = v.parse(shared, workerData);
const length = new Int32Array(told, 0, 1);
const bytes = new Uint8Array(told, Int32Array.BYTES_PER_ELEMENT);
const encoder = new TextEncoder();

/** Where an expression is used, apart from the code that runs them all. */
function place(): string {
  const frames = (new Error().stack ?? '').split('\n').slice(2);
  const own = frames.find((frame) => frame.includes(folder) && !frame.includes('/workers/'));
  return own?.slice(own.indexOf(folder) + folder.length).replace(/\)$/, '') ?? '';
}

function tell({ source }: RegExp): void {
  const { written } = encoder.encodeInto(`${place()}\n${source}`, bytes);
  Atomics.store(length, 0, written);
}

const runTask = await loadRules();
warmUp(runTask);
const { exec } = RegExp.prototype;
// Every use of an expression calls this, so the last one reported is the slow one.
RegExp.prototype.exec = function watched(this: RegExp, text: string) {
  tell(this);
  return exec.call(this, text);
};
parentPort?.on('message', (task: Task) => {
  runTask(task);
  parentPort?.postMessage('read');
});
parentPort?.postMessage('ready');
