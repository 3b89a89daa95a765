import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { AgentHandle } from '../../../server/calls/agentPort';
import { createAgents } from '../../../server/calls/agent/agents';
import type { AgentsParts } from '../../../server/calls/agent/agents';
import { createTranscription } from '../../../server/calls/agent/transcription';
import { createLogger } from '../../../server/base/logging';
import type { ReplySource } from '../../../server/replies/replySource';
import { SpeechUnavailable } from '../../../server/speech/speaker';
import type { Speaker } from '../../../server/speech/speaker';
import { callCharacter, callContext } from '../../support/calls';
import { enterCall } from '../../support/callUser';
import type { CallUser } from '../../support/callUser';
import { guestToken, startTestRooms } from '../../support/rooms';
import type { TestRooms } from '../../support/rooms';
import { startTranscriptionServer, transcriptionKey } from '../../support/transcriptionServer';
import type { TranscriptionServer } from '../../support/transcriptionServer';
import { textRules } from '../../support/textRules';

const greeting = ['There you are, Ada.', 'Come in.', 'The kettle is on.'];

/** Hums for 10 ms a letter. */
const humming: Speaker = {
  id: 'humming',
  voiceOf: (gender, locale) => `${gender} ${locale}`,
  speak: () => Promise.reject(new SpeechUnavailable('It is for calls alone')),
  say: async ({ text }) => ({
    rate: 24_000,
    samples: Int16Array.from({ length: text.length * 240 }, (_, at) =>
      Math.round(8_000 * Math.sin((2 * Math.PI * 300 * at) / 24_000)),
    ),
  }),
};

const long = 'This sentence goes on and on, and nobody wants to hear the end of it. '.repeat(8);
const answers: ReplySource = {
  kind: 'model',
  async *reply({ history }) {
    yield history.at(-1)?.text === 'Tell me more.' ? long : 'Thank you.';
  },
};

let rooms: TestRooms;
let endpoint: TranscriptionServer;
let agents: ReturnType<typeof createAgents>;
let count = 0;
const users: CallUser[] = [];
const logged: string[] = [];

beforeAll(async () => {
  rooms = await startTestRooms();
  endpoint = await startTranscriptionServer();
  const parts: AgentsParts = {
    context: async () => callContext,
    log: createLogger({ logLevel: 'info' }, { write: (line) => void logged.push(line) }),
    replySource: answers,
    selfHarmJudge: null,
    speaker: humming,
    textRules: () => textRules,
    transcribe: createTranscription({
      baseUrl: endpoint.baseUrl,
      model: 'whisper-1',
      apiKey: transcriptionKey,
    }),
  };
  agents = createAgents(parts);
});
afterEach(async () => {
  for (const user of users.splice(0)) await user.leave();
});
afterAll(async () => {
  await agents.close();
  await endpoint.close();
  await rooms.stop();
});

type Begun = {
  handle: AgentHandle;
  room: string;
  connected: number;
  ends: string[];
  /** For how long the user was gone at the end, ms. */
  absentMs: number | null;
  /** Resolves with the first of them. */
  ended: Promise<void>;
};

async function begin(more: { secret?: string } = {}): Promise<Begun> {
  count += 1;
  const room = `call-${count}`;
  rooms.create(room);
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const begun: Omit<Begun, 'handle'> = { room, connected: 0, ends: [], absentMs: null, ended };
  const handle = agents.begin({
    id: room,
    url: rooms.url,
    token: await guestToken({ identity: `agent-${room}`, room, isAgent: true, ...more }),
    character: callCharacter,
    chatId: 'unused',
    userId: 'unused',
    userIdentity: `user-${room}`,
    locale: 'en',
    onConnected: () => (begun.connected += 1),
    onEnd(cause, absentMs = 0) {
      begun.ends.push(cause);
      begun.absentMs ??= absentMs;
      end();
    },
  });
  return Object.assign(begun, { handle });
}

async function enter({ room }: Begun): Promise<CallUser> {
  const video = { canUpdateOwnMetadata: true };
  const token = await guestToken({ identity: `user-${room}`, room, video });
  const user = await enterCall(rooms.url, token);
  users.push(user);
  return user;
}

const textsBy = (user: CallUser, who: 'character' | 'user') =>
  user.captions.filter((caption) => caption.who === who).map(({ text }) => text);

/** Until the character has said its greeting. */
async function greeted(user: CallUser) {
  await user.until(() => user.states.includes('speaking') && user.states.at(-1) === 'listening');
}

