import type { Config } from './config';
import type { JobKind } from './jobs/job';
import { mailJob } from './mail/mailJob';
import { moneyJobs } from './money/moneyJobs';
import type { Services } from './services';
import { clockJobs } from './clockJobs';

/** Every kind of job there is. */
export const jobKinds = (config: Config): readonly JobKind<never, Services>[] => [
  mailJob,
  ...moneyJobs,
  ...clockJobs(config),
];
