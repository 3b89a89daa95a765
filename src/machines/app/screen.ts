import type { ActorRefFrom, AnyActorRef, EventObject, NonReducibleUnknown } from 'xstate';
import type { Overlay } from '../navigation/address';
import { isUngated } from '../navigation/routes';
import type { Profile } from '../session/sessionTypes';
import type { Owner } from '../shared/owner';
import type { AppContext, AppEvent } from './appTypes';
import { memberOf } from './sessionNews';
import type { Bundle, ScreenEvent, ScreenInput, ScreenMachines, ScreenName } from './screenTypes';

/** Where the visitor is and who they are, as far as they may see it. */
export type Where = {
  /** Of the page; undefined in front of the age gate, and where there is no page. */
  pattern: string | undefined;
  params: Readonly<Record<string, string>>;
  overlay: Overlay | null;
  isMember: boolean;
  /** Null for a guest, and while the profile is not known. */
  member: Profile | null;
};

/** One screen: a page, an overlay or a part of one, and the actor behind it. */
export type Screen<Name extends ScreenName> = {
  /** The code that it comes with. */
  bundle: Bundle;
  /**
   * What it is about, such as a slug, and '' where there is but one; undefined where it is not
   * wanted. Another subject is another actor.
   */
  about: (where: Where) => string | undefined;
  /** Null while something that it starts with is not known. Without it, it starts with nothing. */
  input?: (context: AppContext, owner: Owner<AppEvent>, where: Where) => ScreenInput<Name> | null;
  /** Heard as soon as it runs. */
  first?: ScreenEvent<Name>;
  /** The wall tells it at once what it knows of the character that it is about. */
  isIntroduced?: true;
  /** Without it, it stops with its place and with its person. */
  stays?: 'forNextPerson' | 'forGood';
  /** What it is told of an event of the application; `before`: as it was until then. */
  hears?(
    event: AppEvent,
    before: AppContext,
    ref: ActorRefFrom<ScreenMachines[Name]>,
  ): readonly ScreenEvent<Name>[];
};

export type Screens = { readonly [Name in ScreenName]: Screen<Name> };

/** A screen of which it does not matter here which one it is. */
export type AnyScreen = Omit<Screen<ScreenName>, 'input' | 'first' | 'hears'> & {
  input?: (context: AppContext, owner: Owner<AppEvent>, where: Where) => NonReducibleUnknown;
  first?: EventObject;
  hears?(event: AppEvent, before: AppContext, ref: AnyActorRef): readonly EventObject[];
};

/** Outside the age gate a problem can be reported, and no other overlay opens. */
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
