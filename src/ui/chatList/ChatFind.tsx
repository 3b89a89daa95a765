import { useIntl } from 'react-intl';
import { SEARCH_LENGTH } from '../../../common/limits';
import { SearchField } from '../kit/SearchField';
import styles from './ChatFind.module.css';

export type ChatFindProps = {
  text: string;
  onFind: (text: string) => void;
  /** Beside a chat, the search shortcut belongs to the search in that chat. */
  hasShortcut: boolean;
};

/** One field that searches chats and messages. */
export function ChatFind({ text, onFind, hasShortcut }: ChatFindProps) {
  const intl = useIntl();
  return (
    <search className={styles.find}>
      <form>
        <SearchField
          label={intl.formatMessage({ id: 'chats.find' })}
          maxLength={SEARCH_LENGTH}
          value={text}
          onFind={onFind}
          hasShortcut={hasShortcut}
        />
      </form>
    </search>
  );
}
