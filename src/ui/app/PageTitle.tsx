import { useSelector } from '@xstate/react';
import { defineMessages, useIntl } from 'react-intl';
import { pages } from '../../app/pages';
import type { BlogReading } from '../../machines/blog/blogMachine';
import { isUngated } from '../../machines/navigation/routes';
import { productName } from '../brand/brand';
import { placeOf } from '../../machines/app/places';
import { useApp, useAppActor, useScreen } from './AppContext';

const faultNames = defineMessages({
  missing: { id: 'error.notFoundTitle' },
  broken: { id: 'error.internalTitle' },
});

/** Sets the browser tab's title in the language on screen. */
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
  const characterName = useSelector(chat, (snapshot) => snapshot?.context.character?.name);
  const blog = useScreen('blog');
  const article = useSelector(blog, (snapshot) => articleOf(snapshot?.context.reading));

  // A visitor under 18 sees nothing of the product, not even its name (spec 2).
  if (fault === null && hasDeclined)
    return <title>{intl.formatMessage({ id: 'ageGate.declinedTitle' })}</title>;
  const title = pages[pattern]?.title;
  const name =
    fault !== null
      ? intl.formatMessage(faultNames[fault])
      : isClosed && !isUngated(pattern)
        ? undefined
        : (characterName ?? article ?? (title && intl.formatMessage(title)));
  return <title>{name === undefined ? productName : `${name} · ${productName}`}</title>;
}

const articleOf = (reading: BlogReading | null | undefined): string | undefined =>
  reading?.kind === 'article' ? reading.article.title : undefined;
