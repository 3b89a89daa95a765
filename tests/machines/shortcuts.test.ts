import { describe, expect, it } from 'vitest';
import { shortcutsMachine } from '../../src/machines/shortcuts/shortcutsMachine';
import { startRun, testChart } from '../support/machines';
import type { World } from '../support/machines';

const shortcutsRun = (isOn = true) => ({
  machine: (world: World) =>
    shortcutsMachine.provide({
      actors: { shortcutKeys: world.port(), shortcutsStorage: world.port() },
    }),
  input: ({ owner }: World) => ({ owner, isOn }),
});

const used = (shortcut: string) => ({ type: 'shortcut.used', shortcut });
const stopped = { type: 'shortcut.stopped', shortcut: 'stop' };
const listWanted = { type: 'shortcut.listWanted' };
const chatWanted = (step: number) => ({ type: 'shortcut.chatWanted', step });
const show = { type: 'shortcuts.show' };
const hide = { type: 'shortcuts.hide' };
const turnOn = { type: 'shortcuts.turnOn' };
const turnOff = { type: 'shortcuts.turnOff' };
const turnedOn = { type: 'shortcuts.turnedOn' };
const turnedOff = { type: 'shortcuts.turnedOff' };

const offered = ['search', 'write', 'latest'];

describe.each([true, false])('begun with isOn %s', (isOn) => {
  testChart('shortcuts', {
    ...shortcutsRun(isOn),
    code: `shortcutsRun(${isOn})`,
    alphabet: [
      ...offered.map(used),
      ...[stopped, listWanted, chatWanted(1), chatWanted(-1)],
      ...[show, hide, turnOn, turnOff, turnedOn, turnedOff],
    ],
    invariant: (snapshot) => {
      expect(snapshot.can(used('search'))).toBe(snapshot.matches({ keys: 'on' }));
      expect(snapshot.can(stopped)).toBe(true);
    },
  });
});

describe('shortcuts', () => {
  it('are what the device remembers', () => {
    expect(startRun(shortcutsRun(true)).value()).toEqual({ keys: 'on', list: 'hidden' });
    expect(startRun(shortcutsRun(false)).value()).toEqual({ keys: 'off', list: 'hidden' });
  });

  it('do at the page what the key is for', async () => {
    const run = startRun(shortcutsRun());
    await run.performAll([...offered.map(used), stopped]);
    expect(run.world.commands).toEqual(
      [...offered, 'stop'].map((shortcut) => ({ type: 'shortcut.perform', shortcut })),
    );
    expect(run.world.notices).toEqual([]);
  });

  it('ask the owner for another chat', async () => {
    const run = startRun(shortcutsRun());
    await run.performAll([chatWanted(-1), chatWanted(1)]);
    expect(run.world.notices).toEqual([chatWanted(-1), chatWanted(1)]);
    const handOver = { type: 'shortcut.handOver' };
    expect(run.world.commands).toEqual([handOver, handOver]);
  });

  it('show their list for the key, or for who asks for it without one', async () => {
    const run = startRun(shortcutsRun());
    await run.perform(listWanted);
    expect(run.value()).toEqual({ keys: 'on', list: 'shown' });
    await run.perform(hide);
    expect(run.value()).toEqual({ keys: 'on', list: 'hidden' });
    await run.performAll([turnOff, show]);
    expect(run.value()).toEqual({ keys: 'off', list: 'shown' });
  });

  it('switched off do nothing but stop a reply, which no character does (WCAG 2.1.4)', async () => {
    const run = startRun(shortcutsRun(false));
    await run.performAll([...offered.map(used), listWanted, chatWanted(1)]);
    expect(run.value()).toEqual({ keys: 'off', list: 'hidden' });
    expect([...run.world.commands, ...run.world.notices]).toEqual([]);
    await run.perform(stopped);
    expect(run.world.commands).toEqual([{ type: 'shortcut.perform', shortcut: 'stop' }]);
  });

  it('keep a choice once, and follow another tab without writing it down again', async () => {
    const run = startRun(shortcutsRun());
    await run.performAll([turnOn, turnOff, turnOff]);
    expect(run.world.commands.splice(0)).toEqual([{ type: 'shortcuts.write', isOn: false }]);
    await run.perform(turnOn);
    expect(run.world.commands.splice(0)).toEqual([{ type: 'shortcuts.write', isOn: true }]);
    await run.perform(turnedOff);
    expect(run.value()).toEqual({ keys: 'off', list: 'hidden' });
    await run.perform(turnedOn);
    expect(run.value()).toEqual({ keys: 'on', list: 'hidden' });
    expect(run.world.commands).toEqual([]);
  });
});
