import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { ScreenName, ScreenRefs } from '../../machines/app/screenTypes';
import { useApp } from './AppContext';

type Ref<Name extends ScreenName> = NonNullable<ScreenRefs[Name]>;

/** A page over the actor of its screen; another actor is another page. */
export function pageOver<Name extends ScreenName>(
  screen: Name,
  View: ComponentType<{ actor: Ref<Name> }>,
) {
  function Page() {
    const actor = useSelector(useApp(), ({ context }) => context.screens[screen]);
    return actor === undefined ? null : <View key={sessionOf(actor)} actor={actor} />;
  }
  return Object.assign(Page, { screen });
}

/** The compiler finds it in any actor, but not in one of several. */
const sessionOf = ({ sessionId }: { sessionId: string }) => sessionId;
