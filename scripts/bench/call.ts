/**
 * Calls a character in a room on loopback as a browser would, and speaks into its words; prints the
 * figures as JSON.
 */
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAgents } from '../../server/calls/agent/agents';
import { createSpeaker } from '../../server/speech/createSpeaker';
import { createLogger } from '../../server/base/logging';
import { scriptedReplies } from '../../server/replies/scripted/scriptedReplies';
import { textRulesHere } from '../../tests/support/readHere';
import { callCharacter, callContext } from '../../tests/support/calls';
import { enterCall } from '../../tests/support/callUser';
import { guestToken, startTestRooms } from '../../tests/support/rooms';
import type { CallFigures } from './calls.mjs';
import { median } from './page.mjs';

const RUNS = 10;
const MANY = 5;
const greeting = `${'The kettle is on, and the rain has stopped, so stay as long as you like. '.repeat(4)}`;
const character = {
  ...callCharacter,
  texts: { en: { ...callCharacter.texts.en, greeting } },
};

const rooms = await startTestRooms();
const textRules = textRulesHere({ now: () => new Date() });
const agents = createAgents({
  context: async () => callContext,
  log: createLogger({ logLevel: 'silent' }),
  replySource: scriptedReplies(textRules('somebody').writeReply, async () => {}),
  selfHarmJudge: null,
  speaker: await createSpeaker({ speech: null }),
  textRules,
  transcribe: null,
});
let count = 0;

async function call() {
  count += 1;
  const room = `call-${count}`;
  rooms.create(room);
  const token = await guestToken({ identity: 'user', room });
  const agent = await guestToken({ identity: 'agent', room, isAgent: true });
  const begun = performance.now();
  const { end } = agents.begin({
    id: room,
    url: rooms.url,
    token: agent,
    character,
    chatId: '',
    userId: '',
    userIdentity: 'user',
    locale: 'en',
    onConnected() {},
    onEnd() {},
  });
  const user = await enterCall(rooms.url, token);
  await user.until(() => user.firstHeardAt() !== null);
  return {
    user,
    firstMs: (user.firstHeardAt() ?? 0) - begun,
    async leave() {
      await end('left');
      await user.leave();
    },
  };
}

/** From the user's first syllable during the greeting to the last sound of it. */
async function interrupt({ user }: Awaited<ReturnType<typeof call>>) {
  const before = user.states.length;
  const spokenAt = performance.now();
  const speaking = user.speak(1);
  await user.until(() => user.states.slice(before).includes('listening'));
  await speaking;
  return (user.lastHeardAt() ?? 0) - spokenAt;
}

/** Megabytes used by the process of the calls; null if the system does not tell. */
async function memoryMb(): Promise<number | null> {
  const status = await readFile(`/proc/${agents.pid() ?? 0}/status`, 'utf8').catch(() => '');
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(status) ?? [];
  return kilobytes === undefined ? null : Number(kilobytes) / 1_000;
}

const warm = await call();
const oneMb = await memoryMb();
await warm.leave();
const firsts: number[] = [];
const stops: number[] = [];
for (let run = 0; run < RUNS; run += 1) {
  const begun = await call();
  firsts.push(begun.firstMs);
  await sleep(1_000);
  stops.push(await interrupt(begun));
  await begun.leave();
}
const many = await Promise.all(Array.from({ length: MANY }, call));
await sleep(2_000);
const manyMb = await memoryMb();
for (const begun of many) await begun.leave();
await agents.close();
await rooms.stop();
const figures: Omit<CallFigures, 'connectedMs' | 'clickMs'> = {
  firstWordMs: median(firsts),
  interruptMs: median(stops),
  oneMb,
  manyMb,
};
process.stdout.write(`${JSON.stringify(figures)}\n`, () => process.exit(0));
