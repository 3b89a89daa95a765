import { readPersonas, toOwnPersona } from '../characters/persona';
import { handle } from '../http/operation';
import type { OperationRoute } from '../http/operation';
import { changePersona } from './change';
import type { Deps } from './deps';
import { makePersona } from './make';
import { photoRoute } from './photo/route';
import { removePersona } from './remove';

export const personaRoutes = (services: Deps): OperationRoute[] => {
  const { addresses } = services.media;
  return [
    photoRoute(services),

    handle('createBot', async ({ body, locale, requireSession }) => {
      const persona = await makePersona(services, requireSession().userId, body);
      return { status: 201, body: toOwnPersona(persona, addresses, locale) };
    }),

    handle('listPersonas', async ({ locale, requireSession }) => {
      const own = await readPersonas(services.database, addresses, requireSession().userId);
      const results = own.map((persona) => toOwnPersona(persona, addresses, locale));
      return { status: 200, body: { results } };
    }),

    handle('updatePersona', async ({ params, body, locale, requireSession }) => {
      const { userId } = requireSession();
      const persona = await changePersona(services, { userId, id: params.id, changes: body });
      return { status: 200, body: toOwnPersona(persona, addresses, locale) };
    }),

    handle('deletePersona', async ({ params, requireSession }) => {
      await removePersona(services, { userId: requireSession().userId, id: params.id });
      return { status: 204 };
    }),
  ];
};
