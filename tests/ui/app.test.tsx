import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { ageGateMachine, type AgeProof } from '../../src/machines/ageGate/ageGateMachine';
import type { Bundle } from '../../src/machines/app/screenTypes';
import type { Afterwards } from '../../src/machines/app/appActors';
import { appMachine, type AppRef } from '../../src/machines/app/appMachine';
import type { ConnectivityEvent } from '../../src/machines/app/appTypes';
import type { CharacterReply } from '../../src/machines/catalogue/character';
import { characterProfileMachine } from '../../src/machines/characterProfile/characterProfileMachine';
import { bundleMachine, type BundleCode } from '../../src/machines/bundle/bundleMachine';
import {
  catalogueMachine,
  type CharacterPage,
  type CatalogueQuery,
  type TagCount,
} from '../../src/machines/catalogue/catalogueMachine';
import { type Locale } from '../../common/locales';
import {
  localeMachine,
  type LocaleCommand,
  type Messages,
} from '../../src/machines/locale/localeMachine';
import {
  navigationMachine,
  type HistoryCommand,
  type HistoryEvent,
} from '../../src/machines/navigation/navigationMachine';
import { pageMachine, type PageCommand } from '../../src/machines/page/pageMachine';
import { parseAddress } from '../../src/machines/navigation/address';
import { routeRules } from '../../src/machines/navigation/routes';
import { sessionMachine } from '../../src/machines/session/sessionMachine';
import type {
  TokenStorageCommand,
  TokenStorageEvent,
} from '../../src/machines/session/sessionTypes';
import {
  shortcutsMachine,
  type KeysCommand,
  type ShortcutsCommand,
} from '../../src/machines/shortcuts/shortcutsMachine';
import { themeMachine, type ThemeCommand } from '../../src/machines/theme/themeMachine';
import { App } from '../../src/ui/app/App';
import { fillJsdomGaps } from '../support/fixtures/jsdomGaps';
import { characterProfile, someCharacters } from '../support/fixtures/someCharacters';

beforeAll(fillJsdomGaps);

type CharactersInput = { query: CatalogueQuery; size: number; cursor: string | null };

type Setup = { path?: string; isAdult?: boolean; loadCharacters?: () => Promise<CharacterPage> };

const german = { 'explore.title': [{ type: 0, value: 'Mit wem redest du heute Abend?' }] };

let running: AppRef | undefined;

afterEach(() => {
  running?.stop();
  running = undefined;
});

/** A history that starts at `path`, remembers what is pushed, and can go back. */
function fakeHistory(path: string) {
  const entries = [{ to: path, isOpened: false }];
  return fromCallback<HistoryCommand>(({ receive, sendBack }) => {
    const tell = () => {
      const here = entries.at(-1) ?? { to: '/', isOpened: false };
      const event: HistoryEvent = {
        type: 'history.changed',
        address: parseAddress(here.to),
        isOpened: here.isOpened,
      };
      sendBack(event);
    };
    receive((command) => {
      if (command.type !== 'history.push') entries.pop();
      if (command.type !== 'history.back')
        entries.push({ to: command.to, isOpened: 'isOpened' in command && command.isOpened });
      tell();
    });
    tell();
  });
}

function start({ path = '/', isAdult = true, loadCharacters }: Setup = {}): AppRef {
  const app = createActor(
    appMachine.provide({
      actors: {
        afterwards: fromPromise<Afterwards>(() => new Promise(() => undefined)),
        connectivity: fromCallback<ConnectivityEvent>(() => undefined),
        offlineCopy: fromPromise(() => new Promise<void>(() => undefined)),
        session: sessionMachine.provide({
          actors: {
            tokenStorage: fromCallback<TokenStorageCommand>(({ sendBack }) => {
              const loaded: TokenStorageEvent = {
                type: 'tokens.loaded',
                tokens: null,
                wasLoggedIn: false,
              };
              sendBack(loaded);
            }),
          },
        }),
        page: pageMachine.provide({
          actors: { pageLife: fromCallback<PageCommand>(() => undefined) },
        }),
        navigation: navigationMachine.provide({
          actors: {
            history: fakeHistory(path),
            readRules: fromPromise(async () => routeRules),
          },
        }),
        locale: localeMachine.provide({
          actors: {
            localeStorage: fromCallback<LocaleCommand>(() => undefined),
            loadMessages: fromPromise<Messages, { locale: Locale }>(async () => german),
          },
        }),
        theme: themeMachine.provide({
          actors: { themeStorage: fromCallback<ThemeCommand>(() => undefined) },
        }),
        shortcuts: shortcutsMachine.provide({
          actors: {
            shortcutKeys: fromCallback<KeysCommand>(() => undefined),
            shortcutsStorage: fromCallback<ShortcutsCommand>(() => undefined),
          },
        }),
        ageGate: ageGateMachine.provide({
          actors: {
            proveAge: fromPromise<AgeProof>(async () => ({
              provider: 'word',
              result: 'adult',
              date: '2026-11-20',
            })),
          },
        }),
        catalogue: catalogueMachine.provide({
          actors: {
            loadCharacters: fromPromise<CharacterPage, CharactersInput>(
              loadCharacters ?? (async () => ({ characters: someCharacters(3), next: null })),
            ),
            loadTags: fromPromise<readonly TagCount[]>(async () => [{ tag: 'calm', count: 2 }]),
          },
        }),
        bundle: bundleMachine.provide({
          actors: {
            loadBundle: fromPromise<BundleCode, { bundle: Bundle }>(async () => ({
              characterProfile: characterProfileMachine.provide({
                actors: {
                  loadCharacter: fromPromise<CharacterReply, { slug: string }>(async () => ({
                    kind: 'found',
                    character: characterProfile(0),
                  })),
                },
              }),
            })),
          },
        }),
      },
    }),
    {
      input: {
        isAdult,
        locale: 'en',
        theme: 'dark',
        areShortcutsOn: true,
        isOnline: true,
      },
    },
  );
  running = app;
  app.start();
  render(<App app={app} />);
  return app;
}

