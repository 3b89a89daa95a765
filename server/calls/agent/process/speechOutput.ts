import { SPOKEN_FRAME, SPOKEN_RATE } from '../protocol';

/** Where the samples go: a short queue that plays in real time. */
export type Line = {
  /** Resolves when there is room for the next frame. */
  play(frame: Int16Array): Promise<void>;
  /** Milliseconds that were accepted but not played yet. */
  queued(): number;
  clear(): void;
  /** Resolves when the queue is empty. */
  played(): Promise<void>;
};

/** A caption that grows as the words are said. */
export type GrowingCaption = { add(text: string): void; close(): void };

export type Sentence = { text: string; samples: Int16Array };

export type SpeechOutputParts = {
  line: Line;
  openCaption(): GrowingCaption;
  /** The words of a sentence that were said. */
  onSaid(text: string): void;
  /** All sentences were said. */
  onSilent(): void;
};

export type SpeechOutput = {
  say(sentence: Sentence): void;
  hold(): void;
  /** Continues where it was held. */
  resume(): void;
  /** Drops the rest. */
  silence(): void;
};

/** Up to the end of the word being said; in scripts without spaces, up to the letter. */
function wordsUntil(text: string, units: number): number {
  if (units <= 0) return 0;
  const rest = text.slice(units);
  const end = /^[^\s\p{Script=Han}]*/u.exec(rest)?.[0].length ?? 0;
  return Math.min(text.length, units + end);
}

function padded(frame: Int16Array): Int16Array {
  if (frame.length === SPOKEN_FRAME) return frame.slice();
  const whole = new Int16Array(SPOKEN_FRAME);
  whole.set(frame);
  return whole;
}

/** Says sentences in order, with captions in step. */
export function createSpeechOutput({
  line,
  openCaption,
  onSaid,
  onSilent,
}: SpeechOutputParts): SpeechOutput {
  let waiting: Sentence[] = [];
  let caption: GrowingCaption | null = null;
  /** Position in the first sentence, in samples and in UTF-16 units. */
  let at = 0;
  let shown = 0;
  let isHeld = false;
  let isSpeaking = false;
  /** How often the queue was cleared. */
  let cuts = 0;

  const queuedSamples = () => Math.round((line.queued() / 1_000) * SPOKEN_RATE);

  function show({ text }: Sentence, until: number) {
    if (until <= shown) return;
    caption ??= openCaption();
    caption.add(text.slice(shown, until));
    shown = until;
  }

  function endSentence() {
    const [sentence] = waiting;
    caption?.close();
    caption = null;
    const said = sentence?.text.slice(0, shown).trim() ?? '';
    if (said !== '') onSaid(said);
    at = 0;
    shown = 0;
  }

  async function sayFrame(sentence: Sentence) {
    const { samples, text } = sentence;
    const frame = samples.subarray(at, at + SPOKEN_FRAME);
    at += frame.length;
    const played = Math.max(0, at - queuedSamples()) / samples.length;
    show(sentence, wordsUntil(text, Math.ceil(text.length * played)));
    const before = cuts;
    await line.play(padded(frame));
    // It was waiting for room, which it got because the queue was cleared.
    if (cuts !== before) line.clear();
  }

  function cut() {
    cuts += 1;
    line.clear();
  }

  async function speak() {
    while (!isHeld) {
      const [sentence] = waiting;
      if (sentence === undefined) {
        await line.played();
        if (isHeld || waiting.length > 0) continue;
        onSilent();
        return;
      }
      if (at < sentence.samples.length) {
        await sayFrame(sentence);
      } else {
        show(sentence, sentence.text.length);
        endSentence();
        waiting.shift();
      }
    }
  }

  function goOn() {
    if (isSpeaking || isHeld) return;
    isSpeaking = true;
    speak()
      // If the room is gone, the room reports it.
      .catch(() => {})
      .finally(() => {
        isSpeaking = false;
        if (waiting.length > 0) goOn();
      });
  }

  return {
    say(sentence) {
      waiting.push(sentence);
      goOn();
    },
    hold() {
      if (isHeld) return;
      isHeld = true;
      at = Math.max(0, at - queuedSamples());
      cut();
    },
    resume() {
      isHeld = false;
      goOn();
    },
    silence() {
      endSentence();
      waiting = [];
      isHeld = false;
      cut();
    },
  };
}
