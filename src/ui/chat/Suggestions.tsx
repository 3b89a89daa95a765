import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import type { ConversationRef } from '../../machines/conversation/conversationMachine';
import styles from './Suggestions.module.css';
import { useSuggestions } from './useSuggestions';

export type SuggestionsProps = { actor: ConversationRef; focusField: () => void };

/**
 * What the user may say next, above the field; a tap says it. It comes behind the field in the
 * order of the keys, so that one Tab leads out of the messages to the field.
 */
export function Suggestions({ actor, focusField }: SuggestionsProps) {
  const intl = useIntl();
  const { suggestions, say } = useSuggestions(actor);
  if (suggestions.length === 0) return null;
  const choose = (event: MouseEvent<HTMLButtonElement>, text: string) => {
    // The line goes away with the focus, which only the keyboard puts on it.
    if (event.currentTarget === document.activeElement) focusField();
    say(text);
  };
  return (
    <div
      className={styles.suggestions}
      role="group"
      aria-label={intl.formatMessage({ id: 'chat.suggestions' })}
    >
      {suggestions.map((text) => (
        <button
          key={text}
          type="button"
          className={styles.suggestion}
          dir="auto"
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => choose(event, text)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
