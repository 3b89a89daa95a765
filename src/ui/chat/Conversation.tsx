import { useSelector } from '@xstate/react';
import clsx from 'clsx';
import { Suspense, useCallback, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { CharacterDetail } from '../../machines/catalogue/character';
import type { ConversationRef } from '../../machines/conversation/conversationMachine';
import type { LocaleRef } from '../../machines/locale/localeMachine';
import { useSearchPlace } from '../chatSearch/useSearchPlace';
import { CachedNotice } from '../offline/CachedNotice';
import { lazyView } from '../kit/lazyView';
import { Portrait } from '../kit/Portrait';
import { Announcer } from './Announcer';
import { ChatProfile } from './ChatProfile';
import { Composer } from './Composer';
import styles from './Conversation.module.css';
import { ConversationHeader } from './ConversationHeader';
import { MessageList } from './MessageList';
import { Pictures } from './Pictures';
import { RestartDialog } from './RestartDialog';
import { Suggestions } from './Suggestions';
import { useConversation } from './useConversation';
import { followVisible } from './visibleHeight';

const ChatSearch = lazyView(async () => (await import('../chatSearch/ChatSearch')).ChatSearch);

export type ConversationProps = {
  actor: ConversationRef;
  locale: LocaleRef;
  character: CharacterDetail;
};

/** A conversation, with the character's profile beside it if there is room. */
export function Conversation({ actor, locale, character }: ConversationProps) {
  const intl = useIntl();
  const conversation = useConversation(actor);
  const { chat, restart } = conversation;
  const field = useRef<HTMLTextAreaElement>(null);
  const focusField = useCallback(() => field.current?.focus(), []);
  const searchButton = useRef<HTMLButtonElement>(null);
  const search = useSearchPlace(actor, searchButton);
  const gallery = useSelector(actor, ({ children }) => children.gallery);
  const searchHost = useSelector(actor, ({ children }) => children.search);
  useEffect(() => {
    const viewport = window.visualViewport;
    return viewport ? followVisible(viewport, document.documentElement) : undefined;
  }, []);
  return (
    <div
      className={clsx(styles.conversation, search.isOpen && styles.searching)}
      data-own-header=""
    >
      <section className={styles.talk}>
        <Portrait
          className={styles.glow}
          picture={{ colors: character.portrait.colors, sources: [] }}
          alt=""
          sizes="1px"
        />
        <ConversationHeader
          actor={actor}
          locale={locale}
          character={character}
          onRestart={conversation.askRestart}
          isSearching={search.isOpen}
          onSearch={search.toggle}
          searchButton={searchButton}
        />
        {conversation.isKept ? <CachedNotice /> : null}
        <MessageList
          actor={actor}
          name={character.name}
          conversation={conversation}
          focusField={focusField}
        />
        <Composer
          actor={actor}
          field={field}
          name={character.name}
          isScripted={chat.replies === 'scripted'}
        />
        <Suggestions actor={actor} focusField={focusField} />
        <Announcer actor={actor} name={character.name} />
      </section>
      {search.isOpen && searchHost ? (
        <Suspense fallback={<div className={styles.searchPlace} />}>
          <ChatSearch host={searchHost} onClose={search.close} onChosen={search.choose} />
        </Suspense>
      ) : (
        <aside className={styles.side} aria-label={intl.formatMessage({ id: 'chat.profile' })}>
          <ChatProfile character={character} gallery={gallery} />
        </aside>
      )}
      <Pictures actor={actor} name={character.name} conversation={conversation} />
      {restart === 'idle' ? null : (
        <RestartDialog
          name={character.name}
          busy={restart === 'restarting'}
          onConfirm={conversation.confirmRestart}
          onCancel={conversation.cancelRestart}
        />
      )}
    </div>
  );
}
