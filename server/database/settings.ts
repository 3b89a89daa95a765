import * as v from 'valibot';
import { demanded } from '../base/settings';

export const databaseSettings = v.pipe(
  v.object({
    DATABASE_URL: demanded(
      v.pipe(
        v.string(),
        v.regex(/^postgres(?:ql)?:\/\//, 'It must be postgres://user:password@host:port/name'),
      ),
    ),
  }),
  v.transform(({ DATABASE_URL: url }) => ({
    /** A PostgreSQL server; null: the embedded database in the data folder. */
    databaseUrl: url ?? null,
  })),
);
