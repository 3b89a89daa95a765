import { fromCallback } from 'xstate';
import type { AppRef } from '../machines/app/appMachine';
import type { Locale } from '../../common/locales';
import type { Place } from '../machines/navigation/navigationMachine';
import type { Profile } from '../machines/session/sessionTypes';
import type { WelcomeCommand, WelcomeFact } from '../machines/welcome/welcomeSetup';

const isWelcome = (place: Place | null): place is Place => place?.route.pattern === '/welcome';

const nameIn = ({ address: { search } }: Place): string | undefined =>
  new URLSearchParams(search).get('step') ?? undefined;

/** Undefined while somebody is logged in whose profile is not known. */
const profileIn = (app: AppRef): Profile | null | undefined => {
  const { session } = app.getSnapshot().context;
  if (session === null) return undefined;
  return session.status === 'guest' ? null : (session.profile ?? undefined);
};

/** Tells the machine the address, the visitor and the language, and navigates for it. */
export const welcomePort = (app: AppRef, history: Pick<History, 'back'>) =>
  fromCallback<WelcomeCommand>(({ receive, sendBack }) => {
    let place: Place | null = null;
    let profile: Profile | null | undefined;
    let locale: Locale = app.getSnapshot().context.contentLocale;
    const tell = (fact: WelcomeFact) => sendBack(fact);
    const look = () => {
      const { context } = app.getSnapshot();
      const visitor = profileIn(app);
      if (isWelcome(context.place) && context.place !== place) {
        place = context.place;
        tell({ type: 'step.asked', name: nameIn(place) });
      }
      if (visitor !== undefined && visitor !== profile) {
        profile = visitor;
        tell({ type: 'visitor.told', profile });
      }
      if (context.contentLocale !== locale) {
        locale = context.contentLocale;
        tell({ type: 'welcome.translate' });
      }
    };
    receive((command) => {
      if (command.type === 'address.back') return history.back();
      app.getSnapshot().children.navigation?.send({
        type: 'navigation.go',
        to: command.to,
        replace: command.isReplaced,
      });
    });
    const { unsubscribe } = app.subscribe(look);
    look();
    return unsubscribe;
  });

/** Tells whether somebody is logged in, and when that is somebody else. */
export const watchMember = (app: AppRef) =>
  fromCallback(({ sendBack }) => {
    let member: string | null = null;
    const look = () => {
      const id = profileIn(app)?.id ?? null;
      if (id === member) return;
      member = id;
      sendBack({ type: 'member.told', isMember: id !== null });
    };
    const { unsubscribe } = app.subscribe(look);
    look();
    return unsubscribe;
  });
