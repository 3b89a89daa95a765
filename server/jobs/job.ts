import * as v from 'valibot';

/** One attempt at a job. */
export type Attempt = {
  /** The job's id: the same in every attempt. */
  id: string;
  userId: string | null;
  /** When it becomes useless; null: never. */
  expiresAt: Date | null;
  /** Aborted when the attempt must end: the process stops, or another one has the job. */
  signal: AbortSignal;
};

/** What a caller has to know of a kind to enqueue a job. */
export type NamedKind<Payload> = {
  name: string;
  toStored(payload: Payload): unknown;
};

/** `Needs`: the services it uses, which whoever opens the jobs must provide. */
export type JobKind<Payload, Needs> = NamedKind<Payload> & {
  /** How many may run at the same time in each process. */
  atOnce: number;
  /** Whether its key is remembered after it is done, so that it is never done again. */
  isRemembered: boolean;
  /** Repeats at this interval; one job for all processes. */
  everyMs?: number;
  /** Resolves when done; it may run twice if a process dies at the wrong moment. */
  run: (services: Needs, stored: unknown, attempt: Attempt) => Promise<void>;
};

type Definition<Payload, Needs> = Pick<
  JobKind<Payload, Needs>,
  'name' | 'atOnce' | 'isRemembered'
> & {
  payload: v.GenericSchema<Payload, Payload>;
  run: (services: Needs, payload: Payload, attempt: Attempt) => Promise<void>;
};

/** Defines a kind of job; payloads are parsed when read, as older builds may have written them. */
export const defineJob = <Payload, Needs>({
  payload: schema,
  run,
  ...kind
}: Definition<Payload, Needs>): JobKind<Payload, Needs> => ({
  ...kind,
  toStored: (payload) => payload,
  run: (services, stored, attempt) => run(services, v.parse(schema, stored), attempt),
});

/** A job that the clock starts. */
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

/** Ends a job: no later attempt can succeed. The message is logged. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp';
}

/** Something that every job of the kind needs is down: all of them wait for a moment. */
export class Outage extends Error {
  override readonly name = 'Outage';
}

/** It may only be done at this time. */
export class NotBefore extends Error {
  override readonly name = 'NotBefore';

  constructor(readonly at: Date) {
    super('Too early');
  }
}
