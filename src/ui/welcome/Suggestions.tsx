import type { SuggestionsRef } from '../../machines/welcome/suggestionsMachine';
import { Portrait } from '../kit/Portrait';
import { Skeleton } from '../kit/Skeleton';
import { useSuggestions } from './useWelcome';
import styles from './WelcomePage.module.css';

const places = [0, 1, 2];

/** Three suggested characters, as a hand of cards beside the questions; decorative. */
export function Suggestions({ actor }: { actor: SuggestionsRef }) {
  const { bots } = useSuggestions(actor);
  return (
    <div className={styles.suggestions} aria-hidden="true">
      {places.map((place) => {
        const bot = bots[place];
        return (
          <div key={place} className={styles.card}>
            {bot === undefined ? (
              <Skeleton className={styles.blank} />
            ) : (
              <Portrait
                key={bot.slug}
                className={styles.face}
                picture={bot.portrait}
                alt=""
                sizes="(width >= 1024px) 300px, 120px"
                eager
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
