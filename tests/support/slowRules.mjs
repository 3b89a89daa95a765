// @ts-check
const { searchParams } = new URL(import.meta.url);
/** @type {typeof import('../../server/textRules/readers')} */
const { runTask: read } = await import(searchParams.get('beside') ?? '');

/** What the rules of this file take for ever to read. */
const SLOW = /^Slow ((?:[\p{L}'-]+ ?){1,9}?)!$/u;

/**
 * The rules at the address that `beside` gives, and one that is as slow as one of them once was.
 * @type {typeof read}
 */
export function runTask(task) {
  const [text] = task.given;
  if (task.name === 'check' && typeof text === 'string') SLOW.test(text);
  return read(task);
}
