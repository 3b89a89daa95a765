declare const atob: (text: string) => string;

/** The user and the session that an access token names. */
export type TokenClaims = { user: string; session: string };

/** Null when the token cannot be read. It proves nothing: only the server checks tokens. */
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

/** Both tokens can be read, and name the same user. */
export const isSameUser = (one: string, other: string): boolean => {
  const [user, next] = usersOf(one, other);
  return user !== undefined && user === next;
};

/** Both tokens can be read, and name different users. */
export const isAnotherUser = (one: string, other: string): boolean => {
  const [user, next] = usersOf(one, other);
  return user !== undefined && next !== undefined && user !== next;
};
