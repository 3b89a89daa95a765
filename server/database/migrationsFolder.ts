import { fileURLToPath } from 'node:url';

/** The same from the source and from its build. */
export const migrationsFolder = fileURLToPath(new URL('../../server/migrations', import.meta.url));
