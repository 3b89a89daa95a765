import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createContractClient, expectStatus } from '../../tests/support/contractClient';
import type { ContractClient } from '../../tests/support/contractClient';
import { openEvents } from '../../tests/support/eventReader';
import type { EventReader } from '../../tests/support/eventReader';

/** How long a user waits between two actions. */
const PAUSE_MS = 700;
const REPLY_WITHIN_MS = 30_000;
const MOST_AGAIN = 10;
const AGAIN_AFTER_MS = 1_000;
const PASSWORD = 'a good password';

export type Count = {
  acts: number;
  /** Answers of 503 with Retry-After, for example when a text could not be read in time. */
  askedAgain: number;
  errors: string[];
  excused: number;
};

export type Crowd = {
  count: Count;
  /** Lets everybody finish what they are doing. */
  leave(): Promise<void>;
};

type World = {
  /** Where a user's next session goes. */
  pickOrigin(): string;
  /** Whether an instance is stopping or starting: failures then do not count as errors. */
  isExcused(): boolean;
};

/** One user, who comes again and again. */
class User {
  private readonly email = `${randomUUID()}@example.org`;
  private isKnown = false;
  private client: ContractClient = createContractClient('');
  private origin = '';

  constructor(
    private readonly address: string,
    private readonly count: Count,
  ) {}

  /** One action of a user, repeated if the server asks for it. */
  private async act<T extends { status: PropertyKey }>(what: () => Promise<T>): Promise<T> {
    this.count.acts += 1;
    let answer = await what();
    for (let again = 0; answer.status === 503 && again < MOST_AGAIN; again += 1) {
      this.count.askedAgain += 1;
      await sleep(AGAIN_AFTER_MS);
      answer = await what();
    }
    return answer;
  }

  /** Each user has a network address of their own, as behind a proxy. */
  private headers(): Record<string, string> {
    return { 'x-forwarded-for': this.address };
  }

  private async enter(): Promise<string> {
    const headers = this.headers();
    const { email } = this;
    if (!this.isKnown) {
      const signup = { name: 'Ada', email, password: PASSWORD, password_repeat: PASSWORD };
      const body = { ...signup, adult: true, terms: true };
      const answer = await this.act(() => this.client.call('register', { headers, body }));
      expectStatus(answer, 201);
      this.isKnown = true;
    }
    const body = { email, password: PASSWORD };
    const answer = await this.act(() => this.client.call('createToken', { headers, body }));
    const { access, refresh } = expectStatus(answer, 200).body;
    this.refresh = refresh;
    return access;
  }

  private refresh = '';

  /** Waits until the reply under way has ended. */
  private static async hear(events: EventReader): Promise<void> {
    const late = AbortSignal.timeout(REPLY_WITHIN_MS);
    const isLate = new Promise<never>((_, reject) => {
      late.addEventListener('abort', () => reject(new Error('No reply came')));
    });
    const isOver = events.next('message', ({ message }) => message.author === 'bot');
    await Promise.race([isOver, isLate]);
  }

  private async say(token: string, id: string, text: string) {
    const headers = this.headers();
    const body = { client_id: randomUUID(), text };
    const said = () => this.client.call('sendMessage', { token, headers, params: { id }, body });
    expectStatus(await this.act(said), 201);
  }

  private async visit(token: string): Promise<void> {
    const headers = this.headers();
    const { client } = this;
    const asked = { token, headers };
    const { results } = expectStatus(
      await this.act(() => client.call('listBots', asked)),
      200,
    ).body;
    const free = results.filter((bot) => !bot.is_premium);
    const bot = free[Math.floor(Math.random() * free.length)];
    if (bot === undefined) throw new Error('There is nobody to talk to');
    await fetch(new URL(bot.portrait.sources[0]?.webp ?? '/', this.origin)).then((it) => it.blob());
    expectStatus(
      await this.act(() => client.call('getBot', { ...asked, params: { slug: bot.slug } })),
      200,
    );
    await this.act(() => client.call('claimDesires', asked));
    const opened = () => client.call('getOrCreateChat', { ...asked, body: { bot_slug: bot.slug } });
    const { id } = expectStatus(await this.act(opened), 200).body;
    const params = { id };

    const events = await openEvents(this.origin, token, { headers });
    try {
      await events.next('ready');
      await this.say(token, id, 'How was your day?');
      await User.hear(events);
      await sleep(PAUSE_MS);
      await this.say(token, id, 'Tell me something long.');
      await sleep(PAUSE_MS);
      await this.act(() => client.call('stopReply', { ...asked, params }));
      for (let picture = 0; picture < 2; picture += 1) {
        await sleep(PAUSE_MS);
        await this.say(token, id, 'Send me a picture');
        await User.hear(events);
      }
    } finally {
      await events.close();
    }
    const history = await this.act(() => client.call('getChatHistory', { ...asked, params }));
    const { results: messages } = expectStatus(history, 200).body;
    const blurred = messages.find(({ kind }) => kind === 3);
    if (blurred !== undefined)
      await this.act(() => client.call('unblurImage', { ...asked, params: { id: blurred.id } }));
    for (const { image_url: image } of messages)
      if (image !== null) await fetch(new URL(image, this.origin)).then((it) => it.blob());
    expectStatus(await this.act(() => client.call('listLedger', asked)), 200);
    const left = () => client.call('logout', { ...asked, body: { refresh: this.refresh } });
    expectStatus(await this.act(left), 204);
  }

  async come({ pickOrigin, isExcused }: World): Promise<void> {
    this.origin = pickOrigin();
    this.client = createContractClient(this.origin);
    const wasExcused = isExcused();
    try {
      await this.visit(await this.enter());
    } catch (error) {
      if (wasExcused || isExcused()) this.count.excused += 1;
      else this.count.errors.push(error instanceof Error ? error.message : String(error));
    }
    await sleep(PAUSE_MS);
  }
}

/** Users who come again and again, until they are asked to leave. */
export function openDoors(users: number, world: World): Crowd {
  const count: Count = { acts: 0, askedAgain: 0, errors: [], excused: 0 };
  const doors = { isOpen: true };
  const crowd = Array.from({ length: users }, async (_, number) => {
    const user = new User(`10.0.${Math.floor(number / 250)}.${(number % 250) + 1}`, count);
    while (doors.isOpen) await user.come(world);
  });
  return {
    count,
    async leave() {
      doors.isOpen = false;
      await Promise.all(crowd);
    },
  };
}
