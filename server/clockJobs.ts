import { purgeDeleted } from './chat/deletion';
import { learnLeft } from './chat/learnFrom';
import { pruneRateWindows } from './http/rateLimiter';
import { pruneJobs } from './jobs/enqueue';
import { defineClockJob } from './jobs/job';
import type { JobKind } from './jobs/job';
import type { MailConfig } from './mail/settings';
import { forgetDelivered } from './mail/deliver';
import { remind } from './mail/reminders';
import { forgetUnconfirmedClaims } from './money/unconfirmedClaims';
import { settleDue } from './money/settleDue';
import { dropUnused } from './personas/photo/keep';
import type { Services } from './services';
import { deleteDueFiles } from './storage/filesToDelete';
import { reduceClosed } from './support/retention';
import { forgetUnread } from './textRules/unreadTexts';
import { expireJobs } from './undress/job';

const RANK_EVERY_MS = 3_600_000;
const PRUNE_EVERY_MS = 300_000;
const KEEP_MONEY_EVERY_MS = 20_000;
const REMIND_EVERY_MS = 600_000;
const LEARN_EVERY_MS = 60_000;

/** Deletes what is no longer needed. */
export async function prune(services: Services): Promise<void> {
  const { clock, database, eventLog, voices } = services;
  await database.transaction(async (transaction) => {
    await eventLog.prune(transaction);
    await purgeDeleted(transaction, clock.now());
    await pruneRateWindows(transaction, clock.now());
    await dropUnused(transaction, clock.now());
    await expireJobs(transaction, clock.now());
    await reduceClosed(transaction, clock.now());
    await forgetUnread(transaction, clock.now());
    await forgetDelivered(transaction, clock.now());
    await pruneJobs(transaction, clock.now());
    await forgetUnconfirmedClaims(transaction, clock.now());
  });
  await voices.prune();
  await deleteDueFiles(services);
}

/** Recurring jobs, each done by one of the processes that share a database. */
export const clockJobs = ({
  remindAfterSeconds,
}: MailConfig): readonly JobKind<null, Services>[] => [
  defineClockJob('ranking', RANK_EVERY_MS, ({ catalogue }: Services) =>
    catalogue.reload(RANK_EVERY_MS / 2),
  ),
  defineClockJob('pruning', PRUNE_EVERY_MS, prune),
  defineClockJob('money', KEEP_MONEY_EVERY_MS, settleDue),
  defineClockJob('learning', LEARN_EVERY_MS, learnLeft),
  defineClockJob('reminders', Math.min(REMIND_EVERY_MS, remindAfterSeconds * 1_000), remind),
];
