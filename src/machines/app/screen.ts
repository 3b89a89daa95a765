import type { ActorRefFrom, AnyActorRef, EventObject, NonReducibleUnknown } from 'xstate';
import type { Overlay } from '../navigation/address';
import { isUngated } from '../navigation/routes';
import type { Profile } from '../session/sessionTypes';
import type { Owner } from '../shared/owner';
import type { AppContext, AppEvent } from './appTypes';
import { memberOf } from './sessionNews';
import type { Bundle, ScreenEvent, ScreenInput, ScreenMachines, ScreenName } from './screenTypes';

/** Where the visitor is and who they are, as far as the age gate lets them see it. */
export type Where = {
  /** Of the page; undefined before the age gate, and when there is no page. */
  pattern: string | undefined;
  params: Readonly<Record<string, string>>;
  overlay: Overlay | null;
  isMember: boolean;
  /** Null for a guest, and while the profile is not known. */
  member: Profile | null;
};

/** One screen: a page, an overlay or a part of one, and the actor behind it. */
export type Screen<Name extends ScreenName> = {
  /** The bundle with its code. */
  bundle: Bundle;
  /**
   * What it is about, such as a slug; '' when there is only one; undefined when it is not wanted.
   * Another subject gets another actor.
   */
  about: (where: Where) => string | undefined;
  /** Null while its input is not known yet. Left out when the screen needs none. */
  input?: (context: AppContext, owner: Owner<AppEvent>, where: Where) => ScreenInput<Name> | null;
  /** Sent to it as soon as it runs. */
  first?: ScreenEvent<Name>;
  /** The catalogue sends it at once what it knows of the character. */
  isIntroduced?: true;
  /** Without it, the screen stops with its place and with its user. */
  stays?: 'forNextPerson' | 'forGood';
  /** What it is sent for an event of the application; `before`: the context before that event. */
  hears?(
    event: AppEvent,
    before: AppContext,
    ref: ActorRefFrom<ScreenMachines[Name]>,
  ): readonly ScreenEvent<Name>[];
};

export type Screens = { readonly [Name in ScreenName]: Screen<Name> };

/** A screen when it does not matter which one it is. */
export type AnyScreen = Omit<Screen<ScreenName>, 'input' | 'first' | 'hears'> & {
  input?: (context: AppContext, owner: Owner<AppEvent>, where: Where) => NonReducibleUnknown;
  first?: EventObject;
  hears?(event: AppEvent, before: AppContext, ref: AnyActorRef): readonly EventObject[];
};

/** Before the age gate a problem can be reported, and no other overlay opens. */
export const whereOf = (context: AppContext): Where => {
  const { isAdult, place, session } = context;
  const isOpen = isAdult || isUngated(place?.address.path ?? '');
  const isShown = isAdult || (isOpen && place?.overlay?.name === 'report');
  return {
    pattern: isOpen ? place?.route.pattern : undefined,
    params: place?.route.params ?? {},
    overlay: (isShown && place?.overlay) || null,
    isMember: session?.status === 'authorized',
    member: memberOf(session),
  };
};
