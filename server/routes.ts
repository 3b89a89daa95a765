import { activationRoutes } from './auth/activationRoutes';
import { emailChangeRoutes } from './auth/emailChangeRoutes';
import { passwordChangeRoute } from './auth/passwordChangeRoute';
import { passwordResetRoutes } from './auth/passwordResetRoutes';
import { registerRoute } from './auth/register';
import { sessionRoutes } from './auth/sessionRoutes';
import { tokenRoutes } from './auth/tokenRoutes';
import { callRoutes } from './calls/routes';
import { favouriteRoutes } from './characters/favourites';
import { payloadRoutes } from './characters/payloads';
import { catalogueRoutes } from './characters/routes';
import { messageRoutes } from './chat/messageRoutes';
import { chatRoutes } from './chat/routes';
import { describeChat } from './chat/summary';
import { eventRoutes } from './events/routes';
import { healthRoute } from './http/health';
import type { OperationRoute } from './http/operation';
import { mailRoutes } from './mail/mailRoutes';
import { mediaRoutes } from './media/routes';
import { memoryRoutes } from './memory/routes';
import { claimRoute } from './money/claim';
import { ledgerRoute } from './money/ledgerRoute';
import { offerRoutes } from './money/offerRoutes';
import { purchaseRoutes } from './money/purchaseRoutes';
import { subscriptionRoutes } from './money/subscriptionRoutes';
import { webhookRoute } from './money/webhookRoute';
import { personaRoutes } from './personas/routes';
import { exportRoute } from './profile/exportRoute';
import { profileRoutes } from './profile/routes';
import type { Services } from './services';
import { speechRoutes } from './speech/routes';
import { supportRoutes } from './support/routes';
import { undressRoutes } from './undress/routes';

/** The handlers of all parts. */
export const allRoutes = (services: Services): OperationRoute[] => [
  registerRoute(services),
  ...tokenRoutes(services),
  ...activationRoutes(services),
  ...passwordResetRoutes(services),
  ...emailChangeRoutes(services),
  passwordChangeRoute(services),
  ...sessionRoutes(services),
  exportRoute(services),
  ...mailRoutes(services),
  ...profileRoutes(services),
  claimRoute(services),
  ...memoryRoutes(services),
  ledgerRoute(services),
  ...offerRoutes(services),
  ...purchaseRoutes(services),
  ...subscriptionRoutes(services),
  webhookRoute(services),
  ...catalogueRoutes(services),
  ...payloadRoutes(services),
  ...favouriteRoutes(services),
  ...personaRoutes(services),
  ...chatRoutes(services),
  ...messageRoutes(services),
  ...eventRoutes({
    ...services,
    describeChat: (chatId, locale) => describeChat(services, chatId, locale),
  }),
  ...mediaRoutes(services),
  ...speechRoutes(services),
  ...callRoutes(services),
  ...supportRoutes(services),
  ...undressRoutes(services),
  healthRoute(services),
];
