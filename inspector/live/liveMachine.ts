import { assign, enqueueActions, fromCallback, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { About, Command, FromApp, FromViewer } from '../../src/browser/recorder/protocol';
import { eventItself } from '../../src/machines/shared/eventItself';
import { Tape } from './tape';

/** A page that is or was inspected. */
export type LiveApp = {
  app: string;
  about: About;
  tape: Tape;
  /** How many calls in a row it has not answered. */
  silent: number;
  /** It was closed, or does not answer any more. */
  isGone: boolean;
};

export type LiveEvent =
  | { type: 'app.told'; message: FromApp }
  /** It is time to call the pages, to find out which are gone. */
  | { type: 'wire.due' }
  | { type: 'live.choose'; app: string }
  | { type: 'live.send'; command: Command }
  | { type: 'live.seek' };

export type LiveContext = {
  apps: ReadonlyMap<string, LiveApp>;
  chosen: string | null;
  /** How many messages came: tapes grow in place, so this is what changes. */
  heard: number;
  /** Why the last event was not sent. */
  refusal: string | null;
};

/** Sends messages to the pages; sends back `app.told` and `wire.due`. */
export type WireCommand = { type: 'viewer.say'; message: FromViewer };

/** A page that misses this many calls is gone: its browser crashed, or its device slept. */
const callsAtMost = 2;

const firstThere = (apps: ReadonlyMap<string, LiveApp>): string | null =>
  [...apps.values()].findLast(({ isGone }) => !isGone)?.app ?? null;

const hello: WireCommand = { type: 'viewer.say', message: { kind: 'hello' } };

type Told = { message: FromApp };

/** The pages after a message; `isMissing`: lines were lost, and must be sent again. */
function afterMessage(
  apps: ReadonlyMap<string, LiveApp>,
  message: FromApp,
): { apps: ReadonlyMap<string, LiveApp>; isMissing: boolean } {
  const { app } = message;
  const known = apps.get(app);
  const there = (one: LiveApp) => new Map(apps).set(app, { ...one, silent: 0, isGone: false });
  if (message.kind === 'here') {
    if (known !== undefined) return { apps: there(known), isMissing: known.isGone };
    const tape = new Tape(message.about);
    const fresh = { app, about: message.about, tape, silent: 0, isGone: false };
    return { apps: there(fresh), isMissing: true };
  }
  if (known === undefined) return { apps, isMissing: false };
  if (message.kind === 'gone')
    return { apps: new Map(apps).set(app, { ...known, isGone: true }), isMissing: false };
  if (message.kind === 'refused') return { apps: there(known), isMissing: false };
  const { from, lines } = message;
  const { tape } = known;
  // The page has dropped the earlier lines.
  if (tape.lines.length === 0) tape.first = from;
  if (from > tape.end) return { apps: there(known), isMissing: true };
  tape.append(lines.slice(tape.end - from));
  return { apps: there(known), isMissing: false };
}

export const liveMachine = setup({
  types: { context: {} as LiveContext, events: {} as LiveEvent },
  actors: {
    wire: fromCallback<WireCommand>(() => {
      throw new Error('Actor "wire" was not provided.');
    }),
  },
  guards: {
    hasApps: ({ context: { apps } }) => firstThere(apps) !== null,
    isKnown: ({ context: { apps } }, { app }: { app: string }) => apps.has(app),
    isChosen: ({ context: { chosen } }) => chosen !== null,
  },
  actions: {
    sayHello: sendTo('wire', hello),
    call: sendTo('wire', { type: 'viewer.say', message: { kind: 'call' } }),
    hear: enqueueActions(({ context, enqueue }, { message }: Told) => {
      const { apps, isMissing } = afterMessage(context.apps, message);
      const { chosen } = context;
      const isThere = chosen !== null && apps.get(chosen)?.isGone === false;
      enqueue.assign({
        apps,
        heard: context.heard + 1,
        chosen: isThere ? chosen : (firstThere(apps) ?? chosen),
        ...(message.kind === 'refused' && { refusal: message.reason }),
      });
      if (isMissing) enqueue.sendTo('wire', hello);
    }),
    countSilence: assign(({ context: { apps } }) => ({
      apps: new Map(
        [...apps].map(([id, one]) => [
          id,
          { ...one, silent: one.silent + 1, isGone: one.isGone || one.silent >= callsAtMost },
        ]),
      ),
    })),
    choose: assign((_, { app }: { app: string }) => ({ chosen: app, refusal: null })),
    tellCommand: sendTo(
      'wire',
      ({ context: { chosen } }, { command }: { command: Command }): WireCommand => ({
        type: 'viewer.say',
        message: { kind: 'command', app: chosen ?? '', command },
      }),
    ),
    forgetRefusal: assign({ refusal: null }),
  },
  delays: {
    /** An open page answers at once. */
    patience: 1_500,
  },
}).createMachine({
  id: 'live',
  description: 'Watches the machines of this origin’s pages while they run.',
  context: { apps: new Map(), chosen: null, heard: 0, refusal: null },
  invoke: { id: 'wire', src: 'wire' },
  entry: 'sayHello',
  on: {
    'app.told': { actions: { type: 'hear', params: eventItself } },
    'wire.due': { actions: ['countSilence', 'call'] },
  },
  initial: 'seeking',
  states: {
    seeking: {
      description: 'Asks every open page to report itself.',
      always: { guard: 'hasApps', target: 'watching' },
      after: { patience: { target: 'alone' } },
    },
    alone: {
      description: 'No page answers: the user has to open one.',
      always: { guard: 'hasApps', target: 'watching' },
      on: { 'live.seek': { target: 'seeking', actions: 'sayHello' } },
    },
    watching: {
      description: 'A page is being watched; its recording stays after it closes.',
      on: {
        'live.choose': {
          guard: { type: 'isKnown', params: eventItself },
          actions: { type: 'choose', params: eventItself },
        },
        'live.send': {
          guard: 'isChosen',
          actions: ['forgetRefusal', { type: 'tellCommand', params: eventItself }],
        },
      },
    },
  },
});

export type LiveRef = ActorRefFrom<typeof liveMachine>;
