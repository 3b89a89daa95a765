import clsx from 'clsx';
import { Pause, Play, RotateCw, Volume2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ConversationRef } from '../../machines/conversation/conversationMachine';
import { IconButton } from '../kit/IconButton';
import { Spinner } from '../kit/Spinner';
import { useVoiceButton, type VoicePhase } from './useVoice';
import styles from './Voice.module.css';

export type VoiceButtonProps = { actor: ConversationRef; messageId: string };

/** Has a reply spoken; the same button pauses and resumes. */
export function VoiceButton({ actor, messageId }: VoiceButtonProps) {
  const intl = useIntl();
  const { phase, play, pause } = useVoiceButton(actor, messageId);
  const looks: Readonly<Record<VoicePhase, readonly [label: string, icon: ReactNode]>> = {
    silent: [intl.formatMessage({ id: 'voice.listen' }), <Volume2 />],
    paywalled: [intl.formatMessage({ id: 'chat.seePremium' }), <Volume2 />],
    preparing: [intl.formatMessage({ id: 'voice.stop' }), <Spinner size="small" />],
    buffering: [intl.formatMessage({ id: 'voice.pause' }), <Spinner size="small" />],
    playing: [intl.formatMessage({ id: 'voice.pause' }), <Pause />],
    paused: [intl.formatMessage({ id: 'voice.play' }), <Play />],
    ended: [intl.formatMessage({ id: 'voice.play' }), <Play />],
    blocked: [intl.formatMessage({ id: 'voice.blocked' }), <Play />],
    unknown: [intl.formatMessage({ id: 'action.tryAgain' }), <RotateCw />],
    broken: [intl.formatMessage({ id: 'action.tryAgain' }), <RotateCw />],
  };
  const [label, icon] = looks[phase];
  const isHeard = phase === 'preparing' || phase === 'buffering' || phase === 'playing';
  return (
    <IconButton
      className={clsx(styles.button, phase !== 'silent' && styles.active)}
      label={label}
      icon={icon}
      onClick={isHeard ? pause : play}
    />
  );
}
