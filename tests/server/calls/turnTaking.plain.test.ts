import { describe, expect, it } from 'vitest';
import { dueAt, limits, shownState, step, turnsAt } from '../../../server/calls/agent/turnTaking';
import type { TurnCommand, TurnEvent, Turns } from '../../../server/calls/agent/turnTaking';

type Told = TurnEvent | number;

/** Tells it events; a number is so many milliseconds that pass, with `time.came` where that is due. */
function run(...told: Told[]) {
  let now = 0;
  let turns = turnsAt(now);
  let commands: TurnCommand[] = [];
  const tell = (event: TurnEvent) => {
    const next = step(turns, event, now);
    turns = next.turns;
    commands = [...commands, ...next.commands];
  };
  for (const next of told) {
    if (typeof next !== 'number') {
      tell(next);
      continue;
    }
    const end = now + next;
    for (let due = dueAt(turns); due !== null && due <= end; due = dueAt(turns)) {
      now = due;
      tell({ type: 'time.came' });
    }
    now = end;
  }
  return {
    turns,
    phase: turns.phase.name,
    shown: shownState(turns),
    commands: commands.map((command) =>
      'turn' in command ? `${command.type} ${command.turn}` : command.type,
    ),
  };
}

const here: TurnEvent = { type: 'user.here' };
const gone: TurnEvent = { type: 'user.gone' };
const began: TurnEvent = { type: 'voice.began' };
const ended: TurnEvent = { type: 'voice.ended' };
const said: TurnEvent = { type: 'speech.ended' };
const sentence = (turn: number): TurnEvent => ({ type: 'sentence.ready', turn });
const complete = (turn: number): TurnEvent => ({ type: 'turn.complete', turn });
const greeted = [here, sentence(1), complete(1), said];

describe('the turns of a call', () => {
  it('begin with a greeting as soon as the user is there', () => {
    expect(run()).toMatchObject({ shown: 'initializing', commands: [] });
    expect(run(here)).toMatchObject({ shown: 'thinking', commands: ['greet 1'] });
    expect(run(here, sentence(1))).toMatchObject({ shown: 'speaking' });
    expect(run(...greeted)).toMatchObject({
      shown: 'listening',
      commands: ['greet 1', 'forget', 'speak'],
    });
  });

  it('answer what the user said after a pause, and not before', () => {
    expect(run(...greeted, began).phase).toBe('hearing');
    expect(run(...greeted, began, ended, limits.pause - 1).phase).toBe('pausing');
    const answered = run(...greeted, began, ended, limits.pause);
    expect(answered.shown).toBe('thinking');
    expect(answered.commands.slice(3)).toEqual(['keep', 'answer 2']);
  });

  it('take all that was said before and after a short pause for one', () => {
    const pause = limits.pause - 1;
    const { commands } = run(...greeted, began, ended, pause, began, ended, limits.pause);
    expect(commands.slice(3)).toEqual(['keep', 'keep', 'answer 2']);
  });

  it('let the user go on while the answer is being made, and answer all of it', () => {
    const twice = run(...greeted, began, ended, limits.pause, began, ended, limits.pause);
    expect(twice.commands.slice(3)).toEqual(['keep', 'answer 2', 'silence', 'keep', 'answer 3']);
    const late = step(twice.turns, sentence(2), 0);
    expect(late).toEqual({ turns: twice.turns, commands: [] });
    expect(step(twice.turns, sentence(3), 0).commands.map(({ type }) => type)).toEqual([
      'forget',
      'speak',
    ]);
  });

  it('hold the breath at a cough, and go on where it was', () => {
    const coughed = run(here, sentence(1), began, limits.cough - 1, ended);
    expect(coughed).toMatchObject({ shown: 'speaking', phase: 'speaking' });
    expect(coughed.commands.slice(2)).toEqual(['speak', 'hold', 'resume']);
  });

  it('end the speech where the user goes on, and hear it', () => {
    const interrupted = run(here, sentence(1), began, limits.cough);
    expect(interrupted).toMatchObject({ shown: 'listening', phase: 'hearing' });
    expect(interrupted.commands.slice(2)).toEqual(['speak', 'hold', 'silence']);
    const { commands } = run(here, sentence(1), began, 2_000, sentence(1), complete(1), ended, 500);
    expect(commands.slice(4)).toEqual(['silence', 'keep', 'answer 2']);
  });

  it('say sentences that come late, also those that come while the breath is held', () => {
    const gap = run(here, sentence(1), said);
    expect(gap.phase).toBe('speaking');
    expect(run(here, sentence(1), said, sentence(1), complete(1)).phase).toBe('speaking');
    expect(run(here, sentence(1), said, complete(1)).phase).toBe('listening');
    const held = run(here, sentence(1), began, sentence(1), complete(1), ended, said);
    expect(held.phase).toBe('listening');
    expect(held.commands.slice(3)).toEqual(['hold', 'speak', 'resume']);
  });

  it('do not let a word before the greeting take its place', () => {
    expect(run(here, began, ended)).toMatchObject({ phase: 'thinking', commands: ['greet 1'] });
    const over = run(here, began, sentence(1), complete(1), said, ended, limits.pause);
    expect(over.commands.slice(3)).toEqual(['keep', 'answer 2']);
  });

  it('listen again where nothing is to be answered', () => {
    const nothing = run(...greeted, began, ended, limits.pause, complete(2));
    expect(nothing).toMatchObject({ phase: 'listening' });
    expect(nothing.commands.at(-1)).toBe('forget');
  });

  it('speak up after a long silence twice, and again only when the user has spoken', () => {
    const once = [...greeted, limits.silence, sentence(2), complete(2), said];
    const twice = [...once, limits.silence, sentence(3), complete(3), said];
    expect(run(...greeted, limits.silence - 1).commands).not.toContain('remind 2');
    expect(run(...once).commands).toContain('remind 2');
    expect(run(...twice).commands).toContain('remind 3');
    const later = run(...twice, 3_600_000);
    expect(later).toMatchObject({ phase: 'listening', turns: { turn: 3 } });
    const answer = [began, ended, limits.pause, sentence(4), complete(4), said];
    expect(run(...twice, ...answer, limits.silence).commands).toContain('remind 5');
  });

  it('wait half a minute for who is not there, and leave', () => {
    expect(run(limits.absence - 1).commands).toEqual([]);
    expect(run(limits.absence).commands).toEqual(['leave']);
    const left = run(here, sentence(1), gone, limits.absence);
    expect(left).toMatchObject({ phase: 'over' });
    expect(left.commands.slice(3)).toEqual(['silence', 'forget', 'leave']);
    expect(run(limits.absence, here, began, sentence(0)).commands).toEqual(['leave']);
  });

  it('go on without a second greeting when the user is back', () => {
    const back = run(...greeted, gone, limits.absence - 1, here);
    expect(back).toMatchObject({ phase: 'listening' });
    expect(back.commands.filter((command) => command.startsWith('greet'))).toEqual(['greet 1']);
  });
});

