import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { locales } from '../../../common/locales';
import { catalogueOf } from '../../../server/base/catalogue';
import { StartFault } from '../../../server/base/startFaults';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  mkdirSync(join(folder, 'texts'));
  for (const locale of locales) write(locale, JSON.stringify({ a: 'A', b: 'B' }));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (locale: string, text: string) =>
  writeFileSync(join(folder, `texts/${locale}.json`), text);

const texts = () => catalogueOf<'a' | 'b'>('texts', pathToFileURL(`${folder}/`));

describe('a catalogue', () => {
  it('says messages with their values', () => {
    const message =
      '{count, plural, one {# thing} other {# things}} on {at, date, day}, or {at, date, minute}';
    write('en', JSON.stringify({ a: message, b: 'B' }));
    const at = new Date('2026-02-28T23:59:00Z');
    expect(texts().in('en')('a', { count: 1, at })).toBe(
      '1 thing on February 28, 2026, or February 28, 2026 at 11:59 PM',
    );
    expect(texts().in('en')('a', { count: 12_000, at })).toContain('12\u00a0000 things on');
    expect(texts().in('de')('b')).toBe('B');
  });

  it('takes no value for a part of the message', () => {
    write('en', JSON.stringify({ a: 'To {name}', b: 'B' }));
    expect(texts().in('en')('a', { name: "{b} <i>'" })).toBe("To {b} <i>'");
  });

  it('knows what it has', () => {
    expect([texts().has('a'), texts().has('z')]).toEqual([true, false]);
  });

  it('says nothing without its values', () => {
    write('en', JSON.stringify({ a: 'To {name}', b: 'B' }));
    expect(() => texts().in('en')('a', {})).toThrow('name');
  });

  it.each([
    ['a text that is missing', '{ "a": "A" }', 'content/texts/de.json: b is missing.'],
    ['a broken message', '{ "a": "A", "b": "{b" }', 'content/texts/de.json: b is no message ('],
    ['what is no text', '{ "a": "A", "b": 1 }', 'content/texts/de.json: it cannot be read ('],
    ['what is no JSON', '{', 'content/texts/de.json: it cannot be read ('],
  ])('names file and key of %s', (_, text, said) => {
    write('de', text);
    expect(() => texts().read()).toThrow(StartFault);
    expect(() => texts().read()).toThrow(said);
  });

  it('names a language that has no file', () => {
    rmSync(join(folder, 'texts/ru.json'));
    expect(() => texts().read()).toThrow('content/texts/ru.json: it cannot be read (');
  });
});
