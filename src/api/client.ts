import createOpenApiClient from 'openapi-fetch';
import type { Fetch } from './http';
import type { paths } from './schema';

/** The typed client of openapi.yaml over a fetch that handles language, tokens and retries. */
export const createClient = (fetch: Fetch, baseUrl: string) =>
  createOpenApiClient<paths>({ baseUrl, fetch });

export type Client = ReturnType<typeof createClient>;
