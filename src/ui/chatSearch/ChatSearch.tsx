import { X } from 'lucide-react';
import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import type { ChatSearchHostRef } from '../../machines/chatSearch/chatSearchHostMachine';
import { formatAddress, withOverlay } from '../../machines/navigation/address';
import { IconButton } from '../kit/IconButton';
import { useMedia } from '../kit/useMedia';
import styles from './ChatSearch.module.css';
import { focusFirstHit, moveAmongHits } from './hitKeys';
import { messageAddress } from './messageAddress';
import { SearchField } from './SearchField';
import { SearchResults } from './SearchResults';
import { useChatSearch } from './useChatSearch';

export type ChatSearchProps = {
  host: ChatSearchHostRef;
  onClose: () => void;
  /** The reader opened a hit, which closes the search on a small screen. */
  onChosen: (messageId: string) => void;
};

/** At this width the search stands beside the messages; below it, it covers them. */
const BESIDE = '(width >= 1024px)';

/** Search in one chat: beside the messages if there is room, else in their place. */
export function ChatSearch({ host, onClose, onChosen }: ChatSearchProps) {
  const intl = useIntl();
  const search = useChatSearch(host);
  const isBeside = useMedia(BESIDE);
  const panel = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { open } = search;

  useEffect(() => {
    open();
    const left = panel.current?.querySelector<HTMLElement>('[data-hit][aria-current]');
    if (left) left.focus();
    else field.current?.select();
  }, [open]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // Keeps Escape from also stopping a reply or clearing the field.
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (search.status !== 'found' || !focusFirstHit(panel.current)) search.submit();
  };
  const label = intl.formatMessage({ id: 'search.inChat' });

  return (
    <section
      ref={panel}
      className={styles.panel}
      aria-label={label}
      data-keeps-focus=""
      onKeyDown={(event) => {
        closeOnEscape(event);
        moveAmongHits(event);
      }}
    >
      <form className={styles.head} role="search" onSubmit={submit}>
        <div className={styles.field}>
          <SearchField ref={field} search={search} label={label} />
        </div>
        <IconButton
          className={styles.close}
          label={intl.formatMessage({ id: 'search.close' })}
          icon={<X />}
          onClick={onClose}
        />
      </form>
      <div className={styles.results}>
        <SearchResults
          search={search}
          isOfMany={false}
          hrefOf={(hit) => {
            const place = messageAddress(hit);
            return formatAddress(isBeside ? withOverlay(place, 'search') : place);
          }}
          onChosen={onChosen}
        />
      </div>
    </section>
  );
}
