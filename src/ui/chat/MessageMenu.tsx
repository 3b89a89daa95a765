import { Copy, Ellipsis, Flag } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Message } from '../../machines/conversation/message';
import { useOverlayHref } from '../app/useOverlayHref';
import { Menu } from '../kit/Menu';
import styles from './MessageRow.module.css';
import { plainText } from './plainText';

export type MessageMenuProps = { message: Message; onCopy: (text: string) => void };

export function MessageMenu({ message, onCopy }: MessageMenuProps) {
  const intl = useIntl();
  const overlayHref = useOverlayHref();
  const isOwn = message.author === 'user';
  const copy = {
    id: 'copy',
    label: <FormattedMessage id="chat.copy" />,
    icon: <Copy />,
    onSelect: () => onCopy(isOwn ? message.text : plainText(message.text)),
  };
  const report = {
    id: 'report',
    label: <FormattedMessage id="chat.report" />,
    icon: <Flag />,
    href: overlayHref('report', { about: `message:${message.id}` }),
  };
  return (
    <Menu
      side="above"
      align={isOwn ? 'end' : 'start'}
      items={[...(message.text === '' ? [] : [copy]), ...(isOwn ? [] : [report])]}
      trigger={(props) => (
        <button
          {...props}
          type="button"
          className={styles.more}
          aria-label={intl.formatMessage({ id: 'chat.messageMenu' })}
        >
          <Ellipsis aria-hidden="true" />
        </button>
      )}
    />
  );
}