describe('the age gate', () => {
  test('stands alone until it is answered, then the characters show', async () => {
    const loadCharacters = vi.fn(async () => ({ characters: someCharacters(3), next: null }));
    start({ isAdult: false, loadCharacters });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Are you 18 or over?');
    expect(loadCharacters).not.toHaveBeenCalled();
    expect(document.querySelectorAll('img[src*="portraits"]')).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'I am 18 or over' }));
    expect(await screen.findByRole('link', { name: 'Inês, 31' })).toHaveAttribute('href', '/ines');
  });

  test('leads those under 18 to a page without the name of the product, and back', async () => {
    start({ isAdult: false });
    await userEvent.click(screen.getByRole('button', { name: 'I am under 18' }));
    expect(document.body.textContent).not.toContain('Confidant');
    await userEvent.click(await screen.findByRole('button', { name: /ask me again/ }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Are you 18 or over?');
  });
});

describe('Explore', () => {
  test('says what happened when the characters cannot be had, and tries again', async () => {
    const loadCharacters = vi
      .fn<() => Promise<CharacterPage>>()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValue({ characters: someCharacters(2), next: null });
    start({ loadCharacters });
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('Something went wrong');
    await userEvent.click(within(failure).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Tomasz, 38' })).toBeVisible();
  });

  test('sends a chosen tag and keeps it pressed', async () => {
    start();
    const chip = await screen.findByRole('button', { name: 'Calm' });
    await userEvent.click(chip);
    expect(chip).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('the frame', () => {
  test('sends a guest to login over the page that is open, query intact', async () => {
    start({ path: '/?q=tea' });
    const links = await screen.findAllByRole('link', { name: 'Log in' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/?q=tea&login=1',
      '/?q=tea&login=1',
    ]);
  });

  test('changes the language in place', async () => {
    const app = start();
    await userEvent.click(await screen.findByRole('button', { name: 'Language: English' }));
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Deutsch' }));
    await screen.findByRole('heading', { name: 'Mit wem redest du heute Abend?' });
    expect(document.documentElement.lang).toBe('de');
    act(() => app.getSnapshot().children.locale?.send({ type: 'locale.select', locale: 'en' }));
    await screen.findByRole('heading', { name: 'Who will you talk to tonight?' });
  });

  test('shows the error page of an unknown path, even before the gate', async () => {
    start({ path: '/no/such/page', isAdult: false });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    expect(screen.getByText('Page Not Found: /no/such/page')).toBeVisible();
  });

  test.each([
    ['the start page', true, '/?report=1', '/?login=1'],
    ['a page outside of the gate', false, '/removal?report=1', '/?login=1'],
  ])('leads from an unknown path to a report over %s', async (_, isAdult, report, login) => {
    start({ path: '/no/such/page?q=tea', isAdult });
    const link = await screen.findByRole('link', { name: 'Report a problem' });
    await screen.findByRole('heading', { level: 1, name: 'Page Not Found' });
    expect(link).toHaveAttribute('href', report);
    const [first] = screen.getAllByRole('link', { name: 'Log in' });
    expect(first).toHaveAttribute('href', login);
  });

  test('shows the error page inside the frame when a page breaks', async () => {
    const app = start();
    act(() =>
      app.getSnapshot().children.navigation?.send({ type: 'navigation.crashed', message: 'boom' }),
    );
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      /^Internal Server Error$/,
    );
    expect(document.body.textContent).not.toContain('boom');
    await userEvent.click(screen.getByRole('link', { name: 'Back to Explore' }));
    expect(await screen.findByRole('link', { name: 'Inês, 31' })).toBeVisible();
  });

  test('says that the network is away until it is back', async () => {
    const app = start();
    act(() => app.send({ type: 'network.offline' }));
    expect(await screen.findByText(/^You are offline\./)).toBeVisible();
    act(() => app.send({ type: 'network.online' }));
    await waitFor(() => expect(screen.queryByText(/^You are offline\./)).toBeNull());
  });

  test('shows an alert and lets it be closed', async () => {
    const app = start();
    act(() =>
      app.getSnapshot().children.alerts?.send({
        type: 'alerts.show',
        alert: { content: 'chatStartFailed', type: 'error' },
      }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to start new chat');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});
