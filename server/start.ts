import type { Logger } from 'pino';
import packageJson from '../package.json';
import { createApp } from './app';
import { createAccessTokens } from './auth/accessTokens';
import { createMailedSecrets } from './users/mailedSecrets';
import { createPasswords } from './auth/passwords';
import type { HashStrength } from './auth/passwords';
import { createRefreshTokens } from './auth/refreshTokens';
import { createBackground } from './base/background';
import type { Agents } from './calls/agentPort';
import { openAgents } from './calls/agent/openAgents';
import { openCalls } from './calls/calls';
import { createRooms } from './calls/createRooms';
import { openCatalogue } from './characters/catalogue';
import { openGeneration } from './chat/generation';
import { foldOldTexts } from './chat/search';
import { createReplySource } from './chat/replySource';
import type { Clock } from './base/clock';
import { ConfigError } from './config';
import type { Config } from './config';
import type { OpenDatabase } from './database/database';
import { openEventHub } from './events/eventHub';
import { createEventLog } from './events/eventLog';
import { jobKinds } from './jobKinds';
import { openJobs } from './jobs/runner';
import type { Jobs } from './jobs/runner';
import { loadContract } from './http/contract';
import type { LateLoop } from './http/pressure';
import { createRateLimits } from './http/rateLimits';
import { createMailer } from './mail/mailer';
import { createUnsubscribing } from './mail/unsubscribing';
import { createNoteReader } from './memory/modelReader';
import { createMinorJudge } from './moderation/minorJudge';
import { createSelfHarmJudge } from './moderation/selfHarm/modelJudge';
import { createMedia } from './media/media';
import { createPayments } from './money/payments';
import { sandboxSecretOf } from './money/sandbox/sandboxProvider';
import { createUnconfirmedClaims } from './money/unconfirmedClaims';
import { createPhotoCheck } from './personas/photo/photoCheck';
import { createSummariser } from './memory/summarise';
import type { ReplySource } from './replies/replySource';
import type { WriteReply } from './replies/scripted/scriptedReplies';
import { allRoutes } from './routes';
import type { Secrets } from './base/secrets';
import { seedCharacters } from './seed/seed';
import type { Seed } from './seed/seed';
import type { Services } from './services';
import { createSpeaker } from './speech/createSpeaker';
import type { Speaker } from './speech/speaker';
import { createVoices } from './speech/voices';
import { createStorage } from './storage/createStorage';
import { openTextPool } from './textRules/textPool';
import type { TextReader } from './textRules/textReader';
import { createTextRules } from './textRules/textRules';
import { openUnreadTexts } from './textRules/unreadTexts';
import { shippedPictures } from './undress/renderer';
import type { UndressRenderer } from './undress/renderer';
import { openUndressWork } from './undress/work';

const CLOSE_IDLE_EVERY_MS = 50;
const CUT_OFF_AFTER_MS = 5_000;

export type StartOptions = {
  config: Config;
  secrets: Secrets;
  clock: Clock;
  log: Logger;
  seed: Seed;
  openDatabase(): Promise<OpenDatabase>;
  /** Default: from the configuration. */
  replySource?: ReplySource;
  /** Milliseconds between two pieces of a reply; default: a pace at which it flows. */
  replyTickMs?: number;
  /** Default: from the configuration. */
  speaker?: Speaker;
  /** Default: the pictures that come with the characters. */
  undressRenderer?: UndressRenderer;
  /** Default: from the configuration; null: nobody can call. */
  agents?: Agents | null;
  /** Default: strong enough to protect passwords stolen with the database. */
  hashStrength?: HashStrength;
  /** No timers, for tests that trigger the jobs themselves. */
  isClockStill?: boolean;
  /** When the event loop is so late that requests are refused. */
  lateLoop?: LateLoop;
  /** Default: threads beside the event loop. */
  openTextReader?(parts: { log: Logger; stopping: AbortSignal }): TextReader;
};

export type RunningServer = {
  /** For example `http://127.0.0.1:3000`. */
  origin: string;
  services: Services;
  jobs: Jobs;
  /** Stops accepting, ends streams, waits for work under way, closes the database. */
  stop(): Promise<void>;
};

const hostInUrl = (host: string) => (host.includes(':') ? `[${host}]` : host);

