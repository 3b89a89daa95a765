import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { proveAgeByWord } from '../../src/browser/ageProof';
import { isAgeProven } from '../../src/browser/cookies';
import { readLocale } from '../../src/browser/locales';
import { readCookie, writeCookie } from '../../src/browser/cookies';
import { draftVault } from '../../src/browser/draftVault';
import { claimsOf } from '../../src/machines/session/tokenClaims';
import { readTheme } from '../../src/browser/preferences';
import { brokenStore, memoryStore } from '../support/memoryStore';

const token = (claims: object) =>
  `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`;

describe('what the device remembers', () => {
  it.each([
    [{}, ['de-AT', 'en'], 'de'],
    [{}, ['zh-Hant-TW'], 'ch'],
    [{}, ['fr', 'es-MX'], 'es'],
    [{}, ['fr', 'pt'], 'en'],
    [{}, [], 'en'],
    [{ locale: 'ru' }, ['de'], 'ru'],
    [{ locale: 'klingon' }, ['de'], 'de'],
  ])('the language: %j, browser %j, shows %s', (items, preferred, locale) => {
    expect(readLocale(memoryStore(items).store, preferred)).toBe(locale);
  });

  it.each([
    [{}, 'dark'],
    [{ theme: 'light' }, 'light'],
    [{ theme: 'system' }, 'system'],
    [{ theme: '<b>' }, 'dark'],
  ])('the theme: %j shows %s', (items, theme) => {
    expect(readTheme(memoryStore(items).store)).toBe(theme);
  });

  it('S10 storage that throws leaves the defaults', () => {
    expect(readLocale(brokenStore, ['es'])).toBe('es');
    expect(readTheme(brokenStore)).toBe('dark');
    expect(readLocale(null, [])).toBe('en');
  });

  it('a cookie is read by its whole name', () => {
    expect(readCookie({ cookie: 'notover18=0; over18=1; a=b=c' }, 'over18')).toBe('1');
    expect(readCookie({ cookie: 'a=b=c' }, 'a')).toBe('b=c');
    expect(readCookie({ cookie: '' }, 'over18')).toBeNull();
    expect(isAgeProven({ cookie: 'over18=0' })).toBe(false);
  });

  it('a cookie is first-party, for a year, and secure where the page is', () => {
    const document = { cookie: '' };
    writeCookie(document, 'theme', 'dark', true);
    expect(document.cookie).toBe('theme=dark; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
  });

  it('the word on age is kept, with provider and date and nothing else', async () => {
    const document = { cookie: '' };
    const actor = createActor(
      proveAgeByWord(document, false, () => new Date('2026-11-20T10:00:00Z')),
    ).start();
    await new Promise<void>((resolve) => actor.subscribe({ complete: resolve }));
    expect(actor.getSnapshot().output).toEqual({
      provider: 'self-declaration',
      result: 'adult',
      date: '2026-11-20T10:00:00.000Z',
    });
    expect(isAgeProven(document)).toBe(true);
  });
});

describe('a draft', () => {
  it('belongs to a user and a chat', () => {
    const { store, items } = memoryStore();
    const write = (user: string | null, slug: string, text: string) => {
      const actor = createActor(
        draftVault(store, () => user),
        { input: { slug } },
      ).start();
      actor.send({ type: 'draft.write', text });
      actor.stop();
    };
    write('ada', 'nora', 'Hello');
    write('ada', 'marlow', 'Hi');
    write('bob', 'nora', 'Hey');
    write(null, 'nora', 'lost on purpose');
    write('ada', 'marlow', '');
    expect(items()).toEqual({ 'draft:ada:nora': 'Hello', 'draft:bob:nora': 'Hey' });
  });

  it('finds its user in the access token, or none', () => {
    expect(claimsOf(token({ sub: 'ada', sid: 's1' }))).toEqual({ user: 'ada', session: 's1' });
    expect(claimsOf(token({ sub: 7, sid: 's1' }))).toBeNull();
    expect(claimsOf(token({ sub: 'ada' }))).toBeNull();
    expect(claimsOf('nonsense')).toBeNull();
    expect(claimsOf('a.%%%.c')).toBeNull();
    expect(claimsOf(`a.${btoa('null')}.c`)).toBeNull();
    expect(claimsOf(null)).toBeNull();
  });
});
