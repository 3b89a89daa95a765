import type { ProfileReply, RefreshReply, Tokens } from '../../src/machines/session/sessionTypes';
import { claimsOf } from '../../src/machines/session/tokenClaims';
import { createProfile, createReadableTokens } from './fixtures/sessions';

/** As long as the server gives the same successor for a token that is used again. */
const REPLAY_WINDOW_MS = 30_000;
const ACCESS_LIVES_MS = 120_000;

type Issued = Tokens & {
  session: number;
  issuedAt: number;
  rotatedAt: number | null;
  successor: Issued | null;
};

/** The server's rules of refresh tokens, without a database: rotation, replay, and what ends a session. */
export class TokenServer {
  private readonly issued: Issued[] = [];
  private readonly over = new Set<number>();
  private readonly expired = new Set<string>();
  private sessions = 0;
  /** Sessions that ended because a token was used again too late. */
  replayed = 0;

  constructor(private readonly now: () => number) {}

  login(user: string): Tokens {
    this.sessions += 1;
    return this.issue(user, this.sessions);
  }

  /** No access token is good any more, but for those that are just made: they live for minutes. */
  expire(): void {
    for (const { access, issuedAt } of this.issued)
      if (this.now() - issuedAt > ACCESS_LIVES_MS) this.expired.add(access);
  }

  isRefused(access: string): boolean {
    const found = this.issued.find((tokens) => tokens.access === access);
    return found === undefined || this.expired.has(access) || this.over.has(found.session);
  }

  /** Whether a session can go on with these tokens. */
  isLive({ refresh }: Tokens): boolean {
    const found = this.issued.find((tokens) => tokens.refresh === refresh);
    return found !== undefined && found.rotatedAt === null && !this.over.has(found.session);
  }

  profile(access: string): ProfileReply {
    if (this.isRefused(access)) return { kind: 'unauthorized' };
    return { kind: 'loaded', profile: createProfile({ id: claimsOf(access)?.user ?? '' }) };
  }

  rotate(refresh: string): RefreshReply {
    const found = this.issued.find((tokens) => tokens.refresh === refresh);
    if (found === undefined || this.over.has(found.session)) return { kind: 'refused' };
    if (found.rotatedAt !== null && this.now() > found.rotatedAt + REPLAY_WINDOW_MS) {
      this.replayed += 1;
      this.over.add(found.session);
      return { kind: 'refused' };
    }
    found.rotatedAt ??= this.now();
    found.successor ??= this.issue(claimsOf(found.access)?.user ?? '', found.session);
    return { kind: 'renewed', access: found.successor.access, refresh: found.successor.refresh };
  }

  revoke(refresh: string): void {
    const found = this.issued.find((tokens) => tokens.refresh === refresh);
    if (found !== undefined) this.over.add(found.session);
  }

  private issue(user: string, session: number): Issued {
    const tokens = createReadableTokens(user, this.issued.length + 1);
    const issuedAt = this.now();
    const issued = { ...tokens, session, issuedAt, rotatedAt: null, successor: null };
    this.issued.push(issued);
    return issued;
  }
}
