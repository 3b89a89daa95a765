import { useSelector } from '@xstate/react';
import type { Character } from '../../machines/catalogue/character';
import { useAppActor, useScreen } from '../app/AppContext';

export type Face = Pick<Character, 'slug' | 'name' | 'portrait'>;

const MOST = 3;
/** As many as stand side by side above a login or a signup. */
const SIGN_IN = 5;

/** Whom an offer is about: the character of the page below, else premium ones that are at hand. */
export function useFaces(): readonly Face[] {
  const chat = useSelector(useScreen('chat'), (at) => at?.context.character ?? at?.context.card);
  const call = useSelector(useScreen('call'), (at) => at?.context.character);
  const subject = useSelector(useScreen('undress'), (at) => at?.children.subject);
  const chosen = useSelector(subject, (at) => at?.context.character);
  const chats = useSelector(useScreen('chatList'), (at) => at?.context.chats);
  const wall = useSelector(useAppActor('catalogue'), ({ context }) => context.characters);
  const one = chat ?? call ?? chosen;
  if (one != null) return [one];
  const premium = wall.filter(({ isPremium }) => isPremium);
  const known = chats?.map(({ character }) => character) ?? [];
  return (premium.length > 0 ? premium : known).slice(0, MOST);
}

/** Who is met by coming in: the character of the page below first, then those of the wall. */
export function useSignInFaces(): readonly Face[] {
  const one = useSelector(useScreen('chat'), (at) => at?.context.character ?? at?.context.card);
  const wall = useSelector(useAppActor('catalogue'), ({ context }) => context.characters);
  const others = wall.filter(({ slug, isPremium }) => slug !== one?.slug && !isPremium);
  return [...(one == null ? [] : [one]), ...others].slice(0, SIGN_IN);
}
