import { ChevronDown, Copy, Flag, Pencil, RefreshCw, Reply, Trash2 } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { reactions, type Reaction } from '../../../common/contract';
import type { Message } from '../../machines/conversation/message';
import { useOverlayHref } from '../app/useOverlayHref';
import { Menu } from '../kit/Menu';
import styles from './MessageRow.module.css';
import { plainText } from './plainText';
import { ReactionIcon } from './ReactionIcon';
import { reactionTexts } from './reactionTexts';

export type MessageMenuProps = {
  message: Message;
  onCopy: (text: string) => void;
  /** Given if the reply can be regenerated. */
  onRegenerate?: () => void;
  /** Given if the text can be edited, or taken back before it is sent. */
  onEdit?: () => void;
  onDelete?: () => void;
  /** Given if a text can be written in reply to it. */
  onReply?: () => void;
  reaction: Reaction | null;
  /** Given if the server has the message. */
  onReact?: (reaction: Reaction) => void;
};

export function MessageMenu({
  message,
  onCopy,
  onRegenerate,
  onEdit,
  onDelete,
  onReply,
  reaction,
  onReact,
}: MessageMenuProps) {
  const intl = useIntl();
  const overlayHref = useOverlayHref();
  const isOwn = message.author === 'user';
  const copy = {
    id: 'copy',
    label: <FormattedMessage id="chat.copy" />,
    icon: <Copy />,
    onSelect: () => onCopy(isOwn ? message.text : plainText(message.text)),
  };
  const reply = onReply && {
    id: 'reply',
    label: <FormattedMessage id="chat.quoteReply" />,
    icon: <Reply />,
    onSelect: onReply,
  };
  const report = {
    id: 'report',
    label: <FormattedMessage id="chat.report" />,
    icon: <Flag />,
    href: overlayHref('report', { about: `message:${message.id}` }),
  };
  const regenerate = onRegenerate && {
    id: 'regenerate',
    label: <FormattedMessage id="chat.regenerate" />,
    icon: <RefreshCw />,
    onSelect: onRegenerate,
  };
  const edit = onEdit && {
    id: 'edit',
    label: <FormattedMessage id="chat.edit" />,
    icon: <Pencil />,
    onSelect: onEdit,
  };
  const remove = onDelete && {
    id: 'delete',
    label: <FormattedMessage id="chat.delete" />,
    icon: <Trash2 />,
    danger: true,
    onSelect: onDelete,
  };
  return (
    <Menu
      side="above"
      align={isOwn ? 'end' : 'start'}
      strip={
        onReact && {
          label: intl.formatMessage({ id: 'chat.react' }),
          choices: reactions.map((id) => ({
            id,
            label: intl.formatMessage(reactionTexts[id]),
            glyph: <ReactionIcon reaction={id} />,
            checked: id === reaction,
          })),
          onSelect: onReact,
        }
      }
      items={[
        ...(reply ? [reply] : []),
        ...(message.text === '' ? [] : [copy]),
        ...(regenerate ? [regenerate] : []),
        ...(edit ? [edit] : []),
        ...(isOwn ? [] : [report]),
        ...(remove ? [remove] : []),
      ]}
      trigger={(props) => (
        <button
          {...props}
          type="button"
          className={styles.more}
          aria-label={intl.formatMessage({ id: 'chat.messageMenu' })}
        >
          <ChevronDown aria-hidden="true" />
        </button>
      )}
    />
  );
}
