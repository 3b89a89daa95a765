import { fromPromise } from 'xstate';
import * as v from 'valibot';
import type { BuildAnswer } from '../../machines/buildWatch/buildWatchMachine';

const latestSchema = v.object({ id: v.string() });

/** Compares the build `own` with the deployed one: `builds/latest.json?{timestamp}`. */
export const askLatest = (
  fetch: (address: string, options: RequestInit) => Promise<Response>,
  own: string,
  now: () => number,
) =>
  fromPromise<BuildAnswer>(async ({ signal }) => {
    const response = await fetch(`/builds/latest.json?${now()}`, { signal });
    const { id } = v.parse(latestSchema, await response.json());
    return { kind: id === own ? 'same' : 'newer' };
  });
