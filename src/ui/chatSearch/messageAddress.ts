import type { SearchHit } from '../../machines/chatSearch/hit';
import type { Address } from '../../machines/navigation/address';

/** The address of a chat with this message in view. */
export const messageAddress = ({ character, messageId }: SearchHit): Address => ({
  path: `/${character.slug}`,
  search: `message=${messageId}`,
});
