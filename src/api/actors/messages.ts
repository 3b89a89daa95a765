import { fromPromise } from 'xstate';
import * as v from 'valibot';
import type { Locale, Messages } from '../../machines/locale/localeMachine';
import type { Fetch } from '../http';
import { UnexpectedAnswer } from '../problem';

const messagesSchema = v.record(v.string(), v.array(v.object({ type: v.number() })));

/** Fetches the compiled texts of a language: `/locales/{locale}.json`; English is built in. */
export const loadMessages = (fetch: Fetch, baseUrl: string) =>
  fromPromise<Messages, { locale: Locale }>(async ({ input, signal }) => {
    if (input.locale === 'en') return null;
    const response = await fetch(
      new Request(new URL(`/locales/${input.locale}.json`, baseUrl), { signal }),
    );
    if (!response.ok) throw new UnexpectedAnswer(response);
    const body: unknown = await response.json();
    if (!v.is(messagesSchema, body)) throw new UnexpectedAnswer(response);
    return body;
  });
