import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { NonReducibleUnknown } from 'xstate';
import { tabLock } from '../../src/browser/tabLock';
import { readTokens, tokenStorage } from '../../src/browser/tokenStorage';
import { sessionMachine } from '../../src/machines/session/sessionMachine';
import type { SessionNotice, Tokens } from '../../src/machines/session/sessionTypes';
import { SharedStorage } from './browserTabs';
import { recordOwner } from './recordOwner';
import { FakeLocks, settle } from './tabs';
import { TokenServer } from './tokenServer';

/** The server answers within this time. */
const PATIENCE_MS = 8_000;
/** More answers lost in a row could take longer than the server's window for a repetition. */
const MOST_LOST = 2;

export type Answer = 'reply' | 'lost' | 'down';

type Pending = {
  since: number;
  tab: number;
  isRefresh: boolean;
  /** A session that has gone on waits for it no more; the server may have it all the same. */
  isAwaited: () => boolean;
  end: (how: Answer) => void;
};

/** The tabs of one browser in which somebody is logged in, with sessions of the product, and their server. */
export class SessionTabs {
  readonly clock = new SimulatedClock();
  readonly server = new TokenServer(() => this.clock.now());
  readonly storage: SharedStorage;
  pending: Pending[] = [];
  private readonly locks = new FakeLocks();
  private readonly tabs: ReturnType<SessionTabs['open']>[];
  private lost = 0;

  constructor(
    count: number,
    private readonly hasLocks: boolean,
  ) {
    const { access, refresh } = this.server.login('ada');
    this.storage = new SharedStorage({ access_token: access, refresh_token: refresh });
    this.tabs = Array.from({ length: count }, (_, index) => this.open(index));
  }

  private held<TOutput, TInput extends NonReducibleUnknown>(
    tab: number,
    act: (input: TInput) => TOutput,
    isRefresh = false,
  ) {
    return fromPromise<TOutput, TInput>(
      ({ input, signal }) =>
        new Promise((resolve, reject) => {
          const end = (how: Answer) => {
            const isHeard = how === 'reply' || this.lost >= MOST_LOST;
            if (isRefresh) this.lost = isHeard ? 0 : this.lost + 1;
            const output = isHeard || how === 'lost' ? act(input) : null;
            if (isHeard && output !== null) resolve(output);
            else reject(new TypeError('Failed to fetch'));
          };
          const isAwaited = () => !signal.aborted;
          this.pending.push({ since: this.clock.now(), tab, isRefresh, isAwaited, end });
        }),
    );
  }

  private open(index: number) {
    const { store, events, hear, close } = this.storage.openTab();
    const owner = recordOwner<SessionNotice>();
    const session = createActor(
      sessionMachine.provide({
        actors: {
          tokenStorage: tokenStorage(store, events),
          readTokens: readTokens(store),
          refreshLock: tabLock(this.hasLocks ? this.locks.manager : undefined, () => 'refresh'),
          loadProfile: this.held(index, ({ access }: { access: string }) =>
            this.server.profile(access),
          ),
          refreshTokens: this.held(
            index,
            ({ refresh }: { refresh: string }) => this.server.rotate(refresh),
            true,
          ),
          revokeTokens: this.held(index, ({ tokens }: { tokens: Tokens | null }) =>
            this.server.revoke(tokens?.refresh ?? ''),
          ),
        },
      }),
      { clock: this.clock, input: { owner: owner.ref } },
    ).start();
    return { session, hear, close, notices: owner.notices };
  }

  tab(index: number) {
    const found = this.tabs[index];
    if (found === undefined) throw new Error(`There is no tab ${index}`);
    return found;
  }

  tokens = (index: number): Tokens | null => this.tab(index).session.getSnapshot().context.tokens;

  /** A call of the product, which the server refuses where its token is good no more. */
  call(index: number): void {
    const tokens = this.tokens(index);
    if (tokens !== null && this.server.isRefused(tokens.access))
      this.tab(index).session.send({ type: 'token.rejected', access: tokens.access });
  }

  reload(index: number): void {
    const { session, close } = this.tab(index);
    session.stop();
    close();
    // Nobody waits for them any more; the server may have them all the same.
    for (const call of this.pending.filter(({ tab }) => tab === index)) this.end(call, 'lost');
    this.tabs[index] = this.open(index);
  }

  answer(which: number, how: Answer): void {
    const call = this.pending[which % this.pending.length];
    if (call !== undefined) this.end(call, how);
  }

  private end(call: Pending, how: Answer): void {
    this.pending = this.pending.filter((other) => other !== call);
    call.end(how);
  }

  /** Lets time pass, in which the server answers whoever waits long. */
  async pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= 1_000) {
      this.clock.increment(Math.min(1_000, left));
      for (const call of this.pending)
        if (this.clock.now() - call.since >= PATIENCE_MS) this.end(call, 'reply');
      await settle();
    }
  }

  /** Everything is answered and heard, and every tab makes a call. */
  async rest(): Promise<void> {
    for (let round = 0; round < 3; round += 1) {
      for (const [index, { hear }] of this.tabs.entries()) {
        hear();
        this.call(index);
      }
      await settle();
      await this.pass(60_000);
    }
  }

  stop(): void {
    for (const { session } of this.tabs) session.stop();
  }
}
