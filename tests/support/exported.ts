import * as v from 'valibot';
import { expectStatus } from './contractClient';
import { withPassword } from './passwords';
import type { TestServer } from './server';

const fileSchema = v.objectWithRest(
  { exported_at: v.string() },
  v.array(v.record(v.string(), v.unknown())),
);

/** Has the file of a user's own data made; where it is. */
export async function addressOfExport(server: TestServer, token: string): Promise<URL> {
  const made = await server.call('exportProfile', { token, body: withPassword });
  return new URL(expectStatus(made, 201).body.url, server.origin);
}

/** All that is kept of a user, by table, and the answer that it came with. */
export async function readExport(server: TestServer, token: string) {
  const response = await fetch(await addressOfExport(server, token));
  return { response, file: v.parse(fileSchema, await response.json()) };
}
