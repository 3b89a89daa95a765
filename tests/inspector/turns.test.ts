import { expect, it } from 'vitest';
import { createTurns } from '../../inspector/screens/turns';

it('lets so many begin at once, in their order, without those that left', () => {
  const turns = createTurns(2);
  const begun: string[] = [];
  const enter = (name: string) => turns.enter(() => begun.push(name));
  const leaveA = enter('a');
  enter('b');
  const leaveC = enter('c');
  enter('d');
  expect(begun).toEqual(['a', 'b']);
  leaveC();
  leaveA();
  leaveA();
  expect(begun).toEqual(['a', 'b', 'd']);
  enter('e');
  expect(begun).toEqual(['a', 'b', 'd']);
});
