import { useSelector } from '@xstate/react';
import { useContext } from 'react';
import { FavouritesContext } from './FavouritesContext';

/** Whether this character is a favourite, and a way to change that. */
export function useFavourite(slug: string) {
  const favourites = useContext(FavouritesContext);
  const isFavourite = useSelector(
    favourites ?? undefined,
    (snapshot) => snapshot?.context.slugs.includes(slug) ?? false,
  );
  return { isFavourite, toggle: () => favourites?.send({ type: 'favourite.toggle', slug }) };
}
