import { SimulatedClock } from 'xstate';
import type { ActorOptions, AnyActorLogic } from 'xstate';

type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>;

/** A clock moved by hand, which says what is due next. */
export class HandClock implements Clock {
  readonly #clock = new SimulatedClock();
  readonly #due = new Map<number, number>();

  now(): number {
    return this.#clock.now();
  }

  setTimeout(act: (...args: unknown[]) => void, timeout: number): number {
    const id = this.#clock.setTimeout(() => {
      this.#due.delete(id);
      act();
    }, timeout);
    this.#due.set(id, this.now() + timeout);
    return id;
  }

  clearTimeout(id: number): void {
    this.#due.delete(id);
    this.#clock.clearTimeout(id);
  }

  /** Milliseconds until the next timer; null if there is none. */
  untilNext(): number | null {
    const due = Math.min(...this.#due.values());
    return Number.isFinite(due) ? Math.max(0, due - this.now()) : null;
  }

  /** Lets time pass; timers that set others go off in order. */
  pass(ms: number): void {
    const end = this.now() + ms;
    for (let rounds = 0; rounds < mostRounds; rounds += 1) {
      const next = this.untilNext();
      if (next === null || this.now() + next > end) break;
      this.#clock.increment(next);
    }
    this.#clock.increment(Math.max(0, end - this.now()));
  }
}

/** A timer that sets itself again at once would otherwise never let time pass. */
const mostRounds = 10_000;
