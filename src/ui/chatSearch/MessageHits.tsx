import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ChatSearchHostRef } from '../../machines/chatSearch/chatSearchHostMachine';
import { formatAddress } from '../../machines/navigation/address';
import { messageAddress } from './messageAddress';
import styles from './MessageHits.module.css';
import { SearchResults } from './SearchResults';
import { useChatSearch } from './useChatSearch';

/** Messages found in any chat, below the chats found by the same words. */
export function MessageHits({ host }: { host: ChatSearchHostRef }) {
  const search = useChatSearch(host);
  const titleId = useId();
  if (search.text.trim() === '') return null;
  return (
    <section className={styles.hits} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <FormattedMessage id="search.messages" />
      </h2>
      <SearchResults
        search={search}
        isOfMany
        hrefOf={(hit) => formatAddress(messageAddress(hit))}
      />
    </section>
  );
}
