/**
 * Users on two built instances over one PostgreSQL server, for 30 minutes or a given time: `npm run
 * soak -- 8 4` takes eight minutes with four users. One instance is restarted in the middle.
 * Reports whether memory, open handles, connections and jobs are level, and fails if one is not, or
 * if a user met an error apart from the restart.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import * as v from 'valibot';
import { createDatabase, startPostgres } from '../../tests/support/postgres';
import { startModel } from '../bench/model.mjs';
import { build } from '../build.mjs';
import { root } from '../run.mjs';
import { startInstance } from './instances';
import type { Instance } from './instances';
import { judge, toTable } from './level';
import type { Sample } from './level';
import { openDoors } from './users';

const MINUTE_MS = 60_000;
const SAMPLES = 60;
const RESTART_AT = 0.4;
const JUDGED_FROM = 0.55;
/** Requests under way when the instance returned may fail a little later. */
const EXCUSED_FOR_MS = 15_000;

const write = (text: string) => process.stdout.write(`${text}\n`);
const countSchema = v.tuple([v.object({ count: v.pipe(v.string(), v.transform(Number)) })]);

const minutes = Number(process.argv[2] ?? '30');
const users = Number(process.argv[3] ?? '6');
if (!(minutes > 0 && users > 0)) throw new Error('npm run soak -- <minutes> <users>');

async function takeSample(
  instances: readonly Instance[],
  client: pg.Client,
): Promise<Omit<Sample, 'minute'>> {
  const sample: Record<string, number> = {};
  for (const { name, measure } of instances) {
    const { heapUsed, rss, handles, files } = await measure();
    sample[`${name}: rss`] = rss;
    sample[`${name}: heap after a collection`] = heapUsed;
    sample[`${name}: handles`] = handles;
    if (files !== null) sample[`${name}: files`] = files;
  }
  const count = async (from: string) =>
    v.parse(countSchema, (await client.query(`select count(*) from ${from}`)).rows)[0].count;
  sample['connections'] = await count(`pg_stat_activity where application_name = 'confidant'`);
  sample['jobs that wait for a minute'] = await count(
    `jobs where done_at is null and run_at < now() - interval '1 minute'`,
  );
  return sample;
}

await build();
const home = await mkdtemp(path.join(tmpdir(), 'soak-'));
const postgres = await startPostgres();
const model = await startModel(60, 40);
const { url } = await createDatabase(postgres.urlOf('postgres'));
const settings = {
  DATABASE_URL: url,
  DATA_DIR: home,
  TRUST_PROXY: '1',
  LLM_BASE_URL: model.baseUrl,
  LLM_MODEL: 'soak',
  LIMIT_CALLS_PER_MINUTE: '100000',
  LIMIT_SIGN_IN_PER_ACCOUNT: '100000',
};
const instances = [await startInstance('one', settings), await startInstance('two', settings)];
const client = new pg.Client({ connectionString: url });
await client.connect();

const restart = { isGoing: false };
let turn = 0;
const crowd = openDoors(users, {
  pickOrigin: () => instances[(turn += 1) % instances.length]?.origin ?? '',
  isExcused: () => restart.isGoing,
});

async function restartOne(): Promise<void> {
  await sleep(minutes * RESTART_AT * MINUTE_MS);
  restart.isGoing = true;
  const code = await instances[0]?.restart();
  if (code !== 0) crowd.count.errors.push(`An instance ended with code ${code}`);
  await sleep(EXCUSED_FOR_MS);
  restart.isGoing = false;
  write(`An instance was restarted; ${crowd.count.excused} visits broke off.`);
}

const restarted = restartOne();
const started = performance.now();
const now = () => (performance.now() - started) / MINUTE_MS;
const samples: Sample[] = [];
while (now() < minutes) {
  await sleep((minutes * MINUTE_MS) / SAMPLES);
  if (restart.isGoing) continue;
  samples.push({ ...(await takeSample(instances, client)), minute: now() });
}
await restarted;
await crowd.leave();

const levels = judge(samples, minutes * JUDGED_FROM);
const { acts, askedAgain, errors, excused } = crowd.count;
await mkdir(path.join(root, 'test-results'), { recursive: true });
await writeFile(
  path.join(root, 'test-results/soak.json'),
  JSON.stringify({ minutes, users, acts, askedAgain, errors, excused, levels, samples }, null, 2),
);
write(toTable(levels));
write(
  `${users} users did ${acts} things in ${minutes} minutes, ${askedAgain} of them again after a 503: ${errors.length} errors.`,
);
for (const error of new Set(errors.map((one) => one.split('\n')[0] ?? '')))
  write(`${errors.filter((one) => one.startsWith(error)).length} × ${error}`);

await client.end();
await Promise.all(instances.map((instance) => instance.stop()));
await model.stop();
await postgres.stop();
await rm(home, { recursive: true, force: true });
process.exitCode = errors.length > 0 || levels.some(({ isLevel }) => !isLevel) ? 1 : 0;
