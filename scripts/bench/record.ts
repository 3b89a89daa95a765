/**
 * Measures what recording costs the machines, and writes a recording of 100 000 events into the
 * given file; prints the figures as JSON.
 */
import { writeFile } from 'node:fs/promises';
import { createActor, fromCallback, setup } from 'xstate';
import type { AnyActorRef } from 'xstate';
import { recordingText } from '../../src/browser/recorder/protocol';
import { Recorder } from '../../src/browser/recorder/recorder';
import { tellInspectors } from '../../src/browser/recorder/tellInspectors';
import { themeMachine } from '../../src/machines/theme/themeMachine';
import type { CostFigures } from './flows.mjs';
import { median } from './page.mjs';

const ROUNDS = 41;
const EVENTS = 1_000;
const ACTORS = 30;
const RECORDED = 100_000;

const about = { title: 'Bench', build: null, startedAt: 0, mayCommand: false };

const theme = themeMachine.provide({ actors: { themeStorage: fromCallback(() => undefined) } });

const owner = createActor(fromCallback(() => undefined)).start();

const root = setup({ actors: { theme } }).createMachine({
  id: 'root',
  context: {},
  invoke: Array.from({ length: ACTORS }, (_, index) => ({
    id: `theme${index}`,
    src: 'theme' as const,
    input: { owner, theme: 'dark' as const },
  })),
});

const startActors = () => {
  const actor = createActor(root).start();
  const themes: AnyActorRef[] = Object.values(actor.getSnapshot().children).filter(
    (one) => one !== undefined,
  );
  const send = (count: number) => {
    for (let index = 0; index < count; index += 1)
      themes[index % ACTORS]?.send({
        type: 'theme.select',
        theme: Math.floor(index / ACTORS) % 2 === 0 ? 'light' : 'dark',
      });
  };
  return { actor, send };
};

/** Milliseconds for this many events, with everything they cause to be reported. */
function measure(isRecorded: boolean): number {
  const { actor, send } = startActors();
  const timers: (() => void)[] = [];
  const channel = new BroadcastChannel('bench');
  const heard: ((data: unknown) => void)[] = [];
  if (isRecorded) {
    const recorder = new Recorder(() => performance.now());
    recorder.watch(actor);
    tellInspectors({
      app: 'bench',
      about,
      recorder,
      wire: {
        post: (message) => channel.postMessage(message),
        hear: (listener) => {
          heard.push(listener);
          return () => undefined;
        },
      },
      window: {
        addEventListener: () => undefined,
        setTimeout: (run: unknown) => {
          if (typeof run === 'function') timers.push(() => run());
          return 0;
        },
      },
    });
    heard.forEach((listener) => listener({ kind: 'hello' }));
  }
  const begun = performance.now();
  // One message every 40 ms: this many in the second that the events would take.
  for (let part = 0; part < 25; part += 1) {
    send(EVENTS / 25);
    timers.splice(0).forEach((run) => run());
  }
  const took = performance.now() - begun;
  actor.stop();
  channel.close();
  return took;
}

for (let warm = 0; warm < 10; warm += 1) measure(warm % 2 === 0);
const pairs = Array.from({ length: ROUNDS }, () => ({ off: measure(false), on: measure(true) }));

const { actor, send } = startActors();
const recorder = new Recorder(() => performance.now(), Number.POSITIVE_INFINITY);
recorder.watch(actor);
// Each event makes the machine use its storage and notify its owner.
send(RECORDED);
let events = 0;
const end = recorder.lines.findIndex(({ is }) => is === 'event' && (events += 1) > RECORDED);
const lines = end < 0 ? recorder.lines : recorder.lines.slice(0, end);
const file = process.argv[2];
if (file === undefined) throw new Error('Which file?');
await writeFile(file, recordingText({ about, lines }));

const figures: CostFigures = {
  offMs: median(pairs.map(({ off }) => off)),
  onMs: median(pairs.map(({ on }) => on)),
  costPercent: median(pairs.map(({ on, off }) => on - off)) / 10,
};
process.stdout.write(JSON.stringify(figures));
process.exit();
