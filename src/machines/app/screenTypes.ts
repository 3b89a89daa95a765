import type { ActorRefFrom, EventFromLogic, InputFrom } from 'xstate';
import type { eventStreamMachine } from '../eventStream/eventStreamMachine';

/**
 * The machine of each screen; `src/app/screens.ts` describes the rest. The machine of a page or an
 * overlay adds itself, at the end of its file. The event stream has neither.
 */
export interface ScreenMachines {
  eventStream: typeof eventStreamMachine;
}

export type ScreenName = keyof ScreenMachines;

/** The screens that run, by name. */
export type ScreenRefs = { readonly [Name in ScreenName]?: ActorRefFrom<ScreenMachines[Name]> };

/** The pieces in which the code of screens is loaded. */
export type Bundle =
  | 'call'
  | 'characters'
  | 'forms'
  | 'member'
  | 'money'
  | 'persona'
  | 'undress'
  | 'welcome';

/** The events of one screen, and its input. */
export type ScreenEvent<Name extends ScreenName> = EventFromLogic<ScreenMachines[Name]>;
export type ScreenInput<Name extends ScreenName> = InputFrom<ScreenMachines[Name]>;
