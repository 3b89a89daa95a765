import clsx from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import type { Character } from '../../machines/catalogue/character';
import { Avatar } from '../kit/Avatar';
import { Portrait } from '../kit/Portrait';
import { Skeleton } from '../kit/Skeleton';
import composer from './Composer.module.css';
import styles from './ChatSkeleton.module.css';
import conversation from './Conversation.module.css';
import emoji from './EmojiButton.module.css';
import header from './ConversationHeader.module.css';
import list from './MessageList.module.css';
import { MessagesSkeleton } from './MessagesSkeleton';

/**
 * A chat while it or its character loads. Its parts are laid out by the styles of the conversation,
 * so that nothing moves when that takes its place.
 */
export function ChatSkeleton({ character }: { character: Character | null }) {
  const intl = useIntl();
  return (
    <div className={conversation.conversation} data-own-header="" aria-busy="true">
      <div className={conversation.talk}>
        {character ? (
          <Portrait
            className={conversation.glow}
            picture={{ colors: character.portrait.colors, sources: [] }}
            alt=""
            sizes="1px"
          />
        ) : null}
        <div className={header.header}>
          <Link
            className={clsx(header.round, header.back)}
            href="/chat"
            aria-label={intl.formatMessage({ id: 'chat.back' })}
          >
            <ArrowLeft aria-hidden="true" />
          </Link>
          <Person character={character} />
          {['call', 'search', 'more'].map((button) => (
            <span key={button} className={header.round}>
              <Skeleton className={styles.icon} />
            </span>
          ))}
        </div>
        <div className={list.frame}>
          <div className={clsx(list.scroller, styles.messages)}>
            <div className={list.content}>
              <MessagesSkeleton />
            </div>
          </div>
        </div>
        <div className={composer.composer} aria-hidden="true">
          <div className={clsx(composer.box, styles.field)}>
            <Skeleton className={styles.placeholder} />
            <span className={emoji.place}>
              <span className={styles.emoji}>
                <Skeleton className={styles.icon} />
              </span>
            </span>
            <Skeleton className={styles.send} />
          </div>
          <div className={clsx(composer.notes, styles.notes)}>
            <p>
              <FormattedMessage id="chat.aiNote" /> <FormattedMessage id="chat.scriptedNote" />
            </p>
          </div>
        </div>
      </div>
      <div className={clsx(conversation.side, styles.side)}>
        <Skeleton className={styles.portrait} />
        <div className={styles.thumbs}>
          {['first', 'second', 'third', 'fourth'].map((picture) => (
            <Skeleton key={picture} className={styles.thumb} />
          ))}
        </div>
        <Skeleton className={styles.tagline} />
        <Skeleton className={styles.description} />
      </div>
    </div>
  );
}

function Person({ character }: { character: Character | null }) {
  return (
    <span className={header.person}>
      {character ? (
        <span data-grows={character.slug}>
          <Avatar name={character.name} picture={character.portrait} />
        </span>
      ) : (
        <Skeleton className={styles.avatar} />
      )}
      <span className={header.names}>
        {character ? (
          <>
            <span className={clsx(header.name, styles.name)}>{character.name}</span>
            <span className={header.state}>{character.tagline}</span>
          </>
        ) : (
          <Skeleton className={styles.unknown} />
        )}
      </span>
    </span>
  );
}
