import { createContext } from 'react';
import type { FavouritesRef } from '../../machines/favourites/favouritesMachine';

/** Null outside the application, where nobody is a favourite. */
export const FavouritesContext = createContext<FavouritesRef | null>(null);

/** Provides the favourites actor to the hearts. */
export const FavouritesProvider = FavouritesContext.Provider;
