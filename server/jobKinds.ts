import type { JobKind } from './jobs/job';
import { mailJob } from './mail/mailJob';

/** Every kind of job there is. */
export const jobKinds: readonly JobKind<never>[] = [mailJob];
