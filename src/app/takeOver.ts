import { fetchMessages } from '../api/actors/messages';
import type { Fetch } from '../api/http';
import { characterPageSchema } from '../api/parse';
import { readFilledPage } from '../browser/filledPage';
import type { FirstView } from '../machines/app/appTypes';

/**
 * The application's first render, which must match the filled page to hydrate it; null if it
 * renders from scratch. `ready` once the texts, which must be fetched, are in it.
 */
export function takeOver(document: Document, isAdult: boolean, fetch: Fetch) {
  const filled = readFilledPage(document, isAdult, characterPageSchema);
  if (filled === null) return null;
  const { locale, path, search, pattern, page } = filled;
  const messages = locale === 'en' ? null : {};
  const firstView: FirstView = {
    locale,
    messages,
    place:
      path === null || pattern === null
        ? null
        : { address: { path, search }, route: { pattern, params: {} }, overlay: null },
    page,
  };
  const ready = fetchMessages(fetch, document.baseURI, locale).then((texts) => {
    if (messages !== null) Object.assign(messages, texts);
  });
  return { firstView, ready };
}
