import { setPriority } from 'node:os';
import type { Task } from '../readers';
import { timedAt } from './clock';
import { loadRules } from './rules';
import { warmUp } from './warm';

/** Half as much as others get where all want the processor; more waits on them than on a text. */
const YIELDING = 5;
// On Linux it holds for this thread, elsewhere for the process.
if (process.platform === 'linux') setPriority(YIELDING);

const timed = timedAt();
const runTask = await loadRules();
warmUp(runTask);

/** Reads a text in a thread of its own; `place`: where its pool sees when it was begun. */
const read = ({ place, task }: { place: number; task: Task }) => timed(place, () => runTask(task));

export default read;
