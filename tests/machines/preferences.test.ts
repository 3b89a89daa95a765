import { describe, expect, it } from 'vitest';
import { ageGateMachine } from '../../src/machines/ageGate/ageGateMachine';
import { characterProfileMachine } from '../../src/machines/characterProfile/characterProfileMachine';
import { locales } from '../../common/locales';
import { localeMachine } from '../../src/machines/locale/localeMachine';
import type { Messages } from '../../src/machines/locale/localeMachine';
import { themeMachine, themes } from '../../src/machines/theme/themeMachine';
import { someCharacter, characterProfile } from '../support/fixtures/someCharacters';
import { done, fault, startRun, testChart } from '../support/machines';
import type { World } from '../support/machines';

const localeRun = (locale: string, shown?: { locale: string; messages: Messages }) => ({
  machine: (world: World) =>
    localeMachine.provide({ actors: { localeStorage: world.port(), loadMessages: world.held() } }),
  input: ({ owner }: World) => ({ owner, locale, shown }),
});

const german = { hello: 'Hallo' };

testChart('locale', {
  ...localeRun('de'),
  code: "localeRun('de')",
  alphabet: [
    ...locales.map((locale) => ({ type: 'locale.select', locale })),
    { type: 'locale.changed', locale: 'ru' },
    done('loadMessages', german),
    fault('loadMessages'),
  ],
  invariant: (snapshot) => {
    const { locale, messages, wanted } = snapshot.context;
    expect(messages === null).toBe(locale === 'en');
    expect(snapshot.hasTag('busy')).toBe(snapshot.matches('loading'));
    if (!snapshot.matches('loading')) expect(wanted).toBe(locale);
    if (snapshot.matches('loading')) expect(wanted).not.toBe('en');
  },
});

testChart('locale, filled in another', {
  ...localeRun('en', { locale: 'de', messages: german }),
  code: "localeRun('en', { locale: 'de', messages: german })",
  alphabet: [
    ...locales.map((locale) => ({ type: 'locale.select', locale })),
    done('loadMessages', german),
    done('loadMessages', null),
    fault('loadMessages'),
  ],
  invariant: (snapshot) => {
    const { locale, wanted } = snapshot.context;
    if (!snapshot.matches('loading')) expect(wanted).toBe(locale);
  },
});

describe('locale', () => {
  it('has English at once, without a call', () => {
    const run = startRun(localeRun('en'));
    expect(run.context()).toMatchObject({ locale: 'en', messages: null });
    expect(run.world.calls).toEqual([]);
    expect(run.world.notices).toEqual([{ type: 'locale.shown', locale: 'en' }]);
    expect(run.world.commands).toEqual([]);
  });

  it('goes on in the language that the page speaks', () => {
    const run = startRun(localeRun('de', { locale: 'de', messages: german }));
    expect(run.context()).toMatchObject({ locale: 'de', messages: german });
    expect(run.world.calls).toEqual([]);
    expect(run.world.notices).toEqual([{ type: 'locale.shown', locale: 'de' }]);
  });

  it('takes the page over as it is before it changes to the language that is wanted', async () => {
    const run = startRun(localeRun('en', { locale: 'de', messages: german }));
    expect(run.context()).toMatchObject({ locale: 'de', messages: german, wanted: 'en' });
    await run.perform(done('loadMessages', null));
    expect(run.context()).toMatchObject({ locale: 'en', messages: null });
    expect(run.world.notices).toEqual([{ type: 'locale.shown', locale: 'en' }]);
    expect(run.world.commands).toEqual([]);
  });

  it('fetches a language, keeps the choice, and shows the old one meanwhile', async () => {
    const run = startRun(localeRun('en'));
    await run.perform({ type: 'locale.select', locale: 'de' });
    expect(run.context()).toMatchObject({ locale: 'en', messages: null });
    expect(run.world.inputsOf('loadMessages')).toEqual([{ locale: 'de' }]);
    expect(run.world.commands).toEqual([{ type: 'locale.write', locale: 'de' }]);
    await run.perform(done('loadMessages', german));
    expect(run.context()).toMatchObject({ locale: 'de', messages: german });
    expect(run.world.notices.at(-1)).toEqual({ type: 'locale.shown', locale: 'de' });
  });

  it('shows the language that was chosen last, however the answers come', async () => {
    const run = startRun(localeRun('en'));
    await run.perform({ type: 'locale.select', locale: 'de' });
    await run.perform({ type: 'locale.select', locale: 'en' });
    await run.perform(done('loadMessages', german));
    expect(run.context()).toMatchObject({ locale: 'en', messages: null });
  });

  it('follows another tab without writing it down again', async () => {
    const run = startRun(localeRun('en'));
    await run.perform({ type: 'locale.changed', locale: 'de' });
    await run.perform(done('loadMessages', german));
    expect(run.context().locale).toBe('de');
    expect(run.world.commands).toEqual([]);
  });

  it('stays with the language before when one cannot be fetched, says so, and may try again', async () => {
    const run = startRun(localeRun('de'));
    await run.perform(fault('loadMessages'));
    expect(run.context()).toMatchObject({ locale: 'en', wanted: 'en' });
    expect(run.world.notices).toEqual([
      { type: 'alert.raised', alert: { content: 'localeFailed', type: 'error' } },
    ]);
    await run.perform({ type: 'locale.select', locale: 'de' });
    expect(run.world.inputsOf('loadMessages').length).toBe(2);
  });
});

const themeRun = {
  machine: (world: World) => themeMachine.provide({ actors: { themeStorage: world.port() } }),
  input: () => ({ theme: 'system' }),
};

