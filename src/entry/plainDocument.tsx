import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createProductIntl } from '../i18n/createProductIntl';
import '../i18n/lazy';
import { IntlBoundary } from '../i18n/IntlBoundary';
import { isMessages } from '../i18n/messageTypes';
import PrivacyPage from '../ui/documents/PrivacyPage';
import TermsPage from '../ui/documents/TermsPage';
import { place, withoutScripts } from './plainPage';
import type { PlainWanted } from './plainPage';

/*
 * The terms and the privacy statement as a server, or the build, renders them for whoever runs no
 * scripts. Beside the application, they are in a place that only such a browser shows.
 */

const views: Readonly<
  Record<string, { View: ComponentType; title: { id: 'footer.terms' | 'footer.privacy' } }>
> = {
  '/terms': { View: TermsPage, title: { id: 'footer.terms' } },
  '/privacy': { View: PrivacyPage, title: { id: 'footer.privacy' } },
};

/** The page with the document at this path; null if there is none. */
export function withPlainDocument(
  template: string,
  path: string,
  wanted: PlainWanted,
): string | null {
  const found = views[path];
  if (found === undefined) return null;
  const { locale, messages, links } = wanted;
  const known = { locale, messages: isMessages(messages) ? messages : undefined };
  const intl = createProductIntl({ ...known, onError: () => undefined });
  const body = renderToStaticMarkup(
    <IntlBoundary {...known}>
      <found.View />
    </IntlBoundary>,
  );
  const title = intl.formatMessage(found.title);
  return place(template, wanted, title, withoutScripts(links, body));
}