describe('the character in the room', () => {
  it('greets who comes, hears what is said, answers, and tells of the end before it leaves', async () => {
    endpoint.answer('How are you?');
    const call = await begin();
    const user = await enter(call);
    await greeted(user);
    expect(user.firstHeardAt()).not.toBeNull();
    expect(textsBy(user, 'character')).toEqual(greeting);
    expect(user.states.slice(-3)).toEqual(['thinking', 'speaking', 'listening']);
    expect(call.connected).toBe(1);

    await user.speak(1);
    await user.until(() => textsBy(user, 'character').includes('Thank you.'));
    expect(textsBy(user, 'user')).toEqual(['How are you?']);
    const { seconds = 0, language } = endpoint.asked.at(-1) ?? {};
    expect(language).toBe('en');
    expect(seconds).toBeGreaterThan(0.8);
    expect(seconds).toBeLessThan(2.5);

    await call.handle.announce('limit', 60);
    await user.until(() => user.words.length === 1);
    await call.handle.end('limit');
    await user.until(() => !user.isThere(`agent-${call.room}`));
    expect(user.words).toEqual([
      { type: 'ending', cause: 'limit', seconds_left: 60 },
      { type: 'ended', cause: 'limit' },
    ]);
    expect(user.shownEnd()).toBe('limit');
    await call.handle.end('limit');
    expect(call.ends).toEqual([]);
  });

  it('falls silent where it is interrupted, and answers that', async () => {
    endpoint.answer('Tell me more.', 'Enough.');
    const user = await enter(await begin());
    await greeted(user);
    await user.speak(0.8);
    await user.until(
      () => user.states.at(-1) === 'speaking' && user.captions.length > greeting.length + 1,
    );
    const before = user.states.length;
    await user.speak(0.9);
    await user.until(
      () =>
        textsBy(user, 'character').at(-1) === 'Thank you.' &&
        user.states.slice(before).includes('speaking'),
    );
    expect(user.states.slice(before, before + 3)).toEqual(['listening', 'thinking', 'speaking']);
    const said = textsBy(user, 'character').slice(greeting.length, -1);
    expect(long.startsWith(said.join(' '))).toBe(true);
    expect(said.join(' ').length).toBeLessThan(long.length / 2);
    expect(textsBy(user, 'user')).toEqual(['Tell me more.', 'Enough.']);
  });

  it('leaves where the room is closed behind the user', async () => {
    const call = await begin();
    const user = await enter(call);
    await greeted(user);
    await user.leave();
    await rooms.remove(call.room);
    await call.ended;
    expect(call.ends).toEqual(['left']);
  });

  it('leaves at once where the user hangs up', async () => {
    const call = await begin();
    const user = await enter(call);
    await greeted(user);
    await user.hangUp();
    await call.ended;
    expect(call.ends).toEqual(['left']);
    expect(call.absentMs).toBe(0);
  });

  it('leaves a while after the user went away without hanging up', async () => {
    const call = await begin();
    const user = await enter(call);
    await greeted(user);
    await user.leave();
    await call.ended;
    expect(call.ends).toEqual(['left']);
    expect(call.absentMs).toBeGreaterThan(3_500);
    expect(call.absentMs).toBeLessThan(25_000);
  });

  it('goes on where the user left to come in anew, as a client does whose line is bad', async () => {
    endpoint.answer('Where were we?');
    const call = await begin();
    const before = await enter(call);
    await greeted(before);
    await before.leave();
    const user = await enter(call);
    await user.speak(1);
    await user.until(() => textsBy(user, 'character').includes('Thank you.'));
    expect(call.ends).toEqual([]);
    expect(call.connected).toBe(1);
  });

  it('ends with failure where it is not let in', async () => {
    const call = await begin({ secret: 'another secret of 32 characters, or so' });
    await call.ended;
    expect(call.ends).toEqual(['failed']);
    expect(logged.join('')).not.toContain('eyJ');
  });

  it('ends with failure where its process falls, and comes to the next call', async () => {
    const lost = await begin();
    const user = await enter(lost);
    await greeted(user);
    agents.kill();
    await lost.ended;
    expect(lost.ends).toEqual(['failed']);
    const next = await begin();
    const other = await enter(next);
    await greeted(other);
    expect(next.ends).toEqual([]);
    expect(logged.join('')).toContain('the process of the calls fell');
    expect(logged.join('')).not.toMatch(/eyJ|Tell me more/);
  });
});
