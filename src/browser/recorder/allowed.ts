import type { AnyStateMachine, ContextFrom, EventFrom } from 'xstate';
import type { ageGateMachine } from '../../machines/ageGate/ageGateMachine';
import type { alertMachine } from '../../machines/alerts/alertMachine';
import type { alertsMachine } from '../../machines/alerts/alertsMachine';
import type { appMachine } from '../../machines/app/appMachine';
import type { callMachine } from '../../machines/call/callMachine';
import type { catalogueMachine } from '../../machines/catalogue/catalogueMachine';
import type { chatMachine } from '../../machines/chat/chatMachine';
import type { chatDeletionMachine } from '../../machines/chatActions/chatDeletionMachine';
import type { chatActionsMachine } from '../../machines/chatActions/chatActionsMachine';
import type { markingMachine } from '../../machines/chatActions/markingMachine';
import type { chatListMachine } from '../../machines/chatList/chatListMachine';
import type { communityMachine } from '../../machines/community/communityMachine';
import type { conversationMachine } from '../../machines/conversation/conversationMachine';
import type { eventStreamMachine } from '../../machines/eventStream/eventStreamMachine';
import type { favouritesMachine } from '../../machines/favourites/favouritesMachine';
import type { localeMachine } from '../../machines/locale/localeMachine';
import type { navigationMachine } from '../../machines/navigation/navigationMachine';
import type { offerMachine } from '../../machines/offer/offerMachine';
import type { outboxHostMachine } from '../../machines/outbox/outboxHostMachine';
import type { outboxMachine } from '../../machines/outbox/outboxMachine';
import type { outboxMessageMachine } from '../../machines/outbox/outboxMessageMachine';
import type { pageMachine } from '../../machines/page/pageMachine';
import type { bundleMachine } from '../../machines/bundle/bundleMachine';
import type { purchaseWatchMachine } from '../../machines/payment/purchaseWatchMachine';
import type { personaMachine } from '../../machines/persona/personaMachine';
import type { photoMachine } from '../../machines/persona/photoMachine';
import type { prefetchMachine } from '../../machines/prefetch/prefetchMachine';
import type { sessionMachine } from '../../machines/session/sessionMachine';
import type { shortcutsMachine } from '../../machines/shortcuts/shortcutsMachine';
import type { streamShareMachine } from '../../machines/streamShare/streamShareMachine';
import type { themeMachine } from '../../machines/theme/themeMachine';
import type { unblurMachine } from '../../machines/unblur/unblurMachine';
import type { undressMachine } from '../../machines/undress/undressMachine';
import type { verificationMachine } from '../../machines/verification/verificationMachine';
import type { voiceMachine } from '../../machines/voice/voiceMachine';
import type { handoverMachine } from '../../machines/welcome/handoverMachine';

/** Only values that the product itself has named: no text that a person could have written. */
type IsClosed<Value> = [Value] extends [string | number | boolean | null | undefined]
  ? string extends Value
    ? false
    : true
  : Value extends readonly (infer Each)[] | ReadonlySet<infer Each>
    ? IsClosed<Each>
    : false;

type ClosedKeys<Part> = {
  [Key in keyof Part]-?: IsClosed<Part[Key]> extends true ? Key : never;
}[keyof Part] &
  string;

type PayloadKeys<One> = One extends unknown ? ClosedKeys<Omit<One, 'type'>> : never;

type ListOf<Machine extends AnyStateMachine> = {
  context?: readonly ClosedKeys<ContextFrom<Machine>>[];
  events?: {
    [Type in EventFrom<Machine>['type']]?: readonly PayloadKeys<
      Extract<EventFrom<Machine>, { type: Type }>
    >[];
  };
};

/** What may be shown of a machine: keys of its context, and of its events' payloads. */
export type Allowed = {
  context?: readonly string[];
  events?: Readonly<Record<string, readonly string[]>>;
};

