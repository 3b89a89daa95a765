/**
 * A value as JSON, with objects of one key for what JSON lacks: `$actor` a stub that receives
 * events, `$machine` a machine by its id, `$function` one that returns a sample, `$set`, `$map`,
 * `$date`, and `$absent` for what is left out.
 */
export type Sample =
  | string
  | number
  | boolean
  | null
  | readonly Sample[]
  | { readonly [key: string]: Sample };

/** How an effect answers: a promise once, a callback with events, a machine by its own effects. */
export type ActorSample =
  | { kind: 'promise'; answers: readonly Sample[] }
  | { kind: 'callback'; tells: readonly string[] }
  | { kind: 'machine'; machine: string | null };

/** Values of a machine's types; the first in each list is the plainest. */
export type MachineSamples = {
  inputs: readonly Sample[];
  events: Readonly<Record<string, readonly Sample[]>>;
  actors: Readonly<Record<string, ActorSample>>;
};

/** By machine id. */
export type Samples = Readonly<Record<string, MachineSamples>>;
