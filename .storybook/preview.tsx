import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { IntlBoundary } from '../src/i18n/IntlBoundary';
import '../src/i18n/later';
import { isLocale, localeNames, locales, toIntlLocale, type Locale } from '../src/i18n/locale';
import { isMessages, type Messages } from '../src/i18n/messageTypes';
import { themes, type Theme } from '../src/machines/theme/themeMachine';
import '../src/ui/theme/index.css';

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

// The stories run as tests once in each theme.
const wantedTheme: unknown = import.meta.env.VITE_STORY_THEME;
const defaultTheme: Theme = isTheme(wantedTheme) ? wantedTheme : 'dark';

const widths = { phone: 390, tablet: 768, laptop: 1024, desktop: 1440 };

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
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
        items: locales.map((locale) => ({ value: locale, title: localeNames[locale] })),
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: defaultTheme, locale: 'en' },
  loaders: [
    async ({ globals }) => {
      if (globals.locale === 'en') return {};
      const response = await fetch(`/locales/${globals.locale}.json`);
      return { messages: await response.json() };
    },
  ],
  decorators: [
    (Story, { globals, loaded, parameters }) => (
      <Page
        locale={isLocale(globals.locale) ? globals.locale : 'en'}
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
