import { describe, expect, it } from 'vitest';
import { flows } from '../../inspector/gallery/flows';
import { distantTarget, targetsOf, verdictsOn } from '../../inspector/simulate/offers';
import type { Target } from '../../inspector/simulate/offers';
import { beginningOf, samplesOf } from '../../inspector/simulate/samples';
import { runScript, Simulation } from '../../inspector/simulate/simulation';
import { decodeScript, encodeScript } from '../../inspector/simulate/steps';
import type { Step } from '../../inspector/simulate/steps';
import { seededRandom } from '../support/seededRandom';

const stepsOn = ({ path, events, held }: Target): readonly Step[] => [
  ...events.flatMap(({ samples }) =>
    samples.map((event): Step => ({ do: 'send', to: path, event })),
  ),
  ...held.flatMap(({ path: actor, answers, mayFail, tells }): readonly Step[] => [
    ...answers.map((output): Step => ({ do: 'answer', actor, output })),
    ...(mayFail ? [{ do: 'fail', actor, problem: 'offline' } as const] : []),
    ...tells.flatMap(({ samples }) => samples.map((event): Step => ({ do: 'tell', actor, event }))),
  ]),
];

const inputOf = (id: string) => samplesOf(id).inputs[0] ?? null;

describe.each(flows.map(({ id }) => id))('%s without the app', (id) => {
  it('begins, and takes each thing that is offered', () => {
    const { simulation, frames } = runScript(id, { input: inputOf(id), steps: [] });
    expect(frames[0]?.end).toBe(null);
    const [own] = targetsOf(simulation);
    for (const step of own ? stepsOn(own).slice(0, 60) : []) {
      if (step.do === 'send')
        expect(() => verdictsOn(simulation, step.to, step.event)).not.toThrow();
      const run = runScript(id, { input: inputOf(id), steps: [step] });
      expect(run.frames.at(-1)?.end?.kind, JSON.stringify(step)).not.toBe('broken');
      run.simulation.stop();
    }
    simulation.stop();
  });

  it('goes on wherever one leads it', () => {
    const random = seededRandom(7);
    for (let walk = 0; walk < 3; walk += 1) {
      const simulation = new Simulation(id, inputOf(id));
      const done: Step[] = [];
      for (let count = 0; count < 20; count += 1) {
        const steps = targetsOf(simulation).flatMap(stepsOn);
        const next = simulation.clock.untilNext();
        if (next !== null) steps.push({ do: 'wait', ms: next });
        const step = steps[Math.floor(random() * steps.length)];
        if (step === undefined) break;
        done.push(step);
        simulation.perform(step);
        expect(simulation.frame().end?.kind, JSON.stringify(done)).not.toBe('broken');
      }
      simulation.stop();
    }
  });
});

const veiled = {
  owner: { $actor: 'owner' },
  messageId: 'message-1',
  allowance: { status: 'member', desires: 5, hasSubscription: false },
  veilUrl: '/veil.webp',
  imageUrl: null,
};
const click: Step = { do: 'send', to: [], event: { type: 'unblur.request' } };
const noMoney: Step = { do: 'answer', actor: ['unblurImage'], output: { kind: 'notEnough' } };
const offline: Step = { do: 'fail', actor: ['unblurImage'], problem: 'offline' };

const unblurred = (...steps: readonly Step[]) => runScript('unblur', { input: veiled, steps });

describe('a flow that is stepped through', () => {
  it('is where the answers lead, by the transitions that it took', () => {
    const { frames } = unblurred(click, noMoney);
    expect(frames.map(({ value }) => value)).toEqual(['veiled', 'requesting', 'paywalled']);
    expect([...(frames[0]?.taken ?? [])]).toEqual(['unblur.arriving||1|unblur.veiled']);
    expect([...(frames[1]?.taken ?? [])]).toEqual([
      'unblur.veiled|unblur.request|0|unblur.deciding',
      'unblur.deciding||2|unblur.requesting',
    ]);
    expect([...(frames[2]?.active ?? [])]).toEqual(['unblur.paywalled']);
    expect(frames[2]?.told).toEqual([
      { who: 'owner', event: { type: 'offer.wanted', overlay: 'pw', from: 'unblur' } },
    ]);
  });

  it('goes wrong as a request does', () =>
    expect(unblurred(click, offline).frames.at(-1)?.value).toEqual({ failed: 'broken' }));

  it('waits as long as one lets it', () => {
    const { simulation, frames } = unblurred(click, { do: 'wait', ms: 34_999 });
    expect(frames.at(-1)?.value).toBe('requesting');
    expect(simulation.clock.untilNext()).toBe(1);
    simulation.perform({ do: 'wait', ms: 1 });
    expect(simulation.frame().value).toEqual({ failed: 'broken' });
    expect(simulation.clock.untilNext()).toBe(null);
  });

  it('offers the ways in which an effect can answer, and nothing once it has', () => {
    const [target] = targetsOf(unblurred(click).simulation);
    expect(target?.held.map(({ source, mayFail }) => [source, mayFail])).toEqual([
      ['unblurImage', true],
    ]);
    expect(target?.held[0]?.answers.map((one) => JSON.stringify(one).slice(0, 18))).toEqual([
      '{"kind":"revealed"',
      '{"kind":"notEnough',
      '{"kind":"gone"}',
    ]);
    expect(targetsOf(unblurred(click, noMoney).simulation)[0]?.held).toEqual([]);
  });

  it('says which condition holds for an event', () => {
    const { simulation } = unblurred(click, noMoney);
    const rich = { status: 'member', desires: 100, hasSubscription: false };
    const results = (allowance: typeof rich) =>
      verdictsOn(simulation, [], { type: 'allowance.changed', allowance }).map(
        ({ result }) => result,
      );
    expect(results(rich)).toEqual(['taken', 'unasked', 'unasked']);
    expect(results({ ...rich, desires: 0 })).toEqual(['refused', 'taken', 'unasked']);
  });

  it('says why it broke', () => {
    const { frames } = unblurred(
      {
        do: 'send',
        to: [],
        event: { type: 'allowance.changed', allowance: null },
      },
      click,
    );
    expect(frames.at(-1)?.end).toEqual({
      kind: 'broken',
      message: expect.stringContaining('null'),
    });
  });

  it('does not answer what is no longer there', () =>
    expect(unblurred(noMoney).frames.at(-1)?.value).toBe('veiled'));
});

describe('steps in an address', () => {
  it('lead to the same place', () => {
    const script = {
      input: { name: 'Zoë ✓' },
      steps: [click, noMoney, offline, { do: 'wait', ms: 5 }],
    } as const;
    const text = encodeScript(script);
    expect(text).toMatch(/^[\w-]+$/);
    expect(decodeScript(text)).toEqual(script);
  });

  it.each(['', 'nonsense', btoa('{"input":1}'), btoa('{"input":1,"steps":[{"do":"fly"}]}')])(
    '%s is none',
    (text) => expect(decodeScript(text)).toBe(null),
  );
});

it('offers each event once to a machine that runs elsewhere, and none that needs a stand-in', () => {
  for (const { id } of flows) {
    const simulation = new Simulation(id, beginningOf(id).input);
    for (const { type, samples } of distantTarget(simulation.snapshot()).events) {
      const texts = samples.map((sample) => JSON.stringify(sample));
      expect(texts, type).toEqual([...new Set(texts)]);
      expect(texts.length, type).toBeGreaterThan(0);
      expect(texts.join(), type).not.toContain('"$');
    }
    simulation.stop();
  }
});
