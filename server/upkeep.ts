import { purgeDeleted } from './chat/deletion';
import { tryTask } from './database/locks';
import { pruneRateWindows } from './http/rateLimiter';
import { remind } from './mail/reminders';
import { learnLeft } from './memory/learnFrom';
import { forgetUnconfirmedClaims } from './money/unconfirmedClaims';
import { keepMoney } from './money/upkeep';
import { dropUnused } from './personas/photo/keep';
import type { Services } from './services';
import { deleteCondemned } from './storage/condemned';
import { reduceClosed } from './support/retention';
import { forgetUnread } from './textRules/unreadTexts';
import { expireJobs } from './undress/job';

const RANK_EVERY_MS = 3_600_000;
const PRUNE_EVERY_MS = 300_000;
const KEEP_MONEY_EVERY_MS = 20_000;
const REMIND_EVERY_MS = 600_000;
const LEARN_EVERY_MS = 60_000;

/** Forgets what is no longer needed, unless another process is at it. */
export async function prune(services: Services): Promise<void> {
  const { clock, database, eventLog, voices } = services;
  await database.transaction(async (transaction) => {
    if (!(await tryTask(transaction, 'pruning'))) return;
    await eventLog.prune(transaction);
    await purgeDeleted(transaction, clock.now());
    await pruneRateWindows(transaction, clock.now());
    await dropUnused(transaction, clock.now());
    await expireJobs(transaction, clock.now());
    await reduceClosed(transaction, clock.now());
    await forgetUnread(transaction, clock.now());
    await forgetUnconfirmedClaims(transaction, clock.now());
  });
  await voices.prune();
  await deleteCondemned(services);
}

/** What has to be done from time to time, by one of the processes that share a database. */
export function startUpkeep(services: Services): { stop(): void } {
  const { background, catalogue, config } = services;
  const timers = [
    setInterval(() => {
      background.run('ranking', () => catalogue.reload(RANK_EVERY_MS / 2));
    }, RANK_EVERY_MS),
    setInterval(() => {
      background.run('pruning', () => prune(services));
    }, PRUNE_EVERY_MS),
    setInterval(() => {
      background.run('upkeep of money', () => keepMoney(services));
    }, KEEP_MONEY_EVERY_MS),
    setInterval(() => {
      background.run('what is left to be learned', () => learnLeft(services));
    }, LEARN_EVERY_MS),
    setInterval(
      () => {
        background.run('reminders', () => remind(services));
      },
      Math.min(REMIND_EVERY_MS, config.remindAfterSeconds * 1_000),
    ),
  ];
  for (const timer of timers) timer.unref();
  return {
    stop() {
      for (const timer of timers) clearInterval(timer);
    },
  };
}
