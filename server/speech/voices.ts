import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Logger } from 'pino';
import type { Background } from '../base/background';
import type { Clock } from '../base/clock';
import type { Locale } from '../../common/locales';
import type { Database } from '../database/database';
import { isLeaseOver, secondsFromNow } from '../database/leases';
import { voices } from '../database/schema';
import type { Storage } from '../storage/storage';
import { SpeechUnavailable } from './speaker';
import type { Speaker } from './speaker';
import { canBeSpoken, piecesOf, spokenText } from './spokenText';

const AT_ONCE = 2;
const LEASE_SECONDS = 20;
const RENEW_EVERY_MS = 5_000;
/** How long a failure is reported to those who wait; after that, asking tries again. */
const FAILED_SECONDS = 5;
const KEPT_MS = 30 * 86_400_000;

export type VoiceRequest = {
  text: string;
  locale: Locale;
  gender: 'male' | 'female' | 'non-binary';
};

export type Voice =
  | { state: 'ready'; storageKey: string }
  | { state: 'processing' }
  | { state: 'error' };

export type Voices = {
  /** The state of a text's voice; starts making it if nobody else does (row M1). */
  ask(request: VoiceRequest): Promise<Voice>;
  /** Deletes old voices; they are made again when asked for. */
  prune(): Promise<void>;
};

export type VoicesParts = {
  background: Background;
  clock: Clock;
  database: Database;
  log: Logger;
  /** Null: no speech. */
  speaker: Speaker | null;
  stopping: AbortSignal;
  storage: Storage;
};

type Job = { digest: string; pieces: string[]; locale: Locale; voice: string };

function createTurns(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

export function createVoices(parts: VoicesParts): Voices {
  const { background, clock, database, log, speaker, stopping, storage } = parts;
  const inTurn = createTurns(AT_ONCE);

  const change = (digest: string, values: PgUpdateSetSource<typeof voices>) =>
    database
      .update(voices)
      .set({ ...values, updatedAt: clock.now() })
      .where(eq(voices.digest, digest));

  async function make(by: Speaker, { digest, pieces, locale, voice }: Job): Promise<void> {
    const renewal = setInterval(() => {
      background.run('lease of a voice', async () => {
        await database
          .update(voices)
          .set({ leaseUntil: secondsFromNow(LEASE_SECONDS) })
          .where(and(eq(voices.digest, digest), eq(voices.state, 'processing')));
      });
    }, RENEW_EVERY_MS);
    try {
      const sound = await inTurn(() => by.speak({ pieces, locale, voice, signal: stopping }));
      const storageKey = `voice-${digest}.mp3`;
      await storage.put(storageKey, sound, 'audio/mpeg');
      await change(digest, { state: 'ready', storageKey, leaseUntil: null });
    } catch (error) {
      if (error instanceof SpeechUnavailable) log.warn({ reason: error.message }, 'no voice');
      else log.error({ err: error }, 'a voice could not be made');
      await change(digest, { state: 'error', leaseUntil: secondsFromNow(FAILED_SECONDS) });
    } finally {
      clearInterval(renewal);
    }
  }

  /** Claims a voice for this process: nobody has started it, or whoever did has died or failed. */
  async function take(digest: string): Promise<boolean> {
    const now = clock.now();
    const begun = { state: 'processing' as const, leaseUntil: secondsFromNow(LEASE_SECONDS) };
    const taken = await database
      .insert(voices)
      .values({ digest, ...begun, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({
        target: voices.digest,
        set: { ...begun, updatedAt: now },
        setWhere: isLeaseOver(voices.leaseUntil, LEASE_SECONDS),
      })
      .returning({ digest: voices.digest });
    return taken.length > 0;
  }

  return {
    async ask({ text, locale, gender }) {
      const spoken = spokenText(text);
      if (speaker === null || !canBeSpoken(spoken)) return { state: 'error' };
      const voice = speaker.voiceOf(gender, locale);
      const digest = createHash('sha256')
        .update(JSON.stringify([speaker.id, locale, voice, spoken]))
        .digest('hex');
      if (await take(digest)) {
        const job = { digest, pieces: piecesOf(spoken), locale, voice };
        background.run('voice', () => make(speaker, job));
        return { state: 'processing' };
      }
      const [known] = await database.select().from(voices).where(eq(voices.digest, digest));
      if (known?.state === 'error') return { state: 'error' };
      if (known === undefined || known.storageKey === null) return { state: 'processing' };
      if (await storage.exists(known.storageKey)) {
        return { state: 'ready', storageKey: known.storageKey };
      }
      log.warn('a voice is no longer in the storage');
      await database
        .delete(voices)
        .where(and(eq(voices.digest, digest), eq(voices.state, 'ready')));
      return { state: 'processing' };
    },

    async prune() {
      const before = new Date(clock.now().getTime() - KEPT_MS);
      const gone = await database
        .delete(voices)
        .where(and(lt(voices.updatedAt, before), eq(voices.state, 'ready')))
        .returning({ storageKey: voices.storageKey });
      for (const { storageKey } of gone) if (storageKey !== null) await storage.delete(storageKey);
    },
  };
}
