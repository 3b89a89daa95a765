import { databaseTemplate } from './databaseTemplate';

/** Makes the templates before any test waits for them. */
export default async function makeDatabaseTemplate(): Promise<void> {
  await databaseTemplate('tables');
  await databaseTemplate('catalogue');
}
