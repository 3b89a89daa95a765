import { Compass, MessageCircleOff, UserX } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ChatRef } from '../../machines/chat/chatMachine';
import type { LocaleRef } from '../../machines/locale/localeMachine';
import { Button, ButtonLink } from '../kit/Button';
import { EmptyState } from '../kit/EmptyState';
import { ErrorState } from '../kit/ErrorState';
import { ChatSkeleton } from './ChatSkeleton';
import { Conversation } from './Conversation';
import { GuestProfile } from './GuestProfile';
import { GuestSkeleton } from './GuestSkeleton';
import { LockedCharacter } from './LockedCharacter';
import { useChat } from './useChat';

export type ChatPageProps = {
  actor: ChatRef;
  locale: LocaleRef;
  /** This browser has been logged in before. */
  wasLoggedIn: boolean;
};

/** A guest sees the character's profile, a logged-in user the conversation. */
export function ChatPage({ actor, locale, wasLoggedIn }: ChatPageProps) {
  const { character, card, conversation, gallery, screen, retry, begin } = useChat(actor);

  if (screen === 'missing')
    return (
      <EmptyState
        icon={<Compass />}
        title={<FormattedMessage id="chat.missing" />}
        action={
          <ButtonLink variant="primary" href="/">
            <FormattedMessage id="chat.goExplore" />
          </ButtonLink>
        }
      >
        <FormattedMessage id="chat.missingText" />
      </EmptyState>
    );
  if (screen === 'characterFailed')
    return (
      <ErrorState onRetry={retry}>
        <FormattedMessage id="chat.botFailed" />
      </ErrorState>
    );
  if (screen === 'openFailed')
    return (
      <ErrorState title={<FormattedMessage id="chat.openFailed" />} onRetry={retry}>
        <FormattedMessage id="chat.openFailedText" />
      </ErrorState>
    );
  if (screen === 'meeting')
    return card === null ? (
      <GuestSkeleton />
    ) : (
      <GuestProfile
        gallery={gallery}
        character={card}
        profile={null}
        isFromCard
        wasLoggedIn={wasLoggedIn}
      />
    );
  if (character === null || screen === 'loading')
    return <ChatSkeleton character={character ?? card} />;
  if (screen === 'gone')
    return (
      <EmptyState
        icon={<UserX />}
        title={<FormattedMessage id="chat.gone" />}
        action={
          <ButtonLink variant="primary" href="/">
            <FormattedMessage id="chat.goExplore" />
          </ButtonLink>
        }
      >
        <FormattedMessage id="chat.goneText" values={{ name: character.name }} />
      </EmptyState>
    );
  if (screen === 'removed')
    return (
      <EmptyState
        icon={<MessageCircleOff />}
        title={<FormattedMessage id="chat.removed" />}
        action={
          <>
            <Button variant="primary" onClick={begin}>
              <FormattedMessage id="chat.begin" />
            </Button>
            <ButtonLink href="/chat">
              <FormattedMessage id="chat.back" />
            </ButtonLink>
          </>
        }
      >
        <FormattedMessage id="chat.removedText" values={{ name: character.name }} />
      </EmptyState>
    );
  if (screen === 'locked') return <LockedCharacter character={character} />;
  if (screen === 'preview')
    return (
      <GuestProfile
        gallery={gallery}
        character={character}
        profile={character}
        isFromCard={card !== null}
        wasLoggedIn={wasLoggedIn}
      />
    );
  if (conversation === undefined) return <ChatSkeleton character={character} />;
  return (
    <Conversation
      key={conversation.sessionId}
      actor={conversation}
      locale={locale}
      character={character}
    />
  );
}
