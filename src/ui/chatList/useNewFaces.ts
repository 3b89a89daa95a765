import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { hasPremium } from '../../machines/app/sessionNews';
import { useApp, useAppActor, useScreen } from '../app/AppContext';
import type { NoChatOpenProps } from './NoChatOpen';

const FEW = 3;

/** Characters of Explore whom the user has not talked to and may, once the chats are known. */
export function useNewFaces(): NoChatOpenProps {
  const characters = useSelector(useAppActor('catalogue'), ({ context }) => context.characters);
  const isPremium = useSelector(useApp(), ({ context }) => hasPremium(context.session));
  const chats = useSelector(useScreen('chatList'), (snapshot) =>
    snapshot?.matches('shown') === true ? snapshot.context.chats : null,
  );
  const faces = useMemo(() => {
    if (chats === null) return [];
    const known = new Set(chats.map(({ character }) => character.id));
    const isNew = ({ id, isPremium: isLocked }: (typeof characters)[number]) =>
      !known.has(id) && (isPremium || !isLocked);
    return characters.filter(isNew).slice(0, FEW);
  }, [characters, chats, isPremium]);
  return { faces, hasChats: chats === null || chats.length > 0 };
}
