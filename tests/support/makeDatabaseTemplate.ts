import { buildServer } from './builtServer';
import { databaseTemplate } from './databaseTemplate';

/** Makes the templates and the server's build before any test waits for them. */
export default async function makeDatabaseTemplate(): Promise<void> {
  await buildServer();
  await databaseTemplate('tables');
  await databaseTemplate('catalogue');
}
