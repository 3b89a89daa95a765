import type { Task } from '../readers';
import { timedAt } from './clock';
import { loadRules } from './rules';
import { warmUp } from './warm';

const timed = timedAt();
const runTask = await loadRules();
warmUp(runTask);

/** Reads a text in a thread of its own; `place`: where its pool sees when it was begun. */
const read = ({ place, task }: { place: number; task: Task }) => timed(place, () => runTask(task));

export default read;
