import type { ActorRefFrom, EventFromLogic, InputFrom } from 'xstate';
import type { accountMachine } from '../account/accountMachine';
import type { blogMachine } from '../blog/blogMachine';
import type { characterProfileMachine } from '../characterProfile/characterProfileMachine';
import type { callMachine } from '../call/callMachine';
import type { chatListMachine } from '../chatList/chatListMachine';
import type { chatMachine } from '../chat/chatMachine';
import type { claimMachine } from '../claim/claimMachine';
import type { emailReminderMachine } from '../emailReminder/emailReminderMachine';
import type { eventStreamMachine } from '../eventStream/eventStreamMachine';
import type { ledgerMachine } from '../ledger/ledgerMachine';
import type { loginMachine } from '../login/loginMachine';
import type { memoryMachine } from '../memory/memoryMachine';
import type { offerMachine } from '../offer/offerMachine';
import type { passwordMachine } from '../password/passwordMachine';
import type { paymentMachine } from '../payment/paymentMachine';
import type { personaMachine } from '../persona/personaMachine';
import type { profileFormMachine } from '../profileForm/profileFormMachine';
import type { removalMachine } from '../removal/removalMachine';
import type { reportMachine } from '../report/reportMachine';
import type { reportsMachine } from '../reports/reportsMachine';
import type { signupMachine } from '../signup/signupMachine';
import type { subscriptionMachine } from '../subscription/subscriptionMachine';
import type { undressMachine } from '../undress/undressMachine';
import type { unsubscribeMachine } from '../unsubscribe/unsubscribeMachine';
import type { verificationMachine } from '../verification/verificationMachine';
import type { welcomeMachine } from '../welcome/welcomeMachine';

/** The machine of each screen; `src/app/screens.ts` describes the rest. */
export type ScreenMachines = {
  account: typeof accountMachine;
  blog: typeof blogMachine;
  call: typeof callMachine;
  characterProfile: typeof characterProfileMachine;
  chat: typeof chatMachine;
  chatList: typeof chatListMachine;
  claim: typeof claimMachine;
  create: typeof personaMachine;
  desiresOffer: typeof offerMachine;
  emailReminder: typeof emailReminderMachine;
  eventStream: typeof eventStreamMachine;
  ledger: typeof ledgerMachine;
  login: typeof loginMachine;
  memory: typeof memoryMachine;
  password: typeof passwordMachine;
  premium: typeof offerMachine;
  profileForm: typeof profileFormMachine;
  purchase: typeof paymentMachine;
  removal: typeof removalMachine;
  report: typeof reportMachine;
  reports: typeof reportsMachine;
  signup: typeof signupMachine;
  subscription: typeof subscriptionMachine;
  undress: typeof undressMachine;
  unsubscribe: typeof unsubscribeMachine;
  verification: typeof verificationMachine;
  welcome: typeof welcomeMachine;
};

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
