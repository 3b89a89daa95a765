/** The token that the link of an email brought to its page; null or '' when it is missing. */
type Taken = { token: string | null };

const taken = ({ event }: { event: { output: string | null } }): Taken => ({ token: event.output });

export const isProof = (_: unknown, { token }: Taken): boolean => (token ?? '') !== '';

/** Goes on with a token and keeps it; the machine needs a guard and an action of these names. */
export const withProof = <TTarget extends string>(target: TTarget) =>
  ({
    guard: { type: 'hasToken', params: taken },
    target,
    actions: { type: 'keepToken', params: taken },
  }) as const;