testChart('theme', {
  ...themeRun,
  alphabet: themes.flatMap((theme) => [
    { type: 'theme.select', theme },
    { type: 'theme.changed', theme },
  ]),
  invariant: (snapshot) => expect(themes).toContain(snapshot.context.theme),
});

describe('theme', () => {
  it('keeps a choice, and follows another tab without writing it down again', async () => {
    const run = startRun(themeRun);
    await run.perform({ type: 'theme.select', theme: 'light' });
    expect(run.context().theme).toBe('light');
    await run.perform({ type: 'theme.changed', theme: 'dark' });
    expect(run.context().theme).toBe('dark');
    expect(run.world.commands).toEqual([{ type: 'theme.write', theme: 'light' }]);
  });
});

const ageGateRun = (isProven: boolean) => ({
  machine: (world: World) => ageGateMachine.provide({ actors: { proveAge: world.held() } }),
  input: ({ owner }: World) => ({ owner, isProven }),
});

const proof = (result: string) => ({ provider: 'word', result, date: '2026-01-01' });

testChart('ageGate', {
  ...ageGateRun(false),
  code: 'ageGateRun(false)',
  alphabet: [
    { type: 'age.confirm' },
    { type: 'age.decline' },
    { type: 'age.reconsider' },
    done('proveAge', proof('adult')),
    done('proveAge', proof('refused')),
    fault('proveAge'),
  ],
  mayRest: ['confirmed'],
  invariant: (snapshot) => {
    expect(snapshot.hasTag('closed')).toBe(!snapshot.matches('confirmed'));
    expect(snapshot.hasTag('busy')).toBe(snapshot.matches('proving'));
  },
});

describe('ageGate', () => {
  it('opens at once for a device that was asked before', () => {
    const run = startRun(ageGateRun(true));
    expect(run.value()).toBe('confirmed');
    expect(run.world.notices).toEqual([{ type: 'age.confirmed' }]);
    expect(run.world.calls).toEqual([]);
  });

  it('opens once the answer is proven, and not before', async () => {
    const run = startRun(ageGateRun(false));
    await run.perform({ type: 'age.confirm' });
    expect(run.world.notices).toEqual([]);
    await run.perform(done('proveAge', proof('adult')));
    expect(run.world.notices).toEqual([{ type: 'age.confirmed' }]);
  });

  it('stays closed for who declines or is refused, and may be asked again', async () => {
    const run = startRun(ageGateRun(false));
    await run.perform({ type: 'age.decline' });
    expect(run.value()).toBe('declined');
    await run.perform({ type: 'age.confirm' });
    expect(run.world.calls).toEqual([]);
    await run.perform({ type: 'age.reconsider' });
    expect(run.value()).toBe('asking');
    await run.perform({ type: 'age.confirm' });
    await run.perform(done('proveAge', proof('refused')));
    expect(run.value()).toBe('declined');
    expect(run.world.notices).toEqual([]);
  });

  it('stays closed when the check cannot be made, and tries again', async () => {
    const run = startRun(ageGateRun(false));
    await run.performAll([{ type: 'age.confirm' }, fault('proveAge'), { type: 'age.confirm' }]);
    expect(run.value()).toBe('proving');
    expect(run.world.notices).toEqual([]);
  });
});

const profileRun = {
  machine: (world: World) =>
    characterProfileMachine.provide({ actors: { loadCharacter: world.held() } }),
  input: () => ({ slug: 'ines' }),
};

testChart('characterProfile', {
  ...profileRun,
  code: 'profileRun',
  alphabet: [
    { type: 'profile.retry' },
    { type: 'profile.reload' },
    { type: 'character.introduced', card: someCharacter(0) },
    done('loadCharacter', { kind: 'found', character: characterProfile(0) }),
    done('loadCharacter', { kind: 'missing' }),
    fault('loadCharacter'),
  ],
  invariant: (snapshot) => {
    if (snapshot.matches('shown')) expect(snapshot.context.character).toEqual(characterProfile(0));
    expect(snapshot.hasTag('loading')).toBe(snapshot.matches('loading'));
    expect(snapshot.hasTag('failed')).toBe(snapshot.matches('failed'));
  },
});

describe('characterProfile', () => {
  it('shows a character that is at hand at once, and asks anew in another language', async () => {
    const run = startRun({
      ...profileRun,
      input: () => ({ slug: 'ines', character: characterProfile(0) }),
    });
    expect([run.value(), run.context().character]).toEqual(['shown', characterProfile(0)]);
    expect(run.world.calls).toEqual([]);
    await run.perform({ type: 'profile.reload' });
    expect([run.value(), run.world.calls.length]).toEqual(['loading', 1]);
  });

  it('asks for its character, and again after a failure', async () => {
    const run = startRun(profileRun);
    await run.performAll([fault('loadCharacter'), { type: 'profile.retry' }]);
    expect(run.world.inputsOf('loadCharacter')).toEqual([{ slug: 'ines' }, { slug: 'ines' }]);
  });

  it('asks in the language chosen last while the first answer is on its way', async () => {
    const run = startRun(profileRun);
    await run.perform({ type: 'profile.reload' });
    expect(run.world.calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  it('keeps what the wall knows over a failure, beside the profile that comes then', async () => {
    const run = startRun(profileRun);
    await run.performAll([
      { type: 'character.introduced', card: someCharacter(0) },
      fault('loadCharacter'),
    ]);
    expect(run.context()).toMatchObject({ card: someCharacter(0), character: null });
    await run.perform({ type: 'profile.retry' });
    await run.perform(done('loadCharacter', { kind: 'found', character: characterProfile(0) }));
    expect(run.context()).toMatchObject({ card: someCharacter(0), character: characterProfile(0) });
  });
});
