import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from '../api/parse';
import { removalSchema } from '../api/parseReports';
import { formProblem } from '../api/refusal';
import { createProductIntl } from '../i18n/createProductIntl';
import '../i18n/lazy';
import { IntlBoundary } from '../i18n/IntlBoundary';
import { isMessages } from '../i18n/messageTypes';
import { helpAddress } from '../ui/brand/help';
import { PlainRemoval, type PlainRemovalProps } from '../ui/removal/PlainRemoval';
import { place, stylesOf, withoutScripts } from './plainPage';
import type { PlainWanted } from './plainPage';

/*
 * The removal request as a server, or the build, renders it for a browser without scripts. Beside
 * the application, it is in a place that only such a browser shows.
 */

const empty: PlainRemovalProps = {
  form: { name: '', email: '', place: '', text: '' },
  isStated: false,
  problem: null,
  receipt: null,
  writeTo: null,
};

/** What was sent, and the API's answer to it. */
type Answer = Pick<PlainRemovalProps, 'form' | 'isStated'> & {
  status: number;
  /** In seconds. */
  retryAfter: number | null;
  body: unknown;
};

/** The page with the form; `isApart`: its host cannot take the form. */
export function withPlainRemoval(template: string, wanted: PlainWanted, isApart: boolean): string {
  const { title, body } = draw({ ...empty, writeTo: isApart ? helpAddress : null }, wanted);
  return place(template, wanted, title, withoutScripts(wanted.links, body));
}

/** The page that answers a form sent without scripts. */
export function answerRemoval(template: string, wanted: PlainWanted, answer: Answer): string {
  const { title, body } = draw({ ...empty, ...read(answer) }, wanted);
  const quiet = template
    .replaceAll(/<script [^<>]{0,500}><\/script>\s*/g, '')
    .replaceAll(/<link rel="modulepreload"[^<>]{0,500}>\s*/g, '');
  return place(quiet, wanted, title, [
    ['</head>', `${stylesOf(wanted.links)}</head>`],
    ['<div id="root"></div>', `<div id="root">${body}</div>`],
  ]);
}

function read({ form, isStated, status, retryAfter, body }: Answer): Partial<PlainRemovalProps> {
  const reply = status === 201 ? parse(removalSchema, body) : null;
  if (reply?.kind === 'received') return { form, receipt: reply.receipt };
  const headers = retryAfter === null ? {} : { 'retry-after': String(retryAfter) };
  const problem = formProblem(new Response(null, { status, headers }), body);
  return { form, isStated, problem: problem ?? { kind: 'unreachable' } };
}

function draw(props: PlainRemovalProps, { locale, messages }: PlainWanted) {
  const known = { locale, messages: isMessages(messages) ? messages : undefined };
  const intl = createProductIntl({ ...known, onError: () => undefined });
  const body = renderToStaticMarkup(
    <IntlBoundary {...known}>
      <PlainRemoval {...props} />
    </IntlBoundary>,
  );
  return { title: intl.formatMessage({ id: 'removal.title' }), body };
}
