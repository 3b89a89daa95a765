/** What the visitor may spend; `unknown` while someone is logged in whose profile is not there. */
export type Allowance =
  | { status: 'guest' }
  | { status: 'unknown' }
  | { status: 'member'; numTokens: number; hasSubscription: boolean };

export type AllowanceChanged = { type: 'allowance.changed'; allowance: Allowance };

export const unknownAllowance: Allowance = { status: 'unknown' };

export const isPremium = (allowance: Allowance): boolean =>
  allowance.status === 'member' && allowance.hasSubscription;
