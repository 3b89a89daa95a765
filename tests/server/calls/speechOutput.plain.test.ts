import { describe, expect, it } from 'vitest';
import { createSpeechOutput } from '../../../server/calls/agent/process/speechOutput';
import { SPOKEN_FRAME } from '../../../server/calls/agent/protocol';

/** A line whose time passes frame by frame, and which holds three of them. */
function heldLine() {
  const played: number[] = [];
  let queue: number[] = [];
  let taking = 0;
  const room: (() => void)[] = [];
  const empty: (() => void)[] = [];
  const settle = () => {
    if (queue.length < 3) for (const go of room.splice(0)) go();
    if (queue.length === 0) for (const go of empty.splice(0)) go();
  };
  return {
    played,
    line: {
      async play(frame: Int16Array) {
        taking += 1;
        if (queue.length >= 3) await new Promise<void>((resolve) => room.push(resolve));
        taking -= 1;
        queue.push(frame[0] ?? 0);
      },
      queued: () => (queue.length + taking) * 10,
      clear() {
        queue = [];
        settle();
      },
      played: async () => {
        if (queue.length > 0) await new Promise<void>((resolve) => empty.push(resolve));
      },
    },
    /** So many frames of 10 ms pass. */
    async pass(frames: number) {
      for (let count = 0; count < frames; count += 1) {
        await new Promise((resolve) => setImmediate(resolve));
        const next = queue.shift();
        if (next !== undefined) played.push(next);
        settle();
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}

/** Frames whose samples are their number. */
const sound = (frames: number, first = 1) =>
  Int16Array.from(
    { length: frames * SPOKEN_FRAME },
    (_, at) => first + Math.floor(at / SPOKEN_FRAME),
  );

function speaking() {
  const held = heldLine();
  const captions: { text: string; isClosed: boolean }[] = [];
  const said: string[] = [];
  let silences = 0;
  const speech = createSpeechOutput({
    line: held.line,
    openCaption() {
      const caption = { text: '', isClosed: false };
      captions.push(caption);
      return {
        add: (text) => (caption.text += text),
        close: () => (caption.isClosed = true),
      };
    },
    onSaid: (text) => said.push(text),
    onSilent: () => (silences += 1),
  });
  return { ...held, speech, captions, said, silences: () => silences };
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

describe('the speech output', () => {
  it('says one sentence after the other, each with its caption, and then tells that it is silent', async () => {
    const { speech, pass, played, captions, said, silences } = speaking();
    speech.say({ text: 'One two three four five', samples: sound(20) });
    speech.say({ text: 'Six.', samples: sound(5, 101) });
    await pass(10);
    expect(captions).toEqual([{ text: 'One two three', isClosed: false }]);
    expect(silences()).toBe(0);
    await pass(20);
    expect(played).toEqual([...range(1, 20), ...range(101, 105)]);
    expect(captions).toEqual([
      { text: 'One two three four five', isClosed: true },
      { text: 'Six.', isClosed: true },
    ]);
    expect(said).toEqual(['One two three four five', 'Six.']);
    expect(silences()).toBe(1);
  });

  it('holds its breath at once, and goes on without a gap or a word twice', async () => {
    const { speech, pass, played, captions, silences } = speaking();
    speech.say({ text: 'One two three four five', samples: sound(20) });
    await pass(8);
    const before = played.length;
    speech.hold();
    await pass(10);
    expect(played.length).toBe(before);
    speech.resume();
    await pass(30);
    expect(played).toEqual(range(1, 20));
    expect(captions).toEqual([{ text: 'One two three four five', isClosed: true }]);
    expect(silences()).toBe(1);
  });

  it('tells of its silence also when the breath is held at the very end', async () => {
    const { speech, pass, silences } = speaking();
    speech.say({ text: 'One', samples: sound(4) });
    await pass(2);
    speech.hold();
    await pass(5);
    expect(silences()).toBe(0);
    speech.resume();
    await pass(10);
    expect(silences()).toBe(1);
  });

  it('falls silent at once, with what was said until then, and can speak anew', async () => {
    const { speech, pass, played, captions, said, silences } = speaking();
    speech.say({ text: 'One two three four five', samples: sound(20) });
    speech.say({ text: 'Never said.', samples: sound(20, 101) });
    await pass(8);
    speech.silence();
    const before = played.length;
    await pass(5);
    expect(played.length).toBe(before);
    expect(said).toEqual([captions[0]?.text]);
    expect(captions).toEqual([
      { text: expect.stringMatching(/^One two( three)?$/), isClosed: true },
    ]);
    speech.say({ text: 'Yes?', samples: sound(3, 201) });
    await pass(10);
    expect(played.slice(before)).toEqual([201, 202, 203]);
    expect(captions.at(-1)).toEqual({ text: 'Yes?', isClosed: true });
    expect(silences()).toBeGreaterThan(0);
  });

  it('shows Chinese letter by letter', async () => {
    const { speech, pass, captions } = speaking();
    speech.say({ text: '晚上好朋友', samples: sound(20) });
    await pass(9);
    expect(captions[0]?.text.length).toBeGreaterThan(0);
    expect(captions[0]?.text.length).toBeLessThan(4);
    await pass(20);
    expect(captions[0]).toEqual({ text: '晚上好朋友', isClosed: true });
  });
});
