import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { preparedFolder } from './databaseTemplate';

/** Makes the templates before any test waits for them, and a place for their copies. */
export default async function makeDatabaseTemplate(project: TestProject) {
  await preparedFolder('tables');
  await preparedFolder('catalogue');
  const folder = mkdtempSync(join(tmpdir(), 'embedded-'));
  project.provide('embeddedFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
