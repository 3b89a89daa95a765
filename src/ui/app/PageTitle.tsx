import { useSelector } from '@xstate/react';
import { defineMessages, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import type { BlogReading } from '../../machines/blog/blogMachine';
import { isUngated } from '../../machines/navigation/routes';
import { productName } from '../brand/brand';
import { placeOf } from '../../machines/app/places';
import { useApp, useAppActor, useScreen } from './AppContext';

const pageNames: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  '/': { id: 'nav.explore' },
  '/chat': { id: 'chats.title' },
  '/settings': { id: 'settings.title' },
  '/settings/desires': { id: 'ledger.title' },
  '/verify': { id: 'verify.title' },
  '/password': { id: 'password.title' },
  '/welcome': { id: 'welcome.title' },
  '/settings/reports': { id: 'settings.title' },
  '/removal': { id: 'removal.title' },
  '/email/unsubscribe': { id: 'unsubscribe.title' },
  '/audio': { id: 'call.title' },
  '/undress': { id: 'undress.title' },
  '/blog': { id: 'footer.blog' },
});

const faultNames = defineMessages({
  missing: { id: 'error.notFoundTitle' },
  broken: { id: 'error.internalTitle' },
});

/** What the browser's tab says: where one is, in the language on screen. */
export function PageTitle() {
  const intl = useIntl();
  const gate = useAppActor('ageGate');
  const navigation = useAppActor('navigation');
  const isClosed = useSelector(gate, (snapshot) => snapshot.hasTag('closed'));
  const hasDeclined = useSelector(gate, (snapshot) => snapshot.matches('declined'));
  const fault = useSelector(navigation, (snapshot) =>
    snapshot.matches('missing') ? 'missing' : snapshot.matches('broken') ? 'broken' : null,
  );
  const pattern = useSelector(useApp(), ({ context }) => placeOf(context)?.route.pattern ?? '');
  const chat = useScreen('chat');
  const character = useSelector(chat, (snapshot) => snapshot?.context.bot?.name);
  const blog = useScreen('blog');
  const article = useSelector(blog, (snapshot) => articleOf(snapshot?.context.reading));

  // Who is under 18 sees nothing of the product, its name included (spec 2).
  if (fault === null && hasDeclined)
    return <title>{intl.formatMessage({ id: 'ageGate.declinedTitle' })}</title>;
  const page = pageNames[pattern];
  const name =
    fault !== null
      ? intl.formatMessage(faultNames[fault])
      : isClosed && !isUngated(pattern)
        ? undefined
        : (character ?? article ?? (page && intl.formatMessage(page)));
  return <title>{name === undefined ? productName : `${name} · ${productName}`}</title>;
}

const articleOf = (reading: BlogReading | null | undefined): string | undefined =>
  reading?.kind === 'article' ? reading.article.title : undefined;
