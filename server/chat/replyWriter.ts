/** The shortest time between two writes of a reply under way. */
const WRITES_EVERY_MS = 500;

/** Takes a reply's text while it is generated. */
export type ReplyWriter = {
  /** Takes the next piece; false when the attempt has ended or a write has failed. */
  add(text: string): boolean;
  /** Writes what is still unwritten. False when the attempt has ended; throws if a write failed. */
  settle(): Promise<boolean>;
};

/**
 * Collects the pieces of a reply and writes them in few, larger parts: the first piece at once, the
 * rest every half second. `write` gets the part and its offset in the reply, in UTF-16 units, and
 * returns false when the attempt has ended.
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
