/** What came of a reply is written at once when nothing was for so long, and else so often. */
const WRITES_EVERY_MS = 500;

/** Where the text of a reply goes while it comes. */
export type ReplyWriter = {
  /** Takes more text; false when what came before could not be written. */
  add(text: string): boolean;
  /** Writes what waits. False when the attempt has ended; throws what stood in the way of writing. */
  settle(): Promise<boolean>;
};

/**
 * Writes the text of a reply in few, larger parts, one after the other. `write` is given where a part
 * begins, in UTF-16 units; it answers false when the attempt has ended.
 */
export function createReplyWriter(
  write: (offset: number, text: string) => Promise<boolean>,
): ReplyWriter {
  let waiting = '';
  let written = 0;
  let isOpen = true;
  let isSoon = false;
  let last = Promise.resolve();

  async function writeOn() {
    if (!isOpen || waiting === '') return;
    const text = waiting;
    waiting = '';
    isOpen = await write(written, text);
    written += text.length;
  }

  async function settle() {
    last = last.then(writeOn);
    last.catch(() => {
      isOpen = false;
    });
    await last;
    return isOpen;
  }

  function writeSoon() {
    isSoon = isOpen && waiting !== '';
    if (!isSoon) return;
    setTimeout(writeSoon, WRITES_EVERY_MS).unref();
    settle().catch(() => {});
  }

  return {
    add(text) {
      waiting += text;
      if (!isSoon) writeSoon();
      return isOpen;
    },
    settle,
  };
}
