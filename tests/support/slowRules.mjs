// @ts-check

/** What takes for ever to read, as one of the rules once did. */
const SLOW = /^Slow ((?:[\p{L}'-]+ ?){1,9}?)!$/u;

/** What is found in every other text: nothing. */
const found = {
  check: { ok: true },
  findsSelfHarm: false,
  readNotes: [],
  isKept: false,
  asksForPicture: false,
  asksIfAi: null,
  writeReply: 'Mhm.',
  monologue: null,
};

/**
 * Rules that are loaded at once, one of them too slow.
 * @param {import('../../server/textRules/readers').Task} task
 */
export function runTask({ name, given: [text] }) {
  if (name === 'check' && typeof text === 'string') SLOW.test(text);
  return found[name];
}
