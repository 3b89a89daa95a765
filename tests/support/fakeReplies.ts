import type { ReplyRequest, ReplySource } from '../../server/replies/replySource';

/** One reply under way; the test is the model. */
export type HeldReply = {
  request: ReplyRequest;
  say(text: string): void;
  end(): void;
  fail(error?: Error): void;
  /** Resolves when the server aborts it. */
  aborted: Promise<void>;
};

export type FakeReplies = ReplySource & {
  /** The replies in the order in which they were asked for; waits for the next one. */
  next(): Promise<HeldReply>;
  /** How many were asked for so far. */
  count(): number;
};

type Step = { text: string } | { end: true } | { error: Error };

function queue<T>() {
  const items: T[] = [];
  let wake: (() => void) | null = null;
  return {
    push(item: T) {
      items.push(item);
      wake?.();
    },
    async take(): Promise<T> {
      for (;;) {
        const item = items.shift();
        if (item !== undefined) return item;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}

/** A source whose replies say what the test tells them to, when it tells them. */
export function createFakeReplies(kind: ReplySource['kind'] = 'model'): FakeReplies {
  const asked = queue<HeldReply>();
  let count = 0;

  async function* reply(request: ReplyRequest): AsyncGenerator<string> {
    const steps = queue<Step>();
    count += 1;
    asked.push({
      request,
      say: (text) => steps.push({ text }),
      end: () => steps.push({ end: true }),
      fail: (error = new Error('The model is gone')) => steps.push({ error }),
      aborted: new Promise((resolve) => {
        request.signal.addEventListener('abort', () => {
          steps.push({ error: new Error('aborted') });
          resolve();
        });
      }),
    });
    for (;;) {
      const step = await steps.take();
      if ('error' in step) throw step.error;
      if ('end' in step) return;
      yield step.text;
    }
  }

  return { kind, reply, next: () => asked.take(), count: () => count };
}

/** A source that answers every text at once. */
export const echoReplies: ReplySource = {
  kind: 'model',
  async *reply({ history }) {
    yield `${history.at(-1)?.text ?? ''}!`;
  },
};
