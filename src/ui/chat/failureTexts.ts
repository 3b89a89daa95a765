import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { FailureReason } from '../../machines/outbox/outboxMessage';

/** Why a text was refused or did not reach the server. */
export const failureTexts: Record<FailureReason, MessageDescriptor> = defineMessages({
  network: { id: 'chat.failedNetwork' },
  dailyLimit: { id: 'chat.failedLimit' },
  premium: { id: 'chat.failedPremium' },
  inappropriate: { id: 'chat.failedInappropriate' },
  crisis: { id: 'chat.failedInappropriate' },
  conflict: { id: 'chat.failedConflict' },
  invalid: { id: 'chat.failedInvalid' },
  gone: { id: 'chat.failedGone' },
});
