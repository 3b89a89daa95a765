import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { load } from 'js-yaml';

const composeSchema = v.object({
  services: v.object({
    app: v.object({
      environment: v.record(v.string(), v.string()),
      stop_grace_period: v.string(),
    }),
    database: v.object({ environment: v.record(v.string(), v.string()) }),
  }),
});

const compose = v.parse(
  composeSchema,
  load(readFileSync(new URL('../../compose.yaml', import.meta.url), 'utf8')),
);

/** What compose.yaml sets, with the values that an operator has put in `.env`. */
export function readCompose(chosen: Record<string, string>) {
  const fill = (value: string) =>
    value.replace(/\$\{(\w+):([?-])([^}]*)\}/g, (_, name: string, kind: string, rest: string) => {
      const given = chosen[name];
      if (given === undefined && kind === '?') throw new Error(`.env lacks ${name}`);
      return given ?? rest;
    });
  const filled = (environment: Record<string, string>): Record<string, string> =>
    Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, fill(value)]));
  const { app, database } = compose.services;
  return {
    app: filled(app.environment),
    database: filled(database.environment),
    graceMs: Number.parseInt(app.stop_grace_period, 10) * 1_000,
  };
}
