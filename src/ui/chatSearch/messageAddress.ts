import type { SearchHit } from '../../machines/chatSearch/hit';
import type { Address } from '../../machines/navigation/address';

/** Where a message is: its chat, with the message in view. */
export const messageAddress = ({ bot, messageId }: SearchHit): Address => ({
  path: `/${bot.slug}`,
  search: `message=${messageId}`,
});
