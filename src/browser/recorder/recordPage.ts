import type { AnyActorRef } from 'xstate';
import type { EarlyEvent } from './earlyEvents';
import type { About } from './protocol';
import { Recorder } from './recorder';
import { tellInspectors } from './tellInspectors';
import { channelWire, joined, serverWire } from './wire';

/**
 * Lets inspectors of this origin follow these actors from now on.
 * @param early what happened to them before, from their first step on
 * @returns `greet` tells inspectors already there, `watch` adds another root
 */
export function recordPage(
  roots: readonly AnyActorRef[],
  about: Pick<About, 'title' | 'build'>,
  window: Window & typeof globalThis,
  early: readonly EarlyEvent[] = [],
) {
  const { performance, crypto } = window;
  const recorder = new Recorder(() => performance.now());
  for (const root of roots) recorder.watch(root, early);
  const age = early[0] === undefined ? 0 : performance.now() - early[0].at;
  const { greet } = tellInspectors({
    app: String(crypto.getRandomValues(new Uint32Array(2))),
    about: { ...about, startedAt: Date.now() - age, mayCommand: import.meta.env.DEV },
    recorder,
    wire: joined([channelWire(window), serverWire()]),
    window,
  });
  return { greet, watch: (root: AnyActorRef) => recorder.watch(root) };
}
