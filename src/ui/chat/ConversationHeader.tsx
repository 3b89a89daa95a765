import { useSelector } from '@xstate/react';
import clsx from 'clsx';
import {
  ArrowLeft,
  Brain,
  Crown,
  Ellipsis,
  Flag,
  Globe,
  Keyboard,
  Phone,
  RotateCcw,
  Search,
  UserRound,
} from 'lucide-react';
import type { Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { localeNames, toIntlLocale } from '../../../common/locales';
import type { Character } from '../../machines/catalogue/character';
import type { ConversationRef } from '../../machines/conversation/conversationMachine';
import type { LocaleRef } from '../../machines/locale/localeMachine';
import { findActor } from '../app/findActor';
import { useOverlayHref } from '../app/useOverlayHref';
import { Avatar } from '../kit/Avatar';
import { IconButton } from '../kit/IconButton';
import { Menu } from '../kit/Menu';
import { languageItems } from '../shell/languageItems';
import styles from './ConversationHeader.module.css';
import { useIsWriting } from './useConversation';

export type ConversationHeaderProps = {
  actor: ConversationRef;
  locale: LocaleRef;
  character: Character;
  onRestart: () => void;
  isSearching: boolean;
  onSearch: () => void;
  searchButton: Ref<HTMLButtonElement>;
};

export function ConversationHeader({
  actor,
  locale,
  character,
  onRestart,
  isSearching,
  onSearch,
  searchButton,
}: ConversationHeaderProps) {
  const intl = useIntl();
  const overlayHref = useOverlayHref();
  const isWriting = useIsWriting(actor);
  const language = useSelector(locale, ({ context }) => context.locale);
  const needsPremium = useSelector(
    actor,
    ({ context: { allowance } }) => allowance.status === 'member' && !allowance.hasSubscription,
  );
  const { name } = character;
  const call = needsPremium
    ? intl.formatMessage({ id: 'call.startPremium' }, { name })
    : intl.formatMessage({ id: 'call.start' }, { name });
  return (
    <header className={styles.header}>
      <Link
        className={clsx(styles.round, styles.back)}
        href="/chat"
        aria-label={intl.formatMessage({ id: 'chat.back' })}
      >
        <ArrowLeft aria-hidden="true" />
      </Link>
      <Link className={styles.person} href={overlayHref('profile')}>
        <Avatar name={name} picture={character.portrait} />
        <span className={styles.names}>
          <h1 className={styles.name}>{name}</h1>
          <span className={styles.state} data-writing={isWriting ? '' : undefined}>
            {isWriting ? <FormattedMessage id="chat.writingShort" /> : character.tagline}
          </span>
        </span>
      </Link>
      <Link
        className={styles.round}
        href={`/audio?bot=${encodeURIComponent(character.slug)}`}
        aria-label={call}
        title={call}
      >
        <Phone aria-hidden="true" />
        {needsPremium ? <Crown className={styles.crown} aria-hidden="true" /> : null}
      </Link>
      <IconButton
        ref={searchButton}
        label={intl.formatMessage({ id: 'search.inChat' })}
        icon={<Search />}
        aria-expanded={isSearching}
        data-shortcut={isSearching ? undefined : 'search'}
        onClick={onSearch}
      />
      <Menu
        items={[
          {
            id: 'profile',
            label: <FormattedMessage id="chat.profile" />,
            icon: <UserRound />,
            href: overlayHref('profile'),
          },
          {
            id: 'memory',
            label: <FormattedMessage id="chat.memory" />,
            icon: <Brain />,
            href: overlayHref('memory'),
          },
          {
            id: 'restart',
            label: <FormattedMessage id="chat.restart" />,
            icon: <RotateCcw />,
            onSelect: onRestart,
          },
          {
            id: 'language',
            label: <FormattedMessage id="language.label" />,
            icon: <Globe />,
            onPhoneOnly: true,
            value: <span lang={toIntlLocale(language)}>{localeNames[language]}</span>,
            items: languageItems(language, (choice) =>
              locale.send({ type: 'locale.select', locale: choice }),
            ),
          },
          {
            id: 'shortcuts',
            label: <FormattedMessage id="shortcuts.title" />,
            icon: <Keyboard />,
            isForKeys: true,
            onSelect: () => findActor(actor, 'shortcuts')?.send({ type: 'shortcuts.show' }),
          },
          {
            id: 'report',
            label: <FormattedMessage id="chat.report" />,
            icon: <Flag />,
            href: overlayHref('report', { about: `bot:${character.slug}` }),
          },
        ]}
        trigger={(props) => (
          <IconButton
            {...props}
            label={intl.formatMessage({ id: 'chat.more' })}
            icon={<Ellipsis />}
          />
        )}
      />
    </header>
  );
}
