import { runTask as read } from '../../server/textRules/readers';
import type { Task } from '../../server/textRules/readers';

/** What the rules of this file take for ever to read. */
export const slowText = `Slow ${'x'.repeat(400)}`;

const SLOW = /^Slow ((?:[\p{L}'-]+ ?){1,9}?)!$/u;

/** The rules, and one that is as slow as one of them once was. */
export function runTask(task: Task): unknown {
  const [text] = task.given;
  if (task.name === 'check' && typeof text === 'string') SLOW.test(text);
  return read(task);
}
