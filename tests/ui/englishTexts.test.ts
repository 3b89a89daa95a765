import { expect, it } from 'vitest';
import { first } from '../../src/i18n/compiled/first';
import { later } from '../../src/i18n/compiled/later';
import captions from '../../content/captions/en.json';
import tags from '../../content/tags/en.json';
import english from '../../src/i18n/messages/en.json';

it('the first view has its own English texts; the others come later, and none twice', () => {
  expect(first).toHaveProperty(['explore.title']);
  expect(first).toHaveProperty(['ageGate.confirm']);
  expect(later).toHaveProperty(['chat.send']);
  expect([...Object.keys(first), ...Object.keys(later)].sort()).toEqual(
    Object.keys({ ...english, ...captions, ...tags }).sort(),
  );
});
