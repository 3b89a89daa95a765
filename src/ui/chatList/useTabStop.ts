import { useState, type FocusEvent } from 'react';
import type { ChatSummary } from '../../machines/conversation/message';

/**
 * The one row that Tab stops at, so that it leads past a long list: where the focus was last, or
 * else the open chat. Arrow keys lead to the other rows.
 */
export function useTabStop(rows: readonly ChatSummary[], openSlug: string | undefined) {
  const [entered, setEntered] = useState({ openSlug, id: '' });
  const stop =
    rows.find(({ id }) => entered.openSlug === openSlug && id === entered.id) ??
    rows.find(({ character }) => character.slug === openSlug) ??
    rows[0];
  return {
    stopId: stop?.id,
    onEnter: ({ target }: FocusEvent) => {
      const row = target.closest<HTMLElement>('[data-chat]');
      setEntered({ openSlug, id: row?.dataset['chat'] ?? '' });
    },
  };
}
