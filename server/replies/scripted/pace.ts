import { setTimeout as sleep } from 'node:timers/promises';

/** Waits so many milliseconds; rejects with the signal's reason when it aborts. */
export type Delay = (milliseconds: number, signal: AbortSignal) => Promise<void>;

export const realDelay: Delay = async (milliseconds, signal) => {
  try {
    await sleep(milliseconds, undefined, { signal });
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
};

/** Milliseconds before the first word: a moment to read, longer for a longer message. */
const READING_BASE = 500;
const READING_PER_UNIT = 8;
const READING_MOST = 1600;
/** About 35 letters in 0.7 s, a little faster than one reads. */
const PER_UNIT = 20;
/** Letters that take as long to read as one Chinese character. */
const LETTERS_PER_HAN = 3;
const AFTER_SENTENCE = 220;
const AFTER_COMMA = 90;

/** Words with the marks that follow them; of Chinese, which sets none apart, two characters each. */
const PIECE =
  /\s{0,20}(?:[“‘（《]{0,8}\p{Script=Han}{1,2}[^\s\p{Script=Han}“‘（《]*|[^\s\p{Script=Han}]+)(?:\s{1,20}$)?/gu;

function units(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return text.length + han * (LETTERS_PER_HAN - 1);
}

/** Yields a text word by word at reading speed. Joined, the pieces are the text. */
export async function* atReadingSpeed(
  text: string,
  { heard, delay, signal }: { heard: number; delay: Delay; signal: AbortSignal },
): AsyncGenerator<string, void, undefined> {
  signal.throwIfAborted();
  await delay(Math.min(READING_MOST, READING_BASE + heard * READING_PER_UNIT), signal);
  for (const word of text.match(PIECE) ?? []) {
    yield word;
    const pause = /[.!?…。！？]["”“’)]*$/.test(word)
      ? AFTER_SENTENCE
      : /[,;:，；：、]$/.test(word)
        ? AFTER_COMMA
        : 0;
    await delay(units(word) * PER_UNIT + pause, signal);
  }
}
