import { setPriority } from 'node:os';
import type { Task } from '../readers';
import { timedAt } from './clock';
import { loadRules } from './rules';
import { warmUp } from './warm';

/** Niceness: about a third of the processor that the event loop and PostgreSQL get when all are busy. */
const YIELDING = 5;
// Linux applies it to this thread alone; other systems would slow the whole process down.
if (process.platform === 'linux') setPriority(YIELDING);

const timed = timedAt();
const runTask = await loadRules();
warmUp(runTask);

/** Reads a text in a thread of its own; `place`: where its pool sees when it was begun. */
const read = ({ place, task }: { place: number; task: Task }) => timed(place, () => runTask(task));

export default read;
