import type { SearchHit } from '../../machines/chatSearch/hit';
import type { Address } from '../../machines/navigation/address';

/** The address of a chat with this message in view. */
export const messageAddress = ({ bot, messageId }: SearchHit): Address => ({
  path: `/${bot.slug}`,
  search: `message=${messageId}`,
});
