import { Search } from 'lucide-react';
import { useIntl } from 'react-intl';
import { TextField } from '../kit/TextField';
import styles from './ChatFind.module.css';

/** One field for all that can be found here. */
export function ChatFind({ text, onFind }: { text: string; onFind: (text: string) => void }) {
  const intl = useIntl();
  return (
    <search className={styles.find}>
      <form>
        <TextField
          label={intl.formatMessage({ id: 'chats.find' })}
          labelHidden
          icon={<Search />}
          type="search"
          data-shortcut="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          placeholder={intl.formatMessage({ id: 'chats.find' })}
          value={text}
          onChange={(event) => onFind(event.target.value)}
        />
      </form>
    </search>
  );
}
