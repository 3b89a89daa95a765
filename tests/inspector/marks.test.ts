import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '../../inspector/chart/chart';
import { visibleChart } from '../../inspector/chart/visible';
import { drawnMarks } from '../../inspector/flow/marks';

const chart = chartOf(
  createMachine({
    id: 'door',
    initial: 'closed',
    states: {
      closed: { on: { open: { target: 'open' }, kick: { target: 'open' }, knock: {} } },
      open: {
        initial: 'wide',
        states: { wide: { on: { push: { target: 'ajar' } } }, ajar: {} },
        on: { close: { target: 'closed' } },
      },
    },
  }),
);
const whole = visibleChart(chart, new Set());
const folded = visibleChart(chart, new Set(['door.open']));
const edge = (event: string) => chart.edges.find((one) => one.event === event)?.id ?? '';

describe('marks on a chart', () => {
  it('light the innermost active state, and what it lies in', () => {
    const { states } = drawnMarks(chart, whole, { active: new Set(['door.open.ajar']) });
    expect([...states]).toEqual([
      ['door', { active: 'within' }],
      ['door.open', { active: 'within' }],
      ['door.open.ajar', { active: 'here' }],
    ]);
  });

  it('light the state that hides the active one', () => {
    const { states } = drawnMarks(chart, folded, { active: new Set(['door.open.ajar']) });
    expect(states.get('door.open')).toEqual({ active: 'here' });
  });

  it('show the line and the words of the transition that was taken', () => {
    const { lines, causes } = drawnMarks(chart, whole, { taken: new Set([edge('kick')]) });
    expect(lines.get('door.closed>door.open')).toEqual({ taken: 'yes' });
    expect(causes.get(edge('kick'))).toEqual({ taken: 'yes' });
    expect(causes.get(edge('open'))).toEqual({});
  });

  it('tell a line that was walked in part from one that was or never was', () => {
    const walked = new Map([
      [edge('kick'), 2],
      [edge('close'), 1],
    ]);
    const { lines, causes, times } = drawnMarks(chart, whole, { walked });
    expect([times.get(edge('kick')), times.get(edge('knock'))]).toEqual([2, 0]);
    expect(drawnMarks(chart, whole, {}).times.size).toBe(0);
    expect(lines.get('door.closed>door.open')).toEqual({ walked: 'partly' });
    expect(lines.get('door.open>door.closed')).toEqual({ walked: 'yes' });
    expect(lines.get('door.open.wide>door.open.ajar')).toEqual({ walked: 'never' });
    expect(causes.get(edge('knock'))).toEqual({ walked: 'never' });
  });

  it('show what changed; a line of which a part changed is changed', () => {
    const changes = new Map([
      ['door.open', 'changed'],
      [edge('kick'), 'added'],
      [edge('close'), 'removed'],
    ] as const);
    const { states, lines } = drawnMarks(chart, whole, { changes });
    expect(states.get('door.open')).toEqual({ change: 'changed' });
    expect(lines.get('door.closed>door.open')).toEqual({ change: 'changed' });
    expect(lines.get('door.open>door.closed')).toEqual({ change: 'removed' });
    expect(lines.get('door.open.wide>door.open.ajar')).toEqual({});
  });

  it('show on what hides a change that something changed in it', () => {
    const state = drawnMarks(chart, folded, { changes: new Map([['door.open.ajar', 'added']]) });
    expect(state.states.get('door.open')).toEqual({ change: 'changed' });
    const way = drawnMarks(chart, folded, { changes: new Map([[edge('push'), 'removed']]) });
    expect(way.states.get('door.open')).toEqual({ change: 'changed' });
  });

  it('show what reviewers think', () => {
    const { states } = drawnMarks(chart, whole, { opinions: new Map([['door.open', 'stale']]) });
    expect(states.get('door.open')).toEqual({ opinion: 'stale' });
  });
});
