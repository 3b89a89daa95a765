import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';

export type Target = {
  name: string;
  /** The files to change, by paths from the root. */
  files: string[];
  /** The Vitest projects whose tests may find a change. */
  projects: string[];
  /** Tests of other folders that may find one as well. */
  also?: string[];
  /** The percentage of the changes that tests must find. */
  wanted: number;
};

const filesOf = (folder: string): string[] =>
  readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file}`);

const machines = [
  'session',
  'outbox',
  'payment',
  'unblur',
  'claim',
  'navigation',
  'persona',
  'call',
  'conversation',
  'eventStream',
  'streamShare',
  'app',
];

/** The effects of those machines. */
const actors = ['session', 'sendMessage', 'payment', 'unblur', 'claim', 'personas', 'call'];

const server: Record<string, string[]> = {
  ledger: ['money/ledger', 'money/ledgerRoute'],
  credit: ['money/credit', 'money/discount'],
  reversal: ['money/reversal'],
  purchases: [
    ...['money/applyEvent', 'money/differences', 'money/premium'],
    ...['money/purchaseRoutes', 'money/purchaseStates', 'money/purchases'],
  ],
  refresh: ['auth/refreshTokens'],
  logins: ['auth/tokenRoutes', 'http/rateLimits', 'http/rateLimiter'],
  sending: ['chat/send', 'chat/texts'],
  tokens: ['auth/accessTokens'],
  providers: [
    ...['money/checkout', 'money/signedWebhook', 'money/webhookRoute'],
    ...['money/stripe/stripeEvents', 'money/stripe/stripeObjects', 'money/stripe/stripeProvider'],
  ],
  generation: ['chat/generation', 'chat/takeOver', 'chat/replyLeases'],
  events: ['events/eventHub', 'events/eventLog', 'events/eventStream'],
  jobs: ['jobs/enqueue', 'jobs/leases', 'jobs/runner'],
};

const onServer = ['server'];

/** Where what a module does with a model is tested in another folder. */
const also: Record<string, string[]> = {
  sending: ['memory/modelReader.concurrent', 'moderation/minorJudgeChat'],
};

export const targets: Target[] = [
  ...machines.map((name) => ({
    name,
    files: filesOf(`src/machines/${name}`),
    projects: ['machines', 'api'],
    wanted: 90,
  })),
  {
    name: 'actors',
    files: actors.map((name) => `src/api/actors/${name}.ts`),
    projects: ['api'],
    wanted: 85,
  },
  {
    name: 'redirects',
    files: ['src/machines/navigation/address.ts', 'src/machines/navigation/resolve.ts'],
    projects: ['machines'],
    wanted: 85,
  },
  ...Object.entries(server).map(([name, files]) => ({
    name,
    files: files.map((file) => `server/${file}.ts`),
    projects: onServer,
    also: (also[name] ?? []).map((test) => `tests/server/${test}.test.ts`),
    wanted: 85,
  })),
  { name: 'uploads', files: filesOf('server/personas/photo'), projects: onServer, wanted: 85 },
  { name: 'rules', files: filesOf('server/moderation'), projects: ['server'], wanted: 85 },
];

/** The targets with these names, or all; throws for an unknown name. */
export function targetsOf(names: readonly string[]): Target[] {
  const unknown = names.filter((name) => !targets.some((target) => target.name === name));
  if (unknown.length > 0) {
    const known = targets.map(({ name }) => name).join(', ');
    throw new Error(`There is no target ${unknown.join(', ')}. One of: ${known}.`);
  }
  return names.length === 0 ? targets : targets.filter(({ name }) => names.includes(name));
}
