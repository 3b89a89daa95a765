/** What the link of a mail has brought to the page that it leads to; null and '' where it is missing. */
type Taken = { token: string | null };

const taken = ({ event }: { event: { output: string | null } }): Taken => ({ token: event.output });

export const isProof = (_: unknown, { token }: Taken): boolean => (token ?? '') !== '';

/** On with a token that is there, and keep it; the machine's guard and action are named like this. */
export const withProof = <TTarget extends string>(target: TTarget) =>
  ({
    guard: { type: 'hasToken', params: taken },
    target,
    actions: { type: 'keepToken', params: taken },
  }) as const;