describe('every turn', () => {
  const events: TurnEvent[] = [
    here,
    gone,
    began,
    ended,
    said,
    { type: 'time.came' },
    ...[0, 1, 2, 3].flatMap((turn) => [sentence(turn), complete(turn)]),
  ];
  const waits = [0, limits.cough, limits.pause, limits.silence, limits.absence];

  /** All states within nine steps, told apart without the time. */
  function reach() {
    const key = ({ phase, ...rest }: Turns) =>
      JSON.stringify([rest, { ...phase, until: 'until' in phase && phase.until !== null }]);
    const seen = new Map<string, { turns: Turns; now: number }>();
    let edge = [{ turns: turnsAt(0), now: 0 }];
    const steps: { from: Turns; event: TurnEvent; now: number; to: Turns; did: TurnCommand[] }[] =
      [];
    for (let depth = 0; depth < 9; depth += 1) {
      const next: typeof edge = [];
      for (const { turns, now } of edge)
        for (const event of events)
          for (const wait of event.type === 'time.came' ? waits : [0]) {
            const { turns: to, commands } = step(turns, event, now + wait);
            steps.push({ from: turns, event, now: now + wait, to, did: commands });
            if (to.turn > 3 || seen.has(key(to))) continue;
            seen.set(key(to), { turns: to, now: now + wait });
            next.push({ turns: to, now: now + wait });
          }
      edge = next;
    }
    return { states: [...seen.values()], steps };
  }
  const { states, steps } = reach();

  it('reaches each phase', () => {
    expect(new Set(states.map(({ turns }) => turns.phase.name))).toEqual(
      new Set([
        'waiting',
        'thinking',
        'speaking',
        'holding',
        'listening',
        'hearing',
        'pausing',
        'over',
      ]),
    );
  });

  it('begins nothing before its time, and does nothing twice at one time', () => {
    for (const { from, event, now, to, did } of steps) {
      const due = dueAt(from);
      if (event.type === 'time.came' && (due === null || due > now)) expect(to).toEqual(from);
      const left = dueAt(to);
      if (did.length > 0 && left !== null) expect(left).toBeGreaterThan(now);
    }
  });

  it('counts up with what is asked for, and with nothing else', () => {
    for (const { from, to, did } of steps) {
      const asked = did.filter((command) => 'turn' in command);
      expect(to.turn).toBe(from.turn + asked.length);
      for (const command of asked) expect(command).toMatchObject({ turn: to.turn });
    }
  });

  it('speaks only where that is shown, is silent where it is not, and is over for good', () => {
    for (const { from, to, did } of steps) {
      const types = did.map(({ type }) => type);
      if (types.includes('speak')) expect(shownState(to)).toBe('speaking');
      const hasStopped = shownState(from) === 'speaking' && shownState(to) !== 'speaking';
      const isInterrupted = to.phase.name === 'hearing' || to.phase.name === 'waiting';
      if (hasStopped && isInterrupted) expect(types).toContain('silence');
      if (from.phase.name === 'over') expect(to).toEqual(from);
      expect(types.includes('leave')).toBe(from.phase.name !== 'over' && to.phase.name === 'over');
    }
  });
});
