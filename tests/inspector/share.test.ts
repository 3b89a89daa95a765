import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { chartOf } from '../../inspector/chart/chart';
import { factsOf } from '../../inspector/gallery/facts';
import { flowOf } from '../../inspector/gallery/flows';
import { markdownOf } from '../../inspector/share/markdown';
import { mermaidOf } from '../../inspector/share/mermaid';
import { textsOf } from '../../inspector/share/screenTexts';
import { shareMachine } from '../../inspector/share/shareMachine';
import { done, fault, startRun, testChart } from '../support/machines';
import type { Run } from '../support/machines';

const lamp = setup({ types: { events: {} as { type: 'lamp.press' } } }).createMachine({
  id: 'lamp',
  description: 'A lamp.',
  initial: 'off',
  states: {
    off: { description: 'It is dark: "off".', on: { 'lamp.press': { target: 'on' } } },
    on: {
      description: 'It is light.',
      type: 'parallel',
      states: {
        bulb: {
          description: 'The bulb.',
          initial: 'warm',
          states: { warm: { description: 'So.' } },
        },
        hum: { description: 'The sound.' },
      },
      on: { 'lamp.press': { target: 'broken' } },
    },
    broken: { description: 'No more.', type: 'final' },
  },
});

describe('a flow as a diagram for Mermaid', () => {
  it('has its states, what they mean, and the ways', () =>
    expect(mermaidOf(chartOf(lamp))).toBe(`stateDiagram-v2
  [*] --> lamp_off
  state "off" as lamp_off
  lamp_off : It is dark#58; #34;off#34;.
  state "on" as lamp_on
  state lamp_on {
    state "bulb" as lamp_on_bulb
    state lamp_on_bulb {
      [*] --> lamp_on_bulb_warm
      state "warm" as lamp_on_bulb_warm
      lamp_on_bulb_warm : So.
    }
    --
    state "hum" as lamp_on_hum
    lamp_on_hum : The sound.
  }
  state "broken" as lamp_broken
  lamp_broken : No more.
  lamp_broken --> [*]
  lamp_off --> lamp_on : Press lamp
  lamp_on --> lamp_broken : Press lamp
`));
});

it('has several things at once within a state, as Mermaid wants it', () => {
  const both = setup({}).createMachine({
    id: 'both',
    type: 'parallel',
    states: { one: {}, other: {} },
  });
  expect(mermaidOf(chartOf(both))).toBe(`stateDiagram-v2
  state "both" as both
  state both {
    state "one" as both_one
    --
    state "other" as both_other
  }
`);
});

describe('a flow in Markdown', () => {
  it('has its purpose, its calls, its chart, and each state with the ways on', () => {
    const flow = flowOf('unblur');
    if (flow === null) throw new Error('No unblur');
    const text = markdownOf(flow, {
      ...factsOf(flow),
      waysTo: new Map([
        ['unblur.veiled', []],
        ['unblur.deciding', ['Request unblur', 'Wait 1 s']],
        ['unblur.refused', { reason: 'No transition leads to it.' }],
      ]),
      scenarios: [{ name: 'Seen at once', steps: ['Request unblur'] }],
      screens: new Map([['unblur.veiled', 'chat/PrivatePicture/Veiled']]),
      texts: textsOf(flow.file),
    });
    expect(text.startsWith(`# Unblurring a picture\n\n${flow.purpose}\n`)).toBe(true);
    expect(text).toContain('- Ask for the clear picture `GET /api/unblur/image/{id}`');
    expect(text).toContain('- the longest wait: 35 s');
    expect(text).toContain('```mermaid\nstateDiagram-v2\n');
    expect(text).toContain(
      '### veiled\n\nThe picture is locked; the button shows the price and the balance after it.\n\nScreen: `chat/PrivatePicture/Veiled`\n\n- Request unblur → **deciding**\n\nWays in: the machine starts here.\n',
    );
    expect(text).toContain('Ways in:\n\n1. Request unblur\n2. Wait 1 s\n');
    expect(text).toContain('## Scenarios\n\n### Seen at once\n\n1. Request unblur\n');
    expect(text).toContain('Ways in: No transition leads to it.\n');
    expect(text).toContain(
      '| name | en | ch | es | de | ru |\n| --- | --- | --- | --- | --- | --- |\n',
    );
    expect(text.split('## Scenarios')[0]?.match(/^### /gm)?.length).toBe(
      flow.chart.nodes.length - 1,
    );
  });
});

describe('the texts of a flow', () => {
  it('are those of the views that show it, in every language', () => {
    const texts = textsOf(flowOf('unblur')?.file ?? '');
    const ids = texts.map(({ id }) => id);
    expect(ids).toContain('chat.unlocking');
    expect(texts.filter(({ texts: said }) => Object.values(said).includes(''))).toEqual([]);
  });

  it('are none where nothing is shown', () => {
    expect(textsOf('nobody/nobodyMachine.ts')).toEqual([]);
  });
});

const make = (format: string) => ({ type: 'share.make', format });

const shareRun = {
  machine: (world) => shareMachine.provide({ actors: { makeFile: world.held() } }),
} satisfies Run<typeof shareMachine>;

testChart('share', {
  ...shareRun,
  alphabet: [make('svg'), make('png'), done('makeFile'), fault('makeFile')],
  invariant: (snapshot) => expect(snapshot.hasTag('busy')).toBe(snapshot.matches('making')),
});

it('makes the file that was asked for last', async () => {
  const run = startRun(shareRun);
  await run.performAll([make('png'), fault('makeFile'), make('markdown'), done('makeFile')]);
  expect(run.world.inputsOf('makeFile')).toEqual([{ format: 'png' }, { format: 'markdown' }]);
  expect(run.value()).toBe('resting');
});
