/**
 * A value as JSON writes it, with what JSON has no words for as an object of one key:
 * `$actor` somebody who is told things, `$machine` a machine by its id, `$function` one that gives
 * a sample, `$set`, `$map`, `$date`, and `$absent` for what is left out.
 */
export type Sample =
  | string
  | number
  | boolean
  | null
  | readonly Sample[]
  | { readonly [key: string]: Sample };

/** How an effect is answered: a promise once, a callback with events, a machine by what is in it. */
export type ActorSample =
  | { kind: 'promise'; answers: readonly Sample[] }
  | { kind: 'callback'; tells: readonly string[] }
  | { kind: 'machine'; machine: string | null };

/** Values of the types that a machine was written with; the first of a list is the plainest. */
export type MachineSamples = {
  inputs: readonly Sample[];
  events: Readonly<Record<string, readonly Sample[]>>;
  actors: Readonly<Record<string, ActorSample>>;
};

/** By the id of the machine. */
export type Samples = Readonly<Record<string, MachineSamples>>;
