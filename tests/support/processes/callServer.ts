/**
 * The server with what can go wrong in a call at hand: takes orders from the process that started it,
 * one after the other, and tells when each was done. Before it is ready it writes what a microphone of
 * the tests hears into the file that is named: a sentence between two silences.
 */
import { writeFile } from 'node:fs/promises';
import { DisconnectReason } from '@livekit/protocol';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { systemClock } from '../../../server/base/clock';
import { readConfig } from '../../../server/config';
import { calls, users } from '../../../server/database/schema';
import { openPglite } from '../../../server/database/pglite';
import { createLogger } from '../../../server/base/logging';
import { readSecrets } from '../../../server/base/secrets';
import { seed } from '../seed';
import { createSpeaker } from '../../../server/speech/createSpeaker';
import { atRate, joined, toWav } from '../../../server/speech/sound';
import { startServer } from '../../../server/start';
import { readHere } from '../readHere';

const call = v.string();
const seconds = v.number();

const orderSchema = v.variant('type', [
  /** Sends the user of a call out of its room. */
  v.object({
    type: v.literal('kick'),
    call,
    reason: v.picklist(['removed', 'room', 'shutdown', 'elsewhere']),
  }),
  /** Breaks the line of the user of a call, as a lost network does. */
  v.object({ type: v.literal('drop'), call }),
  v.object({ type: v.literal('refuseResume'), isRefused: v.boolean() }),
  /** The rooms end without a word, and answer no more. */
  v.object({ type: v.literal('die') }),
  /** The call has as long left as that. */
  v.object({ type: v.literal('limit'), call, seconds }),
  /** Premium of the call's user ends so soon. */
  v.object({ type: v.literal('premium'), call, seconds }),
]);

export type CallOrder = v.InferOutput<typeof orderSchema>;

const reasons = {
  removed: DisconnectReason.PARTICIPANT_REMOVED,
  room: DisconnectReason.ROOM_DELETED,
  shutdown: DisconnectReason.SERVER_SHUTDOWN,
  elsewhere: DisconnectReason.DUPLICATE_IDENTITY,
} as const;

const [file = '', secondsBefore = '', secondsAfter = ''] = process.argv.slice(2);
const RATE = 48_000;

async function writeSpoken(): Promise<void> {
  const speaker = await createSpeaker({ speech: null });
  if (speaker === null) throw new Error('Nobody can speak.');
  const made = await speaker.say({
    text: 'I am just back from the market.',
    locale: 'en',
    voice: speaker.voiceOf('female', 'en'),
    signal: new AbortController().signal,
  });
  const quiet = (seconds: number) => new Int16Array(seconds * RATE);
  const samples = joined([
    quiet(Number(secondsBefore)),
    atRate(made, RATE).samples,
    quiet(Number(secondsAfter)),
  ]);
  await writeFile(file, toWav({ samples, rate: RATE }));
}

await writeSpoken();
const config = readConfig(process.env);
const { origin, services } = await startServer({
  config,
  secrets: await readSecrets(config),
  clock: systemClock,
  log: createLogger(config),
  seed,
  openDatabase: () => openPglite({ folder: config.dataDir }),
  // The threads that read texts take the longest to start from the source, and no call is about them.
  openTextReader: () => readHere,
});
const { database } = services;
const inSeconds = (count: number) => new Date(Date.now() + count * 1_000);

async function obey(order: CallOrder): Promise<void> {
  const faults = services.rooms.embedded?.opened()?.faults;
  if (faults === undefined) throw new Error('Nobody has called yet.');
  switch (order.type) {
    case 'kick':
      return faults.kick(`user-${order.call}`, reasons[order.reason]);
    case 'drop':
      return faults.dropSocket(`user-${order.call}`);
    case 'refuseResume':
      return faults.refuseResume(order.isRefused);
    case 'die':
      return faults.die();
    case 'limit': {
      const connectedAt = inSeconds(order.seconds - config.calls.limitSeconds);
      await database.update(calls).set({ connectedAt }).where(eq(calls.id, order.call));
      return;
    }
    case 'premium': {
      const [row] = await database.select().from(calls).where(eq(calls.id, order.call));
      if (row === undefined) throw new Error('There is no such call.');
      await database
        .update(users)
        .set({ premiumUntil: inSeconds(order.seconds) })
        .where(eq(users.id, row.userId));
      return;
    }
  }
}

process.on('message', (message) => {
  obey(v.parse(orderSchema, message)).then(
    () => process.send?.({ fault: null }),
    (error: unknown) => process.send?.({ fault: String(error) }),
  );
});
process.send?.({ origin });
