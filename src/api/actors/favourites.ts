import { fromPromise } from 'xstate';
import type { Favouring } from '../../machines/favourites/favouritesMachine';
import type { Client } from '../client';
import { favouritesSchema, parse } from '../parse';
import { UnexpectedAnswer } from '../problem';

/** `client` carries the access token. */
export const favouritesActors = (client: Client) => ({
  loadFavourites: fromPromise<readonly string[]>(async ({ signal }) => {
    const { data, response } = await client.GET('/api/favourites', { signal });
    if (!response.ok) throw new UnexpectedAnswer(response);
    return parse(favouritesSchema, data);
  }),

  saveFavourite: fromPromise<void, Favouring>(async ({ input: { slug, isFavourite }, signal }) => {
    const call = { params: { path: { slug } }, signal };
    const { response } = await (isFavourite
      ? client.PUT('/api/favourites/{slug}', call)
      : client.DELETE('/api/favourites/{slug}', call));
    if (!response.ok) throw new UnexpectedAnswer(response);
  }),
});
