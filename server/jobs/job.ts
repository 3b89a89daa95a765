import * as v from 'valibot';

/** One attempt at a job. */
export type Attempt = {
  /** Of the job: the same in every attempt. */
  id: string;
  userId: string | null;
  /** When it is of no use any more; null: never. */
  expiresAt: Date | null;
  /** Aborted when the attempt has to end: the process stops, or somebody else is at it. */
  signal: AbortSignal;
};

/** What has to be known of a kind where one of its jobs is enqueued. */
export type NamedKind<Payload> = {
  name: string;
  toStored(payload: Payload): unknown;
};

/** `Needs`: what it takes of the server, which whoever opens the jobs has to have. */
export type JobKind<Payload, Needs> = NamedKind<Payload> & {
  /** So many at the same time in each process. */
  atOnce: number;
  /** Whether its key is remembered when it is done, so that it is never done again. */
  isRemembered: boolean;
  /** Done again and again, with so long between; one job for all processes. */
  everyMs?: number;
  /** Resolves when it is done; it may be done twice, where a process dies at the wrong moment. */
  run: (services: Needs, stored: unknown, attempt: Attempt) => Promise<void>;
};

type Definition<Payload, Needs> = Pick<
  JobKind<Payload, Needs>,
  'name' | 'atOnce' | 'isRemembered'
> & {
  payload: v.GenericSchema<Payload, Payload>;
  run: (services: Needs, payload: Payload, attempt: Attempt) => Promise<void>;
};

/** A kind of job; what it is told is parsed when it is read, as an older build may have written it. */
export const defineJob = <Payload, Needs>({
  payload: schema,
  run,
  ...kind
}: Definition<Payload, Needs>): JobKind<Payload, Needs> => ({
  ...kind,
  toStored: (payload) => payload,
  run: (services, stored, attempt) => run(services, v.parse(schema, stored), attempt),
});

/** What the clock causes. */
export const defineClockJob = <Needs>(
  name: string,
  everyMs: number,
  run: (services: Needs) => Promise<void>,
): JobKind<null, Needs> => ({
  name,
  everyMs,
  atOnce: 1,
  isRemembered: false,
  toStored: () => ({}),
  run: (services) => run(services),
});

/** Ends a job: no later attempt can succeed. The message goes into the log. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp';
}

/** What every job of the kind needs is away: all of them wait for a moment. */
export class Outage extends Error {
  override readonly name = 'Outage';
}

/** It may be done at this time only. */
export class NotBefore extends Error {
  override readonly name = 'NotBefore';

  constructor(readonly at: Date) {
    super('Too early');
  }
}
