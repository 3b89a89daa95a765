/** What the visitor may spend; `unknown` while the profile of a logged-in user is not loaded. */
export type Allowance =
  | { status: 'guest' }
  | { status: 'unknown' }
  | { status: 'member'; desires: number; hasSubscription: boolean };

export type AllowanceChanged = { type: 'allowance.changed'; allowance: Allowance };

export const unknownAllowance: Allowance = { status: 'unknown' };

export const isPremium = (allowance: Allowance): boolean =>
  allowance.status === 'member' && allowance.hasSubscription;
