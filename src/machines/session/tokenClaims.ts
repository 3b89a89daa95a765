declare const atob: (text: string) => string;

/** Whom an access token names, and in which session. */
export type TokenClaims = { user: string; session: string };

/** Null where the token cannot be read. Nothing is trusted to it: the server alone checks tokens. */
export const claimsOf = (access: string | null): TokenClaims | null => {
  const payload = access?.split('.')[1];
  if (payload === undefined) return null;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || claims === null) return null;
    const { sub, sid }: { sub?: unknown; sid?: unknown } = claims;
    return typeof sub === 'string' && typeof sid === 'string' ? { user: sub, session: sid } : null;
  } catch {
    return null;
  }
};

const usersOf = (one: string, other: string) => [claimsOf(one)?.user, claimsOf(other)?.user];

/** Both tokens can be read, and name one user. */
export const isSameUser = (one: string, other: string): boolean => {
  const [user, next] = usersOf(one, other);
  return user !== undefined && user === next;
};

/** Both tokens can be read, and name two users. */
export const isAnotherUser = (one: string, other: string): boolean => {
  const [user, next] = usersOf(one, other);
  return user !== undefined && next !== undefined && user !== next;
};
