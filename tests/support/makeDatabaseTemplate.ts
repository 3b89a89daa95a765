import { databaseTemplate } from './databaseTemplate';

/** Makes the template before any test waits for it. */
export default async function makeDatabaseTemplate(): Promise<void> {
  await databaseTemplate();
}
