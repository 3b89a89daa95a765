import * as v from 'valibot';
import type { RouteRules } from '../../machines/navigation/routes';

const rulesSchema = v.record(
  v.string(),
  v.object({
    middleware: v.optional(v.array(v.string())),
    payload: v.optional(v.boolean()),
    document: v.optional(v.boolean()),
  }),
);

/**
 * Reads the rules of a build's routes, `builds/meta/{id}.json`. `fetch` must request them exactly
 * as the page's preload did, to reuse its answer.
 */
export const readRouteRules = async (
  fetch: (address: string) => Promise<Response>,
  id: string,
): Promise<RouteRules> =>
  v.parse(rulesSchema, await (await fetch(`/builds/meta/${id}.json`)).json());