/** The compiler refuses a key that could hold a person's text. */
const list = <Machine extends AnyStateMachine>(allowed: ListOf<Machine>): Allowed => ({
  ...(allowed.context && { context: allowed.context }),
  ...(allowed.events && { events: Object.fromEntries(Object.entries(allowed.events)) }),
});

/**
 * What a recording may show, by machine id; for everything else it shows only the kind of value.
 * Listed is what explains a flow. Left out although closed: what a person is or likes (age, gender,
 * preference, a persona's occupations) and how much they own.
 */
export const allowed: Readonly<Record<string, Allowed>> = {
  ageGate: list<typeof ageGateMachine>({ context: ['isProven'] }),
  alert: list<typeof alertMachine>({ context: ['remainingMs'] }),
  alerts: list<typeof alertsMachine>({ context: ['nextNumber'] }),
  app: list<typeof appMachine>({
    context: ['isAdult', 'contentLocale'],
    events: {
      'page.woke': ['sleptMs'],
      'locale.shown': ['locale'],
      'bundle.arrived': ['bundle'],
      'bundle.missed': ['bundle'],
      'report.sent': ['isAnswered'],
      'outboxMessage.written': ['isHeld'],
      'shortcut.chatWanted': ['step'],
      'outbox.failed': ['reason'],
      'server.ready': ['resync'],
    },
  }),
  bundle: list<typeof bundleMachine>({ context: ['bundle'] }),
  call: list<typeof callMachine>({
    context: ['isAuthorized', 'isPremium', 'isUnderstood', 'level', 'voice', 'seconds'],
    events: {
      'call.mute': ['isMuted'],
      'visitor.changed': ['isAuthorized', 'isPremium'],
      'microphone.failed': ['fault'],
      'microphone.level': ['level'],
      'room.agent': ['state'],
      'room.quality': ['isPoor'],
      'room.voice': ['level'],
      'room.ending': ['cause', 'seconds'],
      'room.ended': ['cause', 'seconds'],
    },
  }),
  catalogue: list<typeof catalogueMachine>({
    context: ['isEverybodys', 'cachedAt'],
    events: { 'catalogue.sort': ['sort'] },
  }),
  chat: list<typeof chatMachine>({
    context: ['isAuthorized'],
    events: {
      'outboxMessage.written': ['isHeld'],
      'outbox.failed': ['reason'],
      'server.ready': ['resync'],
      'visitor.changed': ['isAuthorized'],
    },
  }),
  chatDeletion: list<typeof chatDeletionMachine>({ context: ['remainingMs'] }),
  chatActions: list<typeof chatActionsMachine>({
    events: {
      'chat.marked': ['mark', 'isOn'],
      'chats.mark': ['mark', 'isOn'],
      'marking.done': ['mark', 'isOn'],
      'marking.refused': ['mark', 'isOn'],
    },
  }),
  chatList: list<typeof chatListMachine>({
    context: ['cachedAt'],
    events: { 'chatList.step': ['step'], 'chat.marked': ['mark', 'isOn'] },
  }),
  community: list<typeof communityMachine>({ events: { 'community.recalled': ['isDismissed'] } }),
  conversation: list<typeof conversationMachine>({
    context: ['readSeq', 'markAttempts', 'seenSeq'],
    events: {
      'outbox.failed': ['reason'],
      'server.ready': ['resync'],
      'server.messageEdited': ['fromSeq'],
      'server.replyStarted': ['seq'],
      'server.replyDelta': ['offset'],
      'server.replySnapshot': ['seq'],
      'version.choose': ['version'],
    },
  }),
  eventStream: list<typeof eventStreamMachine>({
    context: ['attempt'],
    events: { 'page.woke': ['sleptMs'] },
  }),
  favourites: list<typeof favouritesMachine>({ events: { 'favourite.changed': ['isFavourite'] } }),
  handover: list<typeof handoverMachine>({
    context: ['attempt'],
    events: { 'member.told': ['isMember'] },
  }),
  locale: list<typeof localeMachine>({
    context: ['locale', 'wanted'],
    events: { 'locale.select': ['locale'], 'locale.changed': ['locale'] },
  }),
  navigation: list<typeof navigationMachine>({
    context: ['isOpened', 'isAuthorized'],
    events: {
      'history.changed': ['isOpened'],
      'navigation.go': ['replace'],
      'overlay.open': ['name'],
      'visitor.changed': ['isAuthorized'],
    },
  }),
  offer: list<typeof offerMachine>({
    context: ['kind', 'isAuthorized', 'methods', 'isDiscountAsked', 'minutes', 'method'],
    events: {
      'intents.loaded': ['isDiscountAsked'],
      'deadline.near': ['minutes'],
      'offer.chooseMethod': ['method'],
    },
  }),
  outbox: list<typeof outboxMachine>({
    context: ['isOnline'],
    events: {
      'server.ready': ['resync'],
      'outboxMessage.written': ['isHeld'],
      'outboxMessage.failed': ['reason'],
    },
  }),
  outboxHost: list<typeof outboxHostMachine>({
    context: ['isOnline'],
    events: { 'server.ready': ['resync'], 'outboxMessage.written': ['isHeld'] },
  }),
  outboxMessage: list<typeof outboxMessageMachine>({
    context: ['isKept', 'isHeld', 'reason', 'question', 'isConfirmed', 'attempts'],
    events: { 'outboxMessage.ask': ['question'], 'outboxMessage.refused': ['reason'] },
  }),
  page: list<typeof pageMachine>({ events: { 'page.woke': ['sleptMs'] } }),
  persona: list<typeof personaMachine>({
    context: ['step', 'isPermitted', 'isPhotoGone'],
    events: {
      'persona.permit': ['isPermitted'],
      'persona.goTo': ['step'],
      'persona.submit': ['hasPremium'],
    },
  }),
  photo: list<typeof photoMachine>({
    context: ['problem'],
    events: { 'photo.push': ['x', 'y'], 'photo.zoom': ['zoom'] },
  }),
  marking: list<typeof markingMachine>({
    context: ['mark', 'isOn', 'asked'],
    events: { 'marking.want': ['isOn'] },
  }),
  prefetch: list<typeof prefetchMachine>({
    context: ['isSparing'],
    events: { 'link.wanted': ['isPointed'], 'network.changed': ['isSparing'] },
  }),
  purchaseWatch: list<typeof purchaseWatchMachine>({ context: ['attempt'] }),
  session: list<typeof sessionMachine>({
    context: ['isStale', 'balanceVersion', 'ended', 'wasLoggedIn', 'isUnsaved', 'attempt'],
    events: { 'page.woke': ['sleptMs'], 'tokens.loaded': ['wasLoggedIn'] },
  }),
  shortcuts: list<typeof shortcutsMachine>({
    context: ['isOn'],
    events: {
      'shortcut.used': ['shortcut'],
      'shortcut.stopped': ['shortcut'],
      'shortcut.chatWanted': ['step'],
    },
  }),
  streamShare: list<typeof streamShareMachine>({ context: ['hasLock', 'canLock'] }),
  theme: list<typeof themeMachine>({
    context: ['theme'],
    events: { 'theme.select': ['theme'], 'theme.changed': ['theme'] },
  }),
  unblur: list<typeof unblurMachine>({ context: ['status'] }),
  undress: list<typeof undressMachine>({
    context: ['isAuthorized', 'problem'],
    events: { 'visitor.changed': ['isAuthorized'] },
  }),
  verification: list<typeof verificationMachine>({
    context: ['isConfirmed', 'waitMs'],
    events: { 'mail.recalled': ['waitMs'] },
  }),
  voice: list<typeof voiceMachine>({
    context: ['at', 'duration', 'rate', 'renewals', 'status'],
    events: {
      'voice.seek': ['at'],
      'sound.progress': ['at', 'duration'],
      'sound.rated': ['rate'],
    },
  }),
};
