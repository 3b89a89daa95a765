import { useIntl } from 'react-intl';
import type { Reaction } from '../../../common/contract';
import { ReactionIcon } from './ReactionIcon';
import styles from './ReactionPill.module.css';
import { reactionTexts } from './reactionTexts';

export type ReactionPillProps = { reaction: Reaction; onRemove: () => void };

/** The user's reaction at the edge of a bubble; pressing it takes it off. */
export function ReactionPill({ reaction, onRemove }: ReactionPillProps) {
  const intl = useIntl();
  const name = intl.formatMessage(reactionTexts[reaction]);
  return (
    <button
      type="button"
      className={styles.pill}
      aria-label={intl.formatMessage({ id: 'chat.reactionRemove' }, { name })}
      onClick={onRemove}
    >
      <ReactionIcon reaction={reaction} />
    </button>
  );
}
