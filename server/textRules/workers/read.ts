import { setPriority } from 'node:os';
import type { Task } from '../readers';
import { timedAt } from './clock';
import { loadRules } from './rules';
import { warmUp } from './warm';

/** Niceness: about a third of the CPU share of the event loop and PostgreSQL when all are busy. */
const YIELDING = 5;
// On Linux it applies to this thread only; other systems would slow the whole process down.
if (process.platform === 'linux') setPriority(YIELDING);

const timed = timedAt();
const runTask = await loadRules();
warmUp(runTask);

/** Reads a text in this thread; `place`: where its pool sees when it was begun. */
const read = ({ place, task }: { place: number; task: Task }) => timed(place, () => runTask(task));

export default read;
