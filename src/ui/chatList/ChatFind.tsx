import { useIntl } from 'react-intl';
import { SEARCH_LENGTH } from '../../../common/limits';
import { SearchField } from '../kit/SearchField';
import styles from './ChatFind.module.css';

/** One field that searches chats and messages. */
export function ChatFind({ text, onFind }: { text: string; onFind: (text: string) => void }) {
  const intl = useIntl();
  return (
    <search className={styles.find}>
      <form>
        <SearchField
          label={intl.formatMessage({ id: 'chats.find' })}
          maxLength={SEARCH_LENGTH}
          value={text}
          onFind={onFind}
        />
      </form>
    </search>
  );
}
