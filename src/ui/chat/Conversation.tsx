import { useCallback, useRef } from 'react';
import type { BotProfile } from '../../machines/catalogue/bot';
import type { ConversationRef } from '../../machines/conversation/conversationMachine';
import type { LocaleRef } from '../../machines/locale/localeMachine';
import { Portrait } from '../kit/Portrait';
import { Announcer } from './Announcer';
import { ChatProfile } from './ChatProfile';
import { Composer } from './Composer';
import styles from './Conversation.module.css';
import { ConversationHeader } from './ConversationHeader';
import { MessageList } from './MessageList';
import { RestartDialog } from './RestartDialog';
import { useConversation } from './useConversation';

export type ConversationProps = { actor: ConversationRef; locale: LocaleRef; bot: BotProfile };

/** A conversation, with the character beside it where there is room. */
export function Conversation({ actor, locale, bot }: ConversationProps) {
  const conversation = useConversation(actor);
  const { chat, restart } = conversation;
  const field = useRef<HTMLTextAreaElement>(null);
  const focusField = useCallback(() => field.current?.focus(), []);
  return (
    <div className={styles.conversation} data-own-header="">
      <section className={styles.talk}>
        <Portrait
          className={styles.glow}
          picture={{ colors: bot.portrait.colors, sources: [] }}
          alt=""
          sizes="1px"
        />
        <ConversationHeader
          actor={actor}
          locale={locale}
          bot={bot}
          onRestart={conversation.askRestart}
        />
        <MessageList
          actor={actor}
          name={bot.name}
          conversation={conversation}
          focusField={focusField}
        />
        <Composer actor={actor} field={field} isScripted={chat.replies === 'scripted'} />
        <Announcer actor={actor} name={bot.name} />
      </section>
      <aside className={styles.side}>
        <ChatProfile bot={bot} />
      </aside>
      {restart === 'idle' ? null : (
        <RestartDialog
          name={bot.name}
          busy={restart === 'restarting'}
          onConfirm={conversation.confirmRestart}
          onCancel={conversation.cancelRestart}
        />
      )}
    </div>
  );
}
