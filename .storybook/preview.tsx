import type { Preview } from '@storybook/react-vite';
import { isValidElement, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { IntlBoundary } from '../src/i18n/IntlBoundary';
import { english } from '../src/i18n/english';
import '../src/i18n/lazy';
import { isLocale, localeNames, locales, toIntlLocale, type Locale } from '../common/locales';
import { isMessages, type Messages } from '../src/i18n/messageTypes';
import { themes, type Theme } from '../src/machines/theme/themeMachine';
import '../src/ui/theme/index.css';
import { contrastRules, seeContrast } from './contrast';
import { seeStructure } from './structure';
import { seeTargets } from './targets';
import { stretched } from '../scripts/i18n/stretched.mjs';

type PageProps = {
  locale: Locale;
  theme: Theme;
  messages: Messages | undefined;
  path: string;
  children: ReactNode;
};

function Page({ locale, theme, messages, path, children }: PageProps) {
  const location = useMemo(() => memoryLocation({ path }), [path]);
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = toIntlLocale(locale);
  }, [theme, locale]);
  return (
    <Router hook={location.hook} searchHook={location.searchHook}>
      <IntlBoundary locale={locale} messages={messages}>
        {children}
      </IntlBoundary>
    </Router>
  );
}

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

const defaultTheme: Theme = 'dark';

/** A language that nobody speaks: English, but longer than any of the five. */
const longStrings = 'long';

/** Dates and numbers of long strings are German, which are long as well. */
const localeOf = (value: unknown): Locale =>
  value === longStrings ? 'de' : isLocale(value) ? value : 'en';

/** A story that runs as a test is judged by `seeTargets`, `seeStructure` and `seeContrast`, not by the addon as well. */
const isTest = import.meta.env['VITEST_STORYBOOK'] === 'false';
/** A story is a part of a page, and need not have its landmarks. */
const pageRules = ['region'];

const isActor = (value: unknown) =>
  typeof value === 'object' && value !== null && 'getSnapshot' in value;

/** What nobody sets by hand beside a story. */
const isLive = (value: unknown) => isActor(value) || isValidElement(value);

const widths = { phone: 390, tablet: 768, laptop: 1024, desktop: 1440 };

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: isTest ? 'off' : 'error',
      // No stylesheet turns a page by how the screen is held, and reading them all takes long.
      options: { resultTypes: ['violations'], preload: false },
    },
    viewport: {
      options: Object.fromEntries(
        Object.entries(widths).map(([name, width]) => [
          name,
          { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } },
        ]),
      ),
    },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', items: [...themes], dynamicTitle: true },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: [
          ...locales.map((locale) => ({ value: locale, title: localeNames[locale] })),
          { value: longStrings, title: 'Long strings' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: defaultTheme, locale: 'en' },
  // Left to itself, Storybook goes through the whole of an actor for the controls that it would have,
  // and warns of each circle in it: hundreds of times a story.
  argTypesEnhancers: [
    ({ argTypes, initialArgs }) => ({
      ...argTypes,
      ...Object.fromEntries(
        Object.entries(initialArgs)
          .filter(([, value]) => isLive(value))
          .map(([name]) => [
            name,
            { ...argTypes[name], name, type: { name: 'other', value: 'live' } },
          ]),
      ),
    }),
  ],
  afterEach: async ({ globals }) => {
    if (!isTest) return;
    seeTargets();
    await seeStructure([...pageRules, ...contrastRules]);
    await seeContrast(isTheme(globals.theme) ? globals.theme : defaultTheme);
  },
  loaders: [
    async ({ globals }) => {
      if (globals.locale === 'en') return {};
      if (globals.locale === longStrings) return { messages: stretched(english) };
      const response = await fetch(`/locales/${globals.locale}.json`);
      const messages: unknown = await response.json();
      return { messages };
    },
  ],
  decorators: [
    (Story, { globals, loaded, parameters }) => (
      <Page
        locale={localeOf(globals.locale)}
        theme={isTheme(globals.theme) ? globals.theme : defaultTheme}
        messages={isMessages(loaded.messages) ? loaded.messages : undefined}
        path={typeof parameters.path === 'string' ? parameters.path : '/'}
      >
        <Story />
      </Page>
    ),
  ],
};

export default preview;
