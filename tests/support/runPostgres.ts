import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres';

/** One PostgreSQL server for the whole run; each test makes databases of its own on it. */
export default async function runPostgres(project: TestProject) {
  const { urlOf, folder, stop } = await startPostgres();
  project.provide('postgresUrl', urlOf('postgres'));
  project.provide('postgresFolder', folder);
  return stop;
}
