import * as v from 'valibot';

export const text = v.pipe(v.string(), v.nonEmpty());

export const httpUrl = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:/, 'An address of http or https'),
);

/** A whole number with a default. */
export const amount = (fallback: number, least = 1) =>
  v.optional(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(least)), String(fallback));

/** A variable without which production does not start. */
export const demanded = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(v.optional(schema), v.metadata({ isDemanded: true }));

export const isDemanded = (schema: v.GenericSchema) => v.getMetadata(schema)['isDemanded'] === true;

type Some<Name extends string> = { readonly [Each in Name]?: unknown };

/** What is missing of variables that only work together; nothing if none is set. */
function missingOf<Name extends string>(env: Some<Name>, names: readonly Name[]): Name[] {
  const missing = names.filter((name) => env[name] === undefined);
  return missing.length === names.length ? [] : missing;
}

/** Refuses a part of variables that only work together. */
export const together = <const Name extends string, Env extends Some<Name>>(
  names: readonly Name[],
  say: (missing: readonly Name[]) => string = () =>
    `${new Intl.ListFormat('en-GB').format(names)} go together.`,
) =>
  v.check<Env, (issue: v.CheckIssue<Env>) => string>(
    (env) => missingOf(env, names).length === 0,
    ({ input }) => say(missingOf(input, names)),
  );

export const isWhole = <Name extends string>(
  values: Record<Name, string | undefined>,
): values is Record<Name, string> => !Object.values(values).includes(undefined);

export const withoutSlash = (url: string) => url.replace(/\/{1,20}$/, '');

export const environmentName = { NODE_ENV: v.optional(v.string(), 'development') };

export const isProduction = ({ NODE_ENV: name }: { NODE_ENV: string }) => name === 'production';

const secret = v.pipe(v.string(), v.minLength(32));

export const baseSettings = v.pipe(
  v.object({
    ...environmentName,
    DATA_DIR: v.optional(text, './data'),
    LOG_LEVEL: v.optional(
      v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    ),
    JWT_SECRET: demanded(secret),
    REFRESH_SECRET: demanded(secret),
  }),
  together(['JWT_SECRET', 'REFRESH_SECRET'], ([missing]) => {
    const given = missing === 'JWT_SECRET' ? 'REFRESH_SECRET' : 'JWT_SECRET';
    return `${given} is set, and ${missing} is not: set both, or for a demonstration neither.`;
  }),
  v.check(
    (env) => !isProduction(env) || env.JWT_SECRET !== env.REFRESH_SECRET,
    'JWT_SECRET and REFRESH_SECRET must be two secrets.',
  ),
  v.transform((env) => {
    const secrets = { jwt: env.JWT_SECRET, refresh: env.REFRESH_SECRET };
    return {
      isProduction: isProduction(env),
      dataDir: env.DATA_DIR,
      logLevel: env.LOG_LEVEL ?? (isProduction(env) ? 'info' : 'warn'),
      /** Null in a demonstration, which generates them once and keeps them in the data folder. */
      secrets: isWhole(secrets) ? secrets : null,
    };
  }),
);
export type BaseConfig = v.InferOutput<typeof baseSettings>;
