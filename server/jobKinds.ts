import type { JobKind } from './jobs/job';
import { mailJob } from './mail/mailJob';
import type { MailConfig } from './mail/settings';
import { moneyJobs } from './money/moneyJobs';
import type { Services } from './services';
import { clockJobs } from './clockJobs';

/** Every kind of job there is. */
export const jobKinds = (config: MailConfig): readonly JobKind<never, Services>[] => [
  mailJob,
  ...moneyJobs,
  ...clockJobs(config),
];
