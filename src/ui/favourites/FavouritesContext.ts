import { createContext } from 'react';
import type { FavouritesRef } from '../../machines/favourites/favouritesMachine';

/** Null outside the application: nobody is a favourite there. */
export const FavouritesContext = createContext<FavouritesRef | null>(null);

/** Gives the hearts below it the actor that knows them. */
export const FavouritesProvider = FavouritesContext.Provider;
