import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import * as limits from '../../common/limits';
import { locales } from '../../common/locales';
import { pageSizes } from '../../common/pageSizes';
import { settingNames, settings } from '../../common/settings';
import { wireName } from '../../common/wire';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const parts = v.union([v.record(v.string(), v.unknown()), v.array(v.unknown())]);

const contract = load(read('openapi.yaml'));

/** What the contract has at a place, whose steps stand apart by blanks. */
const inContract = (place: string): unknown =>
  place
    .split(' ')
    .reduce<unknown>((part, key) => Reflect.get(Object(v.parse(parts, part)), key), contract);

const schema = (place: string) => inContract(`components schemas ${place}`);

const pointing = v.object({ $ref: v.string() });

/** A property's own schema, or the one that it refers to. */
const property = (place: string): unknown => {
  const there = schema(place);
  return v.is(pointing, there) ? schema(there.$ref.split('/').at(-1) ?? '') : there;
};

/** The size of a page, where nobody asks for another one. */
const defaultSize = (path: string) => {
  const parameters = v.parse(
    v.array(v.looseObject({ name: v.optional(v.string()), schema: v.optional(v.unknown()) })),
    inContract(`paths ${path} get parameters`),
  );
  const size = parameters.find(({ name }) => name === 'size');
  return v.parse(v.object({ default: v.number() }), v.parse(parts, size?.schema)).default;
};

describe('what stands in common/ is what the contract says of', () => {
  it('the languages', () => {
    expect(schema('Locale enum')).toEqual(locales);
  });

  it.each([
    ['UserName maxLength', limits.NAME_LENGTH],
    ['NewPasswordText minLength', limits.SHORTEST_PASSWORD],
    ['NewPasswordText maxLength', limits.LONGEST_PASSWORD],
    ['MemoryNote maxLength', limits.NOTE_LENGTH],
    ['PersonaText maxLength', limits.TEXT_LENGTH],
    ['PersonaTagline maxLength', limits.TAGLINE_LENGTH],
    ['PersonaGreeting maxLength', limits.GREETING_LENGTH],
    ['Text maxLength', limits.MESSAGE_LENGTH],
    ['SearchText maxLength', limits.SEARCH_LENGTH],
    ['Quote properties text maxLength', limits.QUOTE_LENGTH],
    ['Occupations maxItems', limits.PICKS],
    ['Personalities maxItems', limits.PICKS],
    ['AdultAge minimum', limits.ADULT_AGE],
    ['AdultAge maximum', limits.OLDEST_AGE],
  ])('%s', (place, limit) => {
    expect(schema(place)).toBe(limit);
  });

  it('the settings, which a change may name and every profile has', () => {
    const wired = settingNames.map(wireName);
    expect(Object.keys(Object(schema('ProfileUpdate properties')))).toEqual(wired);
    expect(schema('Profile required')).toEqual(expect.arrayContaining(wired));
  });

  it.each(settingNames)('what %s can be', (name) => {
    const setting = settings[name];
    const values =
      setting.kind === 'text'
        ? { maxLength: setting.longest }
        : setting.kind === 'number'
          ? { minimum: setting.least, maximum: setting.most }
          : { enum: setting.choices };
    expect(property(`ProfileUpdate properties ${wireName(name)}`)).toMatchObject(values);
  });

  it.each([
    ['/api/bots/available', pageSizes.wall],
    ['/api/chats/available', pageSizes.chats],
    ['/api/chat/history/{id}', pageSizes.messages],
    ['/api/chats/search', pageSizes.hits],
  ])('the page of %s', (path, size) => {
    expect(defaultSize(path)).toBe(size);
  });
});

describe.each(locales)('the texts in %s', (locale) => {
  const texts = v.parse(
    v.record(v.string(), v.string()),
    JSON.parse(read(`src/i18n/messages/${locale}.json`)),
  );

  it.each([
    ['chat.tooLong', limits.MESSAGE_LENGTH],
    ['search.tooLong', limits.SEARCH_LENGTH],
    ['signup.passwordHint', limits.SHORTEST_PASSWORD],
    ['validation.noteLong', limits.NOTE_LENGTH],
    ['validation.passwordLong', limits.LONGEST_PASSWORD],
    ['validation.passwordShort', limits.SHORTEST_PASSWORD],
    ['validation.textLong', limits.TEXT_LENGTH],
    ['validation.usernameLong', limits.NAME_LENGTH],
  ])('%s tell the limit that holds', (id, limit) => {
    const numbers = texts[id]?.match(/\d[\d\s.,\u00a0]*/g)?.map((text) => text.replace(/\D/g, ''));
    expect(numbers).toEqual([String(limit)]);
  });
});
