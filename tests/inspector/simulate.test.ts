import { describe, expect, it } from 'vitest';
import { beginningOf } from '../../inspector/simulate/samples';
import { simulateMachine } from '../../inspector/simulate/simulateMachine';
import type { Frame } from '../../inspector/simulate/simulation';
import type { Script, Step } from '../../inspector/simulate/steps';
import { eventWords } from '../../inspector/chart/titles';
import { answerWords, stepWords } from '../../inspector/simulate/stepWords';
import { after, startRun, testChart } from '../support/machines';
import type { Run } from '../support/machines';

const open: Step = { do: 'send', to: [], event: { type: 'age.decline' } };
const again: Step = { do: 'send', to: [], event: { type: 'age.reconsider' } };
const script: Script = { ...beginningOf('ageGate'), steps: [open, again] };

const simulateRun = {
  machine: () => simulateMachine,
  input: () => ({ id: 'ageGate', script, isWaiting: true }),
  delays: { pace: 2_000 },
} satisfies Run<typeof simulateMachine>;

testChart('simulate', {
  ...simulateRun,
  alphabet: [
    { type: 'simulate.perform', step: open },
    { type: 'simulate.goTo', position: 1 },
    { type: 'simulate.goTo', position: 99 },
    { type: 'simulate.restart' },
    { type: 'simulate.begin', input: script.input },
    { type: 'simulate.load', script },
    { type: 'simulate.play' },
    { type: 'simulate.pause' },
    after('pace', 'simulate.playing'),
  ],
  facts: ({ value, context: { script: kept, position } }) =>
    JSON.stringify([value, Math.min(4, kept.steps.length), Math.min(4, position)]),
  invariant: ({ context: { script: kept, position, run } }) => {
    expect(position).toBeLessThanOrEqual(kept.steps.length);
    expect(run.frames.length).toBe(position + 1);
  },
});

describe('steps that are gone through', () => {
  it('are played one by one, and from the beginning once all are done', async () => {
    const run = startRun(simulateRun);
    const places = () => run.context().run.frames.map(({ value }: Frame) => value);
    expect(places()).toEqual(['asking']);
    run.send({ type: 'simulate.play' });
    run.world.clock.increment(1_999);
    expect(run.context().position).toBe(0);
    run.world.clock.increment(1);
    expect(places()).toEqual(['asking', 'declined']);
    run.world.clock.increment(2_000);
    expect(places()).toEqual(['asking', 'declined', 'asking']);
    expect(run.value()).toBe('resting');
    run.send({ type: 'simulate.play' });
    expect(run.context().position).toBe(0);
    run.send({ type: 'simulate.pause' });
    run.world.clock.increment(10_000);
    expect(run.context().position).toBe(0);
  });

  it('are forgotten after the place from which one went another way', () => {
    const run = startRun(simulateRun);
    run.send({ type: 'simulate.goTo', position: 1 });
    run.send({ type: 'simulate.perform', step: { do: 'wait', ms: 5 } });
    expect(run.context().script.steps).toEqual([open, { do: 'wait', ms: 5 }]);
    expect(run.context().position).toBe(2);
  });
});

describe('words for steps', () => {
  it.each([
    ['unblur.request', 'Request unblur'],
    ['picture.shown', 'Picture shown'],
    ['picture.broken', 'Picture broken'],
    ['session.changed', 'Session changed'],
    ['chat.open', 'Open chat'],
    ['payment.giveUp', 'Give up the purchase'],
    ['network.offline', 'Network offline'],
    ['chat.send', 'Send a message'],
    ['stream.lost', 'Stream lost'],
    ['lamp.again', 'Lamp: again'],
    ['lamp.toggleLight', 'Lamp: toggle light'],
    ['server.purchase', 'Server purchase'],
  ])('%s is "%s"', (type, words) => expect(eventWords(type)).toBe(words));

  it.each([
    [{ $absent: true }, 'done'],
    [{ kind: 'notEnough', price: 3 }, 'not enough'],
    [[], 'an empty list'],
    [[1, 2], 'a list of 2'],
    [null, 'nothing'],
    [true, 'yes'],
    ['token', 'token'],
    [{ a: 1 }, 'done'],
  ])('%j is "%s"', (output, words) => expect(answerWords(output)).toBe(words));

  it('tell each kind of step', () => {
    const actor = ['conversation', 'loadHistory'];
    const steps: readonly Step[] = [
      { do: 'send', to: ['conversation'], event: { type: 'chat.send' } },
      { do: 'answer', actor, output: { kind: 'paywall' } },
      { do: 'fail', actor, problem: '429 too many requests' },
      { do: 'tell', actor, event: { type: 'lock.granted' } },
      { do: 'wait', ms: 35_000 },
    ];
    expect(steps.map((step) => stepWords('chat', step))).toEqual([
      'Send a message, in “A conversation”',
      '“A conversation › Load the messages” is answered: paywall',
      '“A conversation › Load the messages” fails: 429 too many requests',
      '“A conversation › Load the messages” sends: it is this tab’s turn',
      '35 s pass',
    ]);
  });
});