async function openServices(
  options: StartOptions,
  { database, notifier, isExclusive, ping, hasRoom }: OpenDatabase,
  live: { origin: string; reader: TextReader; stopping: AbortSignal },
): Promise<Services> {
  const { config, secrets, clock, log, seed, speaker } = options;
  const { reader, stopping } = live;
  const background = createBackground(log);
  const unreadTexts = await openUnreadTexts({
    database,
    notifier,
    secret: secrets.refresh,
    onError: (error) => log.error({ err: error }, 'the unread texts could not be read'),
  });
  const later = background.run;
  const textRules = createTextRules({ clock, log, reader, unreadTexts, later });
  const writeReply: WriteReply = (request, userId) => textRules(userId).writeReply(request);
  const { replySource = createReplySource(config, { writeReply }) } = options;
  const speaks = speaker ?? (await createSpeaker(config));
  if (speaks === null && config.isProduction) {
    throw new ConfigError(
      'Nobody can speak: set SPEECH_BASE_URL and SPEECH_MODEL, or install espeak-ng.',
    );
  }
  const isChanged = await seedCharacters(database, seed);
  await foldOldTexts(database);
  const catalogue = await openCatalogue(
    { background, clock, database, notifier, seed },
    { isChanged },
  );
  const eventLog = createEventLog({ database, notifier, clock });
  const eventHub = await openEventHub({ background, database, eventLog, notifier, log, stopping });
  const storage = createStorage(config);
  const media = createMedia({ seed, secret: secrets.jwt, clock, storage });
  const summarise = createSummariser({ clock, config, database, log, stopping, textRules });
  const generation = await openGeneration({
    afterReply: summarise,
    background,
    catalogue,
    clock,
    database,
    isExclusive,
    eventLog,
    log,
    media,
    notifier,
    replySource,
    ...(options.replyTickMs !== undefined && { replyTickMs: options.replyTickMs }),
    ...(options.isClockStill !== undefined && { isClockStill: options.isClockStill }),
    stopping,
    textRules,
  });
  const undressWork = await openUndressWork({
    background,
    catalogue,
    clock,
    database,
    eventLog,
    isExclusive,
    log,
    renderer: options.undressRenderer ?? shippedPictures(media),
    stopping,
  });
  const rooms = await createRooms(config, { log, ownOrigin: () => live.origin });
  const selfHarmJudge = createSelfHarmJudge(config);
  const spokenReplies = () =>
    options.replySource ?? createReplySource(config, { writeReply, isSpoken: true });
  const calls =
    rooms.server === null || options.agents === null
      ? null
      : await openCalls({
          agents:
            options.agents ??
            openAgents(config, {
              database,
              log,
              replySource: spokenReplies(),
              selfHarmJudge,
              speaker: speaks,
              textRules,
            }),
          background,
          clock,
          database,
          eventLog,
          log,
          notifier,
          rooms: rooms.server,
          settings: config.calls,
        });
  const publicOrigin = () => config.publicOrigin ?? live.origin;
  const sandboxSecret = sandboxSecretOf(secrets.refresh);
  const services: Services = {
    config,
    clock,
    log,
    version: packageJson.version,
    database,
    notifier,
    ping,
    hasRoom,
    accessTokens: createAccessTokens(secrets.jwt, clock),
    refreshTokens: createRefreshTokens(secrets.refresh, { database, notifier, clock }),
    passwords: await createPasswords(options.hashStrength),
    catalogue,
    rateLimits: createRateLimits(config, { database, clock }),
    mailer: createMailer(config, database),
    mailedSecrets: createMailedSecrets(secrets.refresh),
    unsubscribing: createUnsubscribing(secrets.refresh, publicOrigin),
    unconfirmedClaims: createUnconfirmedClaims(
      secrets.refresh,
      config.limits.unconfirmedClaimsPerDay,
    ),
    background,
    eventLog,
    eventHub,
    replySource,
    minorJudge: createMinorJudge(config, clock),
    noteReader: createNoteReader(config, textRules),
    selfHarmJudge,
    generation,
    media,
    voices: createVoices({ background, clock, database, log, speaker: speaks, stopping, storage }),
    undressWork,
    calls,
    rooms,
    photoCheck: createPhotoCheck(config),
    textRules,
    payments: createPayments(config, {
      clock,
      database,
      sandboxSecret,
      publicOrigin,
    }),
    sandboxSecret,
    publicOrigin,
    ownOrigin: () => live.origin,
    stopping,
  };
  return services;
}

/** The connections of calls are not the application's: it does not close them itself. */
async function endCalls({ calls, rooms }: Services): Promise<void> {
  await calls?.close();
  await rooms.embedded?.opened()?.close();
}

/** Opens the database, brings it up to date, and listens. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { config, log } = options;
  const stopping = new AbortController();
  const opened = await options.openDatabase();
  // It compiles its rules while everything else opens.
  const reader = (options.openTextReader ?? openTextPool)({ log, stopping: stopping.signal });
  const live = { origin: '', reader, stopping: stopping.signal };
  try {
    const services = await openServices(options, opened, live);
    const app = await createApp(services, loadContract(), allRoutes(services), options.lateLoop);
    await app.listen({ host: config.host, port: config.port });
    const address = app.server.address();
    const port = address !== null && typeof address === 'object' ? address.port : config.port;
    live.origin = `http://${hostInUrl(config.host)}:${port}`;
    const { isClockStill = false } = options;
    const kinds = jobKinds(config).filter(({ everyMs }) => everyMs === undefined || !isClockStill);
    const jobs = await openJobs(services, kinds, { isExclusive: opened.isExclusive });

    return {
      origin: live.origin,
      services,
      jobs,
      async stop() {
        stopping.abort();
        const cutOff = setTimeout(() => {
          log.warn('calls under way are cut off');
          app.server.closeAllConnections();
        }, CUT_OFF_AFTER_MS);
        // A connection that was being answered when the stop came only becomes idle later.
        const closing = setInterval(() => {
          app.server.closeIdleConnections();
        }, CLOSE_IDLE_EVERY_MS);
        await Promise.all([app.close(), endCalls(services), jobs.close()]);
        clearInterval(closing);
        clearTimeout(cutOff);
        await services.background.idle();
        await reader.close();
        await opened.close();
      },
    };
  } catch (error) {
    await reader.close();
    await opened.close();
    throw error;
  }
}
