import { useSelector } from '@xstate/react';
import { ArrowDown } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ConversationRef } from '../../machines/conversation/conversationMachine';
import { Button } from '../kit/Button';
import styles from './MessageList.module.css';
import { newSince } from './chatItems';

export type JumpToLatestProps = { actor: ConversationRef; onJump: () => void };

/** Jumps to the end, and counts the messages that arrived since the reader left it. */
export function JumpToLatest({ actor, onJump }: JumpToLatestProps) {
  const count = useSelector(actor, ({ context }) => newSince(context.messages, context.seenSeq));
  return (
    <Button
      className={styles.jump}
      size="small"
      icon={<ArrowDown />}
      data-shortcut="latest"
      onClick={onJump}
    >
      {count === 0 ? (
        <FormattedMessage id="chat.jumpToLatest" />
      ) : (
        <FormattedMessage id="chat.jumpToNew" values={{ count }} />
      )}
    </Button>
  );
}
