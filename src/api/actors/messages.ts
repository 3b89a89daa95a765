import { fromPromise } from 'xstate';
import * as v from 'valibot';
import type { Locale } from '../../../common/locales';
import type { Messages } from '../../machines/locale/localeMachine';
import type { Fetch } from '../http';
import { UnexpectedAnswer } from '../problem';

const messagesSchema = v.record(v.string(), v.array(v.object({ type: v.number() })));

/** Fetches a language's compiled texts, `/locales/{locale}.json`; English is built in. */
export const fetchMessages = async (
  fetch: Fetch,
  baseUrl: string,
  locale: Locale,
  signal?: AbortSignal,
): Promise<Messages> => {
  if (locale === 'en') return null;
  const url = new URL(`/locales/${locale}.json`, baseUrl);
  const response = await fetch(new Request(url, signal && { signal }));
  if (!response.ok) throw new UnexpectedAnswer(response);
  const body: unknown = await response.json();
  if (!v.is(messagesSchema, body)) throw new UnexpectedAnswer(response);
  return body;
};

export const loadMessages = (fetch: Fetch, baseUrl: string) =>
  fromPromise<Messages, { locale: Locale }>(({ input, signal }) =>
    fetchMessages(fetch, baseUrl, input.locale, signal),
  );
